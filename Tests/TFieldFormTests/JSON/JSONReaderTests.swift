import Foundation
import Testing

@testable import TFieldForm

@Suite struct JSONReaderTests {
  static let cases = JSONCase.all

  @Test(arguments: cases)
  func `a text is accepted, or refused at its fault`(example: JSONCase) throws {
    let fault = firstFault(of: example.bytes)
    guard case .refuse(let sentence) = example.verdict else {
      return #expect(fault == nil)
    }
    #expect("\(try #require(fault))".contains(sentence))
    #expect(fault?.offset == example.place)
  }

  @Test(arguments: cases)
  func `a slice of a larger buffer is read as if it stood alone`(example: JSONCase) {
    let bytes = Array("[\n\"".utf8) + example.bytes + Array("\"\u{7F}é".utf8)
    let slice = 3..<3 + example.bytes.count
    #expect(firstFault(of: bytes, in: slice) == firstFault(of: example.bytes))
  }

  @Test func `the tables hold hundreds of texts, none of them twice`() {
    #expect(Self.cases.count >= 300)
    #expect(Set(Self.cases.map(\.bytes)).count == Self.cases.count)
  }

  @Test(arguments: [
    ("{\n  \"a\": ▸tru\n}", "2:8"),
    ("{\r\n  \"é\": ▸tru\r\n}", "2:8"),
    ("\u{FEFF}▸x", "1:1"),
    ("[\"日本語\", ▸x]", "1:9"),
    ("[\"👩‍👩‍👧\",\r\r\n▸x]", "3:1"),
    ("[1,\n2▸", "2:2"),
  ])
  func `a fault has a line and a column`(marked: String, place: String) throws {
    let text = marked.replacing("▸", with: "")
    let fault = try #require(firstFault(of: Array(text.utf8)))
    #expect("\(fault.location)" == place)
    #expect(fault.offset == marked.prefix { $0 != "▸" }.utf8.count)
  }

  @Test func `a range beyond the buffer is cut to it`() {
    let bytes = Array("[1]".utf8)
    #expect(firstFault(of: bytes, in: -5..<99) == nil)
    #expect(firstFault(of: bytes, in: 90..<99)?.problem == .init(.empty))
    #expect(firstFault(of: [], in: 0..<1)?.problem == .init(.empty))
  }

  @Test func `a document is read into the storage of the last one`() throws {
    let lines = Array(#"{"a":1} {"b":é} ["é"]"#.utf8)
    var document = JSONDocument()
    try JSONReader().read(lines, in: 0..<7, into: &document)
    #expect(document.root["a"]?.integer == 1)
    #expect(throws: JSONError.self) {
      try JSONReader().read(lines, in: 8..<16, into: &document)
    }
    #expect(document.root.isNull && document.root.sourceText.isEmpty)
    try JSONReader().read(lines, in: 17..<23, into: &document)
    #expect(document.root.elements.map(\.string) == ["é"])
    #expect(document.root.elements.map(\.location.column) == [2])
  }
}
