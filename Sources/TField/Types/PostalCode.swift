internal import CData

/// A postal code, by the shapes of one country, or of the country that another field holds.
///
/// Of a country whose shapes aren't known everything is taken.
package struct PostalCode: CountryFollower {
  private static let length = 16

  package let label = Wording.label(.postalCode)
  package let priority = 0.5
  package let foldsForms = true

  /// The alpha-2 code of the country.
  package internal(set) var country: String?
  /// The id of the field that holds the country.
  package let countryField: String?

  package init(country: String? = nil) {
    self.country = country?.uppercased()
    countryField = nil
  }

  package init(for countryField: String) {
    country = nil
    self.countryField = countryField
  }

  package let subject = Subject.postalCode

  package func parse(_ text: String) -> Parse {
    var body = text.trimmed
    if let country, !shapes.contains(where: { $0.pattern.hasPrefix(country) }) {
      body.take(prefix: [country + "-"] + (Self.marks[country] ?? []))
    }
    if let index = body.firstIndex(where: { !$0.isPostal && !$0.isPostalBreak }) {
      return .stranger(index, in: text, of: .postalCode)
    }
    if let index = misplacedHyphen(in: body) {
      return .stranger(index, in: text, of: .postalCode)
    }
    let data = body.uppercased()
    return data.count <= Self.length ? .data(data) : .wrong(.tooLong, .length(.full(Self.length)))
  }

  /// A hyphen that stands where no shape of the country has a break.
  private func misplacedHyphen(in body: Substring) -> String.Index? {
    guard !shapes.isEmpty else { return nil }
    return body.indices.first { index in
      guard body[index] == "-" else { return false }
      let place = body[..<index].count(where: \.isPostal)
      return place == 0 || !shapes.contains { $0.breaks.contains(place) }
    }
  }

  /// What people write before a code to say of which country it is.
  private static let marks = [
    "DE": ["D-"], "FR": ["F-"], "AT": ["A-"], "IT": ["I-"], "ES": ["E-"], "BE": ["B-"],
    "SE": ["S-"], "NO": ["N-"], "FI": ["FIN-"], "LU": ["L-"], "JP": ["〒"],
  ]

  package func capacity(for data: String) -> Int { Self.length }

  package func judge(_ data: String) -> Parse.State {
    let shapes = shapes
    guard shapes.isEmpty || shapes.contains(where: { $0.begins(with: data) }) else {
      return .wrong(.postalCode, wording)
    }
    let isWhole =
      shapes.isEmpty
      ? data.contains(where: \.isPostal) : shapes.contains { $0.written(data) != nil }
    return isWhole ? .whole : .begun(.incomplete, wording)
  }

  /// The code with the breaks of its country in their places.
  package func write(_ data: String, as writing: Writing) -> String {
    guard writing == .finished else { return masked(data, as: writing) }
    if let written = shapes.lazy.compactMap({ $0.written(data) }).first { return written }
    guard let first = data.firstIndex(where: \.isPostal),
      let last = data.lastIndex(where: \.isPostal)
    else { return data }
    return String(data[first...last])
  }

  package func hint(_ data: String) -> Wording? { shapes.isEmpty ? nil : wording }

  private var wording: Wording { .place(.postalCodeShape(shapes.first?.example ?? "12345")) }

  private var shapes: [PostalShape] { country.flatMap { PostalShape.known[$0] } ?? [] }
}

extension Character {
  fileprivate var isPostal: Bool { isASCIIDigit || isASCIILetter }
  fileprivate var isPostalBreak: Bool { self == " " || self == "-" }
}

extension UInt8 {
  fileprivate var isPostalBreak: Bool { self == 0x20 || self == UInt8(ascii: "-") }
}

/// One way in which a country writes its postal codes.
private struct PostalShape: Sendable {
  let pattern: String
  /// The pattern without its breaks.
  private let bare: String
  /// After how many characters of a code a break stands.
  let breaks: Set<Int>

  init(_ pattern: Substring) {
    self.pattern = String(pattern)
    bare = pattern.filter { !$0.isPostalBreak }
    breaks = Set(
      pattern.indices.filter { pattern[$0].isPostalBreak }.map { index in
        pattern[..<index].count { !$0.isPostalBreak }
      })
  }

  static let known = Dictionary(
    DataFile.postalCodes.rows.map { line in
      (String(line.prefix(2)), line.dropFirst(3).split(separator: "|").map(Self.init))
    }, uniquingKeysWith: { first, _ in first })

  /// The pattern as a reader understands it: `A0A 0A0`.
  var example: String {
    String(pattern.map { $0 == "n" ? "0" : $0 == "a" ? "A" : $0 == "x" ? "X" : $0 })
  }

  /// True if the bytes without breaks are a whole code of this shape.
  func hasLetters(of bytes: Span<UInt8>) -> Bool {
    var rest = bare.utf8[...]
    for index in bytes.indices where !bytes[index].isPostalBreak {
      guard let kind = rest.popFirst(), Self.fits(kind, bytes[index]) else { return false }
    }
    return rest.isEmpty
  }

  /// True if the bytes have this shape's breaks, and no others; their letters are known to fit.
  func isWritten(as bytes: Span<UInt8>) -> Bool {
    guard bytes.count == pattern.utf8.count else { return false }
    var index = 0
    for kind in pattern.utf8 {
      guard kind.isPostalBreak ? bytes[index] == kind : !bytes[index].isPostalBreak else {
        return false
      }
      index += 1
    }
    return true
  }

  private static func fits(_ kind: UInt8, _ byte: UInt8) -> Bool {
    switch kind {
    case UInt8(ascii: "n"): ASCIISet.digits.contains(byte)
    case UInt8(ascii: "a"): ASCIISet.capitals.contains(byte)
    case UInt8(ascii: "x"): !byte.isPostalBreak
    default: kind == byte
    }
  }

  func begins(with data: String) -> Bool {
    let code = data.filter { !$0.isPostalBreak }
    return code.count <= bare.count && zip(bare, code).allSatisfy(Self.fits)
  }

  /// The code as this shape writes it, if it has this shape.
  func written(_ data: String) -> String? {
    var rest = data.filter { !$0.isPostalBreak }[...]
    guard rest.count == bare.count, begins(with: data) else { return nil }
    return String(pattern.compactMap { $0.isPostalBreak ? $0 : rest.popFirst() })
  }

  private static func fits(_ kind: Character, _ character: Character) -> Bool {
    switch kind {
    case "n": character.isASCIIDigit
    case "a": character.isASCIILetter
    case "x": character.isPostal
    default: kind == character
    }
  }
}

extension PostalCode {
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard (1...Self.length).contains(bytes.count), bytes.all(Self.signs),
      !bytes[0].isPostalBreak, !bytes[bytes.count - 1].isPostalBreak
    else { return false }
    guard !shapes.isEmpty else { return true }
    return shapes.first { $0.hasLetters(of: bytes) }?.isWritten(as: bytes) ?? false
  }

  private static let signs = ASCIISet.capitals.union(.digits).union(ASCIISet(" -"))
}
