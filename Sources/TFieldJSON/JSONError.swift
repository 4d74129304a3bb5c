/// The first thing wrong with a JSON document, and the place where it is wrong.
public struct JSONError: Error, Hashable {
  public var problem: Problem

  /// The byte at fault, counted from the start of the document.
  public var offset: Int

  /// The same place, counted from the start of the document in lines and columns.
  public var location: SourceLocation
}

extension JSONError: CustomStringConvertible {
  /// What is wrong and what to do, without the place.
  public var description: String { "\(problem)" }
}

extension JSONError {
  /// What can be wrong with a JSON document.
  public enum Problem: Hashable, Sendable {
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
  public enum Encoding: String, Hashable, Sendable {
    case utf16 = "UTF-16"
    case utf32 = "UTF-32"
  }

  /// What could have followed at the place of the fault.
  public enum Expectation: String, Hashable, Sendable {
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
  public enum DigitPlace: String, Hashable, Sendable {
    case afterMinus = "after '-'"
    case beforePoint = "before '.'"
    case afterPoint = "after '.'"
    case inExponent = "in its exponent"
  }
}
