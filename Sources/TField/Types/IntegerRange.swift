/// Two whole numbers in order, the second counted in or not: `1...5`, `1..<5`.
package struct IntegerRange: FieldType {
  package typealias Kind = FieldKind.RangeKind

  package let label = Wording.label(.integerRange)
  package let priority = 0.6
  package let foldsForms = true
  package let kind: Kind

  package init(kind: Kind = .closed) { self.kind = kind }

  package let subject = Subject.range

  /// Between two whole numbers a hyphen, two or three dots or a word are as good as the sign.
  package func parse(_ text: String) -> Parse {
    begun(text).map { .data($0) } ?? read(text).showing(nil)
  }

  private func read(_ text: String) -> Parse {
    let body = text.trimmed
    if let index = body.firstIndex(where: { !$0.isASCIIDigit && !$0.isOfRange }) {
      return .stranger(index, in: text, of: .range)
    }
    let unfinished = Parse.begun(.incomplete, shape)
    guard let (lower, sign, upper) = Self.parts(of: body) else { return unfinished }
    guard Self.signs(of: kind).contains(sign) else {
      let isBegun = upper.isEmpty && Self.signs(of: kind).contains { $0.hasPrefix(sign) }
      return isBegun ? unfinished : .wrong(.number, shape)
    }
    guard let lower = Self.whole(lower) else { return .wrong(.number, shape) }
    if upper.isEmpty || upper == "-" { return unfinished }
    guard let upper = Self.whole(upper) else { return .wrong(.number, shape) }
    return .data(lower + kind.sign + upper)
  }

  /// A range as the data has it, as far as it is typed.
  private func begun(_ text: String) -> String? {
    let body = String(text.trimmed).with("...", for: "…")
    let lower = body.prefix { $0.isASCIIDigit || $0 == "-" || $0 == "+" }
    let sign = body[lower.endIndex...].prefix { $0 == "." || $0 == "<" }
    let upper = body[sign.endIndex...]
    guard lower.isWholeNumber, !lower.isEmpty || sign.isEmpty, upper.isWholeNumber,
      kind.sign.hasPrefix(sign), upper.isEmpty || sign == kind.sign
    else { return nil }
    return body
  }

  private static func signs(of kind: Kind) -> [String] {
    kind == .closed ? ["...", "…", "..", "-", "to", "bis", ":"] : ["..<"]
  }

  /// The first number, what parts it from the second, and that one.
  private static func parts(of text: Substring) -> (Substring, String, Substring)? {
    let start = text.prefix { $0 == "-" || $0 == "+" }
    let lower = text[start.endIndex...].prefix { $0.isASCIIDigit || $0 == "," || $0 == "'" }
    guard !lower.isEmpty, start.count <= 1 else { return nil }
    let rest = text[lower.endIndex...].drop { $0 == " " }
    let dash = rest.hasPrefix("-")
    let sign = dash ? rest.prefix(1) : rest.prefix { !$0.isASCIIDigit && $0 != "-" && $0 != " " }
    return (
      text[..<lower.endIndex], sign.lowercased(), rest[sign.endIndex...].trimmed
    )
  }

  /// A whole number in the data's own digits.
  private static func whole(_ text: Substring) -> String? {
    var number = text
    let sign = number.takeSign()
    guard
      let data = bounds(from: nil).read(
        number, sign: sign, as: .range
      ).data, !data.isEmpty
    else { return nil }
    return data
  }

  package func judge(_ data: String) -> Parse.State {
    Parse.State(live: live(data), result: result(data))
  }

  private func live(_ data: String) -> FieldError? {
    let parts = Parts(data, kind)
    if let error = Self.bounds(from: nil).live(parts.lower) {
      return FieldError(error.code, shape)
    }
    guard kind.sign.hasPrefix(parts.sign), parts.sign.isEmpty || parts.first != nil
    else { return FieldError(.number, shape) }
    guard let upper = parts.upper else { return nil }
    return Self.bounds(from: nil).live(upper).map { FieldError($0.code, shape) }
      ?? Self.bounds(from: parts.first).live(upper).map {
        FieldError($0.code, .number(.rangeOrder))
      }
  }

  private func result(_ data: String) -> FieldError? {
    let parts = Parts(data, kind)
    guard let first = parts.first, let second = parts.second
    else { return FieldError(.incomplete, shape) }
    return second < first ? FieldError(.tooSmall, .number(.rangeOrder)) : nil
  }

  package func write(_ data: String, as writing: Writing) -> String {
    let parts = Parts(data, kind)
    guard writing == .finished, let first = parts.first, let second = parts.second else {
      return masked(data, as: writing)
    }
    return "\(first)\(kind.sign)\(second)"
  }

  package func hint(_ data: String) -> Wording? { shape }

  package func typed(_ data: String) -> TypedValue {
    let parts = Parts(data, kind)
    guard let first = parts.first, let second = parts.second, first <= second else { return .none }
    return .range(first, second, isClosed: kind == .closed)
  }

  private var shape: Wording { .number(.enterRange("1\(kind.sign)5")) }

  private static func bounds(from lower: DecimalNumber?) -> NumberBounds {
    NumberBounds(lower: lower ?? DecimalNumber(.min), upper: DecimalNumber(.max), places: 0)
  }
}

extension Character {
  /// A character that people write in a range besides digits.
  fileprivate var isOfRange: Bool {
    "+-.…<,' :".contains(self) || "tobis".holds(lowercased())
  }
}

extension Substring {
  /// True for digits with a sign in front, or the beginning of that.
  fileprivate var isWholeNumber: Bool {
    dropFirst(hasPrefix("-") || hasPrefix("+") ? 1 : 0).allSatisfy(\.isASCIIDigit)
  }
}

extension IntegerRange {
  /// A range taken apart, as far as it is written.
  private struct Parts {
    let lower: String
    let sign: String
    /// What stands behind the whole sign.
    let upper: String?

    init(_ data: String, _ kind: Kind) {
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
}

extension IntegerRange {
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

    /// What stands between the bounds.
    var sign: String { self == .closed ? "..." : "..<" }
  }
}
