/// What is said in a list, a calendar or a sheet of entries that is open, and of the keys there.
package enum OpenedWording: Hashable, Sendable {
  case entries(Int)
  case matches(Int, of: Int)
  case marked(Int)
  case noMatch
  case filter
  /// A filter, or a text of the person's own.
  case filterOrOther
  case month(Int, year: Int)
  /// Two letters, Monday first.
  case weekdays
  case choose, mark, done
  case markOrSpace, chooseMatch, chooseAndMoveOn, unfilter, unfilterAll
  case optionAbove, optionBelow, firstOption, lastOption, tenUp, tenDown
  case dayBefore, dayAfter, weekBefore, weekAfter, weekStart, weekEnd
  case monthBack, monthOn, yearBack, yearOn, today
  case chooseAnswer, answerAbove, answerBelow, firstAnswer, lastAnswer, backToForm
  case pressButton, nextButton, previousButton, safeAnswer
  case lineAbove, lineBelow, firstLine, lastLine
  case stop
  case secondsRunning(Int)
  case rollBack
  case newLine
}

extension OpenedWording: Translated {
  var sentence: Sentence {
    switch self {
    case .entries(let count): Sentence("opened.entries", counting: count)
    case .matches(let count, let total):
      Sentence("opened.matches", ["count": count, "total": total])
    case .marked(let count): Sentence("opened.marked", counting: count)
    case .month(let month, let year):
      Sentence("opened.month", ["month": DateWording.month(month), "year": year])
    case .secondsRunning(let seconds): Sentence("opened.secondsRunning", ["seconds": seconds])
    case .noMatch: "opened.noMatch"
    case .filter: "opened.filter"
    case .filterOrOther: "opened.filterOrOther"
    case .weekdays: "opened.weekdays"
    case .choose: "opened.choose"
    case .mark: "opened.mark"
    case .done: "opened.done"
    case .markOrSpace: "opened.markOrSpace"
    case .chooseMatch: "opened.chooseMatch"
    case .chooseAndMoveOn: "opened.chooseAndMoveOn"
    case .unfilter: "opened.unfilter"
    case .unfilterAll: "opened.unfilterAll"
    case .optionAbove: "opened.optionAbove"
    case .optionBelow: "opened.optionBelow"
    case .firstOption: "opened.firstOption"
    case .lastOption: "opened.lastOption"
    case .tenUp: "opened.tenUp"
    case .tenDown: "opened.tenDown"
    case .dayBefore: "opened.dayBefore"
    case .dayAfter: "opened.dayAfter"
    case .weekBefore: "opened.weekBefore"
    case .weekAfter: "opened.weekAfter"
    case .weekStart: "opened.weekStart"
    case .weekEnd: "opened.weekEnd"
    case .monthBack: "opened.monthBack"
    case .monthOn: "opened.monthOn"
    case .yearBack: "opened.yearBack"
    case .yearOn: "opened.yearOn"
    case .today: "opened.today"
    case .chooseAnswer: "opened.chooseAnswer"
    case .answerAbove: "opened.answerAbove"
    case .answerBelow: "opened.answerBelow"
    case .firstAnswer: "opened.firstAnswer"
    case .lastAnswer: "opened.lastAnswer"
    case .backToForm: "opened.backToForm"
    case .pressButton: "opened.pressButton"
    case .nextButton: "opened.nextButton"
    case .previousButton: "opened.previousButton"
    case .safeAnswer: "opened.safeAnswer"
    case .lineAbove: "opened.lineAbove"
    case .lineBelow: "opened.lineBelow"
    case .firstLine: "opened.firstLine"
    case .lastLine: "opened.lastLine"
    case .stop: "opened.stop"
    case .rollBack: "opened.rollBack"
    case .newLine: "opened.newLine"
    }
  }
}
