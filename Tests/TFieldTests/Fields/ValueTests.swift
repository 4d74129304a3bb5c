import TestSupport
import Testing

@testable import TField

@Suite struct TypedValueTests {
  private static let early = CalendarDate("2026-02-28").map(TypedValue.date) ?? .none
  private static let late = CalendarDate("2026-03-01").map(TypedValue.date) ?? .none
  private static let cents = DecimalNumber("12.5").map { TypedValue.amount($0, places: 2) } ?? .none

  private static let orders: [(TypedValue, TypedValue, Int?)] = [
    (TypedValue.number(2), TypedValue.number(10), -1), (.number(-2), .number(-10), 1),
    (.number(5), .amount(5, places: 2), 0), (cents, .number(12), 1), (early, late, -1),
    (late, late, 0), (.month(year: 2026, month: 12), .month(year: 2027, month: 1), -1),
    (.time(hour: 9, minute: 59), .time(hour: 10, minute: 0), -1),
    (.number(1), .text("1"), nil), (.text("a"), .text("b"), nil), (.none, .none, nil),
    (early, .month(year: 2026, month: 2), nil), (.flag(true), .flag(false), nil),
    (.entries(["1"]), .entries(["2"]), nil),
  ]

  @Test(arguments: orders)
  func `what has an order is ordered, both ways`(
    left: TypedValue, right: TypedValue, order: Int?
  ) {
    #expect(left.order(comparedTo: right) == order)
    #expect(right.order(comparedTo: left) == order.map { -$0 })
  }

  @Test(arguments: [
    (TypedValue.none, ""), (.text(" a "), " a "), (.number(-7), "-7"), (cents, "12.50"),
    (early, "2026-02-28"), (.month(year: 2027, month: 4), "2027-04"),
    (.time(hour: 7, minute: 5), "07:05"), (.flag(true), "true"), (.flag(false), "false"),
    (.range(1, 5, isClosed: true), "1...5"), (.range(1, 5, isClosed: false), "1..<5"),
    (.entries(["a", "b"]), "a, b"),
  ])
  func `a value is written as typed answers write it`(value: TypedValue, text: String) {
    #expect(value.text == text)
  }
}

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

@Suite struct DecimalNumberTests {
  @Test(arguments: [
    ("5", "5"), ("005", "5"), (".5", "0.5"), ("5.", "5"), ("-0", "0"), ("-0.50", "-0.5"),
    ("12345678901234567890.10", "12345678901234567890.1"), ("0.0120", "0.012"),
    ("-0100.010", "-100.01"), ("000.000", "0"),
  ])
  func `a number is exact`(text: String, written: String) throws {
    #expect(try #require(DecimalNumber(text)).description == written)
  }

  @Test(arguments: [
    "", ".", "-", "-.", "1e3", "0x10", "nan", "inf", "1,5", " 1", "1.2.3", "+1", "٣",
  ])
  func `nothing else is a number`(text: String) {
    #expect(DecimalNumber(text) == nil)
  }

  @Test func `a number has at most a thousand digits`() {
    let digits = String(repeating: "1", count: 999)
    #expect(DecimalNumber("-\(digits).5") != nil)
    #expect(DecimalNumber("-\(digits).55") == nil)
  }

  @Test(arguments: [
    ("1", "2"), ("-2", "-1"), ("-1", "0"), ("9", "10"), ("1.05", "1.5"), ("-10", "9"),
    ("0.012", "0.05"), ("0", "0.001"), ("-0.5", "-0.05"), ("99.9", "100"), ("-100.5", "-100"),
  ])
  func `numbers have an order`(smaller: String, larger: String) throws {
    let (left, right) = (try #require(DecimalNumber(smaller)), try #require(DecimalNumber(larger)))
    #expect(left < right && !(right < left))
  }

  @Test func `zeros behind the point make no other number`() {
    #expect(DecimalNumber("1.50") == DecimalNumber("1.5"))
    #expect(DecimalNumber("1.5")?.text(places: 2) == "1.50")
    #expect(DecimalNumber(Int.min).description == "-9223372036854775808")
  }
}

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "abc", 3), ("gmail", "gmail", 0), ("gmial", "gmail", 1),
    ("gmal", "gmail", 1), ("gmaill", "gmail", 1), ("gnail", "gmail", 1), ("kitten", "sitting", 3),
    ("ca", "abc", 3), ("hotmial", "hotmail", 1),
  ])
  func `slips are counted`(left: String, right: String, distance: Int) {
    #expect(Suggestion.distance(from: left, to: right) == distance)
    #expect(Suggestion.distance(from: right, to: left) == distance)
  }

  @Test func `endless words are only measured`() {
    let long = String(repeating: "a", count: 100_000)
    #expect(Suggestion.distance(from: long, to: "a") == 100_000)
  }
}

struct SearchingTests {
  @Test(arguments: [
    ("a..b", "..", true), ("a.b.c", "..", false), ("..", "..", true), (".", "..", false),
    ("", "..", false), ("abc", "", true), ("", "", true), ("ab", "b", true),
    ("éa", "e\u{301}", true),
  ])
  func `a text holds what stands in it side by side`(text: String, part: String, isThere: Bool) {
    #expect(text.holds(part) == isThere)
  }

  @Test(arguments: [
    ("a(0)b", "(0)", ["a", "b"]), ("(0)", "(0)", ["", ""]), ("ab", "(0)", ["ab"]), ("", "-", [""]),
    ("a--b", "-", ["a", "", "b"]), ("aaa", "aa", ["", "a"]),
  ])
  func `a text is parted at each mark`(text: String, mark: String, pieces: [String]) {
    #expect(text.pieces(between: mark) == pieces)
  }

  @Test(arguments: [
    ("en_US", "_", "-", "en-US"), ("it's", "'", "'\\''", "it'\\''s"), ("aaa", "a", "aa", "aaaaaa"),
    ("", "a", "b", ""),
  ])
  func `each old piece gives way to the new one`(
    text: String, old: String, new: String, result: String
  ) {
    #expect(text.with(new, for: old) == result)
  }
}
