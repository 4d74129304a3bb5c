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
    let trial = Typing(.country, text)
    #expect(trial.verdict == nil && trial.data == code)
    #expect(trial.settled == Country.name(of: code))
  }

  @Test func `it is shown in the person's language, and typed on as it is shown`() {
    let country = Country().adapted(to: Surroundings(language: .german)) ?? Country()
    #expect(country.text("DE") == "Deutschland")
    var typing = Typing(.country, "Niger").left()
    #expect(typing.data == "NE")
    typing.enter()
    typing.type("ia")
    #expect(typing.text == "Nigeria" && typing.left().data == "NG")
  }

  @Test(arguments: [
    ("Germ", nil, ErrorCode.notInList), ("Zz", ErrorCode.notInList, .notInList),
    ("Korea", nil, .notInList), ("Congo", nil, .notInList),
    ("Germanyx", .notInList, .notInList),
  ])
  func `unfinished and unknown are told apart`(
    keys: String, live: ErrorCode?, verdict: ErrorCode
  ) {
    let trial = Typing(.country, keys)
    #expect(trial.error == live && trial.verdict == verdict)
  }

  @Test func `beside the name stands the code`() {
    #expect(Country().badge("DE")?.text() == "DE")
    #expect(Country().badge("Ger") == nil)
  }

  @Test func `a digit stays in sight, and is an error`() {
    #expect(Typing(.country, "F1rance").verdict == .characters)
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
