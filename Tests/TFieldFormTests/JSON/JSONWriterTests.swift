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
