/// The name of a street, typed with word capitals: `5th Ave NE`.
package struct Street: FieldType {
  package let label = Wording.label(.street)
  package let priority = 1.5
  package let capitals: WordCapitals? = WordCapitals()

  package init() {}

  package func finish(_ data: String) -> String { data.withoutOuterSpace }
}

extension Street {
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool { bytes.arePlainWords(of: .printable) }
}
