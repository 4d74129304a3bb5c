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
    readInitial(reader, of: place, into: &field)
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
    options.example = customTypes[name] == nil ? place.declaration?.example.value ?? "" : ""
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
    let (builtIn, layers) = (builtIn(of: name), layers(of: name))
    let reader = ObjectReader(
      node, format, with: builtIn?.format ?? anyParameter, self, definitions: layers.map(\.node))
    if builtIn == nil, customTypes[name] == nil, let place = reader.node("type") {
      reportUnknown(type: name, among: customTypes.keys, at: place)
    }
    let type = builtIn.map { self.type($0, layers, with: reader) } ?? Phrase()
    return (FieldPlace(type: type, object: node, declaration: builtIn), reader)
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

extension Reading {
  func readInitial(_ reader: ObjectReader, of place: FieldPlace, into field: inout Field) {
    guard let node = reader.node("initial") else { return }
    let (type, kind) = (place.type, place.declaration?.holds ?? .text)
    if type.formList != nil {
      field.initial = entries(node["value"] ?? node, of: type)
    } else if node.kind == .object {
      readSource(node, kind, of: reader.string("type") ?? "phrase", into: &field)
    } else if let value = value(node, of: kind) {
      let text = value.text
      if node.kind == .string, type.editor.isText || type.editor == .choice,
        let derived = answerText(text, at: node)
      {
        field.derivation = .following(derived)
      } else {
        // Two braces stand for one.
        let isPlain = node.kind == .string && kind == .text
        field.initial = isPlain ? .text((try? AnswerText(text))?.text() ?? text) : value
      }
    }
  }

  /// The entries of a list with several fields, in the format of answers.
  private func entries(_ node: JSONNode, of type: any FieldType) -> Value {
    let kind = AnswerKind(type)
    guard node.kind == .array, let value = kind.value(of: node) else {
      report.error(.expected, "initial", kind.wanted.text(), node.kind, at: node)
      return ""
    }
    guard let fault = kind.objection(to: value, in: "initial") else { return value }
    report.error(.badEntries, Reason(fault.text()), at: node)
    return ""
  }

  private func value(_ node: JSONNode, of kind: ValueKind) -> Value? {
    let hasObjects = node.elements.contains { $0.kind == .object }
    if kind.given.kinds.contains(node.kind), !hasObjects { return node.initialValue }
    report.error(.expected, "initial", kind.given.says, node.kind, at: node)
    return nil
  }

  private func readSource(
    _ node: JSONNode, _ kind: ValueKind, of type: String, into field: inout Field
  ) {
    let reader = ObjectReader(node, FormFormat.initial, self)
    let names = FormFormat.initial.keys.map(\.name)
    for key in ["env", "run"] { node[key].map { refuseInEntry(key, at: $0) } }
    let given = names.filter { node[$0] != nil }
    guard given.count == 1 else {
      return reportCount(of: given, in: "source", among: names, at: node)
    }
    if let today = node["today"], ![.day, .text].contains(kind) {
      let key = node.members.first { $0.key == "today" }?.keyNode ?? today
      report.error(.foreignParameter, "today", type, ["date", "dateTime"], at: key)
    }
    field.initial = reader.node("value").flatMap { value($0, of: kind) } ?? ""
    field.options.initialSource =
      reader.string("env").map(InitialSource.environment)
      ?? program(reader).map(InitialSource.program)
      ?? reader.node("today").flatMap {
        let wanted = "nothing, or a time such as +30d, -6m or +1y"
        return parsed($0, "today", wanted: wanted) { DateLimit("today" + $0) }
      }.map(InitialSource.day)
  }

  func computed(_ reader: ObjectReader) -> Derivation? {
    guard let node = reader.node("compute"), let text = node.string else { return nil }
    do {
      let formula = try Formula(text)
      for name in formula.fieldIDs { refer(to: name, at: node) }
      later { $0.check(formula, at: node, isListed: false) }
      reader.refuse("initial", .bothKeys, "compute", "initial")
      return .computed(formula)
    } catch {
      report.error(.badFormula, Reason(error.reason), error.position, at: node)
      return nil
    }
  }

