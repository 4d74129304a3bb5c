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
      (1...7).map { DateName(.date(.weekday($0)), $0, in: language) }
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
      (1...12).map { DateName(.date(.month($0)), $0, in: language) }
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
