import CData
import TestSupport
import Testing

@testable import TField

@Suite struct CountryTests {
  @Test(arguments: [
    ("Germany", "DE"), ("germany ", "DE"), ("de", "DE"), ("Côte d’Ivoire", "CI"),
    ("Cote d'Ivoire", "CI"), ("Ivory Coast", "CI"), ("Åland Islands", "AX"), ("USA", "US"),
    ("United States", "US"), ("Türkiye", "TR"), ("Turkey", "TR"), ("South Korea", "KR"),
    ("Cocos (Keeling) Islands", "CC"), ("Niger", "NE"), ("Nigeria", "NG"),
  ])
  func `a country is known by name and by code, which is its data`(text: String, code: String) {
    #expect(Country.code(of: text) == code)
    let trial = Typing(Country(), text)
    #expect(trial.verdict == nil && trial.data == code)
    #expect(trial.settled == Country.name(of: code))
  }

  @Test func `it is shown in the person's language, and typed on as it is shown`() {
    let country = Country().adapted(to: Surroundings(language: .german)) ?? Country()
    #expect(country.text("DE") == "Deutschland")
    var typing = Typing(Country(), "Niger").left()
    #expect(typing.data == "NE")
    typing.enter()
    typing.type("ia")
    #expect(typing.text == "Nigeria" && typing.left().data == "NG")
  }

  @Test func `beside the name stands the code`() {
    #expect(Country().badge("DE")?.text() == "DE")
    #expect(Country().badge("Ger") == nil)
  }

  @Test func `a digit stays in sight, and is an error`() {
    #expect(Typing(Country(), "F1rance").verdict == .characters)
  }

  @Test func `the table holds every country once, and each of its names is unique`() {
    let lines = DataFile.countries.rows
    #expect(lines.count == 250 && Set(lines.map { $0.prefix(2) }).count == 250)
    for line in lines {
      for name in [line.dropFirst(3).prefix(3)] + line.dropFirst(7).split(separator: ";") {
        #expect(Country.code(of: String(name)) == String(line.prefix(2)), "\(name)")
        #expect(Country().parse(String(name)).data == String(line.prefix(2)), "\(name)")
      }
    }
  }
}

@Suite struct PostalCodeTests {
  @Test func `the country may be another field's`() {
    let form = Form(
      "Address", rows: [[Field("country", .country)], [Field("code", .postalCode(for: "country"))]])
    var session = FormSession(form, typing: "Canada\t12345\t")
    #expect(session["code"]?.validity.error?.code == .postalCode)
    session.set("Germany", for: "country")
    #expect(session["code"]?.validity == .valid)
    session.set("", for: "country")
    #expect(session["code"]?.verdict == .valid)
    session.set("NL", for: "country")
    #expect(session["code"]?.verdict.error?.code == .postalCode)
  }

  @Test func `the table has a shape for most countries, and shapes keep their own law`() {
    let lines = DataFile.postalCodes.rows
    #expect(lines.count > 170)
    for line in lines {
      let type = PostalCode(country: String(line.prefix(2)))
      for shape in line.dropFirst(3).split(separator: "|") {
        let code = String(shape.map { $0 == "n" ? "1" : $0 == "a" || $0 == "x" ? "A" : $0 })
        let trial = Typing(type, code)
        #expect(trial.verdict == nil && trial.live == nil, "\(line)")
        #expect(trial.settled.count == code.count, "\(line)")
      }
    }
  }
}

@Suite struct StateCodeTests {
  @Test func `undo goes back to the text as it was typed`() {
    var typing = Typing(StateCode(), "New York").left()
    typing.enter()
    #expect(typing.text == "NY")
    typing.edit(.undo)
    #expect(typing.text == "New York")
    typing.edit(.redo)
    #expect(typing.text == "NY")
  }
}

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

@Suite struct PhoneTests {
  @Test func `more than ten digits aren't accepted, and that is said until the field is left`() {
    let field = Typing(Phone(), "21255501234")
    #expect(field.data == "2125550123")
    let words = "10 digits are all it has: 4 was not accepted"
    #expect(field.session.notice?.text() == words)
    #expect(field.field.readingNotice?.wording.text() == words && field.field.warning == nil)
    #expect(field.left().verdict == nil)
    #expect(Typing(Phone(), pasting: "21255501234").text == "21255501234")
  }
}

@Suite struct PhoneInternationalTests {
  @Test func `no country code begins like another`() {
    let codes = Set(DataFile.callingCodes.rows.map { $0.prefix { $0 != " " } })
    #expect(codes.count > 200)
    for code in codes {
      #expect(!codes.contains { $0 != code && $0.hasPrefix(code) }, "\(code)")
    }
  }
}
