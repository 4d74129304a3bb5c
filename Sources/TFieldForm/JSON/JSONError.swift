internal import TField

/// The first thing wrong with a JSON document, and the place where it is wrong.
package struct JSONError: Error, Hashable {
  package var problem: Problem
  /// The byte at fault, counted from the start of the document.
  package var offset: Int
  /// The same place in lines and columns.
  package var location: SourceLocation
}

extension JSONError: CustomStringConvertible {
  /// A problem with a value of a document that was read.
  package init(_ problem: Problem, at node: JSONNode) {
    self.init(problem: problem, offset: node.offset, location: node.location)
  }

  /// What is wrong and what to do, without the place.
  package var description: String { "\(problem)" }

  /// What can be wrong with a JSON document: each problem is declared with its sentence.
  package struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// What is told, with `{found}`, `{place}` and `{line}` for what follows.
    private let sentence: String
    /// What stands in the document.
    package private(set) var found: String?
    /// Whether that may be a part of a secret.
    private var isData = true
    /// The place that it tells of.
    package private(set) var place: SourceLocation?
    /// True if something added at the end may mend it.
    private(set) var isUnfinished = false

    package var description: String {
      var text = sentence
      if let place {
        text = text.with("\(place)", for: "{place}").with("\(place.line)", for: "{line}")
      }
      return found.map { text.with($0.visible(), for: "{found}") } ?? text
    }

    /// The same problem without anything that stood in the document, where that may be a secret.
    var withoutData: Self {
      var problem = self
      if found != nil, isData { problem.found = "…" }
      return problem
    }

    /// The same problem with the place counted in a stream.
    func placed(_ count: (SourceLocation) -> SourceLocation) -> Self {
      var problem = self
      problem.place = place.map(count)
      return problem
    }
  }

  /// What could have followed at the place of the fault.
  enum Expectation: String {
    case value = "a value"
    case valueOrBracket = "a value or ']'"
    case key = "a key in double quotes"
    case keyOrBrace = "a key in double quotes or '}'"
    case colon = "':'"
    case commaOrBrace = "',' or '}'"
    case commaOrBracket = "',' or ']'"
    case end = "the end of the only JSON value"

    fileprivate var isValue: Bool { self == .value || self == .valueOrBracket }
  }
}

extension JSONError.Problem {
  static let empty = Self("the input is empty; write a JSON value", isUnfinished: true)
  static let nul = Self("a NUL character is not allowed; remove it")
  static let trailingComma = Self("trailing comma; remove it")
  static let comment = Self("JSON has no comments; remove it or use a '$comment' key")
  static let plusSign = Self("a number can't begin with '+'; remove it")
  static let leadingZero = Self("a number can't begin with extra zeros; remove them")
  static let unclosedText = Self(
    "the text that begins here is not closed; add '\"' at its end", isUnfinished: true)
  static let lineBreakInText = Self(
    "a text ends at its line break; close it with '\"', or write the break as '\\n'")
  static let badUnicodeEscape = Self("'\\u' needs four hexadecimal digits after it")

  static func tooLarge(limit: Int) -> Self {
    Self("the input is larger than \(size(limit)); split it")
  }
  static func tooDeep(limit: Int) -> Self {
    Self("nested more than \(limit) deep; flatten the structure")
  }
  static func textTooLong(limit: Int) -> Self {
    Self("a text or number is longer than \(size(limit)); shorten it")
  }
  static func foreignEncoding(_ name: String) -> Self {
    Self("the input is \(name); save it as UTF-8")
  }
  static func invalidUTF8(_ byte: UInt8) -> Self {
    Self("byte 0x\(hexadecimal(byte)) is not valid UTF-8; save it as UTF-8")
  }
  static func unexpected(found: String, expected: JSONError.Expectation) -> Self {
    Self("expected \(expected.rawValue) but found '{found}'", found: found)
  }
  static func unclosed(_ kind: JSONKind, opened: SourceLocation) -> Self {
    Self(
      "the input ends inside the \(kind.rawValue) that begins at {place}; "
        + "add '\(kind == .object ? "}" : "]")'", place: opened, isUnfinished: true)
  }
  static func wrongQuote(_ found: String) -> Self {
    Self("'{found}' is no quote in JSON; use '\"'", found: found)
  }
  static func unquotedKey(_ key: String) -> Self {
    Self("key '{found}' must stand in double quotes", found: key)
  }
  static func unknownWord(_ word: String) -> Self {
    Self(
      "unknown word '{found}'; write true, false, null, or a text in double quotes", found: word)
  }
  /// The part of the number that lacks them is one such as `before '.'`.
  static func missingDigits(_ part: String) -> Self {
    Self("a number lacks a digit \(part); add one")
  }
  static func controlCharacter(_ byte: UInt8) -> Self {
    if byte == 0x09 { return Self("a raw tab in a text; write it as '\\t'") }
    let digits = hexadecimal(byte)
    return Self("control character <U+00\(digits)> in a text; write it as '\\u00\(digits)'")
  }
  static func unknownEscape(_ found: String) -> Self {
    Self("unknown escape '\\{found}'; write '\\\\' for a backslash", found: found)
  }
  static func loneSurrogate(_ found: String) -> Self {
    Self(
      "'\\u{found}' is half a character; write both surrogates, high then low", found: found,
      isData: false)
  }
  package static func duplicateKey(_ key: String, first: SourceLocation) -> Self {
    Self(
      "duplicate key '{found}' (first at line {line}); remove one of them", found: key,
      place: first)
  }

  private init(
    _ sentence: String, found: String? = nil, isData: Bool = true, place: SourceLocation? = nil,
    isUnfinished: Bool = false
  ) {
    (self.sentence, self.found, self.isData) = (sentence, found, isData)
    (self.place, self.isUnfinished) = (place, isUnfinished)
  }

  private static func size(_ bytes: Int) -> String {
    switch bytes {
    case (1 << 20)... where bytes % (1 << 20) == 0: "\(bytes >> 20) MiB"
    case (1 << 10)... where bytes % (1 << 10) == 0: "\(bytes >> 10) KiB"
    default: "\(bytes) bytes"
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 0x10 ? "0" + digits : digits
  }
}

