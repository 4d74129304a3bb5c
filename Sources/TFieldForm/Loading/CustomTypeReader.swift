internal import TField

/// A type defined in a form file: its changes, and the name of its base type.
struct CustomTypeReader {
  let node: JSONNode
  /// The built-in type at the bottom; `nil` if it is faulty.
  let builtIn: TypeDeclaration?
  let changes: CustomType.Changes
  /// The types between it and the built-in one, the nearest first.
  private let bases: ArraySlice<CustomTypeReader>

  /// The longest chain of types; each asks its base before it judges.
  static let deepest = 64

  init(
    _ node: JSONNode, _ reading: Reading, _ bases: [CustomTypeReader],
    on builtIn: TypeDeclaration?
  ) {
    (self.node, self.builtIn) = (node, builtIn)
    self.bases = bases.prefix(Self.deepest - 1)
    let parameters = builtIn?.format ?? reading.anyParameter
    let reader = ObjectReader(
      node, FormFormat.customType.format, with: parameters.optional, reading)
    if node["template"] == nil {
      reader.refuse("slots", .loneKey, "slots", "template")
    } else {
      reader.refuse("allow", .bothKeys, "template", "allow")
    }
    var changes = CustomType.Changes()
    FormFormat.customType.read(reader, into: &changes)
    self.changes = changes
  }

  /// The definitions that make up the type, its own first.
  var layers: [Self] { [self] + bases }
}

extension ObjectReader {
  func badges(_ key: String) -> [CustomType.Badge]? {
    elements(key)?.compactMap { node in
      let reader = ObjectReader(node, FormFormat.badge, reading)
      guard let pattern = reader.node("pattern"), let text = reader.text("text") else { return nil }
      return CustomType.Badge(reading.pattern(pattern), text)
    }
  }
}

extension Reading {
  /// Reads the form's own types, and reports circles and overlong chains.
  func readTypes(_ members: [JSONMember]) {
    let own = members.filter(isNamedWell)
    let nodes = Dictionary(own.map { ($0.key, $0) }) { first, _ in first }
    let waits = { (name: String) in
      nodes[name].map { [$0.value.baseType].filter { nodes[$0] != nil } } ?? []
    }
    let sorted = own.map(\.key).sorted(waits: waits) { circle in
      guard let member = circle.first.flatMap({ nodes[$0] }) else { return }
      report.error(.typeCycle, Reason(circle: circle), at: member.keyNode)
    }
    for member in sorted.compactMap({ nodes[$0] }) {
      let base = member.value.baseType
      let lower = customTypes[base]
      var builtIn = builtIn(of: base)
      if lower == nil, nodes[base] == nil, builtIn == nil {
        reportUnknown(type: base, among: nodes.keys, at: member.value["base"] ?? member.value)
      } else if let lower, builtIn != nil, lower.layers.count == CustomTypeReader.deepest {
        report.error(.typeTooDeep, member.key, CustomTypeReader.deepest, at: member.keyNode)
        builtIn = nil
      }
      customTypes[member.key] = CustomTypeReader(
        member.value, self, lower?.layers ?? [], on: builtIn)
    }
  }

  private func isNamedWell(_ member: JSONMember) -> Bool {
    let isBuiltIn = TypeDeclaration.named(member.key) != nil
    if !isBuiltIn, Self.isID(member.key) { return true }
    report.error(isBuiltIn ? .builtInType : .badID, member.key, at: member.keyNode)
    return false
  }

  func reportUnknown(type: String, among own: some Collection<String>, at node: JSONNode) {
    let meant = Synonym.types(for: type)
    let guess =
      suggestion(for: type, among: TypeDeclaration.names) ?? suggestion(for: type, among: own)
    report.error(
      .unknownType, type, meant.count > 1 ? Guess(anyOf: meant) : Guess(meant.first ?? guess),
      at: node)
  }

  func builtIn(of name: String) -> TypeDeclaration? {
    customTypes[name]?.builtIn ?? .named(name)
  }

  func layers(of name: String) -> [CustomTypeReader] { customTypes[name]?.layers ?? [] }

  /// The built-in type with a field's parameters and the changes of the form's own definitions.
  func type(
    _ builtIn: TypeDeclaration, _ layers: [CustomTypeReader], with reader: ObjectReader
  ) -> any FieldType {
    let built = reader.adding(layers.map(\.node), builtIn.parameters).type(builtIn)
    return layers.reversed().reduce(built) { CustomType(base: $0, $1.changes) }
  }

