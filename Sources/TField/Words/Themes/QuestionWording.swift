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

extension QuestionWording: Translated {
  var sentence: Sentence {
    switch self {
    case .fillFollowing(let count): Sentence("question.fillFollowing", ["count": count])
    case .draft(let time, let labels):
      Sentence(
        "question.draft", counting: labels.count,
        ["time": time, "labels": Several(labels, .brackets(3))])
    case .stopProgram(let program): Sentence("question.stopProgram", ["program": program])
    case .leave: "question.leave"
    case .leaveEntries: "question.leaveEntries"
    case .leaveEntry: "question.leaveEntry"
    case .goOn: "question.goOn"
    case .keepEditing: "question.keepEditing"
    case .keepDraft: "question.keepDraft"
    case .discard: "question.discard"
    case .takeEntries: "question.takeEntries"
    case .takeEntry: "question.takeEntry"
    case .back: "question.back"
    case .doTheRest: "question.doTheRest"
    case .fillFields: "question.fillFields"
    case .join: "question.join"
    case .dontPaste: "question.dontPaste"
    case .continueDraft: "question.continueDraft"
    case .startFresh: "question.startFresh"
    case .deleteDraft: "question.deleteDraft"
    case .wait: "question.wait"
    case .stop: "question.stop"
    case .close: "question.close"
    case .yes: "question.yes"
    case .no: "question.no"
    }
  }
}
