internal import CData

/// How people write a number in groups of digits: `123-45-6789`, `4242 4242 4242 4242`.
///
/// White space may stand anywhere between digits; another separator only where a group ends.
struct DigitGroups: Sendable {
  let subject: Wording
  var separators: Set<Character> = ["-"]
  /// Words in front that only say what the number is, in lower case.
  var labels: [String] = []

  /// Reads up to `most` digits; `ends` tells whether a group may end after that many digits.
  func read(_ text: String, most: Int, ends: (_ digits: String) -> Bool) -> Parse {
    var digits = ""
    var isAfterDigit = false
    let body = text.withoutLabel(labels)
    for index in body.indices {
      let character = body[index]
      if character.isASCIIDigit {
        digits.append(character)
        isAfterDigit = true
      } else if isAfterDigit, separators.contains(character), ends(digits) {
        isAfterDigit = false
      } else if !character.isBlank {
        let stranger = Parse.stranger(index, in: text, of: subject)
        return separators.contains(character) ? stranger : stranger.refusingKeys
      }
    }
    guard digits.count <= most else {
      return .wrong(.tooLong, .fullSecret(most, digits: true))
    }
    return .data(digits)
  }
}

extension String {
  /// The text without white space around it, nor one of `labels` with a colon or so in front.
  func withoutLabel(_ labels: [String]) -> Substring {
    let text = trimmed
    let start = text.prefix { $0.isLetterOrMark || $0 == " " }.lowercased()
    guard let label = labels.first(where: { start == $0 || start.hasPrefix($0 + " ") }) else {
      return text
    }
    return text.dropFirst(label.count).drop { " :.#".contains($0) }
  }

  package var trimmed: Substring { self[...].trimmed }
}

extension Substring {
  /// The text without white space around it, with its own indices.
  package var trimmed: Substring {
    let start = drop(while: \.isBlank)
    guard let last = start.lastIndex(where: { !$0.isBlank }) else { return start }
    return start[...last]
  }
}

/// Signs and units around a number that only repeat what the field says.
extension Substring {
  /// Takes a plus or minus off the start; "-" or "".
  mutating func takeSign() -> String {
    guard let first, first == "-" || first == "+" else { return "" }
    self = dropFirst().trimmed
    return first == "-" ? "-" : ""
  }

  /// Takes the first of `words` off the start, whatever its case; false if none is there.
  @discardableResult
  mutating func take(prefix words: [String]) -> Bool {
    guard let word = words.first(where: { prefix($0.count).lowercased() == $0.lowercased() })
    else { return false }
    self = dropFirst(word.count).trimmed
    return true
  }

  /// Takes the first of `words` off the end, whatever its case.
  mutating func take(suffix words: [String]) {
    let word = words.first { suffix($0.count).lowercased() == $0.lowercased() }
    if let word { self = dropLast(word.count).trimmed }
  }
}

/// A postal code of the United States: `12345`, or `12345-6789` where four more digits may follow.
package struct ZIPCode: FieldType {
  private static let short: Template = "00000"
  private static let long: Template = "00000-0000"
  private static let groups = DigitGroups(
    subject: .say("subject.zip"), labels: ["zip code", "zip"])

  package var label: Wording { .say("label.zip") }
  package let priority = 0.6
  package var subject: Wording { .say("subject.zip") }
  package let plus4: Bool

  package init(plus4: Bool = false) { self.plus4 = plus4 }

  package func template(for data: String) -> Template? { plus4 ? Self.long : Self.short }

  package func parse(_ text: String) -> Parse {
    Self.groups.read(text, most: plus4 ? 9 : 5) { $0.count == 5 }
  }

  package func judge(_ data: String) -> Parse.State {
    if data.hasPrefix("00000") { return .wrong(.zero, .notAllZeros) }
    if data.count == 5 || plus4 && data.count == 9 { return .whole }
    return .begun(.incomplete, plus4 ? .either(5, 9) : .say("length.enterDigits", counting: 5))
  }

  package func hint(_ data: String) -> Wording? {
    let goal = plus4 && data.count > 5 ? 9 : 5
    return data.count < goal ? .say("length.digitsLeft", counting: goal - data.count) : nil
  }

  private static let five = DigitShape("00000")
  private static let nine = DigitShape("00000-0000")

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    if let number = Self.five.number(in: bytes) { return number > 0 }
    return plus4 && (Self.nine.number(in: bytes) ?? 0) >= 10_000
  }
}

