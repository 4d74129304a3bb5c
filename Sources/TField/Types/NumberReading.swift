/// The numbers that a field takes, and what is wrong with a text that should be one of them.
///
/// Nothing is computed: a number is compared digit by digit, so that every one stays exact.
struct NumberBounds: Hashable, Sendable {
  var lower: DecimalNumber?
  var upper: DecimalNumber?
  /// How many digits may stand behind the point; `nil`: any number.
  var places: Int?
  /// True if a number is kept with all its places: 12.50.
  var keepsPlaces = false
  /// False for a limit of the machine, which is only mentioned to those who exceed it.
  var tellsLower = true
  var tellsUpper = true
  /// True if a message about the upper limit needn't mention the lower one.
  var impliesLower = false
  var language = Language.english

  var point: Character { language.decimalPoint }

  /// Reads a number as the person's language writes it, or another language if that is clear.
  func read(_ text: Substring, sign: String, as subject: Wording) -> Parse {
    if text.isEmpty { return sign.isEmpty ? .data("") : .begun(unfinished) }
    // Found first, since a wrong answer may be long.
    if let stranger = text.firstIndex(where: { !$0.isASCIIDigit && !$0.isNumberMark }) {
      return .stranger(stranger, in: text.base, of: subject)
    }
    let written = WrittenNumber(text, sign, as: subject, in: self)
    let parse = written.meaning
    guard case .wrong(let error, _) = parse.state, written.mayBecomeNumber else { return parse }
    return .begun(error)
  }

  fileprivate var unfinished: FieldError { FieldError(.incomplete, wording) }

  fileprivate var tooManyPlaces: Wording {
    places == 0
      ? .say("number.enterWholeNumber") : .say("number.fewerPlaces", counting: places ?? 0)
  }

  /// The data of plain digits with a sign, and with the language's decimal point.
  func fitting(_ digits: Substring, sign: String) -> String? {
    let parts = digits.split(separator: point, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }) else { return nil }
    if parts.count > 1, parts[1].count > places ?? .max || places == 0 { return nil }
    return sign + (point == "." ? String(digits) : String(digits.map { $0 == point ? "." : $0 }))
  }

  func shown(_ data: String) -> String {
    point == "." ? data : String(data.map { $0 == "." ? point : $0 })
  }

  /// A number as the person's language writes it, with thousands separators.
  func grouped(_ text: String) -> String {
    let start = text.firstIndex(where: \.isASCIIDigit) ?? text.startIndex
    let end = text.firstIndex(of: ".") ?? text.endIndex
    let whole = Array(text[start..<end])
    let isGrouped = whole.count > (language == .spanish ? 4 : 3)
    let digits = whole.enumerated().map { place, digit in
      let parts = isGrouped && place > 0 && (whole.count - place) % 3 == 0
      return (parts ? language.thousandsSign : "") + String(digit)
    }
    return text[..<start] + digits.joined() + shown(String(text[end...]))
  }
}

extension Language {
  package var decimalPoint: Character { self == .english || self == .japanese ? "." : "," }

  fileprivate var thousandsSign: String { self == .french ? " " : decimalPoint == "," ? "." : "," }

  var putsCurrencyBehind: Bool { decimalPoint == "," }
}

extension NumberBounds {
  /// The bounds of amounts and percentages: two places, and nothing below zero unless said.
  init(amountFrom min: DecimalNumber?, to max: DecimalNumber?) {
    let least = min ?? (max.map { $0 < 0 } ?? false ? nil : 0)
    self.init(lower: least, upper: max, places: 2, keepsPlaces: true, impliesLower: min == nil)
  }

  private var leastPlaces: Int { keepsPlaces ? places ?? 0 : 0 }

  /// The number without a plus or needless zeros.
  func finish(_ data: String) -> String { Self.number(in: data)?.text(places: leastPlaces) ?? data }

  func typed(_ data: String) -> TypedValue {
    guard let number = Self.number(in: data) else { return .none }
    return keepsPlaces ? .amount(number, places: leastPlaces) : .number(number)
  }

  /// Slots for the data and for the zeros that complete it to two places.
  func slots(for data: some StringProtocol) -> [Template.Element] {
    let fraction = data.drop { $0 != "." }
    let zeros = String(repeating: "0", count: max(3 - fraction.count, 0))
    let added = data.isEmpty ? "0.00" : fraction.isEmpty ? ".00" : zeros
    return shown(data + added).map { .slot(placeholder: $0, accepts: .any) }
  }

