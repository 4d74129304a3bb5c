internal import TFieldJSON
internal import TField

/// An object of a form file, its keys checked against what may stand there.
///
/// What is unknown or of the wrong kind is reported at once; what remains is of the shape that the
/// format promises, so whoever reads on has only the meaning left to check.
struct ObjectReader {
  var node: JSONNode
  let reading: Reading
  private let format: ObjectFormat
  /// The keys that a field has by its type.
  let parameters: ObjectFormat?
  /// What stands there; so few that going through them is faster than any index.
  var values: [Value] = []
  /// A bit for the print of each value, since most of what is asked for doesn't stand there.
  private var present: UInt64 = 0

  /// What the values of a field have to do with.
  enum Part { case type, rules, options, rest }

  struct Value {
    let print: KeyPrint
    /// The value's place in the document.
    var index: Int
    let part: Part
    /// Of a list, the elements that are as they should be.
    var elements: [JSONNode]?
  }

  /// Reads an object of a format, or of two; what must stand there may also stand in one of
  /// `definitions`.
  init(
    _ node: JSONNode, _ format: ObjectFormat, with parameters: ObjectFormat? = nil,
    _ reading: Reading, definitions: [JSONNode] = []
  ) {
    let node = node.unfolded
    self.node = node
    self.reading = reading
    self.format = format
    self.parameters = parameters
    values.reserveCapacity(8)
    node.shared.document.forEachMember(of: node.index) { key, _ in take(key) }
    checkRequired(format, definitions)
    if let parameters { checkRequired(parameters, definitions) }
  }

  var name: String { format.name }
  var report: Report { reading.report }
}

extension ObjectReader {
  private func checkRequired(_ format: ObjectFormat, _ definitions: [JSONNode]) {
    format.forEachRequired { key, print in
      guard place(of: print) == nil else { return }
      let isGiven = node[key] != nil || definitions.contains { $0[key] != nil }
      if !isGiven { report.error(.missingKey(key, of: name), at: node) }
    }
  }

  private mutating func take(_ key: Int) {
    let print = node.shared.document.print(at: key)
    if let number = number(of: key, print, in: format) {
      take(key &+ 1, as: format, number, print, FormFormat.part(of: print))
    } else if let parameters, let number = self.number(of: key, print, in: parameters) {
      take(key &+ 1, as: parameters, number, print, .type)
    } else {
      rejectKey(JSONMember(keyNode: JSONNode(shared: node.shared, index: key)))
    }
  }

  /// The number of a key in a format that has it.
  private func number(of key: Int, _ print: KeyPrint, in format: ObjectFormat) -> Int? {
    guard let number = format.number(of: print),
      node.shared.document.isKey(at: key, format.keys[number].name, format.halves[number])
    else { return nil }
    return number
  }

  private mutating func take(
    _ index: Int, as format: ObjectFormat, _ number: Int, _ print: KeyPrint, _ part: Part
  ) {
    if format.keys[number].shape.isSound(index, in: node.shared) {
      return add(Value(print: print, index: index, part: part))
    }
    let (key, value) = (format.keys[number], JSONNode(shared: node.shared, index: index))
    let check = ShapeCheck(reading)
    if let element = key.shape.element, value.kind == .array {
      if case .some = key.shape, value.isEmptyList {
        return report.error(.emptyList(key.name), at: value)
      }
      let elements = check.soundElements(of: value, element, key.name)
      add(Value(print: print, index: index, part: part, elements: elements))
    } else if check.accepts(value, as: key.shape, key.name) {
      add(Value(print: print, index: index, part: part))
    }
  }

  private mutating func add(_ value: Value) {
    values.append(value)
    present |= value.print.bit
  }

  private func rejectKey(_ member: JSONMember) {
    if ObjectFormat.isIgnored(member.key) { return }
    let owners = reading.types.owners(ofParameter: member.key)
    if name == FormFormat.field.name, !owners.isEmpty {
      let type = node["type"]?.string ?? "phrase"
      report.error(.foreignParameter(member.key, of: type, ownedBy: owners), at: member.keyNode)
    } else {
      let keys = format.keys + (parameters?.keys ?? [])
      let guess = Suggestion.nearest(to: member.key, among: keys.map(\.name))
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

extension KeyPrint {
  fileprivate var bit: UInt64 { 1 &<< UInt64(value & 63) }
}

extension ObjectReader {
  /// The same object with the parameters of its type that only the type's own definitions give.
  func adding(_ definitions: [JSONNode], _ parameters: ObjectFormat) -> Self {
    if definitions.isEmpty { return self }
    var reader = self
    for definition in definitions {
      for key in parameters.keys {
        let print = KeyPrint(of: key.name)
        guard reader.place(of: print) == nil, let value = definition[key.name] else { continue }
        let elements = value.kind == .array ? Array(value.elements) : nil
        reader.add(
          Value(print: print, index: value.index, part: .type, elements: elements))
      }
    }
    return reader
  }

  private func place(of print: KeyPrint) -> Int? {
    present & print.bit == 0 ? nil : values.firstIndex { $0.print == print }
  }

  private func node(at place: Int) -> JSONNode {
    JSONNode(shared: node.shared, index: values[place].index)
  }

  /// The value of a key whose name is known only now.
  func node(named name: String) -> JSONNode? { place(of: KeyPrint(of: name)).map(node) }

  func elements(named name: String) -> [JSONNode]? {
    place(of: KeyPrint(of: name)).flatMap { values[$0].elements }
  }

  func node(_ key: KeyName) -> JSONNode? { place(of: key.print).map(node) }
  func string(_ key: KeyName) -> String? { node(key)?.string }
  func bool(_ key: KeyName) -> Bool? { node(key)?.bool }
  func integer(_ key: KeyName) -> Int? { node(key)?.integer }
  func decimal(_ key: KeyName) -> DecimalNumber? {
    node(key)?.numberText.flatMap { DecimalNumber($0) }
  }
  func text(_ key: KeyName) -> Wording? { node(key).flatMap(reading.text) }
  func elements(_ key: KeyName) -> [JSONNode]? {
    place(of: key.print).flatMap { values[$0].elements }
  }
  func strings(_ key: KeyName) -> [String]? { elements(key)?.compactMap(\.string) }

  /// The members of a map that mean something and are as they should be.
  func members(_ key: KeyName, of kind: JSONKind) -> [JSONMember]? {
    node(key)?.namedMembers.filter { $0.value.kind == kind }
  }

  func choice<Choice: RawRepresentable<String>>(_ key: KeyName) -> Choice? {
    string(key).flatMap(Choice.init)
  }
}
