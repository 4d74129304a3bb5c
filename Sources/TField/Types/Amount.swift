/// What amounts of money and percentages have in common: two places, and bounds.
struct Amount: Hashable, Sendable {
  private static let places = 2

  let min: DecimalNumber?
  let max: DecimalNumber?

  private var allowsNegative: Bool { min.map { $0 < 0 } ?? false }

  /// The digits of `text`, its first point, and a minus in front where negative numbers are good.
  func kept(of text: some StringProtocol) -> String {
    var kept = ""
    var hasPoint = false
    for character in text {
      if character.isASCIIDigit || character == "." && !hasPoint { kept.append(character) }
      hasPoint = hasPoint || character == "."
    }
    return allowsNegative && text.contains("-") ? "-" + kept : kept
  }

  /// Leaves room for two places, whether they were typed or are added at the end.
  func capacity(for data: String) -> Int {
    guard let point = data.firstIndex(of: ".") else {
      return FieldLimits.graphemes - 1 - Self.places
    }
    let length = data.distance(from: data.startIndex, to: point) + 1 + Self.places
    return Swift.min(length, FieldLimits.graphemes)
  }

  /// A second point is refused: to drop the first for it would make another number.
  func reception(of text: String, into data: String, _ edit: Edit) -> Reception {
    let isSecondPoint = edit == .typing && text == "." && data.contains(".")
    return isSecondPoint ? .refuse(.number(.onePoint)) : .accept
  }

  /// The number with both places; a lone point or minus is none.
  func finished(_ data: String) -> String {
    value(data)?.text(places: Self.places) ?? ""
  }

  private func value(_ data: String) -> DecimalNumber? { DecimalNumber(cut(data)) }

  private func cut(_ data: String) -> Substring { data.prefix(capacity(for: data)) }

  func typed(_ data: String) -> TypedValue {
    value(data).map { .amount($0, places: Self.places) } ?? .none
  }

  /// Slots for the data and for what completes it to two places.
  func slots(for data: some StringProtocol) -> [Template.Element] {
    let fraction = data.drop { $0 != "." }
    let added = data.isEmpty ? "0.00" : fraction.isEmpty ? ".00" : zeros(3 - fraction.count)
    return (data + added).map { .slot(placeholder: $0, accepts: .any) }
  }

  private func zeros(_ count: Int) -> String {
    String(repeating: "0", count: Swift.max(count, 0))
  }
}

extension Amount {
  private var bounds: NumberBounds { NumberBounds(lower: min, upper: max, places: Self.places) }

  /// A lone point or minus becomes nothing, so it is never wrong.
  func live(_ data: String) -> FieldError? {
    value(data).flatMap { _ in bounds.live(String(cut(data))) }
  }

  func result(_ data: String) -> FieldError? {
    value(data).flatMap { _ in bounds.result(String(cut(data))) }
  }
}
