import TestSupport
import Testing

@testable import TField

@Suite struct NumberListsTests {
  private func lists(_ all: [Int: [Int]]) -> NumberLists {
    var lists = NumberLists()
    for (owner, list) in all.sorted(by: { $0.key < $1.key }) { lists.append(list, of: owner) }
    return lists
  }

  @Test func `a number has the list that it was given`() {
    let lists = lists([2: [7, 1, 7], 5: [], 9: [2]])
    #expect(lists[2] == [7, 1, 7] && lists[9] == [2])
    for other in [-1, 0, 1, 3, 5, 8, 10, .max] { #expect(lists[other].isEmpty) }
    #expect(!lists.isEmpty)
  }

  @Test func `without any there are none, either way round`() {
    #expect(NumberLists().isEmpty && NumberLists().inverse.isEmpty)
    #expect(lists([3: []]).isEmpty && NumberLists()[0].isEmpty)
  }

  @Test func `the other way round each member has those that have it`() {
    var chance = SeededRandom()
    for _ in 0..<200 {
      var all: [Int: [Int]] = [:]
      for owner in 0..<Int.random(in: 0...12, using: &chance) {
        let list = (0..<15).filter { _ in Int.random(in: 0..<4, using: &chance) == 0 }
        all[owner] = list.shuffled(using: &chance)
      }
      let inverse = lists(all).inverse
      for member in -1...16 {
        let owners = all.keys.filter { all[$0]?.contains(member) ?? false }.sorted()
        #expect(Array(inverse[member]) == owners, "seed \(chance.seed): \(member) of \(all)")
      }
    }
  }
}
