/// The digits of a date, part after part, and the zeros that nobody need type.
///
/// A digit that can't begin its part, such as the 4 of April, gets its zero at once. A separator
/// adds it to any digit, and so does leaving the field.
struct DateDigits: Hashable, Sendable {
  /// One number of a date.
  enum Part: Hashable, Sendable {
    case month, day
    case year(digits: Int)
  }

  let parts: [Part]
  /// True where a date may also be written with the year first, in four digits.
  var mayBeginWithYear = true

  /// The digits of a date so far; `nil` for a text that the mask can't show.
  func fitting(_ text: String) -> String? {
    let text = text.trimmed
    var digits = ""
    /// The separator after the last digit; only white space may follow it.
    var mark = ""
    for character in text {
      if character.isASCIIDigit {
        mark = ""
        guard start(of: nil) > digits.count else { return nil }
        digits.append(character)
        // A date may begin with the 2 of 2026.
        if !mayBeginWithYear || digits != "2" { digits = completed(digits) }
      } else {
        guard character.isUsualSeparator, !digits.isEmpty, mark.trimmed.isEmpty || character == " "
        else { return nil }
        if mark.isEmpty {
          guard digits.count <= start(of: parts.last) else {
            if character == " " { continue }
            return nil
          }
          guard begun(by: digits) == nil || digits.last != "0" else { return nil }
          digits = completed(digits, above: "0")
          guard parts.contains(where: { start(of: $0) == digits.count }) else { return nil }
        }
        mark.append(character)
      }
    }
    if mayBeginWithYear && mustBeginWithYear(text) { return nil }
    let hasZeros = text.allSatisfy(\.isASCIIDigit) && digits.count > text.count
    return hasZeros && isLongAgo(digits) ? nil : digits
  }

  private static let centuries: Set<Substring> = ["18", "19", "20", "21"]

  /// True for a year that hardly anyone means, such as the 1202 that zeros make of `11212026`.
  private func isLongAgo(_ digits: String) -> Bool {
    let year = self.digits(of: .year(digits: 4), in: digits).prefix(2)
    return parts.contains(.year(digits: 4)) && !Self.centuries.contains { $0.hasPrefix(year) }
  }

  /// True if the first digits can only be a year: no month or day is the 20 of `2026`.
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

  /// Adds a zero before a last digit that can't begin its part, or is above `least`.
  func completed(_ data: String, above least: Character? = nil) -> String {
    guard let highest = begun(by: data)?.highestStart, let last = data.last,
      last > least ?? highest
    else { return data }
    return data.dropLast() + "0" + String(last)
  }

  /// The digits after a deletion: a zero that was added goes with its digit.
  func withoutLoneZero(_ digits: String) -> String {
    begun(by: digits) != nil && digits.last == "0" ? String(digits.dropLast()) : digits
  }

  /// The part of two digits that has only its first digit.
  private func begun(by digits: String) -> Part? {
    parts.first { $0.isShort && start(of: $0) == digits.count - 1 }
  }

  /// How many digits come before a part; with `nil`, how many there are in all.
  private func start(of part: Part?) -> Int {
    parts.prefix { $0 != part }.reduce(0) { $0 + $1.width }
  }

  func digits(of part: Part, in data: String) -> Substring {
    data.dropFirst(start(of: part)).prefix(part.width)
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

  /// The highest digit that can begin it; `nil` if it gets no zeros.
  fileprivate var highestStart: Character? {
    switch self {
    case .month: "1"
    case .day: "3"
    case .year: nil
    }
  }
}

/// A day as people write it: `11/21/2026`, `21.11.26`, `2026-11-21`, `Nov 21, 2026`.
extension DateDigits {
  /// What a text can mean, before checking that the day exists.
  enum Meaning {
    /// The year has two or four digits.
    case day(year: Substring, month: Substring, day: Substring)
    /// More must follow; with a hint how it is read so far.
    case beginning(Wording?)
    /// The year is where this format doesn't have it.
    case otherOrder
    case stranger(String.Index)
  }

  func meaning(of text: Substring) -> Meaning {
    if let meaning = meaning(ofUnits: text) { return meaning }
    let tokens = Tokens(text)
    let extra = tokens.numbers.dropFirst(tokens.words.isEmpty ? 3 : 2).first?.startIndex
    if let stranger = tokens.stranger { return .stranger(min(extra ?? stranger, stranger)) }
    return tokens.words.isEmpty ? numeric(tokens) : named(tokens)
  }

