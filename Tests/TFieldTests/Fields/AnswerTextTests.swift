import Testing

@testable import TField

@Suite struct AnswerTextTests {
  @Test(arguments: [
    ("Hello {name}!", "Hello  Ada King Lovelace !"), ("{name|trim|lower}", "ada king lovelace"),
    ("{name|upper}", " ADA KING LOVELACE "), ("{name|slug}", "ada-king-lovelace"),
    ("{name|first}", "Ada"), ("{name|initials}", "AKL"), ("{file|basename}", "report.txt"),
    ("{{{name|first}}", "{Ada}"), ("no {{brace}", "no {brace}"), ("{missing}", ""),
  ])
  func `answers stand in a text`(source: String, text: String) throws {
    let surroundings = Surroundings(values: [
      "name": Surroundings.Value(
        data: "", typed: .none, isValid: true, text: " Ada King Lovelace "),
      "file": Surroundings.Value(data: "", typed: .none, isValid: true, text: "/tmp/report.txt"),
    ])
    #expect(try AnswerText(source).filled(in: surroundings).text == text)
  }

  @Test(arguments: [
    ("{name", AnswerText.Fault.unclosed), ("{name|loud}", .unknownFilter("loud")),
  ])
  func `a text at fault says why`(source: String, fault: AnswerText.Fault) {
    #expect(throws: fault) { try AnswerText(source) }
  }

  @Test(arguments: ["{a}", "{a|upper}", "{a|first} ", "{a|lower|upper|slug}"])
  func `a text that answers make too long is cut`(piece: String) throws {
    let long = String(repeating: "a\u{301}", count: 4096)
    let surroundings = Surroundings(values: [
      "a": Surroundings.Value(data: "", typed: .none, isValid: true, text: long)
    ])
    let text = try AnswerText(String(repeating: piece, count: 2600)).filled(in: surroundings).text
    #expect(text.hasSuffix("…") && text.utf8.count <= 65_536 + 3)
  }
}
