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
