internal import TFieldJSON
internal import TField

extension Reading {
  /// A list of rules; those at fault are left out, and reported.
  func rules(_ node: JSONNode?) -> [Rule] {
    node.map { $0.elements.compactMap { report.isFull ? nil : rule($0) } } ?? []
  }

  func rule(_ node: JSONNode) -> Rule? {
    guard node.kind == .object else { return nil }
    let reader = ObjectReader(node, RuleFormat.object, self)
    let names = RuleFormat.tests.map(\.name)
    let named = node.members.map(\.key).filter(names.contains)
    guard named.count == 1, let name = named.first else {
      let isReported = named.isEmpty && node.members.contains { RuleFormat.object[$0.key] == nil }
      if !isReported {
        report.error(.notOneKey(named, of: "rule", choices: names), at: node)
      }
      return nil
    }
    guard let value = reader.node(name), let key = RuleFormat.test(named: name),
      let test = test(key, value)
    else { return nil }
    if let code = reader.string("code") { ownCodes.insert(code) }
    return Rule(
      test, message: reader.text("message"),
      code: reader.string("code").map { ErrorCode(rawValue: $0) },
      level: reader.choice("level") ?? .error, on: triggers(reader))
  }

  private func triggers(_ reader: ObjectReader) -> Set<FieldEvent>? {
    reader.strings("on").map { Set($0.compactMap { FieldEvent(rawValue: $0) }) }
  }

  private func test(_ key: RuleTest.Key, _ value: JSONNode) -> RuleTest? {
    switch key {
    case .notEmpty: .notEmpty
    case .all: .all(rules(value))
    case .any: .any(rules(value))
    case .not: rule(value).map(RuleTest.not)
    case .count: counts(value)
    case .unique: .list(.unique)
    case .range, .multipleOf, .isIn, .isNotIn, .equalTo, .notEqualTo, .before, .after:
      comparison(key, value).map(RuleTest.comparison)
    default: CharacterTest(rawValue: key.rawValue).map(RuleTest.characters) ?? text(key, value)
    }
  }

  private func text(_ key: RuleTest.Key, _ value: JSONNode) -> RuleTest? {
    switch key {
    case .minLength: value.integer.map { .text(.minLength($0)) }
    case .maxLength: value.integer.map { .text(.maxLength($0)) }
    case .notRecurringDigits: value.integer.map { .text(.notRecurringDigits($0)) }
    case .pattern: .text(.pattern(pattern(value)))
    case .characters:
      characterClass(value, key: key.rawValue).map { .text(.characters($0)) }
    case .email: .text(.email)
    case .url: .text(.url(WebAddress()))
    default: nil
    }
  }

  private func counts(_ node: JSONNode) -> RuleTest {
    let reader = ObjectReader(node, RuleFormat.counts, self)
    let (least, most) = (reader.integer("min"), reader.integer("max"))
    requireAnEnd(node)
    if let least, let most, least > most {
      report.error(.minAboveMax(String(least), String(most)), at: node)
    }
    return .list(.count(min: least, max: most))
  }

  private func comparison(_ key: RuleTest.Key, _ value: JSONNode) -> ComparisonTest? {
    switch key {
    case .range: return range(value)
    case .multipleOf:
      guard let number = value.numberText.flatMap({ DecimalNumber($0) }) else { return nil }
      if number > 0 { return .multipleOf(number) }
      let wanted = "a number above 0"
      report.error(.badValue(value.sourceText, key: "multipleOf", wanted: wanted), at: value)
      return nil
    case .isIn: return .isIn(value.elements.map(literal))
    case .isNotIn: return .isNotIn(value.elements.map(literal))
    default:
      guard let id = value.string else { return nil }
      refer(to: id, at: value)
      switch key {
      case .equalTo: return .equalTo(id)
      case .notEqualTo: return .notEqualTo(id)
      case .before: return .before(id)
      default: return .after(id)
      }
    }
  }

  private func range(_ node: JSONNode) -> ComparisonTest {
    let reader = ObjectReader(node, RuleFormat.bounds, self)
    let (least, most) = (reader.node("min").flatMap(bound), reader.node("max").flatMap(bound))
    requireAnEnd(node)
    if let least, let most, let order = least.order(comparedTo: most), order > 0 {
      report.error(.minAboveMax(least.text, most.text), at: node)
    }
    return .range(min: least, max: most)
  }

  private func requireAnEnd(_ node: JSONNode) {
    if node["min"] == nil, node["max"] == nil {
      report.error(.neitherKey("min", "max"), at: node)
    }
  }

  /// A number or a day.
  private func bound(_ node: JSONNode) -> TypedValue? {
    if let text = node.string, CalendarDate(text) == nil {
      let wanted = "a number, or a day such as 2026-11-21"
      report.error(.badValue(text, key: "range", wanted: wanted), at: node)
      return nil
    }
    return literal(node)
  }

  /// A value that needs no other field.
  private func literal(_ node: JSONNode) -> TypedValue {
    if case .value(let value) = operand(node) { return value }
    report.error(.expected("a text, a number, true or false", found: .object, key: "in"), at: node)
    return .none
  }
}
