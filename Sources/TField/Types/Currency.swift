/// An amount of money, such as `$1234.50`.
public struct Currency: FieldType {
  public let label = Wording.label(.currency)
  public let subject = Subject.amount
  public let priority = 0.5
  /// What stands before the digits.
  public let symbol: String
  private var amount: Amount

  public init(min: DecimalNumber? = nil, max: DecimalNumber? = nil, symbol: String = "$") {
    self.symbol = symbol
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

  /// The minus stands before the symbol.
  public func template(for data: String) -> Template? {
    let minus = data.prefix { $0 == "-" }
    let sign = minus.map { Template.Element.slot(placeholder: $0, accepts: .any) }
    let digits = amount.slots(for: data.dropFirst(minus.count))
    return Template(sign + symbol.map(Template.Element.fixed) + digits)
  }

  public func read(_ text: String) -> Reading {
    let (sign, number) = bare(text)
    return amount.bounds.read(number, sign: sign, as: .amount)
  }

  public func fitting(_ text: String) -> String? {
    let (sign, number) = bare(text)
    return amount.bounds.fitting(number, sign: sign)
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

extension Currency {
  /// The codes of symbols that mean one currency nearly everywhere.
  private static let codes = ["$": ["US$", "USD"], "€": ["EUR"], "£": ["GBP"], "¥": ["JPY"]]

  /// The sign and the number of a text that may say its currency again, or "5.-" for "5.00".
  private func bare(_ text: String) -> (sign: String, number: Substring) {
    let names = (Self.codes[symbol] ?? []) + [symbol]
    var rest = text.trimmed
    let sign = rest.takeSign()
    let isNamed = rest.take(prefix: names)
    let inner = sign.isEmpty ? rest.takeSign() : ""
    if !isNamed { rest.take(suffix: names) }
    if rest.count > 2 { rest.take(suffix: [".-", ",-"]) }
    return (sign + inner, rest)
  }
}

extension Currency {
  public func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    let isMarked = bytes.starts(with: symbol)
    return amount.isPlain(isMarked ? bytes.extracting(symbol.utf8.count...) : bytes, !isMarked)
  }
}

extension FieldType where Self == Currency {
  public static var currency: Self { Self() }

  /// An amount from `min` to `max`, with a symbol of its own.
  public static func currency(
    min: DecimalNumber? = nil, max: DecimalNumber? = nil, symbol: String = "$"
  ) -> Self {
    Self(min: min, max: max, symbol: symbol)
  }
}
