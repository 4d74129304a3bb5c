/// A city of any country, written with word capitals: `Frankfurt (Oder)`.
package struct InternationalCity: FieldType {
  private static let words = WordFilter("-.'’ /()&", for: .city)
  private static let capitals = WordCapitals(apostrophe: .afterOneLetter)

  package let label = Wording.label(.city)
  package let subject = Subject.city
  package let priority = 1.5

  package init() {}

  package func read(_ text: String) -> Reading { Self.words.read(text) }
  package func fitting(_ text: String) -> String? { read(text).data }

  package func filter(_ text: String, _ edit: Edit) -> String { Self.words.kept(text) }

  package func shown(_ data: String) -> String { Self.capitals.shown(data) }

  package func finish(_ data: String) -> String { Self.capitals.settled(data.withoutOuterSpace) }
}

extension InternationalCity {
  private static let signs = ASCIISet("-.' /()&")

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    bytes.arePlainWords(of: Self.signs)
  }
}

extension FieldType where Self == InternationalCity {
  package static var internationalCity: Self { Self() }
}
