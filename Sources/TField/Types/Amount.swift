/// What amounts of money and percentages have in common: two places, and bounds.
struct Amount: Hashable, Sendable {
  private static let places = 2

  let min: DecimalNumber?
  let max: DecimalNumber?
  var bounds: NumberBounds

  init(min: DecimalNumber?, max: DecimalNumber?) {
    self.min = min
    self.max = max
    let least = min ?? (max.map { $0 < 0 } ?? false ? nil : 0)
    bounds = NumberBounds(lower: least, upper: max, places: Self.places)
  }

  /// The number with both places; a lone point or minus stays as it is.
  func finished(_ data: String) -> String {
    value(data)?.text(places: Self.places) ?? data
  }

  private func value(_ data: String) -> DecimalNumber? { NumberBounds.number(in: data) }

  func typed(_ data: String) -> TypedValue {
    value(data).map { .amount($0, places: Self.places) } ?? .none
  }

  /// Slots for the data and for what completes it to two places.
  func slots(for data: some StringProtocol) -> [Template.Element] {
    let fraction = data.drop { $0 != "." }
    let added = data.isEmpty ? "0.00" : fraction.isEmpty ? ".00" : zeros(3 - fraction.count)
    return bounds.shown(data + added).map { .slot(placeholder: $0, accepts: .any) }
  }

  private func zeros(_ count: Int) -> String {
    String(repeating: "0", count: Swift.max(count, 0))
  }

  func judge(_ data: String) -> Parse.State {
    Parse.State(live: bounds.live(data).map(worded), result: bounds.result(data).map(worded))
  }

  /// Nobody need be told of a lower limit that goes without saying.
  private func worded(_ error: FieldError) -> FieldError {
    guard min == nil, error.code == .tooLarge, let max else { return error }
    return FieldError(.tooLarge, .number(.atMost(bounds.shown(max.description))))
  }
}

extension Amount {
  /// True if the bytes are a number with both places, within the bounds.
  func isPlain(_ bytes: Span<UInt8>, _ mayBeNegative: Bool = true) -> Bool {
    guard let number = PlainNumber(bytes), number.places == Self.places,
      mayBeNegative || bytes[0] != UInt8(ascii: "-")
    else { return false }
    return bounds.hold(number)
  }
}
