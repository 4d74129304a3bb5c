import TField
import Testing

@testable import TFieldScreen

@Suite struct KeyNameTests {
  @Test(arguments: [
    (Key.control("s"), "Ctrl-S"), (Key(.tab, .shift), "Shift-Tab"), (.alt("n"), "Alt-N"),
    (Key(.function(10)), "F10"), (.character(" "), "Space"), (.control("\\"), "Ctrl-\\"),
    (Key(.left, [.shift, .control]), "Ctrl-Shift-Left"),
  ])
  func `a key is written as manuals write it`(key: Key, name: String) {
    #expect(key.name == name)
  }

  @Test func `every key of the table has a name of its own`() {
    let names = KeyTable.entries.flatMap(\.keys).map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func `the first key of a command stands for it`() {
    #expect(KeyTable.key(for: .defaultAction) == .control("s"))
  }
}
