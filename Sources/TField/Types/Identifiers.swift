internal import CData
@_spi(_Unicode) import Swift

/// A Social Security number of the United States: `123-45-6789`.
struct SocialSecurity: ASCIIType {
  private static let template: Template = "000-00-0000"

  static let traits = TypeTraits(
    .say("label.ssn"), .say("subject.ssn"), priority: 0.7, isSecret: true, mask: .lastFour,
    example: "123-45-6789")

  func template(for data: String) -> Template? { Self.template }

  func parse(_ text: String) -> Parse {
    Parse.digits(
      of: text.withoutLabel(["social security number", "ssn"]), as: subject, separators: "-.",
      ends: { $0.count == 3 || $0.count == 5 }
    ).limited(to: 9)
  }

  /// No number has area 000, 666 or 900–999, group 00 or serial 0000.
  func judge(_ data: Span<UInt8>) -> Parse.State {
    let isWhole = data.count == 9
    if ["9", "666", "000"].contains(where: { data.starts(with: $0) }) {
      return .wrong(.prefix, .say("identifier.impossibleSSN"), isWhole: isWhole)
    }
    if data.starts(with: "00", at: 3) || data.starts(with: "0000", at: 5) {
      return .wrong(.zero, .say("identifier.impossibleSSN"), isWhole: isWhole)
    }
    return isWhole ? .whole : .begun(.incomplete, .say("length.enterDigits", counting: 9))
  }

  func hint(_ data: String) -> Wording? { .digitsLeft(9 - data.count) }
}

/// A colour as style sheets write it: `#fc0`, `#ffcc00`, `#ffcc0080`.
struct HexColor: ASCIIType {
  private static let most = 8
  private static let templates = ["#RGB", "#RRGGBB", "#RRGGBBAA"].map {
    Template($0, slots: ["R": .hexDigit, "G": .hexDigit, "B": .hexDigit, "A": .hexDigit])
  }

  static let traits = TypeTraits(
    .say("label.hexColor"), .say("subject.color"), priority: 0.4, isFixedLength: false)

  func template(for data: String) -> Template? {
    Self.templates.first { data.count <= $0.capacity } ?? Self.templates.last
  }

  func capacity(for data: String) -> Int { Self.most }

  var nature: TypeNature { .color }

  func parse(_ text: String) -> Parse {
    var digits = text.trimmed
    if !digits.take(prefix: ["#"]) { digits.take(prefix: ["0x"]) }
    if let index = digits.firstIndex(where: { !$0.isASCIIHexDigit }) {
      return .stranger(index, in: text, of: subject)
    }
    return digits.count <= Self.most
      ? .data(String(digits)) : .wrong(.hexColor, .say("identifier.hexColorShape"))
  }

  func data(in text: Span<UInt8>) -> ShortData? { template(for: String(text))?.data(in: text) }

  func judge(_ data: Span<UInt8>) -> Parse.State {
    guard data.all(.hexDigits), data.count <= Self.most else {
      return .wrong(.hexColor, .say("identifier.hexColorShape"))
    }
    return [3, 6, 8].contains(data.count)
      ? .whole : .begun(.incomplete, .say("identifier.hexColorShape"))
  }

  func hint(_ data: String) -> Wording? { lesson }
  var lesson: Wording? { .say("identifier.hexColorShape") }
}

/// A universally unique identifier: `123e4567-e89b-12d3-a456-426614174000`.
struct UUIDType: ASCIIType {
  private static let template = Template(
    "XXXXXXXX-XXXX-XXXX-XXXX-XXXXXXXXXXXX", slots: ["X": .hexDigit])
  private static let name = "urn:uuid:"

  static let traits = TypeTraits(
    .say("label.uuid"), .say("subject.uuid"), priority: 1.2,
    example: "0f8fad5b-d9cb-469f-a165-70867728950e")

  func template(for data: String) -> Template? { Self.template }

