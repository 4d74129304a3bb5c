import TestSupport
import Testing

@testable import TField

@Suite struct CalendarDayTests {
  static let typings = [
    TypingCase("0", "0", "ok", "incomplete"),
    TypingCase("2", "2", "ok", "incomplete"),
    TypingCase("13", "13", "month"),
    TypingCase("00", "00", "month"),
    TypingCase("129", "12/09", "ok", "incomplete"),
    TypingCase("1200", "12/00", "day"),
    TypingCase("1232", "12/32", "day"),
    TypingCase("1225202", "12/25/202", "ok", "incomplete"),
    TypingCase("12252023", "12/25/2023"),
    TypingCase("1225202399", "12/25/2023"),
    TypingCase("02292024", "02/29/2024"),
    TypingCase("02292000", "02/29/2000"),
    TypingCase("02292023", "02/29/2023", "date"),
    TypingCase("02291900", "02/29/1900", "date"),
    TypingCase("0229190", "02/29/190", "ok", "incomplete"),
    TypingCase("0229202", "02/29/202", "ok", "incomplete"),
    TypingCase("023", "02/3", "day"),
    TypingCase("0230", "02/30", "day"),
    TypingCase("0631", "06/31", "day"),
    TypingCase("01010000", "01/01/0000", "date"),
    TypingCase("12319999", "12/31/9999"),
    TypingCase("10101582", "10/10/1582"),
    TypingCase("1/5/2023", "01/05/2023"),
    TypingCase("1-5-2023", "01/05/2023"),
    TypingCase("12/25/2023", "12/25/2023"),
    TypingCase("1/", "01", "ok", "incomplete"),
    TypingCase("124\u{8}", "12", "ok", "incomplete"),
    TypingCase("1225\u{8}", "12/2", "ok", "incomplete"),
    TypingCase("10\u{8}", "1", "ok", "incomplete"),
    TypingCase("02\u{8}", ""),
    TypingCase("12250\u{8}", "12/25", "ok", "incomplete"),
    TypingCase("122520\u{8}", "12/25/2", "ok", "incomplete"),
    TypingCase("122502\u{8}", "12/25/0", "date"),
    TypingCase("abcd", "abcd", "characters"),
  ]

  @Test(arguments: typings)
  func `keys become a day`(typing: TypingCase) {
    typing.check(Typing(.date, typing.keys))
  }

  @Test(arguments: [
    ("1/5/2024", "01/05/2024"), ("2024-01-05", "01/05/2024"), ("2024/1/5", "01/05/2024"),
    ("12 25 2023", "12/25/2023"), ("12-25-2023", "12/25/2023"), ("\t12\n25 2023", "12/25/2023"),
    ("12252023", "12/25/2023"), ("٣", "03"), ("12½", "12½"), ("1/5/24", "01/05/24"),
    ("１２．２５．２０２３", "12/25/2023"), ("1/52/024", "1/52/024"),
  ])
  func `a paste is put in order`(text: String, expected: String) {
    #expect(Typing(.date, pasting: text).text == expected)
  }

  @Test(arguments: [
    (CalendarDay.Format.dayMonthYear, "25122023", "25/12/2023", "ok"),
    (.dayMonthYear, "3112", "31/12", "incomplete"),
    (.dayMonthYear, "3102", "31/02", "day"),
    (.dayMonthYear, "4", "04", "incomplete"),
    (.dayMonthYear, "254", "25/04", "incomplete"),
    (.dayMonthYear, "5.6.2024", "05/06/2024", "ok"),
    (.dottedDayMonthYear, "1.2.2024", "01.02.2024", "ok"),
    (.dottedDayMonthYear, "29022023", "29.02.2023", "date"),
    (.yearMonthDay, "2024-2-29", "2024-02-29", "ok"),
    (.yearMonthDay, "2023-02-29", "2023-02-29", "date"),
    (.yearMonthDay, "20240230", "2024-02-30", "day"),
    (.yearMonthDay, "202413", "2024-13", "month"),
    (.yearMonthDay, "0000", "0000", "date"),
    (.yearMonthDay, "20245", "2024-05", "incomplete"),
    (.yearMonthDay, "202645", "2026-04-05", "ok"),
    (.yearMonthDay, "112126", "112126", "incomplete"),
    (.yearMonthDay, "21112026", "21112026", "date"),
    (.dayMonthYear, "11212026", "11212026", "date"),
    (.dayMonthYear, "4112026", "04/11/2026", "ok"),
  ])
  func `every format reads its own order`(
    format: CalendarDay.Format, keys: String, text: String, code: String
  ) {
    let field = Typing(.date(format: format), keys)
    #expect(field.text == text)
    #expect(field.verdict.name == code)
  }

  @Test func `a mask gives way to a date in another order, and comes back`() {
    var field = Typing(.date, "2026-")
    #expect(field.text == "2026-" && field.error == nil)
    #expect(field.field.typeHint == .say("reading.isoDate"))
    field.type("11-21")
    #expect(field.text == "2026-11-21")
    #expect(field.left().text == "11/21/2026")
    field = Typing(.date, "Nov 21, 26").left()
    #expect(field.text == "11/21/2026")
    #expect(field.field.advice?.wording.text() == "26 was read as 2026")
  }

