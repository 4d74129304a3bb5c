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
