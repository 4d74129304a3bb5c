import TestSupport
import Testing

@testable import TField

@Suite struct NumberTableTests {
  @Test func `a number is found by its hash and by who knows what it stands for`() {
    var table = NumberTable()
    #expect(table.number(of: 7) { _ in true } == nil)
    #expect(table.add(3, 7) { _ in false } == nil)
    #expect(table.number(of: 7) { $0 == 3 } == 3)
    #expect(table.number(of: 7) { _ in false } == nil)
    #expect(table.number(of: 8) { _ in true } == nil)
  }

  @Test func `what is there already is told and not added`() {
    var table = NumberTable()
    #expect(table.add(0, 7) { _ in true } == nil)
    #expect(table.add(1, 7) { $0 == 0 } == 0)
    #expect(table.number(of: 7) { $0 == 1 } == nil)
  }

  @Test func `it knows what a dictionary knows, however many hashes are the same`() {
    var random = SeededRandom()
    var table = NumberTable()
    var keys: [Int] = []
    var known: [Int: Int] = [:]
    for _ in 0..<3_000 {
      let key = Int.random(in: 0..<1_500, using: &random)
      let hash = UInt32(key % 97)
      let found = table.add(keys.count, hash) { keys[$0] == key }
      #expect(found == known[key], "seed \(random.seed)")
      if found == nil {
        known[key] = keys.count
        keys.append(key)
      }
    }
    for key in 0..<1_600 {
      let found = table.number(of: UInt32(key % 97)) { keys[$0] == key }
      #expect(found == known[key], "seed \(random.seed)")
    }
  }

  @Test func `ids that are much alike have hashes of their own, which stay the same`() {
    let ids =
      (0..<20_000).map { "field\($0)" } + (1..<200).map { String(repeating: "a", count: $0) }
    let hashes = ids.map(NumberTable.hash)
    #expect(hashes == ids.map(NumberTable.hash))
    // Of so many numbers of 32 bits hardly any are the same by chance.
    #expect(ids.count - Set(hashes).count < 5)
    // Each slot of a small table, and each end of the number, is used.
    #expect(Set(hashes.map { $0 & 0xFF }).count == 256)
    #expect(Set(hashes.map { $0 &>> 24 }).count == 256)
  }
}
