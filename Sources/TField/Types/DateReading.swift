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
}

// Numbers alone.
extension WrittenDate {
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
    return self.day(year, month, day, else: nil)
  }

  private func day(
    _ year: Substring, _ month: Substring, _ day: Substring, else hint: Wording?
  ) -> Meaning {
    for number in [month, day] where number.count > 2 { return .stranger(number.startIndex) }
    guard year.count <= 4 else { return .stranger(year.startIndex) }
    let isWhole = year.count == 2 || year.count == 4
    return isWhole ? .day(year: year, month: month, day: day) : .beginning(hint)
  }
}

// With the name of a month.
extension WrittenDate {
  private func named(_ tokens: Tokens) -> Meaning {
    guard let word = tokens.words.first, let place = tokens.place else { return .beginning(nil) }
    if let second = tokens.words.dropFirst().first { return .stranger(second.startIndex) }
    guard let month = MonthNames.number(of: word) else {
      let isBegun = tokens.isLast(word) && MonthNames.isBeginning(word)
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
  var rest: ArraySlice<DateDigits.Part>
  let mayBeginWithYear: Bool
  var digits = ""
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

/// The names of the days of the week in every language of the program.
enum WeekdayNames {
  /// A day of the week at the start of a date, by its number from Monday, and what follows it.
  ///
  /// What may also be a month is none, unless a month is named behind it.
  static func taken(
    off text: Substring, in language: Language
  ) -> (weekday: Int, rest: Substring)? {
    let word = text.prefix(while: \.isLetterOrMark)
    let rest = text.dropFirst(word.count).drop { ".,".contains($0) || $0.isBlank }
    guard !word.isEmpty else { return nil }
    if rest.isEmpty { return begun(by: word).map { ($0, rest) } }
    guard word.count > 1, isBeginning(word) else { return nil }
    let namesMonth = rest.split { !$0.isLetterOrMark }.contains { MonthNames.number(of: $0) != nil }
    return number(of: word, in: language, orMonth: !namesMonth).map { ($0, rest) }
  }

  private static func isBeginning(_ word: Substring) -> Bool {
    let word = word.lowercased().folded
    return all.contains { $0.begins(with: word) }
  }

  /// A day of the week in brackets at the end of a date, and what stands before it.
  static func taken(
    offEnd text: Substring, in language: Language
  ) -> (weekday: Int, rest: Substring)? {
    guard text.last == ")", let bracket = text.lastIndex(of: "(") else { return nil }
    let word = text[bracket...].dropFirst().dropLast().trimmed
    guard let weekday = number(of: word, in: language, orMonth: false) else { return nil }
    return (weekday, text[..<bracket].trimmed)
  }

  /// A day of the week whose name begins so, where no month's does.
  private static func begun(by word: Substring) -> Int? {
    guard !MonthNames.isBeginning(word) else { return nil }
    let word = word.lowercased().folded
    return all.first { $0.begins(with: word) }?.number
  }

  /// The day that is named or shortened, in the language if it has one, else in all.
  private static func number(
    of word: Substring, in language: Language, orMonth mayBeMonth: Bool
  ) -> Int? {
    let word = word.lowercased().folded
    guard !word.isEmpty else { return nil }
    let own = all.filter { $0.language == language && $0.begins(with: word) }
    if let only = own.only {
      return mayBeMonth && MonthNames.isBeginning(word[...], in: language) ? nil : only
    }
    let found = all.filter { $0.begins(with: word) }.only
    return mayBeMonth && MonthNames.isBeginning(word[...]) ? nil : found
  }

  private static let all =
    Language.allCases.flatMap { language in
      (1...7).map { DateName(.say("date.weekday\($0)"), $0, in: language) }
    } + [DateName("sonnabend", 6, in: .german)]
}

/// The names of the months in every language of the program.
enum MonthNames {
  /// The number of a month that is named, or shortened to three letters or more.
  ///
  /// What shortens two months, as "jui" does June and July in French, is neither.
  static func number(of word: Substring) -> Int? {
    let word = word.lowercased().folded
    guard word.count >= 3 else { return nil }
    return all.first { $0.name == word }?.number ?? all.filter { $0.begins(with: word) }.only
  }

  /// Whether the name of a month begins so, in one language or in any.
  static func isBeginning(_ word: Substring, in language: Language? = nil) -> Bool {
    let word = word.lowercased().folded
    return all.contains {
      $0.begins(with: word) && (language == nil || $0.language == language)
    }
  }

  private static let all =
    Language.allCases.flatMap { language in
      (1...12).map { DateName(.say("date.month\($0)"), $0, in: language) }
    }
    + [("janner", 1), ("feber", 2), ("maerz", 3)].map { DateName($0.0, $0.1, in: .german) }
    + [DateName("sept", 9, in: .english), DateName("setiembre", 9, in: .spanish)]
}

/// A day of the week or a month, in small letters without accents.
private struct DateName {
  let name: String
  let number: Int
  let language: Language

  init(_ name: Wording, _ number: Int, in language: Language) {
    self.name = name.text(in: language).lowercased().folded
    (self.number, self.language) = (number, language)
  }

  func begins(with word: String) -> Bool { name.utf8.starts(with: word.utf8) }
}

extension [DateName] {
  /// The number that all of them have; `nil` for two numbers, or none.
  fileprivate var only: Int? {
    guard let number = first?.number, allSatisfy({ $0.number == number }) else { return nil }
    return number
  }
}