/// A Social Security number of the United States: `123-45-6789`.
package struct SocialSecurity: FieldType {
  private static let template: Template = "000-00-0000"
  private static let groups = DigitGroups(
    subject: .say("subject.ssn"), separators: ["-", "."], labels: ["social security number", "ssn"])

  package var label: Wording { .say("label.ssn") }
  package let priority = 0.7
  package let isSecret = true
  package let mask = Mask.lastFour
  package var subject: Wording { .say("subject.ssn") }

  package init() {}

  package func template(for data: String) -> Template? { Self.template }

  package func parse(_ text: String) -> Parse {
    Self.groups.read(text, most: 9) { $0.count == 3 || $0.count == 5 }
  }

  /// No number has area 000, 666 or 900–999, group 00 or serial 0000.
  package func judge(_ data: String) -> Parse.State {
    let isWhole = data.count == 9
    if data.hasPrefix("9") || data.hasPrefix("666") || data.hasPrefix("000") {
      return .wrong(.prefix, .say("identifier.impossibleSSN"), isWhole: isWhole)
    }
    if data.dropFirst(3).hasPrefix("00") || data.dropFirst(5).hasPrefix("0000") {
      return .wrong(.zero, .say("identifier.impossibleSSN"), isWhole: isWhole)
    }
    return isWhole ? .whole : .begun(.incomplete, .say("length.enterDigits", counting: 9))
  }

  package func hint(_ data: String) -> Wording? {
    data.count < 9 ? .say("length.digitsLeft", counting: 9 - data.count) : nil
  }

  private static let shape = DigitShape("000-00-0000")

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard let number = Self.shape.number(in: bytes) else { return false }
    let area = number / 1_000_000
    return (1..<900).contains(area) && area != 666 && number / 10_000 % 100 > 0
      && number % 10_000 > 0
  }
}

/// A code of a fixed number of characters, none of them white space.
package struct DataLength: FieldType {
  package let length: Int
  private let template: Template

  package var label: Wording { .say("label.dataOfLength", counting: length) }
  package let priority = 1.1
  package var subject: Wording { .say("subject.code") }

  /// A code of `length` characters, at least one and no more than any field holds.
  package init(_ length: Int) {
    self.length = min(max(length, 1), FieldLimits.graphemes)
    template = Template(
      Array(repeating: .slot(placeholder: "X", accepts: .any), count: self.length))
  }

  package func template(for data: String) -> Template? { template }

  package func parse(_ text: String) -> Parse {
    let reading = Parse.code(text)
    guard let data = reading.data, data.count > length else { return reading }
    return .wrong(.tooLong, .fullSecret(length, digits: false))
  }

  package func judge(_ data: String) -> Parse.State {
    data.count < length
      ? .begun(.tooShort, .say("length.enterCharacters", counting: length)) : template.judge(data)
  }

  package func hint(_ data: String) -> Wording? {
    data.count < length ? .say("length.charactersLeft", counting: length - data.count) : nil
  }

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    bytes.arePlainSigns && bytes.plainCount == length
  }
}

