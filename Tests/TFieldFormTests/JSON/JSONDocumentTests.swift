import Testing

@testable import TFieldForm

@Suite struct JSONDocumentTests {
  @Test func `members and elements are visited`() throws {
    let document = try read(#"{"a": [1, [2], "\n"], "b": {"c": true}, "d": null}"#)
    var keys: [String] = []
    var kinds: [JSONKind] = []
    for member in document.root.members {
      keys.append(member.key)
      kinds.append(member.value.kind)
    }
    #expect(keys == ["a", "b", "d"])
    #expect(kinds == [.array, .object, .null])
    var sources: [String] = []
    document.root.members[0].value.elements.forEach { sources.append($0.sourceText) }
    #expect(sources == ["1", "[2]", #""\n""#])
  }

  @Test func `a text is lent as bytes, and only a text`() throws {
    let document = try read(#"["ab", "\u00e9", 1]"#)
    var lent: [[UInt8]?] = []
    for element in document.root.elements { lent.append(element.withText { Array($0) }) }
    #expect(lent == [[0x61, 0x62], [0xC3, 0xA9], nil])
  }

  @Test func `an empty document is null, whatever is asked of it`() {
    let document = JSONDocument()
    #expect(document.root.isNull)
    #expect(document.root.string == nil)
    #expect(document.root.sourceText == "")
    #expect(document.root.location == SourceLocation(line: 1, column: 1))
    #expect(document.root.members.isEmpty)
    #expect(document.root.elements.isEmpty)
  }

  private func read(_ text: String) throws -> JSONDocument {
    try JSONReader().read(Array(text.utf8))
  }
}
