@_spi(_Unicode) import Swift

/// The characters of names and places: letters and marks of every script, and some punctuation.
struct WordFilter: Sendable {
  private let punctuation: Set<Character>
  fileprivate let signs: ASCIISet

  init(_ punctuation: String) {
    self.punctuation = Set(punctuation)
    signs = ASCIISet(punctuation)
  }

  func parse(_ text: String, of subject: Wording) -> Parse {
    var previous: Character?
    for index in text.indices {
      guard plain(text[index], behind: previous) != nil else {
        return .stranger(index, in: text, of: subject)
      }
      previous = text[index]
    }
    return .data(kept(text))
  }

  /// Judges data: signs alone name nothing.
  func judge(_ data: String) -> Parse.State {
    data.isEmpty || data.contains { $0.isLetter && !$0.isUnseen }
      ? .whole : .begun(.required, .required)
  }

  /// The text with plain spaces, hyphens and apostrophes, and with no space in front.
  func kept(_ text: String) -> String {
    let kept = text.reduce(into: "") { kept, character in
      guard let plain = plain(character, behind: kept.last), plain != " " || !kept.isEmpty else {
        return
      }
      kept.append(plain)
    }
    // A mark whose neighbour was dropped joins the letter before, and is judged with it.
    return kept == text ? text : self.kept(kept)
  }

  /// The character in the form that is allowed there; `nil` if it isn't.
  private func plain(_ character: Character, behind previous: Character?) -> Character? {
    if character.isLetterOrMark || punctuation.contains(character) || character.joinsWords {
      return character
    }
    switch character {
    case "`", "´", "′": return punctuation.contains("'") ? "'" : nil
    case "\u{2010}", "\u{2011}": return punctuation.contains("-") ? "-" : nil
    case "\"", "”", "“": return previous?.isHebrew ?? false ? character : nil
    default: return character.isWhitespace ? " " : nil
    }
  }
}

extension Character {
  /// True for a sign that words need in some script, though Unicode calls it punctuation.
  fileprivate var joinsWords: Bool {
    guard singleByte == nil, let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    // Catalan, Chinese and Katakana middle dots, the Hebrew maqaf, geresh and gershayim, Tibetan tshegs,
    // the Ethiopic space between words, Devanagari's sign of abbreviation, joiners.
    case 0xB7, 0x2022, 0x2027, 0x30FB, 0xFF65, 0x5BE, 0x5F3, 0x5F4, 0xF0B, 0xF0C, 0x1361, 0x970,
      0x200C, 0x200D:
      true
    default: false
    }
  }

  /// True for Hebrew, where a quotation mark stands inside of words for a sign few keyboards have.
  fileprivate var isHebrew: Bool {
    unicodeScalars.first.map { (0x591...0x5F4).contains($0.value) } ?? false
  }
}

/// How the words of a name get capitals while somebody types them.
///
/// Only a word typed in small letters is raised, and once: ``RaisedWords`` knows which were.
package struct WordCapitals: Sendable {
  /// Small words that stand in names, in streets and in cities; each stays small beside another.
  static let particles: Set = [
    "van", "von", "vom", "der", "den", "de", "dem", "del", "della", "dello", "degli", "dei", "di",
    "da", "das", "do", "dos", "du", "des", "la", "le", "les", "bin", "ibn", "ben", "bint", "al",
    "el", "y", "et", "und", "zu", "zum", "zur", "am", "an", "auf", "im", "in", "ob", "bei",
    "en", "sur", "sous", "aux", "née", "né", "rue", "ten", "ter", "op", "aan", "af", "av",
  ]

  var particles = Self.particles
  /// True if a letter after an apostrophe is raised in `L'Aquila`, but not in `Xi'an`.
  var raisesAfterOneLetterOnly = false
}

