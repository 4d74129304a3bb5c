/// The days that an unfinished date may still become.
struct DateCompletions {
  let years: ClosedRange<Int>
  let months: ClosedRange<Int>
  let days: ClosedRange<Int>

  /// The first of them that is no earlier than `limit`, if there is one.
  func first(onOrAfter limit: CalendarDate) -> CalendarDate? {
    let start = max(years.lowerBound, limit.year)
    // A day in another year than the limit's comes within eight years, even 29 February.
    let end = min(years.upperBound, start + 8)
    guard start <= end else { return nil }
    return (start...end).lazy.compactMap { first(in: $0, onOrAfter: limit) }.first
  }

  private func first(in year: Int, onOrAfter limit: CalendarDate) -> CalendarDate? {
    months.lazy.compactMap { month in
      let isLimitMonth = (year, month) == (limit.year, limit.month)
      guard isLimitMonth || (year, month) > (limit.year, limit.month) else { return nil }
      let day = isLimitMonth ? max(days.lowerBound, limit.day) : days.lowerBound
      return day > days.upperBound ? nil : CalendarDate(year: year, month: month, day: day)
    }.first
  }
}
