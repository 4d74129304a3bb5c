/// What a text about days and times is made of: its numbers, words and marks.
struct DateTokens {
  struct Token {
    enum Kind { case number, word, mark }

    let kind: Kind
    let text: Substring
    /// The word in small letters without accents, the mark, or the digits.
    let key: String
    /// True if nothing stands between it and what comes before.
    let isJoined: Bool
  }

  /// Nobody writes a day and a time with more.
  static let most = 40

  private(set) var all: ArraySlice<Token> = []
  /// True if there is more than is read.
  private(set) var isTooLong = false

  init(_ text: some StringProtocol) {
    var rest = Substring(text)
    var isJoined = false
    var tokens: [Token] = []
    while let first = rest.first {
      if first.isBlank {
        isJoined = false
        rest.removeFirst()
        continue
      }
      guard tokens.count < Self.most else {
        isTooLong = true
        break
      }
      let isBehindNumber = isJoined && tokens.last?.kind == .number
      let token = Self.token(startingWith: first, of: rest, isJoined, isBehindNumber)
      tokens.append(token)
      rest = rest[token.text.endIndex...]
      isJoined = true
    }
    all = tokens[...]
  }

  private static func token(
    startingWith first: Character, of rest: Substring, _ isJoined: Bool, _ isBehindNumber: Bool
  ) -> Token {
    if first.isASCIIDigit {
      let digits = rest.prefix(while: \.isASCIIDigit)
      return Token(kind: .number, text: digits, key: String(digits), isJoined: isJoined)
    }
    guard first.isLetterOrMark || first == "º" else {
      let mark = rest.prefix(1)
      let key = mark == "’" ? "'" : String(mark)
      return Token(kind: .mark, text: mark, key: key, isJoined: isJoined)
    }
    let word = word(at: rest, isBehindNumber)
    let key = word.lowercased().folded.with("'", for: "’")
    return Token(kind: .word, text: word, key: key, isJoined: isJoined)
  }

  /// The word at the start of a text: letters, with an apostrophe between them, as in `o'clock`.
  private static func word(at rest: Substring, _ isBehindNumber: Bool) -> Substring {
    // Nothing parts words in Japanese: `21日土曜日午後5時`.
    if isBehindNumber, let unit = rest.first, DateWords.units.contains(unit) {
      return rest.prefix(1)
    }
    if DateWords.mayBeUnparted(rest),
      let known = DateWords.unparted.first(where: { rest.hasPrefix($0) })
    {
      return rest.prefix(known.count)
    }
    var end = rest.startIndex
    var isBehindLetter = false
    while end < rest.endIndex {
      let character = rest[end]
      let isApostrophe = isBehindLetter && (character == "'" || character == "’")
      let next = rest.index(after: end)
      let isWithin = isApostrophe && (next == rest.endIndex || rest[next].isLetterOrMark)
      guard character.isLetterOrMark || character == "º" || isWithin else { break }
      isBehindLetter = !isApostrophe
      end = next
    }
    return rest[..<end]
  }
}

/// Words about days and times in every language of the program, in small letters without accents.
enum DateWords {
  /// They stand behind a number without a space.
  static let units: Set<Character> = ["年", "月", "日", "時", "分"]

  static let ordinals: Set = ["st", "nd", "rd", "th", "er", "º", "o", "ª"]

  /// Words before a day: "le 1er mai", "on May 1".
  static let articles: Set = [
    "the", "on", "from", "le", "du", "el", "del", "am", "den", "vom", "von",
  ]

  /// Words inside a day: "1 de mayo de 2026", "Samstag, den 2.5.".
  static let inner: Set = ["of", "de", "del", "den", "the", "le"]

  /// Words between the first and the last of several days.
  static let spans: Set = ["to", "bis", "until", "till", "through", "au", "al", "hasta", "から"]

  /// Words before a time.
  static let links: Set = ["t", "at", "um", "a", "las", "の"]

  /// How many days a word is from today.
  static let days = [
    "today": 0, "tomorrow": 1, "yesterday": -1, "heute": 0, "morgen": 1, "gestern": -1,
    "ubermorgen": 2, "vorgestern": -2, "hoy": 0, "manana": 1, "ayer": -1, "anteayer": -2,
    "aujourd'hui": 0, "demain": 1, "hier": -1, "今日": 0, "本日": 0, "明日": 1, "昨日": -1,
    "明後日": 2, "一昨日": -2,
  ]

  /// Whether the day of that name is before today, from today on, or after today.
  static let directions = [
    "last": -1, "letzten": -1, "letzter": -1, "vergangenen": -1, "pasado": -1, "ultimo": -1,
    "dernier": -1, "前の": -1, "this": 0, "diesen": 0, "dieser": 0, "este": 0, "ce": 0, "この": 0,
    "next": 1, "nachsten": 1, "nachster": 1, "kommenden": 1, "proximo": 1, "prochain": 1, "次の": 1,
  ]

  /// The first year of each era.
  static let eras = [
    "令和": 2019...2099, "平成": 1989...2019, "昭和": 1926...1989, "大正": 1912...1926,
    "明治": 1868...1912,
  ]

