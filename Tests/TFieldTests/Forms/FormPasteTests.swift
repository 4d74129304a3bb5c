import Testing

@testable import TField

@Suite struct FormPasteTests {
  static func session() -> FormSession {
    FormSession(Form("Paste", rows: [[Field("a"), Field("b", .phone)], [Field("c")]]))
  }

  @Test func `a block of lines asks first, and fills the following fields`() {
    var session = Self.session()
    session.handle(.paste("Ada\n\n(555) 123-4567\nLondon\n"))
    #expect(session.question == .fill(["Ada", "(555) 123-4567", "London"]))
    session.type("y")
    #expect(session.answers.map(\.text) == ["Ada", "(555) 123-4567", "London"])
    #expect(session.focusedID == "c")
  }

  @Test func `else the lines are joined, or nothing is pasted`() {
    var session = Self.session()
    session.handle(.paste("one\ntwo"))
    session.type("n")
    #expect(session["a"]?.text == "one two")
    session.handle(.paste("three\tfour"))
    session.handle(Key(.escape))
    #expect(session["a"]?.text == "one two")
  }

  @Test func `what stood in the following fields gives way`() {
    var session = FormSession(
      Form("Paste", rows: [[Field("a"), Field("b", .choice(["x", "y"])), Field("c", .phone)]]),
      answers: ["a": "old", "b": "x", "c": "5551234567"])
    session.handle(.paste(" and new\ny\nnothing"))
    session.type("y")
    #expect(session["a"]?.data == "old and new" && session["b"]?.data == "y")
    #expect(session["c"]?.data == "5551234567" && session.notice == .fittingCharacters)
    session.handle(.edit(.undo))
    #expect(session["c"]?.data == "5551234567")
  }

  @Test func `what finds no field is told`() {
    var session = Self.session()
    session.handle(.paste("1\n2\n3\n4\n5"))
    session.type("y")
    #expect(session.notice == .form(.partsLeft(2)))
  }

  @Test func `one line with a line break at its end is pasted as it is`() {
    var session = Self.session()
    session.handle(.paste("one\n"))
    #expect(session.question == nil && session["a"]?.text == "one ")
    #expect(session.outcome == .editing && session.focusedID == "a")
  }

  @Test func `text in several lines keeps them`() {
    var session = FormSession(Form("T", rows: [[Field("t", .text)], [Field("u")]]))
    session.handle(.paste("one\r\ntwo\tthree"))
    #expect(session["t"]?.data == "one\ntwo three" && session.question == nil)
  }
}
