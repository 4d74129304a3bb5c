internal import TField

/// A sequence of ASCII sets with counts, and choices between words.
///
/// It matches greedily: a match it finds is real, but it may miss some, so PCRE2 checks the rest.
struct SetPattern: Sendable {
  private enum Part {
    /// Characters of a set, and how many of them.
    case run(ASCIISet, ClosedRange<Int>)
    case words([String])
  }

  private var parts: [Part] = []

  /// True if the pattern certainly matches the whole text with these UTF-8 bytes.
  func describes(_ bytes: Span<UInt8>) -> Bool {
    var index = 0
    for part in parts {
      switch part {
      case .run(let set, let counts):
        let end = min(bytes.count, index + counts.upperBound)
        let start = index
        while index < end, set.contains(bytes[index]) { index += 1 }
        guard index - start >= counts.lowerBound else { return false }
      case .words(let words):
        guard let word = words.first(where: { bytes.starts(with: $0, at: index) }) else {
          return false
        }
        index += word.utf8.count
      }
    }
    return index == bytes.count
  }

  private static let most = 65_536
  private static let wordCharacters = ASCIISet.letters.union(.digits).union(ASCIISet("_"))
  private static let signs = "^$|()*+?{}[]\\."

  /// Reads a pattern; `nil` if it contains anything but characters, sets, counts and words.
  init?(_ source: String) {
    var rest = source.utf8[...]
    if rest.first == UInt8(ascii: "^") { rest.removeFirst() }
    if rest.last == UInt8(ascii: "$"), rest.dropLast().last != UInt8(ascii: "\\") {
      rest.removeLast()
    }
    while !rest.isEmpty {
      if let words = Self.words(from: &rest) {
        parts.append(.words(words))
      } else if let set = Self.set(from: &rest), let counts = Self.counts(from: &rest) {
        parts.append(.run(set, counts))
      } else {
        return nil
      }
    }
    if parts.isEmpty { return nil }
  }

  /// Words in brackets, separated by bars, with no count after them.
  private static func words(from rest: inout Substring.UTF8View) -> [String]? {
    guard rest.first == UInt8(ascii: "("), let end = rest.firstIndex(of: UInt8(ascii: ")")) else {
      return nil
    }
    let words = rest[..<end].dropFirst().split(
      separator: UInt8(ascii: "|"), omittingEmptySubsequences: false
    )
    let behind = rest[end...].dropFirst()
    guard words.joined().allSatisfy(isPlain), behind.first.map(isCount) != true else { return nil }
    rest = behind
    return words.map { String(Substring($0)) }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    ASCIISet.printable.contains(byte) && !signs.utf8.contains(byte)
  }

  private static func isCount(_ byte: UInt8) -> Bool { "?+*{".utf8.contains(byte) }

  private static func set(from rest: inout Substring.UTF8View) -> ASCIISet? {
    guard let byte = rest.popFirst() else { return nil }
    switch byte {
    case UInt8(ascii: "["): return bracket(from: &rest)
    case UInt8(ascii: "\\"): return rest.popFirst().flatMap(escaped)
    case UInt8(ascii: "."): return .printable
    default: return isPlain(byte) ? ASCIISet(byte...byte) : nil
    }
  }

  private static func escaped(_ byte: UInt8) -> ASCIISet? {
    switch byte {
    case UInt8(ascii: "d"): return .digits
    case UInt8(ascii: "w"): return wordCharacters
    case UInt8(ascii: "s"): return ASCIISet(" ")
    default:
      let isSign =
        ASCIISet.printable.contains(byte) && byte != 0x20 && !wordCharacters.contains(byte)
      return isSign ? ASCIISet(byte...byte) : nil
    }
  }

  private static func bracket(from rest: inout Substring.UTF8View) -> ASCIISet? {
    guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else { return nil }
    defer { rest = rest[end...].dropFirst() }
    return CharacterClass("[" + String(Substring(rest[...end])))?.signs
  }

  /// The count after a set, or one if there is none.
  private static func counts(from rest: inout Substring.UTF8View) -> ClosedRange<Int>? {
    let counts: ClosedRange<Int>?
    switch rest.first {
    case UInt8(ascii: "?"): counts = 0...1
    case UInt8(ascii: "*"): counts = 0...most
    case UInt8(ascii: "+"): counts = 1...most
    case UInt8(ascii: "{"):
      guard let end = rest.firstIndex(of: UInt8(ascii: "}")) else { return nil }
      counts = range(String(Substring(rest[..<end].dropFirst())))
      rest = rest[end...]
    default: return 1...1
    }
    rest.removeFirst()
    // A second sign would make the count lazy or possessive.
    return rest.first.map(isCount) == true ? nil : counts
  }

  private static func range(_ text: String) -> ClosedRange<Int>? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ $0.utf8.allSatisfy(ASCIISet.digits.contains) }),
      let lower = Int(parts[0])
    else { return nil }
    let last = parts.count == 1 ? parts[0] : parts[1]
    let upper = last.isEmpty ? max(lower, most) : Int(last)
    return upper.flatMap { lower <= $0 ? lower...$0 : nil }
  }
}
