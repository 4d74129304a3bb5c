internal import TField

/// The first fault in a JSON document, and its place.
package struct JSONError: Error, Hashable {
  package var problem: Problem
  /// The byte at fault, counted from the start of the document.
  package var offset: Int
  package var location: SourceLocation
}

extension JSONError: CustomStringConvertible {
  package static func duplicateKey(_ key: String, first: SourceLocation, at node: JSONNode) -> Self
  {
    Self(
      problem: Problem(.duplicateKey, key, place: first), offset: node.offset,
      location: node.location)
  }

  /// What is wrong and what to do, without the place.
  package var description: String { "\(problem)" }

  /// What can be wrong with a JSON document, in the words of `Data/faults.txt`.
  package struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// The problems, named as in the table of sentences.
    package enum Name: String, Sendable {
      // Those that adding something at the end can mend.
      case empty, unclosedText, unclosedObject, unclosedArray
      case tooLarge, tooDeep, textTooLong, foreignEncoding, invalidUTF8, missingDigits
      case controlCharacter, loneSurrogate
      // Those that quote the document.
      case wrongQuote, unquotedKey, unknownWord, unknownEscape, duplicateKey
      case expectedValue, expectedValueOrBracket, expectedKey, expectedKeyOrBrace, expectedColon
      case expectedCommaOrBrace, expectedCommaOrBracket, expectedEnd
      case nul, trailingComma, comment, plusSign, leadingZero, lineBreakInText, badUnicodeEscape
      case rawTab
    }

    let name: Name
    /// A quotation from the document, or the limit that it exceeds.
    package let found: String?
    package let place: SourceLocation?

    package init(_ name: Name, _ found: String? = nil, place: SourceLocation? = nil) {
      (self.name, self.found, self.place) = (name, found, place)
    }

    package var description: String {
      let place = place.map { name == .duplicateKey ? "\($0.line)" : "\($0)" }
      return FaultWords.sentence(
        name.rawValue, [found?.visible(), place].compactMap(\.self))
    }

    /// True if adding something at the end may mend it.
    var isUnfinished: Bool {
      [.empty, .unclosedText, .unclosedObject, .unclosedArray].contains(name)
    }

    /// The same problem without anything from the document, where that may be a secret.
    var withoutData: Self {
      let plain: Set<Name> = [
        .tooLarge, .tooDeep, .textTooLong, .foreignEncoding, .invalidUTF8, .missingDigits,
        .controlCharacter, .loneSurrogate,
      ]
      return Self(name, found.map { plain.contains(name) ? $0 : "…" }, place: place)
    }

    func placed(_ count: (SourceLocation) -> SourceLocation) -> Self {
      Self(name, found, place: place.map(count))
    }
  }
}

extension Int {
  var asSize: String {
    switch self {
    case (1 << 20)... where self % (1 << 20) == 0: "\(self >> 20) MiB"
    case (1 << 10)... where self % (1 << 10) == 0: "\(self >> 10) KiB"
    default: "\(self) bytes"
    }
  }
}

extension JSONParser {
  func fault(
    _ name: JSONError.Problem.Name, _ found: String? = nil, place: SourceLocation? = nil,
    at offset: Int
  ) -> JSONError {
    JSONError(
      problem: JSONError.Problem(name, found, place: place), offset: offset,
      location: SourceLocation(of: offset, in: bytes))
  }

  /// The fault of an invalid byte, or of a NUL; `nil` for others.
  private func badByte(at offset: Int) -> JSONError? {
    if byte(at: offset) == 0 { return fault(.nul, at: offset) }
    guard byte(at: offset) >= 0x80, bytes.lengthOfScalar(at: offset) == nil else { return nil }
    return fault(.invalidUTF8, byte(at: offset).hexadecimal(2), at: offset)
  }

  func unexpected(_ expected: JSONError.Problem.Name) -> JSONError {
    guard !isAtEnd else { return unclosed() }
    if let comma = trailingComma { return fault(.trailingComma, at: comma) }
    if let fault = badByte(at: position) { return fault }
    let found = excerpt(at: position)
    let isValue = expected == .expectedValue || expected == .expectedValueOrBracket
    let isWanted = isValue || expected == .expectedKey || expected == .expectedKeyOrBrace
    let isWord = byte.continuesWord && !(byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
    let name: JSONError.Problem.Name? =
      switch found {
      case "#": .comment
      case "/" where "/*".utf8.contains(byte(at: position + 1)): .comment
      case _ where !isWanted: nil
      case "'", "`", "‘", "’", "‚", "“", "”", "„", "«", "»", "＂": .wrongQuote
      case "+" where isValue: .plusSign
      case "." where isValue: .missingDigits
      case _ where isWord: isValue ? .unknownWord : .unquotedKey
      default: nil
      }
    return fault(name ?? expected, name == .missingDigits ? "before '.'" : found, at: position)
  }

  /// The comma before the position, if the open container ends here.
  private var trailingComma: Int? {
    guard byte == closer else { return nil }
    let last = bytes[..<position].lastIndex { $0 > 0x20 }
    return last.flatMap { bytes[$0] == UInt8(ascii: ",") ? $0 : nil }
  }

  /// The text at `offset` for a message: a word or number, or else one character.
  private func excerpt(at offset: Int) -> String {
    var end = offset
    // One more than a message shows, so that it shows the cut.
    while end - offset < 41, byte(at: end).continuesWord { end += 1 }
    if end == offset { end += bytes.lengthOfScalar(at: offset) ?? 1 }
    return String(decoding: bytes[offset..<min(end, bytes.count)], as: UTF8.self)
  }

  private func unclosed() -> JSONError {
    guard let cell = openCell else { return fault(.empty, at: position) }
    let opened = SourceLocation(of: Int(cell.start), in: bytes)
    let name = cell.kind == .object ? JSONError.Problem.Name.unclosedObject : .unclosedArray
    return fault(name, place: opened, at: bytes.count)
  }

  func badCharacter(inTextFrom start: Int) -> JSONError? {
    switch byte {
    case _ where isAtEnd: fault(.unclosedText, at: start)
    case 0x0A, 0x0D: fault(.lineBreakInText, at: position)
    case 0x09: fault(.rawTab, at: position)
    case 1..<0x20: fault(.controlCharacter, byte.hexadecimal(2), at: position)
    default: badByte(at: position)
    }
  }

  func badEscape() -> JSONError {
    let next = position + 1
    if byte(at: next) == UInt8(ascii: "u") {
      let unit = bytes.codeUnit(at: position).map { $0.hexadecimal(4) }
      return fault(unit == nil ? .badUnicodeEscape : .loneSurrogate, unit, at: position)
    }
    if next < bytes.count, let fault = badByte(at: next) { return fault }
    let end = next + (bytes.lengthOfScalar(at: next) ?? 0)
    return fault(
      .unknownEscape, String(decoding: bytes[next..<end], as: UTF8.self), at: position)
  }
}

extension UInt8 {
  /// Whether a word such as `true` would continue with this byte.
  var continuesWord: Bool {
    (0x61...0x7A).contains(self | 0x20) || (0x30...0x39).contains(self)
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The encoding if it isn't UTF-8, recognised by the zeros around the first ASCII character.
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
