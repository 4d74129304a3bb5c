import Testing

@testable import TField

@Suite struct KeyTableTests {
  @Test func `no key does two things`() {
    let keys = KeyTable.entries.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test func `a character without a meaning of its own is typed`() {
    #expect(KeyTable.command(for: .character("é")) == .edit(.insert("é")))
    #expect(KeyTable.command(for: .alt("q")) == nil)
    #expect(KeyTable.command(for: .control("q")) == nil)
  }

  @Test func `nothing is bound to the beginnings of terminal sequences`() {
    for character in "[]OPX^_" { #expect(KeyTable.command(for: .alt(character)) == nil) }
  }
}
