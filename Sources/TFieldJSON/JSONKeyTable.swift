/// An open hash table of indices, which asks its user whether two of them mean the same.
struct JSONKeyTable {
  private var slots: [Int]

  init(capacity: Int) {
    var size = 32
    while size < capacity &* 2 { size &*= 2 }
    slots = [Int](repeating: -1, count: size)
  }

  /// Puts `index` in the table, or returns the one that is there and means the same.
  mutating func insert(_ index: Int, hash: Int, isSame: (Int) -> Bool) -> Int? {
    var slot = hash & (slots.count &- 1)
    while slots[slot] >= 0 {
      if isSame(slots[slot]) { return slots[slot] }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    slots[slot] = index
    return nil
  }
}
