import TestSupport
import Testing

@testable import TField

@Suite struct FormPasteTests {
  static func session() -> FormSession {
    FormSession(Form("Paste", rows: [[Field("a"), Field("b", .phone)], [Field("c")]]))
  }

  @Test func `else the lines are joined, or nothing is pasted`() {
    var session = Self.session()
    session.handle(.paste("one\ntwo"))
    session.answer(.join)
    #expect(session["a"]?.text == "one two")
    session.handle(.paste("three\tfour"))
    session.handle(Key(.escape))
    #expect(session["a"]?.text == "one two")
    session.handle(.control("y"))
    #expect(session.question?.subject == .fill(["three", "four"]), "it is kept")
  }

  @Test func `what stood in the following fields gives way`() {
    var session = FormSession(
      Form("Paste", rows: [[Field("a"), Field("b", .choice(["x", "y"])), Field("c", .phone)]]),
      answers: ["a": "old", "b": "x", "c": "5551234567"])
    session.handle(.paste(" and new\ny\nnothing"))
    session.answer(.fill)
    #expect(session["a"]?.data == "old and new" && session["b"]?.data == "y")
    #expect(session["c"]?.text == "nothing" && session["c"]?.verdict.isValid == false)
    session.handle(.edit(.undo))
    #expect(session["c"]?.data == "5551234567")
  }

  @Test func `what finds no field is told`() {
    var session = Self.session()
    session.handle(.paste("1\n212\n3\n4\n5"))
    session.answer(.fill)
    #expect(session.notice == .say("form.partsKept", counting: 2))
    #expect(session.clipboardText == "4\n5")
  }

  @Test func `a paste that a field doesn't take is told and kept, but never one into a secret`() {
    let rows = [[Field("t", .toggle), Field("z", ZIPCode()), Field("c", CVV())]]
    var session = FormSession(Form("T", rows: rows))
    session.handle(.paste("text"))
    #expect(session["t"]?.data == "" && session.notice != nil)
    #expect(session.clipboardText == "text")
    session.type("\t")
    session.handle(.paste("abc"))
    #expect(session["z"]?.text == "abc" && session.clipboardText == "text")
    session.type("\t")
    session.handle(.paste("secret word"))
    #expect(session["c"]?.verdict.isValid == false && session.clipboardText == "text")
  }

  @Test func `lines that a secret refused are told without being kept`() {
    var session = FormSession(Form("T", rows: [[Field("a"), Field("c", CVV())]]))
    session.handle(.paste("Ada\n" + String(repeating: "x", count: 5_000)))
    session.answer(.fill)
    #expect(session["c"]?.data == "" && session.clipboardText == "")
    #expect(session.notice == .say("form.partsLeft", counting: 1))
  }
}
