internal import TField

/// What choices and lists are made of.
enum ListReader {
  static let option = ObjectFormat(
    "option", "Something to choose.",
    [
      KeyFormat(
        "value", .either([.string, .number, .bool], says: "a text, a number, true or false"),
        "The answer if it is chosen; with --values typed a number or a truth value stays one.",
        isRequired: true),
      KeyFormat("label", .text, "The text that people see.", standard: "the value"),
      KeyFormat("description", .text, "A line more about it, shown where people choose."),
      KeyFormat("when", .condition, "The option is there only while this is true."),
    ])

  static let source = ObjectFormat(
    "source of options", "Options from a file or a program.",
    [
      KeyFormat(
        "file", .string,
        "A file with a JSON list of options, or with one option a line: a value, or "
          + "value, tab, label."),
      KeyFormat(
        "run", .some(.string),
        "A program and its arguments, which writes such lines. Needs --trust."),
      KeyFormat(
        "with", .list(.string),
        "The fields whose answers the program gets as JSON. It is run again when one of "
          + "them changes."),
      KeyFormat("timeout", .integer(1...3600), "Seconds until it is stopped.", standard: "5"),
    ])

  /// The keys of a field that an entry of a list can have too.
  static let entry = ObjectFormat(
    "entry", "What each entry of a list is: a field without an id.",
    FormFormat.field.keys.filter {
      ["type", "label", "hint", "rules", "messages", "secret"].contains($0.name)
    })
}

extension ObjectReader {
  /// The options of a choice; each value may stand only once.
  func options(_ key: String) -> ChoiceOptions {
    guard let node = node(key) else { return ChoiceOptions([]) }
    let takesOther = bool("other") ?? false
    if node.kind == .object, node["run"] != nil { return listed(node, takesOther) }
    let options = node.kind == .object ? fileOptions(node) : reading.options(node)
    if options.isEmpty, !report.hasErrors { report.error(.emptyList(key), at: node) }
    return ChoiceOptions(options, takesOther: takesOther)
  }

  /// Options that a program lists.
  private func listed(_ node: JSONNode, _ takesOther: Bool) -> ChoiceOptions {
    reading.refuseInEntry("run", at: node)
    let reader = ObjectReader(node, ListReader.source, reading)
    if let file = reader.node("file") { report.error(.bothKeys("run", "file"), at: file) }
    for field in reader.elements("with") ?? [] {
      reading.show(field.string ?? "", at: field)
    }
    let program = reading.program(reader).map {
      OptionProgram(
        run: $0, with: reader.strings("with") ?? [], timeout: reader.integer("timeout") ?? 5)
    }
    return ChoiceOptions([], takesOther: takesOther, program: program, isPending: program != nil)
  }

  private func fileOptions(_ node: JSONNode) -> [ChoiceOption] {
    let reader = ObjectReader(node, ListReader.source, reading)
    for key in ["with", "timeout"] {
      if let place = reader.node(key) { report.error(.loneKey(key, without: "run"), at: place) }
    }
    if node["file"] == nil { report.error(.neitherKey("file", "run"), at: node) }
    guard let place = reader.node("file"), let path = place.string else { return [] }
    switch reading.loader.file(path) {
    case .failure(let fault):
      report.error(.unreadableFile(path, fault.reason), at: place)
      return []
    case .success(let bytes):
      guard let text = String(validating: bytes, as: UTF8.self) else {
        report.error(.unreadableFile(path, "it is not UTF-8"), at: place)
        return []
      }
      return text.first == "[" ? jsonOptions(bytes, path, place) : ChoiceOption.lines(of: text)
    }
  }

  /// The options of a JSON file, whose faults are reported at the place that names it.
  private func jsonOptions(_ bytes: [UInt8], _ path: String, _ place: JSONNode) -> [ChoiceOption] {
    do {
      let root = try JSONReader().read(bytes).root
      let inner = Reading(root.document, reading.loader)
      let options = inner.options(root)
      for fault in inner.report.inFileOrder {
        report.error(.unreadableFile(path, "\(fault.location): \(fault.problem)"), at: place)
      }
      return options
    } catch {
      report.error(.unreadableFile(path, "\(error.location): \(error)"), at: place)
      return []
    }
  }
}

extension Reading {
  /// The options of a JSON list.
  fileprivate func options(_ node: JSONNode) -> [ChoiceOption] {
    var places: [String: JSONNode] = [:]
    return node.elements.compactMap { element in
      guard let option = option(element) else { return nil }
      if let place = places[option.value] {
        let line = report.location(of: place).line
        report.error(.duplicateID(option.value, kind: "option", line: line), at: element)
        return nil
      }
      places[option.value] = element
      return option
    }
  }

  private func option(_ node: JSONNode) -> ChoiceOption? {
    if let text = node.string { return ChoiceOption(text) }
    guard node.kind == .object else {
      report.error(.expected("a text or an object", found: node.kind, key: "options"), at: node)
      return nil
    }
    let reader = ObjectReader(node, ListReader.option, self)
    guard let value = reader.node("value"), let text = value.optionText else { return nil }
    var option = ChoiceOption(
      text, label: reader.text("label")?.text(),
      description: reader.text("description")?.text(),
      when: reader.node("when").map(condition) ?? .always)
    if value.kind != .string, case .value(let typed) = other(value) { option.typed = typed }
    return option
  }
}

extension ObjectReader {
  /// What each entry of a list is: a field without an id.
  func entryField(_ key: String) -> Field {
    guard let node = node(key) else { return Field("entry") }
    reading.isInOnlyField = true
    defer { reading.isInOnlyField = false }
    let name = node["type"]?.string ?? "phrase"
    guard let entry = reading.builtIn(of: name) else {
      let names = reading.customTypes.keys.sorted()
      report.error(reading.unknown(name, among: names), at: node["type"] ?? node)
      return Field("entry")
    }
    let layers = reading.layers(of: name)
    let reader = ObjectReader(
      node, ListReader.entry, with: entry.parameters, reading, definitions: layers.map(\.node))
    let type = reading.type(entry, layers, with: reader)
    if type.editor.hasEntries {
      let wanted = "a type of single values; entries of several go into 'fields'"
      report.error(.badValue(name, key: "type", wanted: wanted), at: node["type"] ?? node)
    }
    var field = Field(
      "entry", type, label: reader.text("label"), rules: reading.rules(reader.node("rules")))
    field.options.hint = reader.text("hint")
    field.options.isSecret = reader.bool("secret")
    field.options.messages = reading.messages(reader)
    return field
  }
}

extension JSONNode {
  /// The text that stands for the value of an option.
  fileprivate var optionText: String? {
    switch kind {
    case .string: string
    case .number: numberText.map { DecimalNumber($0)?.description ?? $0 }
    case .bool: bool.map { "\($0)" }
    case .array, .object, .null: nil
    }
  }
}

/// Why a file that a form names can't be read.
package struct FileFault: Error {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}