  @Test(arguments: [
    ("21/11/2026", "Write the month first: MM/DD/YYYY"), ("2/31/2026", "February 2026 has 28 days"),
    ("2/30/2024", "February 2024 has 29 days"), ("2/30", "February has 29 days"),
    ("2/29/2023", "February 2023 has 28 days"), ("4/31/2026", "April has 30 days"),
    ("11/21/2026 10:30", "Only a date, without 10:30"), ("1/5/x", "No letters in a date: x"),
  ])
  func `an error names the true reason`(text: String, reason: String) {
    let field = Typing(.date, pasting: text)
    #expect(field.field.verdict.error?.wording.text() == reason)
  }

  @Test(arguments: [
    ("Saturday, November 21, 2026", "11/21/2026"), ("Sat 11/21/2026", "11/21/2026"),
    ("Samstag, 21. November 2026", "11/21/2026"), ("Wed. Nov 4 2026", "11/04/2026"),
  ])
  func `a day of the week may stand before its date`(text: String, date: String) {
    #expect(Typing(.date, text).left().text == date)
    #expect(Typing(.date, pasting: text).left().text == date)
  }

  @Test func `a date on another day of the week is asked about`() {
    let error = Typing(.date, pasting: "Friday, 11/21/2026").field.verdict.error
    #expect(error?.wording.text() == "That day is a Saturday")
  }

  @Test(arguments: CalendarDay.Format.allCases)
  func `an ISO date is understood in every format`(format: CalendarDay.Format) {
    let field = Typing(.date(format: format), pasting: "2024-01-05")
    #expect(field.field.typed == .date(CalendarDate(year: 2024, month: 1, day: 5) ?? .unknown))
  }

  @Test func `where the year comes first another order is refused`() {
    let field = Typing(.date(format: .yearMonthDay), pasting: "1/10/2024")
    #expect(field.text == "1/10/2024")
    #expect(field.field.verdict.error?.wording == .say("date.yearFirst", ["pattern": "YYYY-MM-DD"]))
  }

  @Test func `a missing digit is not made up`() {
    var field = Typing(.date, "11252023")
    field.press(.home, .delete)
    #expect(field.text == "12/52/023")
    #expect(field.error == "day")
    #expect(field.settled == "12/52/023")
    field.type("0")
    #expect(field.text == "01/25/2023")
    #expect(field.caret == 1)
  }

  @Test func `the caret stays when a zero is left before it`() {
    var field = Typing(.date, "05252023")
    field.press(.home, .right, .right, .backspace)
    #expect(field.data == "0252023")
    #expect(field.caret == 1)
    field.type("4")
    #expect(field.text == "04/25/2023")
  }

  @Test func `leaving gives a last digit its zero`() {
    var field = Typing(.date(format: .yearMonthDay), "20240104")
    field.press(.left, .backspace)
    #expect(field.text == "2024-01-4")
    #expect(field.settled == "2024-01-04")
    #expect(field.verdict == nil)
  }
}

@Suite struct CalendarDayLimitTests {
  @Test(arguments: [
    ("11142026", "tooEarly"), ("11152026", "ok"), ("12152026", "ok"), ("12162026", "tooLate"),
    ("10", "tooLate"), ("1", "incomplete"), ("0", "tooLate"), ("1231", "tooLate"),
    ("11152", "incomplete"), ("1115203", "tooLate"),
  ])
  func `from today to thirty days on`(keys: String, code: String) {
    let field = Typing(.date(min: .today(), max: .today(plus: 30)), keys)
    #expect(field.verdict.name == code)
    #expect(field.error.name == (code == "incomplete" ? "ok" : code))
  }

  @Test(arguments: [("11152008", "ok"), ("11162008", "tooLate"), ("02292008", "ok")])
  func `of age today`(keys: String, code: String) {
    let field = Typing(.date(max: .today(plus: -18, .years)), keys)
    #expect(field.verdict.name == code)
  }

  @Test(arguments: [
    ("2023-03-01", "02282005", "ok"), ("2023-02-28", "02282005", "ok"),
    ("2024-02-29", "02282006", "ok"), ("2024-02-29", "03012006", "tooLate"),
    ("2022-02-28", "02292004", "tooLate"), ("2022-03-01", "02292004", "ok"),
  ])
  func `birthdays around a leap day`(today: String, keys: String, code: String) throws {
    let today = try #require(CalendarDate(today))
    let field = Typing(.date(max: .today(plus: -18, .years)), keys, on: today)
    #expect(field.verdict.name == code)
  }

  @Test func `a message writes the day as the field does`() throws {
    let min = try #require(DateLimit("2026-01-05"))
    let type = CalendarDay(min: min, format: .dottedDayMonthYear)
    #expect(type.live("04012026")?.wording == .say("date.notBefore", ["day": "05.01.2026"]))
  }

  @Test func `without a clock only fixed limits count`() throws {
    let type = CalendarDay(min: .today(), max: .day(try #require(CalendarDate("2030-01-01"))))
    #expect(Typing(type, "01011900", on: .unknown).verdict == nil)
    #expect(Typing(type, "01022030", on: .unknown).verdict == "tooLate")
  }

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