/// The words of a field that were raised or left alone, so that each is raised only once.
struct RaisedWords: Sendable {
  /// How often each word was there, by its small letters.
  private var known: [String: Int] = [:]
  /// What was typed for the words that were raised, by what they were raised to.
  private var raised: [String: [Character]] = [:]
  /// True once the person put a capital in, who then puts in all.
  private var hasOwnCapital = false

  /// Leaves the words of a text alone.
  mutating func spare(_ text: String) {
    let characters = Array(text)
    let words = WordCapitals.words(of: characters).map { characters[$0].text.lowercased() }
    known.merge(Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)) { max($0, $1) }
  }

  /// Looks for capitals in what a person put in; true if there are some.
  mutating func note(_ text: String) -> Bool {
    let hasCapital = text.contains { $0.isCapital && !$0.isOfOneCase }
    hasOwnCapital = hasOwnCapital || hasCapital
    return hasCapital
  }

  /// The text with its new words raised, or with none raised if it has a person's own capitals.
  ///
  /// Only a field that is left says whether a small word, such as `la`, is all that there is.
  mutating func raise(_ text: String, by capitals: WordCapitals, isLeft: Bool = true) -> String {
    var characters = Array(text)
    let words = WordCapitals.words(of: characters)
    if hasOwnCapital {
      lower(words, of: &characters)
      return String(characters)
    }
    var count: [String: Int] = [:]
    for range in words {
      let word = characters[range].text
      let key = word.lowercased()
      let isSmall = capitals.particles.contains(key)
      if isSmall, !isLeft { continue }
      count[key, default: 0] += 1
      let isNew = count[key, default: 0] > known[key, default: 0]
      guard isNew, !word.contains(where: \.isCapital), !isSmall || words.count == 1 else {
        continue
      }
      capitals.raise(range, of: &characters)
      raised[characters[range].text] = Array(word)
    }
    known.merge(count) { max($0, $1) }
    return String(characters)
  }

  private mutating func lower(_ words: [Range<Int>], of characters: inout [Character]) {
    for range in words {
      if let typed = raised[characters[range].text] {
        characters.replaceSubrange(range, with: typed)
      }
    }
    raised = [:]
  }
}

extension WordCapitals {
  fileprivate static func words(of characters: [Character]) -> [Range<Int>] {
    characters.indices.split { !characters[$0].isPartOfWord }
  }

  /// Raises the first letter of a word, and of the parts that are joined to it.
  fileprivate func raise(_ word: Range<Int>, of characters: inout [Character]) {
    let text = characters[word]
    guard
      let first = text.firstIndex(where: { $0.isLetterOrMark && $0.category != .modifierLetter })
    else { return }
    let isBehindNumber = first > text.startIndex && text[first - 1].isNumber
    if !isBehindNumber, !text.isShortened(at: first) {
      characters[first] = text[first].raised
    }
    for index in word.dropFirst(2) where index > first && opensPart(index, of: text) {
      characters[index] = text[index].raised
    }
  }

  /// True if an apostrophe or a hyphen joins a letter to the one before.
  private func opensPart(_ index: Int, of word: ArraySlice<Character>) -> Bool {
    guard word[index - 1].isJoint, word[index - 2].isLetterOrMark else { return false }
    guard word[index - 1].isApostrophe else { return true }
    let isAfterOneLetter = index - 3 < word.startIndex || !word[index - 3].isLetterOrMark
    return !word.isShortened(at: index) && (!raisesAfterOneLetterOnly || isAfterOneLetter)
  }
}

extension ArraySlice<Character> {
  /// True for one letter behind an apostrophe, which is all that is left of a word: `'t`, `'s`.
  fileprivate func isShortened(at index: Int) -> Bool {
    let isLast = index + 1 >= endIndex || !self[index + 1].isLetterOrMark
    return isLast && index > startIndex && self[index - 1].isApostrophe
  }
}

extension Character {
  fileprivate var isApostrophe: Bool { self == "'" || self == "’" || self == "‘" }
  fileprivate var isJoint: Bool { isApostrophe || self == "-" || self == "–" }
  fileprivate var isPartOfWord: Bool { isLetterOrMark || isNumber || isJoint }