  static func number(in data: String) -> DecimalNumber? {
    DecimalNumber(data.hasPrefix("+") ? data.dropFirst() : data[...])
  }

  func judge(_ data: String) -> Parse.State { Parse.State(live: live(data), result: result(data)) }

  func result(_ data: String) -> FieldError? {
    guard let number = Self.number(in: data) else {
      let excess = data.utf8.count { $0 >= 0x30 && $0 <= 0x39 } - DecimalNumber.mostDigits
      return excess > 0
        ? FieldError(
          .tooLong, .say("length.tooMany", counting: excess, ["most": DecimalNumber.mostDigits]))
        : FieldError(.incomplete, wording)
    }
    if let lower, number < lower { return tooSmall }
    if let upper, number > upper { return tooLarge }
    return nil
  }

  private var tooSmall: FieldError {
    FieldError(.tooSmall, tellsLower ? wording : said(lower, nil))
  }

  private var tooLarge: FieldError {
    FieldError(.tooLarge, tellsUpper && !impliesLower || upper == nil ? wording : said(nil, upper))
  }

  /// True for a number within the bounds, in final form, whose point is surely a decimal point.
  func hold(_ bytes: Span<UInt8>) -> Bool {
    guard let number = PlainNumber(bytes), point == "." || number.places != 3,
      number.lies(from: lower, to: upper)
    else { return false }
    return keepsPlaces
      ? number.places == leastPlaces
      : number.places <= places ?? .max
        && (number.places == 0 || !bytes.extracting(last: 1).has(0x30))
  }

  var wording: Wording { said(tellsLower ? lower : nil, tellsUpper ? upper : nil) }

  private func said(_ lower: DecimalNumber?, _ upper: DecimalNumber?) -> Wording {
    switch (lower?.description, upper?.description) {
    case (let lower?, let upper?):
      .say("number.between", ["lower": shown(lower), "upper": shown(upper)])
    case (let lower?, nil): .say("number.atLeast", ["lower": shown(lower)])
    case (nil, let upper?): .say("number.atMost", ["upper": shown(upper)])
    case (nil, nil): places == 0 ? .say("number.enterWholeNumber") : .say("number.enterNumber")
    }
  }

  /// The error that no further digits can mend.
  func live(_ data: String) -> FieldError? {
    if data.isEmpty { return nil }
    let isNegative = data.hasPrefix("-")
    let digits = data.dropFirst(isNegative || data.hasPrefix("+") ? 1 : 0)
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= (places == 0 ? 1 : 2),
      parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) })
    else { return FieldError(.number, wording) }
    if parts.count == 2, parts[1].count > places ?? .max {
      return FieldError(.number, tooManyPlaces)
    }
    let magnitudes = isNegative ? negated : self
    if magnitudes.isReached(from: digits) { return nil }
    if let error = result(data), error.code != .incomplete { return error }
    return isNegative ? tooSmall : tooLarge
  }

  private var negated: Self { Self(lower: upper?.negated, upper: lower?.negated, places: places) }

  private func isReached(from digits: Substring) -> Bool {
    if let point = digits.firstIndex(of: ".") {
      return isOverlapped(from: digits, to: digits + nines(behind: digits[point...].count - 1))
    }
    // Only the lowest numbers that reach the lower bound can still be below the upper one.
    let digits = digits.drop { $0 == "0" }
    let least = lower.map { $0.isNegative ? 0 : $0.wholeCount } ?? 0
    let missing = max(least - digits.count, 0)
    let most = max(missing, upper?.wholeCount ?? 0)
    return (digits.isEmpty ? most...most : missing...missing + 1).contains { count in
      let zeros = String(repeating: "0", count: count)
      let nines = String(repeating: "9", count: count) + "." + nines(behind: 0)
      return isOverlapped(from: digits + zeros, to: digits + nines)
    }
  }

  /// Nines for the places left, or enough of them to exceed any difference of the bounds.
  private func nines(behind taken: Int) -> String {
    let places = places ?? max(lower?.scale ?? 0, upper?.scale ?? 0) + 1
    return String(repeating: "9", count: max(places - taken, 0))
  }

  private func isOverlapped(from least: Substring, to most: Substring) -> Bool {
    guard let least = DecimalNumber(least.contains(where: \.isASCIIDigit) ? least : "0") else {
      return false
    }
    // Digits beyond the limit of a number can't make it smaller.
    let most = DecimalNumber(most)
    return lower.flatMap { lower in most.map { lower <= $0 } } ?? true
      && upper.map { least <= $0 } ?? true
  }
}

