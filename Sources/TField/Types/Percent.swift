/// A share of a hundred, such as `12.50%`.
package struct Percent: AmountType {
  private static let units = ["%", "percent", "prozent", "pct"]

  package let label = Wording.label(.percent)
  package let subject = Subject.percentage
  package let priority = 0.5
  var amount: Amount

  package init(min: DecimalNumber? = nil, max: DecimalNumber? = nil) {
    amount = Amount(min: min, max: max)
  }

  package func template(for data: String) -> Template? {
    Template(amount.slots(for: data) + [.fixed("%")])
  }

  /// The sign and the number of a text, without what says that it is a percentage.
  func bare(_ text: String) -> (sign: String, number: Substring) {
    var rest = text.trimmed
    let isMarked = rest.take(prefix: ["%"])
    let sign = rest.takeSign()
    if !isMarked { rest.take(suffix: Self.units) }
    return (sign, rest)
  }
}

extension Percent {
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    amount.isPlain(bytes.extracting(number(in: bytes)))
  }

  package func plainData(in bytes: Span<UInt8>) -> Range<Int>? { number(in: bytes) }

  private func number(in bytes: Span<UInt8>) -> Range<Int> {
    let isMarked = bytes.count > 0 && bytes[bytes.count - 1] == UInt8(ascii: "%")
    return 0..<bytes.count - (isMarked ? 1 : 0)
  }
}
