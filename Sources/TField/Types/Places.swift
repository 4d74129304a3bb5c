internal import CData

/// A state or territory of the United States, by code, name or traditional abbreviation.
struct State: FieldType {
  private static let words = WordFilter(". ")

  let convert: FieldKind.StateConversion?
  /// True if the codes of the armed forces count: `AA`, `AE` and `AP`.
  let isMilitary: Bool

  static let traits = TypeTraits(
    .say("label.state"), .say("subject.state"), capitals: WordCapitals(particles: []),
    example: "Texas")

  init(convert: FieldKind.StateConversion? = nil, military isMilitary: Bool = false) {
    (self.convert, self.isMilitary) = (convert, isMilitary)
  }

  var suggestions: (@Sendable () -> [ChoiceOption])? {
    { [convert] in
      convert == .name ? StateNames.options.map { ChoiceOption($0.label) } : StateNames.options
    }
  }

  func parse(_ text: String) -> Parse {
    let words = Self.words.parse(text, of: subject)
    if words.data == text.withoutOuterSpace { return words }
    let isNamed = StateNames.code(of: text, military: isMilitary) != nil
    return isNamed ? .data(text.withoutOuterSpace).showing(words.shown) : words
  }

  func write(_ data: String, as writing: Writing) -> String {
    switch writing {
    case .bare: isCode(data.withoutOuterSpace) ? data.uppercased() : data
    case .finished: finished(data)
    case .remainder: Self.words.kept(data)
    default: masked(data, as: writing)
    }
  }

  func judge(_ data: String) -> Parse.State {
    StateNames.code(of: data, military: isMilitary) == nil
      ? .begun(.state, .say("place.unknownState")) : .whole
  }

  private func finished(_ data: String) -> String {
    let data = data.withoutOuterSpace
    guard let code = StateNames.code(of: data, military: isMilitary) else { return data }
    switch convert {
    case .code: return code
    case .name: return StateNames.name(of: code) ?? code
    case nil: return isCode(data) ? code : data
    }
  }

  /// True for a code, and not for an abbreviation such as `Me.`.
  private func isCode(_ data: String) -> Bool {
    data.utf8.count == 2
      && StateNames.code(of: data, military: isMilitary) == data.uppercased()
  }

  func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    bytes.count == 2
      ? convert != .name && StateNames.plainCodes.place(of: bytes) != nil
      : convert != .code && StateNames.plainNames.place(of: bytes) != nil
  }
}

extension FieldKind {
  /// What a state is rewritten to when the field is left.
  public enum StateConversion: String, CaseIterable, Sendable {
    case code, name
  }
}

/// The states and territories of the United States: codes, names and traditional abbreviations.
enum StateNames {
  /// For each state its code, its name and other names; the armed forces come last.
  private static let rows = DataFile.states.rows.map(\.columns).filter { $0.count > 1 }

  static let options = rows.filter { !["AA", "AE", "AP"].contains($0[0]) }
    .map { ChoiceOption($0[0], label: $0[1]) }
  static let codes = Set(options.map(\.value))

  static let plainCodes = ByteIndex(options.map(\.value))
  static let plainNames = ByteIndex(options.map(\.label))

  private static let names = Dictionary(rows.map { ($0[0], $0[1]) }) { first, _ in first }
  private static let codesByName = Dictionary(
    rows.flatMap { row in row.map { (key(of: $0), row[0]) } },
    uniquingKeysWith: { first, _ in first }
  )

  static func code(of text: String, military: Bool = false) -> String? {
    guard text.utf8.count < longest else { return nil }
    return codesByName[key(of: text)].flatMap { military || codes.contains($0) ? $0 : nil }
  }

  /// No name is that long, however many spaces it has.
  private static let longest = 256

  static func name(of code: String) -> String? { names[code] }

  static func isBeginning(_ text: String) -> Bool {
    guard text.utf8.count < longest else { return false }
    let key = key(of: text)
    return codesByName.contains { $0.key.hasPrefix(key) && codes.contains($0.value) }
  }

  static func takes(_ key: Character) -> Bool {
    key.isASCIILetter || key.isBlank || ".'’\u{2BB}".contains(key)
  }

