import TestSupport
import Testing

@testable import TField

@Suite struct TextBlockTests {
  static func session(_ keys: String) -> FormSession {
    FormSession(Form("T", rows: [[Field("t", .text)], [Field("u")]]), typing: keys)
  }

  @Test func `Enter makes a new line and Alt-Enter leaves`() {
    var session = Self.session("one\ntwo")
    #expect(session["t"]?.data == "one\ntwo")
    session.handle(Key(.enter, .alt))
    #expect(session.focusedID == "u")
  }

  @Test func `Up and Down move by lines and leave at the edges`() {
    var session = Self.session("long line\nx\nlast")
    session.handle(Key(.up))
    #expect(session["t"]?.buffer.caret == 11)
    session.handle(Key(.up))
    #expect(session["t"]?.buffer.caret == 1)
    session.handle(Key(.up))
    #expect(session.focusedID == "submit")
  }

  @Test func `Home and End stay in their line`() {
    var session = Self.session("one\ntwo")
    session.handle(Key(.home))
    #expect(session["t"]?.buffer.caret == 4)
    session.handle(Key(.end))
    #expect(session["t"]?.buffer.caret == 7)
    session.handle(.control("u"))
    #expect(session["t"]?.data == "one\n")
  }

  @Test func `sixty-five thousand characters fit, no more`() {
    var session = Self.session("")
    session.handle(.paste(String(repeating: "x", count: 65_537)))
    #expect(session["t"]?.buffer.characters.isEmpty == true)
    #expect(session.notice == .say("length.pasteRefused", counting: 65_536))
    session.handle(.paste(String(repeating: "x", count: 65_536)))
    #expect(session["t"]?.buffer.characters.count == 65_536)
  }
}
