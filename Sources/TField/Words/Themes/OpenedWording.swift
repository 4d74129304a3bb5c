/// What is said in a list, a calendar or a sheet of entries that is open, and of the keys there.
public enum OpenedWording: Hashable, Sendable {
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
