extension FormWording: Translated {
  var english: String {
    switch self {
    case .blocked(let action, let missing):
      "\(action.english) needs \(missing.count) more: "
        + missing.map(\.english).joined(separator: ", ")
    case .nothingToUndo: "Nothing to undo"
    case .putBack(let reason): "The last good value is back: \(reason.english)"
    case .partsLeft(1): "1 line found no field"
    case .partsLeft(let count): "\(count) lines found no field"
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
    case .leave: "Leave?"
    case .discard: "Discard your answers?"
    case .goOn: "A part was done with your earlier answers. Do the rest with these?"
    case .fillFollowing: "Fill the following fields with these lines?"
    case .continueDraft(let time): "Continue your draft of \(time)?"
    case .yes: "yes"
    case .no: "no"
    case .saveDraft: "save draft"
    case .deleteDraft: "delete"
    }
  }
}

extension Reply: Translated {
  var english: String { String(rawValue) }
}

extension ScreenWording: Translated {
  var english: String {
    switch self {
    case .progress(let done, let total, 0): "\(done) of \(total)"
    case .progress(let done, let total, let left):
      "\(done) of \(total), \(left) required left"
    case .tooSmall(let width, let height): "Needs \(width) x \(height). What you type is kept."
    case .optional(let label): "\(label) (optional)"
    case .step(let step, let count): "Step \(step) of \(count)"
    case .close: "close"
    case .back: "Back"
    case .next: "Next"
    case .checkAnswers: "Check your answers"
    case .noAnswer: "no answer"
    case .help: "Help"
    case .keys: "Keys"
    case .checking: "checking…"
    case .readOnly: "Read only"
    }
  }
}

extension OpenedWording: Translated {
  var english: String {
    switch self {
    case .entries(let count): count == 1 ? "1 entry" : "\(count) entries"
    case .matches(let count, let all): "\(count) of \(all)"
    case .marked(let count): "\(count) marked"
    case .noMatch: "nothing found"
    case .filter: "type to filter"
    case .month(let month, let year):
      (Self.months.indices.contains(month - 1) ? Self.months[month - 1] : "") + " \(year)"
    case .weekdays: "Mo Tu We Th Fr Sa Su"
    case .choose: "choose"
    case .mark: "mark"
    case .done: "done"
    case .otherOption: "the option above, below"
    case .tenOptions: "ten options up, down"
    case .outerOption: "the first, the last option"
    case .unfilter: "take back a letter of the filter"
    case .day: "the day before, after"
    case .week: "the week before, after"
    case .monthBack: "month back"
    case .monthOn: "month on"
    case .yearBack: "year back"
    case .yearOn: "year on"
    case .today: "today"
    case .rollBack: "cancel"
    case .newLine: "new line"
    }
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
