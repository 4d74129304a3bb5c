public import TField
internal import TFieldPatterns

/// The keys of rules and conditions in form files, from the engine's table of claims.
enum ClaimFormat {
  static let rules = Claim.Row.rules.map(key)
  static let rule = ObjectFormat("rule", rules + ruleExtras)
  static let conditions = Claim.Row.conditions.map(key)
  static let condition = ObjectFormat("condition", joints + [subject] + conditions)

  private static func key(_ row: Claim.Row) -> KeyFormat {
    KeyFormat(row.name, row.takes?.shape ?? .anything, says: row.summary)
  }

  /// The keys of a rule besides the one for its claim.
  static let ruleExtras = ObjectFormat(
    "rule",
    [
      KeyFormat("message", .label), KeyFormat("code", .name),
      KeyFormat("level", .anyOf(Rule.Level.self)), KeyFormat("on", .some(.anyOf(FieldEvent.self))),
    ]
  ).keys

  static let joints = ObjectFormat(
    "condition",
    [
      KeyFormat("all", .some(.condition)), KeyFormat("any", .some(.condition)),
      KeyFormat("not", .condition),
    ]
  ).keys

  private static let subject = KeyFormat("field", .string)
  static let other = ObjectFormat("operand", [subject.required(true)])

  static let counts = ObjectFormat(
    "count",
    [KeyFormat("min", .integer(0...100_000)), KeyFormat("max", .integer(0...100_000))])

  static let range = ObjectFormat("range", [KeyFormat("min", bound), KeyFormat("max", bound)])

  private static let bound = Shape.either(
    [.number, .string], says: "a number, or a day such as 2026-11-21")
}

extension Claim.Takes {
  fileprivate var shape: Shape {
    switch self {
    case .yes: .yes
    case .flag: .bool
    case .count(let range): .integer(range)
    case .span: .object { ClaimFormat.counts }
    case .range: .object { ClaimFormat.range }
    case .step: .number
    case .pattern, .characters, .field: .string
    case .other: .operand
    case .values, .others: .operands
    case .rules: .some(.rule)
    case .rule: .rule
    }
  }
}

extension ClaimFormat {
  static var conditionSchema: JSONValue {
    let subjects = condition.keys.filter { $0.name == subject.name }
    let ways = joints.map { [$0] } + conditions.map { subjects + [$0] }
    let objects = ways.map { keys in
      FormSchema.schema(
        of: ObjectFormat("", keys.map { $0.required(true) }), says: keys.last?.says ?? "")
    }
    return ["description": .string(condition.says), "oneOf": .array(objects)]
  }

  static var otherSchema: JSONValue {
    [
      "description": "A value, or another field's.",
      "anyOf": [["type": ["string", "number", "boolean"]], FormSchema.schema(of: other)],
    ]
  }
}

extension Reading {
  func rules(_ node: JSONNode?) -> [Rule] {
    node.map { $0.elements.compactMap { report.isFull ? nil : rule($0) } } ?? []
  }

  private func rule(_ node: JSONNode) -> Rule? {
    guard node.kind == .object else { return nil }
    let reader = ObjectReader(node, ClaimFormat.rule, self)
    let found = node.members.compactMap { member in
      Claim.Row.rules.first { $0.name == member.key }
    }
    guard let row = found.first, found.count == 1 else {
      reject(reader, found.map(\.name), among: Claim.Row.rules.map(\.name))
      return nil
    }
    guard let operand = reader.node(row.name).flatMap({ operand(of: row, $0) }) else { return nil }
    return Rule(
      row, operand, message: reader.text("message"), code: reader.node("code").flatMap(ownCode),
      level: reader.choice("level") ?? .error,
      on: reader.strings("on").map { Set($0.compactMap { FieldEvent(rawValue: $0) }) })
  }

  /// A misspelt key was already reported, so it isn't also reported as missing.
  private func reject(_ reader: ObjectReader, _ found: [String], among choices: [String]) {
    let isMisspelt = reader.node.members.contains {
      !ObjectFormat.isIgnored($0.key) && !reader.knows($0.key)
    }
    if found.isEmpty && isMisspelt { return }
    reportCount(of: found, in: reader.name, among: choices, at: reader.node)
  }

  /// Reports an object with none of some keys, or with several of them.
  func reportCount(
    of found: [String], in object: String, among choices: [String], at node: JSONNode
  ) {
    let isNone = found.isEmpty
    report.error(isNone ? .noKey : .severalKeys, object, isNone ? choices : found, at: node)
  }

  func flagOrCondition(_ node: JSONNode) -> Condition {
    node.bool.map { $0 ? .always : .never } ?? condition(node)
  }

