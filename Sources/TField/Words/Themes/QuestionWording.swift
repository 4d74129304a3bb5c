/// What is asked before a form goes on, and what the buttons say.
package enum QuestionWording: Hashable, Sendable {
  case leave, leaveEntries, leaveEntry, goOn
  case fillFollowing(Int)
  /// A draft of a time, and the labels of the fields that it answers.
  case draft(time: String, [Wording])
  case stopProgram(String)
  case keepEditing, keepDraft, discard, takeEntries, takeEntry
  case back, doTheRest
  case fillFields, join, dontPaste
  case continueDraft, startFresh, deleteDraft
  case wait, stop
  case close
  /// In words, for a switch that is answered by typing.
  case yes, no
}
