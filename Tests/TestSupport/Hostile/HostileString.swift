/// A text or a sequence of bytes that was made to do harm where it is shown, read or kept.
public struct HostileString: Sendable, Hashable {
  /// What it is meant to harm.
  public enum Kind: String, CaseIterable, Sendable {
    case control, escape, report, command, eightBit, paste
    case bidirectional, invisible, marks, emoji, rightToLeft, brokenUTF8, lookalike
    case shell, sql, format, path, json, csv, markup, pattern, number, long
  }

  public let kind: Kind
  public let name: String
  public let bytes: [UInt8]

  private init(_ kind: Kind, _ name: String, _ bytes: [UInt8]) {
    (self.kind, self.name, self.bytes) = (kind, name, bytes)
  }

  /// The text, unless it is none.
  public var text: String? { String(validating: bytes, as: UTF8.self) }

  /// What a reader makes of it that mends what is no UTF-8.
  public var mended: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether it can be an argument of a program, or a part of a file's name.
  public var hasNUL: Bool { bytes.contains(0) }

  /// Those of `hostile.txt`, which says how they are written.
  public static let all = TestFile.lines(of: "hostile.txt").map { Self($0) }

  /// Those that are text, as form files can hold it.
  public static let texts = all.filter { $0.text != nil && !$0.hasNUL }
}

extension HostileString {
  private init(_ line: String) {
    let cells = line.unicodeScalars.split(separator: "¦").map { String($0) }
    precondition(cells.count == 3, "three columns: \(line)")
    let (name, text) = (String(cells[1].dropFirst().dropLast()), String(cells[2].dropFirst()))
    guard let kind = Kind(rawValue: String(cells[0].dropLast())) else {
      preconditionFailure("no kind: \(line)")
    }
    let bytes = text.split(separator: " ").compactMap { UInt8($0, radix: 16) }
    self.init(kind, name, kind == .brokenUTF8 ? bytes : Array(Self.text(written: text).utf8))
  }

  /// The text in which ⟨U+1B⟩ is a character, and ⟨500×x⟩ many of one.
  private static func text(written: String) -> String {
    var result = String.UnicodeScalarView()
    for part in written.unicodeScalars.split(separator: "⟨", omittingEmptySubsequences: false) {
      let halves = part.split(separator: "⟩", omittingEmptySubsequences: false)
      if halves.count == 2 { result += scalars(of: halves[0]) }
      result += halves[halves.count - 1]
    }
    return String(result)
  }

  private static func scalars(of written: Substring.UnicodeScalarView) -> [Unicode.Scalar] {
    let halves = written.split(separator: "×")
    guard halves.count == 2, let count = Int(String(halves[0])) else {
      return numbered(written)
    }
    let unit = halves[1].starts(with: "U+".unicodeScalars) ? numbered(halves[1]) : Array(halves[1])
    return (0..<count).flatMap { _ in unit }
  }

  private static func numbered(_ text: Substring.UnicodeScalarView) -> [Unicode.Scalar] {
    text.split(separator: " ").compactMap { word in
      UInt32(String(word.dropFirst(2)), radix: 16).flatMap(Unicode.Scalar.init)
    }
  }
}

extension HostileString: CustomStringConvertible {
  public var description: String { "\(kind.rawValue): \(name)" }
}

/// A few hostile texts that are tried together, each in every place in turn.
public struct HostileBatch: Sendable, CustomStringConvertible {
  public let number: Int
  public let texts: [String]

  /// What more of a text has, its beginning has as well.
  private static let longest = 400

  /// All texts, so many at a time.
  public static func all(of size: Int) -> [Self] {
    let texts = HostileString.all.map { hostile in
      String(String.UnicodeScalarView(hostile.mended.unicodeScalars.prefix(longest)))
    }
    return stride(from: 0, to: texts.count, by: size).map { start in
      Self(number: start / size, texts: Array(texts[start..<min(start + size, texts.count)]))
    }
  }

  public var description: String { "batch \(number)" }

  /// The text for a place, another one in each round.
  public func text(_ place: Int, round: Int) -> String {
    texts.isEmpty ? "" : texts[(place + round) % texts.count]
  }
}