  private func numeric(_ tokens: Tokens) -> Meaning {
    if let comma = tokens.comma { return .stranger(comma) }
    let numbers = tokens.numbers
    let isISO = numbers.first?.count == 4
    guard numbers.count >= 3 else { return .beginning(isISO ? .say("reading.isoDate") : nil) }
    if let stranger = numbers.dropFirst(3).first ?? tokens.end {
      return .stranger(stranger.startIndex)
    }
    let order = isISO ? [.year(digits: 4), .month, .day] : parts
    if parts.first?.isShort == false, numbers[0].count < 4, numbers[2].count == 4 {
      return .otherOrder
    }
    func number(_ part: Part) -> Substring { order.firstIndex(of: part).map { numbers[$0] } ?? "" }
    return day(number(.year(digits: 4)), number(.month), number(.day), else: nil)
  }

  private func day(
    _ year: Substring, _ month: Substring, _ day: Substring, else hint: Wording?
  ) -> Meaning {
    for number in [month, day] where number.count > 2 {
      return .stranger(number.dropFirst(2).startIndex)
    }
    guard year.count <= 4 else { return .stranger(year.dropFirst(4).startIndex) }
    let isWhole = year.count == 2 || year.count == 4
    return isWhole ? .day(year: year, month: month, day: day) : .beginning(hint)
  }

  private func named(_ tokens: Tokens) -> Meaning {
    guard let word = tokens.words.first, let place = tokens.place else { return .beginning(nil) }
    if let second = tokens.words.dropFirst().first { return .stranger(second.startIndex) }
    guard let month = DateNames.month(word) else {
      let isBegun = tokens.isLast(word) && DateNames.months.isBeginning(word)
      return isBegun ? .beginning(.say("reading.dateWithMonthName")) : .stranger(word.startIndex)
    }
    let numbers = tokens.numbers
    guard numbers.count >= 2 else { return .beginning(.say("reading.dateWithMonthName")) }
    if let extra = numbers.dropFirst(2).first { return .stranger(extra.startIndex) }
    guard place < 2 else { return .stranger(word.startIndex) }
    let isYearFirst = place == 1 && numbers[0].count == 4
    let (day, year) = isYearFirst ? (numbers[1], numbers[0]) : (numbers[0], numbers[1])
    return self.day(
      year, Substring(String(month)), day, else: .say("reading.dateWithMonthName"))
  }

  /// Reads `2026年11月21日`, or the beginning of it; `nil` for other texts.
  private func meaning(ofUnits text: Substring) -> Meaning? {
    var numbers: [Substring] = []
    var rest = text
    for unit in "年月日" {
      let number = rest.prefix(while: \.isASCIIDigit)
      let behind = rest[number.endIndex...].drop(while: \.isBlank)
      guard !number.isEmpty, behind.first == unit else { break }
      numbers.append(number)
      rest = behind.dropFirst().trimmed
    }
    guard let year = numbers.first else { return nil }
    let isAll = numbers.count == 3
    if isAll, !rest.isEmpty { return .stranger(rest.startIndex) }
    rest = rest.drop(while: \.isASCIIDigit).drop(while: \.isBlank)
    if let stranger = rest.firstIndex(where: { !$0.isASCIIDigit }) { return .stranger(stranger) }
    guard isAll, year.count == 4, numbers[1...].allSatisfy({ $0.count < 3 }) else {
      return .beginning(nil)
    }
    return .day(year: year, month: numbers[1], day: numbers[2])
  }
}

/// The numbers and words of a text, and the first character that belongs to no date.
private struct Tokens {
  private(set) var numbers: [Substring] = []
  private(set) var words: [Substring] = []
  /// How many numbers come before the first word.
  private(set) var place: Int?
  private(set) var comma: String.Index?
  private(set) var stranger: String.Index?
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
      if first.isASCIIDigit || first.isLetterOrMark {
        if first.isASCIIDigit {
          numbers.append(token)
        } else if !isOrdinal(token), !isArticle(token) {
          place = place ?? numbers.count
          words.append(token)
        }
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

  /// True for endings such as the "st" of "1st".
  private func isOrdinal(_ word: Substring) -> Bool {
    guard let number = numbers.last, number.endIndex == word.startIndex else { return false }
    return ["st", "nd", "rd", "th", "er", "º"].contains(word.lowercased())
  }

  /// True if a word only joins others: "le 1er mai", "1 de mayo de 2026", "Samstag, den 2.5.".
  private func isArticle(_ word: Substring) -> Bool {
    let articles =
      numbers.isEmpty && words.isEmpty
      ? ["the", "le", "el", "am", "den"] : ["of", "de", "del", "den"]
    return !isLast(word) && articles.contains(word.lowercased())
  }

  func isLast(_ word: Substring) -> Bool { word.endIndex == text.endIndex }
}

extension Character {
  fileprivate var isApostropheOfYear: Bool { self == "'" || self == "’" }
}

/// The names of the months, or of the days of the week, in every language of the program.
struct DateNames: Sendable {
  /// A name in small letters without accents.
  private typealias Name = (text: String, number: Int, language: Language)

