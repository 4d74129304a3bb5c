/// The numbers of ids: a hash table that holds only numbers, as the ids are kept elsewhere anyway.
package struct IDTable: Sendable {
  /// An id's hash, and its number plus one; 0 where there is none.
  private var slots: [UInt64] = []
  private var count = 0

  package init() {}

  /// The number of an id; `isSame` says whether it is the one with a given number.
  package func number(of id: String, _ isSame: (Int) -> Bool) -> Int? {
    guard count > 0 else { return nil }
    let hash = Self.hash(of: id)
    var slot = slot(for: hash)
    while slots[slot] != 0 {
      let number = Int(slots[slot] & 0xFFFF_FFFF) &- 1
      if slots[slot] &>> 32 == hash, isSame(number) { return number }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    return nil
  }

  /// Adds an id that isn't there yet.
  package mutating func add(_ id: String, as number: Int) {
    reserve(count &+ 1)
    put(Self.hash(of: id) &<< 32 | UInt64(number &+ 1))
    count &+= 1
  }

  /// Makes room, so that a quarter stays free.
  package mutating func reserve(_ count: Int) {
    guard count &* 4 > slots.count &* 3 else { return }
    var size = max(16, slots.count)
    while count &* 4 > size &* 3 { size &*= 2 }
    let old = slots
    slots = [UInt64](repeating: 0, count: size)
    for entry in old where entry != 0 { put(entry) }
  }

  private mutating func put(_ entry: UInt64) {
    var slot = slot(for: entry &>> 32)
    while slots[slot] != 0 { slot = (slot &+ 1) & (slots.count &- 1) }
    slots[slot] = entry
  }

  private func slot(for hash: UInt64) -> Int { Int(hash) & (slots.count &- 1) }

  /// Seeded anew in every run, so that no form can be written to make it slow.
  private static func hash(of id: String) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: id.hashValue))
  }
}
