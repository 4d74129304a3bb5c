// What is asked.
extension FormSession {
  mutating func ask(about input: Input, at time: Duration?) {
    guard let answer = question?.handle(input, at: time) else { return }
    self.answer(answer)
  }

  /// Gives an answer that the question offers, as a click on its button does.
  package mutating func answer(_ answer: Question.Answer, at time: Duration? = nil) {
    guard let question, question.offers(answer, at: time) else { return }
    self.question = nil
    carryOut(answer, to: question.subject)
    guard answer != .continueDraft, outcome == .editing else { return }
    for input in question.typedAhead { handle(input) }
  }

  private mutating func carryOut(_ answer: Question.Answer, to subject: Question.Subject) {
    switch (answer, subject) {
    case (.discard, _): close()
    case (.keepDraft, _), (.takeEntries, _): close(keepingAnswers: true)
    case (.goOn, .goOn(let index)):
      attempt.isGoingOn = true
      finish(with: index)
    case (.fill, .fill(let parts)): fill(with: parts)
    case (.join, .fill(let parts)): paste(parts.joined(separator: " "))
    case (.drop, .fill(let parts)): keep(parts)
    case (.continueDraft, _): continueDraft()
    case (.startFresh, _): draft?.decision = .startFresh
    case (.deleteDraft, _): draft?.decision = .delete
    case (.stop, _): attempt.isStopping = true
    default: break
    }
  }

  package mutating func wasShown(at time: Duration) {
    question?.wasShown(at: time)
    if case .review(var review) = opened {
      review.wasShown(at: time)
      opened = .review(review)
    }
    guard opened?.form?.question != nil || opened?.form?.opened != nil else { return }
    _ = opened?.work { $0.wasShown(at: time) }
  }

  package mutating func hold(_ input: Input) { question?.hold(input) }

  package mutating func scrollQuestion(by lines: Int) { question?.scroll(by: lines) }

  /// Asks whether to go on with a draft; nothing of it is taken before the person says so.
  package mutating func offer(_ draft: DraftOffer) {
    guard outcome == .editing else { return }
    self.draft = draft
    question = .draft(draft, of: form)
  }

  /// Opens the form anew with the answers of the draft.
  private mutating func continueDraft() {
    guard let draft else { return }
    var opened = Self(form, in: linked.outer, answers: draft.answers)
    (opened.runsChecks, opened.performsSteps) = (runsChecks, performsSteps)
    if let index = draft.focus.flatMap(form.index) { opened.moveFocus(to: .field(index)) }
    opened.notice = draft.notice
    opened.draft = draft
    opened.draft?.decision = .continue
    self = opened
  }
}

/// Answers of an earlier time that the person may go on with.
package struct DraftOffer: Hashable, Sendable {
  /// What the person said.
  package enum Decision: Hashable, Sendable {
    case `continue`, startFresh, delete
  }

  /// When it was saved, as the question says it.
  package let time: String
  /// Every value that the form opens with if it is continued; nothing once that is decided.
  package internal(set) var answers: [String: String]
  /// The fields that the draft has answers for, by their ids.
  package let fields: Set<String>
  /// The field at which it was left.
  package let focus: String?
  /// Something to tell once it was taken, such as what no longer fits.
  package let notice: Wording?
  /// `nil` until the person has said something.
  package internal(set) var decision: Decision? { didSet { answers = [:] } }

  package init(
    of time: String, answers: [String: String], fields: Set<String>? = nil,
    focus: String? = nil, notice: Wording? = nil
  ) {
    (self.time, self.answers, self.focus, self.notice) = (time, answers, focus, notice)
    self.fields = fields ?? Set(answers.filter { !$0.value.isEmpty }.keys)
  }
}
