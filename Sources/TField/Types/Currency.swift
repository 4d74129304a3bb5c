/// An amount of money, such as `$1234.50`.
package struct Currency: AmountType {
  package let label = Wording.label(.currency)
  package let subject = Subject.amount
  package let priority = 0.5
  /// What stands before the digits.
  package let symbol: String
  var amount: Amount

  package init(min: DecimalNumber? = nil, max: DecimalNumber? = nil, symbol: String = "$") {
    self.symbol = symbol
    amount = Amount(min: min, max: max)
  }

  /// The minus stands before the symbol.
  package func template(for data: String) -> Template? {
    let minus = data.prefix { $0 == "-" }
    let sign = minus.map { Template.Element.slot(placeholder: $0, accepts: .any) }
    let digits = amount.slots(for: data.dropFirst(minus.count))
    return Template(sign + symbol.map(Template.Element.fixed) + digits)
  }
}

extension Currency {
  /// The codes of symbols that mean one currency nearly everywhere.
  private static let codes = ["$": ["US$", "USD"], "€": ["EUR"], "£": ["GBP"], "¥": ["JPY"]]

  /// The sign and the number of a text that may say its currency again, or "5.-" for "5.00".
  func bare(_ text: String) -> (sign: String, number: Substring) {
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
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    amount.isPlain(bytes.extracting(number(in: bytes)), !bytes.starts(with: symbol))
  }

  package func plainData(in bytes: Span<UInt8>) -> Range<Int>? { number(in: bytes) }

  private func number(in bytes: Span<UInt8>) -> Range<Int> {
    (bytes.starts(with: symbol) ? symbol.utf8.count : 0)..<bytes.count
  }
}
