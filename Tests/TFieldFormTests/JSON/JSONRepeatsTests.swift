import TestSupport
import Testing

@testable import TFieldForm

/// Objects that repeat others are read by another way; they have to say the same as by the usual one.
@Suite struct JSONRepeatsTests {
  private static let names = JSONNames("id", "label")

  private static func read(_ text: String) throws -> JSONNode {
    try JSONReader(names: names).read(Array(text.utf8)).root
  }

  private static func plain(_ text: String) throws -> JSONNode {
    try JSONReader().read(Array(text.utf8)).root
  }

  /// The numbers that stand for what the elements of a list say.
  private static func models(_ elements: String...) throws -> [Int?] {
    try read("[" + elements.joined(separator: ",") + "]").elements.map(\.model)
  }

  @Test func `objects that say the same but for their names have the same number`() throws {
    #expect(
      try Self.models(
        #"{"id": "a", "label": "A", "type": "zip"}"#, #"{"id": "b", "label": "", "type": "zip"}"#,
        #"{"id": "c", "type": "zip"}"#, #"{"id": "d", "label": "D", "type": "zip"}"#,
        #"{"id": "e", "label": "E", "type": "zap"}"#, #"{"id": "f", "type": "zip"}"#,
        #"{"id":"g", "label": "G", "type": "zip"}"#, #"{"label": "H", "id": "h", "type": "zip"}"#,
        #"{"label": "I", "id": "i", "type": "zip"}"#)
        == [0, 0, 1, 0, 2, 1, 3, 4, 4])
  }

  @Test func `objects that say the same but for a few numbers have the same number`() throws {
    #expect(
      try Self.models(
        #"{"id": "a", "max": 1}"#, #"{"id": "b", "max": -20}"#, #"{"id": "c", "max": 1.5e3}"#,
        #"{"id": "d", "max": "1"}"#, #"{"id": "e", "max": 0}"#, #"{"id": "f", "max": [1]}"#,
        #"{"id": "g", "max": [2]}"#, #"{"a": 1, "id": "h", "b": 2, "c": 3, "d": 4, "e": 5}"#,
        #"{"a": 2, "id": "i", "b": 3, "c": 4, "d": 5, "e": 5}"#,
        #"{"a": 1, "id": "j", "b": 2, "c": 3, "d": 4, "e": 6}"#)
        == [0, 0, 0, 1, 0, 2, 3, 4, 4, 5])
  }

  @Test func `numbers are compared as they are written`() throws {
    let root = try Self.read(
      #"[{"id": "a", "n": 1}, {"id": "b", "n": 1}, {"id": "c", "n": 12}, {"id": "d", "n": 1.0}]"#)
    let (objects, first) = (Array(root.elements), try #require(root.elements.first { _ in true }))
    #expect(objects.map { $0.isWritten(like: first) } == [true, true, false, false])
    #expect(!objects[0].isWritten(like: try Self.read(#"[{"id": "a", "n": 1}]"#)))
  }

  @Test(arguments: [
    #"{"label": "A"}"#, #"{"id": 1}"#, #"{"id": {"en": "a"}}"#, #"{"\u0069d": "a"}"#, "{}", "1",
    #"["id", "a"]"#,
  ])
  func `without a first name there is no number`(element: String) throws {
    #expect(try Self.models(element, element) == [nil, nil])
  }

  @Test func `names are told whether an object was read from key to key or not`() throws {
    let root = try Self.read(
      """
      [{"id": "a", "x": 1, "label": "Ä"}, {"id": "b", "x": 1, "label": "B"},
       {"id": "c", "x": 1, "label": "C"}, {"id": "d", "x": 1, "label": "\\u0044"},
       {"label": "E", "id": "e"}, {"label": "F", "id": "f"}, {"label": "G", "id": "g"},
       {"id": "h"}, {"id": "i"}, {"id": "j"}]
      """)
    let names = root.elements.map { "\($0.name(0)?.string ?? "–")\($0.name(1)?.string ?? "–")" }
    #expect(names == ["aÄ", "bB", "cC", "dD", "eE", "fF", "gG", "h–", "i–", "j–"])
    let folded = root.elements.map { $0.shared.document.isFolded(at: $0.index) }
    #expect(
      folded == [false, false, true, false, false, true, true, false, true, true])
  }

  @Test func `a fault behind objects that were not read from key to key has its place`() {
    let object = "{\"id\": \"a\",\n \"label\": \"é\", \"x\": \"ß\"}"
    for separator in [",", ", ", ",\n", ",\r\n", ",\"ü\","] {
      let text = "[" + Array(repeating: object, count: 9).joined(separator: separator) + separator
      for fault in ["!", "{\"id\": !", "{\"id\": \"a\",\n \"label\": \"b\", \"x\": \"ß\"!"] {
        let bytes = Array((text + fault).utf8)
        #expect(throws: Self.fault(JSONReader(), bytes)) {
          try JSONReader(names: Self.names).read(bytes)
        }
      }
    }
  }

