/// A time of day, `17:05`, or with the hours of a clock face `05:05 PM`.
public struct TimeOfDay: FieldType {
  private static let long = Template("HH:MM", slots: ["H": .digit, "M": .digit])
  private static let short = Template(
    "HH:MM A\\M",
    slots: ["H": .digit, "M": .digit, "A": .scalars(["A"..."A", "P"..."P"])])

  public let label = Wording.label(.time)
  public let subject = Subject.time
  public let priority = 0.3
  public let is24Hour: Bool

  public init(is24Hour: Bool = true) { self.is24Hour = is24Hour }

  public func template(for data: String) -> Template? { is24Hour ? Self.long : Self.short }

  public func read(_ text: String) -> Reading {
    let time = WrittenTime(text)
    if let index = time.stranger { return .stranger(index, in: text, of: .time) }
    if time.numbers.isEmpty, time.half == nil { return .data("") }
    guard let (hour, minute) = time.digits else {
      if time.isBeginning { return begun(text, by: time.openHour) }
      let reason = time.numbers.count > 2 ? DateWording.secondsLeft : .incompleteTime(pattern)
      return .error(FieldError(.minute, .date(reason)))
    }
    let range = time.half == nil ? 0...23 : 1...12
    guard range.contains(hour) else {
      return .error(FieldError(.hour, .date(.hourRange(range.lowerBound, range.upperBound))))
    }
    guard (0...59).contains(minute) else {
      return .error(FieldError(.minute, .date(.minuteRange)))
    }
    return converted(hour, minute, time)
  }

  /// A time of either clock on the field's own.
  private func converted(_ hour: Int, _ minute: Int, _ time: WrittenTime) -> Reading {
    let half = time.half ?? (hour > 12 ? "P" : hour == 0 ? "A" : nil)
    let minutes = CalendarDate.padded(minute, to: 2)
    if is24Hour {
      let shifted = time.half == nil ? hour : hour % 12 + (half == "P" ? 12 : 0)
      let data = CalendarDate.padded(shifted, to: 2) + minutes
      let isSame = time.half == nil && !time.isShort
      return .data(data, notice: isSame ? nil : .reading(.readAs(self.text(data))))
    }
    let data = CalendarDate.padded((hour + 11) % 12 + 1, to: 2) + minutes
    guard let half else { return .data(data) }
    let whole = data + half
    return .data(whole, notice: time.half == nil ? .reading(.readAs(self.text(whole))) : nil)
  }

  /// A time of which more must follow, if no hour that can't be is written yet.
  private func begun(_ text: String, by hour: Int?) -> Reading {
    if let hour, hour > 23 {
      return .error(FieldError(.hour, .date(.hourRange(hours.lowerBound, hours.upperBound))))
    }
    if let data = fitting(text) { return .data(data) }
    return .unfinished(FieldError(.incomplete, .date(.incompleteTime(pattern))))
  }

  public func fitting(_ text: String) -> String? {
    var data = ""
    var isParted = false
    for character in text.trimmed {
      if character.isASCIIDigit {
        guard data.count < 4, !isParted || data.count >= 2 else { return nil }
        data.append(character)
        if data.count == 1, character > (is24Hour ? "2" : "1") { data = "0" + data }
        // An hour of the other clock stays in sight until it is read.
        if !is24Hour, data.count == 2, !(0...12).contains(Int(data) ?? 0) { return nil }
      } else if !isParted, ":.h".holds(character.lowercased()), (1...2).contains(data.count) {
        if data.count == 1 { data = "0" + data }
        isParted = true
      } else if !is24Hour, data.count >= 4, let letter = Self.half(character, behind: data) {
        data += letter
      } else {
        return nil
      }
    }
    return data
  }

