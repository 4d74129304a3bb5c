import TestSupport
import Testing

@testable import TField

@Suite struct CalendarDayLimitTests {
  @Test func `limits that leave no day, and the calendar's ends, do not trap`() {
    let ends = ["0001-01-01", "9999-12-31", "today-999999999y", "today+999999999d"]
    for min in ends {
      for max in ends {
        let type = CalendarDay(min: DateLimit(min), max: DateLimit(max))
        for keys in ["1", "02292024", "12319999", "01010001"] { _ = Typing(type, keys).settled }
      }
    }
  }

  @Test func `what is live is exactly what some completion makes good`() throws {
    let first = try #require(CalendarDate("2023-12-20"))
    let days = (0...800).map { first.adding(days: $0) }
    var generator = SeededRandom()
    for format in CalendarDay.Format.allCases {
      let type = CalendarDay(min: .day(first), max: .day(days[800]), format: format)
      let good = days.compactMap { type.parse($0.description).data }
      let short = (type.order.parts.last?.isShort == false ? days : []).compactMap { day in
        let text = type.parse(day.description).data.map { $0.prefix(4) + $0.suffix(2) }
        return text.flatMap { type.parse(String($0)).data == nil ? nil : String($0) }
      }
      let prefixes = Set((good + short).flatMap { text in (1...8).map { String(text.prefix($0)) } })
      for data in prefixes { #expect(type.live(data) == nil, "\(data) in \(format)") }
      for _ in 0..<2000 {
        let start = good.randomElement(using: &generator) ?? ""
        let digit = Character(String(Int.random(in: 0...9, using: &generator)))
        let data = String(start.prefix(Int.random(in: 0...7, using: &generator))) + [digit]
        guard type.finish(data) == data else { continue }
        #expect(
          (type.live(data) == nil) == prefixes.contains(data),
          "\(data) in \(format), seed \(generator.seed)")
      }
    }
  }
}

@Suite struct DateAndTimeTests {
  /// A clock an hour ahead of UTC, two in July.
  @Test(arguments: [
    ("2026-11-21T17:05Z", "2026-11-21T18:05", "2026-11-21T17:05:00Z", "2026-11-21 17:05 Z"),
    (
      "2026-07-21 23:05-04:00", "2026-07-22T05:05", "2026-07-21T23:05:00-04:00",
      "2026-07-21 23:05 -04:00"
    ),
    (
      "2026-07-21 17:05", "2026-07-21T17:05", "2026-07-21T17:05:00+02:00", "2026-07-21 17:05 +02:00"
    ),
    ("21 Nov 17:05", "2026-11-21T17:05", "2026-11-21T17:05:00+01:00", "2026-11-21 17:05 +01:00"),
    (
      "2026-11-21T17:05:30.5+01:00", nil, "2026-11-21T17:05:30.5+01:00",
      "2026-11-21 17:05:30.5 +01:00"
    ),
    ("2026-11-21 17:05 - 18:00", nil, nil, nil), ("2026-11-21T17:05+25:00", nil, nil, nil),
  ])
  func `a zone is read, and kept or turned into the time here`(
    text: String, local: String?, zoned: String?, shown: String?
  ) throws {
    let summer = 1_774_746_000..<1_792_890_000
    let type = { (hasZone: Bool) in
      let type = DateAndTime(hasZone: hasZone) { summer.contains($0) ? 7200 : 3600 }
      return type.adapted(to: Surroundings(today: CalendarDate("2026-11-01") ?? .unknown)) ?? type
    }
    #expect(type(false).parse(text).data == local)
    #expect(type(true).parse(text).data == zoned)
    guard let zoned else { return }
    #expect(type(true).text(zoned) == shown)
    #expect(type(true).parse(type(true).text(zoned)).data == zoned)
    #expect(type(true).judge(zoned) == .whole && type(true).write(zoned, as: .answer) == zoned)
  }
}

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
