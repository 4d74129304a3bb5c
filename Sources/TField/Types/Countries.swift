internal import CData

/// A country; its data is the ISO 3166-1 code, but people see and type the name.
struct Country: FieldType {
  static let traits = TypeTraits(
    .say("label.country"), .say("subject.country"), priority: 1.0, isTypedAsShown: true,
    example: "France")
  private var language = Language.english

  func adapted(to surroundings: Surroundings) -> Self? {
    let language = surroundings.language
    return language == self.language ? nil : with { $0.language = language }
  }

  var suggestions: (@Sendable () -> [ChoiceOption])? {
    { [language] in Self.options[language] ?? [] }
  }

  /// A name in any language of the program, a code, or another name in use.
  func parse(_ text: String) -> Parse {
    if text.isBlank { return .data("") }
    if let code = Self.code(of: text) { return .data(code).showing(nil) }
    let name = text.withoutOuterSpace
    let error = FieldError(.notInList, .say("place.unknownCountry"))
    if let index = name.firstIndex(where: { !$0.isLetterOrMark && !Self.signs.contains($0) }) {
      return .stranger(index, in: name, of: subject)
    }
    return Self.isBeginning(name) ? .begun(error) : .wrong(error)
  }

  func judge(_ data: String) -> Parse.State {
    Self.entries[data] == nil ? .begun(.notInList, .say("place.unknownCountry")) : .whole
  }

  func write(_ data: String, as writing: Writing) -> String {
    writing == .bare
      ? Self.entries[data]?.name(in: language) ?? data : masked(data, as: writing)
  }

  func badge(_ data: String) -> Wording? { Self.entries[data].map { .verbatim($0.code) } }

  func hint(_ data: String) -> Wording? {
    Self.entries[data] == nil ? .say("place.unknownCountry") : nil
  }

  func typed(_ data: String) -> TypedValue { data.isEmpty ? .none : .text(data) }

  private static let signs: Set<Character> = Set(" -‐‑–'’.,()&・、")

  /// The likeliest country that the text begins, by a name that goes on from it; or that of a code.
  func completions(of data: String) -> [String] {
    if let entry = Self.entries[data] { return [entry.name(in: language)] }
    let typed = Array(data)
    let likeliest = Self.countries.lazy.compactMap { entry in
      ([entry.name(in: language)] + entry.names).first { $0.goesOn(from: typed) }
    }
    return likeliest.first.map { [$0] } ?? []
  }

  private struct Entry {
    let code: String
    /// The code of three letters.
    let longCode: String
    let names: [String]

    func name(in language: Language) -> String {
      let place = Language.allCases.firstIndex(of: language)
      return place.flatMap { names.indices.contains($0) ? names[$0] : nil } ?? code
    }
  }

  /// Those with the most people first.
  private static let countries = DataFile.countries.rows.map { row in
    Entry(
      code: String(row.prefix(2)), longCode: String(row.dropFirst(3).prefix(3)),
      names: row.dropFirst(7).columns)
  }

  private static let entries = Dictionary(
    countries.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })

  /// The ISO 3166-1 alpha-2 code of a country, from its name or from one of its codes.
  ///
  /// What sorts first in a list may stand first: `Korea, Republic of`, `Virgin Islands (British)`.
  static func code(of text: String) -> String? {
    // The usual writings need no table of all others.
    if let code = entries[text]?.code { return code }
    if let place = plainNames.place(of: text.utf8.span) { return countries[place].code }
    if let code = codes[text] ?? codes[key(text)] { return code }
    let parts = text.split(maxSplits: 1) { $0 == "," || $0 == "(" }
    return parts.count == 2 ? codes[key(parts[1] + " " + parts[0])] : nil
  }

  static func name(of code: String) -> String? { entries[code]?.name(in: .english) }

  /// True if a name can come of it, also one whose last word stands first: `Korea, Rep`.
  private static func isBeginning(_ text: String) -> Bool {
    let whole = key(text)
    let parts = text.split(maxSplits: 1) { $0 == "," || $0 == "(" }
    let first = parts.count == 2 ? key(String(parts[1])) : ""
    let last = " " + key(parts.first.map(String.init) ?? "")
    return codes.keys.contains {
      $0.utf8.starts(with: whole.utf8)
        || $0.utf8.starts(with: first.utf8) && $0.utf8.reversed().starts(with: last.utf8.reversed())
    }
  }

  /// Sorted once for each language, since every key asks for the names.
  private static let options = Dictionary(
    uniqueKeysWithValues: Language.allCases.map { language in
      let options = countries.map { ChoiceOption($0.code, label: $0.name(in: language)) }
      return (language, options.map { (key($0.label), $0) }.sorted { $0.0 < $1.0 }.map { $0.1 })
    })

  /// Each code by all that people may write for it, unchanged or as a key; codes go before names.
  private static let codes = Dictionary(
    countries.flatMap { entry in
      [entry.code, entry.longCode].flatMap { [($0, entry.code), (key($0), entry.code)] }
    }
      + countries.flatMap { entry in
        entry.names.flatMap { [($0, entry.code), (key($0), entry.code)] }
      },
    uniquingKeysWith: { first, _ in first })

  /// The form in which spellings of a name are compared: plain words without case, accents, signs
  /// or an article in front.
  private static func key(_ text: String) -> String {
    let words = text.folded.unicodeScalars.split(whereSeparator: separators.contains)
      .compactMap { part in
        let letters = part.filter { $0 != "." }.map { $0 == "’" ? "'" : $0 }
        let word = String(String.UnicodeScalarView(letters))
        return word.isEmpty ? nil : plainWords[word] ?? word
      }
    let hasArticle = words.count > 1 && words.first.map(Self.articles.contains) ?? false
    return words.dropFirst(hasArticle ? 1 : 0).joined(separator: " ")
  }

  private static let separators: Set<Unicode.Scalar> = [" ", "-", "‐", "‑", "–", ",", "(", ")"]
  private static let plainWords = ["&": "and", "und": "and", "st": "saint"]
  private static let articles: Set = [
    "the", "der", "die", "das", "el", "la", "los", "las", "le", "les",
  ]

  private static let plainNames = ByteIndex(countries.map { $0.name(in: .english) })
  private static let plainCodes = ByteIndex(countries.map(\.code))

  func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    bytes.count == 2
      ? Self.plainCodes.place(of: bytes) != nil
      : language == .english && bytes.isPlainText() && Self.plainNames.place(of: bytes) != nil
  }
}

