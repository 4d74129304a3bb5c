internal import TField

extension Reading {
  /// `true`, `false` or a condition; `nil` where nothing is said.
  func flagOrCondition(_ node: JSONNode?) -> Condition? {
    guard let node else { return nil }
    return node.bool.map { $0 ? .always : .never } ?? condition(node)
  }

  /// A condition; one that is at fault holds always, and the form is refused anyway.
  func condition(_ node: JSONNode) -> Condition {
    guard node["field"] == nil else { return fieldCondition(node) }
    let keys = Self.combinators.map { KeyFormat($0.name, $0.shape, $0.says) }
    let reader = ObjectReader(node, ObjectFormat("condition", "", keys), self)
    let found = keys.compactMap { key in reader.node(key.name).map { (key.name, $0) } }
    guard let (name, value) = found.first, found.count == 1 else {
      return reject(node, found.map(\.0), keys.map(\.name) + ["field"])
    }
    let parts = value.elements.map { conditionElement($0, in: name) }
    switch name {
    case "all": return .all(parts)
    case "any": return .any(parts)
    default: return .not(condition(value))
    }
  }

  /// The conditions that are made of others.
  static let combinators = [
    KeyFormat("all", .list(.condition), "All of these hold."),
    KeyFormat("any", .list(.condition), "At least one of these holds."),
    KeyFormat("not", .condition, "This does not hold."),
  ]

  private func conditionElement(_ node: JSONNode, in key: String) -> Condition {
    node.kind == .object ? condition(node) : .always
  }

  private func fieldCondition(_ node: JSONNode) -> Condition {
    let field = KeyFormat("field", .string, "The field it speaks of.")
    let format = ObjectFormat("condition", "", [field] + FormFormat.operators)
    let reader = ObjectReader(node, format, self)
    let found = FormFormat.operators.compactMap { key in
      reader.node(key.name).map { (key.name, $0) }
    }
    guard let id = reader.string("field") else { return .always }
    if let place = reader.node("field") { refer(to: id, at: place) }
    guard let (name, value) = found.first, found.count == 1 else {
      let isReported = found.isEmpty && node.members.contains { $0.key != "field" }
      return isReported
        ? .always : reject(node, found.map(\.0), FormFormat.operators.map(\.name))
    }
    return test(name, value).map { .field(id, $0) } ?? flag(name, value, id)
  }

  private func reject(_ node: JSONNode, _ found: [String], _ choices: [String]) -> Condition {
    report.error(.notOneKey(found, of: "condition", choices: choices), at: node)
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
    case .number: return .value(DecimalNumber(node.numberText ?? "").map(TypedValue.number) ?? .none)
    default:
      let text = node.string ?? ""
      return .value(CalendarDate(text).map(TypedValue.date) ?? .text(text))
    }
  }
}