  /// Drops braces around it and `urn:uuid:` before it.
  func parse(_ text: String) -> Parse {
    let body = text.trimmed
    if body.count < Self.name.count, Self.name.hasPrefix(body.lowercased()), !body.isEmpty {
      return .begun(incomplete)
    }
    var inner = body
    inner.take(prefix: [Self.name])
    let isBraced = inner.take(prefix: ["{"])
    let isOpen = isBraced && inner.last != "}"
    if isBraced, !isOpen { inner = inner.dropLast().trimmed }
    let reading = Parse.digits(
      of: inner, as: subject, separators: "- ", refusingKeys: false,
      ends: { Self.template.isGap(after: $0.count) }, isDigit: { digit, _ in digit.isASCIIHexDigit }
    ).limited(to: 32, digits: false)
    return isOpen && reading.data != nil ? .begun(incomplete) : reading
  }

  func isFinished(_ data: Span<UInt8>) -> Bool { !data.has(.capitals) }

  func judge(_ data: Span<UInt8>) -> Parse.State {
    guard data.all(.hexDigits), data.count <= 32 else {
      return .wrong(.uuid, .say("identifier.uuidShape"))
    }
    return data.count < 32 ? .begun(incomplete) : .whole
  }

  private var incomplete: FieldError { FieldError(.incomplete, .say("identifier.uuidShape")) }

  func write(_ data: String, as writing: Writing) -> String {
    writing == .finished ? data.lowercased() : masked(data, as: writing)
  }

  func hint(_ data: String) -> Wording? { .charactersLeft(32 - data.count) }
}

/// An international bank account number: `DE89 3704 0044 0532 0130 00`.
struct IBAN: ASCIIType {
  /// Its length depends on letters that may be wrong.
  static let traits = TypeTraits(
    .say("label.iban"), .say("subject.iban"), priority: 1.2, isFixedLength: false,
    example: "DE89 3704 0044 0532 0130 00")

  func template(for data: String) -> Template? {
    Self.templates[String(data.prefix(2))] ?? Self.open
  }

  /// People often copy the word IBAN along; no country's code begins like it.
  func parse(_ text: String) -> Parse {
    var body = text.trimmed
    while body.take(prefix: ["iban"]) { body = body.drop { ": ".contains($0) } }
    let reading = Parse.digits(
      of: body, as: subject, refusingKeys: false,
      ends: { $0.count % 4 == 0 || $0.count == capacity(for: $0.uppercased()) },
      isDigit: { sign, _ in sign.isOne(of: .alphanumerics) }
    ).map { $0.uppercased() }
    return reading.limited(to: capacity(for: reading.data ?? ""), digits: false)
  }

  func data(in text: Span<UInt8>) -> ShortData? { ShortData(text, of: Self.signs, inGroups: true) }

  func judge(_ data: Span<UInt8>) -> Parse.State {
    let country = String(data.extracting(first: 2))
    let template = Self.templates[country] ?? Self.open
    guard
      Self.templates[country] != nil
        || Self.templates.keys.contains(where: { $0.hasPrefix(country) })
    else { return .wrong(.iban, .say("identifier.ibanCountry")) }
    guard template.data(in: data)?.count == data.count else {
      let shape = country + template.pattern.dropFirst(2)
      return .wrong(.iban, .say("identifier.ibanShape", ["shape": shape]))
    }
    let isPossible = !Self.impossibleChecks.contains { data.starts(with: $0, at: 2) }
    guard isPossible, data.count < template.capacity || Self.remainder(of: data) == 1 else {
      return .wrong(.checksum, .say("identifier.ibanChecksum"))
    }
    let missing = template.capacity - data.count
    return Wording.charactersLeft(missing).map { .begun(.incomplete, $0) } ?? .whole
  }

  func hint(_ data: String) -> Wording? {
    data.count < 2 ? nil : .charactersLeft(capacity(for: data) - data.count)
  }

  /// Check digits run from 02 to 98; these would have the same remainder as valid ones.
  private static let impossibleChecks = ["00", "01", "99"]

  /// The remainder by 97, as in ISO 7064: the first four characters go last.
  private static func remainder(of data: Span<UInt8>) -> Int {
    data.indices.reduce(0) { remainder, index in
      let byte = data[(index + 4) % data.count]
      return ASCIISet.digits.contains(byte)
        ? (remainder * 10 + Int(byte - 0x30)) % 97 : (remainder * 100 + Int(byte) - 0x37) % 97
    }
  }

