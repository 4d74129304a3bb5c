import Foundation
import TestSupport
import Testing

@testable import TFieldForm

/// What is wrong with a document, or `nil` if nothing is.
func firstFault(
  of bytes: [UInt8], in range: Range<Int>? = nil, by reader: JSONReader = JSONReader()
) -> JSONError? {
  do {
    var document = JSONDocument()
    try reader.read(bytes, in: range ?? bytes.indices, into: &document)
    return nil
  } catch {
    return error
  }
}

/// A JSON text and what must become of it.
///
/// `json-cases.txt` holds them all, and says how they are written.
struct JSONCase: Sendable {
  enum Verdict: Sendable, Equatable {
    case accept
    case refuse(String)
  }

  let line: String
  let verdict: Verdict
  let bytes: [UInt8]
  let place: Int?

  init(_ line: String) {
    self.line = line
    let parts = line.components(separatedBy: " ¦ ")
    precondition(parts.count == 3, "three columns: \(line)")
    let verdict = parts[0].replacing("may ", with: "")
    self.verdict =
      verdict == "accept" ? .accept : .refuse(String(verdict.dropFirst("refuse: ".count)))
    let halves = parts[1].components(separatedBy: "▸")
    bytes = halves.flatMap(Self.bytes)
    place = halves.count == 2 ? Self.bytes(of: halves[0]).count : nil
  }

  static let all = TestFile.lines(of: "json-cases.txt").map { Self($0) }

  private static func bytes(of text: String) -> [UInt8] {
    text.split(separator: "⟨", omittingEmptySubsequences: false).enumerated().flatMap {
      index, part -> [UInt8] in
      guard index > 0, let end = part.firstIndex(of: "⟩") else { return Array(part.utf8) }
      let digits = part[..<end].split(separator: " ").compactMap { UInt8($0, radix: 16) }
      return digits + Array(part[part.index(after: end)...].utf8)
    }
  }
}

extension JSONCase: CustomTestStringConvertible {
  var testDescription: String { line }
}

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

  @Test func `a long excerpt is cut, a hostile one is shown`() {
    let long = firstFault(of: Array(String(repeating: "x", count: 5_000).utf8))
    let cut = "unknown word '\(String(repeating: "x", count: 40))…'; write"
    #expect(long.map { "\($0)".hasPrefix(cut) } == true)
    let key = "\u{202E}\u{9B}31m\u{7F}\u{E0041}\u{200B}é"
    let hostile = firstFault(of: Array("{\"\(key)\":1,\"\(key)\":2}".utf8))
    #expect(
      hostile.map { "\($0)" }
        == "duplicate key '<U+202E><U+009B>31m<U+007F><U+E0041><U+200B>é' (first at line 1); "
        + "remove one of them")
  }

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

  @Test func `a hundred thousand keys are told apart in one pass`() throws {
    let members = (0..<100_000).map { "\"key\($0)\":0" }.joined(separator: ",")
    #expect(firstFault(of: Array("{\(members)}".utf8)) == nil)
    for twice in ["key4711", "\\u006bey4711"] {
      let text = "{\(members),\n\"\(twice)\":1}"
      let fault = try #require(firstFault(of: Array(text.utf8)))
      let first = SourceLocation(line: 1, column: text.prefix { $0 != "\n" }.count)
      #expect(fault.location == SourceLocation(line: 2, column: 1))
      guard fault.problem.found == "key4711", let place = fault.problem.place else {
        Issue.record("\(fault)")
        continue
      }
      #expect(place < first)
    }
  }

  @Test func `every pair of positions is found among few and among many keys`() {
    for count in [2, 3, 15, 16, 17, 18, 40] {
      for second in 1..<count {
        for first in 0..<second {
          var keys = (0..<count).map { "a long key number \($0)" }
          keys[second] = keys[first]
          let text = keys.map { "\"\($0)\":[{}]" }.joined(separator: ",")
          let fault = firstFault(of: Array("{\(text)}".utf8))
          let offset = 1 + keys[..<second].map { $0.utf8.count + 8 }.reduce(0, +)
          #expect(fault?.offset == offset)
        }
      }
    }
  }

  @Test(arguments: [
    ("abc", 0, 1, 1), ("abc", 2, 1, 3), ("abc", 3, 1, 4), ("a\nb", 1, 1, 2), ("a\nb", 2, 2, 1),
    ("a\r\nb", 1, 1, 2), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("a\n\r\n\rb", 5, 4, 1),
    ("éa", 2, 1, 2), ("e\u{301}a", 3, 1, 3), ("日本a", 6, 1, 3), ("😀a", 4, 1, 2),
    ("👩‍👩‍👧a", 18, 1, 6), ("\u{FEFF}ab", 0, 1, 1), ("\u{FEFF}ab", 3, 1, 1), ("\u{FEFF}ab", 4, 1, 2),
    ("\u{FEFF}é\r\né", 9, 2, 2), ("a\u{FEFF}b", 4, 1, 3), ("abc", 99, 1, 4), ("abc", -1, 1, 1),
    ("", 0, 1, 1),
  ])
  func `an offset has a line and a column`(text: String, offset: Int, line: Int, column: Int) {
    let location = Array(text.utf8).withUnsafeBufferPointer {
      SourceLocation(of: offset, in: $0)
    }
    #expect(location == SourceLocation(line: line, column: column))
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\n\r", " \r\r\n\t", ""])
  func `an index finds the location of every byte, in long texts too`(lineBreak: String) throws {
    let line = #"{"a": ["é", 1, "日本語", 2], "😀": {"ö": [], "x": "\u00e9"}},"# + lineBreak
    let text = "\u{FEFF}[" + String(repeating: line, count: 200) + "0]"
    let document = try JSONReader().read(Array(text.utf8))
    let locations = LocationIndex(document)
    for offset in 0...text.utf8.count where offset % 97 == 0 || offset % 4096 < 3 {
      let place = document.withSource { SourceLocation(of: offset, in: $0) }
      #expect(locations.location(of: offset) == place, "offset \(offset)")
    }
    #expect(locations.location(of: -1) == SourceLocation(line: 1, column: 1))
    #expect(locations.location(of: .max / 2) == locations.location(of: text.utf8.count))
  }

  @Test func `places are ordered by line, then by column`() {
    let first = SourceLocation(line: 1, column: 9)
    #expect(first < SourceLocation(line: 2, column: 1))
    #expect(first < SourceLocation(line: 1, column: 10))
    #expect("\(first)" == "1:9")
  }
}
