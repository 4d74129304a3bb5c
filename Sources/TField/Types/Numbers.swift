/// A number, read and shown in the notation of the person's language.
///
/// It may be an amount of money, `$1,234.50` and in answers `$1234.50`, or a percentage, `12.50%`.
struct NumberType: FieldType {
  /// What stands beside the digits.
  enum Unit: Hashable, Sendable {
    case none, percent
    case currency(String)
  }

  let traits: TypeTraits
  let unit: Unit
  private var bounds: NumberBounds

  fileprivate init(
    _ label: Wording, _ subject: Wording, _ bounds: NumberBounds, _ unit: Unit = .none
  ) {
    traits = TypeTraits(label, subject, priority: 0.5, foldsForms: true)
    (self.bounds, self.unit) = (bounds, unit)
  }

  var nature: TypeNature { .number(places: bounds.places, counts: true) }
  func capacity(for data: String) -> Int { FieldLimits.graphemes }
  func judge(_ data: String) -> Parse.State { bounds.judge(data) }
  func typed(_ data: String) -> TypedValue { bounds.typed(data) }
  func hint(_ data: String) -> Wording? { unit == .none ? bounds.wording : nil }

  var lesson: Wording? {
    let tellsLower = bounds.lower != nil && bounds.tellsLower && !bounds.impliesLower
    let tellsUpper = bounds.upper != nil && bounds.tellsUpper
    if tellsLower || tellsUpper { return bounds.wording }
    let example = write(bounds.places == 0 ? "12" : "12.50", as: .settled)
    return .say("reading.lesson", ["subject": subject, "example": example])
  }

  func adapted(to surroundings: Surroundings) -> Self? {
    let language = surroundings.language
    return bounds.language == language ? nil : with { $0.bounds.language = language }
  }

  func template(for data: String) -> Template? {
    switch unit {
    case .none: nil
    case .percent: Template(bounds.slots(for: data) + [.fixed("%")], isCompletion: true)
    case .currency(let symbol):
      mask(around: data, symbol, isBehind: bounds.language.putsCurrencyBehind)
    }
  }

  private func mask(around data: String, _ symbol: String, isBehind: Bool) -> Template {
    let minus = data.prefix { $0 == "-" }
    let sign = minus.map { Template.Element.slot(placeholder: $0, accepts: .any) }
    let digits = bounds.slots(for: data.dropFirst(minus.count))
    let symbol = (isBehind ? " " + symbol : symbol).map(Template.Element.fixed)
    return Template(
      sign + (isBehind ? digits + symbol : symbol + digits), isCompletion: true)
  }

  func parse(_ text: String) -> Parse {
    let (sign, number) = bare(text)
    let shown = bounds.fitting(number, sign: sign)
    // Plain digits can mean nothing else.
    if let shown, shown.last?.isASCIIDigit ?? false { return .data(shown) }
    return bounds.read(number, sign: sign, as: subject).showing(shown)
  }

  func write(_ data: String, as writing: Writing) -> String {
    switch (writing, unit) {
    case (.bare, _): bounds.shown(data)
    case (.typing, _): masked(data, as: .editing)
    case (.finished, _): bounds.finish(data)
    case (.settled, .currency(let symbol)): money(data, symbol)
    case (.answer, .currency(let symbol)):
      mask(around: data, symbol, isBehind: false).filled(with: bounds.shown(data), isSettled: true)
    default: masked(data, as: writing)
    }
  }

  /// The amount as the person's language writes it; never with fewer places than it has.
  private func money(_ data: String, _ symbol: String) -> String {
    guard let number = NumberBounds.number(in: data) else { return write(data, as: .answer) }
    let isWhole = number.scale == 0 && Self.wholeOnly.contains(symbol)
    let places = isWhole ? 0 : max(2, number.scale)
    var digits = bounds.grouped(number.text(places: places))[...]
    let sign = digits.takeSign()
    if bounds.language.putsCurrencyBehind { return "\(sign)\(digits) \(symbol)" }
    let space = symbol.last?.isLetter ?? false ? " " : ""
    return "\(sign)\(symbol)\(space)\(digits)"
  }

  /// The codes and names of symbols that mean one currency nearly everywhere.
  private static let codes = [
    "$": ["US$", "USD", "dollars", "dollar"], "€": ["EUR", "euros", "euro"],
    "£": ["GBP", "pounds", "pound"], "¥": ["JPY", "￥", "円", "yen"],
  ]

