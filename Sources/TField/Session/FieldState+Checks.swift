extension FieldState {
  package var isChecking: Bool {
    if case .running = check { true } else { isAwaitingOptions }
  }

  /// Whether nothing but the check itself stands against the value.
  private var isOtherwiseValid: Bool {
    failures.allSatisfy { $0.code == .checkUnavailable || $0.code == .checkFailed }
  }

  mutating func wantCheck(in surroundings: Surroundings) {
    guard field.options.check != nil, !isBlank, isOtherwiseValid else { return }
    switch check {
    case .running(settledText): return
    case .answered(settledText, .fine), .answered(settledText, .wrong),
      .answered(settledText, .warning):
      return
    default: check = .running(settledText)
    }
    judge(in: surroundings)
  }

  mutating func take(_ answer: CheckAnswer, about text: String, in surroundings: Surroundings) {
    check = .answered(text, answer)
    judge(in: surroundings)
    rejudge(isDue: isAnswerDue)
  }

  /// Whether the answer is an error to be seen at once, as if it had come on the leaving that asked
  /// for it.
  private var isAnswerDue: Bool {
    guard let failure = checkFailure, findings.first?.error == worded(failure) else { return false }
    return switch timing.validate {
    case .touched, .change, .blur: activity != .active || !timing.hides(on: .focus)
    case .submit: false
    }
  }

  /// What the check says of the value as it stands.
  var checkFailure: FieldError? {
    if let fault = isAwaitingOptions ? .beingChecked : optionFault {
      let takesOther = type.choiceOptions?.takesOther ?? false
      return isBlank || takesOther ? nil : fault
    }
    guard field.options.check != nil else { return nil }
    switch check {
    case .idle: return nil
    case .running(let text) where text != settledText: return nil
    case .running: return .beingChecked
    case .answered(let text, _) where text != settledText: return nil
    case .answered(_, .wrong(let message)):
      return FieldError(.checkFailed, message.isEmpty ? .form(.notAccepted) : .verbatim(message))
    case .answered(_, .unavailable): return FieldError(.checkUnavailable, .form(.notChecked))
    case .answered: return nil
    }
  }

  var checkWarning: FieldError? {
    guard case .answered(settledText, .warning(let message)) = check else { return nil }
    return FieldError(.checkFailed, message.isEmpty ? .form(.worthALook) : .verbatim(message))
  }
}

extension FieldError {
  /// Stands against a value while its check runs; it is shown as waiting, not as an error.
  static let beingChecked = Self(.checkUnavailable, .form(.beingChecked))
}

extension FieldState {
  /// True if an editor outside may have the text.
  package var isForEditor: Bool { editor.hasLines && !isReadOnly && !field.isPrivate }
}