  /// What a character behind the digits adds to the data of a clock face: its A or P.
  private static func half(_ character: Character, behind data: String) -> String? {
    switch character.uppercased() {
    case " ": data.count == 4 ? "" : nil
    case "A", "P": data.count == 4 ? character.uppercased() : nil
    case "M": data.count == 5 ? "" : nil
    default: nil
    }
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

/// A time as people write it: `17:05`, `5.05 pm`, `17h05`, `0915`.
private struct WrittenTime {
  /// The runs of digits.
  private(set) var numbers: [Substring] = []
  /// `A` or `P`, where one is written.
  private(set) var half: String?
  private(set) var stranger: String.Index?
  /// True where something says that a lone number is an hour.
  private var namesHour = false

  /// The writings of each half of the day, the longest first.
  private static let halves: [(writing: String, data: String)] = [
    ("a. m.", "A"), ("a.m.", "A"), ("a.m", "A"), ("am", "A"), ("a", "A"),
    ("p. m.", "P"), ("p.m.", "P"), ("p.m", "P"), ("pm", "P"), ("p", "P"),
  ]

  init(_ text: String) {
    var rest = text.trimmed
    takeHalf(off: &rest)
    takeHalf(before: &rest)
    let before = rest
    if half == nil { rest.take(suffix: ["uhr", "o'clock"]) }
    namesHour = half != nil || rest.count < before.count
    take(rest)
  }

  private mutating func takeHalf(off rest: inout Substring) {
    let lowercased = rest.lowercased()
    guard let written = Self.halves.first(where: { lowercased.hasSuffix($0.writing) }) else {
      return
    }
    let head = rest.dropLast(written.writing.count).trimmed
    guard head.last?.isASCIIDigit ?? false else { return }
    half = written.data
    rest = head
  }

  /// Takes the half of the day that Japanese writes in front of the hour.
  private mutating func takeHalf(before rest: inout Substring) {
    guard half == nil,
      let written = ["午前": "A", "午後": "P"].first(where: { rest.hasPrefix($0.key) })
    else { return }
    half = written.value
    rest = rest.dropFirst(written.key.count).trimmed
  }

  private mutating func take(_ body: Substring) {
    var rest = body.last == "分" && numbers.isEmpty ? body.dropLast() : body
    var isParted = true
    while let first = rest.first {
      let digits = rest.prefix(while: \.isASCIIDigit)
      if !digits.isEmpty {
        numbers.append(digits)
        isParted = false
      } else if first != " " {
        guard !isParted, ":.hH時".contains(first) else { return stranger = rest.startIndex }
        isParted = true
        namesHour = namesHour || first == "時" || first.lowercased() == "h"
      }
      rest = rest.dropFirst(max(digits.count, 1))
    }
    isOpen = isParted && !numbers.isEmpty && !namesHour
  }

  /// True for an hour with a separator behind it.
  private var isOpen = false

  /// The hour with a separator behind it.
  var openHour: Int? { isOpen ? numbers.first.flatMap { Int($0) } : nil }

  /// True for an hour of one digit and a minute with nothing between them, such as `230`.
  var isShort: Bool { numbers.count == 1 && numbers.first?.count == 3 }

  /// True where a time can come of more digits.
  var isBeginning: Bool { numbers.count == 1 && (numbers.first?.count ?? 0) <= (isOpen ? 2 : 4) }

  /// The hour and the minute, where both are said.
  var digits: (hour: Int, minute: Int)? {
    guard let first = numbers.first, !isOpen else { return nil }
    switch (numbers.count, first.count) {
    case (1, 1...2) where namesHour: return Int(first).map { ($0, 0) }
    case (1, 3...4): return pair(first.dropLast(2), first.suffix(2))
    case (2, 1...2) where (1...2).contains(numbers[1].count): return pair(first, numbers[1])
    default: return nil
    }
  }

  private func pair(_ hour: Substring, _ minute: Substring) -> (Int, Int)? {
    guard let hour = Int(hour), let minute = Int(minute) else { return nil }
    return (hour, minute)
  }
}

extension TimeOfDay {
  private static let shape = DigitShape("00:00")

  private static func isTime(_ bytes: Span<UInt8>, of hours: ClosedRange<Int>) -> Bool {
    guard let number = shape.number(in: bytes) else { return false }
    return hours.contains(number / 100) && number % 100 < 60
  }

  public func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard !is24Hour else { return Self.isTime(bytes, of: 0...23) }
    let isBare = bytes.count == 5
    guard isBare || bytes.count == 8 else { return false }
    let half = bytes[isBare ? 4 : 6]
    return (half == UInt8(ascii: "A") || half == UInt8(ascii: "P"))
      && (isBare || bytes[5] == 0x20 && bytes[7] == UInt8(ascii: "M"))
      && Self.isTime(bytes.extracting(..<(isBare ? 4 : 5)), of: 1...12)
  }
}

extension FieldType where Self == TimeOfDay {
  public static var time: Self { Self() }

  public static func time(is24Hour: Bool) -> Self { Self(is24Hour: is24Hour) }
}
