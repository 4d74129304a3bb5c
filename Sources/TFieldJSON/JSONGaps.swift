/// Where objects that say the same may differ: in what they are named by, and in a few numbers.
package struct JSONGaps: Sendable {
  package static let most = 6
  private static let mostNumbers = 4

  package private(set) var count = 0
  /// Where their cells are, counted from that of the object.
  private var offsets = InlineArray<6, UInt16>(repeating: 0)
  /// Which of them the names are; one more than that, and 0 for a name that isn't there.
  private var names = InlineArray<2, UInt8>(repeating: 0)

  /// How far behind the object's cell that of a gap is.
  package subscript(gap: Int) -> Int { Int(offsets[gap]) }

  /// The gap in which the first or the second name stands.
  package func gap(ofName name: Int) -> Int? { names[name] > 0 ? Int(names[name]) &- 1 : nil }

  package func isName(_ gap: Int) -> Bool {
    gap == self.gap(ofName: 0) || gap == self.gap(ofName: 1)
  }

  /// Whether both names come before all numbers.
  package var beginWithNames: Bool { count > 1 && isName(0) && isName(1) }

  package var hasNumbers: Bool { count > namesCount }

  private var namesCount: Int { (names[0] > 0 ? 1 : 0) &+ (names[1] > 0 ? 1 : 0) }

  package func isSame(as other: Self) -> Bool {
    count == other.count && names[0] == other.names[0] && names[1] == other.names[1]
  }
}

extension JSONGaps {
  /// Adds the text of a name; each is there but once.
  package mutating func append(name: Int, at offset: Int) {
    append(offset)
    names[name] = UInt8(truncatingIfNeeded: count)
  }

  /// Adds a number; there is room for a few.
  package mutating func append(numberAt offset: Int) {
    if count &- namesCount < Self.mostNumbers { append(offset) }
  }

  private mutating func append(_ offset: Int) {
    offsets[count] = UInt16(truncatingIfNeeded: offset)
    count &+= 1
  }
}
