import TestSupport
import Testing

@testable import TField

@Suite struct CVVTests {
  static let typings = [
    TypingCase("1", "1", "ok", "incomplete"),
    TypingCase("007", "007"),
    TypingCase("1a2b3c", "123"),
    TypingCase("1234", "123"),
    TypingCase("123\u{8}4", "124"),
    TypingCase("-12", "12", "ok", "incomplete"),
  ]

  @Test(arguments: typings)
  func `three digits are a code`(typing: TypingCase) {
    typing.check(Typing(.cvv, typing.keys))
  }

  @Test func `too long a paste stays in sight`() {
    let field = Typing(.cvv, pasting: "9876")
    #expect(field.text == "9876")
    #expect(field.verdict == .tooLong)
  }

  @Test func `an American Express beside it asks for four`() {
    var session = Self.session(card: "378282246310005")
    session.set("123", for: "code")
    #expect(session.verdict(of: "code").error?.code == .incomplete)
    session.set("1234", for: "code")
    #expect(session.verdict(of: "code") == .valid)
  }

  @Test func `it is judged again when the card changes`() {
    var session = Self.session(card: "4111111111111111")
    session.set("123", for: "code")
    #expect(session.fields[1].validity == .valid)
    session.set("378282246310005", for: "card")
    #expect(session.fields[1].validity.error?.wording == .say("length.enterDigits", counting: 4))
    session.set("1234", for: "code")
    session.set("4111111111111111", for: "card")
    #expect(session.fields[1].validity.error?.code == .tooLong)
  }

  @Test func `the code has as many digits as the card's network wants`() {
    var session = Self.session(card: "")
    session.set("4111", for: "card")
    #expect(session.fields[1].type.capacity(for: "") == 3)
    session.set("3782", for: "card")
    #expect(session.fields[1].type.capacity(for: "") == 4)
  }

  @Test func `initial values agree, whichever field comes first`() {
    let card = Field("card", .credit, initial: "378282246310005")
    let code = Field("code", .cvv, initial: "1234")
    for row in [[card, code], [code, card]] {
      let session = FormSession(Form("Form", rows: [row]))
      #expect(session.verdict(of: "code") == .valid)
      #expect(session.answers.contains { $0 == ("code", "1234") })
    }
  }

  @Test func `it follows the card named, else the only one of its group`() {
    func neighbours(_ code: Field, _ cards: [Field]) -> [String] {
      let form = Form("Form", rows: [cards + [code]])
      let code = form.fields[cards.count]
      return code.type.neighbours(of: code, in: form)
    }
    let cards = [Field("a", .credit, group: "pay"), Field("b", .credit, group: "refund")]
    #expect(neighbours(Field("code", .cvv, group: "pay"), cards) == ["a"])
    #expect(neighbours(Field("code", .cvv(for: "b"), group: "pay"), cards) == ["b"])
    #expect(neighbours(Field("code", .cvv), cards) == [])
    #expect(
      neighbours(Field("code", .cvv, group: "pay"), cards + [Field("c", .credit, group: "pay")])
        == [])
    #expect(neighbours(Field("code", .cvv), [Field("a", .credit)]) == ["a"])
  }

  private static func session(card: String) -> FormSession {
    let row = [Field("card", .credit, initial: card), Field("code", .cvv)]
    return FormSession(Form("Form", rows: [row]))
  }
}
