internal import TField

extension Reading {
  func readInitial(_ reader: ObjectReader, of type: any FieldType, into field: inout Field) {
    guard let node = reader.node("initial") else { return }
    let kind = builtIn(of: reader.string("type") ?? "phrase")?.holds ?? .text
    if type.formList != nil {
      field.initial = entries(node["value"] ?? node, of: type)
    } else if node.kind == .object {
      readSource(node, kind, of: reader.string("type") ?? "phrase", into: &field)
    } else if let text = text(node, of: kind) {
      if node.kind == .string, type.editor.isText || type.editor == .choice,
        let derived = answerText(text, at: node)
      {
        field.derivation = .following(derived)
      } else {
        // Two braces stand for one.
        let isPlain = node.kind == .string && kind == .text
        field.initial = isPlain ? (try? AnswerText(text))?.text ?? text : text
      }
    }
  }

  /// The entries of a list with several fields, in the format of answers.
  private func entries(_ node: JSONNode, of type: any FieldType) -> String {
    let kind = AnswerKind(type)
    guard node.kind == .array, let text = kind.text(of: node) else {
      report.error(.expected, "initial", kind.wanted.text(), node.kind, at: node)
      return ""
    }
    guard let fault = kind.objection(to: text, in: "initial") else { return text }
    report.error(.badEntries, Reason(fault.text()), at: node)
    return ""
  }

  private func text(_ node: JSONNode, of kind: ValueKind) -> String? {
    let hasObjects = node.elements.contains { $0.kind == .object }
    if kind.given.kinds.contains(node.kind), !hasObjects { return node.initialText }
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
    field.initial = reader.node("value").flatMap { text($0, of: kind) } ?? ""
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
    return .verbatim((try? AnswerText(source))?.text ?? source)
  }
}

extension JSONNode {
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
