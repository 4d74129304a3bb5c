/// What is asked before a form goes on, and what the buttons say.
package enum QuestionWording: Hashable, Sendable {
  case leave, leaveEntries, leaveEntry, goOn
  case fillFollowing(Int)
  /// A draft of a time, and the labels of the fields that it answers.
  case draft(time: String, [Wording])
  case stopProgram(String)
  case keepEditing, keepDraft, discard, takeEntries, takeEntry, back, doTheRest
  case fillFields, join, dontPaste, continueDraft, startFresh, deleteDraft, wait, stop, close
  /// In words, for a switch that is answered by typing.
  case yes, no
}

extension QuestionWording: Translated {
  var sentence: Sentence {
    switch self {
    case .fillFollowing(let count): Sentence("question.fillFollowing", ["count": count])
    case .draft(let time, let labels):
      Sentence(
        "question.draft", counting: labels.count,
        ["time": time, "labels": Several(labels, .brackets(3))])
    case .stopProgram(let program): Sentence("question.stopProgram", ["program": program])
    default: Sentence("question.\(self)")
    }
  }
}
