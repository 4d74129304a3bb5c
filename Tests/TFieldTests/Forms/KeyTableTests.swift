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

  @Test func `every key in the table does what stands beside it`() {
    for entry in KeyTable.entries {
      for key in entry.keys { #expect(KeyTable.command(for: key) == entry.command, "\(key)") }
    }
  }

  @Test func `every key of the table has a name of its own`() {
    let names = KeyTable.entries.flatMap(\.keys).map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func `the first key of a command stands for it`() {
    for command in KeyTable.entries.map(\.command) {
      let first = KeyTable.entries.first { $0.command == command }
      #expect(KeyTable.key(for: command) == first?.keys.first, "\(command)")
    }
    #expect(KeyTable.key(for: .defaultAction) == .control("s"))
    #expect(KeyTable.key(for: .edit(.insert("x"))) == nil)
  }

  @Test(arguments: [
    Key(.function(-1)), Key(.function(.max)), Key(.function(99)), Key(.insert), .alt("e\u{301}"),
    Key(.tab, [.shift, .control, .alt]),
  ])
  func `a key that stands nowhere does nothing`(key: Key) {
    #expect(KeyTable.command(for: key) == nil)
  }
}