/// A number as people write it: `1,234.50`, `1.234,50`, `1 234,50`, `1’234.50`.
///
/// Digits may be grouped in threes after the first group. If both comma and point are possible as
/// the decimal point, that of the language wins.
private struct WrittenNumber {
  private let text: Substring
  private let sign: String
  private let subject: Wording
  private let bounds: NumberBounds
  private let runs: [Substring]
  private let marks: [String.Index]

  init(_ text: Substring, _ sign: String, as subject: Wording, in bounds: NumberBounds) {
    (self.text, self.sign, self.subject, self.bounds) = (text, sign, subject, bounds)
    runs = text.split(omittingEmptySubsequences: false) { !$0.isASCIIDigit }
    marks = text.indices.filter { !text[$0].isASCIIDigit }
  }

  private static let endings =
    ["0", "00", "000"].flatMap { digits in
      ["", ".0", ",0"].map { digits + $0 }
    } + [".0", ",0", ".000", ",000"]

  /// True if further typing can make a number of it.
  var mayBecomeNumber: Bool {
    Self.endings.contains { Self(text + $0, sign, as: subject, in: bounds).meaning.data != nil }
  }

  /// Its digits with a sign and a point; or why it is no number, whether or not it may become one.
  var meaning: Parse {
    if marks.count == text.count { return .wrong(bounds.unfinished) }
    let other: Character = bounds.point == "." ? "," : "."
    let points = count(bounds.point), others = count(other)
    switch (points, others) {
    case (1, 0) where isLast(bounds.point), (0, 1) where isLast(other):
      return single(isPoint: points == 1)
    case (1, 1...) where isLast(bounds.point): return decimal(noted: false)
    case (1..., 1) where isLast(other): return decimal(noted: true)
    default: return decimal(places: false, noted: points > 0)
    }
  }

  private func stranger(_ index: String.Index) -> Parse {
    .stranger(index, in: text.base, of: subject)
  }

  private func count(_ mark: Character) -> Int { marks.count { text[$0] == mark } }

  private func isLast(_ mark: Character) -> Bool { marks.last.map { text[$0] == mark } ?? false }

  /// Reads one comma or one point, as a decimal point or a thousands separator.
  private func single(isPoint: Bool) -> Parse {
    let mayGroup =
      marks.count == 1 && runs[1].count == 3 && (1...3).contains(runs[0].count)
      && !runs[0].hasPrefix("0")
    guard mayGroup else { return decimal(noted: !isPoint) }
    if isPoint, bounds.places ?? .max < 3 {
      let (one, other) = (sign + runs[0] + runs[1], sign + runs[0] + String(bounds.point) + runs[1])
      return .wrong(
        .number,
        .say("reading.ambiguous", ["one": one, "other": other], discreetly: .fittingCharacters))
    }
    return decimal(places: isPoint, noted: false)
  }

  /// Reads a number whose last mark is its decimal point, or whose marks all separate thousands;
  /// `noted` if it is written as in another language.
  private func decimal(places hasPlaces: Bool = true, noted: Bool) -> Parse {
    if let bad = misplaced(among: marks.dropLast(hasPlaces ? 1 : 0)) { return stranger(bad) }
    let fraction = hasPlaces ? runs.last ?? "" : ""
    if hasPlaces, fraction.isEmpty, let mark = marks.last, text[mark] != bounds.point {
      return stranger(mark)
    }
    if fraction.count > bounds.places ?? .max { return .wrong(.number, bounds.tooManyPlaces) }
    let whole = runs.dropLast(hasPlaces ? 1 : 0).joined()
    let data = sign + whole + (fraction.isEmpty ? "" : "." + fraction)
    return .data(data, notice: noted ? .readAs(bounds.shown(data)) : nil)
  }

