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
    self.fields = fields ?? Set(answers.filter { !$0.value.isEmpty }.keys)
    self.time = time
    self.answers = answers
    self.focus = focus
    self.notice = notice
  }
}
