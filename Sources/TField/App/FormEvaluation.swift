/// What is to be said of answers that were judged without a screen.
public struct FormEvaluation: Sendable {
  /// Something wrong with an answer.
  public struct Fault: Hashable, Sendable {
    /// The id of the field.
    public let id: String
    /// What is wrong in one word, the same in every language, such as `required`.
    public let code: String
    /// What is wrong, in a sentence.
    public let message: String
  }

  /// What is wrong, in the form's order.
  public let faults: [Fault]
  /// The answers as the form understood them.
  public let answers: FormAnswers

  /// True if nothing is wrong.
  public var isValid: Bool { faults.isEmpty }
}

extension Form {
  /// Judges answers, by the ids of their fields, as the form's first action would.
  ///
  /// ```swift
  /// let evaluation = form.evaluate(["name": "Ada", "size": "21"])
  /// for fault in evaluation.faults { print(fault.id, fault.message) }
  /// ```
  /// Without `today`, no day is too early or too late for today. Async checks aren't asked.
  public func evaluate(
    _ answers: [String: String], today: CalendarDate = .unknown, language: Language = .english
  ) -> FormEvaluation {
    let session = FormSession(self, today: today, language: language, answers: answers)
    let action = submitAction(nil)
    let faults = GroupValidator(session).faults(blocking: action).flatMap { index in
      session.fields[index].failures.map { error in
        FormEvaluation.Fault(
          id: fields[index].id, code: error.code.rawValue,
          message: error.wording.text(in: language))
      }
    }
    return FormEvaluation(
      faults: faults, answers: FormAnswers(of: session, action: action?.id ?? ""))
  }
}
