extension ScreenWording: Translated {
  var english: String {
    switch self {
    case .left(let count): "\(count) left"
    case .toFix(let count): "\(count) to fix"
    case .complete: "complete"
    case .count(let done, let total): "\(done) of \(total)"
    case .chosen(let count, let most): "\(count) of \(most) chosen"
    case .others(let count): count == 1 ? "1 more" : "\(count) more"
    case .tooSmall(let width, let height): "Needs \(width) x \(height). What you type is kept."
    case .optional(let label): "\(label) (optional)"
    case .step(let step, let count): "Step \(step) of \(count)"
    case .close: "close"
    case .back: "Back"
    case .next: "Next"
    case .enterReturns: "Enter goes back to your answers"
    case .typeWord(let word): "Type \(word) to go on"
    case .checkAnswers: "Check your answers"
    case .noAnswer: "no answer"
    case .help: "Help"
    case .keys: "Keys"
    case .checking: "checking…"
    case .listing: "listing the choices…"
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
    case .filterOrOther: "type to filter, or a text of your own"
    case .month(let month, let year): Self.englishMonths.name(month) + " \(year)"
    case .weekdays: "Mo Tu We Th Fr Sa Su"
    case .choose: "choose"
    case .mark: "mark"
    case .done: "done"
    case .markOrSpace: "mark an option; in a filter: a space"
    case .chooseMatch: "choose the option; while a filter is typed: mark it"
    case .chooseAndMoveOn: "choose the option and go on"
    case .optionAbove: "the option above"
    case .optionBelow: "the option below"
    case .tenUp: "ten up"
    case .tenDown: "ten down"
    case .firstOption: "the first option"
    case .lastOption: "the last option"
    case .unfilter: "take back a letter of the filter"
    case .unfilterAll: "take back the filter"
    case .dayBefore: "the day before"
    case .dayAfter: "the day after"
    case .weekBefore: "a week back"
    case .weekAfter: "a week on"
    case .weekStart: "the first day of the week"
    case .weekEnd: "the last day of the week"
    case .monthBack: "month back"
    case .monthOn: "month on"
    case .yearBack: "year back"
    case .yearOn: "year on"
    case .today: "today"
    case .chooseAnswer: "choose; on an answer: go to its field"
    case .answerAbove: "the answer or button before"
    case .answerBelow: "the answer or button after"
    case .firstAnswer: "the first answer"
    case .lastAnswer: "the buttons"
    case .backToForm: "back to the form"
    case .pressButton: "press the button"
    case .nextButton: "the next button; in a long text: a line down"
    case .previousButton: "the button before; in a long text: a line up"
    case .safeAnswer: "the safe answer, which loses nothing"
    case .lineAbove: "the line above"
    case .lineBelow: "the line below"
    case .firstLine: "the first line"
    case .lastLine: "the last line"
    case .stop: "stop"
    case .secondsRunning(let seconds): "\(seconds) s"
    case .rollBack: "cancel"
    case .newLine: "new line"
    }
  }

  static let englishWeekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  static let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
