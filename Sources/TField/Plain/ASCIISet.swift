/// A set of ASCII characters.
package struct ASCIISet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  package init(_ bytes: ClosedRange<UInt8>) {
    for byte in bytes { insert(byte) }
  }

  package init(_ text: String) {
    for byte in text.utf8 { insert(byte) }
  }

  package static let digits = Self("0123456789")
  package static let smallLetters = Self(UInt8(ascii: "a")...UInt8(ascii: "z"))
  package static let capitals = Self(UInt8(ascii: "A")...UInt8(ascii: "Z"))
  package static let letters = smallLetters.union(capitals)
  package static let printable = Self(UInt8(0x20)...0x7E)
  static let hexDigits = digits.union(Self("abcdefABCDEF"))

  package func contains(_ byte: UInt8) -> Bool {
    byte < 64 ? low >> byte & 1 == 1 : byte < 128 && high >> (byte - 64) & 1 == 1
  }

  private mutating func insert(_ byte: UInt8) {
    if byte < 64 { low |= 1 << byte } else if byte < 128 { high |= 1 << (byte - 64) }
  }

  package func union(_ other: Self) -> Self {
    var set = self
    set.low |= other.low
    set.high |= other.high
    return set
  }
}
