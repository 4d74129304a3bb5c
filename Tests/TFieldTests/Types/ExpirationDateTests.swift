import TestSupport
import Testing

@testable import TField

@Suite struct ExpirationDateTests {
  static let typings = [
    TypingCase("0", "0", "ok", "incomplete"),
    TypingCase("1", "1", "ok", "incomplete"),
    TypingCase("2", "02", "ok", "incomplete"),
    TypingCase("1/", "01", "ok", "incomplete"),
    TypingCase("0/", "0/", "month"),
    TypingCase("/", "/", "month"),
    TypingCase("00", "00", "month"),
    TypingCase("13", "13", "month"),
    TypingCase("1399", "13/99", "month"),
    TypingCase("1227", "12/27"),
    TypingCase("427", "04/27"),
    TypingCase("1/27", "01/27"),
    TypingCase("12/27", "12/27"),
    TypingCase("12//27", "12//27", "month"),
    TypingCase("1126", "11/26"),
    TypingCase("1026", "10/26", "expired"),
    TypingCase("1225", "12/25", "year"),
    TypingCase("122", "12/2", "ok", "incomplete"),
    TypingCase("125", "12/5", "year"),
    TypingCase("1246", "12/46"),
    TypingCase("1247", "12/47", "year"),
    TypingCase("2\u{8}", ""),
    TypingCase("01\u{8}", ""),
    TypingCase("10\u{8}", "1", "ok", "incomplete"),
    TypingCase("123\u{8}", "12", "ok", "incomplete"),
    TypingCase("1230\u{8}", "12/3", "ok", "incomplete"),
    TypingCase("abcd", "abcd", "characters"),
  ]

  @Test(arguments: typings)
  func `keys become month and year`(typing: TypingCase) {
    typing.check(Typing(.expDate, typing.keys))
  }

  @Test(arguments: [
    ("4/27", "04/27"), ("04/2027", "04/27"), ("12/2027", "12/27"), ("4-2027", "04/27"),
    ("2027-04", "04/27"), ("2027-4", "04/27"), ("12abc27", "12abc27"), ("\t12\n27", "12/27"),
    ("０４／２７", "04/27"), ("½", "½"), ("1", "1"), ("4", "04"), ("427", "04/27"), ("1227 5", "1227 5"),
  ])
  func `a paste is put in order`(text: String, expected: String) {
    #expect(Typing(.expDate, pasting: text).text == expected)
  }

  @Test(arguments: [
    ("1299", "ok", "2099-12"), ("0105", "ok", "2105-01"), ("0615", "ok", "2115-06"),
    ("0116", "year", "2116-01"), ("0595", "expired", "2095-05"), ("0695", "ok", "2095-06"),
    ("0194", "year", ""),
  ])
  func `the century is the one inside the window`(keys: String, code: String, month: String) throws
  {
    let today = try #require(CalendarDate(year: 2095, month: 6, day: 15))
    let field = Typing(.expDate, keys, on: today)
    #expect(field.verdict.name == code)
    if code == "ok" { #expect(field.field.typed.text == month) }
  }

  @Test func `a decade of which only past months are left has no future`() throws {
    let today = try #require(CalendarDate(year: 2029, month: 11, day: 30))
    #expect(Typing(.expDate, "102", on: today).error == "expired")
    #expect(Typing(.expDate, "112", on: today).error == nil)
  }

  @Test(arguments: [(1, "ok"), (30, "ok")])
  func `a card is good to the last day of its month, with a warning`(day: Int, code: String) throws
  {
    let today = try #require(CalendarDate(year: 2026, month: 11, day: day))
    let field = Typing(.expDate, "1126", on: today)
    #expect(field.verdict.name == code)
    #expect(field.field.warning?.wording == .say("card.expiresThisMonth"))
    let nextDay = today.adding(days: 30)
    #expect(Typing(.expDate, "1126", on: nextDay).verdict == "expired")
  }

  @Test func `midnight at a month's end is noticed`() throws {
    let last = try #require(CalendarDate(year: 2026, month: 11, day: 30))
    var field = Typing(.expDate, "1126", on: last)
    field.press(.tab)
    field.session.turn(to: last.adding(days: 1))
    #expect(field.error == "expired")
  }

  @Test func `without a clock only the month is judged`() {
    #expect(Typing(.expDate, "0199", on: .unknown).verdict == nil)
    #expect(Typing(.expDate, "0199", on: .unknown).field.typed.text == "2099-01")
    #expect(Typing(.expDate, "1399", on: .unknown).verdict == "month")
  }

  @Test func `a digit typed over a deleted month gets its zero, the caret stays beside it`() {
    var field = Typing(.expDate, "1227")
    field.press(.home, .delete, .delete)
    field.type("4")
    #expect(field.text == "04/27")
    #expect(field.caret == 2)
  }

  @Test func `a missing digit is not made up`() {
    var field = Typing(.expDate, "0427")
    field.press(.home, .delete)
    #expect(field.text == "42/7")
    #expect(field.error == "month")
    #expect(field.settled == "42/7")
  }
}
