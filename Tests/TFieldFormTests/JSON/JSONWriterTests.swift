import Foundation
import TestSupport
import Testing

@testable import TFieldForm

@Suite struct JSONWriterTests {
  private static let sample: JSONValue = [
    "id": "a", "list": [1, true, .null, []], "empty": [:], "map": ["k": ["v"]],
  ]

  @Test func `one line has no space`() {
    #expect(
      written(Self.sample, .line)
        == #"{"id":"a","list":[1,true,null,[]],"empty":{},"map":{"k":["v"]}}"#)
  }

  @Test func `the pretty layout indents by two spaces`() {
    #expect(
      written(Self.sample, .pretty) == """
        {
          "id": "a",
          "list": [
            1,
            true,
            null,
            []
          ],
          "empty": {},
          "map": {
            "k": [
              "v"
            ]
          }
        }
        """)
  }

  @Test(arguments: [
    ("plain", "plain"),
    ("é 日本 😀 👩‍👩‍👧", "é 日本 😀 👩‍👩‍👧"),
    ("a\"b\\c/d", #"a\"b\\c/d"#),
    ("\n\t", #"\n\t"#),
    ("\r\u{8}\u{C}", #"\u000D\u0008\u000C"#),
    ("\u{0}\u{1}\u{1B}\u{1F} ", #"\u0000\u0001\u001B\u001F "#),
    ("~\u{7F}\u{80}\u{85}\u{9B}\u{9F}\u{A0}", "~\\u007F\\u0080\\u0085\\u009B\\u009F\u{A0}"),
    ("\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}", #"\u202A\u202B\u202C\u202D\u202E"#),
    ("\u{2066}\u{2067}\u{2068}\u{2069}", #"\u2066\u2067\u2068\u2069"#),
    ("\u{200E}\u{200F}\u{61C}", #"\u200E\u200F\u061C"#),
    ("\u{2028}\u{2029}\u{FEFF}", #"\u2028\u2029\uFEFF"#),
    ("\u{200D}\u{2010}\u{2027}\u{202F}", "\u{200D}\u{2010}\u{2027}\u{202F}"),
    ("\u{2065}\u{206A}\u{61B}\u{61D}\u{FEFE}", "\u{2065}\u{206A}\u{61B}\u{61D}\u{FEFE}"),
    ("\u{10FFFF}\u{FFFF}", "\u{10FFFF}\u{FFFF}"),
  ])
  func `what could steer or disguise is escaped, the rest is not`(text: String, escaped: String) {
    #expect(written(.string(text), .line) == "\"\(escaped)\"")
    #expect(written([JSONValue.Member(text, .null)], .line) == "{\"\(escaped)\":null}")
  }

  @Test(arguments: ["0", "-1", "1.50", "1e400", "-0.0", "100000000000000000000"])
  func `a number is written as it is spelt`(number: String) {
    #expect(written(.number(number), .line) == number)
  }

  @Test(arguments: ["", "01", "nan", "inf", "1,5", " 1", "true", "[1]", "1]"])
  func `what is no number is written as a text`(number: String) {
    #expect(written(.number(number), .line) == "\"\(number)\"")
  }

  @Test func `a random value is read back as it was written`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededRandom(seed: seed)
    for _ in 0..<1_000 {
      let value = JSONValue.random(depth: 4, using: &random)
      for layout in [JSONValue.Layout.line, .pretty] {
        let bytes = Array(written(value, layout).utf8)
        let root = try JSONReader().read(bytes).root
        #expect(JSONValue(root) == value, "seed \(seed)")
      }
    }
  }

  @Test func `Foundation reads the same text`() throws {
    let text = String(String.UnicodeScalarView((1...0x2FFF).compactMap(Unicode.Scalar.init)))
    let data = Data(written(.array([.string(text)]), .pretty).utf8)
    #expect(
      try JSONDecoder().decode([String].self, from: data).map(\.utf8.count) == [text.utf8.count])
  }

  private func written(_ members: [JSONValue.Member], _ layout: JSONValue.Layout) -> String {
    written(.object(members), layout)
  }

  private func written(_ value: JSONValue, _ layout: JSONValue.Layout) -> String {
    String(validating: value.bytes(layout), as: UTF8.self) ?? "invalid UTF-8"
  }

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

  @Test(arguments: [
    ("plain text 'x'", "plain text 'x'"),
    ("é日😀", "é日😀"),
    ("a\u{0}\n\t\u{1B}[31m\u{7F}", "a<U+0000><U+000A><U+0009><U+001B>[31m<U+007F>"),
    ("\u{80}\u{9B}", "<U+0080><U+009B>"),
    ("\u{202E}\u{2066}\u{200F}\u{61C}", "<U+202E><U+2066><U+200F><U+061C>"),
    ("\u{200B}\u{200D}\u{FEFF}\u{AD}\u{2060}", "<U+200B><U+200D><U+FEFF><U+00AD><U+2060>"),
    ("\u{2028}\u{2029}\u{A0}\u{3000}", "<U+2028><U+2029><U+00A0><U+3000>"),
    ("\u{E0041}\u{FE0F}\u{3164}\u{E000}", "<U+E0041><U+FE0F><U+3164><U+E000>"),
    ("\u{378}\u{FFFF}", "<U+0378><U+FFFF>"),
    ("\u{301}e\u{301}", "<U+0301>e\u{301}"),
    ("", ""),
  ])
  func `what can't be seen is named`(text: String, shown: String) {
    #expect(text.visible() == shown)
  }

  @Test func `what is long is cut`() {
    #expect("abcdef".visible(limit: 6) == "abcdef")
    #expect("abcdefg".visible(limit: 6) == "abcdef…")
    #expect("e\u{301}\u{301}\u{301}".visible(limit: 2) == "e\u{301}…")
  }
}

extension JSONValue {
  fileprivate init(_ node: JSONNode) {
    switch node.kind {
    case .object: self = .object(node.members.map { Member($0.key, JSONValue($0.value)) })
    case .array: self = .array(node.elements.map(JSONValue.init))
    case .string: self = .string(node.string ?? "")
    case .number: self = node.integer.map(Self.integer) ?? .number(node.numberText ?? "")
    case .bool: self = .bool(node.bool ?? false)
    case .null: self = .null
    }
  }

  fileprivate static func random(depth: Int, using random: inout SeededRandom) -> Self {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &random) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &random))
    case 2: return .integer(Int.random(in: .min ... .max, using: &random))
    case 3: return .number("\(Double.random(in: 0.5..<1, using: &random))")
    case 4, 5: return .string(randomText(using: &random))
    case 6:
      let count = Int.random(in: 0..<6, using: &random)
      return .array((0..<count).map { _ in Self.random(depth: depth - 1, using: &random) })
    default:
      let count = Int.random(in: 0..<24, using: &random)
      return .object(
        (0..<count).map {
          Member("\($0) \(randomText(using: &random))", .random(depth: depth - 2, using: &random))
        })
    }
  }

  private static func randomText(using random: inout SeededRandom) -> String {
    let ranges: [ClosedRange<UInt32>] = [1...0x7F, 1...0xFF, 0x2000...0x206F, 1...0x10FFFF]
    let range = ranges.randomElement(using: &random) ?? 1...0x7F
    let scalars = (0..<Int.random(in: 0..<20, using: &random)).compactMap { _ in
      Unicode.Scalar(UInt32.random(in: range, using: &random))
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
