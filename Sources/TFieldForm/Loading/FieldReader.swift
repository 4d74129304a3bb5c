internal import TField

extension Reading {
  /// A field, with its type's parameters among its keys; `nil` if it can't be made.
  private func field(
    _ node: JSONNode, in section: Section, _ sectionGroup: Field.Group
  ) -> Field? {
    guard !report.isFull, node.kind == .object, countField(at: node) else { return nil }
    let (place, reader) = typed(node, FormFormat.field.format)
    let (name, type) = (reader.string("type") ?? "phrase", place.type)
    if reader.bool("secret") == false, type.isSecret, type.mustNotBeStored {
      reader.refuse("secret", .plainSecret, reader.string("type") ?? "")
    }
    guard let id = newID(reader) else {
      // Its group exists even so.
      _ = reader.node("group").map(group)
      return nil
    }
    var field = Field(id, type, group: sectionGroup)
    readInitial(reader, of: type, into: &field)
    // A confirmation is required as soon as the field that it repeats is filled in.
    let twin = (type.builtIn as? Confirmation)?.twin
    field.required = twin.map { .field($0, .filled) } ?? .never
    FormFormat.field.read(reader, into: &field)
    // Without a label and a type, the id is the label.
    let label = reader.answerText("label") ?? (reader.node("type") == nil ? id.asLabel : nil)
    field.label = label ?? type.label
    if let derivation = computed(reader) { field.derivation = derivation }
    // A single copy, because each change to the options allocates.
    var options = field.options
    options.answersWithLabel = reader.string("answer") == "label"
    options.answersWithObject = reader.string("answer") == "object"
    options.isAnsweredAtFirst = reader.node("initial") != nil
    options.example = customTypes[name] == nil ? place.entry?.example.value ?? "" : ""
    // Debug lines show the form's own name of the type.
    let showsState = loader.namesTypes || options.isDebugging ?? section.isDebugging ?? false
    if showsState { options.typeName = name }
    field.options = options
    scope.places[id] = place
    return field
  }

  /// The object of a field, or of a list's entries, and the type that it names.
  func typed(_ node: JSONNode, _ format: ObjectFormat) -> (place: FieldPlace, reader: ObjectReader)
  {
    let name = node["type"].map { $0.string ?? "" } ?? "phrase"
    let (entry, layers) = (builtIn(of: name), layers(of: name))
    let reader = ObjectReader(
      node, format, with: entry?.parameters ?? anyParameter, self, definitions: layers.map(\.node))
    if entry == nil, customTypes[name] == nil, let place = reader.node("type") {
      reportUnknown(type: name, among: customTypes.keys, at: place)
    }
    let type = entry.map { self.type($0, layers, with: reader) } ?? Phrase()
    return (FieldPlace(type: type, object: node, entry: entry), reader)
  }

  private func countField(at node: JSONNode) -> Bool {
    fieldCount += 1
    if fieldCount == FormFormat.fieldLimit + 1 {
      report.error(.tooManyFields, FormFormat.fieldLimit, at: node)
    }
    return fieldCount <= FormFormat.fieldLimit
  }

  private func newID(_ reader: ObjectReader) -> String? {
    guard let id = id(of: reader), Self.isID(id) else { return nil }
    guard let first = places[id] else { return id }
    reader.refuse("id", .duplicateID, "field", id, report.location(of: first.id).line)
    return nil
  }

  static func isID(_ text: String) -> Bool {
    guard let first = text.utf8.first, text.utf8.count <= FormFormat.idLimit else { return false }
    return idLetters.contains(first) && text.utf8.allSatisfy(idSigns.contains)
  }

  private static let idLetters = ASCIISet.letters.union(ASCIISet("_"))
  private static let idSigns = idLetters.union(.digits).union(ASCIISet("-"))

  /// The group that the field names, or none for `null`.
  func group(_ node: JSONNode) -> Field.Group {
    refuseInEntry("group", at: node)
    guard let name = node.string else { return .none }
    groupNames.insert(name)
    return .named(name)
  }
}

extension String {
  /// A label made from an id, such as "First Name" for `firstName`; `nil` if it has no words.
  fileprivate var asLabel: Wording? {
    var words = ""
    var wasSmall = false
    for character in self {
      if wasSmall && character.isUppercase { words += " " }
      words.append("_-".contains(character) ? " " : character)
      wasSmall = character.isLowercase
    }
    words = words.split(separator: " ").joined(separator: " ")
    return words.isEmpty ? nil : .verbatim(words.prefix(1).uppercased() + words.dropFirst())
  }
}

extension Reading {
  /// The sections of a form, or its rows as one untitled section.
  func sections(_ reader: ObjectReader) -> [Section] {
    let rows = reader.elements("rows")
    var whole = Section(nil, isDebugging: reader.bool("debug"))
    for row in rows ?? [] { add(row, to: &whole, .none) }
    if let sections = reader.elements("sections") {
      reader.refuse("rows", .bothKeys, "sections", "rows")
      return sections.map { section($0, in: reader) }
    }
    if rows != nil { return [whole] }
    let isMisshapen = reader.node.members.contains { member in
      ["sections", "rows"].contains(Synonym.key(for: member.key, in: "form") ?? member.key)
    }
    if !isMisshapen { report.error(.neitherKey, "sections", "rows", at: reader.node) }
    return []
  }

  private func section(_ node: JSONNode, in form: ObjectReader) -> Section {
    let reader = ObjectReader(node, FormFormat.section.format, self)
    var section = Section(nil, isDebugging: form.bool("debug"))
    FormFormat.section.read(reader, into: &section)
    let group = section.group
    if let group { groupNames.insert(group) }
    let inherited = group.map(Field.Group.named) ?? .none
    let rows = reader.elements("rows") ?? []
    section.reserve(rows.count)
    for row in rows { add(row, to: &section, inherited) }
    return section
  }

  func add(_ row: JSONNode, to section: inout Section, _ group: Field.Group) {
    guard row.kind == .array else {
      if let field = field(row, in: section, group) { section.append(field) }
      return
    }
    let fields = row.elements.compactMap { element in
      if element.kind == .object { return field(element, in: section, group) }
      report.error(.expected, "rows", "a field: an object", element.kind, at: element)
      return nil
    }
    section.append(fields)
  }
}
