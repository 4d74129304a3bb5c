internal import TField

/// An object of a form file, its keys checked against what may stand there.
///
/// What is unknown or of the wrong kind is reported at once; what remains is of the shape that the
/// format promises, so whoever reads on has only the meaning left to check.
struct ObjectReader {
  let node: JSONNode
  let name: String
  let reading: Reading
  private var values: [String: JSONNode] = [:]

  /// Reads an object of the given formats, the first of which gives it its name.
  init(_ node: JSONNode, _ formats: [ObjectFormat], _ reading: Reading) {
    self.node = node
    self.reading = reading
    name = formats.first?.name ?? "object"
    for member in node.members { take(member, formats) }
    for key in formats.flatMap(\.keys).filter(\.isRequired) where values[key.name] == nil {
      if node[key.name] == nil { report.error(.missingKey(key.name, of: name), at: node) }
    }
  }

  init(_ node: JSONNode, _ format: ObjectFormat, _ reading: Reading) {
    self.init(node, [format], reading)
  }

  var report: Report { reading.report }
}

extension ObjectReader {
  private mutating func take(_ member: JSONMember, _ formats: [ObjectFormat]) {
    let key = member.key
    if let format = formats.lazy.compactMap({ $0[key] }).first {
      if hasShape(member.value, format) { values[key] = member.value }
    } else if !ObjectFormat.isIgnored(key) {
      let guess = Suggestion.nearest(to: key, among: formats.flatMap(\.keys).map(\.name))
      let owners = reading.types.owners(ofParameter: key)
      if formats.contains(where: { $0.name == FormFormat.field.name }), !owners.isEmpty {
        let type = node["type"]?.string ?? "phrase"
        report.error(.foreignParameter(key, of: type, ownedBy: owners), at: member.keyNode)
      } else {
        report.error(.unknownKey(key, of: name, didYouMean: guess), at: member.keyNode)
      }
    }
  }

  private func hasShape(_ value: JSONNode, _ format: KeyFormat) -> Bool {
    guard format.shape.admits(value.kind) else {
      report.error(
        .expected(format.shape.says, found: value.kind, key: format.name), at: value)
      return false
    }
    switch format.shape {
    case .oneOf(let choices): return isOne(value, of: choices, format.name)
    case .yes where value.bool == false:
      report.error(
        .badValue("false", key: format.name, wanted: "true; leave it out otherwise"), at: value)
      return false
    case .integer(let range): return isInteger(value, in: range, format.name)
    case .number where DecimalNumber(value.numberText ?? "") == nil:
      report.error(
        .badValue(value.sourceText, key: format.name, wanted: "a plain number"), at: value)
      return false
    case .list(let element): return areElements(value, element, format)
    case .map(let element): return areMembers(value, element)
    default: return true
    }
  }

  private func areElements(_ list: JSONNode, _ shape: Shape, _ format: KeyFormat) -> Bool {
    let element = KeyFormat(format.name, shape, format.says)
    return list.elements.map { hasShape($0, element) }.allSatisfy { $0 }
  }

  private func areMembers(_ map: JSONNode, _ shape: Shape) -> Bool {
    map.members.map { hasShape($0.value, KeyFormat($0.key, shape, "")) }.allSatisfy { $0 }
  }

  private func isOne(_ value: JSONNode, of choices: [String], _ key: String) -> Bool {
    let text = value.string ?? ""
    if choices.contains(text) { return true }
    let guess = Suggestion.nearest(to: text, among: choices)
    report.error(.unknownValue(text, key: key, choices: choices, didYouMean: guess), at: value)
    return false
  }

  private func isInteger(_ value: JSONNode, in range: ClosedRange<Int>, _ key: String) -> Bool {
    if let number = value.integer, range.contains(number) { return true }
    let upper = range.upperBound == .max ? "any" : String(range.upperBound)
    report.error(
      .outOfRange(value.sourceText, key: key, lower: String(range.lowerBound), upper: upper),
      at: value)
    return false
  }
}

extension Shape {
  /// Whether a value of that kind can have the shape.
  fileprivate func admits(_ kind: JSONKind) -> Bool {
    switch self {
    case .string, .oneOf, .date: kind == .string
    case .text: kind == .string || kind == .object
    case .bool, .yes: kind == .bool
    case .integer, .number: kind == .number
    case .list, .rules, .operands: kind == .array
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

extension ObjectReader {
  /// The same object with the parameters of its type that only the type's own definitions give.
  func adding(_ definitions: [JSONNode], _ parameters: ObjectFormat) -> Self {
    var reader = self
    for definition in definitions {
      for key in parameters.keys where reader.values[key.name] == nil {
        reader.values[key.name] = definition[key.name]
      }
    }
    return reader
  }

  func node(_ key: String) -> JSONNode? { values[key] }
  func string(_ key: String) -> String? { values[key]?.string }
  func bool(_ key: String) -> Bool? { values[key]?.bool }
  func integer(_ key: String) -> Int? { values[key]?.integer }
  func decimal(_ key: String) -> DecimalNumber? {
    values[key]?.numberText.flatMap { DecimalNumber($0) }
  }
  func text(_ key: String) -> Wording? { values[key].flatMap(reading.text) }
  func strings(_ key: String) -> [String]? { values[key]?.elements.compactMap(\.string) }
  func elements(_ key: String) -> JSONElements? { values[key]?.elements }

  func choice<Choice: RawRepresentable<String>>(_ key: String) -> Choice? {
    string(key).flatMap(Choice.init)
  }
}