  private static let templates = Dictionary(
    DataFile.ibans.rows.map { line in
      let parts = line.split(separator: " ")
      return (String(line.prefix(2)), template(of: parts.dropFirst()))
    }, uniquingKeysWith: { first, _ in first })

  /// The longest mask, while the country isn't known.
  private static let open = template(of: ["30c"])
  static let signs = ASCIISet.digits.union(.capitals)

  private static func template(of parts: some Sequence<Substring>) -> Template {
    let kinds = parts.flatMap { part in
      repeatElement(part.last ?? "c", count: Int(part.dropLast()) ?? 0)
    }
    return Template(("aann" + String(kinds)).map(slot)) { $0 % 4 == 0 }
  }

  private static func slot(_ kind: Character) -> Template.Element {
    switch kind {
    case "n": .slot(placeholder: "0", accepts: .digit)
    case "a": .slot(placeholder: "A", accepts: .scalars(["A"..."Z"]))
    default: .slot(placeholder: "X", accepts: .scalars(["0"..."9", "A"..."Z"]))
    }
  }
}

/// The number of a book, of ten or thirteen digits: `978-0-306-40615-7`, `0-8044-2957-X`.
struct ISBN: ASCIIType {
  static let traits = TypeTraits(
    .say("label.isbn"), .say("subject.isbn"), foldsForms: true, example: "978-0-306-40615-7")

  func capacity(for data: String) -> Int { 13 }

  /// Publishers place hyphens differently, so these are dropped.
  func parse(_ text: String) -> Parse {
    var body = text.trimmed
    body.take(prefix: ["isbn-13", "isbn-10", "isbn"])
    body = body.drop { ": ".contains($0) }
    return Parse.digits(
      of: body, as: subject, separators: "- ", refusingKeys: false, ends: { _ in true },
      isDigit: { sign, digits in
        digits.count == 9 && "Xx".contains(sign)
          || sign.isASCIIDigit && digits.last?.isASCIIDigit ?? true
      }
    ).map { $0.uppercased() }.limited(to: 13)
  }

  func judge(_ data: Span<UInt8>) -> Parse.State {
    let count = data.count
    let isLong = data.starts(with: "978") || data.starts(with: "979")
    if count > 10, !isLong { return .wrong(.prefix, .say("identifier.isbnPrefix")) }
    if Self.isRight(data) { return .whole }
    if count == 13 || count == 10 && !isLong || data.has(UInt8(ascii: "X")) {
      return .wrong(.checksum, .say("identifier.isbnChecksum"))
    }
    return .begun(.incomplete, .either(10, 13))
  }

  private static func isRight(_ data: Span<UInt8>) -> Bool {
    let isShort = data.count == 10
    let sum = data.indices.reduce(0) { sum, index in
      let digit = data[index] == UInt8(ascii: "X") ? 10 : Int(data[index]) - 0x30
      return sum + digit * (isShort ? index + 1 : index % 2 * 2 + 1)
    }
    return isShort && sum % 11 == 0 || data.count == 13 && sum % 10 == 0
  }
}

/// A name to log in by: a letter, then up to 31 letters, digits, dots, hyphens and underscores.
struct Username: ASCIIType {
  private static let length = 32

  static let traits = TypeTraits(
    .say("label.username"), .say("subject.username"), priority: 1.0, example: "ada.l-1")

  func parse(_ text: String) -> Parse {
    let body = text.trimmed
    if let index = body.firstIndex(where: { !$0.isOne(of: Self.signs) }) {
      return .stranger(index, in: text, of: subject)
    }
    return body.count <= Self.length
      ? .data(String(body)) : .wrong(.tooLong, .say("length.full", counting: Self.length))
  }

  func capacity(for data: String) -> Int { Self.length }

  /// A name can't end in a sign that would look like the end of a sentence or a line break.
  func judge(_ data: Span<UInt8>) -> Parse.State {
    if data.count > Self.length {
      return .wrong(.tooLong, .say("length.full", counting: Self.length))
    }
    let error = FieldError(.username, .say("identifier.usernameShape"))
    guard data.all(Self.signs), data.extracting(first: 1).all(.letters) else {
      return .wrong(error)
    }
    return data.extracting(last: 1).has(ASCIISet(".-")) ? .begun(error) : .whole
  }

