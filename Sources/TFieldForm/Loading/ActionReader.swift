internal import TField

extension Reading {
  /// The actions of a form; without any a form is submitted.
  func actions(_ reader: ObjectReader) -> [Action] {
    guard let elements = reader.elements("actions") else { return [.submit] }
    var lines: [String: Int] = [:]
    return elements.compactMap { node in
      let action = action(node, &lines)
      if action == nil { actionNodes = nil }
      actionNodes?.append(node)
      return action
    }
  }

  private func action(_ node: JSONNode, _ lines: inout [String: Int]) -> Action? {
    let reader = ObjectReader(node, FormFormat.action, self)
    for group in reader.elements("requires") ?? [] {
      later { $0.checkGroup(group.string ?? "", at: group) }
    }
    let steps = steps(reader)
    let id = reader.node("id").flatMap { actionID($0, &lines) }
    guard let id, let label = reader.answerText("label") else { return nil }
    var action = Action(
      id, label: label, role: reader.choice("role") ?? .submit,
      requires: reader.strings("requires"), exitCode: reader.integer("exit") ?? 0)
    readConfirm(reader, for: &action)
    action.steps = steps
    action.done = reader.answerText("done")
    return action
  }

  /// The question asked first: a text, or one with a condition or a word to type.
  private func readConfirm(_ reader: ObjectReader, for action: inout Action) {
    guard let node = reader.node("confirm") else { return }
    guard FormFormat.confirm.keys.contains(where: { node[$0.name] != nil }) else {
      return action.confirm = reader.answerText("confirm")
    }
    let question = ObjectReader(node, FormFormat.confirm, self)
    action.confirm = question.answerText("text")
    action.confirmWhen = question.node("when").map(condition) ?? .always
    action.confirmWord = question.answerText("type")
  }

  /// The id, which no other action may have.
  private func actionID(_ node: JSONNode, _ lines: inout [String: Int]) -> String? {
    guard let id = node.string else { return nil }
    if !Self.isID(id) { report.error(.badID(id), at: node) }
    if let line = lines[id] {
      report.error(.duplicateID(id, kind: "action", line: line), at: node)
    }
    lines[id] = lines[id] ?? report.location(of: node).line
    return id
  }

  private func steps(_ reader: ObjectReader) -> ActionSteps {
    var steps = ActionSteps()
    steps.run = program(reader)
    steps.append = reader.string("append")
    steps.write = reader.string("write")
    steps.values = reader.choice("values") ?? .formatted
    steps.only = reader.strings("only")
    steps.stamps = stamps(reader)
    steps.timeout = reader.integer("timeout") ?? 60
    referToFields("only", of: reader)
    return steps
  }

  private func stamps(_ reader: ObjectReader) -> Bool {
    guard reader.bool("stamp") ?? false, let node = reader.node("stamp") else { return false }
    if reader.node("append") == nil {
      report.error(.loneKey("stamp", without: "append"), at: node)
    }
    return true
  }

  /// The claims across fields.
  func formRules(_ reader: ObjectReader) -> [FormRule] {
    reader.elements("rules").map { $0.compactMap(formRule) } ?? []
  }

  private func formRule(_ node: JSONNode) -> FormRule? {
    let reader = ObjectReader(node, FormFormat.formRule, self)
    referToFields("fields", of: reader)
    if let code = reader.string("code") { ownCodes.insert(code) }
    guard let when = reader.node("when"), let fields = reader.strings("fields"),
      let message = reader.text("message")
    else { return nil }
    return FormRule(
      when: condition(when), fields: fields, level: reader.choice("level") ?? .error,
      message: message, code: reader.string("code").map { ErrorCode(rawValue: $0) } ?? "rule")
  }
  private func referToFields(_ key: String, of reader: ObjectReader) {
    for node in reader.elements(key) ?? [] { refer(to: node.string ?? "", at: node) }
  }
}
