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
    return isSecondPoint ? .refuse(.onePoint) : .accept
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
  func live(_ data: String) -> FieldError? {
    canBecomeGood(cut(data)) ? nil : result(data)
  }

  func result(_ data: String) -> FieldError? { value(data).flatMap(error) }

  private func error(of value: DecimalNumber) -> FieldError? {
    if let max, value > max { return FieldError(.tooLarge, bounds) }
    if let min, value < min { return FieldError(.tooSmall, bounds) }
    return nil
  }

  private var bounds: Wording {
    switch (min, max) {
    case (let min?, let max?): .between(min.description, max.description)
    case (let min?, nil): .atLeast(min.description)
    case (nil, let max?): .atMost(max.description)
    case (nil, nil): .enterAmount
    }
  }
}

extension Amount {
  /// Whether digits behind the data could make it a number within the bounds.
  private func canBecomeGood(_ data: Substring) -> Bool {
    guard data.hasPrefix("-") else { return canReach(min, max, from: data) }
    return canReach(max?.negated, min?.negated, from: data.dropFirst())
  }

  /// Whether a number that begins with `digits` lies from `low` to `high`.
  private func canReach(
    _ low: DecimalNumber?, _ high: DecimalNumber?, from digits: Substring
  ) -> Bool {
    let start = digits.drop { $0 == "0" }
    if let point = start.firstIndex(of: ".") {
      let nines = Swift.max(Self.places + 1 - start[point...].count, 0)
      return overlaps(low, high, String(digits), digits + String(repeating: "9", count: nines))
    }
    guard !start.isEmpty else { return high.map { $0 >= 0 } ?? true }
    guard let high else { return true }
    return (0...Swift.max(high.whole.count - start.count, 0)).contains { count in
      overlaps(
        low, high, start + zeros(count), start + String(repeating: "9", count: count) + ".99")
    }
  }

  private func overlaps(
    _ low: DecimalNumber?, _ high: DecimalNumber?, _ first: String, _ last: String
  ) -> Bool {
    guard let first = DecimalNumber(first), let last = DecimalNumber(last) else { return true }
    return (low.map { last >= $0 } ?? true) && (high.map { first <= $0 } ?? true)
  }
}

extension DecimalNumber {
  fileprivate var negated: Self? {
    let text = description
    return Self(text.hasPrefix("-") ? text.dropFirst() : "-" + text[...])
  }
}
