/// Answers of an earlier time that the person may go on with.
public struct DraftOffer: Hashable, Sendable {
  /// What the person said.
  public enum Decision: Hashable, Sendable {
    case `continue`, postpone, delete
  }

  /// When it was saved, as the question says it.
  public let time: String
  /// Every value that the form opens with if it is continued.
  public let answers: [String: String]
  /// The field at which it was left.
  public let focus: String?
  /// Something to tell once it was taken, such as what no longer fits.
  public let notice: Wording?
  /// `nil` until the person has said something.
  public internal(set) var decision: Decision?

  public init(
    of time: String, answers: [String: String], focus: String? = nil, notice: Wording? = nil
  ) {
    self.time = time
    self.answers = answers
    self.focus = focus
    self.notice = notice
  }
}

extension FormSession {
  /// Asks whether to go on with a draft; nothing of it is taken before the person says so.
  public mutating func offer(_ draft: DraftOffer) {
    guard outcome == .editing else { return }
    self.draft = draft
    question = .draft(draft.time)
  }

  /// Opens the form anew with the answers of the draft.
  mutating func continueDraft() {
    guard var draft else { return }
    var opened = Self(form, today: today, answers: draft.answers)
    // Other fields may be hidden now than were before, in the same number.
    opened.layoutVersion += layoutVersion + 1
    (opened.runsChecks, opened.performsSteps) = (runsChecks, performsSteps)
    if let index = draft.focus.flatMap(form.index) { opened.moveFocus(to: .field(index)) }
    opened.notice = draft.notice
    draft.decision = .continue
    opened.draft = draft
    self = opened
  }

  mutating func postponeDraft() { draft?.decision = .postpone }

  mutating func deleteDraft(_ question: Question) {
    guard case .draft = question else { return }
    self.question = nil
    draft?.decision = .delete
  }
}
