internal import TField

extension Reading {
  /// The actions of a form; without any a form is submitted.
  func actions(_ reader: ObjectReader) -> [Action] {
    guard let elements = reader.elements("actions") else { return [.submit] }
    var lines: [String: Int] = [:]
    return elements.compactMap { action($0, &lines) }
  }

  private func action(_ node: JSONNode, _ lines: inout [String: Int]) -> Action? {
    let reader = ObjectReader(node, FormFormat.action, self)
    guard let place = reader.node("id"), let id = place.string, let label = reader.text("label")
    else { return nil }
    if !Self.isID(id) { report.error(.badID(id), at: place) }
    if let line = lines[id] {
      report.error(.duplicateID(id, kind: "action", line: line), at: place)
    }
    lines[id] = place.location.line
    var action = Action(
      id, label: label, role: reader.choice("role") ?? .submit,
      requires: reader.strings("requires"), confirm: reader.text("confirm"),
      exitCode: exitCode(reader))
    action.steps = steps(reader)
    return action
  }

  private func exitCode(_ reader: ObjectReader) -> Int {
    guard let code = reader.integer("exit"), let node = reader.node("exit") else { return 0 }
    if (1...9).contains(code) {
      report.error(.outOfRange(String(code), key: "exit", lower: "10", upper: "99"), at: node)
    }
    return code
  }

  private func steps(_ reader: ObjectReader) -> ActionSteps {
    var steps = ActionSteps()
    steps.run = program(reader)
    steps.append = reader.string("append")
    steps.write = reader.string("write")
    steps.values = reader.choice("values") ?? .formatted
    steps.only = reader.strings("only")
    steps.timeout = reader.integer("timeout") ?? 60
    for node in reader.elements("only").map({ Array($0) }) ?? [] {
      if let id = node.string { refer(to: id, at: node) }
    }
    return steps
  }

  /// The claims across fields.
  func formRules(_ reader: ObjectReader) -> [FormRule] {
    reader.elements("rules").map { $0.compactMap(formRule) } ?? []
  }

  private func formRule(_ node: JSONNode) -> FormRule? {
    let reader = ObjectReader(node, FormFormat.formRule, self)
    for element in reader.elements("fields").map({ Array($0) }) ?? [] {
      if let id = element.string { refer(to: id, at: element) }
    }
    guard let when = reader.node("when"), let fields = reader.strings("fields"),
      let message = reader.text("message")
    else { return nil }
    return FormRule(
      when: condition(when), fields: fields, level: reader.choice("level") ?? .error,
      message: message, code: reader.string("code").map { ErrorCode(rawValue: $0) } ?? "rule")
  }
}
