internal import CData

/// How the telephone numbers behind one country code are dialled and written.
struct CallingPlan: Sendable {
  let code: String
  /// The main country first; `001` for none.
  let countries: [String]
  /// What is dialled before a number inside the country, such as 0; the longest first.
  let prefixes: [String]
  /// What is dialled before another country's code, the longest first; x is any digit.
  let abroad: [String]
  /// The shapes of numbers by their first digits, behind a 1: 120 for those that begin with 20.
  private let shapes: [Int: PhoneShapes]

  private static let mostStart = 3

  private init?(_ row: Substring) {
    let columns = row.split(separator: " ")
    guard columns.count > 4 else { return nil }
    func list(_ text: Substring) -> [String] {
      text == "-" ? [] : text.split(separator: ",").map(String.init)
    }
    code = String(columns[0])
    countries = list(columns[1])
    prefixes = list(columns[2])
    abroad = list(columns[3]).sorted { $0.utf8.count > $1.utf8.count }
    var shapes: [Int: PhoneShapes] = [:]
    for column in columns[4...] {
      let parts = column.split(separator: ":")
      guard let last = parts.last, let found = PhoneShapes(last) else { return nil }
      for start in parts.count > 1 ? parts[0].split(separator: ",") : [""] {
        guard let key = Int("1" + start) else { return nil }
        shapes[key] = found
      }
    }
    self.shapes = shapes
  }

  static let all = DataFile.callingCodes.rows.compactMap(Self.init)

  private static let places = Dictionary(
    all.indices.map { (Int(all[$0].code) ?? 0, $0) }, uniquingKeysWith: { first, _ in first })

  private static let placesOfCountries = Dictionary(
    all.indices.flatMap { place in all[place].countries.map { ($0, place) } },
    uniquingKeysWith: { first, _ in first })

  static func of(country: String) -> Self? { placesOfCountries[country].map { all[$0] } }

  static func of(_ digits: Substring) -> Self? { of(digits.utf8.span) }

  /// The plan of the country code that a number begins with.
  static func of(_ digits: Span<UInt8>) -> Self? {
    let count = codeLength(digits)
    guard count <= digits.count, let code = digits.number(in: 0..<count) else { return nil }
    return places[code].map { all[$0] }
  }

  static func isBeginning(_ digits: String) -> Bool { all.contains { $0.code.hasPrefix(digits) } }

  static func codeLength(_ digits: Substring) -> Int { codeLength(digits.utf8.span) }

  /// How long the country code is; no code is the beginning of another.
  private static func codeLength(_ digits: Span<UInt8>) -> Int {
    for count in 1...3 where count <= digits.count {
      if let code = digits.number(in: 0..<count), places[code] != nil { return count }
    }
    return digits.count < 2 ? 2 : 3
  }

  /// The shapes of numbers that begin like this one, which may be incomplete.
  func shapes(of digits: Span<UInt8>) -> PhoneShapes {
    var (key, found) = (1, shapes[1])
    for index in 0..<min(digits.count, Self.mostStart) {
      key = key * 10 + Int(digits[index] &- 0x30)
      found = shapes[key] ?? found
    }
    return found ?? .unknown
  }

  func fits(_ digits: Span<UInt8>) -> Bool { shapes(of: digits).fit(digits.count) }

  /// Judges the digits behind the country code.
  func judge(_ digits: Span<UInt8>) -> Parse.State {
    let (shapes, count) = (shapes(of: digits), digits.count)
    if shapes.fit(count) { return .whole }
    let discreet = Wording.say("place.internationalPhoneShape")
    if count > shapes.most {
      return .wrong(
        .tooLong,
        .say(
          "place.phoneTooLong", counting: count - shapes.most,
          ["example": example(of: shapes, count)], discreetly: discreet))
    }
    let missing = missing(in: digits)
    return .begun(
      .incomplete,
      .say(
        "place.phoneTooShort", counting: missing, ["example": example(of: shapes, count)],
        discreetly: discreet))
  }

  /// How many digits are at least missing.
  func missing(in digits: Span<UInt8>) -> Int {
    shapes(of: digits).shape(for: digits.count).map { max($0.least - digits.count, 0) } ?? 0
  }

