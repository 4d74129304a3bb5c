/// A time of day, `17:05`, or with the hours of a clock face `05:05 PM`.
public struct TimeOfDay: FieldType {
  private static let long = Template("HH:MM", slots: ["H": .digit, "M": .digit])
  private static let short = Template(
    "HH:MM A\\M",
    slots: ["H": .digit, "M": .digit, "A": .scalars(["A"..."A", "P"..."P"])])

  public let label = Wording.label(.time)
  public let priority = 0.3
  public let is24Hour: Bool

  public init(is24Hour: Bool = true) { self.is24Hour = is24Hour }

  public func template(for data: String) -> Template? { is24Hour ? Self.long : Self.short }

  public func filter(_ text: String, _ edit: Edit) -> String {
    guard edit != .deleting else { return text }
    let time = WrittenTime(text, is24Hour: is24Hour)
    return edit == .pasting ? time.converted : time.data
  }

  public func live(_ data: String) -> FieldError? {
    let hour = data.prefix(2), minute = data.dropFirst(2).prefix(2)
    if !Self.fits(hour, hours) {
      return FieldError(.hour, .date(.hourRange(hours.lowerBound, hours.upperBound)))
    }
    if !Self.fits(minute, 0...59) { return FieldError(.minute, .date(.minuteRange)) }
    return template(for: data)?.accepts(data) == true
      ? nil : FieldError(.characters, .fittingCharacters)
  }

  public func result(_ data: String) -> FieldError? {
    data.count < capacity(for: data)
      ? FieldError(.incomplete, .date(.incompleteTime(pattern))) : nil
  }

  public func hint(_ data: String) -> Wording? {
    data.count < capacity(for: data) ? .date(.incompleteTime(pattern)) : nil
  }

  public func typed(_ data: String) -> TypedValue {
    guard live(data) == nil, result(data) == nil, let hour = Int(data.prefix(2)),
      let minute = Int(data.dropFirst(2).prefix(2))
    else { return .none }
    return .time(hour: is24Hour ? hour : hour % 12 + (data.hasSuffix("P") ? 12 : 0), minute: minute)
  }

  private var hours: ClosedRange<Int> { is24Hour ? 0...23 : 1...12 }
  private var pattern: String { is24Hour ? "HH:MM" : "HH:MM AM" }

  /// Whether one digit can begin, or two digits are, a number of the range.
  private static func fits(_ digits: Substring, _ range: ClosedRange<Int>) -> Bool {
    guard let number = Int(digits) else { return digits.isEmpty }
    guard digits.count == 1 else { return range.contains(number) }
    return range.overlaps(number * 10...number * 10 + 9)
  }
}

/// A time as people write it: `9`, `9:05`, `5.05 pm`, `1705`.
private struct WrittenTime {
  private let digits: String
  /// `A` or `P`, where one is written.
  private let half: Character?
  private let is24Hour: Bool

  /// An hour before a colon, or one that no digit can follow, gets its zero.
  init(_ text: String, is24Hour: Bool) {
    let written = text.filter(\.isASCIIDigit)
    let hour = text.drop { !$0.isASCIIDigit }.prefix { $0.isASCIIDigit }
    let isAlone = hour.count == 1 && text.drop { !$0.isASCIIDigit }.count > 1
    let isLarge = written.first.map { $0 > (is24Hour ? "2" : "1") } ?? false
    digits = (isAlone || isLarge ? "0" : "") + written
    let tail = text.lastIndex(where: \.isASCIIDigit).map { text[$0...] } ?? ""
    half = tail.uppercased().first { $0 == "A" || $0 == "P" }
    self.is24Hour = is24Hour
  }

  /// The data that it means on its own clock.
  var data: String {
    guard !is24Hour, digits.count >= 4, let half else { return digits }
    return digits + String(half)
  }

  /// The data, put into the clock of the field where it was written by the other.
  var converted: String {
    guard digits.count == 4, let hour = Int(digits.prefix(2)), hour <= 23 else { return data }
    let minute = digits.suffix(2)
    if is24Hour {
      return padded(half == nil || hour > 12 ? hour : hour % 12 + shift) + minute
    }
    guard hour == 0 || hour > 12 else { return data }
    return padded((hour + 11) % 12 + 1) + minute + (hour < 12 ? "A" : "P")
  }

  private var shift: Int { half == "P" ? 12 : 0 }

  private func padded(_ hour: Int) -> String { CalendarDate.padded(hour, to: 2) }
}

extension FieldType where Self == TimeOfDay {
  public static var time: Self { Self() }

  public static func time(is24Hour: Bool) -> Self { Self(is24Hour: is24Hour) }
}
