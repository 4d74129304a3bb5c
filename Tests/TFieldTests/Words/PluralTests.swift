import Testing

@testable import TField

@Suite struct PluralTests {
  /// Every sentence that counts something.
  private static func counting(_ count: Int) -> [any Translated] {
    let labels = Array(repeating: Wording.verbatim("A"), count: count)
    return [
      LengthWording.enterDigits(count), LengthWording.enterCharacters(count),
      LengthWording.enterAtLeast(count), LengthWording.charactersLeft(count),
      LengthWording.digitsLeft(count), LengthWording.full(count),
      LengthWording.tooMany(count, most: 9), LengthWording.pasteRefused(count),
      ReadingWording.fullSecret(count, digits: true),
      ReadingWording.fullSecret(count, digits: false),
      NumberWording.fewerPlaces(count), ListWording.entriesAtLeast(count),
      ListWording.entriesAtMost(count), FormWording.partsLeft(count, isKept: false),
      FormWording.blocked(action: "B", missing: labels, wrong: labels),
      QuestionWording.draft(time: "12:03", labels), ScreenWording.left(count),
      ScreenWording.toFix(count), ScreenWording.chosen(count, of: 9), ScreenWording.others(count),
      OpenedWording.entries(count), OpenedWording.marked(count), Label.dataOfLength(count),
      Requirement.length(min: nil, max: count), Requirement.entries(min: count, max: count),
      PreviewWording.faults(count), PreviewWording.warnings(count),
      PlainWording.answerOrNumber(count),
    ]
  }

  /// What a language says of none, one and two.
  private static func table(in language: Language) -> String {
    let columns = (0...2).map { counting($0).map { $0.text(in: language) } }
    return columns[0].indices.map { row in
      let cells = columns.map { $0[row] }
      let line = cells.joined(separator: " | ")
      return line.count > 90 ? cells.joined(separator: "\n  | ") : line
    }.joined(separator: "\n")
  }

  @Test(arguments: Language.allCases)
  func `none, one and two are counted as people do`(language: Language) {
    #expect(Self.table(in: language) == CountedSentences.said[language])
  }
}
