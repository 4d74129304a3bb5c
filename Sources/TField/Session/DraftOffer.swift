/// Answers of an earlier time that the person may go on with.
public struct DraftOffer: Hashable, Sendable {
  /// What the person said.
  public enum Decision: Hashable, Sendable {
    case `continue`, startFresh, delete
  }

  /// When it was saved, as the question says it.
  public let time: String
  /// Every value that the form opens with if it is continued; nothing once that is decided.
  public internal(set) var answers: [String: String]
  /// The fields that the draft has answers for, by their ids.
  public let fields: Set<String>
  /// The field at which it was left.
  public let focus: String?
  /// Something to tell once it was taken, such as what no longer fits.
  public let notice: Wording?
  /// `nil` until the person has said something.
  public internal(set) var decision: Decision? { didSet { answers = [:] } }

  public init(
    of time: String, answers: [String: String], fields: Set<String>? = nil,
    focus: String? = nil, notice: Wording? = nil
  ) {
    self.fields = fields ?? Set(answers.filter { !$0.value.isEmpty }.keys)
    self.time = time
    self.answers = answers
    self.focus = focus
    self.notice = notice
  }
}
