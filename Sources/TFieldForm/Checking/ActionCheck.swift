internal import TField

/// Actions that nothing can satisfy, and those that would store what must not be kept.
extension FormCheck {
  /// Names each group and each action that a field which can never be valid blocks for ever.
  func checkActions(_ broken: [Field]) {
    var culprits: [String: Field] = [:]
    for field in broken {
      guard case .named(let group) = field.group, culprits[group] == nil else { continue }
      culprits[group] = field
      if let place = place(of: field) {
        let node = place.object["group"] ?? place.id
        reading.report.error(.unsatisfiableGroup(group, field: field.id), at: node)
      }
    }
    for (action, node) in zip(form.actions, reading.actionNodes ?? []) {
      if let field = culprit(of: action, culprits, broken.first) {
        reading.report.error(.unsatisfiableAction(action.id, field: field.id), at: node)
      }
      checkStorage(of: action, node)
      checkStamp(of: action, node)
    }
  }

  /// No field of a stamped line may be called as the stamp is.
  private func checkStamp(of action: Action, _ node: JSONNode) {
    guard action.steps.stamps, action.steps.only?.contains(AnswerWriter.stampKey) ?? true,
      form.index(of: AnswerWriter.stampKey) != nil, let place = node["stamp"]
    else { return }
    reading.report.error(.hiddenStamp(by: AnswerWriter.stampKey), at: place)
  }

  private func culprit(
    of action: Action, _ culprits: [String: Field], _ first: Field?
  ) -> Field? {
    guard action.role == .submit else { return nil }
    guard let groups = action.requires else { return first }
    return groups.lazy.compactMap { culprits[$0] }.first
  }

  /// A security code or a password must never be stored.
  private func checkStorage(of action: Action, _ node: JSONNode) {
    guard action.steps.append != nil || action.steps.write != nil else { return }
    let stored = form.fields.first { field in
      field.mustNotBeStored && (action.steps.only?.contains(field.id) ?? true)
    }
    guard let stored else { return }
    for key in ["append", "write"] {
      if let place = node[key] {
        reading.report.error(.storedSecret(stored.id, by: key), at: place)
      }
    }
  }
}