/// A colour as style sheets write it: `#fc0`, `#ffcc00`, `#ffcc0080`.
package struct HexColor: FieldType {
  private static let short = template("#RGB")
  private static let long = template("#RRGGBB")
  private static let withAlpha = template("#RRGGBBAA")

  private static func template(_ pattern: String) -> Template {
    let digit = CharacterClass.scalars(["0"..."9", "A"..."F", "a"..."f"])
    return Template(pattern, slots: ["R": digit, "G": digit, "B": digit, "A": digit])
  }

  package var label: Wording { .say("label.hexColor") }
  package var subject: Wording { .say("subject.color") }
  package let priority = 0.4

  package init() {}

  package func template(for data: String) -> Template? {
    switch data.count {
    case ...3: Self.short
    case ...6: Self.long
    default: Self.withAlpha
    }
  }

  package func capacity(for data: String) -> Int { Self.withAlpha.capacity }

  package func parse(_ text: String) -> Parse {
    var digits = text.trimmed
    if !digits.take(prefix: ["#"]) { digits.take(prefix: ["0x"]) }
    if let index = digits.firstIndex(where: { !$0.isASCIIHexDigit }) {
      return .stranger(index, in: text, of: .say("subject.color"))
    }
    return digits.count <= Self.withAlpha.capacity
      ? .data(String(digits)) : .wrong(.hexColor, .say("identifier.hexColorShape"))
  }

  package func judge(_ data: String) -> Parse.State {
    guard data.allSatisfy(\.isASCIIHexDigit), data.count <= Self.withAlpha.capacity else {
      return .wrong(.hexColor, .say("identifier.hexColorShape"))
    }
    return [3, 6, 8].contains(data.count)
      ? .whole : .begun(.incomplete, .say("identifier.hexColorShape"))
  }

  package func hint(_ data: String) -> Wording? { .say("identifier.hexColorShape") }

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    let isMarked = bytes.count > 0 && bytes[0] == UInt8(ascii: "#")
    let digits = isMarked ? bytes.extracting(1...) : bytes
    return [3, 6, 8].contains(digits.count) && digits.all(.hexDigits)
  }
}

/// A universally unique identifier: `123e4567-e89b-12d3-a456-426614174000`.
package struct UUIDType: FieldType {
  private static let digits: CharacterClass = .scalars(["0"..."9", "A"..."F", "a"..."f"])
  private static let template = Template(
    "XXXXXXXX-XXXX-XXXX-XXXX-XXXXXXXXXXXX", slots: ["X": digits])
  /// What RFC 9562 puts in front of it in a URN.
  private static let name = "urn:uuid:"

  package var label: Wording { .say("label.uuid") }
  package var subject: Wording { .say("subject.uuid") }
  package let priority = 1.2

  package init() {}

  package func template(for data: String) -> Template? { Self.template }

  /// Braces around it and `urn:uuid:` before it are no part of it.
  package func parse(_ text: String) -> Parse {
    let body = text.trimmed
    if body.count < Self.name.count, Self.name.hasPrefix(body.lowercased()), !body.isEmpty {
      return .begun(incomplete)
    }
    var inner = body
    inner.take(prefix: [Self.name])
    guard inner.take(prefix: ["{"]) else { return digits(of: inner, in: text) }
    if inner.last == "}" { return digits(of: inner.dropLast().trimmed, in: text) }
    let reading = digits(of: inner, in: text)
    return reading.data == nil ? reading : .begun(incomplete)
  }

  private func digits(of body: Substring, in text: String) -> Parse {
    var data = ""
    var isAfterDigit = false
    for index in body.indices {
      let character = body[index]
      if character.isASCIIHexDigit {
        data.append(character)
      } else if !isAfterDigit || !"- ".contains(character)
        || !Self.template.isGap(after: data.count)
      {
        return .stranger(index, in: text, of: .say("subject.uuid"))
      }
      isAfterDigit = character.isASCIIHexDigit
    }
    return data.count <= 32
      ? .data(data) : .wrong(.tooLong, .fullSecret(32, digits: false))
  }

  package func judge(_ data: String) -> Parse.State {
    guard data.allSatisfy(\.isASCIIHexDigit), data.count <= 32 else {
      return .wrong(.uuid, .say("identifier.uuidShape"))
    }
    return data.count < 32 ? .begun(incomplete) : .whole
  }

  private var incomplete: FieldError { FieldError(.incomplete, .say("identifier.uuidShape")) }

  package func write(_ data: String, as writing: Writing) -> String {
    writing == .finished ? data.lowercased() : masked(data, as: writing)
  }

  package func hint(_ data: String) -> Wording? {
    data.count < 32 ? .say("length.charactersLeft", counting: 32 - data.count) : nil
  }

  private static let small = ASCIISet("0123456789abcdef")

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count == 32 || bytes.count == 36 else { return false }
    for index in bytes.indices {
      let isHyphen = bytes.count == 36 && [8, 13, 18, 23].contains(index)
      guard isHyphen ? bytes[index] == UInt8(ascii: "-") : Self.small.contains(bytes[index]) else {
        return false
      }
    }
    return true
  }
}

