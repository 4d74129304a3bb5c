/// The first thing wrong with a JSON document, and the place where it is wrong.
package struct JSONError: Error, Hashable {
  package var problem: Problem

  /// The byte at fault, counted from the start of the document.
  package var offset: Int

  /// The same place, counted from the start of the document in lines and columns.
  package var location: SourceLocation
}

extension JSONError {
  /// A problem with a value of a document that was read.
  package init(_ problem: Problem, at node: JSONNode) {
    self.init(problem: problem, offset: node.offset, location: node.location)
  }
}

extension JSONError: CustomStringConvertible {
  /// What is wrong and what to do, without the place.
  package var description: String { "\(problem)" }
}

extension JSONError {
  /// What can be wrong with a JSON document.
  package enum Problem: Hashable, Sendable {
    case empty
    case tooLarge(limit: Int)
    case tooDeep(limit: Int)
    case textTooLong(limit: Int)
    case foreignEncoding(Encoding)
    case invalidUTF8(UInt8)
    case nul
    case unexpected(found: String, expected: Expectation)
    case unclosed(JSONKind, opened: SourceLocation)
    case trailingComma
    case comment
    case wrongQuote(String)
    case unquotedKey(String)
    case unknownWord(String)
    case plusSign
    case leadingZero
    case missingDigits(DigitPlace)
    case unclosedText
    case lineBreakInText
    case controlCharacter(UInt8)
    case unknownEscape(String)
    case badUnicodeEscape
    case loneSurrogate(String)
    case duplicateKey(String, first: SourceLocation)
  }

  /// An encoding that is not UTF-8 but can be recognised.
  package enum Encoding: String, Hashable, Sendable {
    case utf16 = "UTF-16"
    case utf32 = "UTF-32"
  }

  /// What could have followed at the place of the fault.
  package enum Expectation: String, Hashable, Sendable {
    case value = "a value"
    case valueOrBracket = "a value or ']'"
    case key = "a key in double quotes"
    case keyOrBrace = "a key in double quotes or '}'"
    case colon = "':'"
    case commaOrBrace = "',' or '}'"
    case commaOrBracket = "',' or ']'"
    case end = "the end of the only JSON value"
  }

  /// The part of a number that lacks its digits.
  package enum DigitPlace: String, Hashable, Sendable {
    case afterMinus = "after '-'"
    case beforePoint = "before '.'"
    case afterPoint = "after '.'"
    case inExponent = "in its exponent"
  }
}

extension JSONError.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .empty: "the input is empty; write a JSON value"
    case .tooLarge(let limit): "the input is larger than \(size(limit)); split it"
    case .tooDeep(let limit): "nested more than \(limit) deep; flatten the structure"
    case .textTooLong(let limit): "a text or number is longer than \(size(limit)); shorten it"
    case .foreignEncoding(let encoding): "the input is \(encoding.rawValue); save it as UTF-8"
    case .invalidUTF8(let byte): "byte 0x\(hexadecimal(byte)) is not valid UTF-8; save it as UTF-8"
    case .nul: "a NUL character is not allowed; remove it"
    case .unexpected(let found, let expected):
      "expected \(expected.rawValue) but found '\(found.visible())'"
    case .unclosed(let kind, let opened):
      "the input ends inside the \(kind.rawValue) that begins at \(opened); "
        + "add '\(kind == .object ? "}" : "]")'"
    case .trailingComma: "trailing comma; remove it"
    case .comment: "JSON has no comments; remove it or use a '$comment' key"
    case .wrongQuote(let found): "'\(found.visible())' is no quote in JSON; use '\"'"
    case .unquotedKey(let key): "key '\(key.visible())' must stand in double quotes"
    case .unknownWord(let word):
      "unknown word '\(word.visible())'; write true, false, null, or a text in double quotes"
    case .plusSign: "a number can't begin with '+'; remove it"
    case .leadingZero: "a number can't begin with extra zeros; remove them"
    case .missingDigits(let place): "a number lacks a digit \(place.rawValue); add one"
    case .unclosedText: "the text that begins here is not closed; add '\"' at its end"
    case .lineBreakInText:
      "a text ends at its line break; close it with '\"', or write the break as '\\n'"
    case .controlCharacter(0x09): "a raw tab in a text; write it as '\\t'"
    case .controlCharacter(let byte):
      "control character <U+00\(hexadecimal(byte))> in a text; "
        + "write it as '\\u00\(hexadecimal(byte))'"
    case .unknownEscape(let found):
      "unknown escape '\\\(found.visible())'; write '\\\\' for a backslash"
    case .badUnicodeEscape: "'\\u' needs four hexadecimal digits after it"
    case .loneSurrogate(let found):
      "'\\u\(found.visible())' is half a character; write both surrogates, high then low"
    case .duplicateKey(let key, let first):
      "duplicate key '\(key.visible())' (first at line \(first.line)); remove one of them"
    }
  }

  private func size(_ bytes: Int) -> String {
    switch bytes {
    case (1 << 20)... where bytes % (1 << 20) == 0: "\(bytes >> 20) MiB"
    case (1 << 10)... where bytes % (1 << 10) == 0: "\(bytes >> 10) KiB"
    default: "\(bytes) bytes"
    }
  }

  private func hexadecimal(_ byte: UInt8) -> String {
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
      case "." where expected.isValue: .missingDigits(.beforePoint)
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

extension JSONError.Expectation {
  fileprivate var isValue: Bool { self == .value || self == .valueOrBracket }
}

extension UInt8 {
  /// Whether a word such as `true` would go on with this byte.
  var continuesWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: false
    }
  }
}

