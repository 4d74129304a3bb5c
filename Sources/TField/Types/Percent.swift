/// A share of a hundred, such as `12.50%`.
public struct Percent: FieldType {
  private static let units = ["%", "percent", "prozent", "pct"]

  public let label = Wording.label(.percent)
  public let subject = Subject.percentage
  public let priority = 0.5
  private var amount: Amount

  public init(min: DecimalNumber? = nil, max: DecimalNumber? = nil) {
    amount = Amount(min: min, max: max)
  }

  public var min: DecimalNumber? { amount.min }
  public var max: DecimalNumber? { amount.max }

  public func adapted(to surroundings: Surroundings) -> Self? {
    guard let amount = amount.adapted(to: surroundings.language) else { return nil }
    var adapted = self
    adapted.amount = amount
    return adapted
  }

  public func template(for data: String) -> Template? {
    Template(amount.slots(for: data) + [.fixed("%")])
  }

  public func read(_ text: String) -> Reading {
    let (sign, number) = Self.bare(text)
    return amount.bounds.read(number, sign: sign, as: .percentage)
  }

  public func fitting(_ text: String) -> String? {
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

  public func capacity(for data: String) -> Int { FieldLimits.graphemes }
  public func live(_ data: String) -> FieldError? { amount.live(data) }
  public func result(_ data: String) -> FieldError? { amount.result(data) }
  public func finish(_ data: String) -> String { amount.finished(data) }
  public func shown(_ data: String) -> String { amount.bounds.shown(data) }

  public func writing(of data: String) -> String {
    template(for: data)?.filled(with: shown(data)) ?? data
  }

  public func typed(_ data: String) -> TypedValue { amount.typed(data) }
}

extension Percent {
  public func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    let isMarked = bytes.count > 0 && bytes[bytes.count - 1] == UInt8(ascii: "%")
    return amount.isPlain(isMarked ? bytes.extracting(..<(bytes.count - 1)) : bytes)
  }
}

extension FieldType where Self == Percent {
  public static var percent: Self { Self() }

  /// A percentage from `min` to `max`.
  public static func percent(min: DecimalNumber? = nil, max: DecimalNumber? = nil) -> Self {
    Self(min: min, max: max)
  }
}
