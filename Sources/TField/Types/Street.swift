/// The name of a street, typed with word capitals: `5th Ave NE`.
package struct Street: FieldType {
  package let label = Wording.label(.street)
  package let priority = 1.5
  package let capitals: WordCapitals? = WordCapitals()

  package init() {}

  package func write(_ data: String, as writing: Writing) -> String {
    writing == .finished ? data.withoutOuterSpace : masked(data, as: writing)
  }
}

extension Street {
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool { bytes.arePlainWords(of: .printable) }
}
