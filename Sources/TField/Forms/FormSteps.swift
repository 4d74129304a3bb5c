/// How an action that reaches outside goes on: done, failed, or refused with errors of its own.
extension FormSession {
  /// Everything the action does is done.
  public mutating func finishSteps() {
    guard case .performing(let id) = outcome else { return }
    outcome = .submitted(id)
  }

  /// Tells the person something, unless the last key already did.
  public mutating func tell(_ message: Wording) {
    if case .entries = opened {
      workOnEntries { $0.tell(message) }
    } else if notice == nil {
      notice = message
    }
  }

  /// Something was done with other answers than these: asks whether the rest is to be done.
  public mutating func askToGoOn() {
    guard case .performing(let id) = outcome,
      let index = form.actions.firstIndex(where: { $0.id == id })
    else { return }
    outcome = .editing
    enterFocus()
    question = .goOn(index)
  }

  /// A step failed: the form stays open, and the message says why.
  public mutating func failSteps(_ message: Wording) {
    guard case .performing = outcome else { return }
    outcome = .editing
    enterFocus()
    notice = message
  }

  /// The action refused some answers: its errors stand on their fields until the next edit there,
  /// or until an action is run anew.
  public mutating func refuse(_ errors: [(id: String, message: String)], _ message: Wording?) {
    guard case .performing = outcome else { return }
    outcome = .editing
    let refused = errors.compactMap { error in
      form.index(of: error.id).map { ($0, error.message) }
    }
    for (index, message) in refused { fields[index].showOuterError(message) }
    if let first = refused.map(\.0).min() { moveFocus(to: .field(first), keepingErrors: true) }
    notice = message
  }
}

extension FieldState {
  mutating func showOuterError(_ message: String) {
    outerError = FieldError(.checkFailed, .verbatim(message))
  }

  /// Whether it is wrong by its verdict, or by an action's word that still stands.
  var hasError: Bool { !verdict.isValid || outerError != nil }
}
