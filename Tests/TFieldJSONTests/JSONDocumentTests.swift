import Testing

@testable import TFieldJSON

@Suite struct JSONDocumentTests {
  @Test func `members and elements are visited by index`() throws {
    let document = try read(#"{"a": [1, [2], "\n"], "b": {"c": true}, "d": null}"#)
    var keys: [String?] = []
    var kinds: [JSONKind] = []
    document.forEachMember(of: 0) { key, value in
      keys.append(document.string(at: key))
      kinds.append(document.kind(at: value))
    }
    #expect(keys == ["a", "b", "d"])
    #expect(kinds == [.array, .object, .null])
    var sources: [String] = []
    document.forEachElement(of: 2) { sources.append(document.sourceText(at: $0)) }
    #expect(sources == ["1", "[2]", #""\n""#])
  }

  @Test func `a text is lent as bytes, and only a text`() throws {
    let document = try read(#"["ab", "\u00e9", 1]"#)
    var lent: [[UInt8]?] = []
    document.forEachElement(of: 0) { element in
      lent.append(document.withText(at: element) { Array($0) })
    }
    #expect(lent == [[0x61, 0x62], [0xC3, 0xA9], nil])
    #expect(document.bytesEqual(at: 1, to: "ab"))
    #expect(!document.bytesEqual(at: 1, to: "a"))
    #expect(document.bytesEqual(at: 2, to: "é"))
    #expect(!document.bytesEqual(at: 3, to: "1"))
  }

  @Test func `an empty document is null, whatever is asked of it`() {
    let document = JSONDocument()
    #expect(document.root.isNull)
    #expect(document.kind(at: -1) == .null)
    #expect(document.string(at: 7) == nil)
    #expect(document.sourceText(at: 0) == "")
    #expect(document.location(at: 0) == SourceLocation(line: 1, column: 1))
    document.forEachMember(of: 0) { _, _ in Issue.record("there is no member") }
    document.forEachElement(of: 0) { _ in Issue.record("there is no element") }
  }

  @Test func `a cleared document has forgotten everything`() throws {
    var document = try read("[1]")
    document.clear()
    #expect(document.root.isNull)
    #expect(Array(document.root.elements).isEmpty)
  }

  private func read(_ text: String) throws -> JSONDocument {
    try JSONReader().read(Array(text.utf8))
  }
}
