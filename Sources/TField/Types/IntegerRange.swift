/// Two whole numbers in order, the second counted in or not: `1...5`, `1..<5`.
public struct IntegerRange: FieldType {
  /// Whether the upper bound belongs to the range.
  public enum Kind: String, CaseIterable, Sendable {
    case closed, halfOpen

    /// What stands between the bounds.
    var sign: String { self == .closed ? "..." : "..<" }
  }

  public let label = Wording.label(.integerRange)
  public let priority = 0.6
  public let foldsForms = true
  public let kind: Kind

  public init(kind: Kind = .closed) { self.kind = kind }

  public func filter(_ text: String, _ edit: Edit) -> String { text.filter(isKept) }

  /// Blanks around the sign may go, nothing else may be left out of the middle.
  public func reception(of text: String, into data: String, _ edit: Edit) -> Reception {
    KeptRun.reception(of: text, edit) { isKept($0) || $0 == " " }
  }

  private func isKept(_ character: Character) -> Bool {
    character.isASCIIDigit || "+-.".contains(character)
      || (character == "<" && kind == .halfOpen)
  }

  public func live(_ data: String) -> FieldError? {
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

  public func result(_ data: String) -> FieldError? {
    let parts = Parts(data, kind)
    guard let first = parts.first, let second = parts.second
    else { return FieldError(.incomplete, shape) }
    return second < first ? FieldError(.tooSmall, .number(.rangeOrder)) : nil
  }

  public func finish(_ data: String) -> String {
    let parts = Parts(data, kind)
    guard let first = parts.first, let second = parts.second else { return data }
    return "\(first)\(kind.sign)\(second)"
  }

  public func hint(_ data: String) -> Wording? { shape }

  public func typed(_ data: String) -> TypedValue {
    let parts = Parts(data, kind)
    guard let first = parts.first, let second = parts.second, first <= second else { return .none }
    return .range(first, second, isClosed: kind == .closed)
  }

  private var shape: Wording { .number(.enterRange("1\(kind.sign)5")) }

  private static func bounds(from lower: DecimalNumber?) -> NumberBounds {
    NumberBounds(lower: lower ?? DecimalNumber(.min), upper: DecimalNumber(.max), places: 0)
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

extension FieldType where Self == IntegerRange {
  public static var integerRange: Self { Self() }

  public static func integerRange(_ kind: IntegerRange.Kind) -> Self { Self(kind: kind) }
}
