internal import TFieldJSON
internal import TField

/// Whether values have the shape that the format wants; what hasn't is reported.
struct ShapeCheck {
  private let reading: Reading

  init(_ reading: Reading) { self.reading = reading }

  /// Whether the value of a key can be used; faults within it may have been reported all the same.
  func accepts(_ value: JSONNode, as shape: Shape, _ key: String) -> Bool {
    guard shape.admits(value.kind) else {
      return reject(.expected(shape.says, found: value.kind, key: key), value)
    }
    switch shape {
    case .name, .label, .text: return isText(value, shape, key)
    case .oneOf(let choices): return isOne(value, of: choices(), key)
    case .yes where value.bool == false:
      return reject(.badValue("false", key: key, wanted: "true; leave it out otherwise"), value)
    case .integer(let range): return isInteger(value, in: range, key)
    case .number, .operand: return isNumber(value, key)
    case .list(let element), .some(let element):
      _ = soundElements(of: value, element, key)
      return shape.allows(value) || reject(.emptyList(key), value)
    case .rules: _ = soundElements(of: value, .rule, key)
    case .operands: return areOperands(value, key)
    case .map(let element): return areMembers(value, element)
    case .either(let shapes, let says):
      let fitting = shapes.filter { $0.admits(value.kind) }
      guard fitting.count > 1 else {
        return fitting.first.map { accepts(value, as: $0, key) } ?? true
      }
      guard
        let shape = fitting.first(where: { $0.holds(value) }).map({ holding in
          holding.isText ? fitting.first { $0.knows(value) } ?? holding : holding
        })
      else {
        return reject(.badValue(value.sourceText, key: key, wanted: says), value)
      }
      return accepts(value, as: shape, key)
    default: break
    }
    return true
  }

  /// The elements of a list that have the shape.
  func soundElements(of list: JSONNode, _ shape: Shape, _ key: String) -> [JSONNode] {
    list.elements.filter { !reading.report.isFull && accepts($0, as: shape, key) }
  }

  private func reject(_ problem: Diagnostic.Problem, _ node: JSONNode) -> Bool {
    reading.report.error(problem, at: node)
    return false
  }
}

extension Shape {
  /// Whether a number is in the range, and an object has what it must have; shapes of one kind
  /// differ in nothing else.
  fileprivate func holds(_ value: JSONNode) -> Bool {
    switch self {
    case .integer(let range): value.integer.map(range.contains) ?? false
    case .object(let format): format().requiredKeys.allSatisfy { value[$0] != nil }
    default: true
    }
  }

  fileprivate var isText: Bool {
    switch self {
    case .label, .text: true
    default: false
    }
  }

  /// Whether an object has a key of this shape, and so is meant as one.
  fileprivate func knows(_ value: JSONNode) -> Bool {
    guard case .object(let format) = self else { return false }
    return format().keys.contains { value[$0.name] != nil }
  }
}

extension ShapeCheck {
  private func areOperands(_ list: JSONNode, _ key: String) -> Bool {
    if list.isEmptyList { return reject(.emptyList(key), list) }
    return list.elements.map { accepts($0, as: .operand, key) }.allSatisfy { $0 }
  }

  /// A map is used as far as it is sound.
  private func areMembers(_ map: JSONNode, _ shape: Shape) -> Bool {
    for member in map.namedMembers where !reading.report.isFull {
      _ = accepts(member.value, as: shape, member.key)
    }
    return true
  }

  private func isText(_ value: JSONNode, _ shape: Shape, _ key: String) -> Bool {
    if case .text = shape, value.string != nil { return true }
    if let text = value.string {
      return text.contains { !$0.isWhitespace } || reject(.emptyText(key), value)
    }
    let versions = value.namedMembers
    if versions.isEmpty { return reject(.emptyText(key), value) }
    return versions.map { isVersion($0, shape, key) }.allSatisfy { $0 }
  }

  private func isVersion(_ member: JSONMember, _ shape: Shape, _ key: String) -> Bool {
    guard Reading.isLanguage(member.key) else {
      let wanted = "languages such as 'en' or 'de-AT'"
      return reject(.badValue(member.key, key: key, wanted: wanted), member.keyNode)
    }
    guard member.value.kind == .string else {
      return reject(.expected("a text", found: member.value.kind, key: member.key), member.value)
    }
    return isText(member.value, shape, key)
  }

  private func isNumber(_ value: JSONNode, _ key: String) -> Bool {
    guard let text = value.numberText, DecimalNumber(text) == nil else { return true }
    let wanted = "a plain number of at most \(DecimalNumber.mostDigits) digits"
    return reject(.badValue(text, key: key, wanted: wanted), value)
  }

  private func isOne(_ value: JSONNode, of choices: [String], _ key: String) -> Bool {
    let text = value.string ?? ""
    if choices.contains(text) { return true }
    let guess = Synonym.value(for: text, of: key) ?? Suggestion.nearest(to: text, among: choices)
    return reject(.unknownValue(text, key: key, choices: choices, didYouMean: guess), value)
  }

  private func isInteger(_ value: JSONNode, in range: ClosedRange<Int>, _ key: String) -> Bool {
    if let number = value.integer, range.contains(number) { return true }
    return reject(.outOfRange(value.sourceText, key: key, range), value)
  }
}

extension JSONNode {
  /// Whether it is a list of nothing.
  var isEmptyList: Bool { kind == .array && elements.first { _ in true } == nil }
}

extension Shape {
  /// The shape of a list's elements.
  var element: Shape? {
    switch self {
    case .list(let element), .some(let element): element
    default: nil
    }
  }

  /// Whether a list may be as empty as this one is.
  fileprivate func allows(_ list: JSONNode) -> Bool {
    if case .some = self { !list.isEmptyList } else { true }
  }

  /// Whether a value of that kind can have the shape.
  fileprivate func admits(_ kind: JSONKind) -> Bool {
    switch self {
    case .string, .id, .name, .oneOf, .date: kind == .string
    case .text, .label: kind == .string || kind == .object
    case .bool, .yes: kind == .bool
    case .integer, .number: kind == .number
    case .list, .some, .rules, .operands: kind == .array
    case .object, .map, .condition, .rule, .field: kind == .object
    case .flagOrCondition: kind == .bool || kind == .object
    case .operand: kind != .array && kind != .null
    case .row: kind == .object || kind == .array
    case .null: kind == .null
    case .anything: true
    case .either(let shapes, _): shapes.contains { $0.admits(kind) }
    }
  }
}
