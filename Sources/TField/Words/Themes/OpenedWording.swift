/// What is said in a list, a calendar or a sheet of entries that is open, and of the keys there.
package enum OpenedWording: Hashable, Sendable {
  case entries(Int)
  case matches(Int, of: Int)
  case marked(Int)
  case noMatch, filter
  /// A filter, or a text of the person's own.
  case filterOrOther
  case month(Int, year: Int)
  /// Two letters, Monday first.
  case weekdays
  case choose, mark, done, markOrSpace, chooseMatch, chooseAndMoveOn, unfilter, unfilterAll
  case optionAbove, optionBelow, firstOption, lastOption, tenUp, tenDown
  case dayBefore, dayAfter, weekBefore, weekAfter, weekStart, weekEnd
  case monthBack, monthOn, yearBack, yearOn, today
  case chooseAnswer, answerAbove, answerBelow, firstAnswer, lastAnswer, backToForm
  case pressButton, nextButton, previousButton, safeAnswer
  case lineAbove, lineBelow, firstLine, lastLine, stop
  case secondsRunning(Int)
  case rollBack, newLine
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
    default: Sentence("opened.\(self)")
    }
  }
}
