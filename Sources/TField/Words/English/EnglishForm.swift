extension FormWording: Translated {
  var english: String {
    switch self {
    case .blocked(let action, let missing, let wrong):
      "\(action.english): "
        + [(missing, "missing"), (wrong, "to fix")].filter { !$0.0.isEmpty }.map { labels, what in
          "\(labels.count) \(what)\(labels.listed(most: 30, \.english))"
        }.joined(separator: ", ")
    case .nothingToUndo: "Nothing to undo"
    case .putBack(let reason): "The last good value is back: \(reason.english)"
    case .partsLeft(let count, let isKept):
      (count == 1 ? "1 line fits nowhere" : "\(count) lines fit nowhere")
        + (isKept ? "; Ctrl-Y pastes what is left" : "")
    case .notPasted: "Nothing was pasted: this field takes no such text; Ctrl-Y pastes it elsewhere"
    case .stopped(let action): "\(action.english) was stopped; what it did is unknown"
    case .beingChecked: "It is still being checked"
    case .notChecked: "It could not be checked; try again"
    case .notAccepted: "Not accepted"
    case .worthALook: "Check this"
    case .noAnswer(let field, let reason): "the check of '\(field)': \(reason)"
    case .waitingForChecks: "Waiting until everything is checked"
    case .failed(let action, let reason): "\(action.english) failed: \(reason)"
    case .alreadyIn(let path): "these answers were in '\(path)' already, and were not added again"
    case .tornLine(let path): "the last line of '\(path)' had no end, and was given one"
    case .refused(let action): "\(action.english) was refused"
    case .taken(let action, let place): "\(action.english): done; the answers went to \(place)"
    }
  }
}

extension DraftWording: Translated {
  var english: String {
    switch self {
    case .kept(let path): "your answers are kept as a draft in '\(path)'"
    case .notKept(let reason): "no draft is kept: \(reason)"
    case .stays(let reason): "the draft stays: \(reason)"
    case .unusable(let reason, let place):
      "a draft can't be used: \(reason); it is now '\(place)'"
    case .dropped(let values, let isFormChanged):
      (isFormChanged ? "the form has changed" : "not everything fits")
        + "; dropped from the draft: " + values.map(\.english).joined(separator: ", ")
    case .missing(let id): "\(id) (no such field)"
    case .cancelledAndKept: "Cancelled. Your answers are kept; run it again to go on."
    case .cancelled: "Cancelled."
    case .secret(let label): "\(label.english) (never kept)"
    case .unfit(let label): "\(label.english) (does not fit)"
    }
  }
}

extension EditorNotice: Translated {
  var english: String {
    switch self {
    case .unset: "Set VISUAL or EDITOR to an editor"
    case .unquoted(let variable): "\(variable) can't be read: a quote in it isn't closed"
    case .notStarted(let program, let reason): "'\(program)' could not be started: \(reason)"
    case .failed: "The editor failed: nothing was changed"
    case .noFile(let reason): "The text can't be edited outside: \(reason)"
    case .repaired: "Not all of it was UTF-8: look for \u{FFFD}"
    case .secret: "A secret is never handed to an editor"
    }
  }
}

extension QuestionWording: Translated {
  var english: String {
    switch self {
    case .leave: "Leave the form? Your answers haven't been sent."
    case .leaveEntries: "Close the list? Its entries have changed."
    case .leaveEntry: "Close the entry? It was changed."
    case .goOn: "A part was done with your earlier answers. Do the rest with these?"
    case .fillFollowing(let count): "You pasted \(count) lines. Fill this and the next fields?"
    case .draft(let time, let labels):
      "Your draft of \(time): \(labels.count == 1 ? "1 answer" : "\(labels.count) answers")"
        + labels.listed(\.english)
    case .stopProgram(let program): "\(program) is still running. Stop it?"
    case .keepEditing: "Keep editing"
    case .keepDraft: "Leave, keep a draft"
    case .discard: "Discard"
    case .takeEntries: "Keep the entries"
    case .takeEntry: "Keep the entry"
    case .back: "Back"
    case .doTheRest: "Do the rest"
    case .fillFields: "Fill the fields"
    case .join: "Join in one line"
    case .dontPaste: "Don't paste"
    case .continueDraft: "Continue"
    case .startFresh: "Start fresh"
    case .deleteDraft: "Delete it"
    case .wait: "Wait"
    case .stop: "Stop it"
    case .close: "Close"
    case .yes: "yes"
    case .no: "no"
    }
  }
}

extension [Wording] {
  /// The first few of them in brackets, such as ` (Name, Email, …)`.
  func listed(most: Int = 3, _ text: (Wording) -> String) -> String {
    guard !isEmpty else { return "" }
    let names = prefix(most).map(text) + (count > most ? ["…"] : [])
    return " (\(names.joined(separator: ", ")))"
  }
}

extension Reply: Translated {
  var english: String { String(rawValue) }
}
