internal import TFieldJSON
internal import TField

extension Reading {
  /// A field, with its type's parameters among its keys; `nil` if it can't be made.
  func field(_ node: JSONNode, in sectionGroup: Field.Group) -> Field? {
    guard !report.isFull, node.kind == .object, countField(at: node) else { return nil }
    let model = node.model
    if let model, let field = field(node, saying: model, in: sectionGroup) { return field }
    let traces = traces
    guard let (place, sample) = newPlace(node, in: sectionGroup), places.add(place) else {
      return nil
    }
    // What had nothing told or noted about it is a model for others.
    if let model, self.traces == traces {
      repeats.keep(places.all.count - 1, saying: model, in: sectionGroup, from: sample)
    }
    return place.field
  }

  /// A field that says what an earlier one said, all but the id, the label and numbers of its type.
  private func field(_ node: JSONNode, saying model: Int, in group: Field.Group) -> Field? {
    guard let known = repeats.field(saying: model, in: group), let id = node.name(0)?.string,
      Self.isID(id)
    else { return nil }
    let label = node.name(1)
    // What needs a second glance is read like any other.
    if let label, !label.startsPlainly { return nil }
    var place = places.all[known].repeated(at: node, id, label: label?.string)
    if !node.isWritten(like: places.all[known].object) {
      guard let type = type(of: node, like: places.all[known], model) else { return nil }
      place.field.type = type
      if label == nil { place.field.label = type.label }
    }
    return places.add(place) ? place.field : nil
  }

  /// The type of a field that says what an earlier one said, all but numbers of its type.
  private func type(
    of node: JSONNode, like known: FieldPlace, _ model: Int
  ) -> (any FieldType)? {
    guard let entry = known.entry,
      let reader = repeats.reader(of: node, saying: model, elseLike: known.object)
    else { return nil }
    return type(entry, [], with: reader)
  }

  private func newPlace(
    _ node: JSONNode, in sectionGroup: Field.Group
  ) -> (FieldPlace, FieldRepeats.Sample)? {
    let name = node["type"].map { $0.string ?? "" } ?? "phrase"
    let (entry, layers) = (builtIn(of: name), layers(of: name))
    let reader = ObjectReader(
      node, FormFormat.field, with: entry?.parameters ?? anyParameter, self,
      definitions: layers.map(\.node))
    if entry == nil, customTypes[name] == nil, let place = reader.node("type") {
      report.error(unknown(name, among: customTypes.keys), at: place)
    }
    var sample = FieldRepeats.Sample(reader: reader, entry: layers.isEmpty ? entry : nil)
    let type = entry.map { self.type($0, layers, of: &sample) } ?? Phrase()
    let group = group(reader)
    guard let id = id(reader) else { return nil }
    let field = Field(
      id, type, label: reader.text("label"), required: required(reader, type),
      group: group ?? sectionGroup,
      initial: initial(reader), when: reader.node("when").map(condition) ?? .always,
      readOnly: flagOrCondition(reader.node("readOnly")) ?? .never,
      rules: rules(of: &sample), sharing: options(of: &sample, type))
    if sample.isNew { repeats.keep(sample) }
    return (FieldPlace(field: field, object: node, entry: entry), sample)
  }

  private func countField(at node: JSONNode) -> Bool {
    fieldCount += 1
    guard fieldCount == FormFormat.fieldLimit + 1 else {
      return fieldCount <= FormFormat.fieldLimit
    }
    report.error(.tooManyFields(limit: FormFormat.fieldLimit), at: node)
    return false
  }

  /// The id, if it is one and no other field has it.
  private func id(_ reader: ObjectReader) -> String? {
    guard let node = reader.node("id"), let id = node.string else { return nil }
    guard Self.isID(id) else {
      report.error(.badID(id), at: node)
      return nil
    }
    if let first = places[id] {
      report.error(
        .duplicateID(id, kind: "field", line: first.id.location.line), at: node)
      return nil
    }
    return id
  }

  static func isID(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard let first = bytes.first, bytes.count <= FormFormat.idLimit else { return false }
      for byte in bytes where !byte.isIDLetter && !byte.isIDMark { return false }
      return first.isIDLetter
    }
  }

  /// The group that the field names itself, or leaves with `null`.
  private func group(_ reader: ObjectReader) -> Field.Group? {
    guard let node = reader.node("group") else { return nil }
    guard let name = node.string else { return Field.Group.none }
    groupNames.insert(name)
    return .named(name)
  }

  /// A twin must be filled in as soon as the field that it repeats is.
  private func required(_ reader: ObjectReader, _ type: any FieldType) -> Condition {
    flagOrCondition(reader.node("required"))
      ?? type.repeatedID.map { .field($0, .isFilled) } ?? .never
  }

  private func initial(_ reader: ObjectReader) -> String {
    guard let node = reader.node("initial") else { return "" }
    let kind = builtIn(of: reader.string("type") ?? "phrase")?.holds ?? .text
    guard kind.canBeGiven(as: node.kind) else {
      report.error(.expected(kind.says, found: node.kind, key: "initial"), at: node)
      return ""
    }
    return node.initialText
  }
}

// What the field before said in the same words isn't made again.
extension Reading {
  private func type(
    _ entry: TypeEntry, _ layers: [CustomTypeReader], of sample: inout FieldRepeats.Sample
  ) -> any FieldType {
    if layers.isEmpty, let type = repeats.type(entry, like: sample.reader) {
      return type
    }
    let traces = traces
    let type = type(entry, layers, with: sample.reader)
    if self.traces == traces { sample.type = type }
    return type
  }

  private func rules(of sample: inout FieldRepeats.Sample) -> [Rule] {
    guard let node = sample.reader.node("rules") else { return [] }
    if let rules = repeats.rules(like: sample.reader) {
      return rules
    }
    let traces = traces
    let rules = rules(node)
    if self.traces == traces { sample.rules = rules }
    return rules
  }

  private func options(
    of sample: inout FieldRepeats.Sample, _ type: any FieldType
  ) -> SharedOptions {
    checkSecret(sample.reader, type)
    if let options = repeats.options(like: sample.reader) {
      return options
    }
    let traces = traces
    let options = SharedOptions(options(sample.reader))
    if self.traces == traces { sample.options = options }
    return options
  }
}

extension UInt8 {
  fileprivate var isIDLetter: Bool {
    (0x61...0x7A).contains(self | 0x20) || self == UInt8(ascii: "_")
  }

  fileprivate var isIDMark: Bool {
    (0x30...0x39).contains(self) || self == UInt8(ascii: "-")
  }
}

extension FieldType {
  /// The id of the field whose twin this is.
  fileprivate var repeatedID: String? {
    if let type = self as? CustomType { return type.base.repeatedID }
    return (self as? Confirmation)?.twin
  }
}

extension JSONNode {
  /// A value as it would be typed.
  var initialText: String {
    switch kind {
    case .string: string ?? ""
    case .number: numberText ?? ""
    case .bool: bool == true ? "true" : ""
    case .array: Entries.data(of: elements.map(\.initialText))
    case .object, .null: ""
    }
  }
}
