/// A day as people write it: `11/21/2026`, `21.11.26`, `2026-11-21`, `Nov 21, 2026`.
struct WrittenDate {
  /// What a text can mean, before anybody knows whether that day exists.
  enum Meaning {
    /// A year in two or four digits, a month and a day.
    case day(year: Substring, month: Substring, day: Substring)
    /// More must follow; a hint how it is read so far.
    case beginning(Wording?)
    /// The year stands where this form doesn't have it.
    case otherOrder
    case stranger(String.Index)
  }

  /// The parts in the order of the form.
  let parts: [DateDigits.Part]

  func meaning(of text: Substring) -> Meaning {
    if let units = WrittenUnits(text) { return units.meaning }
    let tokens = Tokens(text)
    let extra = tokens.numbers.dropFirst(tokens.words.isEmpty ? 3 : 2).first?.startIndex
    if let stranger = tokens.stranger { return .stranger(min(extra ?? stranger, stranger)) }
    return tokens.words.isEmpty ? numeric(tokens) : named(tokens)
  }

  private var beginsWithYear: Bool { parts.first?.isShort == false }
}

// Numbers alone.
extension WrittenDate {
  private func numeric(_ tokens: Tokens) -> Meaning {
    if let comma = tokens.comma { return .stranger(comma) }
    let numbers = tokens.numbers
    let isISO = numbers.first?.count == 4
    guard numbers.count >= 3 else { return .beginning(isISO ? .reading(.isoDate) : nil) }
    if let stranger = numbers.dropFirst(3).first ?? tokens.end {
      return .stranger(stranger.startIndex)
    }
    let order = isISO ? [.year(digits: 4), .month, .day] : parts
    if beginsWithYear, numbers[0].count < 4, numbers[2].count == 4 { return .otherOrder }
    return day(numbers, in: order)
  }

  private func day(_ numbers: [Substring], in order: [DateDigits.Part]) -> Meaning {
    var year = numbers[0], month = numbers[0], day = numbers[0]
    for (part, number) in zip(order, numbers) {
      switch part {
      case .year: year = number
      case .month: month = number
      case .day: day = number
      }
    }
    for number in [month, day] where number.count > 2 { return .stranger(number.startIndex) }
    guard year.count <= 4 else { return .stranger(year.startIndex) }
    let isWhole = year.count == 2 || year.count == 4
    return isWhole ? .day(year: year, month: month, day: day) : .beginning(nil)
  }
}

// With the name of a month.
extension WrittenDate {
  private func named(_ tokens: Tokens) -> Meaning {
    guard let word = tokens.words.first, let place = tokens.place else { return .beginning(nil) }
    if let second = tokens.words.dropFirst().first { return .stranger(second.startIndex) }
    guard let month = MonthNames.number(of: word) else {
      let isBegun = tokens.isLast(word) && MonthNames.isBeginning(word)
      return isBegun ? .beginning(.reading(.dateWithMonthName)) : .stranger(word.startIndex)
    }
    let numbers = tokens.numbers
    guard numbers.count >= 2 else { return .beginning(.reading(.dateWithMonthName)) }
    if let extra = numbers.dropFirst(2).first { return .stranger(extra.startIndex) }
    guard place < 2 else { return .stranger(word.startIndex) }
    let isYearFirst = place == 1 && numbers[0].count == 4
    let (day, year) = isYearFirst ? (numbers[1], numbers[0]) : (numbers[0], numbers[1])
    guard day.count <= 2 else { return .stranger(day.startIndex) }
    guard year.count <= 4 else { return .stranger(year.startIndex) }
    let isWhole = year.count == 2 || year.count == 4
    return isWhole
      ? .day(year: year, month: Substring(String(month)), day: day)
      : .beginning(.reading(.dateWithMonthName))
  }
}

/// A day in which each number says what it is: `2026年11月21日`.
private struct WrittenUnits {
  let meaning: WrittenDate.Meaning

  /// Reads a text that has such a unit behind its first number; `nil` for others.
  init?(_ text: Substring) {
    let units: [Character] = ["年", "月", "日"]
    var numbers: [Substring] = []
    var rest = text
    while let number = Self.number(off: &rest) {
      guard numbers.count < units.count, rest.first == units[numbers.count] else { break }
      numbers.append(number)
      rest = rest.dropFirst().trimmed
    }
    guard !numbers.isEmpty else { return nil }
    let isOver = !rest.isEmpty && numbers.count == units.count
    if isOver || rest.contains(where: { !$0.isASCIIDigit }) {
      meaning = .stranger(
        rest.first { !$0.isASCIIDigit }.flatMap(rest.firstIndex) ?? rest.startIndex)
    } else if numbers.count == units.count, numbers[0].count == 4,
      numbers[1...].allSatisfy({ $0.count < 3 })
    {
      meaning = .day(year: numbers[0], month: numbers[1], day: numbers[2])
    } else {
      meaning = .beginning(nil)
    }
  }

  private static func number(off rest: inout Substring) -> Substring? {
    let digits = rest.prefix(while: \.isASCIIDigit)
    guard !digits.isEmpty else { return nil }
    rest = rest.dropFirst(digits.count).drop(while: \.isBlank)
    return digits
  }
}

/// The numbers and words of a text, and the first character that belongs to no date.
private struct Tokens {
  private(set) var numbers: [Substring] = []
  private(set) var words: [Substring] = []
  /// How many numbers stand before the first word.
  private(set) var place: Int?
  private(set) var comma: String.Index?
  private(set) var stranger: String.Index?
  /// A mark behind the last number or word.
  private(set) var end: Substring?
  private let text: Substring

  init(_ text: Substring) {
    self.text = text
    var rest = text
    var isAfterMark = true
    while stranger == nil, let first = rest.first {
      let token = rest.prefix {
        $0.isASCIIDigit == first.isASCIIDigit && $0.isLetterOrMark == first.isLetterOrMark
          && ($0.isASCIIDigit || $0.isLetterOrMark)
      }
      if first.isASCIIDigit {
        numbers.append(token)
        isAfterMark = false
        end = nil
      } else if first.isLetterOrMark {
        if !isOrdinal(token), !isArticle(token) { add(token) }
        isAfterMark = false
        end = nil
      } else if first != " " {
        let isMark = first.isUsualSeparator || first == "," || first == "'" || first == "’"
        if !isMark || (isAfterMark && !first.isApostropheOfYear) { stranger = rest.startIndex }
        if first == "," || first.isApostropheOfYear { comma = comma ?? rest.startIndex }
        isAfterMark = true
        end = rest.prefix(1)
      }
      rest = rest.dropFirst(max(token.count, 1))
    }
  }

  private mutating func add(_ word: Substring) {
    if place == nil { place = numbers.count }
    words.append(word)
  }

  /// Whether a word is the "st" of "1st".
  private func isOrdinal(_ word: Substring) -> Bool {
    guard let number = numbers.last, number.endIndex == word.startIndex else { return false }
    return ["st", "nd", "rd", "th", "er", "º"].contains(word.lowercased())
  }

  /// Whether a word only joins the others, as in "le 1er mai" and "1 de mayo de 2026".
  private func isArticle(_ word: Substring) -> Bool {
    let articles = numbers.isEmpty && words.isEmpty ? ["the", "le", "el"] : ["of", "de", "del"]
    return !isLast(word) && articles.contains(word.lowercased())
  }

  func isLast(_ word: Substring) -> Bool { word.endIndex == text.endIndex }
}

extension Character {
  /// The apostrophe of `'26`.
  fileprivate var isApostropheOfYear: Bool { self == "'" || self == "’" }
}
