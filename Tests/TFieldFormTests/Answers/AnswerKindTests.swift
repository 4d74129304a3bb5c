import TFieldForm
import TField
import TestSupport
import Testing

@Suite struct AnswerKindTests {
  private static let types: [String: any FieldType] = [
    "phrase": Phrase(), "age": Age(), "toggle": Toggle(), "range": IntegerRange(),
    "half": IntegerRange(kind: .halfOpen), "choices": Choices(["a", "b"]),
    "list": FormList(of: Field("entry")), "ages": FormList(of: Field("entry", Age())),
    "own": CustomType(base: FormList(of: Field("entry")), CustomType.Changes()),
  ]

  @Test(arguments: [
    ("phrase", #""a""#, "a"), ("phrase", "null", ""), ("phrase", "1", nil), ("phrase", "[]", nil),
    ("phrase", #""a\u0000b""#, "a\u{0}b"),
    ("age", "42", "42"), ("age", #""42""#, "42"), ("age", "true", nil), ("age", "4.50", "4.50"),
    ("toggle", "true", "true"), ("toggle", "false", ""), ("toggle", #""false""#, ""),
    ("toggle", #""yes""#, nil), ("toggle", "1", nil),
    ("range", #"{"lower": 1, "upper": 5}"#, "1...5"),
    ("range", #"{"closed": true, "upper": 5, "lower": 1}"#, "1...5"),
    ("range", #"{"lower": 1, "upper": 5, "closed": false}"#, nil),
    ("range", #"{"lower": 1}"#, nil), ("range", #""1...5""#, "1...5"), ("range", "[1, 5]", nil),
    ("half", #"{"lower": 1, "upper": 5, "closed": false}"#, "1..<5"),
    ("half", #"{"lower": 1, "upper": 5}"#, nil),
    ("choices", #"["b", "a"]"#, "b\u{1F}a"), ("choices", "[]", ""), ("choices", "[1]", nil),
    ("choices", #"["a", null]"#, nil), ("choices", #""a, b""#, "a, b"), ("choices", "{}", nil),
    ("list", #"["a", "b"]"#, "a\u{1F}b"), ("list", #"["a\u001Fb"]"#, "a\u{1E}b"),
    ("list", "[3]", nil), ("ages", #"[3, "4"]"#, "3\u{1F}4"), ("own", #"["a"]"#, "a"),
    ("list", #"[["a"]]"#, nil),
  ])
  func `a value means the text that its field would hold`(
    type: String, value: String, text: String?
  ) throws {
    let kind = AnswerKind(try #require(Self.types[type]))
    let root = try JSONReader(allowsNUL: true).read(Array(value.utf8)).root
    #expect(kind.text(of: root) == text)
  }

  @Test(arguments: [
    ("list", #"["a","b"]"#, "a\u{1F}b"), ("list", "a, b", "a, b"), ("list", "", ""),
    ("list", "[a", "[a"), ("list", "[1]", nil), ("choices", #"["a"]"#, "a"),
    ("choices", "a, b", "a, b"), ("range", #"{"lower":1,"upper":5,"closed":true}"#, "1...5"),
    ("range", "1...5", "1...5"), ("phrase", "[]", "[]"), ("phrase", "{}", "{}"),
    ("toggle", "true", "true"), ("toggle", "false", ""), ("toggle", "on", nil),
  ])
  func `a cell holds a list or a range as outputs write it, or the text`(
    type: String, cell: String, text: String?
  ) throws {
    let kind = AnswerKind(try #require(Self.types[type]))
    #expect(kind.text(ofCell: cell) == text)
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
}
