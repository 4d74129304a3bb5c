import Foundation
import TField
import TFieldForm
import TestSupport
import Testing

@Suite struct AnswerKindTests {
  private static let types: [String: any FieldType] = [
    "phrase": Phrase(), "age": Age(), "toggle": Toggle(), "range": IntegerRange(),
    "half": IntegerRange(kind: .halfOpen), "choices": Choices(["a", "b"]),
    "list": FormList(of: Field("entry")), "ages": FormList(of: Field("entry", Age())),
    "own": CustomType(base: FormList(of: Field("entry")), CustomType.Changes()),
  ]

  /// The cells of a table of `kinds.txt`.
  private static func rows(_ table: Int) -> [[String]] {
    TestFile.tables(of: "kinds.txt")[table].lines.map { $0.components(separatedBy: " ¦ ") }
  }

  private static func value(_ cell: String) throws -> Value? {
    if cell == "none" { return nil }
    guard cell.hasPrefix("\"") || cell.hasPrefix("[") else { return .text(cell) }
    let root = try JSONReader(allowsNUL: true).read(Array(cell.utf8)).root
    return root.string.map(Value.text) ?? Value(root.elements.map { $0.string ?? "" })
  }

  @Test(arguments: rows(0))
  func `a value means what its field would hold`(row: [String]) throws {
    let kind = AnswerKind(try #require(Self.types[row[0]]))
    let root = try JSONReader(allowsNUL: true).read(Array(row[1].utf8)).root
    #expect(try kind.value(of: root) == Self.value(row[2]))
  }

  @Test(arguments: rows(1))
  func `a cell holds a list or a range as outputs write it, or the text`(row: [String]) throws {
    let kind = AnswerKind(try #require(Self.types[row[0]]))
    let cell = row[1].hasPrefix("\"") ? try Self.value(row[1])?.text ?? "" : row[1]
    #expect(try kind.value(ofCell: cell) == Self.value(row[2]))
  }

  @Test(arguments: [
    ("phrase", JSONKind.number, "a text, not a number"),
    ("toggle", .string, "true or false, not a text"),
    ("age", .array, "a number or a text, not an array"),
    ("list", .array, "an array of texts"), ("list", .bool, "an array of texts, not a truth value"),
    ("ages", .array, "an array of numbers or texts"),
    ("range", .object, "a text or an object of lower and upper"),
  ])
  func `what is wanted instead is said in one phrase`(
    type: String, found: JSONKind, phrase: String
  ) throws {
    let kind = AnswerKind(try #require(Self.types[type]))
    #expect(kind.wanted(insteadOf: found).text() == phrase)
  }

  private func type(_ schema: String) throws -> JSONText {
    JSONText(JSONSchema(try JSONReader().read(Array(schema.utf8)).root))
  }

  @Test func `what is unfinished is no fault until the field is left`() throws {
    let type = try type("{}")
    #expect(type.judge(#"{"a": [1,"#).live == nil)
    #expect(type.judge(#"{"a": [1,"#).error?.code.rawValue == "json")
    #expect(
      type.judge("{\"a\": 1,\n b}").live?.wording.text() == "Line 2, column 2: this is no JSON")
    #expect(
      type.judge("{\"a\": 1,\n b}").live?.wording.text(in: .german).hasPrefix("Zeile 2") == true)
  }

  @Test func `its schema judges it, with the place inside`() throws {
    let type = try type(#"{"properties":{"a":{"items":{"minimum":2}}}}"#)
    #expect(type.judge(#"{"a":[2]}"#) == .whole)
    #expect(type.judge(#"{"a":[3,1]}"#).error?.wording.text() == "a[1]: At least 2")
  }
}

@Suite struct SchemaInstanceTests {
  private func node(_ text: String) throws -> JSONNode {
    try JSONReader().read(Array(text.utf8)).root
  }

  private func value(_ text: String) throws -> JSONValue { JSONValue(try node(text)) }

  @Test(arguments: TestFile.lines(of: "changes.txt"))
  func `only what the form changed is changed in what was given`(row: String) throws {
    let cells = row.components(separatedBy: " ¦ ")
    var instance = SchemaInstance(JSONSchema(try node("{}")), given: try value(cells[0]))
    instance.open(with: try value(cells[1]))
    #expect(instance.document(of: try value(cells[2])).line == cells[3])
  }
}
