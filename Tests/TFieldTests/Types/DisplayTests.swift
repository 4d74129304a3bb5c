import TestSupport
import Testing

@testable import TField

@Suite struct DisplayTests {
  @Test func `a display follows the field that it shows`() {
    var session = FormSession(
      Form("D", rows: [[Field("a", .phone)], [Field("d", .display(of: "a"))]]))
    session.type("5551234567\t")
    #expect(session["d"]?.text == "(555) 123-4567")
    session.type("x\u{8}")
    #expect(session["d"]?.text == "(555) 123-4567")
    #expect(session.answers.map(\.text) == ["(555) 123-4567", "(555) 123-4567"])
  }

  @Test func `a note is no stop and no answer`() {
    let session = FormSession(
      Form("N", rows: [[Field("n", .note, label: "Read this")], [Field("a")]]))
    #expect(session.focusedID == "a" && session.answers.map(\.id) == ["a"])
  }
}
