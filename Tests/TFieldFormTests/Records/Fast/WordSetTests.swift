import Testing

@testable import TFieldForm

@Suite struct WordSetTests {
  private func contains(_ set: WordSet, _ word: String) -> Bool {
    let bytes = Array("<\(word)>".utf8)
    return bytes.withUnsafeBufferPointer { set.contains($0[1..<$0.count - 1]) }
  }

  @Test(arguments: ["a", "ab", "b", "ba", "zz", "Zz", "a b"])
  func `it holds its words`(word: String) {
    #expect(contains(WordSet(["b", "ab", "a", "zz", "ba", "Zz", "a b", "a"]), word))
  }

  @Test(arguments: ["", "abc", "c", "z", "A", "aa", "zzz"])
  func `it holds no other`(word: String) {
    #expect(!contains(WordSet(["b", "ab", "a", "zz", "ba"]), word))
  }

  @Test func `words that could be read in another way are left out`() {
    let set = WordSet([" a", "a ", "é", "", "x\u{0}"])
    #expect(set.isEmpty)
    #expect(!contains(set, " a"))
  }
}
