internal import TField
internal import TFieldForm
internal import TFieldSystem

/// Keeps secrets out of messages that come from outside.
///
/// A program that is given a secret may repeat it in a complaint, which is seen on the screen and
/// stays in logs.
struct Discretion {
  private let secrets: [Secret]

  init(_ texts: [String] = []) {
    // A program may repeat one line of a text, or one entry of a list.
    let parts = texts.flatMap { $0.split(whereSeparator: \.isControl) }
    secrets = Set(parts).map { Secret(String($0)) }
  }

  /// The first line that isn't blank; `nil` also if anything in `bytes` repeats a secret.
  func firstLine(of bytes: [UInt8]) -> String? {
    admits(String(decoding: bytes, as: UTF8.self)) ? bytes.firstLine : nil
  }

  func admits(_ text: String) -> Bool {
    guard !secrets.isEmpty else { return true }
    let said = Said(text)
    return !secrets.contains { $0.isRepeated(in: said) }
  }

  /// A text, prepared for the search for secrets.
  private struct Said {
    /// In lower case, without spaces and backslashes.
    let signs: [UInt8]
    /// Only letters and digits, because programs may escape everything else.
    let core: [UInt8]
    let words: Set<String>
    let hasBackslash: Bool

    init(_ text: String) {
      let small = text.lowercased()
      signs = Array(small.filter { !$0.isWhitespace && $0 != "\\" }.utf8)
      core = Array(small.filter { $0.isLetter || $0.isNumber }.utf8)
      hasBackslash = text.contains("\\")
      words = Set(small.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    }
  }

  private struct Secret {
    private let text: String
    private let said: Said
    /// The text in the ways that programs escape it.
    private let written: [[UInt8]]

    init(_ text: String) {
      (self.text, said) = (text, Said(text))
      let written = Unicode.Scalar.writings.map { write in
        Said(text.unicodeScalars.map { write($0) ?? String($0) }.joined()).signs
      }
      self.written = Array(Set(written).subtracting([said.signs]))
    }

    /// One or two letters or digits occur in many words, so they must be a whole word.
    func isRepeated(in other: Said) -> Bool {
      if written.contains(where: other.signs.holds) { return true }
      if said.signs.isEmpty { return said.hasBackslash && other.hasBackslash }
      if said.core.count > 2, other.core.holds(said.core) { return true }
      return said.core == said.signs && said.core.count < 3
        ? other.words.contains(text.lowercased()) : other.signs.holds(said.signs)
    }
  }
}

extension Unicode.Scalar {
  /// The ways programs escape characters; `nil` means a character is printed as it is.
  fileprivate static let writings: [@Sendable (Self) -> String?] = [
    // JSON limited to ASCII.
    { $0.isASCII ? nil : String($0).utf16.map { "\\u" + $0.hex(4) }.joined() },
    // Python's strings and bytes.
    {
      $0.isASCII
        ? nil
        : $0.value < 0x100
          ? "\\x" + $0.value.hex(2)
          : $0.value < 0x10000
            ? "\\u" + $0.value.hex(4) : "\\U" + $0.value.hex(8)
    },
    { $0.isASCII ? nil : String($0).utf8.map { "\\x" + $0.hex(2) }.joined() },
    // URLs and HTML.
    { scalar in
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar)
      return isPlain ? nil : String(scalar).utf8.map { "%" + $0.hex(2) }.joined()
    },
    { ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#x27;"][$0] },
  ]
}

extension Character {
  fileprivate var isControl: Bool { unicodeScalars.allSatisfy { $0.value < 0x20 } }
}

extension [UInt8] {
  /// The first line that isn't blank, with control characters made visible.
  var firstLine: String? { shownLines(atMost: 1).first }

  var lastLine: String? { suffix(8192).split(whereSeparator: Self.endsLine).last.map(Self.shown) }

  func shownLines(atMost count: Int) -> [String] {
    var shown: [String] = []
    for line in split(whereSeparator: Self.endsLine) where shown.count < count {
      let text = Self.shown(line)
      if !text.allSatisfy(\.isWhitespace) { shown.append(text) }
    }
    return shown
  }

  private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func shown(_ line: ArraySlice<UInt8>) -> String {
    String(decoding: line.prefix(4096), as: UTF8.self).visible(limit: 200)
  }
}