  /// True in scripts that write in one case, though Unicode gives them two.
  var isOfOneCase: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    // Georgian and Cherokee.
    case 0x10A0...0x10FF, 0x13A0...0x13FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F, 0xAB70...0xABBF: true
    default: false
    }
  }

  /// The capital of a letter; a letter whose capital is two letters stays, such as `ß`.
  fileprivate var raised: Character {
    guard var scalars = unicodeScalars.first?.properties.titlecaseMapping.unicodeScalars,
      scalars.count == 1, scalars.first != unicodeScalars.first, !isOfOneCase
    else { return self }
    scalars.append(contentsOf: unicodeScalars.dropFirst())
    let text = String(String.UnicodeScalarView(String(scalars)._nfc))
    return text.count == 1 ? text.first ?? self : self
  }
}

extension Span<UInt8> {
  /// True for plain letters and some signs, with at least one letter and no space at either end.
  func arePlainWords(of signs: ASCIISet) -> Bool {
    guard count > 0, count <= FieldLimits.graphemes, self[0] != 0x20, self[count - 1] != 0x20
    else { return false }
    var hasLetter = false
    let arePlain = allPlain { scalar in
      guard let byte = UInt8(exactly: scalar), byte < 0x80 else {
        hasLetter = true
        return true
      }
      let isLetter = ASCIISet.letters.contains(byte)
      hasLetter = hasLetter || isLetter
      return isLetter || signs.contains(byte)
    }
    return arePlain && hasLetter
  }
}

/// How a type writes its letters.
package enum LetterCase: String, CaseIterable, Sendable {
  case upper, lower, words

  /// `text` in this case; words are raised only while somebody types them.
  func applied(to text: String) -> String {
    switch self {
    case .upper: String(text.map { Self.single($0.uppercased(), for: $0) })
    case .lower: String(text.map { Self.single($0.lowercased(), for: $0) })
    case .words: text
    }
  }

  /// A letter whose other case is two letters stays, or text would grow.
  private static func single(_ text: String, for letter: Character) -> Character {
    text.count == 1 && !letter.isOfOneCase ? text.first ?? letter : letter
  }
}

/// A type of names, which are words of letters and a few signs.
protocol WordType: FieldType {
  var words: WordFilter { get }
}

extension WordType {
  package func parse(_ text: String) -> Parse { words.parse(text, of: subject) }
  package func judge(_ data: String) -> Parse.State { words.judge(data) }

  package func write(_ data: String, as writing: Writing) -> String {
    writing == .remainder ? words.kept(data) : masked(data, as: writing)
  }

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool { bytes.arePlainWords(of: words.signs) }
}

/// The name of a person, typed with word capitals: `Mary-Jane O'Brien`.
struct Name: WordType {
  private static let words = WordFilter("'’‘-–. ")
  private static let titles: Set<String> = [
    "jr", "sr", "i", "ii", "iii", "iv", "v", "esq", "md", "phd", "dds", "jd", "rn", "cpa", "obe",
  ]

  static let traits = TypeTraits(
    .say("label.name"), .say("subject.name"), priority: 1.5, isTrimmed: true,
    capitals: WordCapitals(), example: "Grace O’Malley")
  var words: WordFilter { Self.words }

  /// A comma belongs to a name only before "Jr." and its kind.
  func parse(_ text: String) -> Parse {
    let parts = text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].contains(where: \.isLetterOrMark) else {
      return words.parse(text, of: subject)
    }
    let title = parts[1].filter { $0 != "." && $0 != " " }.lowercased()
    let stranger = FieldError(stranger: ",", at: parts[0].count + 1, of: subject)
    guard Self.titles.contains(title) else {
      let isBegun = Self.titles.contains { $0.hasPrefix(title) }
      return isBegun ? .begun(stranger) : .wrong(stranger)
    }
    guard let name = words.parse(String(parts[0]), of: subject).data,
      let end = words.parse(String(parts[1]), of: subject).data
    else { return .wrong(stranger) }
    return .data(name + ", " + end)
  }
}

