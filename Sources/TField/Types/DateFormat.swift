extension FieldKind {
  /// The order and the look of a date, by its pattern.
  public enum DateFormat: String, CaseIterable, Sendable {
    case monthDayYear = "MM/DD/YYYY"
    case dayMonthYear = "DD/MM/YYYY"
    case dottedDayMonthYear = "DD.MM.YYYY"
    case yearMonthDay = "YYYY-MM-DD"
    case slashedYearMonthDay = "YYYY/MM/DD"
    /// As the language of the person has it; answers have the year first.
    case locale
  }
}

extension CalendarDay {
  package typealias Format = FieldKind.DateFormat
}

extension FieldKind.DateFormat {
  /// The numbers of such a date.
  var parts: [DateDigits.Part] {
    switch self {
    case .monthDayYear, .locale: [.month, .day, .year(digits: 4)]
    case .dayMonthYear, .dottedDayMonthYear: [.day, .month, .year(digits: 4)]
    case .yearMonthDay, .slashedYearMonthDay: [.year(digits: 4), .month, .day]
    }
  }

  /// The format itself, or the one that is usual in a language.
  func order(in language: Language) -> Self {
    guard self == .locale else { return self }
    return switch language {
    case .english: .monthDayYear
    case .german: .dottedDayMonthYear
    case .spanish, .french: .dayMonthYear
    case .japanese: .slashedYearMonthDay
    }
  }
}

extension Language {
  /// The pattern of a date in the letters of the language: `TT.MM.JJJJ` for `DD.MM.YYYY`.
  func datePattern(_ pattern: String) -> String {
    let letters = dateLetters
    return String(pattern.map { letters[$0] ?? $0 })
  }

  private var dateLetters: [Character: Character] {
    switch self {
    case .english, .japanese: [:]
    case .german: ["D": "T", "Y": "J"]
    case .spanish: ["Y": "A"]
    case .french: ["D": "J", "Y": "A"]
    }
  }
}
