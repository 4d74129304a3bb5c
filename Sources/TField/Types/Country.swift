internal import CData
@_spi(_Unicode) import Swift

/// A country; the data is its code of ISO 3166-1, what is shown and typed is its name.
package struct Country: FieldType {
  package let label = Wording.label(.country)
  package let subject = Subject.country
  package let priority = 1.0
  package let isTypedAsShown = true
  private var language = Language.english

  package init() {}

  package func adapted(to surroundings: Surroundings) -> Self? {
    guard surroundings.language != language else { return nil }
    var adapted = self
    adapted.language = surroundings.language
    return adapted
  }

  package var suggestions: [ChoiceOption] { Self.options(in: language) }

  package func completions(of data: String) -> [String] { suggestions.map(\.label) }

  /// A name in any language of the program, a code, or another name in use.
  package func parse(_ text: String) -> Parse {
    if text.isBlank { return .data("") }
    if let code = Self.code(of: text) { return .data(code).showing(nil) }
    let name = text.withoutOuterSpace
    let error = FieldError(.notInList, .place(.unknownCountry))
    if let index = name.firstIndex(where: { !$0.isOfCountry }) {
      return .stranger(index, in: name, of: .country)
    }
    return Self.isBeginning(name) ? .begun(error) : .wrong(error)
  }

  package func judge(_ data: String) -> Parse.State {
    Self.entries[data] == nil ? .begun(.notInList, .place(.unknownCountry)) : .whole
  }

  package func write(_ data: String, as writing: Writing) -> String {
    writing == .bare
      ? Self.entries[data]?.name(in: language) ?? data : masked(data, as: writing)
  }

  /// The code beside the name.
  package func badge(_ data: String) -> Wording? {
    Self.entries[data].map { .verbatim($0.code) }
  }

  package func hint(_ data: String) -> Wording? {
    Self.entries[data] == nil ? .place(.unknownCountry) : nil
  }

  package func typed(_ data: String) -> TypedValue { data.isEmpty ? .none : .text(data) }
}

extension Country {
  /// One country, by its name in every language of the program, and others.
  private struct Entry {
    let code: String
    let names: [String]

    func name(in language: Language) -> String {
      let place = Language.allCases.firstIndex(of: language)
      return place.flatMap { names.indices.contains($0) ? names[$0] : nil } ?? code
    }
  }

  private static let countries = DataFile.countries.rows.map { row in
    Entry(code: String(row.prefix(2)), names: row.dropFirst(3).columns)
  }

  private static let entries = Dictionary(
    countries.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })

  /// The ISO 3166-1 alpha-2 code of a country that is named, or given by its code.
  package static func code(of text: String) -> String? { codes[text] ?? codes[key(text)] }

  /// The English name of the country with that code.
  static func name(of code: String) -> String? { entries[code]?.name(in: .english) }

  private static func isBeginning(_ text: String) -> Bool {
    let key = key(text)
    return codes.keys.contains { $0.utf8.starts(with: key.utf8) }
  }

  // Every key asks for the names, so each language's are put in order once.
  private static let english = sorted(in: .english)
  private static let german = sorted(in: .german)
  private static let spanish = sorted(in: .spanish)
  private static let french = sorted(in: .french)
  private static let japanese = sorted(in: .japanese)

  private static func options(in language: Language) -> [ChoiceOption] {
    switch language {
    case .english: english
    case .german: german
    case .spanish: spanish
    case .french: french
    case .japanese: japanese
    }
  }

  private static func sorted(in language: Language) -> [ChoiceOption] {
    countries.map { ChoiceOption($0.code, label: $0.name(in: language)) }
      .map { (key: key($0.label), option: $0) }
      .sorted { $0.key < $1.key }
      .map(\.option)
  }

  /// Every code by what people may write for it, just so or as a key; a code goes before a name.
  private static let codes = Dictionary(
    countries.flatMap { [($0.code, $0.code), (key($0.code), $0.code)] }
      + countries.flatMap { entry in
        entry.names.flatMap { [($0, entry.code), (key($0), entry.code)] }
      },
    uniquingKeysWith: { first, _ in first })

  /// What two writings of one name have in common: no case, accents or dots, plain words.
  private static func key(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.lowercased()._nfd
    where scalar.properties.generalCategory != .nonspacingMark {
      scalars.append(scalar == "’" ? "'" : scalar == "-" ? " " : scalar)
    }
    let words = String(scalars).filter { $0 != "." }.split(separator: " ").map { word in
      Self.plainWords[String(word)] ?? String(word)
    }
    return words.joined(separator: " ")
  }

  private static let plainWords = ["&": "and", "und": "and", "st": "saint"]
}

extension Character {
  /// A character that the names of countries have.
  fileprivate var isOfCountry: Bool { isLetterOrMark || " -'’.,()&・".contains(self) }
}

extension Country {
  private static let plainNames = ByteIndex(countries.map { $0.name(in: .english) })
  private static let plainCodes = ByteIndex(countries.map(\.code))

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    bytes.count == 2
      ? Self.plainCodes.place(of: bytes) != nil
      : language == .english && bytes.isPlainText() && Self.plainNames.place(of: bytes) != nil
  }
}