  private func example(of shapes: PhoneShapes, _ count: Int) -> String {
    "+\(code) \(shapes.shape(for: count)?.example ?? "")"
  }

  /// The prefix that a number has needlessly behind its country code; `nil` without one.
  ///
  /// `+49 030 901820` has one, `+39 06 6982` has none. A zero in brackets is always one.
  func needlessPrefix(of digits: Span<UInt8>, orZero isZeroOne: Bool = false) -> String? {
    (isZeroOne && !fits(digits) ? prefixes + ["0"] : prefixes).first {
      digits.starts(with: $0) && fits(digits.extracting(droppingFirst: $0.utf8.count))
    }
  }

  /// The prefix of a number as it is dialled inside the country, or "".
  func prefix(of digits: Substring) -> String {
    let given = prefixes.filter { digits.hasPrefix($0) }
    let whole = given.first { fits(digits.dropFirst($0.count).utf8.span) }
    return whole ?? (fits(digits.utf8.span) ? "" : given.last ?? "")
  }

  /// The number that is meant by digits which are no number, but dialled so in a country.
  func dialled(_ digits: Substring, in country: String?) -> Substring? {
    guard let country, !fits(digits.dropFirst(prefix(of: digits).count).utf8.span) else {
      return nil
    }
    return Dialling.number(of: digits, in: country, self)
  }

  /// How many digits are more than an area code.
  func wholeCount(of digits: Span<UInt8>) -> Int {
    let shapes = shapes(of: digits)
    return max(shapes.least, min(6, shapes.most))
  }

  /// True if such a number may be written without the prefix: people do, or it is so long that it
  /// can't be a part of another one.
  func isWrittenBare(_ digits: Span<UInt8>) -> Bool {
    let shapes = shapes(of: digits)
    return shapes.areBare || shapes.shape(for: digits.count).map { $0.least >= 9 } ?? false
  }
}

/// The shapes of the numbers that begin alike, the shortest first.
struct PhoneShapes: Sendable {
  let all: [PhoneShape]
  /// True if such numbers are written without the prefix of their country.
  let areBare: Bool
  let least: Int
  let most: Int

  static let unknown = Self(all: [], areBare: false, least: 0, most: 0)

  private init(all: [PhoneShape], areBare: Bool, least: Int, most: Int) {
    self.all = all
    self.areBare = areBare
    self.least = least
    self.most = most
  }

  /// Reads `244`, `*244`, `24+9` or `35/45`.
  init?(_ text: Substring) {
    let shapes = text.drop { $0 == "*" }.split(separator: "/").map(PhoneShape.init)
    let known = shapes.compactMap(\.self)
    guard let first = known.first, let last = known.last, known.count == shapes.count else {
      return nil
    }
    self.init(all: known, areBare: text.first == "*", least: first.least, most: last.most)
  }

  func fit(_ count: Int) -> Bool { all.contains { $0.least <= count && count <= $0.most } }

  /// The shape of numbers with that many digits, or with the next larger number of them.
  func shape(for count: Int) -> PhoneShape? { all.first { count <= $0.most } ?? all.last }
}

/// The groups in which a telephone number is written.
struct PhoneShape: Sendable {
  /// After how many digits each group but the last one ends.
  let ends: [Int]
  let least: Int
  let most: Int

  /// Reads `244`, or `24+9` where the last group may have nine digits more.
  init?(_ text: Substring) {
    let parts = text.split(separator: "+")
    let groups = parts.first?.compactMap(\.wholeNumberValue) ?? []
    guard !groups.isEmpty, let more = parts.count > 1 ? Int(parts[1]) : 0 else { return nil }
    ends = groups.indices.dropLast().map { groups[...$0].reduce(0, +) }
    least = groups.reduce(0, +)
    most = least + more
  }

  /// A text of this shape: `23 4567 8901`.
  var example: String {
    let digits = Array("234567890123456".prefix(least))
    return digits.indices.reduce(into: "") { text, index in
      text += (ends.contains(index) ? " " : "") + String(digits[index])
    }
  }
}
