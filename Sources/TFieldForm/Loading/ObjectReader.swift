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
  /// Of lists, the elements that are as they should be.
  private var lists: [String: [JSONNode]] = [:]

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
    for key in formats.lazy.flatMap(\.required) where values[key] == nil {
      let isGiven = node[key] != nil || definitions.contains { $0[key] != nil }
      if !isGiven { report.error(.missingKey(key, of: name), at: node) }
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
    guard let format = formats.lazy.compactMap({ $0[key] }).first else {
      if !ObjectFormat.isIgnored(key) { rejectKey(member, formats) }
      return
    }
    let check = ShapeCheck(reading)
    if let element = format.shape.element, member.value.kind == .array {
      if case .some = format.shape, member.value.isEmptyList {
        return report.error(.emptyList(key), at: member.value)
      }
      values[key] = member.value
      lists[key] = check.soundElements(of: member.value, element, key)
    } else if check.accepts(member.value, as: format.shape, key) {
      values[key] = member.value
    }
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
      for key in parameters.keys where reader.values[key.name] == nil {
        guard let value = definition[key.name] else { continue }
        reader.values[key.name] = value
        if value.kind == .array { reader.lists[key.name] = Array(value.elements) }
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
  func elements(_ key: String) -> [JSONNode]? { lists[key] }
  func strings(_ key: String) -> [String]? { lists[key]?.compactMap(\.string) }

  /// The members of a map that mean something and are as they should be.
  func members(_ key: String, of kind: JSONKind) -> [JSONMember]? {
    values[key]?.namedMembers.filter { $0.value.kind == kind }
  }

  func choice<Choice: RawRepresentable<String>>(_ key: String) -> Choice? {
    string(key).flatMap(Choice.init)
  }
}
