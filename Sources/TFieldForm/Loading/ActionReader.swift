internal import TField

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
