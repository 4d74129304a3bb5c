import TestSupport
import Testing

@testable import TField

@Suite struct CreditCardTests {
  @Test func `no two networks claim the same beginning`() {
    for number in 0..<10_000 {
      let digits = CalendarDate.padded(number, to: 4)
      let isKnown = CardBrand.isBeginning(digits.utf8.span)
      #expect(isKnown == (CardBrand.settled(by: digits) != nil), "\(digits)")
    }
  }

  @Test func `no number begins with a zero, lengths rise`() {
    for brand in CardBrand.all {
      #expect(brand.starts.allSatisfy { $0.lowerBound >= 1000 })
      #expect(brand.lengths == brand.lengths.sorted())
    }
  }
}

struct CardBeginningTests {
  @Test(arguments: [
    ("4", "", true), ("4", "4", true), ("4", "42", true), ("4", "5", false),
    ("2221–2720", "2", true), ("2221–2720", "22", true), ("2221–2720", "2220", false),
    ("2221–2720", "2221", true), ("2221–2720", "27209", true), ("2221–2720", "2721", false),
  ])
  func `digits are admitted while they may still lead there`(
    beginning: String, data: String, isAdmitted: Bool
  ) {
    let starts = CardBrand.starts(of: data.utf8.span)
    let network = CardBrand.starts(Substring(beginning))
    #expect(starts.flatMap { network?.overlaps($0) } == isAdmitted)
  }

  @Test(arguments: ["4a", "é", " 4", "٤"])
  func `what is no digit begins no number`(data: String) {
    let starts = CardBrand.starts(of: data.utf8.span)
    #expect(starts == nil)
  }
}

@Suite struct CVVTests {
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
    let code = Field("code", CVV(), initial: "1234")
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
    #expect(neighbours(Field("code", CVV(), group: "pay"), cards) == ["a"])
    #expect(neighbours(Field("code", .cvv(for: "b"), group: "pay"), cards) == ["b"])
    #expect(neighbours(Field("code", CVV()), cards) == [])
    #expect(
      neighbours(Field("code", CVV(), group: "pay"), cards + [Field("c", .credit, group: "pay")])
        == [])
    #expect(neighbours(Field("code", CVV()), [Field("a", .credit)]) == ["a"])
  }

  private static func session(card: String) -> FormSession {
    let row = [Field("card", .credit, initial: card), Field("code", CVV())]
    return FormSession(Form("Form", rows: [row]))
  }
}
