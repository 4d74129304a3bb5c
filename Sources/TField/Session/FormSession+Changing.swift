/// What only who tries a form needs: the form changes meanwhile, and nothing ends it.
extension FormSession {
  /// Goes on in another form: what was typed stays where a field of that id is, and so does the
  /// focus.
  package mutating func change(to form: Form) {
    var next = Self(form, in: linked.outer)
    (next.runsChecks, next.performsSteps) = (runsChecks, performsSteps)
    for old in fields where old.isChanged && next.keepsSecrets(of: old.field) {
      next.set(old.data, for: old.field.id)
    }
    if let stop = next.stop(named: name(of: focus)) { next.moveFocus(to: stop) }
    next.clipboard = clipboard
    if let old = focusedState { next.keepCaret(of: old) }
    self = next
  }

  /// Whether all that is secret about a field is so in this form as well.
  private func keepsSecrets(of old: Field) -> Bool {
    let field = form.index(of: old.id).map { form.fields[$0] }
    return old.secrets.isSubset(of: field?.secrets ?? [])
  }

  /// Keeps a form open that was just submitted, and tells what its action would have done.
  package mutating func stayOpen() {
    let id: String
    switch outcome {
    case .submitted(let action), .performing(let action): id = action
    case .editing, .cancelled: return
    }
    endSteps()
    guard let action = form.actions.first(where: { $0.id == id }) else { return }
    let message = Wording.say("preview.wouldSubmit", ["action": action.label])
    let steps = action.steps.told.map { $0.text(in: language) }
    notice = message
    if !steps.isEmpty { question = .report(message, lines: steps) }
  }

  private func name(of stop: Stop?) -> String? {
    switch stop {
    case .field(let index): fields[index].field.id
    case .action(let index): form.actions[index].id
    case .back, .next, nil: nil
    }
  }

  private func stop(named name: String?) -> Stop? {
    guard let name else { return nil }
    if let index = form.index(of: name) { return .field(index) }
    return form.actions.firstIndex { $0.id == name }.map(Stop.action)
  }

  /// Takes over caret, selection and history of a text that is the same.
  private mutating func keepCaret(of old: FieldState) {
    guard let index = focusedField, fields[index].field.id == old.field.id,
      fields[index].data == old.data, type(of: fields[index].type) == type(of: old.type)
    else { return }
    linked.states[index].buffer = old.buffer
  }
}

extension ActionSteps {
  fileprivate var told: [Wording] {
    [
      run.map { .say("preview.wouldRun", ["program": $0.joined(separator: " ")]) },
      append.map { .say("preview.wouldAppend", ["path": $0]) },
      write.map { .say("preview.wouldWrite", ["path": $0]) },
    ].compactMap(\.self)
  }
}

extension Field {
  /// What is private or masked about it: its own value, or those in its entries.
  fileprivate var secrets: Set<[String]> {
    var secrets: Set<[String]> = isPrivate ? [[id]] : []
    if isSecret { secrets.insert([id, ""]) }
    for inner in type.formList?.entry.fields ?? [] {
      secrets.formUnion(inner.secrets.map { [id] + $0 })
    }
    return secrets
  }
}
