/// An amount of money, such as `$1234.50`.
public struct Currency: FieldType {
  public let label = Wording.label(.currency)
  public let priority = 0.5
  /// What stands before the digits.
  public let symbol: String
  private let amount: Amount

  public init(min: DecimalNumber? = nil, max: DecimalNumber? = nil, symbol: String = "$") {
    self.symbol = symbol
    amount = Amount(min: min, max: max)
  }

  public var min: DecimalNumber? { amount.min }
  public var max: DecimalNumber? { amount.max }

  /// The minus stands before the symbol.
  public func template(for data: String) -> Template? {
    let minus = data.prefix { $0 == "-" }
    let sign = minus.map { Template.Element.slot(placeholder: $0, accepts: .any) }
    let digits = amount.slots(for: data.dropFirst(minus.count))
    return Template(sign + symbol.map(Template.Element.fixed) + digits)
  }

  public func filter(_ text: String, _ edit: Edit) -> String {
    amount.kept(of: edit == .pasting ? withoutSymbol(text) : text[...])
  }

  public func capacity(for data: String) -> Int { amount.capacity(for: data) }
  public func live(_ data: String) -> FieldError? { amount.live(data) }
  public func result(_ data: String) -> FieldError? { amount.result(data) }
  public func finish(_ data: String) -> String { amount.finished(data) }
  public func typed(_ data: String) -> TypedValue { amount.typed(data) }

  public func reception(of text: String, into data: String, _ edit: Edit) -> Reception {
    amount.reception(of: text, into: data, edit)
  }

  /// A symbol such as "Fr." would add its point to the number.
  private func withoutSymbol(_ text: String) -> Substring {
    let sign = text.prefix { $0 == "-" }
    let body = text.dropFirst(sign.count)
    guard body.hasPrefix(symbol), symbol.contains(where: \.isLetter) else { return text[...] }
    return sign + body.dropFirst(symbol.count)
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