/// A type that depends on a country: on one of its own, or on that in another field.
protocol CountryFollower: FieldType {
  var country: String? { get set }
  var countryField: String? { get }
}

extension CountryFollower {
  package func neighbours(of field: Field, in form: Form) -> [String] {
    countryField.map { [$0] } ?? []
  }

  package func adapted(to surroundings: Surroundings) -> Self? {
    guard countryField != nil else { return nil }
    let country = surroundings.neighbours.first.flatMap { Country.code(of: $0.data.text) }
    return country == self.country ? nil : with { $0.country = country }
  }
}

/// A postal code, by the shapes of one country, or of the country that another field holds.
///
/// If the shapes of the country aren't known, everything is taken.
struct PostalCode: CountryFollower, ASCIIType {
  private static let length = 16

  static let traits = TypeTraits(
    .say("label.postalCode"), .say("subject.postalCode"), priority: 0.5, foldsForms: true)

  var country: String?
  let countryField: String?

  init(country: String? = nil, for countryField: String? = nil) {
    self.country = countryField == nil ? country?.uppercased() : nil
    self.countryField = countryField
  }

  func parse(_ text: String) -> Parse {
    var body = text.trimmed
    for mark in marks where body.take(prefix: [mark]) {
      let code = body.drop { $0.isOne(of: .postalBreaks) }
      if code.first?.isASCIIDigit ?? false {
        body = code
        break
      }
      if code.isEmpty { return .begun(.incomplete, wording) }
      body = text.trimmed
    }
    if let index = body.firstIndex(where: { !$0.isPostal && !$0.isOne(of: .postalBreaks) }) {
      return .stranger(index, in: text, of: subject)
    }
    if let index = misplacedHyphen(in: body) { return .stranger(index, in: text, of: subject) }
    let data = body.uppercased()
    return data.count <= Self.length
      ? .data(data) : .wrong(.tooLong, .say("length.full", counting: Self.length))
  }

  private func misplacedHyphen(in body: Substring) -> String.Index? {
    guard !shapes.isEmpty else { return nil }
    return body.indices.first { index in
      guard body[index] == "-" else { return false }
      let place = body[..<index].count(where: \.isPostal)
      return place == 0 || !shapes.contains { $0.breaks.contains(place) }
    }
  }

  /// What people write before a code to say which country it belongs to: `D-80331`, `DE 80331`.
  private var marks: [String] {
    guard let country, !shapes.isEmpty, !shapes.contains(where: \.beginsWithLetter) else {
      return []
    }
    return [country] + (Self.carSigns[country].map { [$0] } ?? [])
  }

  /// The signs of cars that are other letters than the country's code.
  private static let carSigns = [
    "DE": "D", "FR": "F", "AT": "A", "IT": "I", "ES": "E", "BE": "B", "SE": "S", "NO": "N",
    "FI": "FIN", "LU": "L", "HU": "H", "PT": "P", "LI": "FL", "SI": "SLO", "EE": "EST", "RS": "SRB",
    "BA": "BIH", "ME": "MNE", "SM": "RSM", "VA": "V", "RU": "RUS", "JP": "〒",
  ]

  func capacity(for data: String) -> Int { Self.length }

  static let signs = ASCIISet.capitals.union(.digits).union(.postalBreaks)

