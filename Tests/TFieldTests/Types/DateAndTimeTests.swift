import Testing

@testable import TField

@Suite struct DateAndTimeTests {
  @Test(arguments: [
    ("2026-11-21T17:05", "2026-11-21T17:05"), ("2026-11-21 17:05", "2026-11-21T17:05"),
    ("11/21/2026 5:05 pm", "2026-11-21T17:05"), ("Nov 21, 2026 9:05", "2026-11-21T09:05"),
    ("2026-11-21", nil), ("17:05", nil), ("2026-02-30 10:00", nil), ("2026-11-21T17:05:33", nil),
    ("03/04/0814 06:02", nil),
    ("2026-11-21T17:05Z", nil), ("2026-11-21 25:00", nil), ("", ""),
  ])
  func `a day and a time are read in any clear writing`(text: String, data: String?) {
    let type = DateAndTime(format: .monthDayYear)
    #expect(type.parse(text).data == data)
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