extension JSONParser {
  func fault(_ problem: JSONError.Problem, at offset: Int) -> JSONError {
    JSONError(
      problem: problem, offset: offset, location: SourceLocation(of: offset, in: bytes))
  }

  /// The fault of a byte at the position that nothing can begin with here.
  func unexpected(_ expected: JSONError.Expectation) -> JSONError {
    guard !isAtEnd else { return unclosed() }
    if let comma = trailingComma { return fault(.trailingComma, at: comma) }
    return fault(problem(insteadOf: expected), at: position)
  }

  /// The comma before the position, if the open container ends here all the same.
  private var trailingComma: Int? {
    guard byte == closer else { return nil }
    let last = bytes[..<position].lastIndex { $0 > 0x20 }
    return last.flatMap { bytes[$0] == UInt8(ascii: ",") ? $0 : nil }
  }

  private func problem(insteadOf expected: JSONError.Expectation) -> JSONError.Problem {
    let found = excerpt(at: position)
    let next = byte(at: position + 1)
    return switch byte {
    case 0: .nul
    case UInt8(ascii: "#"): .comment
    case UInt8(ascii: "/") where next == UInt8(ascii: "/") || next == UInt8(ascii: "*"): .comment
    case 0x80... where bytes.lengthOfScalar(at: position) == nil: .invalidUTF8(byte)
    default: problem(of: found, insteadOf: expected)
    }
  }

  private func problem(
    of found: String, insteadOf expected: JSONError.Expectation
  ) -> JSONError.Problem {
    let isWord = byte.continuesWord && !(byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
    return switch expected {
    case .value, .valueOrBracket, .key, .keyOrBrace:
      switch found {
      case "'", "`", "‘", "’", "‚", "“", "”", "„", "«", "»", "＂": .wrongQuote(found)
      case "+" where expected.isValue: .plusSign
      case "." where expected.isValue: .missingDigits("before '.'")
      case _ where isWord: expected.isValue ? .unknownWord(found) : .unquotedKey(found)
      default: .unexpected(found: found, expected: expected)
      }
    default: .unexpected(found: found, expected: expected)
    }
  }

  /// What stands at `offset`, for a message: a word or number, or else one character.
  private func excerpt(at offset: Int) -> String {
    var end = offset
    // One more than a message shows, so that it shows the cut.
    while end - offset < 41, byte(at: end).continuesWord { end += 1 }
    if end == offset { end += bytes.lengthOfScalar(at: offset) ?? 1 }
    return String(decoding: bytes[offset..<min(end, bytes.count)], as: UTF8.self)
  }

  /// The fault of an input that ends inside a container.
  private func unclosed() -> JSONError {
    guard let cell = openCell else { return fault(.empty, at: position) }
    let opened = SourceLocation(of: Int(cell.start), in: bytes)
    return fault(.unclosed(cell.kind, opened: opened), at: bytes.count)
  }

  /// The fault of a backslash at the position that begins no escape.
  func badEscape() -> JSONError {
    let next = position + 1
    switch byte(at: next) {
    case UInt8(ascii: "u"):
      let unit = bytes.codeUnit(at: position).map { String($0, radix: 16, uppercase: true) }
      return fault(unit.map { .loneSurrogate($0) } ?? .badUnicodeEscape, at: position)
    case 0 where next < bytes.count: return fault(.nul, at: next)
    case 0x80... where bytes.lengthOfScalar(at: next) == nil:
      return fault(.invalidUTF8(bytes[next]), at: next)
    default:
      let end = next + (bytes.lengthOfScalar(at: next) ?? 0)
      return fault(
        .unknownEscape(String(decoding: bytes[next..<end], as: UTF8.self)), at: position)
    }
  }
}

extension UInt8 {
  /// Whether a word such as `true` would go on with this byte.
  var continuesWord: Bool {
    (0x61...0x7A).contains(self | 0x20) || (0x30...0x39).contains(self)
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The encoding that the first bytes of a text betray, if it isn't UTF-8.
  ///
  /// JSON begins with an ASCII character, so the zeros around it tell the width of a code unit.
  var foreignEncoding: String? {
    guard count >= 2 else { return nil }
    let isWide = count >= 4
    switch (self[0], self[1], isWide ? self[2] : 1, isWide ? self[3] : 1) {
    case (0, 0, 0xFE, 0xFF), (0xFF, 0xFE, 0, 0), (0, 0, 0, 1...), (1..., 0, 0, 0): return "UTF-32"
    case (0xFE, 0xFF, _, _), (0xFF, 0xFE, _, _), (0, 1..., _, _), (1..., 0, _, _): return "UTF-16"
    default: return nil
    }
  }
}
