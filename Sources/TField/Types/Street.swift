/// The name of a street, written with word capitals: `5th Ave NE`.
package struct Street: FieldType {
  private static let capitals = WordCapitals(keptWords: ["NE", "NW", "SE", "SW", "PO"])

  package let label = Wording.label(.street)
  package let priority = 1.5

  package init() {}

  package func shown(_ data: String) -> String { Self.capitals.shown(data) }

  package func finish(_ data: String) -> String { Self.capitals.settled(data.withoutOuterSpace) }
}

extension Street {
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool { bytes.arePlainWords(of: .printable) }
}

extension FieldType where Self == Street {
  package static var street: Self { Self() }
}
