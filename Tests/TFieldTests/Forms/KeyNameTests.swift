import TestSupport
import Testing

@testable import TField

@Suite struct KeyNameTests {
  @Test(arguments: [
    (Key(.tab), "Tab"), (Key(.tab, .shift), "Shift-Tab"), (.control("s"), "Ctrl-S"),
    (.control("_"), "Ctrl-_"), (.control("\\"), "Ctrl-\\"), (.alt("n"), "Alt-N"),
    (Key(.function(8), .shift), "Shift-F8"), (Key(.left, [.shift, .control]), "Ctrl-Shift-Left"),
    (Key(.pageDown, .control), "Ctrl-PgDn"), (Key(.escape), "Esc"), (.character(" "), "Space"),
    (.character("é"), "é"), (.character("-"), "-"), (.control("-"), "Ctrl--"),
  ])
  func `a key has one name, and the name is the key`(key: Key, name: String) {
    #expect(key.name == name)
    #expect(Key(named: name) == key)
  }

  @Test(arguments: KeyMap[.form].entries.flatMap(\.keys))
  func `every key of the table can be written down and read back`(key: Key) {
    #expect(!key.name.isEmpty)
    #expect(Key(named: key.name) == key)
  }

  @Test(arguments: [
    ("shift-ctrl-left", Key(.left, [.shift, .control])),
    ("ctrl-s", .control("s")),
    ("ESCAPE", Key(.escape)),
    ("PageUp", Key(.pageUp)),
    ("f10", Key(.function(10))),
    ("f", .character("f")),
    ("A", .character("A")),
  ])
  func `case, order and the longer names don't matter`(name: String, key: Key) {
    #expect(Key(named: name) == key)
  }

  @Test(arguments: [
    "", "Ctrl-", "Ctrl", "Tabb", "F0", "F64", "F1x", "F+1", "Hyper-S", " ", "Ctrl-Ctrl-", "-Tab",
    "F99999999999999999999", "F１",
  ])
  func `what names no key is refused`(name: String) {
    #expect(Key(named: name) == nil)
  }
}