  /// A condition; a faulty one always holds, and the form is refused anyway.
  func condition(_ node: JSONNode) -> Condition {
    let reader = ObjectReader(node, ClaimFormat.condition, self)
    let isClaim = node["field"] != nil
    let joints = ClaimFormat.joints.map(\.name)
    let claims = Claim.Row.conditions.map(\.name)
    let found = (isClaim ? joints + claims : joints).filter { node[$0] != nil }
    guard let name = found.first, found.count == 1, !isClaim || claims.contains(name) else {
      reject(reader, found, among: isClaim ? claims : joints + ["field"])
      return .always
    }
    guard let value = reader.node(name) else { return .always }
    switch name {
    case "all": return .all((reader.elements(name) ?? []).map(condition))
    case "any": return .any((reader.elements(name) ?? []).map(condition))
    case "not": return .not(condition(value))
    default: return claim(name, value, about: reader.node("field"))
    }
  }

  private func claim(_ name: String, _ value: JSONNode, about place: JSONNode?) -> Condition {
    guard let place, let id = place.string,
      let row = Claim.Row.conditions.first(where: { $0.name == name }),
      let operand = operand(of: row, value)
    else { return .always }
    refer(to: id, at: place)
    if case .others = operand {
      for node in value.kind == .array ? value.elements : [value] {
        later { $0.check(id, name, comparedWith: node) }
      }
    }
    let condition = Condition.field(id, row, operand)
    return value.bool == false && operand == .nothing ? .not(condition) : condition
  }

  private func operand(of row: Claim.Row, _ value: JSONNode) -> Claim.Operand? {
    switch row.takes {
    case .yes, .flag, nil: return .nothing
    case .count: return value.integer.map(Claim.Operand.count)
    case .span:
      let reader = ends(value, ClaimFormat.counts).reader
      return .span(min: reader.integer("min"), max: reader.integer("max"))
    case .range:
      let ends = ends(value, ClaimFormat.range)
      return .range(min: ends.min, max: ends.max)
    case .step:
      return parsed(value, "multipleOf", wanted: "a number above 0") { text in
        DecimalNumber(text).flatMap { $0 > 0 ? .step($0) : nil }
      }
    case .pattern: return .pattern(pattern(value))
    case .characters:
      return characterClass(value, key: row.name).map(Claim.Operand.characters)
    case .field:
      guard let id = value.string else { return nil }
      refer(to: id, at: value)
      return .field(id)
    case .values: return .others(value.elements.map { .value(literal($0)) })
    case .other: return .others([other(value)])
    case .others: return .others(value.elements.map(other))
    case .rules: return .rules(rules(value))
    case .rule: return rule(value).map { .rules([$0]) }
    }
  }

  /// A pattern; if it doesn't compile, that is reported at its place in the file.
  func pattern(_ node: JSONNode) -> Pattern {
    let source = node.string ?? ""
    let compiled = PCREPattern(source, within: budget)
    do {
      try compiled.check()
    } catch {
      report.error(.brokenPattern, Reason(error.message), error.offset, at: node)
    }
    return Pattern(source, matcher: compiled)
  }

  private func ends(
    _ node: JSONNode, _ format: ObjectFormat
  ) -> (reader: ObjectReader, min: TypedValue?, max: TypedValue?) {
    let reader = ObjectReader(node, format, self)
    let (least, most) = (reader.node("min").flatMap(bound), reader.node("max").flatMap(bound))
    if node["min"] == nil, node["max"] == nil { report.error(.neitherKey, "min", "max", at: node) }
    if let least, let most, let order = least.order(comparedTo: most), order > 0 {
      report.error(.minAboveMax, least.text, most.text, at: node)
    }
    return (reader, least, most)
  }

  private func bound(_ node: JSONNode) -> TypedValue? {
    guard node.kind == .string else { return literal(node) }
    let wanted = "a number, or a day such as 2026-11-21"
    return parsed(node, "range", wanted: wanted) { CalendarDate($0).map(TypedValue.date) }
  }

  private func literal(_ node: JSONNode) -> TypedValue {
    if case .value(let value) = other(node) { return value }
    report.error(.expected, "in", "a text, a number, true or false", JSONKind.object, at: node)
    return .none
  }

  /// A value to compare with, or `{ "field": id }`.
  func other(_ node: JSONNode) -> Claim.Other {
    switch node.kind {
    case .object:
      let reader = ObjectReader(node, ClaimFormat.other, self)
      guard let place = reader.node("field"), let id = place.string else { return .value(.none) }
      refer(to: id, at: place)
      return .field(id)
    case .bool: return .value(.flag(node.bool ?? false))
    case .number:
      return .value(DecimalNumber(node.numberText ?? "").map(TypedValue.number) ?? .none)
    default:
      let text = node.string ?? ""
      return .value(CalendarDate(text).map(TypedValue.date) ?? .text(text))
    }
  }
}

extension Rule {
  /// The pattern must match the whole text; it is in PCRE2's language, as in form files.
  ///
  /// ```swift
  /// Field("ticket", rules: [.pattern("[A-Z]{2,5}-[0-9]+", "A key such as OPS-42")])
  /// ```
  /// A pattern that is faulty, or takes too long, is an error of the field.
  public static func pattern(_ source: String, _ message: String? = nil) -> Self {
    Self(.pattern, .pattern(Pattern(source)), message: message.map { .verbatim($0) })
  }
}
