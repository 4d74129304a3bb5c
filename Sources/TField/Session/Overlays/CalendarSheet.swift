/// A month that is open to choose a day from.
package struct CalendarSheet: Sendable {
  package let field: Int
  /// The day under the highlight; its month is the one shown.
  package private(set) var day: CalendarDate
  package let today: CalendarDate
  package let first: CalendarDate?
  package let last: CalendarDate?

  init(_ type: CalendarDay, for field: Int, holding data: String, today: CalendarDate) {
    self.field = field
    self.today = today
    first = type.min?.day(on: today)
    last = type.max?.day(on: today)
    day = today
    if case .date(let date) = type.typed(data) { day = date }
    day = allowed(day)
  }

  package func isAllowed(_ day: CalendarDate) -> Bool { allowed(day) == day }

  private func allowed(_ day: CalendarDate) -> CalendarDate {
    let lower = first.map { max($0, day) } ?? day
    return last.map { min($0, lower) } ?? lower
  }

  /// The weeks of the month shown, Monday first; the days of other months are missing.
  package var weeks: [[CalendarDate?]] {
    let days = (1...CalendarDate.days(inMonth: day.month, of: day.year)).map {
      CalendarDate(year: day.year, month: day.month, day: $0)
    }
    let lead = (days.first.flatMap(\.self)?.weekday ?? 1) - 1
    let cells = Array(repeating: nil, count: lead) + days
    return stride(from: 0, to: cells.count, by: 7).map { start in
      let week = Array(cells[start..<min(start + 7, cells.count)])
      return week + Array(repeating: nil, count: 7 - week.count)
    }
  }

  /// Takes an input; the step carries the chosen day in ISO form.
  mutating func handle(_ input: Input) -> OverlayStep {
    guard case .key(let key) = input else { return .stays }
    switch KeyMap[.calendar].command(for: key) {
    case .escape: return .closes
    case .confirm: return .takes(day.description)
    case .edit(.move(.left)): move(days: -1)
    case .edit(.move(.right)): move(days: 1)
    case .up: move(days: -7)
    case .down: move(days: 7)
    case .pageUp: move(months: -1)
    case .pageDown: move(months: 1)
    case .previousSection: move(months: -12)
    case .nextSection: move(months: 12)
    case .edit(.move(.start)): move(days: 1 - day.weekday)
    case .edit(.move(.end)): move(days: 7 - day.weekday)
    case .edit(.insert("t")): day = allowed(today)
    default: break
    }
    return .stays
  }

  private mutating func move(days: Int = 0, months: Int = 0) {
    day = allowed(day.adding(months: months).adding(days: days))
  }
}