  private static func fault(_ reader: JSONReader, _ bytes: [UInt8]) -> JSONError {
    do throws(JSONError) {
      _ = try reader.read(bytes)
      return JSONError(problem: .empty, offset: -1, location: SourceLocation(line: 0, column: 0))
    } catch { return error }
  }

  @Test func `a document is the same for both ways`() throws {
    var random = SeededRandom()
    for _ in 0..<300 {
      let text = Self.document(&random)
      let (one, other) = (try Self.read(text), try Self.plain(text))
      #expect(Self.words(of: one) == Self.words(of: other), "seed \(random.seed): \(text)")
    }
  }

  @Test func `a document that was cut or changed is refused by both ways, or by none`() {
    var random = SeededRandom()
    for _ in 0..<600 {
      var bytes = Array(Self.document(&random).utf8)
      let place = Int.random(in: bytes.indices, using: &random)
      if Bool.random(using: &random) {
        bytes.removeSubrange(place...)
      } else {
        bytes[place] = "\"\\{}[]:, \n\u{1}é0a".utf8.randomElement(using: &random) ?? 0
      }
      let one = Self.fault(JSONReader(names: Self.names), bytes)
      let other = Self.fault(JSONReader(), bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(one == other, "seed \(random.seed): \(text)")
    }
  }

  /// A list of lists of objects of a few kinds, laid out in some way.
  private static func document(_ random: inout SeededRandom) -> String {
    let bodies = [
      #"{"id": "%",§"label": "%",§"x": [1, {"id": "in"}, {"id": "in"}]}"#,
      #"{"id": "%",§"label": "%",§"x": 1}"#, #"{§"id": "%", "x": "é\u00e9 \"",§"label": "%"§}"#,
      #"{"label": "%", "more": {"id": "%", "label": "x"},§"id": "%"}"#, #"{"id": "%"}"#,
      #"{"id": "%",§"min": #, "label": "%", "max": #}"#, #"{"n": #,"id": "%",§"m":#§}"#,
      #"{"id": "%", "label": {"en": "%"}}"#, "[%]".replacingOccurrences("%", "7"), "null",
    ]
    let breaks = ["", " ", "\n", "\n  ", "\r\n", "\r", "\t"]
    let numbers = ["0", "1", "-2", "12345678901234567890", "1.5", "7e2", "-0"]
    let pause = breaks.randomElement(using: &random) ?? ""
    let objects = (0..<Int.random(in: 1...40, using: &random)).map { _ in
      let body = (bodies.randomElement(using: &random) ?? "").replacingOccurrences("§", pause)
      return
        body
        .replacingOccurrences("#", numbers.randomElement(using: &random) ?? "")
        .replacingOccurrences("%", random.text(of: "abcé😀 _", upTo: 12))
    }
    let list = "[" + objects.joined(separator: "," + pause) + "]"
    return Bool.random(using: &random) ? list : "[\(list),\(pause)\(list)]"
  }

  /// All that a node can be asked, and those in it.
  private static func words(of node: JSONNode) -> [String] {
    let own = "\(node.kind) \(node.offset) \(node.location) \(node.sourceText)"
    switch node.kind {
    case .array: return [own] + node.elements.flatMap(words)
    case .object:
      return [own]
        + node.members.flatMap { member in
          ["\(member.key) \(member.keyNode.location)"] + words(of: member.value)
            + ["\(node[member.key]?.offset ?? -1)"]
        }
    default: return [own, "\(node.string ?? "") \(node.numberText ?? "")"]
    }
  }
}

extension String {
  fileprivate func replacingOccurrences(_ old: Character, _ new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}