  static let months = Self(
    1...12, named: { .say("date.month\($0)") },
    also: [
      ("janner", 1, .german), ("feber", 2, .german), ("maerz", 3, .german),
      ("sept", 9, .english), ("setiembre", 9, .spanish),
    ])
  private static let weekdays = Self(
    1...7, named: { .say("date.weekday\($0)") }, also: [("sonnabend", 6, .german)])

  private let names: [Name]

  private init(
    _ numbers: ClosedRange<Int>, named name: (Int) -> Wording, also others: [Name]
  ) {
    names =
      Language.allCases.flatMap { language in
        numbers.map { (name($0).text(in: language).lowercased().folded, $0, language) }
      } + others
  }

  /// The names that begin with a word, in one language or in any.
  private func all(begunBy word: Substring, in language: Language? = nil) -> [Name] {
    let word = word.lowercased().folded
    return names.filter {
      (language == nil || $0.language == language)
        && (word.isEmpty || $0.text.utf8.first == word.utf8.first)
        && $0.text.utf8.starts(with: word.utf8)
    }
  }

  func isBeginning(_ word: Substring, in language: Language? = nil) -> Bool {
    !all(begunBy: word, in: language).isEmpty
  }

  /// The number, if all names have the same; else `nil`.
  private static func only(_ names: [Name]) -> Int? {
    Set(names.map { $0.number }).count == 1 ? names.first?.number : nil
  }

  /// The number of a month by its name, or by three letters or more that begin no other month.
  static func month(_ word: Substring) -> Int? {
    let key = word.lowercased().folded
    guard key.count >= 3 else { return nil }
    let found = months.all(begunBy: word)
    return found.first { $0.text == key }?.number ?? only(found)
  }

  /// The weekday at the start of a date, unless it may be the month, and the rest of the text.
  static func weekday(
    before text: Substring, in language: Language
  ) -> (weekday: Int, rest: Substring)? {
    let word = text.prefix(while: \.isLetterOrMark)
    let rest = text.dropFirst(word.count).drop { ".,".contains($0) || $0.isBlank }
    guard !word.isEmpty else { return nil }
    if rest.isEmpty {
      return months.isBeginning(word)
        ? nil : weekdays.all(begunBy: word).first.map { ($0.number, rest) }
    }
    guard word.count > 1, weekdays.isBeginning(word) else { return nil }
    let namesMonth = rest.split { !$0.isLetterOrMark }.contains { month($0) != nil }
    return weekday(word, in: language, orMonth: !namesMonth).map { ($0, rest) }
  }

  /// The weekday in brackets at the end of a date, and the text before it.
  static func weekday(
    behind text: Substring, in language: Language
  ) -> (weekday: Int, rest: Substring)? {
    guard text.last == ")", let bracket = text.lastIndex(of: "(") else { return nil }
    let word = text[bracket...].dropFirst().dropLast().trimmed
    return weekday(word, in: language, orMonth: false).map { ($0, text[..<bracket].trimmed) }
  }

  /// The weekday by its name or a shorter form, in the language if it has one, else in any.
  private static func weekday(
    _ word: Substring, in language: Language, orMonth mayBeMonth: Bool
  ) -> Int? {
    let own = only(weekdays.all(begunBy: word, in: language))
    if mayBeMonth, months.isBeginning(word, in: own.map { _ in language }) { return nil }
    return own ?? only(weekdays.all(begunBy: word))
  }
}
