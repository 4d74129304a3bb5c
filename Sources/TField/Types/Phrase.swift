/// Any text at all, just as it was typed.
package struct Phrase: FieldType {
  package let label = Wording.label(.phrase)
  package let priority = 1.7

  package init() {}
}

extension Phrase {
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool { bytes.isPlainText() }
}
