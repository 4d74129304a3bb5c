import TestSupport
import Testing

@testable import TField

@Suite struct FormEditorTests {
  private static func session(
    _ type: any FieldType = TextBlock(), isReadOnly: Bool = false, isSecret: Bool = false
  ) -> FormSession {
    var options = FieldOptions()
    options.isSecret = isSecret
    let field = Field(
      "text", type, initial: "one\ntwo", readOnly: isReadOnly ? .always : .never,
      options: options)
    return FormSession(Form("Editor", rows: [[field]]))
  }

  private static func edited(_ text: String) -> FormSession {
    var session = session()
    session.takeFromEditor(text)
    return session
  }

  @Test func `the text under the focus is handed out and taken back`() {
    #expect(Self.session().textForEditor == "one\ntwo")
    #expect(Self.edited("three")["text"]?.data == "three")
    #expect(Self.edited("")["text"]?.data == "")
  }

  @Test func `what comes back is cleaned like a paste`() {
    #expect(Self.edited("a\u{1B}[1mb\r\nc\td\u{0}")["text"]?.data == "a[1mb\nc d")
  }

  @Test func `it is one step to undo, and one to redo`() {
    var session = Self.edited("three")
    session.handle(.edit(.undo))
    #expect(session["text"]?.data == "one\ntwo")
    session.handle(.edit(.redo))
    #expect(session["text"]?.data == "three")
  }

  @Test func `more than fits is refused whole, and that is told`() {
    let session = Self.edited(String(repeating: "x", count: TextBlock.capacity + 1))
    #expect(session["text"]?.data == "one\ntwo")
    #expect(session.notice == .say("length.pasteRefused", counting: TextBlock.capacity))
  }

  @Test func `a text with what can't stand there stays in sight, and is wrong`() {
    var changes = CustomType.Changes()
    changes.allowed = CharacterClass("[a-z\n]")
    var session = Self.session(CustomType(base: TextBlock(), changes))
    #expect(session.textForEditor == "one\ntwo")
    session.takeFromEditor("123")
    #expect(session["text"]?.text == "123")
    #expect(session["text"]?.verdict.error?.code == .characters)
  }

  @Test func `a secret isn't handed out, and the key says so`() {
    var session = Self.session(isSecret: true)
    #expect(session.textForEditor == nil)
    session.handle(.control("o"))
    #expect(session.notice == .say("editor.secret"))
    session.takeFromEditor("other")
    #expect(session["text"]?.data == "one\ntwo")
  }

  @Test func `nor is a text that is only to be read`() {
    var session = Self.session(isReadOnly: true)
    session.moveFocus(to: .field(0))
    session.handle(.control("o"))
    #expect(session.textForEditor == nil && session.notice == .say("screen.readOnly"))
  }

  @Test func `nor what is no text of several lines`() {
    #expect(Self.session(Phrase()).textForEditor == nil)
  }

  @Test func `the entry of a list is handed out from its sheet`() {
    let list = FormList(of: Field("entry", TextBlock()))
    var session = FormSession(Form("List", rows: [[Field("list", list)]]))
    session.handle(.open)
    #expect(session.textForEditor == "")
    session.takeFromEditor("one\ntwo")
    session.handle(.control("s"))
    #expect(session["list"]?.data == "one\ntwo")
  }

  @Test func `an action that waits for a check doesn't run behind the editor's back`() throws {
    var options = FieldOptions()
    options.check = OutsideCheck(run: ["./is-free"])
    var session = FormSession(
      Form("Wait", rows: [[Field("user", options: options)], [Field("text", TextBlock())]]))
    session.runsChecks = true
    session.type("ada\t")
    session.handle(.control("s"))
    #expect(session.notice == .say("form.waitingForChecks") && session.focusedID == "text")
    session.handle(.control("o"))
    session.answer(try #require(session.checkRequests.first), .fine)
    #expect(session.outcome == .editing)
  }
}