  private static let wholeOnly: Set = ["¥", "JPY", "円", "₩", "KRW", "₫", "VND", "CLP", "ISK"]

  private static let percents = ["%", "percent", "prozent", "pct"]

  /// The sign and the number of a text, without the unit.
  ///
  /// A currency may be written twice, and "5.-" for "5.00".
  private func bare(_ text: String) -> (sign: String, number: Substring) {
    var rest = text.trimmed
    switch unit {
    case .none: return (rest.takeSign(), rest)
    case .percent:
      let isMarked = rest.take(prefix: ["%"])
      let sign = rest.takeSign()
      if !isMarked { rest.take(suffix: Self.percents) }
      return (sign, rest)
    case .currency(let symbol):
      let names = (Self.codes[symbol] ?? []) + [symbol]
      let isSigned = rest.hasPrefix("-") || rest.hasPrefix("+")
      let sign = rest.takeSign()
      let isNamed = rest.take(prefix: names)
      let inner = isSigned ? "" : rest.takeSign()
      if !isNamed { rest.take(suffix: names) }
      if rest.count > 2 { rest.take(suffix: [".-", ",-"]) }
      return (sign + inner, rest)
    }
  }

  private func number(in bytes: Span<UInt8>) -> Range<Int> {
    switch unit {
    case .none: bytes.indices
    case .percent: 0..<bytes.count - (bytes.extracting(last: 1).has(UInt8(ascii: "%")) ? 1 : 0)
    case .currency(let symbol):
      (bytes.starts(with: symbol) ? symbol.utf8.count : 0)..<bytes.count
    }
  }

  /// The minus is before the sign of a currency.
  func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    let range = number(in: bytes)
    let number = bytes.extracting(range)
    return bounds.hold(number) && (range.lowerBound == 0 || !number.starts(with: "-"))
  }

  func data(writtenAs bytes: Span<UInt8>) -> String {
    String(bytes.extracting(number(in: bytes)))
  }
}

/// A number of years within bounds, such as `42`.
package struct Age: ASCIIType {
  static let units = [
    "years old", "years", "year", "yrs", "yr", "y", "jahre", "jahr", "j", "ans", "an", "años",
    "año", "歳",
  ]

  package let range: ClosedRange<Int>
  package let traits: TypeTraits
  private let template: Template

  package init(_ range: ClosedRange<Int> = 0...120) {
    self.range = range
    template = range.upperBound < 100 ? "00" : "000"
    traits = TypeTraits(
      .say("label.age", ["lower": range.lowerBound, "upper": range.upperBound]),
      .say("subject.age"), priority: 0.5)
  }

  package var nature: TypeNature { .number(places: 0, counts: false) }

  package func template(for data: String) -> Template? { template }

  package func parse(_ text: String) -> Parse {
    var number = text.trimmed
    let sign = number.takeSign()
    number.take(suffix: Self.units)
    if let index = number.firstIndex(where: { !$0.isASCIIDigit }) {
      return .stranger(index, in: text, of: subject)
    }
    // A zero in front means nothing, and must not take the place of a digit.
    while number.count > template.capacity, number.hasPrefix("0") { number = number.dropFirst() }
    let digits = String(number)
    if sign == "-" || digits.count > template.capacity {
      return .wrong(rangeError(reading: sign == "-" ? -1 : .max))
    }
    return .data(digits)
  }

  func isFinished(_ data: Span<UInt8>) -> Bool { data.count == 1 || !data.starts(with: "0") }

  func judge(_ bytes: Span<UInt8>) -> Parse.State {
    if bytes.count <= template.capacity, let age = bytes.number(in: bytes.indices),
      range.contains(age)
    {
      return .whole
    }
    let data = String(bytes)
    let widths = 1...template.capacity
    guard widths.contains(where: { range.numbers(beginning: data, width: $0) != nil }) else {
      return .wrong(rangeError(reading: beginning(data)))
    }
    guard let age = Int(data), !range.contains(age) else { return .whole }
    return .begun(rangeError(reading: age))
  }

  /// An age out of range is kept as it was typed.
  package func write(_ data: String, as writing: Writing) -> String {
    guard writing == .finished, let age = Int(data), range.contains(age) else {
      return masked(data, as: writing)
    }
    return String(age)
  }

  package func typed(_ data: String) -> TypedValue {
    Int(data).map { .number(DecimalNumber($0)) } ?? .none
  }

  /// The number that is checked for data so far: for one digit, the highest that it begins.
  private func beginning(_ data: String) -> Int {
    let zeros = data.count == 1 ? template.capacity - 1 : 0
    return Int(data + String(repeating: "9", count: zeros)) ?? .max
  }

  private var bounds: Wording {
    .say("number.between", ["lower": String(range.lowerBound), "upper": String(range.upperBound)])
  }

  package var lesson: Wording? { bounds }

  private func rangeError(reading age: Int) -> FieldError {
    FieldError(age > range.upperBound ? .tooLarge : .tooSmall, bounds)
  }
}

