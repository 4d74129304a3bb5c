/// A number with digits behind the point, kept exactly as it was written.
package struct DecimalType: NumberType {
  package let label = Wording.label(.decimal)
  package let priority = 0.5
  package let foldsForms = true

  package let subject = Subject.number
  var bounds: NumberBounds

  package init(min: DecimalNumber? = nil, max: DecimalNumber? = nil, places: Int? = nil) {
    bounds = NumberBounds(lower: min, upper: max, places: places.map { Swift.max($0, 0) })
  }

  package func judge(_ data: String) -> Parse.State { bounds.judge(data) }
  package func hint(_ data: String) -> Wording? { bounds.wording }
}

extension DecimalType {
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard let number = PlainNumber(bytes), number.places == 0 || bytes[bytes.count - 1] != 0x30
    else { return false }
    return bounds.hold(number)
  }
}