  /// The text with answers that a string means; `nil` if it has no answers or is faulty.
  func answerText(_ source: String, at node: JSONNode) -> AnswerText? {
    guard source.utf8.contains(UInt8(ascii: "{")) else { return nil }
    do {
      let text = try AnswerText(source)
      for id in text.fieldIDs { show(id, at: node) }
      return text.holdsAnswers ? text : nil
    } catch {
      switch error {
      case .unclosed: report.error(.unclosedBrace, at: node)
      case .unknownFilter(let name):
        let names = AnswerText.Filter.allCases.map(\.rawValue)
        let guess = Suggestion.nearest(to: name, among: names)
        report.error(.unknownFilter, name, Guess(guess, else: names), at: node)
      }
      return nil
    }
  }
}

extension ObjectReader {
  func answerText(_ key: String) -> Wording? {
    let words = text(key)
    guard let node = node(key), case .verbatim(let source)? = words,
      source.utf8.contains(UInt8(ascii: "{"))
    else { return words }
    if let text = reading.answerText(source, at: node) { return .answers(text) }
    return .verbatim((try? AnswerText(source))?.text() ?? source)
  }
}

extension JSONNode {
  var initialValue: Value {
    switch kind {
    case .string: .text(string ?? "")
    case .number: .text(numberText ?? "")
    case .bool: bool == true ? "true" : ""
    case .array: .list(elements.map(\.initialValue))
    case .object, .null: ""
    }
  }
}

extension Reading {
  func actions(_ reader: ObjectReader) -> [Action] {
    guard let elements = reader.elements("actions") else { return [.submit] }
    var ids: [String: JSONNode] = [:]
    return elements.compactMap { node in
      let action = action(node, &ids)
      if action == nil { actionNodes = nil }
      actionNodes?.append(node)
      return action
    }
  }

  private func action(_ node: JSONNode, _ ids: inout [String: JSONNode]) -> Action? {
    let reader = ObjectReader(node, FormFormat.action.format, self)
    let id = id(of: reader)
    if let id { _ = isNew(id, of: "action", at: reader.node("id") ?? node, among: &ids) }
    var action = Action(id ?? "", label: .verbatim(""))
    FormFormat.action.read(reader, into: &action)
    guard id != nil, let label = reader.answerText("label") else { return nil }
    action.label = label
    action.done = reader.answerText("done")
    let format = FormFormat.confirm.format
    if let node = reader.node("confirm"), format.keys.contains(where: { node[$0.name] != nil }) {
      FormFormat.confirm.read(ObjectReader(node, format, self), into: &action)
    } else {
      action.confirm = reader.answerText("confirm")
    }
    return action
  }

  func isNew(
    _ id: String, of kind: String, at node: JSONNode, among ids: inout [String: JSONNode]
  ) -> Bool {
    guard let first = ids[id] else {
      ids[id] = node
      return true
    }
    report.error(.duplicateID, kind, id, report.location(of: first).line, at: node)
    return false
  }

  func formRule(_ node: JSONNode) -> FormRule? {
    let reader = ObjectReader(node, FormFormat.formRule.format, self)
    var rule = FormRule(when: .never, fields: [], message: .verbatim(""))
    FormFormat.formRule.read(reader, into: &rule)
    guard let when = reader.node("when"), reader.node("fields") != nil,
      reader.node("message") != nil
    else { return nil }
    rule.when = condition(when)
    return rule
  }

  func ownCode(_ node: JSONNode) -> ErrorCode? {
    guard let code = node.string else { return nil }
    ownCodes.insert(code)
    return ErrorCode(rawValue: code)
  }
}

extension ObjectReader {
  func ids(_ key: String) -> [String]? {
    for node in elements(key) ?? [] { reading.refer(to: node.string ?? "", at: node) }
    return strings(key)
  }

  func groups(_ key: String) -> [String]? {
    for group in elements(key) ?? [] {
      reading.later {
        $0.require(group.string ?? "", among: $0.groupNames, else: .unknownGroup, at: group)
      }
    }
    return strings(key)
  }

  func stamps(_ place: JSONNode) -> Bool {
    let stamps = place.bool ?? false
    if stamps, node("append") == nil { report.error(.loneKey, "stamp", "append", at: place) }
    return stamps
  }
}
