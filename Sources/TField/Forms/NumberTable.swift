/// A hash table that holds only numbers, as what they stand for is kept elsewhere anyway.
package struct NumberTable: Sendable {
  /// A hash, and the number plus one; 0 where there is none.
  private var slots: [UInt64] = []
  private var count = 0

  package init() {}

  /// The number with that hash of which `isSame` says that it is the one.
  package func number(of hash: UInt32, _ isSame: (Int) -> Bool) -> Int? {
    count > 0 ? numberOrSlot(of: hash, isSame).number : nil
  }

  /// Adds a number unless there is one of which `isSame` says that it is the same: then that one.
  package mutating func add(
    _ number: Int, _ hash: UInt32, unless isSame: (Int) -> Bool
  ) -> Int? {
    reserve(count &+ 1)
    let (known, slot) = numberOrSlot(of: hash, isSame)
    if known == nil {
      slots[slot] = UInt64(hash) &<< 32 | UInt64(number &+ 1)
      count &+= 1
    }
    return known
  }

  /// Makes room, so that a quarter stays free.
  package mutating func reserve(_ count: Int) {
    guard count &* 4 > slots.count &* 3 else { return }
    var size = max(16, slots.count)
    while count &* 4 > size &* 3 { size &*= 2 }
    let old = slots
    slots = [UInt64](repeating: 0, count: size)
    for entry in old where entry != 0 {
      slots[numberOrSlot(of: UInt32(entry &>> 32)) { _ in false }.slot] = entry
    }
  }

  /// Where the number is, or the free slot at which it belongs.
  private func numberOrSlot(
    of hash: UInt32, _ isSame: (Int) -> Bool
  ) -> (number: Int?, slot: Int) {
    var slot = Int(hash) & (slots.count &- 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot] & 0xFFFF_FFFF) &- 1
      if slots[slot] &>> 32 == hash, isSame(number) { return (number, slot) }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    return (nil, slot)
  }
}

extension NumberTable {
  /// Seeded anew in every run, so that no form can be written to make a table slow.
  package static let seed = UInt64(truncatingIfNeeded: "".hashValue)

  /// A hash of an id, byte by byte.
  package static func hash(of id: String) -> UInt32 {
    var id = id
    return hash(of: id.withUTF8 { mark(of: $0, after: seed) })
  }

  /// A number for some bytes and for what came before, which is another for most others.
  package static func mark(of bytes: UnsafeBufferPointer<UInt8>, after mark: UInt64) -> UInt64 {
    let raw = UnsafeRawBufferPointer(bytes)
    var mark = mark ^ UInt64(truncatingIfNeeded: raw.count)
    var offset = 0
    while offset &+ 8 <= raw.count {
      mark.mix(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset &+= 8
    }
    var rest: UInt64 = 0
    while offset < raw.count {
      rest = rest &<< 8 | UInt64(raw[offset])
      offset &+= 1
    }
    mark.mix(rest)
    return mark
  }

  /// Spreads what differs in any bits over those that choose a slot.
  package static func hash(of bits: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: bits &* 0x9E37_79B9_7F4A_7C15 &>> 32)
  }
}

extension UInt64 {
  /// Takes in a word, so that each of its bits changes many.
  fileprivate mutating func mix(_ word: UInt64) {
    let (high, low) = (self ^ word).multipliedFullWidth(by: 0xFF51_AFD7_ED55_8CCD)
    self = high ^ low ^ word
  }
}
