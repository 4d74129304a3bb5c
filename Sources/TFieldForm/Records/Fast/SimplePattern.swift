/// A pattern that is just one set of characters after another, each with a count.
///
/// Taken greedily, such a pattern may miss a match that going back would find, but what it finds
/// is always one.
struct SimplePattern {
  private(set) var runs: [FastRecipe.Run] = []

  /// Reads a pattern; `nil` if there is anything in it but literals, sets and counts.
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
      runs.append(FastRecipe.Run(set, counts))
    }
    guard !runs.isEmpty else { return nil }
  }

  private static func set(from rest: inout Substring.UTF8View) -> ByteSet? {
    guard let byte = rest.popFirst() else { return nil }
    switch byte {
    case UInt8(ascii: "["): return bracket(from: &rest)
    case UInt8(ascii: "\\"): return rest.popFirst().flatMap(escaped)
    case UInt8(ascii: "."): return .printable
    default:
      let isPlain = (0x20...0x7E).contains(byte) && !"^$|()*+?{}]".utf8.contains(byte)
      return isPlain ? ByteSet([byte]) : nil
    }
  }

  private static func escaped(_ byte: UInt8) -> ByteSet? {
    switch byte {
    case UInt8(ascii: "d"): .digits
    case UInt8(ascii: "w"): .letters.union(.digits).union(ByteSet("_"))
    case UInt8(ascii: "s"): ByteSet(" ")
    default:
      ByteSet.visible.subtracting("_").contains(byte)
        && !ByteSet.letters.union(.digits).contains(byte) ? ByteSet([byte]) : nil
    }
  }

  private static func bracket(from rest: inout Substring.UTF8View) -> ByteSet? {
    guard rest.first != UInt8(ascii: "^"), rest.first != UInt8(ascii: "]") else { return nil }
    var set = ByteSet()
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "]"): return set
      case UInt8(ascii: "["): return nil
      case UInt8(ascii: "\\"):
        guard let members = rest.popFirst().flatMap(escaped),
          rest.first != UInt8(ascii: "-")
        else { return nil }
        set = set.union(members)
      default:
        guard let range = range(from: byte, &rest) else { return nil }
        set = set.union(ByteSet(range))
      }
    }
    return nil
  }

  private static func range(
    from first: UInt8, _ rest: inout Substring.UTF8View
  ) -> ClosedRange<UInt8>? {
    guard (0x20...0x7E).contains(first) else { return nil }
    guard rest.first == UInt8(ascii: "-"), rest.dropFirst().first != UInt8(ascii: "]") else {
      return first...first
    }
    rest.removeFirst()
    guard let last = rest.popFirst(), last != UInt8(ascii: "\\"), first <= last,
      (0x20...0x7E).contains(last)
    else { return nil }
    return first...last
  }

  /// What follows a set: a count, or nothing for just one.
  private static func counts(from rest: inout Substring.UTF8View) -> ClosedRange<Int>? {
    let counts: ClosedRange<Int>?
    switch rest.first {
    case UInt8(ascii: "?"): counts = 0...1
    case UInt8(ascii: "*"): counts = 0...most
    case UInt8(ascii: "+"): counts = 1...most
    case UInt8(ascii: "{"):
      guard let end = rest.firstIndex(of: UInt8(ascii: "}")) else { return nil }
      let inside = rest[rest.startIndex..<end].dropFirst()
      counts = range(String(Substring(inside)))
      rest = rest[end...]
    default: return 1...1
    }
    rest.removeFirst()
    // A second sign would make the count lazy or possessive.
    return rest.first.map { "?+*{".utf8.contains($0) } == true ? nil : counts
  }

  private static let most = 65_536

  private static func range(_ text: String) -> ClosedRange<Int>? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.utf8.allSatisfy(ByteSet.digits.contains) }),
      let lower = Int(parts[0])
    else { return nil }
    switch parts.count {
    case 1: return lower...lower
    case 2 where parts[1].isEmpty: return lower...max(lower, most)
    case 2: return Int(parts[1]).flatMap { lower <= $0 ? lower...$0 : nil }
    default: return nil
    }
  }
}
