/// Places that wait for their turn, the lowest rank first; each waits once.
struct RankedQueue {
  private let ranks: [Int]
  /// A binary heap: none has a lower rank than the one at half its index.
  private var heap: [Int] = []
  private var waiting: Set<Int> = []

  init(_ ranks: [Int]) { self.ranks = ranks }

  mutating func add(_ places: [Int]) {
    for place in places where waiting.insert(place).inserted {
      heap.append(place)
      rise()
    }
  }

  /// Takes out the one whose turn it is.
  mutating func next() -> Int? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    if !heap.isEmpty {
      heap[0] = last
      sink()
    }
    waiting.remove(first)
    return first
  }

  private mutating func rise() {
    var child = heap.count - 1
    while child > 0, rank(child) < rank((child - 1) / 2) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func sink() {
    var parent = 0
    while true {
      let children = (2 * parent + 1..<2 * parent + 3).clamped(to: heap.indices)
      guard let least = children.min(by: { rank($0) < rank($1) }), rank(least) < rank(parent)
      else { return }
      heap.swapAt(least, parent)
      parent = least
    }
  }

  private func rank(_ index: Int) -> Int { ranks[heap[index]] }
}
