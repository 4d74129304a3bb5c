import Testing

@testable import TFieldForm

@Suite struct JSONNodeTests {
  @Test func `a value knows what it is`() throws {
    let root = try read(#"[{}, [], "a", 1, true, false, null]"#)
    let kinds: [JSONKind] = [.object, .array, .string, .number, .bool, .bool, .null]
    #expect(root.elements.map(\.kind) == kinds)
    #expect(root.elements.map(\.bool) == [nil, nil, nil, nil, true, false, nil])
    #expect(root.elements.map(\.string) == [nil, nil, "a", nil, nil, nil, nil])
    #expect(root.elements.map(\.integer) == [nil, nil, nil, 1, nil, nil, nil])
    #expect(root.elements.map(\.isNull) == [false, false, false, false, false, false, true])
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("7", 7), ("-12", -12), ("9223372036854775807", Int.max),
    ("-9223372036854775808", Int.min), ("9223372036854775808", nil), ("-9223372036854775809", nil),
    ("99999999999999999999", nil), ("100000000000000000000000000000000", nil), ("1.0", nil),
    ("1e2", nil), ("1E0", nil),
  ])
  func `an integer is exact or none`(text: String, expected: Int?) throws {
    let node = try read(text)
    #expect(node.integer == expected)
    #expect(node.numberText == text)
  }

  @Test(arguments: [
    (#""""#, ""),
    (#""plain""#, "plain"),
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u20AC""#, "Aé€"),
    (#""x\ud83d\ude00y""#, "x😀y"),
    (#""\uD800\uDC00\uDBFF\uDFFF""#, "\u{10000}\u{10FFFF}"),
    (#""日本\u8a9e😀""#, "日本語😀"),
    (#""\\u0041""#, "\\u0041"),
    (#""\u005cu0041""#, "\\u0041"),
    (#""\u0022""#, "\""),
  ])
  func `a text is unescaped when it is asked for`(source: String, text: String) throws {
    let node = try read(source)
    #expect(node.string.map { Array($0.utf8) } == Array(text.utf8))
    #expect(node.sourceText == source)
  }

  @Test func `bytes are compared, not what they look like`() throws {
    let node = try read("{\"e\u{301}\": 1}")
    #expect(node["e\u{301}"]?.integer == 1)
    #expect(node["é"] == nil)
  }

  @Test func `members come in the order of the file, with their places`() throws {
    let root = try read(
      "{ \"b\": [1, {\"x\": 2}],\n  \"\\u0061\": {},\n  \"é\": \"日本\", \"z\": 0 }")
    #expect(root.members.map(\.key) == ["b", "a", "é", "z"])
    #expect(root.members.map(\.value.kind) == [.array, .object, .string, .number])
    #expect(root.members.map { "\($0.keyNode.location)" } == ["1:3", "2:3", "3:3", "3:14"])
    #expect(root.members.map { "\($0.value.location)" } == ["1:8", "2:13", "3:8", "3:19"])
  }

  @Test func `a key finds its value, escaped or not`() throws {
    let root = try read(#"{"a": {"b": [{"c": 5}]}, "\u0064": 6, "a\tb": 7, "": 8}"#)
    #expect(root["a"]?["b"]?.elements.map { $0["c"]?.integer } == [5])
    #expect(root["d"]?.integer == 6)
    #expect(root["a\tb"]?.integer == 7)
    #expect(root[""]?.integer == 8)
    #expect(root["b"] == nil)
    #expect(root["c"] == nil)
  }

  @Test(arguments: ["[1, {\"a\": 2}]", "\"a\"", "1", "null"])
  func `what is no object has no members`(text: String) throws {
    let node = try read(text)
    #expect(Array(node.members).isEmpty)
    #expect(node["a"] == nil)
  }

  @Test(arguments: ["{\"a\": [2]}", "\"a\"", "1", "null"])
  func `what is no array has no elements`(text: String) throws {
    #expect(Array(try read(text).elements).isEmpty)
  }

  @Test func `empty containers have nothing in them, and end where they end`() throws {
    let root = try read(#"[[], {}, [[]], 1]"#)
    #expect(root.elements.map { Array($0.elements).count } == [0, 0, 1, 0])
    #expect(root.elements.map { Array($0.members).count } == [0, 0, 0, 0])
  }

  @Test func `a node outlives the document it came from`() throws {
    var document = try JSONReader().read(Array(#"["kept"]"#.utf8))
    let root = document.root
    try JSONReader().read(Array("[1]".utf8), in: 0..<3, into: &document)
    #expect(root.elements.map(\.string) == ["kept"])
    #expect(document.root.elements.map(\.integer) == [1])
  }

  private func read(_ text: String) throws -> JSONNode {
    try JSONReader().read(Array(text.utf8)).root
  }
}