extension JSONError.Encoding {
  /// The encoding that the first bytes of a text betray, if it isn't UTF-8.
  ///
  /// JSON begins with an ASCII character, so the zeros around it tell the width of a code unit.
  init?(startOf bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count >= 2 else { return nil }
    let isWide = bytes.count >= 4
    switch (bytes[0], bytes[1], isWide ? bytes[2] : 1, isWide ? bytes[3] : 1) {
    case (0, 0, 0xFE, 0xFF), (0xFF, 0xFE, 0, 0): self = .utf32
    case (0, 0, 0, 1...), (1..., 0, 0, 0): self = .utf32
    case (0xFE, 0xFF, _, _), (0xFF, 0xFE, _, _): self = .utf16
    case (0, 1..., _, _), (1..., 0, _, _): self = .utf16
    default: return nil
    }
  }
}

extension StringProtocol {
  /// The text as a message may quote it: what can't be seen is named, and what is long is cut.
  ///
  /// Controls, bidirectional and other invisible characters become `<U+202E>`, so that a hostile
  /// file can neither steer the terminal nor disguise what the message says.
  package func visible(limit: Int = 40) -> String {
    var shown = ""
    for (count, scalar) in unicodeScalars.enumerated() {
      guard count < limit else { return shown + "…" }
      if scalar.isSafelyVisible && !(shown.isEmpty && scalar.properties.isGraphemeExtend) {
        shown.unicodeScalars.append(scalar)
      } else {
        shown += scalar.name
      }
    }
    return shown
  }

  /// The text within quotes that nothing in it can close, whole, with long runs of blanks counted:
  /// what somebody is asked to trust.
  package var quotedWhole: String {
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.map { $0.visible(limit: .max).countingBlanks }.joined(separator: #"'\''"#)
      + "'"
  }

  /// The text as one line of a stream: what a terminal would obey, or nobody would see, is named.
  ///
  /// Line breaks are named as well, so a text that is quoted can't forge a line of its own.
  package var visibleLine: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return String(self) }
    return unicodeScalars.reduce(into: "") { line, scalar in
      if scalar.isSafelyVisible || scalar.properties.generalCategory == .spaceSeparator {
        line.unicodeScalars.append(scalar)
      } else {
        line += scalar.name
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isSafelyVisible: Bool {
    guard !isASCII else { return value >= 0x20 && value < 0x7F }
    guard !properties.isDefaultIgnorableCodePoint else { return false }
    return switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: false
    case .lineSeparator, .paragraphSeparator, .spaceSeparator: false
    default: true
    }
  }

  fileprivate var name: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }
}

extension String {
  /// The text with each run of blanks that could push something out of sight as `<12 blanks>`.
  fileprivate var countingBlanks: String {
    var counted = ""
    var rest = self[...]
    while let first = rest.first {
      let run = rest.prefix { ($0 == " ") == (first == " ") }
      counted += first == " " && run.count > 3 ? "<\(run.count) blanks>" : run
      rest = rest[run.endIndex...]
    }
    return counted
  }
}
