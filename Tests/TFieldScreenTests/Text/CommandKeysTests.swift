import TField
import Testing

@testable import TFieldScreen

@Suite struct CommandKeysTests {
  @Test func `every key of the table has a name of its own`() {
    let names = KeyTable.entries.flatMap(\.keys).map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func `the first key of a command stands for it`() {
    #expect(KeyTable.key(for: .defaultAction) == .control("s"))
  }
}
