import Testing

@testable import TField

@Suite struct DateLimitTests {
  static let today = CalendarDate(year: 2024, month: 2, day: 29) ?? .unknown

  @Test(arguments: [
    ("2024-01-31", "2024-01-31"), ("today", "2024-02-29"), ("today+1d", "2024-03-01"),
    ("today+30d", "2024-03-30"), ("today-60d", "2023-12-31"), ("today-18y", "2006-02-28"),
    ("today+4y", "2028-02-29"), ("today+1m", "2024-03-29"), ("today-12m", "2023-02-28"),
    ("today+0d", "2024-02-29"), ("today+9999y", "9999-12-31"), ("today-9999y", "0001-01-01"),
  ])
  func `a limit names a day`(text: String, day: String) throws {
    let limit = try #require(DateLimit(text))
    #expect(limit.day(on: Self.today)?.description == day)
  }

  @Test(arguments: [
    "", "tomorrow", "today+", "today+d", "today+30", "today+30w", "today 30d", "today+-3d",
    "today+３d", "today+99999999999999999999d", "2023-02-29", "Today", "today+1d ", "toda+1d",
    "today+999999999d", "today-3652060d", "today+119989m", "today-10000y",
  ])
  func `anything else is none`(text: String) {
    #expect(DateLimit(text) == nil)
  }

  @Test func `a moving limit needs a clock`() {
    #expect(DateLimit.today(plus: 3).day(on: .unknown) == nil)
    #expect(DateLimit.day(Self.today).day(on: .unknown) == Self.today)
  }
}
