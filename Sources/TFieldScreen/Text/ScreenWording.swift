import TField

/// What only a screen says: about what is open, and the keys there.
enum ScreenWording: Hashable, Sendable {
  case entries(Int)
  case matches(Int, of: Int)
  case marked(Int)
  case noMatch
  case filter
  case month(Int, year: Int)
  /// Two letters, Monday first.
  case weekdays
  case choose, mark, done, otherOption, tenOptions, outerOption, unfilter
  case day, week, monthBack, monthOn, yearBack, yearOn, today
  case rollBack
  case newLine
}

extension ScreenWording {
  func text(in language: Language) -> String {
    switch language {
    case .english: english
    }
  }

  private var english: String {
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