  /// The eras by their letters: `R8.11.21`.
  static let shortEras: [Substring: ClosedRange<Int>] = [
    "R": 2019...2099, "H": 1989...2019, "S": 1926...1989, "T": 1912...1926, "M": 1868...1912,
  ]

  /// The half of the day that a word says.
  static let halves = [
    "am": "A", "a": "A", "午前": "A", "pm": "P", "p": "P", "午後": "P",
  ]

  /// Noon and midnight, by the half of the day that begins there.
  static let twelves = [
    "noon": "P", "midday": "P", "mittag": "P", "mittags": "P", "mediodia": "P", "midi": "P",
    "正午": "P", "midnight": "A", "mitternacht": "A", "mitternachts": "A", "medianoche": "A",
    "minuit": "A", "真夜中": "A",
  ]

  /// Words for an hour, behind its number.
  static let hours: Set = ["h", "uhr", "heures", "heure", "horas", "hora", "o'clock", "時"]

  /// Words of a language that puts no space between them, the longest first.
  static let unparted: [String] = {
    let weekdays = (1...7).map { DateNames.text("date.weekday\($0)", in: .japanese) }
    let words =
      weekdays + weekdays.map { String($0.dropLast()) }
      + [
        Array(days.keys), Array(directions.keys), Array(eras.keys), Array(halves.keys),
        Array(twelves.keys), ["元", "の", "から", "時", "分", "年"],
      ].joined()
    return words.filter(mayBeUnparted).sorted { $0.count > $1.count }
  }()

  /// True if a text begins with a sign from above U+3000, as all words of such a language do.
  static func mayBeUnparted(_ text: some StringProtocol) -> Bool { text.utf8.first ?? 0 >= 0xE3 }

  /// True if a word of a day or a time begins so; `next` and its like must be whole.
  static func isBegun(by key: String) -> Bool {
    DateNames.months.isBeginning(key) || DateNames.weekdays.isBeginning(key)
      || directions[key] != nil
      || [Array(days.keys), Array(articles), Array(inner)].joined().contains { $0.hasPrefix(key) }
      || [Array(halves.keys), Array(twelves.keys), Array(hours), Array(links), Array(spans)]
        .joined()
        .contains { $0.hasPrefix(key) }
  }

  /// True if a word about days begins so.
  static func isDayBegun(by key: String) -> Bool {
    [Array(days.keys), Array(directions.keys), Array(eras.keys)].joined()
      .contains { $0.hasPrefix(key) }
      || articles.union(inner).contains { $0.hasPrefix(key) }
  }
}

/// The names of the months, or of the days of the week, in every language of the program.
struct DateNames: Sendable {
  private typealias Name = (key: String, number: Int, language: Language)

  static let months = Self(
    1...12, named: { "date.month\($0)" },
    also: [
      ("janner", 1, .german), ("feber", 2, .german), ("maerz", 3, .german),
      ("sept", 9, .english), ("setiembre", 9, .spanish),
    ])
  static let weekdays = Self(
    1...7, named: { "date.weekday\($0)" },
    also: [
      ("sonnabend", 6, .german), ("so", 7, .german), ("tues", 2, .english), ("weds", 3, .english),
      ("thurs", 4, .english),
    ])

  private let names: [Name]

  private init(_ numbers: ClosedRange<Int>, named key: (Int) -> String, also others: [Name]) {
    names =
      Language.allCases.flatMap { language in
        numbers.map { (Self.text(key($0), in: language).lowercased().folded, $0, language) }
      } + others
  }

  static func text(_ key: String, in language: Language) -> String {
    Wording.say(key).text(in: language)
  }

  /// The names that begin with a key, in one language or in any.
  private func all(begunBy key: String, in language: Language? = nil) -> [Name] {
    names.filter {
      (language == nil || $0.language == language)
        && $0.key.utf8.first == key.utf8.first && $0.key.utf8.starts(with: key.utf8)
    }
  }

  func isBeginning(_ key: String, in language: Language? = nil) -> Bool {
    !all(begunBy: key, in: language).isEmpty
  }

  func isWhole(_ key: String) -> Bool { all(begunBy: key).contains { $0.key == key } }

  /// The number, if all names have the same; else `nil`.
  private static func only(_ names: [Name]) -> Int? {
    Set(names.map(\.number)).count == 1 ? names.first?.number : nil
  }

  /// The number of a month by its name, or by three letters or more that begin no other month.
  static func month(_ key: String) -> Int? {
    guard key.count >= 3 else { return nil }
    let found = months.all(begunBy: key)
    return found.first { $0.key == key }?.number ?? only(found)
  }

  /// The weekday by its name or a shorter form, in the language if it has one, else in any.
  ///
  /// A word that may begin a month is that, unless another one names it.
  static func weekday(_ key: String, in language: Language, orMonth mayBeMonth: Bool) -> Int? {
    let named = weekdays.all(begunBy: key, in: language)
    let own = named.first { $0.key == key }?.number ?? only(named)
    if mayBeMonth, months.isBeginning(key, in: own.map { _ in language }) { return nil }
    return own ?? only(weekdays.all(begunBy: key))
  }
}
