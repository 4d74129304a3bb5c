internal import TField

extension Reading {
  /// A field, with its type's parameters among its keys; `nil` if it can't be made.
  func field(_ node: JSONNode, in sectionGroup: Field.Group) -> Field? {
    guard !report.isFull, node.kind == .object, countField(at: node) else { return nil }
    let name = node["type"].map { $0.string ?? "" } ?? "phrase"
    let (entry, layers) = (builtIn(of: name), layers(of: name))
    let reader = ObjectReader(
      node, FormFormat.field.format, with: entry?.parameters ?? anyParameter, self,
      definitions: layers.map(\.node))
    if entry == nil, customTypes[name] == nil, let place = reader.node("type") {
      reportUnknown(type: name, among: customTypes.keys, at: place)
    }
    let type = entry.map { self.type($0, layers, with: reader) } ?? Phrase()
    let example = layers.isEmpty ? entry?.example.value ?? "" : ""
    guard let field = field(reader, type, sectionGroup, example: example) else { return nil }
    scope.places.add(FieldPlace(type: type, object: node, entry: entry), id: field.id)
    return field
  }

  private func field(
    _ reader: ObjectReader, _ type: any FieldType, _ sectionGroup: Field.Group, example: String
  ) -> Field? {
    checkSecret(reader, type)
    guard let id = id(reader) else {
      // Its group is there all the same.
      _ = reader.node("group").map(group)
      return nil
    }
    var field = Field(id, type, group: sectionGroup)
    readInitial(reader, of: type, into: &field)
    field.required = type.repeatedID.map { .field($0, .filled) } ?? .never
    FormFormat.field.read(reader, into: &field)
    field.label = label(reader, id) ?? type.label
    if let derivation = computed(reader) { field.derivation = derivation }
    // Each change of the options makes them anew.
    var options = field.options
    options.answersWithLabel = reader.string("answer") == "label"
    options.answersWithObject = reader.string("answer") == "object"
    options.isAnsweredAtFirst = reader.node("initial") != nil
    options.example = example
    field.options = options
    return field
  }

  /// What the form calls it; where it says neither that nor a type, its id.
  private func label(_ reader: ObjectReader, _ id: String) -> Wording? {
    reader.answerText("label") ?? (reader.node("type") == nil ? id.asLabel : nil)
  }

  private func countField(at node: JSONNode) -> Bool {
    fieldCount += 1
    guard fieldCount == FormFormat.fieldLimit + 1 else {
      return fieldCount <= FormFormat.fieldLimit
    }
    report.error(.tooManyFields, FormFormat.fieldLimit, at: node)
    return false
  }

  /// The id, if it is one and no other field has it.
  private func id(_ reader: ObjectReader) -> String? {
    guard let node = reader.node("id"), let id = node.string else { return nil }
    guard Self.isID(id) else {
      report.error(.badID, id, at: node)
      return nil
    }
    if let first = places[id] {
      report.error(
        .duplicateID, "field", id, report.location(of: first.id).line, at: node)
      return nil
    }
    return id
  }

  static func isID(_ text: String) -> Bool {
    guard let first = text.utf8.first, text.utf8.count <= FormFormat.idLimit else { return false }
    return idLetters.contains(first) && text.utf8.allSatisfy(idSigns.contains)
  }

  private static let idLetters = ASCIISet.letters.union(ASCIISet("_"))
  private static let idSigns = idLetters.union(.digits).union(ASCIISet("-"))

  /// The group that the field names itself, or leaves with `null`.
  func group(_ node: JSONNode) -> Field.Group {
    refuseInEntry("group", at: node)
    guard let name = node.string else { return .none }
    groupNames.insert(name)
    return .named(name)
  }
}

extension String {
  /// What a field is called by its id, such as "First Name" for `firstName`; `nil` if that has no
  /// words.
  fileprivate var asLabel: Wording? {
    var words = ""
    var wasSmall = false
    for character in self {
      let isWord = character.isLetter || character.isNumber
      if !isWord || wasSmall && character.isUppercase, !words.isEmpty, words.last != " " {
        words += " "
      }
      if isWord { words.append(character) }
      wasSmall = character.isLowercase
    }
    while words.last == " " { words.removeLast() }
    return words.isEmpty ? nil : .verbatim(words.prefix(1).uppercased() + words.dropFirst())
  }
}

extension FieldType {
  /// The id of the field whose twin this is, which must be filled in as soon as that one is.
  fileprivate var repeatedID: String? {
    if let type = self as? CustomType { return type.base.repeatedID }
    return (self as? Confirmation)?.twin
  }
}

extension Reading {
  /// The sections of a form, or its rows as one untitled section.
  func sections(_ reader: ObjectReader) -> [Section] {
    let sections = reader.elements("sections")
    let rows = reader.elements("rows")
    var whole = Section(nil, isDebugging: reader.bool("debug"))
    for row in rows ?? [] { add(row, to: &whole, .none) }
    switch (sections, reader.node("rows")) {
    case (let sections?, let place):
      if let place { report.error(.bothKeys, "sections", "rows", at: place) }
      return sections.map { section($0, in: reader) }
    case (nil, _?): return [whole]
    case (nil, nil):
      let isMisshapen = reader.node.members.contains { member in
        let key = Synonym.key(for: member.key, in: "form") ?? member.key
        return key == "sections" || key == "rows"
      }
      if !isMisshapen { report.error(.neitherKey, "sections", "rows", at: reader.node) }
      return []
    }
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
      if let field = field(row, in: group) { section.append(named(field, row, in: section)) }
      return
    }
    let fields = row.elements.compactMap { element in
      if element.kind == .object {
        return field(element, in: group).map { named($0, element, in: section) }
      }
      report.error(.expected, "rows", "a field: an object", element.kind, at: element)
      return nil
    }
    section.append(fields)
  }

  /// A field that shows its state knows the form's own word for its type.
  private func named(_ field: Field, _ node: JSONNode, in section: Section) -> Field {
    let isDebugging = field.options.isDebugging ?? section.isDebugging ?? false
    guard loader.namesTypes || isDebugging else { return field }
    var field = field
    field.options.typeName = node["type"]?.string ?? "phrase"
    return field
  }
}
