/// A whole number, as large as the machine counts.
package struct IntegerNumber: NumberType {
  package let label = Wording.label(.integer)
  package let priority = 0.5
  package let subject = Subject.wholeNumber
  package let foldsForms = true

  package let min: Int?
  package let max: Int?
  var bounds: NumberBounds
  private let range: NumberBounds

  package init(min: Int? = nil, max: Int? = nil) {
    self.min = min
    self.max = max
    bounds = NumberBounds(
      lower: DecimalNumber(min ?? .min), upper: DecimalNumber(max ?? .max), places: 0)
    range = NumberBounds(
      lower: min.map { DecimalNumber($0) }, upper: max.map { DecimalNumber($0) }, places: 0)
  }

  package func judge(_ data: String) -> Parse.State {
    Parse.State(live: bounds.live(data).map(worded), result: bounds.result(data).map(worded))
  }

  package func hint(_ data: String) -> Wording? { range.wording }

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
