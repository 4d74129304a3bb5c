import TestSupport
import Testing

@testable import TField

@Suite struct KeyMapTests {
  @Test func `no key does two things`() {
    let keys = KeyMap[.form].entries.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test func `a character without a meaning of its own is typed`() {
    #expect(KeyMap[.form].command(for: .character("é")) == .edit(.insert("é")))
    #expect(KeyMap[.form].command(for: .alt("q")) == nil)
    #expect(KeyMap[.form].command(for: .control("q")) == nil)
  }

  @Test func `nothing is bound to the beginnings of terminal sequences`() {
    for character in "[]OPX^_" { #expect(KeyMap[.form].command(for: .alt(character)) == nil) }
  }

  @Test func `every key in the table does what stands beside it`() {
    for entry in KeyMap[.form].entries {
      for key in entry.keys { #expect(KeyMap[.form].command(for: key) == entry.command, "\(key)") }
    }
  }

  @Test func `every key of the table has a name of its own`() {
    let names = KeyMap[.form].entries.flatMap(\.keys).map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func `the first key of a command stands for it`() {
    for command in KeyMap[.form].entries.map(\.command) {
      let first = KeyMap[.form].entries.first { $0.command == command }
      #expect(KeyMap[.form].key(for: command) == first?.keys.first, "\(command)")
    }
    #expect(KeyMap[.form].key(for: .defaultAction) == .control("s"))
    #expect(KeyMap[.form].key(for: .edit(.insert("x"))) == nil)
  }

  @Test(arguments: [
    Key(.function(-1)), Key(.function(.max)), Key(.function(99)), Key(.insert), .alt("e\u{301}"),
    Key(.tab, [.shift, .control, .alt]),
  ])
  func `a key that stands nowhere does nothing`(key: Key) {
    #expect(KeyMap[.form].command(for: key) == nil)
  }
}