/// An international bank account number: `DE89 3704 0044 0532 0130 00`.
package struct IBAN: FieldType {
  package var label: Wording { .say("label.iban") }
  package var subject: Wording { .say("subject.iban") }
  package let priority = 1.2
  /// How long it is depends on letters that may be wrong.
  package let isFixedLength = false

  package init() {}

  package func template(for data: String) -> Template? {
    Self.templates[String(data.prefix(2))] ?? Self.open
  }

  /// The word itself is often copied along; no country's code begins like it.
  package func parse(_ text: String) -> Parse {
    var body = text.trimmed
    while body.take(prefix: ["iban"]) { body = body.drop { ": ".contains($0) } }
    var data = ""
    var isParted = true
    for index in body.indices {
      let character = body[index]
      if character.isASCIIDigit || character.isASCIILetter {
        data += character.uppercased()
        isParted = false
      } else if character != " " {
        guard character == "-", !isParted, data.count % 4 == 0 || data.count == capacity(for: data)
        else { return .stranger(index, in: text, of: .say("subject.iban")) }
        isParted = true
      }
    }
    let most = capacity(for: data)
    return data.count <= most
      ? .data(data)
      : .wrong(.tooLong, .fullSecret(most, digits: false))
  }

  package func judge(_ data: String) -> Parse.State {
    let country = data.prefix(2)
    guard country.isEmpty || Self.templates.keys.contains(where: { $0.hasPrefix(country) })
    else { return .wrong(.iban, .say("identifier.ibanCountry")) }
    guard let template = template(for: data), template.accepts(data),
      data.count <= template.capacity
    else { return .wrong(.iban, .say("identifier.ibanShape")) }
    let isPossible = !Self.impossibleChecks.contains(data.dropFirst(2).prefix(2))
    guard isPossible, data.count < template.capacity || Self.remainder(of: data) == 1 else {
      return .wrong(.checksum, .say("identifier.ibanChecksum"))
    }
    return template.judge(data)
  }

  package func hint(_ data: String) -> Wording? {
    let missing = capacity(for: data) - data.count
    return data.count >= 2 && missing > 0 ? .say("length.charactersLeft", counting: missing) : nil
  }
}

extension IBAN {
  /// Check digits run from 02 to 98; these would stand for others of the same remainder.
  private static let impossibleChecks: Set<Substring> = ["00", "01", "99"]

  /// The number's remainder by 97, as ISO 7064 reckons it: the first four characters go last.
  private static func remainder(of data: String) -> Int {
    (data.utf8.dropFirst(4) + Array(data.utf8.prefix(4))).reduce(0) { remainder, byte in
      if ASCIISet.digits.contains(byte) { return (remainder * 10 + Int(byte - 0x30)) % 97 }
      guard ASCIISet.capitals.contains(byte) else { return remainder }
      return (remainder * 100 + Int(byte - 0x37)) % 97
    }
  }
}

extension IBAN {
  private static let templates = Dictionary(
    DataFile.ibans.rows.map { line in
      let parts = line.split(separator: " ")
      return (String(line.prefix(2)), template(of: parts.dropFirst()))
    }, uniquingKeysWith: { first, _ in first })

  /// As long as any may be, while the country isn't known.
  private static let open = template(of: ["30c"])

