/// Outside checks: who is asked what, and what becomes of the answers.
///
/// The session only says what is to be asked; whoever shows the form runs the programs.
extension FormSession {
  /// A program to be asked about a field's value.
  public struct CheckRequest: Hashable, Sendable {
    public let field: Int
    public let text: String
    public let check: OutsideCheck
    /// Whether what is asked about is a secret.
    public let isPrivate: Bool
  }

  /// The checks that are wanted now; one whose text is no longer wanted can be given up.
  public var checkRequests: [CheckRequest] {
    checkedFields.compactMap { index in
      guard case .running(let text) = fields[index].check,
        let check = fields[index].field.options.check
      else { return nil }
      return CheckRequest(
        field: index, text: text, check: check, isPrivate: fields[index].field.isPrivate)
    }
  }

  /// Takes an answer; one about an older text is dropped.
  public mutating func answer(_ request: CheckRequest, _ answer: CheckAnswer) {
    guard fields.indices.contains(request.field),
      fields[request.field].check == .running(request.text)
    else { return }
    fields[request.field].take(answer, about: request.text, in: surroundings(of: request.field))
    propagate(from: request.field)
    runWaitingAction()
  }

  /// Asks about a field that was left, changed and is otherwise valid.
  mutating func askCheck(of index: Int) {
    guard runsChecks, !fields[index].isHidden else { return }
    fields[index].wantCheck(in: surroundings(of: index))
  }

  var isChecking: Bool { checkedFields.contains { fields[$0].isChecking } }

  private var checkedFields: [Int] {
    runsChecks ? form.checkedFields.filter { !fields[$0].isHidden } : []
  }
}

extension FieldState {
  public var isChecking: Bool { if case .running = check { true } else { false } }

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
