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
    #expect(lines.count == 249 && Set(lines.map { $0.prefix(2) }).count == 249)
    for line in lines {
      for name in line.dropFirst(3).split(separator: ";") {
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
