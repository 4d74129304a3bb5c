internal import TField

/// An object of a form file, its keys checked against what may stand there.
///
/// What is unknown or of the wrong kind is reported at once; what remains is of the shape that the
/// format promises, so whoever reads on has only the meaning left to check.
struct ObjectReader {
  let node: JSONNode
  let name: String
  let reading: Reading
  /// What stands there; so few that going through them is faster than any index.
  private var values: [Value] = []

  private struct Value {
    let key: String
    let node: JSONNode
    /// Of a list, the elements that are as they should be.
    var elements: [JSONNode]?
  }

  /// Reads an object of the given formats, the first of which gives it its name; what must stand
  /// there may also stand in one of `definitions`.
  init(
    _ node: JSONNode, _ formats: [ObjectFormat], _ reading: Reading,
    definitions: [JSONNode] = []
  ) {
    self.node = node
    self.reading = reading
    name = formats.first?.name ?? "object"
    for member in node.members { take(member, formats) }
    for format in formats {
      for key in format.required where self.node(key) == nil {
        let isGiven = node[key] != nil || definitions.contains { $0[key] != nil }
        if !isGiven { report.error(.missingKey(key, of: name), at: node) }
      }
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
    guard let format = Self.format(of: key, in: formats) else {
      if !ObjectFormat.isIgnored(key) { rejectKey(member, formats) }
      return
    }
    let check = ShapeCheck(reading)
    if let element = format.shape.element, member.value.kind == .array {
      if case .some = format.shape, member.value.isEmptyList {
        return report.error(.emptyList(key), at: member.value)
      }
      let elements = check.soundElements(of: member.value, element, key)
      values.append(Value(key: key, node: member.value, elements: elements))
    } else if check.accepts(member.value, as: format.shape, key) {
      values.append(Value(key: key, node: member.value))
    }
  }

  private static func format(of key: String, in formats: [ObjectFormat]) -> KeyFormat? {
    for format in formats {
      if let found = format[key] { return found }
    }
    return nil
  }

  private func rejectKey(_ member: JSONMember, _ formats: [ObjectFormat]) {
    let owners = reading.types.owners(ofParameter: member.key)
    if name == FormFormat.field.name, !owners.isEmpty {
      let type = node["type"]?.string ?? "phrase"
      report.error(.foreignParameter(member.key, of: type, ownedBy: owners), at: member.keyNode)
    } else {
      let guess = Suggestion.nearest(to: member.key, among: formats.flatMap(\.keys).map(\.name))
      report.error(.unknownKey(member.key, of: name, didYouMean: guess), at: member.keyNode)
    }
  }
}

extension Shape {
  /// What a list consists of.
  fileprivate var element: Shape? {
    switch self {
    case .list(let element), .some(let element): element
    default: nil
    }
  }
}

extension ObjectReader {
  /// The same object with the parameters of its type that only the type's own definitions give.
  func adding(_ definitions: [JSONNode], _ parameters: ObjectFormat) -> Self {
    var reader = self
    for definition in definitions {
      for key in parameters.keys where reader.node(key.name) == nil {
        guard let value = definition[key.name] else { continue }
        let elements = value.kind == .array ? Array(value.elements) : nil
        reader.values.append(Value(key: key.name, node: value, elements: elements))
      }
    }
    return reader
  }

  private func place(of key: String) -> Int? { values.firstIndex { $0.key == key } }

  func node(_ key: String) -> JSONNode? { place(of: key).map { values[$0].node } }
  func string(_ key: String) -> String? { node(key)?.string }
  func bool(_ key: String) -> Bool? { node(key)?.bool }
  func integer(_ key: String) -> Int? { node(key)?.integer }
  func decimal(_ key: String) -> DecimalNumber? {
    node(key)?.numberText.flatMap { DecimalNumber($0) }
  }
  func text(_ key: String) -> Wording? { node(key).flatMap(reading.text) }
  func elements(_ key: String) -> [JSONNode]? { place(of: key).flatMap { values[$0].elements } }
  func strings(_ key: String) -> [String]? { elements(key)?.compactMap(\.string) }

  /// The members of a map that mean something and are as they should be.
  func members(_ key: String, of kind: JSONKind) -> [JSONMember]? {
    node(key)?.namedMembers.filter { $0.value.kind == kind }
  }

  func choice<Choice: RawRepresentable<String>>(_ key: String) -> Choice? {
    string(key).flatMap(Choice.init)
  }
}