/// Any text, exactly as it was typed.
package struct Phrase: FieldType {
  package static let traits = TypeTraits(.say("label.phrase"), priority: 1.7)

  package init() {}

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool { bytes.isPlainText() }
}

/// A code or a key: anything but white space.
struct DataText: FieldType {
  static let traits = TypeTraits(.say("label.data"), .say("subject.code"), example: "A-113")

  func parse(_ text: String) -> Parse { .code(text) }

  func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    bytes.isPlainText() && !bytes.has(0x20)
  }
}

/// A code of a fixed number of characters, none of them white space.
struct DataLength: FieldType {
  let length: Int
  private let template: Template
  let traits: TypeTraits

  /// Limits the length to at least one and at most what any field holds.
  init(_ length: Int) {
    self.length = min(max(length, 1), FieldLimits.graphemes)
    traits = TypeTraits(
      .say("label.dataOfLength", counting: self.length), .say("subject.code"), priority: 1.1)
    template = Template(
      Array(repeating: .slot(placeholder: "X", accepts: .any), count: self.length))
  }

  func template(for data: String) -> Template? { template }

  func parse(_ text: String) -> Parse { .code(text).limited(to: length, digits: false) }

  func judge(_ data: String) -> Parse.State {
    data.count < length
      ? .begun(.tooShort, .say("length.enterCharacters", counting: length)) : template.judge(data)
  }

  func hint(_ data: String) -> Wording? { .charactersLeft(length - data.count) }
}

/// Text in several lines.
package struct TextBlock: FieldType {
  static let capacity = 65_536
  /// With this many characters left or fewer, their count is shown.
  private static let near = 50

  package static let traits = TypeTraits(.say("label.text"), priority: 2.0)
  private let lines: Int
  private let most: Int?

  package init(lines: Int = 4, maxLength: Int? = nil) {
    (self.lines, most) = (max(lines, 1), maxLength)
  }

  package var editor: Editor { .lines(lines) }
  package func capacity(for data: String) -> Int { Self.capacity }

  /// A text that is too long stays visible, and is an error.
  package func judge(_ data: String) -> Parse.State {
    guard let most, data.count > most else { return .whole }
    return .wrong(.tooLong, .say("length.tooMany", counting: data.count - most, ["most": most]))
  }

  package func hint(_ data: String) -> Wording? {
    guard let most, data.count <= most, most - data.count <= max(Self.near, most / 10) else {
      return nil
    }
    return .say("length.charactersLeft", counting: most - data.count)
  }

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    bytes.isPlainText(
      upTo: min(most ?? Self.capacity, Self.capacity), allowing: UInt8(ascii: "\n"))
  }
}

extension TypeDeclaration {
  package static let words: [Self] = [
    Self("phrase", "Any text.", example: "The blue door on the left") { _ in .phrase },
    Self("data", "Text with no white space.", example: "A-113") { _ in .data },
    Self(
      "dataLength", aliases: ["length"], "Text of an exact length, with no white space.",
      [.init("length", .count(1...4096), isRequired: true)],
      example: .init("AB12X", with: #"{ "length": 5 }"#)
    ) { .dataLength($0["length"] ?? 1) },
    Self("name", "A person's name.", example: "Grace O'Malley") { _ in .name },
  ]
}

extension FieldKind {
  /// A line of text.
  public static var phrase: Self { Self(Phrase()) }
  /// A word without spaces.
  public static var data: Self { Self(DataText()) }
  /// That many characters, no more and no fewer.
  public static func dataLength(_ length: Int) -> Self { Self(DataLength(length)) }
  /// The name of a person.
  public static var name: Self { Self(Name()) }
}
