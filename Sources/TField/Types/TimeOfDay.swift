/// A time of day, `17:05`, or with the hours of a clock face `05:05 PM`.
package struct TimeOfDay: FieldType {
  private static let long = Template("HH:MM", slots: ["H": .digit, "M": .digit])
  private static let short = Template(
    "HH:MM A\\M",
    slots: ["H": .digit, "M": .digit, "A": .scalars(["A"..."A", "P"..."P"])])

  package let label = Wording.label(.time)
  package let subject = Subject.time
  package let priority = 0.3
  package let is24Hour: Bool

  package init(is24Hour: Bool = true) { self.is24Hour = is24Hour }

  package func template(for data: String) -> Template? { is24Hour ? Self.long : Self.short }

  package func parse(_ text: String) -> Parse {
    let shown = begun(text)
    // A whole mask can mean nothing else.
    if is24Hour, let shown, judge(shown) == .whole, write(shown, as: .typing) == text {
      return .data(shown)
    }
    return read(text).showing(shown)
  }

  private func read(_ text: String) -> Parse {
    let time = WrittenTime(text)
    if let index = time.stranger {
      return WrittenTime.isNameBegun(text)
        ? .begun(.incomplete, .date(.incompleteTime(pattern)))
        : .stranger(index, in: text, of: .time)
    }
    if time.numbers.isEmpty, time.half == nil { return .data("") }
    guard let (hour, minute) = time.digits else {
      if time.isBeginning { return begun(text, by: time.openHour) }
      let reason = time.numbers.count > 2 ? DateWording.secondsLeft : .incompleteTime(pattern)
      return .wrong(.minute, .date(reason))
    }
    let range = time.half == nil ? 0...23 : 1...12
    guard range.contains(hour) else {
      return .wrong(.hour, .date(.hourRange(range.lowerBound, range.upperBound)))
    }
    guard (0...59).contains(minute) else { return .wrong(.minute, .date(.minuteRange)) }
    return converted(hour, minute, time)
  }

  /// A time of either clock on the field's own.
  private func converted(_ hour: Int, _ minute: Int, _ time: WrittenTime) -> Parse {
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
  private func begun(_ text: String, by hour: Int?) -> Parse {
    if let hour, hour > 23 {
      return .wrong(.hour, .date(.hourRange(hours.lowerBound, hours.upperBound)))
    }
    if let data = begun(text) { return .data(data) }
    return .begun(.incomplete, .date(.incompleteTime(pattern)))
  }

  private func begun(_ text: String) -> String? {
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

  package func judge(_ data: String) -> Parse.State {
    let hour = data.prefix(2), minute = data.dropFirst(2).prefix(2)
    if !Self.fits(hour, hours) {
      return .wrong(.hour, .date(.hourRange(hours.lowerBound, hours.upperBound)))
    }
    if !Self.fits(minute, 0...59) { return .wrong(.minute, .date(.minuteRange)) }
    if template(for: data)?.accepts(data) != true { return .wrong(.characters, .fittingCharacters) }
    let isWhole = data.count >= capacity(for: data)
    return isWhole ? .whole : .begun(.incomplete, .date(.incompleteTime(pattern)))
  }

  package func hint(_ data: String) -> Wording? {
    if data.count < 4 { return .length(.digitsLeft(4 - data.count)) }
    return data.count < capacity(for: data) ? .date(.incompleteTime(pattern)) : nil
  }

  package func typed(_ data: String) -> TypedValue {
    guard judge(data) == .whole, let hour = Int(data.prefix(2)),
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

extension TimeOfDay {
  private static let shape = DigitShape("00:00")

  static func isTime(_ bytes: Span<UInt8>, of hours: ClosedRange<Int>) -> Bool {
    guard let number = shape.number(in: bytes) else { return false }
    return hours.contains(number / 100) && number % 100 < 60
  }

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard !is24Hour else { return Self.isTime(bytes, of: 0...23) }
    let isBare = bytes.count == 5
    guard isBare || bytes.count == 8 else { return false }
    let half = bytes[isBare ? 4 : 6]
    return (half == UInt8(ascii: "A") || half == UInt8(ascii: "P"))
      && (isBare || bytes[5] == 0x20 && bytes[7] == UInt8(ascii: "M"))
      && Self.isTime(bytes.extracting(..<(isBare ? 4 : 5)), of: 1...12)
  }
}
