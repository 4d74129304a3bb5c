internal import TField

/// A pattern that is just one set of ASCII characters after another, each with a count.
///
/// Taken greedily it may miss a match that going back would find, but what it finds always is one,
/// so that PCRE2 need only be asked about the rest.
struct SetPattern: Sendable {
  /// Characters of a set, between so many and so many of them.
  private struct Run {
    let set: ASCIISet
    let counts: ClosedRange<Int>
  }

  private var runs: [Run] = []

  /// True if the pattern certainly describes the whole text with these UTF-8 bytes.
  func describes(_ bytes: Span<UInt8>) -> Bool {
    var index = 0
    for run in runs {
      let end = min(bytes.count, index + run.counts.upperBound)
      let start = index
      while index < end, run.set.contains(bytes[index]) { index += 1 }
      guard index - start >= run.counts.lowerBound else { return false }
    }
    return index == bytes.count
  }
}

extension SetPattern {
  private static let most = 65_536
  private static let wordCharacters = ASCIISet.letters.union(.digits).union(ASCIISet("_"))
  private static let signs = "^$|()*+?{}[]\\."

  /// Reads a pattern; `nil` if there is anything in it but characters, sets and counts.
  init?(_ source: String) {
    var rest = source.utf8[...]
    if rest.first == UInt8(ascii: "^") { rest.removeFirst() }
    if rest.last == UInt8(ascii: "$"), rest.dropLast().last != UInt8(ascii: "\\") {
      rest.removeLast()
    }
    while !rest.isEmpty {
      guard let set = Self.set(from: &rest), let counts = Self.counts(from: &rest) else {
        return nil
      }
      runs.append(Run(set: set, counts: counts))
    }
    if runs.isEmpty { return nil }
  }

  private static func set(from rest: inout Substring.UTF8View) -> ASCIISet? {
    guard let byte = rest.popFirst() else { return nil }
    switch byte {
    case UInt8(ascii: "["): return bracket(from: &rest)
    case UInt8(ascii: "\\"): return rest.popFirst().flatMap(escaped)
    case UInt8(ascii: "."): return .printable
    default:
      let isPlain = ASCIISet.printable.contains(byte) && !signs.utf8.contains(byte)
      return isPlain ? ASCIISet(byte...byte) : nil
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
    guard rest.first != UInt8(ascii: "^"), rest.first != UInt8(ascii: "]") else { return nil }
    var set = ASCIISet("")
    while let byte = rest.popFirst() {
      let isRange = rest.first == UInt8(ascii: "-")
      switch byte {
      case UInt8(ascii: "]"): return set
      case UInt8(ascii: "["): return nil
      case UInt8(ascii: "\\"):
        guard let members = rest.popFirst().flatMap(escaped), rest.first != UInt8(ascii: "-")
        else { return nil }
        set = set.union(members)
      case _ where isRange && rest.dropFirst().first != UInt8(ascii: "]"):
        rest.removeFirst()
        guard let last = rest.popFirst(), last != UInt8(ascii: "\\"), byte <= last,
          ASCIISet.printable.contains(byte), ASCIISet.printable.contains(last)
        else { return nil }
        set = set.union(ASCIISet(byte...last))
      default:
        guard ASCIISet.printable.contains(byte) else { return nil }
        set = set.union(ASCIISet(byte...byte))
      }
    }
    return nil
  }

  /// The count behind a set: one, if nothing is said.
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
    return rest.first.map { "?+*{".utf8.contains($0) } == true ? nil : counts
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
