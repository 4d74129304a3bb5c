/// What can be told of a text by looking at its bytes.
///
/// A character is plain if it is printable ASCII, or a letter of some common script that is the same
/// in every normal form and never joins what stands beside it. A text of nothing else is taken in
/// as it is, and has as many characters as scalars.
extension Span<UInt8> {
  /// True if every character is plain, or that other byte, and meets the claim about its scalar.
  func allPlain(
    allowing other: UInt8? = nil, _ claim: (UInt32) -> Bool = { _ in true }
  ) -> Bool {
    var index = 0
    while index < count {
      let byte = self[index]
      if byte < 0x7F {
        guard byte >= 0x20 || byte == other, claim(UInt32(byte)) else { return false }
        index += 1
      } else {
        guard let (letter, length) = plainLetter(at: index), claim(letter) else { return false }
        index += length
      }
    }
    return true
  }

  /// The number of characters; `nil` if any of them isn't plain.
  var plainCount: Int? {
    var characters = 0
    let isPlain = allPlain { _ in
      characters += 1
      return true
    }
    return isPlain ? characters : nil
  }

  /// True if every character is plain, some is more than white space, and there is room for all.
  func isPlainText(upTo most: Int = FieldLimits.graphemes, allowing other: UInt8? = nil) -> Bool {
    guard count <= most else { return false }
    var isBlank = true
    let isPlain = allPlain(allowing: other) { scalar in
      if scalar > 0x20 { isBlank = false }
      return true
    }
    return isPlain && !isBlank
  }

  /// True if every byte belongs to the set.
  func all(_ set: ASCIISet) -> Bool {
    for index in indices where !set.contains(self[index]) { return false }
    return true
  }

  func has(_ byte: UInt8) -> Bool {
    for index in indices where self[index] == byte { return true }
    return false
  }

  /// True if some byte belongs to the set.
  func has(_ set: ASCIISet) -> Bool {
    for index in indices where set.contains(self[index]) { return true }
    return false
  }

  /// True if they are the bytes of that text.
  func isText(_ text: String) -> Bool { count == text.utf8.count && starts(with: text) }

  /// True if they begin with the bytes of that text.
  func starts(with text: String) -> Bool {
    let other = text.utf8
    guard other.count <= count else { return false }
    var index = 0
    for byte in other {
      if self[index] != byte { return false }
      index += 1
    }
    return true
  }

  /// The plain letter of two or three bytes at `index`.
  private func plainLetter(at index: Int) -> (scalar: UInt32, length: Int)? {
    let first = self[index]
    let length = first < 0xE0 ? 2 : 3
    guard (0xC3...0xED).contains(first), index + length <= count else { return nil }
    var scalar = UInt32(first & (length == 2 ? 0x1F : 0x0F))
    for next in index + 1..<index + length {
      guard self[next] & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | UInt32(self[next] & 0x3F)
    }
    let isShortest = length == 2 || scalar >= 0x800
    return isShortest && PlainLetters.contains(scalar) ? (scalar, length) : nil
  }
}

/// The letters beyond ASCII that are plain: those of Latin, Greek, Cyrillic, Hebrew, Arabic, Chinese,
/// Japanese and Korean texts as they are mostly written.
enum PlainLetters {
  static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xD7, 0xF7: false
    case 0xC0...0x2AF, 0x388...0x38A, 0x38E...0x3A1, 0x3A3...0x3CE, 0x400...0x481, 0x48A...0x52F,
      0x5D0...0x5EA, 0x620...0x63F, 0x641...0x64A, 0x3041...0x3096, 0x30A1...0x30FA,
      0x4E00...0x9FA5, 0xAC00...0xD7A3:
      true
    default: false
    }
  }
}

extension String {
  /// The text that these bytes are in UTF-8.
  package init(_ bytes: Span<UInt8>) {
    self = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}
