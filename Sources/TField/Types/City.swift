/// A city, typed with word capitals: `Winston-Salem`, and in any country `Frankfurt (Oder)`.
package struct City: FieldType {
  package let label = Wording.label(.city)
  package let subject = Subject.city
  package let priority: Double
  package let capitals: WordCapitals?
  private let words: WordFilter
  private let signs: ASCIISet

  package init(inAnyCountry isInternational: Bool = false) {
    priority = isInternational ? 1.5 : 2.5
    words = isInternational ? Self.internationalWords : Self.words
    capitals = WordCapitals(apostrophe: isInternational ? .afterOneLetter : .always)
    signs = isInternational ? Self.internationalSigns : Self.signs
  }

  package func parse(_ text: String) -> Parse { words.parse(text) }

  package func write(_ data: String, as writing: Writing) -> String {
    words.write(data, as: writing) ?? masked(data, as: writing)
  }

  package func judge(_ data: String) -> Parse.State { words.judge(data) }
}

extension City {
  private static let words = WordFilter("-.'’ ", for: .city)
  private static let internationalWords = WordFilter("-.'’ /()&", for: .city)
  private static let signs = ASCIISet("-.' ")
  private static let internationalSigns = ASCIISet("-.' /()&")

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool { bytes.arePlainWords(of: signs) }
}