  private static func template(of parts: some Sequence<Substring>) -> Template {
    let kinds = parts.flatMap { part in
      repeatElement(part.last ?? "c", count: Int(part.dropLast()) ?? 0)
    }
    let slots = ("aann" + String(kinds)).map(slot)
    return Template(
      slots.enumerated().flatMap { index, slot in
        index > 0 && index % 4 == 0 ? [.fixed(" "), slot] : [slot]
      })
  }

  private static func slot(_ kind: Character) -> Template.Element {
    switch kind {
    case "n": .slot(placeholder: "0", accepts: .digit)
    case "a": .slot(placeholder: "A", accepts: .scalars(["A"..."Z"]))
    default: .slot(placeholder: "X", accepts: .scalars(["0"..."9", "A"..."Z"]))
    }
  }

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count > 4, let template = Self.templates[String(bytes.extracting(..<2))],
      let data = template.bareBytes(of: bytes)
    else { return false }
    let text = String(data.span)
    return !Self.impossibleChecks.contains(text.dropFirst(2).prefix(2))
      && Self.remainder(of: text) == 1
  }
}

/// The number of a book, of ten or thirteen digits: `978-0-306-40615-7`, `0-8044-2957-X`.
package struct ISBN: FieldType {
  package var label: Wording { .say("label.isbn") }
  package var subject: Wording { .say("subject.isbn") }
  package let foldsForms = true

  package init() {}

  package func capacity(for data: String) -> Int { 13 }

  /// Where hyphens stand is for each publisher to say, so they are no part of it.
  package func parse(_ text: String) -> Parse {
    var body = text.trimmed
    body.take(prefix: ["isbn-13", "isbn-10", "isbn"])
    body = body.drop { ": ".contains($0) }
    var data = ""
    var isParted = true
    for index in body.indices {
      let isX = data.count == 9 && "Xx".contains(body[index])
      if body[index].isASCIIDigit && !data.hasSuffix("X") || isX {
        data += body[index].uppercased()
        isParted = false
      } else if isParted || !"- ".contains(body[index]) {
        return .stranger(index, in: text, of: .say("subject.isbn"))
      } else {
        isParted = true
      }
    }
    return data.count <= 13
      ? .data(data) : .wrong(.tooLong, .fullSecret(13, digits: true))
  }

  package func judge(_ data: String) -> Parse.State {
    let (count, isLong) = (data.count, data.hasPrefix("978") || data.hasPrefix("979"))
    if count > 10, !isLong { return .wrong(.prefix, .say("identifier.isbnPrefix")) }
    if Self.isRight(data) { return .whole }
    if count == 13 || count == 10 && !isLong || data.hasSuffix("X") {
      return .wrong(.checksum, .say("identifier.isbnChecksum"))
    }
    return .begun(.incomplete, .either(10, 13))
  }

  /// Whether the last digit follows from those before it.
  private static func isRight(_ data: String) -> Bool {
    let digits = data.utf8.map { $0 == UInt8(ascii: "X") ? 10 : Int($0) - 0x30 }
    switch digits.count {
    case 10: return zip(digits, 1...).reduce(0) { $0 + $1.0 * $1.1 } % 11 == 0
    case 13: return digits.indices.reduce(0) { $0 + digits[$1] * ($1 % 2 * 2 + 1) } % 10 == 0
    default: return false
    }
  }

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count == 10 || bytes.count == 13, bytes.all(.digits) else { return false }
    return judge(String(bytes)) == .whole
  }
}

// The types of this family, as form files and apps name them.
extension TypeDeclaration {
  package static let identifiers: [Self] = [
    Self("ipv4", "An IPv4 address.", example: "192.0.2.1") { _ in .ipv4 },
    Self("ipv6", "An IPv6 address.", example: "2001:db8::1") { _ in .ipv6 },
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
  /// An address of IP version 4.
  public static var ipv4: Self { Self(IPv4()) }
  /// An address of IP version 6.
  public static var ipv6: Self { Self(IPv6()) }
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
