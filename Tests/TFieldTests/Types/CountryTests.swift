import Testing

@testable import TField

@Suite struct CountryTests {
  @Test(arguments: [
    ("Germany", "DE"), ("germany ", "DE"), ("de", "DE"), ("Côte d’Ivoire", "CI"),
    ("Cote d'Ivoire", "CI"), ("Ivory Coast", "CI"), ("Åland Islands", "AX"), ("USA", "US"),
    ("United States", "US"), ("Türkiye", "TR"), ("Turkey", "TR"), ("South Korea", "KR"),
    ("Cocos (Keeling) Islands", "CC"), ("Niger", "NE"), ("Nigeria", "NG"),
  ])
  func `a country is known by name and by code`(text: String, code: String) {
    #expect(Country.code(of: text) == code)
    let trial = Typing(.country, text)
    #expect(trial.verdict == nil && trial.live == nil)
    #expect(trial.settled == text.trimmed)
  }

  @Test(arguments: [
    ("Germ", nil, ErrorCode.incomplete), ("Zz", ErrorCode.notInList, .notInList),
    ("G", nil, .incomplete),
    ("Germanyx", .notInList, .notInList),
  ])
  func `unfinished and unknown are told apart`(
    keys: String, live: ErrorCode?, verdict: ErrorCode
  ) {
    let trial = Typing(.country, keys)
    #expect(trial.live == live && trial.verdict == verdict)
  }

  @Test func `beside a code stands the name, beside a name the code`() {
    #expect(Country().badge("DE")?.text() == "Germany")
    #expect(Country().badge("Germany")?.text() == "DE")
    #expect(Country().badge("Ger") == nil)
  }

  @Test func `digits and leading blanks don't come in`() {
    #expect(Typing(.country, "  F1rance").data == "France")
  }

  @Test func `the table holds every country once, and each of its names is unique`() {
    let lines = CountryNames.lines.split(separator: "\n")
    #expect(lines.count == 249 && Set(lines.map { $0.prefix(2) }).count == 249)
    for line in lines {
      for name in line.dropFirst(3).split(separator: ";") {
        #expect(Country.code(of: String(name)) == String(line.prefix(2)), "\(name)")
        #expect(Country().filter(String(name), .typing) == String(name).trimmed, "\(name)")
      }
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return start.lastIndex { $0 != " " }.map { String(start[...$0]) } ?? ""
  }
}