  private func misplaced(among marks: ArraySlice<String.Index>) -> String.Index? {
    guard let first = marks.first else { return nil }
    if !(1...3).contains(runs[0].count) || runs[0].hasPrefix("0") { return first }
    let kind = text[first].groupMark
    return zip(marks, runs.dropFirst()).first { mark, run in
      run.count != 3 || text[mark].groupMark != kind
    }?.0
  }
}

extension Character {
  fileprivate var isNumberMark: Bool { ".,' ’".contains(self) }

  fileprivate var groupMark: Character { self == "’" ? "'" : self }
}

/// Two whole numbers in order, the second one included or not: `1...5`, `1..<5`.
package struct IntegerRange: FieldType {
  package static let traits = TypeTraits(
    .say("label.integerRange"), .say("subject.range"), priority: 0.6, foldsForms: true)
  package let kind: FieldKind.RangeKind
  private var language = Language.english

  package init(kind: FieldKind.RangeKind = .closed) { self.kind = kind }

  package func adapted(to surroundings: Surroundings) -> Self? {
    let language = surroundings.language
    return language == self.language ? nil : with { $0.language = language }
  }

  private func said(_ lower: String, _ upper: String, in language: Language) -> String {
    let range = Wording.say(
      kind == .closed ? "number.range" : "number.rangeBelow", ["lower": lower, "upper": upper])
    return range.text(in: language)
  }

  private func data(said text: Substring) -> String? {
    let numbers = text.split { !$0.isASCIIDigit && $0 != "-" }
    guard numbers.count == 2, numbers.allSatisfy({ Self.whole($0) == String($0) }) else {
      return nil
    }
    let isSaid = Language.allCases.contains {
      said(String(numbers[0]), String(numbers[1]), in: $0).lowercased() == text.lowercased()
    }
    return isSaid ? numbers.joined(separator: kind.sign) : nil
  }

  /// Between the numbers, a hyphen, two or three dots or a word are as good as the sign.
  package func parse(_ text: String) -> Parse {
    begun(text).map { .data($0) } ?? read(text).showing(nil)
  }

  private func read(_ text: String) -> Parse {
    let body = text.trimmed
    if let data = data(said: body) { return .data(data) }
    if let index = Self.stranger(in: body) { return .stranger(index, in: text, of: subject) }
    let unfinished = Parse.begun(.incomplete, shape)
    guard let (lower, sign, upper) = Self.parts(of: body) else { return unfinished }
    let signs = kind == .closed ? ["...", "…", "..", "-", "to", "bis", ":"] : ["..<"]
    guard signs.contains(sign) else {
      let isBegun = upper.isEmpty && signs.contains { $0.hasPrefix(sign) }
      return isBegun ? unfinished : .wrong(.number, shape)
    }
    guard let lower = Self.whole(lower) else { return .wrong(.number, shape) }
    if upper.isEmpty || upper == "-" { return unfinished }
    guard let upper = Self.whole(upper) else { return .wrong(.number, shape) }
    return .data(lower + kind.sign + upper)
  }

  /// A range in the form of the data, as far as it is typed.
  private func begun(_ text: String) -> String? {
    let body = String(text.trimmed).with("...", for: "…")
    let parts = Parts(body, kind), upper = parts.upper ?? ""
    func isWholeNumber(_ text: String) -> Bool {
      text.dropFirst(text.hasPrefix("-") || text.hasPrefix("+") ? 1 : 0)
        .allSatisfy(\.isASCIIDigit)
    }
    let isBegun =
      isWholeNumber(parts.lower) && (!parts.lower.isEmpty || parts.sign.isEmpty)
      && kind.sign.hasPrefix(parts.sign) && isWholeNumber(upper)
    return isBegun ? body : nil
  }

  private static let words = Language.allCases.flatMap { language in
    FieldKind.RangeKind.allCases.flatMap {
      Self(kind: $0).said("1", "1", in: language).lowercased().split { !$0.isLetter }
    }
  }

  /// The first character that no range has; words may be incomplete.
  private static func stranger(in text: Substring) -> String.Index? {
    var rest = text
    while let first = rest.first {
      let word = rest.prefix(while: \.isLetter)
      let isKnown =
        word.isEmpty
        ? first.isASCIIDigit || "+-.…<,' :".contains(first)
        : words.contains { $0.hasPrefix(word.lowercased()) }
      guard isKnown else { return rest.startIndex }
      rest = word.isEmpty ? rest.dropFirst() : rest[word.endIndex...]
    }
    return nil
  }

  /// The first number, the text between, and the second number.
  private static func parts(of text: Substring) -> (Substring, String, Substring)? {
    let start = text.prefix { $0 == "-" || $0 == "+" }
    let lower = text[start.endIndex...].prefix { $0.isASCIIDigit || $0 == "," || $0 == "'" }
    guard !lower.isEmpty, start.count <= 1 else { return nil }
    let rest = text[lower.endIndex...].drop { $0 == " " }
    let dash = rest.hasPrefix("-")
    let sign = dash ? rest.prefix(1) : rest.prefix { !$0.isASCIIDigit && $0 != "-" && $0 != " " }
    return (text[..<lower.endIndex], sign.lowercased(), rest[sign.endIndex...].trimmed)
  }

  private static func whole(_ text: Substring) -> String? {
    var number = text
    let sign = number.takeSign()
    let data = bounds(from: nil).read(number, sign: sign, as: .say("subject.range")).data
    return data == "" ? nil : data
  }

  package func judge(_ data: String) -> Parse.State {
    let parts = Parts(data, kind)
    if let error = Self.bounds(from: nil).live(parts.lower) { return .wrong(error.code, shape) }
    guard kind.sign.hasPrefix(parts.sign), parts.sign.isEmpty || parts.first != nil
    else { return .wrong(.number, shape) }
    if let upper = parts.upper {
      if let error = Self.bounds(from: nil).live(upper) { return .wrong(error.code, shape) }
      if let error = Self.bounds(from: parts.first).live(upper) {
        return .wrong(error.code, .say("number.rangeOrder"))
      }
    }
    guard let first = parts.first, let second = parts.second
    else { return .begun(.incomplete, shape) }
    return second < first ? .begun(.tooSmall, .say("number.rangeOrder")) : .whole
  }

  package func write(_ data: String, as writing: Writing) -> String {
    let parts = Parts(data, kind)
    guard let first = parts.first, let second = parts.second else {
      return masked(data, as: writing)
    }
    return switch writing {
    case .finished: "\(first)\(kind.sign)\(second)"
    case .settled: said("\(first)", "\(second)", in: language)
    case .answer: data
    default: masked(data, as: writing)
    }
  }

  package func hint(_ data: String) -> Wording? { shape }
  package var lesson: Wording? { shape }

  package func typed(_ data: String) -> TypedValue {
    let parts = Parts(data, kind)
    guard let first = parts.first, let second = parts.second, first <= second else { return .none }
    return .range(first, second, isClosed: kind == .closed)
  }

  private var shape: Wording {
    .say("number.enterRange", ["example": said("1", "5", in: language)])
  }

  private static func bounds(from lower: DecimalNumber?) -> NumberBounds {
    NumberBounds(lower: lower ?? DecimalNumber(.min), upper: DecimalNumber(.max), places: 0)
  }

  /// The parts of a range that are written so far.
  private struct Parts {
    let lower: String
    let sign: String
    /// The text after the complete sign.
    let upper: String?

    init(_ data: String, _ kind: FieldKind.RangeKind) {
      let rest = data.drop { $0 != "." && $0 != "<" }
      lower = String(data.prefix(data.count - rest.count))
      sign = String(rest.prefix(kind.sign.count))
      upper = sign == kind.sign ? String(rest.dropFirst(sign.count)) : nil
    }

    var first: DecimalNumber? { Self.whole(lower) }
    var second: DecimalNumber? { upper.flatMap(Self.whole) }

    private static func whole(_ text: String) -> DecimalNumber? {
      text.contains(".") ? nil : NumberBounds.number(in: text)
    }
  }

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    var start = 0
    while start < bytes.count, bytes[start] != UInt8(ascii: ".") { start += 1 }
    guard bytes.extracting(start...).starts(with: kind.sign),
      let lower = PlainNumber(bytes.extracting(..<start)),
      let upper = PlainNumber(bytes.extracting((start + kind.sign.utf8.count)...))
    else { return false }
    return lower.places == 0 && upper.places == 0 && lower.millionths <= upper.millionths
  }
}

extension FieldKind {
  /// Whether the upper bound belongs to the range.
  public enum RangeKind: String, CaseIterable, Sendable {
    case closed, halfOpen

    var sign: String { self == .closed ? "..." : "..<" }
  }
}
