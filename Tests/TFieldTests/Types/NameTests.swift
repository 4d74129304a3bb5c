import Testing

@testable import TField

@Suite struct NameTests {
  @Test func `capitals are shown while the data is what was typed`() {
    let typing = Typing(.name, "anne-marie o'brien")
    #expect(typing.text == "Anne-Marie O'Brien")
    #expect(typing.data == "anne-marie o'brien")
    #expect(typing.left().session.answers.last?.text == "Anne-Marie O'Brien")
  }

  @Test func `small words change their minds while a name is typed`() {
    var typing = Typing(.name, "van der ")
    #expect(typing.text == "Van Der ")
    typing.type("B")
    #expect(typing.text == "van der B")
    typing.type("\u{8}b")
    #expect(typing.text == "Van Der B")
  }

  @Test func `capitals give way on leaving only`() {
    let typing = Typing(.name, "JOHN O'NEIL ")
    #expect(typing.text == "JOHN O'NEIL ")
    #expect(typing.left().text == "John O'Neil")
  }

  @Test(arguments: [
    ("12 john", "12 john"), ("mary@jane", "mary@jane"), ("o’connor", "o’connor"),
    ("a\u{A0}b", "a b"), ("a\u{2010}b\u{2011}c", "a-b-c"), ("x1️⃣❤️y", "x1️⃣❤️y"), ("\t\n", ""),
    ("King, Jr.", "King, Jr."), ("Gal·la", "Gal·la"), ("マリア・テレサ", "マリア・テレサ"),
  ])
  func `a paste keeps every character`(pasted: String, data: String) {
    #expect(Typing(.name, pasting: pasted).data == data)
  }

  @Test func `a word deleted at the start takes its space along`() {
    var typing = Typing(.name, "john doe")
    typing.edit(.move(.start))
    typing.edit(.delete(.wordRight))
    #expect(typing.data == "doe")
    #expect(typing.caret == 0)
    typing.edit(.undo)
    #expect(typing.data == "john doe")
  }

  @Test(arguments: ["Ada2", "Ada_L", "Smith, John", "12 john", "Ada & Bob"])
  func `what is in no name stays in sight, and is an error`(text: String) {
    #expect(Typing(.name, text).verdict == .characters)
    #expect(Typing(.name, text).left().text == text)
  }

  @Test func `no name is refused`() {
    #expect(Typing(.name, "x.-'").left().field.validity == .valid)
  }
}
