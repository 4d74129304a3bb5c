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
    #expect(session["list"]?.data == ["one\ntwo"])
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
    session.handle(Key(.end))
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

@Suite struct FormSuggestionsTests {
  private static func session(typing text: String, isSecret: Bool = false) -> FormSession {
    var field = Field("city", label: "City")
    field.options.suggestions = ["London", "Lisbon", "Los Angeles"]
    field.options.isSecret = isSecret
    var session = FormSession(Form("Test", rows: [[field], [Field("other")]]))
    for character in text { session.handle(.character(character)) }
    return session
  }

  @Test(arguments: [
    ("", nil), ("L", "London"), ("li", "Lisbon"), ("LOS", "Los Angeles"), ("London", nil),
    ("x", nil), ("Londoner", nil),
  ])
  func `the first that goes on from what was typed is suggested`(text: String, whole: String?) {
    #expect(Self.session(typing: text).fields[0].suggestion == whole)
  }

  @Test(arguments: [
    ("Au", "Australia", "AU"), ("Austral", "Australia", "AU"), ("Aus", "Australia", "AU"),
    ("De", nil, "DE"), ("Germa", "Germany", "DE"), ("United", "United States", "US"),
    ("Nige", "Nigeria", "NG"), ("Niger", nil, "NE"), ("ISL", nil, "IS"), ("i", "India", "IN"),
    ("Qx", nil, "Qx"),
  ])
  func `what is drawn behind a country is what leaving makes of it`(
    typed: String, drawn: String?, data: String
  ) {
    for key in [Key(.tab), Key(.enter), Key(.right)] {
      let form = Form("Test", rows: [[Field("country", .country)], [Field("other")]])
      var session = FormSession(form, typing: typed)
      #expect(session.fields[0].suggestion == drawn)
      session.handle(key)
      if key == Key(.right), let drawn { #expect(session.fields[0].text == drawn) }
      session.handle(Key(.tab))
      #expect(session.fields[0].data.text == data, "\(typed) \(key)")
    }
  }

  @Test func `behind a beginning of several countries the one with the most people is drawn`() {
    let form = Form("Test", rows: [[Field("country", .country)], [Field("other")]])
    var session = FormSession(form, typing: "amer")
    #expect(session.fields[0].suggestion == "America")
    session.handle(Key(.tab))
    #expect(session.fields[0].data == "US" && session.fields[0].text == "United States")
  }

  @Test(arguments: [
    ("New J", "New Jersey", "NJ"), ("New", nil, "New"), ("Mi", "Michigan", "MI"),
    ("Miss", "Mississippi", "MS"), ("Calif", "California", "CA"), ("Califo", "California", "CA"),
  ])
  func `what is drawn behind a state is what leaving makes of it`(
    typed: String, drawn: String?, data: String
  ) {
    let form = Form("Test", rows: [[Field("state", StateCode())], [Field("other")]])
    var session = FormSession(form, typing: typed)
    #expect(session.fields[0].suggestion == drawn)
    session.handle(Key(.tab))
    #expect(session.fields[0].data.text == data)
  }

  @Test(arguments: ["Austral", "Germa", "Nige"])
  func `a beginning that is pasted or given is no country`(text: String) {
    #expect(Typing(Country(), pasting: text).left().verdict == .notInList)
    #expect(Typing(Country(), initial: .text(text)).verdict == .notInList)
  }

  @Test func `a secret and a field without the focus suggest nothing`() {
    #expect(Self.session(typing: "lo", isSecret: true).fields[0].suggestion == nil)
    var session = Self.session(typing: "lo")
    session.handle(Key(.tab))
    #expect(session.fields[0].suggestion == nil)
  }
}