  func judge(_ data: Span<UInt8>) -> Parse.State {
    let shapes = shapes
    let missing = shapes.compactMap { $0.missing(in: data) }
    guard shapes.isEmpty || !missing.isEmpty else { return .wrong(.postalCode, wording) }
    let isWhole = shapes.isEmpty ? data.has(.alphanumerics) : missing.contains(0)
    return isWhole ? .whole : .begun(.incomplete, wording)
  }

  func isFinished(_ data: Span<UInt8>) -> Bool { finish(String(data)) == String(data) }

  func write(_ data: String, as writing: Writing) -> String {
    guard writing == .finished else { return masked(data, as: writing) }
    if let written = shapes.lazy.compactMap({ $0.written(data) }).first { return written }
    guard let first = data.firstIndex(where: \.isPostal),
      let last = data.lastIndex(where: \.isPostal)
    else { return data }
    return String(data[first...last])
  }

  func hint(_ data: String) -> Wording? { lesson }
  var lesson: Wording? { shapes.isEmpty ? nil : wording }

  private var wording: Wording {
    .say("place.postalCodeShape", ["shape": shapes.first?.example ?? "12345"])
  }

  private var shapes: [PostalShape] { country.flatMap { PostalShape.known[$0] } ?? [] }
}

extension Character {
  fileprivate var isPostal: Bool { isOne(of: .alphanumerics) }
}

extension UInt8 {
  fileprivate var isPostalBreak: Bool { ASCIISet.postalBreaks.contains(self) }
}

extension ASCIISet {
  fileprivate static let postalBreaks = Self(" -")
}

/// One way in which a country writes its postal codes.
private struct PostalShape: Sendable {
  /// `n` is a digit, `a` a letter, and `x` either.
  let pattern: [UInt8]
  /// The characters allowed in each place of the pattern, without its breaks.
  private let bare: [ASCIISet]
  /// The numbers of characters after which a break follows.
  let breaks: Set<Int>

  init(_ text: Substring) {
    let pattern = Array(text.utf8)
    self.pattern = pattern
    bare = pattern.filter { !$0.isPostalBreak }.map { kind in
      switch kind {
      case UInt8(ascii: "n"): .digits
      case UInt8(ascii: "a"): .letters
      case UInt8(ascii: "x"): .alphanumerics
      default: ASCIISet(kind...kind)
      }
    }
    breaks = Set(
      pattern.indices.filter { pattern[$0].isPostalBreak }.map { index in
        pattern[..<index].count { !$0.isPostalBreak }
      })
  }

  static let known = Dictionary(
    DataFile.postalCodes.rows.map { line in
      (String(line.prefix(2)), line.dropFirst(3).split(separator: "|").map(Self.init))
    }, uniquingKeysWith: { first, _ in first })

  var beginsWithLetter: Bool { pattern.first != UInt8(ascii: "n") }

  /// A code of this shape: `A1B 2C3`.
  var example: String {
    var (digits, letters) = (Array("1234567890".utf8)[...], Array("ABCDEFGHJK".utf8)[...])
    let code = pattern.compactMap { kind in
      switch kind {
      case UInt8(ascii: "n"), UInt8(ascii: "x"): digits.popFirst()
      case UInt8(ascii: "a"): letters.popFirst()
      default: kind
      }
    }
    return String(decoding: code, as: UTF8.self)
  }

  /// How many characters such a code lacks, with or without breaks; `nil` if it doesn't fit.
  func missing(in data: Span<UInt8>) -> Int? {
    var rest = bare[...]
    for index in data.indices where !data[index].isPostalBreak {
      guard let signs = rest.popFirst(), signs.contains(data[index]) else { return nil }
    }
    return rest.count
  }

  /// A whole code written in this shape; `nil` for anything else.
  func written(_ data: String) -> String? {
    guard missing(in: data.utf8.span) == 0 else { return nil }
    var rest = data.utf8.filter { !$0.isPostalBreak }[...]
    let code = pattern.compactMap { $0.isPostalBreak ? $0 : rest.popFirst() }
    return String(decoding: code, as: UTF8.self)
  }
}

extension TypeDeclaration {
  static let countries: [Self] = [
    Self("country", "A country, by name or code.", example: "France") { _ in .country },
    Self(
      "postalCode", "A postal code.", ofCountry,
      example: .init("K1A 0B1", with: #"{ "country": "CA" }"#)
    ) { FieldKind(PostalCode(country: $0["country"], for: $0["for"])) },
  ]

  static let ofCountry: [TypeParameter] = [
    .init("country", .text), .init("for", .field(of: "country")),
  ]
}

extension FieldKind {
  /// A country; the answer is its code.
  public static var country: Self { Self(Country()) }
  /// The postal code of any country.
  public static var postalCode: Self { Self(PostalCode()) }
  /// The postal code of one country.
  public static func postalCode(country: String) -> Self { Self(PostalCode(country: country)) }
  /// The postal code of the country that another field holds.
  public static func postalCode(for id: String) -> Self { Self(PostalCode(for: id)) }
}