  /// The words alone: periods and spaces separate them, case and apostrophes don't matter.
  private static func key(of text: String) -> String {
    text.lowercased().filter { !"'’\u{2BB}".contains($0) }
      .split { $0 == "." || $0.isWhitespace }.joined(separator: " ")
  }
}

/// The two-letter code of a state or territory of the United States: `CA`.
///
/// Names and abbreviations are understood; they stay as typed until the field is left.
package struct StateCode: FieldType {
  private static let template = Template(
    "XX", slots: ["X": .scalars(["A"..."Z", "a"..."z"])])

  package static let traits = TypeTraits(
    .say("label.state"), .say("subject.state"), priority: 0.2, isFixedLength: false, example: "TX")
  /// Two letters may begin a name.
  package var suggestions: (@Sendable () -> [ChoiceOption])? { { StateNames.options } }

  package init() {}

  package func template(for data: String) -> Template? { Self.template }

  package func parse(_ text: String) -> Parse {
    let shown = begun(text)
    if let data = StateNames.code(of: text) ?? shown { return .data(data).showing(shown) }
    let name = text.withoutOuterSpace
    if let index = name.firstIndex(where: { !StateNames.takes($0) }) {
      let stranger = Parse.stranger(index, in: name, of: subject)
      return name[index].isASCIIDigit ? stranger : stranger.refusingKeys
    }
    let error = FieldError(.state, .say("place.unknownState"))
    return StateNames.isBeginning(name)
      ? .begun(error, hint: .say("reading.stateName")) : .wrong(error)
  }

  private func begun(_ text: String) -> String? {
    let letters = text.filter { !$0.isBlank }
    guard letters.count <= 2, letters.allSatisfy(\.isASCIILetter) else { return nil }
    return letters.uppercased()
  }

  package func judge(_ data: String) -> Parse.State {
    let unknown = FieldError(.state, .say("place.unknownStateCode"))
    if StateNames.codes.contains(where: { $0.hasPrefix(data) }) || StateNames.isBeginning(data) {
      return StateNames.codes.contains(data) ? .whole : .begun(unknown)
    }
    let isFirstWrong = !StateNames.codes.contains { $0.first == data.first }
    return .wrong(
      isFirstWrong
        ? FieldError(
          .state,
          .say(
            "place.noStateCodeStart", ["letter": String(data.prefix(1))],
            discreetly: .say("place.unknownStateCode"))) : unknown)
  }

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    StateNames.plainCodes.place(of: bytes) != nil
  }
}

/// A postal code of the United States: `12345`, or `12345-6789` where four more digits may follow.
package struct ZIPCode: ASCIIType {
  private static let short: Template = "00000"
  private static let long: Template = "00000-0000"

  package static let traits = TypeTraits(
    .say("label.zip"), .say("subject.zip"), priority: 0.6, example: "90210")
  package let plus4: Bool

  package init(plus4: Bool = false) { self.plus4 = plus4 }

  package func template(for data: String) -> Template? { plus4 ? Self.long : Self.short }

  package func parse(_ text: String) -> Parse {
    Parse.digits(of: text.withoutLabel(["zip code", "zip"]), as: subject) { $0.count == 5 }
      .limited(to: plus4 ? 9 : 5)
  }

  func judge(_ data: Span<UInt8>) -> Parse.State {
    if data.starts(with: "00000") { return .wrong(.zero, .say("field.notAllZeros")) }
    if data.count == 5 || plus4 && data.count == 9 { return .whole }
    return .begun(.incomplete, plus4 ? .either(5, 9) : .say("length.enterDigits", counting: 5))
  }

  package func hint(_ data: String) -> Wording? {
    .digitsLeft((plus4 && data.count > 5 ? 9 : 5) - data.count)
  }
}

/// The number of a house in its street, such as `1600`.
struct StreetNumber: ASCIIType {
  private static let digits = 6

  static let traits = TypeTraits(
    .say("label.streetNumber"), .say("subject.houseNumber"), priority: 0.6, foldsForms: true)