  func hint(_ data: String) -> Wording? { .say("identifier.usernameShape") }

  static let signs = ASCIISet.letters.union(.digits).union(ASCIISet("._-"))
}

/// A name for the end of an address: `summer-sale-2026`.
struct Slug: ASCIIType {
  static let traits = TypeTraits(
    .say("label.slug"), .say("subject.slug"), priority: 1.2, example: "summer-sale-1")
  static let signs = ASCIISet.smallLetters.union(.digits).union(ASCIISet("-"))

  /// Letters become small and lose their accents; a run of other characters becomes one hyphen.
  func parse(_ text: String) -> Parse {
    var slug = ""
    for index in text.indices {
      if let plain = text[index].plainLetters {
        slug += plain
      } else if text[index].isLetterOrMark || text[index].isNumber {
        return .stranger(index, in: text, of: subject)
      } else if !slug.isEmpty, !slug.hasSuffix("-"), !text[index...].isBlank {
        slug.append("-")
      }
    }
    if slug.isEmpty, !text.isBlank { return .begun(.slug, .say("identifier.slugShape")) }
    // A hyphen at the end stays while more may be typed.
    return .data(slug.hasSuffix("-") ? String(slug.dropLast()) : slug).showing(slug)
  }

  func judge(_ data: Span<UInt8>) -> Parse.State {
    let error = FieldError(.slug, .say("identifier.slugShape"))
    guard data.all(Self.signs), !data.starts(with: "-"), !data.has("--") else {
      return .wrong(error)
    }
    return data.extracting(last: 1).has(UInt8(ascii: "-")) ? .begun(error) : .whole
  }

  func hint(_ data: String) -> Wording? { .say("identifier.slugShape") }
}

extension Character {
  fileprivate var plainLetters: String? {
    if isASCIIDigit || isASCIILetter { return lowercased() }
    let base = lowercased()._nfd.first { _ in true }
    let letters = base.map { String($0).folded } ?? ""
    let isPlain = isLetterOrMark && letters.allSatisfy(\.isASCIILetter)
    return isPlain && !letters.isEmpty ? letters : nil
  }
}

extension TypeDeclaration {
  static let accounts: [Self] = [
    Self("ssn", "A Social Security number.", example: "123-45-6789") { _ in .ssn },
    Self(
      "iban", "An international bank account number.", example: "GB82 WEST 1234 5698 7654 32"
    ) { _ in .iban },
  ]

  package static let identifiers: [Self] = [
    Self("uuid", "A UUID.", example: "123e4567-e89b-12d3-a456-426614174000") { _ in .uuid },
    Self("hexColor", "A color in hexadecimal.", example: "#FF8800") { _ in .hexColor },
    Self(
      "slug", "A name for web addresses: small letters, digits and hyphens.", example: "my-page"
    ) { _ in .slug },
    Self(
      "path", "A file or folder on this machine, completed as it is typed.",
      [
        .init("kind", .anyOf(FieldKind.PathKind.self)), .init("exists", .flag),
        .init("suffixes", .names), .init("base", .name),
      ], example: "notes/today.txt"
    ) {
      FieldKind(
        PathName(
          $0["kind"] ?? .any, exists: $0["exists"], suffixes: $0["suffixes"] ?? [],
          base: $0["base"] ?? "", in: $0.folders))
    },
    Self("username", "A user's name.", example: "grace_h") { _ in .username },
    Self("isbn", "The ISBN of a book.", example: "978-0-306-40615-7") { _ in .isbn },
  ]
}

extension FieldKind {
  /// A social security number of the United States.
  public static var ssn: Self { Self(SocialSecurity()) }
  /// An international bank account number.
  public static var iban: Self { Self(IBAN()) }
  /// A UUID.
  public static var uuid: Self { Self(UUIDType()) }
  /// A colour such as `#ff8800`.
  public static var hexColor: Self { Self(HexColor()) }
  /// Small letters, digits and single hyphens.
  public static var slug: Self { Self(Slug()) }
  /// A name to log in with.
  public static var username: Self { Self(Username()) }
  /// The ISBN of a book, of ten or thirteen digits.
  public static var isbn: Self { Self(ISBN()) }
}
