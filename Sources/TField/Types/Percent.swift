/// A share of a hundred, such as `12.50%`.
package struct Percent: FieldType {
  private static let units = ["%", "percent", "prozent", "pct"]

  package let label = Wording.label(.percent)
  package let subject = Subject.percentage
  package let priority = 0.5
  private var amount: Amount

  package init(min: DecimalNumber? = nil, max: DecimalNumber? = nil) {
    amount = Amount(min: min, max: max)
  }

  package var min: DecimalNumber? { amount.min }
  package var max: DecimalNumber? { amount.max }

  package func adapted(to surroundings: Surroundings) -> Self? {
    guard let amount = amount.adapted(to: surroundings.language) else { return nil }
    var adapted = self
    adapted.amount = amount
    return adapted
  }

  package func template(for data: String) -> Template? {
    Template(amount.slots(for: data) + [.fixed("%")])
  }

  package func read(_ text: String) -> Reading {
    let (sign, number) = Self.bare(text)
    return amount.bounds.read(number, sign: sign, as: .percentage)
  }

  package func fitting(_ text: String) -> String? {
    let (sign, number) = Self.bare(text)
    return amount.bounds.fitting(number, sign: sign)
  }

  /// The sign and the number of a text, without what says that it is a percentage.
  private static func bare(_ text: String) -> (sign: String, number: Substring) {
    var rest = text.trimmed
    let isMarked = rest.take(prefix: ["%"])
    let sign = rest.takeSign()
    if !isMarked { rest.take(suffix: units) }
    return (sign, rest)
  }

  package func capacity(for data: String) -> Int { FieldLimits.graphemes }
  package func live(_ data: String) -> FieldError? { amount.live(data) }
  package func result(_ data: String) -> FieldError? { amount.result(data) }
  package func finish(_ data: String) -> String { amount.finished(data) }
  package func shown(_ data: String) -> String { amount.bounds.shown(data) }

  package func writing(of data: String) -> String {
    template(for: data)?.filled(with: shown(data)) ?? data
  }

  package func typed(_ data: String) -> TypedValue { amount.typed(data) }
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

extension FieldType where Self == Percent {
  package static var percent: Self { Self() }

  /// A percentage from `min` to `max`.
  package static func percent(min: DecimalNumber? = nil, max: DecimalNumber? = nil) -> Self {
    Self(min: min, max: max)
  }
}