  func parse(_ text: String) -> Parse {
    var number = text.trimmed
    number.take(prefix: ["#", "№", "no.", "nr.", "no ", "nr "])
    if let digits = Self.ungrouped(number) { return digits.limited(to: Self.digits) }
    if let index = number.firstIndex(where: { !$0.isASCIIDigit }) {
      return .wrong(
        .characters,
        .say("place.houseNumber", ["sign": String(number[index])], discreetly: .fittingCharacters))
    }
    return .data(String(number)).limited(to: Self.digits)
  }

  /// Reads `1,234`, or the beginning of it; `nil` for a number without commas.
  private static func ungrouped(_ number: Substring) -> Parse? {
    let groups = number.split(separator: ",", omittingEmptySubsequences: false)
    guard groups.count > 1, (1...3).contains(groups[0].count), !groups[0].hasPrefix("0"),
      groups.joined().allSatisfy(\.isASCIIDigit), let last = groups.last, last.count <= 3,
      groups.dropFirst().dropLast().allSatisfy({ $0.count == 3 })
    else { return nil }
    return last.count == 3
      ? .data(groups.joined()).showing(nil)
      : .begun(.incomplete, .say("length.digitsLeft", counting: 3 - last.count))
  }

  func capacity(for data: String) -> Int { Self.digits }

  func judge(_ data: Span<UInt8>) -> Parse.State {
    guard data.all(ASCIISet("0")) else { return .whole }
    let error = FieldError(.zero, .say("place.zeroNumber"))
    return data.count < Self.digits ? .begun(error) : .wrong(error)
  }
}

/// A city, typed with word capitals: `Winston-Salem`, and in any country `Frankfurt (Oder)`.
struct City: WordType {
  let traits: TypeTraits
  let words: WordFilter

  init(inAnyCountry isInternational: Bool = false) {
    traits = TypeTraits(
      .say("label.city"), .say("subject.city"), priority: isInternational ? 1.5 : 2.5,
      isTrimmed: true, capitals: WordCapitals(raisesAfterOneLetterOnly: isInternational),
      example: isInternational ? "Aix-en-Provence" : "St. Louis")
    words = isInternational ? Self.internationalWords : Self.words
  }

  private static let words = WordFilter("-–.'’‘ ")
  private static let internationalWords = WordFilter("-–.'’‘ /()&")
}

/// The name of a street, typed with word capitals: `5th Ave NE`.
struct Street: FieldType {
  static let traits = TypeTraits(
    .say("label.street"), priority: 1.5, isTrimmed: true, capitals: WordCapitals())

  func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool { bytes.arePlainWords(of: .printable) }
}

extension TypeDeclaration {
  package static let places: [Self] = [
    Self("streetnumber", "A house number.", example: "221") { _ in .streetnumber },
    Self("street", "A street.", example: "5th Ave NE") { _ in .street },
    Self("city", "A city in the United States.", example: "St. Louis") { _ in .city },
    Self("intcity", "A city anywhere.", example: "Aix-en-Provence") { _ in .intcity },
    Self(
      "state", "A US state: its English name, its code or an old abbreviation.",
      [.init("convert", .anyOf(FieldKind.StateConversion.self)), .init("military", .flag)],
      example: "N. Carolina"
    ) { .state(convert: $0["convert"], military: $0["military"] ?? false) },
    Self("st", "A US state's two-letter code.", example: "NC") { _ in .st },
    Self("zip", "A US ZIP code.", [.init("plus4", .flag)], example: "90210") {
      .zip(plus4: $0["plus4"] ?? false)
    },
  ]
}

extension FieldKind {
  /// The number of a house.
  public static var streetnumber: Self { Self(StreetNumber()) }
  /// A street.
  public static var street: Self { Self(Street()) }
  /// A city of the United States.
  public static var city: Self { Self(City()) }
  /// A city anywhere.
  public static var intcity: Self { Self(City(inAnyCountry: true)) }
  /// A state of the United States, by code or name.
  public static func state(convert: StateConversion? = nil, military: Bool = false) -> Self {
    Self(State(convert: convert, military: military))
  }
  /// The two letters of a state of the United States.
  public static var st: Self { Self(StateCode()) }
  /// A postal code of the United States.
  public static func zip(plus4: Bool = false) -> Self { Self(ZIPCode(plus4: plus4)) }
}
