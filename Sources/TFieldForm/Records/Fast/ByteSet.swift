internal import TField

/// A set of bytes, which for all that is not ASCII knows only the Latin letters up to U+017F.
struct ByteSet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  /// Whether the letters of U+00C0 to U+017F belong to it: those of two bytes that stand for
  /// themselves in every normal form.
  var hasLatin = false

  init() {}

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { insert(byte) }
  }

  init(_ text: String) { self.init(text.utf8) }

  static let visible = Self(UInt8(0x21)...0x7E)
  static let printable = Self(UInt8(0x20)...0x7E)
  static let digits = Self("0123456789")
  static let smallLetters = Self(UInt8(ascii: "a")...UInt8(ascii: "z"))
  static let capitals = Self(UInt8(ascii: "A")...UInt8(ascii: "Z"))
  static let letters = smallLetters.union(capitals)

  func contains(_ byte: UInt8) -> Bool {
    byte < 64 ? low >> byte & 1 == 1 : byte < 128 && high >> (byte & 63) & 1 == 1
  }

  mutating func insert(_ byte: UInt8) {
    if byte < 64 { low |= 1 << byte } else if byte < 128 { high |= 1 << (byte & 63) }
  }

  var withLatin: Self {
    var set = self
    set.hasLatin = true
    return set
  }

  func union(_ other: Self) -> Self {
    var set = self
    set.low |= other.low
    set.high |= other.high
    set.hasLatin = hasLatin || other.hasLatin
    return set
  }

  func intersection(_ other: Self) -> Self {
    var set = self
    set.low &= other.low
    set.high &= other.high
    set.hasLatin = hasLatin && other.hasLatin
    return set
  }

  func subtracting(_ text: String) -> Self {
    let other = Self(text)
    var set = self
    set.low &= ~other.low
    set.high &= ~other.high
    return set
  }

  /// What follows from each byte: 1 for a member, 2 for the first half of a Latin letter.
  var table: [UInt8] {
    (UInt8.min...UInt8.max).map { byte in
      contains(byte) ? 1 : hasLatin && (0xC3...0xC5).contains(byte) ? 2 : 0
    }
  }
}

extension ByteSet {
  /// The ASCII part of a class of characters, and the Latin letters if it has all letters.
  init(_ characters: CharacterClass) {
    self = Self((UInt8(0x20)...0x7E).filter { characters.contains(Character(Unicode.Scalar($0))) })
    switch characters {
    case .letter, .alphanumeric, .any: hasLatin = true
    case .digit, .scalars: break
    }
  }
}
