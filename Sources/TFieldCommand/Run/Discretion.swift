internal import TField
internal import TFieldForm
internal import TFieldSystem

/// Keeps what secret fields hold out of sentences that come from outside.
///
/// A program that is told a secret may well repeat it when it complains, and what it says is seen
/// on the screen and stays in logs.
struct Discretion {
  private let secrets: [Secret]

  /// Keeps back the texts of secrets.
  init(_ texts: [String] = []) {
    // A program may repeat one line of a text, or one entry of a list.
    let parts = texts.flatMap { $0.split(whereSeparator: \.isControl) }
    secrets = Set(parts).map { Secret(String($0)) }
  }

  /// The first line that says something; `nil` also if anything there repeats a secret.
  func firstLine(of bytes: [UInt8]) -> String? {
    admits(String(decoding: bytes, as: UTF8.self)) ? bytes.firstLine : nil
  }

  /// Whether a text repeats none of the secrets.
  func admits(_ text: String) -> Bool {
    guard !secrets.isEmpty else { return true }
    let said = Said(text)
    return !secrets.contains { $0.isRepeated(in: said) }
  }

  /// A text as it is searched for secrets.
  private struct Said {
    /// Without spaces and backslashes, and all letters small.
    let signs: [UInt8]
    /// The letters and digits alone, as a program may write all others in ways of its own.
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
    /// The same with the signs that programs write in ways of their own.
    private let written: [[UInt8]]

    init(_ text: String) {
      (self.text, said) = (text, Said(text))
      let written = Unicode.Scalar.writings.map { write in
        Said(text.unicodeScalars.map { write($0) ?? String($0) }.joined()).signs
      }
      self.written = Array(Set(written).subtracting([said.signs]))
    }

    /// Two letters or digits stand in many words, so they must be one by themselves.
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
  /// How programs write what they don't print as it is; `nil` for what they do print.
  fileprivate static let writings: [@Sendable (Self) -> String?] = [
    // In JSON of plain letters alone.
    { $0.isASCII ? nil : String($0).utf16.map { "\\u" + $0.hex(4) }.joined() },
    // As Python writes a text, and bytes.
    {
      $0.isASCII
        ? nil
        : $0.value < 0x100
          ? "\\x" + $0.value.hex(2)
          : $0.value < 0x10000
            ? "\\u" + $0.value.hex(4) : "\\U" + $0.value.hex(8)
    },
    { $0.isASCII ? nil : String($0).utf8.map { "\\x" + $0.hex(2) }.joined() },
    // In addresses and in HTML.
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

  /// The last line that isn't blank, with control characters made visible.
  var lastLine: String? { suffix(8192).split(whereSeparator: Self.endsLine).last.map(Self.shown) }

  /// The first lines that aren't blank, with control characters made visible.
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