  /// Keys are data here, so `x-large` is a key like any other.
  func conversions(_ node: JSONNode) -> [String: String] {
    let pairs = node.members.compactMap { member in
      member.value.string.map { (member.key, $0) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// The characters that a slot or a field allows: a class by name, or a set such as `[0-9A-F]`.
  func characterClass(_ node: JSONNode, key: String) -> CharacterClass? {
    let wanted = "digit, letter, alphanumeric, any or a set such as [0-9A-F]"
    return parsed(node, key, wanted: wanted) { CharacterClass($0) }
  }

  /// The template of a custom type, with its slots named by characters.
  func template(_ node: JSONNode, slots: [JSONMember]?) -> Template? {
    let pattern = node.string ?? ""
    var classes: [Character: CharacterClass] = [:]
    for member in slots ?? [] {
      guard let character = member.key.first, member.key.count == 1 else {
        report.error(.slotNotOneCharacter, member.key, at: member.keyNode)
        continue
      }
      classes[character] = characterClass(member.value, key: member.key)
    }
    let template = slots == nil ? Template(pattern) : Template(pattern) { classes[$0] }
    if template.capacity == 0 { report.error(.noSlots, pattern, at: node) }
    return template
  }
}

extension JSONNode {
  /// The type that a type of the form changes.
  var baseType: String { self["base"]?.string ?? "phrase" }
}

extension ObjectReader {
  /// The options of a choice; each value may occur only once.
  func options(_ node: JSONNode) -> ChoiceOptions {
    let takesOther = bool("other") ?? false
    if node.kind == .object, node["run"] != nil { return listed(node, takesOther) }
    let options = node.kind == .object ? fileOptions(node) : reading.options(node)
    if options.isEmpty, !report.hasErrors { report.error(.emptyList, "options", at: node) }
    return ChoiceOptions(options, takesOther: takesOther)
  }

  private func listed(_ node: JSONNode, _ takesOther: Bool) -> ChoiceOptions {
    reading.refuseInEntry("run", at: node)
    let reader = ObjectReader(node, FormFormat.optionSource, reading)
    reader.refuse("file", .bothKeys, "run", "file")
    for field in reader.elements("with") ?? [] { reading.show(field.string ?? "", at: field) }
    let program = reading.program(reader).map {
      OptionProgram(
        run: $0, with: reader.strings("with") ?? [], timeout: reader.integer("timeout") ?? 5)
    }
    return ChoiceOptions([], takesOther: takesOther, program: program, isPending: program != nil)
  }

  private func fileOptions(_ node: JSONNode) -> [ChoiceOption] {
    let reader = ObjectReader(node, FormFormat.optionSource, reading)
    for key in ["with", "timeout"] { reader.refuse(key, .loneKey, key, "run") }
    if node["file"] == nil { report.error(.neitherKey, "file", "run", at: node) }
    guard let place = reader.node("file"), let path = place.string else { return [] }
    // Faults in the file are reported at the place that names it.
    let refuse = { (reason: String) in
      report.error(.unreadableFile, Reason(quoting: path), Reason(reason), at: place)
    }
    do {
      let bytes = try reading.loader.file(path).get()
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw Refusal("it is not UTF-8")
      }
      if bytes.contains(0) { throw Refusal("it has a NUL, which no option can hold") }
      guard text.first == "[" else { return ChoiceOption.lines(of: text) }
      let root = try JSONReader().read(bytes).root
      let inner = Reading(root.document, reading.loader)
      let options = inner.options(root)
      for fault in inner.report.inFileOrder { refuse("\(fault.location): \(fault.problem)") }
      return options
    } catch let error as JSONError {
      refuse("\(error.location): \(error)")
    } catch {
      refuse("\(error)")
    }
    return []
  }
}

extension Reading {
  fileprivate func options(_ node: JSONNode) -> [ChoiceOption] {
    var places: [String: JSONNode] = [:]
    return node.elements.compactMap { element in
      option(element).flatMap {
        isNew($0.value, of: "option", at: element, among: &places) ? $0 : nil
      }
    }
  }

  private func option(_ node: JSONNode) -> ChoiceOption? {
    if let text = node.string { return ChoiceOption(text) }
    guard node.kind == .object else {
      report.error(.expected, "options", "a text or an object", node.kind, at: node)
      return nil
    }
    let reader = ObjectReader(node, FormFormat.option, self)
    guard let value = reader.node("value"), case .value(let typed) = other(value) else {
      return nil
    }
    var option = ChoiceOption(
      value.string ?? typed.text, label: reader.text("label")?.text(),
      description: reader.text("description")?.text(),
      when: reader.node("when").map(condition) ?? .always)
    if value.kind != .string { option.typed = typed }
    return option
  }
}

extension ObjectReader {
  /// The field for each entry of a list, which has no id.
  func entryField(_ node: JSONNode) -> Field {
    reading.isInOnlyField = true
    defer { reading.isInOnlyField = false }
    let (place, reader) = reading.typed(node, FormFormat.entry)
    if place.type.editor.hasEntries {
      let wanted = "a type of single values; entries of several go into 'fields'"
      let name = reader.string("type") ?? "phrase"
      report.error(.badValue, "type", wanted, name, at: node["type"] ?? node)
    }
    var field = Field(
      "entry", place.type, label: reader.text("label"), rules: reading.rules(reader.node("rules")))
    field.options.hint = reader.text("hint")
    field.options.isSecret = reader.bool("secret")
    field.options.messages = reader.node("messages").map(reading.messages) ?? [:]
    return field
  }
}
