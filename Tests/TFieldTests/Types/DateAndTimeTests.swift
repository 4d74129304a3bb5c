import Testing

@testable import TField

@Suite struct DateAndTimeTests {
  @Test(arguments: [
    ("2026-11-21T17:05", "2026-11-21T17:05"), ("2026-11-21 17:05", "2026-11-21T17:05"),
    ("11/21/2026 5:05 pm", "2026-11-21T17:05"), ("Nov 21, 2026 9:05", "2026-11-21T09:05"),
    ("2026-11-21", nil), ("17:05", nil), ("2026-02-30 10:00", nil), ("2026-11-21T17:05:33", nil),
    ("03/04/0814 06:02", nil),
    ("2026-11-21T17:05Z", "2026-11-21T17:05"), ("2026-11-21T17:05:30Z", nil),
    ("2026-11-21 25:00", nil), ("", ""),
  ])
  func `a day and a time are read in any clear writing`(text: String, data: String?) {
    let type = DateAndTime(format: .monthDayYear)
    #expect(type.parse(text).data == data)
  }

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

  @Test func `no day is made of digits in another order`() {
    #expect(DateAndTime().parse("112126 12:00").data == nil)
    #expect(DateAndTime().parse("20261121 12:00").data == "2026-11-21T12:00")
  }

  @Test(arguments: [
    ("02/30/2027 10:00", "February 2027 has 28 days"),
    ("13/12/2027 9", "Write the month first: MM/DD/YYYY"),
    ("02/28/2027 25:00", "Hour must be 0 to 23"), ("02/30/2027 25:00", "February 2027 has 28 days"),
    ("5:05 pm", "Enter the whole date: MM/DD/YYYY HH:MM"),
    ("11/21/2026", "Enter the whole date: MM/DD/YYYY HH:MM"),
    ("Nov 21", "Enter the whole date: MM/DD/YYYY HH:MM"),
  ])
  func `an error names the half that is wrong`(text: String, reason: String) {
    let type = DateAndTime(format: .monthDayYear)
    #expect(type.parse(text).state.error?.wording.text() == reason)
  }

  @Test func `the limits are moments`() {
    let type = DateAndTime(min: "2026-01-01T08:00", max: "2026-01-01T17:00")
    #expect(type.result("2026-01-01T07:59")?.code == .tooEarly)
    #expect(type.result("2026-01-01T17:01")?.code == .tooLate)
    #expect(type.result("2026-01-01T17:00") == nil)
    #expect(DateAndTime(format: .dayMonthYear).text("2026-11-21T17:05") == "21/11/2026 17:05")
  }
}
