import TestSupport
import Testing

@testable import TField

@Suite struct PrefillTests {
  private static let form = Form(
    "Prefilled",
    rows: [
      [Field("first")], [Field("at", .time, initial: "12:30")],
      [Field("count", .integer, initial: "0")], [Field("day", .date(format: .yearMonthDay))],
    ])

  @Test func `typing replaces what the form brought along`() {
    var session = FormSession(Self.form, typing: "\t0915\t2")
    #expect(session["at"]?.text == "09:15" && session["count"]?.data == "2")
    session.handle(Key(.tab, .shift))
    session.type("x")
    #expect(session["at"]?.text.contains("9") == true)
  }

  @Test func `typing replaces it in the first field too, as soon as the form is open`() {
    let form = Form("First", rows: [[Field("name", initial: "shop")]])
    var session = FormSession(form)
    session.type("x")
    #expect(session["name"]?.data == "x")
    session = FormSession(form, answers: ["name": "mine"])
    session.type("x")
    #expect(session["name"]?.data == "minex", "an answer given is the person's own")
  }

  @Test func `an arrow or End keeps it`() {
    var session = FormSession(Self.form, typing: "\t\t")
    session.handle(Key(.end))
    session.type("5")
    #expect(session["count"]?.data != "5")
  }

  @Test(arguments: [(Key(.up, .alt), "1"), (Key(.down, .alt), "-1")])
  func `a number goes one up or down`(key: Key, expected: String) {
    var session = FormSession(Self.form, typing: "\t\t")
    session.handle(key)
    #expect(session["count"]?.data == expected)
  }

  @Test func `a time and a day do so too`() {
    var session = FormSession(Self.form, typing: "\t")
    session.handle(Key(.up, .alt))
    #expect(session["at"]?.text == "12:31")
    session.type("\t\t2026-12-31")
    session.handle(Key(.up, .alt))
    #expect(session["day"]?.text == "2027-01-01")
    session.handle(Key(.down, .alt))
    #expect(session["day"]?.text == "2026-12-31")
  }
}
