/// A whole number, as large as the machine counts.
package struct IntegerNumber: FieldType {
  package let label = Wording.label(.integer)
  package let priority = 0.5
  package let subject = Subject.wholeNumber
  package let foldsForms = true

  package let min: Int?
  package let max: Int?
  private var bounds: NumberBounds
  private let range: NumberBounds

  package init(min: Int? = nil, max: Int? = nil) {
    self.min = min
    self.max = max
    bounds = NumberBounds(
      lower: DecimalNumber(min ?? .min), upper: DecimalNumber(max ?? .max), places: 0)
    range = NumberBounds(
      lower: min.map { DecimalNumber($0) }, upper: max.map { DecimalNumber($0) }, places: 0)
  }

  package func adapted(to surroundings: Surroundings) -> Self? {
    guard bounds.point != surroundings.language.decimalPoint else { return nil }
    var adapted = self
    adapted.bounds.point = surroundings.language.decimalPoint
    return adapted
  }

  package func read(_ text: String) -> Reading {
    var number = text.trimmed
    let sign = number.takeSign()
    return bounds.read(number, sign: sign, as: .wholeNumber)
  }

  package func fitting(_ text: String) -> String? {
    var number = text.trimmed
    let sign = number.takeSign()
    return bounds.fitting(number, sign: sign)
  }

  package func live(_ data: String) -> FieldError? { bounds.live(data).map(worded) }
  package func result(_ data: String) -> FieldError? { bounds.result(data).map(worded) }
  package func finish(_ data: String) -> String { bounds.finish(data) }
  package func hint(_ data: String) -> Wording? { range.wording }

  package func typed(_ data: String) -> TypedValue {
    NumberBounds.number(in: data).map(TypedValue.number) ?? .none
  }

  /// The limits that only the machine sets are told to nobody who doesn't pass them.
  private func worded(_ error: FieldError) -> FieldError {
    guard error.wording == bounds.wording else { return error }
    return switch error.code {
    case .tooLarge where max == nil: FieldError(.tooLarge, .number(.atMost(String(Int.max))))
    case .tooSmall where min == nil: FieldError(.tooSmall, .number(.atLeast(String(Int.min))))
    default: FieldError(error.code, range.wording)
    }
  }
}

extension IntegerNumber {
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    PlainNumber(bytes).map(bounds.hold) ?? false
  }
}

extension FieldType where Self == IntegerNumber {
  package static var integer: Self { Self() }

  package static func integer(min: Int? = nil, max: Int? = nil) -> Self {
    Self(min: min, max: max)
  }
}
