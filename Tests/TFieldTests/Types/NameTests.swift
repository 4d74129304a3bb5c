import TestSupport
import Testing

@testable import TField

@Suite struct NameTests {
  @Test func `a word is raised when its space is typed, and the last when the name is left`() {
    var typing = Typing(.name, "anne-marie")
    #expect(typing.text == "anne-marie")
    typing.type(" o'brien")
    #expect(typing.text == "Anne-Marie o'brien")
    #expect(typing.left().data == "Anne-Marie O'Brien")
    #expect(typing.left().session.answers.last?.text == "Anne-Marie O'Brien")
  }

  @Test func `a word that was changed back stays, however often the name is left`() {
    var typing = Typing(.city, "Frankfurt am ")
    #expect(typing.text == "Frankfurt Am ")
    typing.type("\u{8}\u{8}\u{8}am main")
    typing.leave()
    #expect(typing.text == "Frankfurt am Main")
    typing.enter()
    typing.type("\u{8}\u{8}\u{8}\u{8}main ")
    typing.leave()
    #expect(typing.text == "Frankfurt am main")
  }

  @Test func `undo takes a capital back, and it stays away`() {
    var typing = Typing(.street, "am ")
    typing.edit(.undo)
    #expect(typing.text == "am ")
    typing.type("kai")
    #expect(typing.left().text == "am Kai")
  }

  @Test(arguments: [
    ("Frankfurt am Main", "Frankfurt am Main"), ("straße", "Straße"), ("JOHN", "JOHN"),
    ("Straße des 17. Juni", "Straße des 17. Juni"), ("acme gmbh", "Acme Gmbh"),
  ])
  func `nothing is raised in a paste that has capitals`(pasted: String, text: String) {
    #expect(Typing(.street, pasting: pasted).left().text == text)
  }

  @Test(arguments: ["acme gmbh", "straße des 17. juni", "NEW YORK", "ꮃꭹ"])
  func `nothing is raised in what nobody typed here`(text: String) {
    var typing = Typing(.street, initial: text)
    #expect(typing.text == text)
    typing.type(" x")
    #expect(typing.left().text == text + " X")
    typing.set(text)
    typing.leave()
    #expect(typing.text == text)
    var evaluator = RecordEvaluator(
      Form("Street", rows: [[Field("it", .street)]]), today: Typing.today, keepingStates: true)
    evaluator.judge(["it": text])
    #expect(evaluator.state(of: 0)?.answerText == text)
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
    #expect(typing.data == "John doe")
  }

  @Test(arguments: ["Ada2", "Ada_L", "Smith, John", "12 john", "Ada & Bob"])
  func `what is in no name stays in sight, and is an error`(text: String) {
    #expect(Typing(.name, text).verdict == .characters)
    #expect(Typing(.name, text).left().text == text)
  }

  @Test func `no name is refused`() {
    #expect(Typing(.name, "x.-'").left().field.validity == .valid)
  }

  @Test(arguments: ["-", "'", "---", ". .", "\u{200D}", "\u{3164}", "\u{115F}", "\u{2800}", "·"])
  func `a name needs a letter`(filler: String) {
    for typing in [
      Typing(.name, required: true), Typing(.city, required: true), Typing(.state, required: true),
    ] {
      var typing = typing
      typing.paste(filler)
      #expect(typing.verdict != nil)
    }
    var evaluator = RecordEvaluator(
      Form("Name", rows: [[Field("it", .name, required: .always)]]), today: Typing.today)
    evaluator.judge(["it": filler])
    #expect(evaluator.failures(of: 0).map(\.code) == [.required])
  }

  @Test(arguments: ["\u{3164}", "\u{200B}\u{200D}", "\u{2800}\u{2800}", "\u{FFA0}", "\u{AD}"])
  func `what nobody sees is no answer to anything`(filler: String) {
    var typing = Typing(.phrase, required: true)
    typing.paste(filler)
    #expect(typing.verdict == .required)
  }
}
