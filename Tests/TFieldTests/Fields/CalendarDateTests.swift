import Testing

@testable import TField

@Suite struct CalendarDateTests {
  @Test(arguments: [
    (2024, 2, 29, true), (2023, 2, 29, false), (1900, 2, 29, false), (2000, 2, 29, true),
    (2026, 4, 31, false), (2026, 13, 1, false), (0, 1, 1, false), (9999, 12, 31, true),
    (10_000, 1, 1, false), (2026, 1, 0, false), (1582, 10, 10, true),
  ])
  func `only days that exist are dates`(year: Int, month: Int, day: Int, exists: Bool) {
    #expect((CalendarDate(year: year, month: month, day: day) != nil) == exists)
  }

  @Test(arguments: ["2026-11-21", "0001-01-01", "9999-12-31", "2024-02-29"])
  func `a date is read as it is written`(text: String) throws {
    #expect(try #require(CalendarDate(text)).description == text)
  }

  @Test(arguments: ["", "2026-1-1", "2026-11-31", "2026/11/21", "٢٠٢٦-11-21", "2026-11-21 "])
  func `nothing else is a date`(text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test(arguments: [
    ("2026-11-21", 30, "2026-12-21"), ("2024-02-28", 1, "2024-02-29"),
    ("2024-03-01", -1, "2024-02-29"), ("2026-01-01", -1, "2025-12-31"),
    ("2026-11-21", .max, "9999-12-31"), ("2026-11-21", .min, "0001-01-01"),
  ])
  func `days are added`(start: String, count: Int, end: String) throws {
    #expect(try #require(CalendarDate(start)).adding(days: count).description == end)
  }

  @Test func `each day of four centuries follows the one before`() throws {
    var date = try #require(CalendarDate("1999-12-31"))
    for _ in 0..<146_097 {
      let next = date.adding(days: 1)
      let isNextDay = next.day == date.day + 1 && next.month == date.month
      let isFirst =
        next.day == 1 && date.day == CalendarDate.days(inMonth: date.month, of: date.year)
      #expect(isNextDay || isFirst)
      #expect(next.weekday == date.weekday % 7 + 1)
      date = next
    }
    #expect(date.description == "2399-12-31")
  }

  @Test(arguments: [
    ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"),
    ("2026-11-21", -12, "2025-11-21"), ("2026-12-01", 1, "2027-01-01"),
    ("2026-12-01", .max, "9999-12-31"), ("0001-01-05", -1, "0001-01-01"),
  ])
  func `months are added`(start: String, count: Int, end: String) throws {
    #expect(try #require(CalendarDate(start)).adding(months: count).description == end)
  }

  @Test func `a leap day's birthday is the last of February`() throws {
    let day = try #require(CalendarDate("2024-02-29"))
    #expect(day.adding(years: -18).description == "2006-02-28")
    #expect(day.adding(years: .max).description == "9999-12-31")
  }

  @Test func `weekdays count from Monday`() throws {
    #expect(try #require(CalendarDate("2026-11-21")).weekday == 6)
  }
}