extension TypeDeclaration {
  package static let numbers: [Self] = [
    Self(
      "age", "An age in years.", [.init("min", .count(0...999)), .init("max", .count(0...999))],
      holds: .number, example: .init("42", with: #"{ "min": 18, "max": 99 }"#)
    ) { settings in
      let least = settings["min"] ?? 0
      return .age(least...max(settings["max"] ?? 120, least))
    },
    Self(
      "integer", "A whole number.",
      [
        .init("min", .count(.min ... .max)), .init("max", .count(.min ... .max)),
        .init("compute", .formula),
      ], holds: .number, example: "-12"
    ) { .integer(min: $0["min"], max: $0["max"]) },
    Self(
      "decimal", "A decimal number.", bounds + [.init("places", .count(0...100))],
      holds: .number, example: "3.14"
    ) { .decimal(min: $0["min"], max: $0["max"], places: $0["places"]) },
    Self(
      "integerRange", "A range of whole numbers.",
      [.init("kind", .anyOf(FieldKind.RangeKind.self))], example: "1...5"
    ) { .integerRange($0["kind"] ?? .closed) },
    Self(
      "currency", "An amount of money.", bounds + [.init("symbol", .text)], holds: .number,
      example: "$1234.50"
    ) { .currency(min: $0["min"], max: $0["max"], symbol: $0["symbol"] ?? "$") },
    Self("percent", "A percentage.", bounds, holds: .number, example: "12.50%") {
      .percent(min: $0["min"], max: $0["max"])
    },
  ]

  private static let bounds: [TypeParameter] = [
    .init("min", .number), .init("max", .number), .init("compute", .formula),
  ]
}

extension FieldKind {
  /// An age in years.
  public static func age(_ range: ClosedRange<Int> = 0...120) -> Self { Self(Age(range)) }
  /// A whole number.
  public static func integer(min: Int? = nil, max: Int? = nil) -> Self {
    let bounds = NumberBounds(
      lower: DecimalNumber(min ?? .min), upper: DecimalNumber(max ?? .max), places: 0,
      tellsLower: min != nil, tellsUpper: max != nil)
    return Self(NumberType(.say("label.integer"), .say("subject.wholeNumber"), bounds))
  }
  /// A number with decimals, of which `places` are kept.
  public static func decimal(
    min: DecimalNumber? = nil, max: DecimalNumber? = nil, places: Int? = nil
  ) -> Self {
    let bounds = NumberBounds(lower: min, upper: max, places: places.map { Swift.max($0, 0) })
    return Self(NumberType(.say("label.decimal"), .say("subject.number"), bounds))
  }
  /// An amount of money.
  public static func currency(
    min: DecimalNumber? = nil, max: DecimalNumber? = nil, symbol: String = "$"
  ) -> Self {
    Self(
      NumberType(
        .say(symbol == "$" ? "label.currency" : "label.amount"), .say("subject.amount"),
        NumberBounds(amountFrom: min, to: max), .currency(symbol)))
  }
  /// A percentage.
  public static func percent(min: DecimalNumber? = nil, max: DecimalNumber? = nil) -> Self {
    Self(
      NumberType(
        .say("label.percent"), .say("subject.percentage"),
        NumberBounds(amountFrom: min, to: max), .percent))
  }
  /// Two whole numbers, from one to the other.
  public static func integerRange(_ kind: RangeKind = .closed) -> Self {
    Self(IntegerRange(kind: kind))
  }
}
