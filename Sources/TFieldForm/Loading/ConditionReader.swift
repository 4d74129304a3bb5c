internal import TFieldJSON
internal import TField

extension Reading {
  /// `true`, `false` or a condition; `nil` where nothing is said.
  func flagOrCondition(_ node: JSONNode?) -> Condition? {
    guard let node else { return nil }
    return node.bool.map { $0 ? .always : .never } ?? condition(node)
  }

  /// A condition; one that is at fault holds always, and the form is refused anyway.
  func condition(_ node: JSONNode) -> Condition {
    let reader = ObjectReader(node, Self.conditionFormat, self)
    guard node["field"] == nil else { return fieldCondition(reader) }
    let found = Self.combinators.filter { node[$0.name] != nil }.map(\.name)
    guard let name = found.first, found.count == 1 else {
      return reject(reader, found, among: Self.combinators.map(\.name) + ["field"])
    }
    guard let value = reader.node(name) else { return .always }
    let parts = (reader.elements(name) ?? []).map(condition)
    switch name {
    case "all": return .all(parts)
    case "any": return .any(parts)
    default: return .not(condition(value))
    }
  }

  static let conditionName = "condition"

  private static let conditionFormat = ObjectFormat(
    conditionName, "A claim about other fields.", combinators + [field] + FormFormat.operators)

  static let field = KeyFormat("field", .string, "The field it speaks of.", isRequired: false)

  /// The conditions that are made of others.
  static let combinators = [
    KeyFormat("all", .some(.condition), "All of these hold."),
    KeyFormat("any", .some(.condition), "At least one of these holds."),
    KeyFormat("not", .condition, "This does not hold."),
  ]

  private func fieldCondition(_ reader: ObjectReader) -> Condition {
    let choices = Self.combinators + FormFormat.operators
    let found = choices.filter { reader.node[$0.name] != nil }.map(\.name)
    guard let name = found.first, found.count == 1, Self.isOperator(name) else {
      return reject(reader, found, among: FormFormat.operators.map(\.name))
    }
    guard let place = reader.node("field"), let id = place.string,
      let value = reader.node(name)
    else { return .always }
    refer(to: id, at: place)
    for operand in value.kind == .array ? Array(value.elements) : [value] where name != "matches" {
      scope.uses.comparisons.append((id, name, operand))
    }
    return test(name, value).map { .field(id, $0) } ?? flag(name, value, id)
  }

  private static func isOperator(_ name: String) -> Bool {
    FormFormat.operators.contains { $0.name == name }
  }

  /// A misspelt key was reported already; what it should have been is not asked for again.
  private func reject(
    _ reader: ObjectReader, _ found: [String], among choices: [String]
  ) -> Condition {
    let isMisspelt = reader.node.members.contains {
      !ObjectFormat.isIgnored($0.key) && Self.conditionFormat[$0.key] == nil
    }
    if !found.isEmpty || !isMisspelt {
      report.error(.notOneKey(found, of: "condition", choices: choices), at: reader.node)
    }
    return .always
  }

  private func test(_ name: String, _ value: JSONNode) -> Condition.Test? {
    switch name {
    case "equals": .equals(operand(value))
    case "in": .isIn(value.elements.map(operand))
    case "matches": .matches(pattern(value))
    case "greaterThan": .greaterThan(operand(value))
    case "lessThan": .lessThan(operand(value))
    case "atLeast": .atLeast(operand(value))
    case "atMost": .atMost(operand(value))
    default: nil
    }
  }

  /// `filled`, `empty` and `valid` are claimed by true and denied by false.
  private func flag(_ name: String, _ value: JSONNode, _ id: String) -> Condition {
    let test: Condition.Test =
      name == "filled" ? .isFilled : name == "empty" ? .isEmpty : .isValid
    return value.bool == false ? .not(.field(id, test)) : .field(id, test)
  }

  /// A value to compare with, or `{ "field": id }`.
  func operand(_ node: JSONNode) -> Condition.Operand {
    switch node.kind {
    case .object:
      let field = KeyFormat("field", .string, "The field it is compared with.", isRequired: true)
      let reader = ObjectReader(node, ObjectFormat("operand", "", [field]), self)
      if let place = reader.node("field"), let id = place.string {
        refer(to: id, at: place)
        return .field(id)
      }
      return .value(.none)
    case .bool: return .value(.flag(node.bool ?? false))
    case .number:
      return .value(DecimalNumber(node.numberText ?? "").map(TypedValue.number) ?? .none)
    default:
      let text = node.string ?? ""
      return .value(CalendarDate(text).map(TypedValue.date) ?? .text(text))
    }
  }
}
