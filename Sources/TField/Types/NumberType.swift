/// A type whose data is a number, read and shown in the notation of the person's language.
protocol NumberType: FieldType {
  var bounds: NumberBounds { get set }

  /// The sign and the number of a text, without what says what is counted.
  func bare(_ text: String) -> (sign: String, number: Substring)

  /// The number as it is kept.
  func finished(_ data: String) -> String
}

extension NumberType {
  func bare(_ text: String) -> (sign: String, number: Substring) {
    var number = text.trimmed
    let sign = number.takeSign()
    return (sign, number)
  }

  func finished(_ data: String) -> String { bounds.finish(data) }

  package func adapted(to surroundings: Surroundings) -> Self? {
    guard bounds.point != surroundings.language.decimalPoint else { return nil }
    var adapted = self
    adapted.bounds.point = surroundings.language.decimalPoint
    return adapted
  }

  package func parse(_ text: String) -> Parse {
    let (sign, number) = bare(text)
    let shown = bounds.fitting(number, sign: sign)
    // Plain digits can mean nothing else.
    if let shown, shown.last?.isASCIIDigit ?? false { return .data(shown) }
    return bounds.read(number, sign: sign, as: subject).showing(shown)
  }

  package func write(_ data: String, as writing: Writing) -> String {
    switch writing {
    case .bare: bounds.shown(data)
    case .typing: write(data, as: .editing)
    case .finished: finished(data)
    default: masked(data, as: writing)
    }
  }

  package func typed(_ data: String) -> TypedValue {
    NumberBounds.number(in: data).map(TypedValue.number) ?? .none
  }
}

/// A type of amounts, which have two places.
protocol AmountType: NumberType {
  var amount: Amount { get set }
}

extension AmountType {
  package var min: DecimalNumber? { amount.min }
  package var max: DecimalNumber? { amount.max }

  var bounds: NumberBounds {
    get { amount.bounds }
    set { amount.bounds = newValue }
  }

  package func capacity(for data: String) -> Int { FieldLimits.graphemes }
  package func judge(_ data: String) -> Parse.State { amount.judge(data) }
  func finished(_ data: String) -> String { amount.finished(data) }
  package func typed(_ data: String) -> TypedValue { amount.typed(data) }
}
