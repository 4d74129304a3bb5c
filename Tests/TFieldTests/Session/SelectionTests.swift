import TestSupport
import Testing

@testable import TField

/// The text of a line that the focus comes to is selected: one keeps it, or types another.
@Suite struct SelectionTests {
  private let back = Key(.tab, .shift)

  private static func session(_ field: Field = Field("zip")) -> FormSession {
    FormSession(Form("Test", rows: [[Field("before")], [field], [Field("after")]]))
  }

  /// Types a text into the second field, and leaves it.
  private static func filled(_ text: String, _ field: Field = Field("zip")) -> FormSession {
    var session = session(field)
    session.press(.tab)
    session.type(text)
    session.press(.tab)
    return session
  }

  @Test(arguments: [
    [Key(.tab, .shift)], [Key(.tab, .shift), Key(.tab, .shift), Key(.tab)],
    [Key(.tab, .shift), Key(.tab, .shift), Key(.enter)],
  ])
  func `who comes back types another text, or keeps it`(way: [Key]) {
    var back = Self.filled("627")
    for key in way { back.handle(key) }
    #expect(back.focusedField == 1 && back.fields[1].entry.buffer.selection == 0..<3)
    var other = back
    other.type("62704")
    #expect(other.fields[1].data == "62704")
    other.handle(.control("_"))
    #expect(other.fields[1].data == "627")
    for key in [Key(.end), Key(.right), Key(.left), Key(.home)] {
      var kept = back
      kept.handle(key)
      kept.type("4")
      #expect(kept.fields[1].data == ([.left, .home].contains(key.base) ? "4627" : "6274"))
    }
    back.placeCaret(at: 3)
    back.type("04")
    #expect(back.fields[1].data == "62704")
  }

  @Test func `the next error, and what blocks an action, are typed anew`() {
    for key in [Key(.function(8)), .control("s")] {
      var session = Self.filled("627", Field("zip", .integer(min: 700)))
      session.handle(key)
      #expect(session.focusedField == 1)
      session.type("750")
      #expect(session.fields[1].data == "750")
    }
  }

  @Test func `Up, Down and a text of several lines select nothing`() {
    var session = Self.filled("627")
    session.handle(Key(.up))
    #expect(session.focusedField == 1 && session.fields[1].entry.buffer.selection == nil)
    session = Self.filled("627", Field("zip", .text(lines: 3)))
    session.handle(back)
    #expect(session.focusedField == 1 && session.fields[1].entry.buffer.selection == nil)
  }

  @Test func `what is selected is let go with the focus`() {
    var session = Self.filled("627")
    session.handle(back)
    session.handle(back)
    #expect(session.focusedField == 0 && session.fields[1].entry.buffer.selection == nil)
    session = Self.session()
    session.press(.tab)
    session.type("627")
    session.handle(Key(.home, .shift))
    #expect(session.fields[1].entry.buffer.selection == 0..<3)
    session.handle(Key(.up))
    #expect(session.fields[1].entry.buffer.selection == nil)
  }
}
