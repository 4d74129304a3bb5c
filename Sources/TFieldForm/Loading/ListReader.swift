internal import TField

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
