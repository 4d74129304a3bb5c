/// The digits of a date, part after part, and the zeros that nobody need type.
///
/// A digit that can't begin its part, such as the 4 of April, gets its zero at once; a separator
/// gives it to any digit, and so does leaving the field.
struct DateDigits: Hashable, Sendable {
  /// One number of a date.
  enum Part: Hashable, Sendable {
    case month, day
    case year(digits: Int)
  }

  let parts: [Part]
  /// True where a date may also be written with the year first, in four digits.
  var mayBeginWithYear = true

  /// How many digits a whole date has.
  var count: Int { parts.reduce(0) { $0 + $1.width } }

  /// The digits of a date as far as it is typed; `nil` for a text that the mask can't show.
  func fitting(_ text: String) -> String? {
    var filling = Filling(rest: parts[...], mayBeginWithYear: mayBeginWithYear)
    let text = text.trimmed
    for character in text {
      let isTaken =
        character.isASCIIDigit ? filling.take(character) : filling.takeSeparator(character)
      guard isTaken else { return nil }
    }
    let digits = filling.digits
    if mayBeginWithYear && mustBeginWithYear(text) { return nil }
    let hasZeros = text.allSatisfy(\.isASCIIDigit) && digits.count > text.count
    return hasZeros && isLongAgo(digits) ? nil : digits
  }

  private static let centuries: Set<Substring> = ["18", "19", "20", "21"]

  /// True for a year that hardly anyone means: the 1202 that zeros make of `11212026`.
  private func isLongAgo(_ digits: String) -> Bool {
    let year = self.digits(of: .year(digits: 4), in: digits).prefix(2)
    return parts.contains(.year(digits: 4)) && !Self.centuries.contains { $0.hasPrefix(year) }
  }

  /// True where the first digits can only be a year: no month or day is 20 of `2026`.
  private func mustBeginWithYear(_ text: Substring) -> Bool {
    let first = text.prefix(while: \.isASCIIDigit)
    guard Self.centuries.contains(first.prefix(2)) else { return false }
    return parts[0].isShort
      && parts.contains { part in
        let digits = digits(of: part, in: String(first))
        guard digits.count == part.width, let number = Int(digits) else { return false }
        switch part {
        case .month: return !(1...12).contains(number)
        case .day: return !(1...31).contains(number)
        case .year: return false
        }
      }
  }

  /// The digits with a zero before a last one that can't begin its part.
  func completed(_ data: String) -> String {
    var start = 0
    for part in parts {
      if data.count == start + 1, let highest = part.highestStart, let last = data.last,
        last > highest
      {
        return data.dropLast() + "0" + String(last)
      }
      start += part.width
    }
    return data
  }

  /// What a deletion leaves: the zero that came with a digit goes with it.
  func withoutLoneZero(_ digits: String) -> String {
    var start = 0
    for part in parts {
      if start == digits.count - 1, part.isShort, digits.last == "0" {
        return String(digits.dropLast())
      }
      start += part.width
    }
    return digits
  }

  /// The digits of one part, as far as they are there.
  func digits(of part: Part, in data: String) -> Substring {
    let start = parts.prefix { $0 != part }.reduce(0) { $0 + $1.width }
    return data.dropFirst(start).prefix(part.width)
  }

  /// A mask for the digits, written as `pattern`: `MM/YY`.
  static func template(_ pattern: String) -> Template {
    Template(
      pattern.map { $0.isLetter ? .slot(placeholder: $0, accepts: .digit) : .fixed($0) })
  }
}

extension DateDigits.Part {
  var width: Int {
    switch self {
    case .month, .day: 2
    case .year(let digits): digits
    }
  }

  var isShort: Bool { highestStart != nil }

  /// The highest digit that can begin it; `nil` where no zeros are added.
  fileprivate var highestStart: Character? {
    switch self {
    case .month: "1"
    case .day: "3"
    case .year: nil
    }
  }
}

/// A date being typed, digit by digit.
private struct Filling {
  /// The parts from the current one on.
  var rest: ArraySlice<DateDigits.Part>
  let mayBeginWithYear: Bool
  var digits = ""
  /// The digits in the current part.
  private var count = 0
  /// True behind a separator, where only white space may follow.
  private var isParted = false
  /// True if that separator isn't only white space.
  private var hasMark = false

  init(rest: ArraySlice<DateDigits.Part>, mayBeginWithYear: Bool) {
    self.rest = rest
    self.mayBeginWithYear = mayBeginWithYear
  }

  mutating func take(_ digit: Character) -> Bool {
    if let part = rest.first, count == part.width { next() }
    guard let part = rest.first else { return false }
    digits.append(digit)
    count += 1
    isParted = false
    // A date may begin with the 2 of 2026.
    let mayBeYear = mayBeginWithYear && digits.count == 1 && digit == "2"
    if count == 1, !mayBeYear, let highest = part.highestStart, digit > highest { pad() }
    return true
  }

  mutating func takeSeparator(_ character: Character) -> Bool {
    guard character.isUsualSeparator, !digits.isEmpty else { return false }
    if isParted || count == 0 {
      guard character != " " else { return true }
      defer { hasMark = true }
      return !hasMark
    }
    guard let part = rest.first, rest.count > 1 else { return character == " " }
    if part.isShort, count == 1 {
      guard digits.last != "0" else { return false }
      pad()
    }
    guard count == part.width else { return false }
    next()
    isParted = true
    hasMark = character != " "
    return true
  }

  private mutating func next() {
    rest.removeFirst()
    count = 0
  }

  private mutating func pad() {
    guard let digit = digits.popLast() else { return }
    digits += "0" + String(digit)
    count += 1
  }
}
