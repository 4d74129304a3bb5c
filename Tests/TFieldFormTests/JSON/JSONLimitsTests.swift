import Foundation
import TestSupport
import Testing

@testable import TFieldForm

@Suite struct JSONLimitsTests {
  @Test(arguments: [(3, 2), (64, 63), (1, 0)])
  func `containers may stand as deep in each other as the limit says`(limit: Int, extra: Int) {
    let reader = JSONReader(depth: limit)
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
      let atLimit = nested(limit, open, "1", close)
      #expect(firstFault(of: atLimit, by: reader) == nil)
      let beyond = firstFault(of: nested(limit + 1, open, "1", close), by: reader)
      #expect(beyond?.problem == .init(.tooDeep, "\(limit)"))
      #expect(beyond?.offset == limit * open.utf8.count)
    }
    let siblings = "[" + Array(repeating: "0", count: extra + 9).joined(separator: ",") + "]"
    #expect(firstFault(of: Array(siblings.utf8), by: reader) == nil)
  }

  @Test func `closing a container gives its depth back`() {
    let text = "[" + Array(repeating: "[{}]", count: 500).joined(separator: ",") + "]"
    #expect(firstFault(of: Array(text.utf8), by: JSONReader(depth: 3)) == nil)
  }

  @Test func `the default depth is 64`() {
    #expect(firstFault(of: nested(64, "[", "", "]")) == nil)
    #expect(firstFault(of: nested(65, "[", "", "]"))?.problem == .init(.tooDeep, "64"))
    #expect(
      "\(JSONError.Problem(.tooDeep, String(64)))"
        == "nested more than 64 deep; flatten the structure"
    )
  }

  @Test func `a million brackets are refused at the limit, closed or not`() {
    for open in ["[", "{\"a\":", "[{\"a\":"] {
      let text = Array(String(repeating: open, count: 1_000_000).utf8)
      #expect(firstFault(of: text)?.problem == .init(.tooDeep, "64"))
    }
    #expect(firstFault(of: nested(1_000_000, "[", "", "]"))?.problem == .init(.tooDeep, "64"))
  }

  @Test func `a million levels fit in a stack of 64 KiB where the limit allows them`() async {
    let text = nested(1_000_000, "[", "{\"a\":1}", "]")
    let isRead = await withCheckedContinuation { continuation in
      let thread = Thread {
        let fault = firstFault(of: text, by: JSONReader(depth: 2_000_000))
        continuation.resume(returning: fault == nil)
      }
      thread.stackSize = 64 << 10
      thread.start()
    }
    #expect(isRead)
  }

  @Test func `a text may be as long as the limit says, its escapes resolved`() {
    let reader = JSONReader(text: 8)
    for text in ["12345678", "\\n2345678", "\\u00e9345678", "\\u20ac45678", "\\ud83d\\ude005678"] {
      #expect(firstFault(of: Array("[\"\(text)\"]".utf8), by: reader) == nil)
      let longer = firstFault(of: Array("[\"\(text)9\"]".utf8), by: reader)
      #expect(longer?.problem == .init(.textTooLong, "8 bytes"))
      #expect(longer?.offset == 1)
    }
    #expect(firstFault(of: Array("[12345678]".utf8), by: reader) == nil)
    #expect(
      firstFault(of: Array("[1234567.8]".utf8), by: reader)?.problem
        == .init(.textTooLong, "8 bytes"))
  }

  @Test func `the default limit of a text is 64 KiB`() {
    let text = Array("\"\(String(repeating: "x", count: 65_536))\"".utf8)
    #expect(firstFault(of: text) == nil)
    let longer = firstFault(of: Array("\"x".utf8) + text.dropFirst())
    #expect(longer.map { "\($0)" } == "a text or number is longer than 64 KiB; shorten it")
  }

  @Test(arguments: [65_537, 1 << 20])
  func `texts of answers may be longer than those of a form`(length: Int) {
    let text = Array("\"\(String(repeating: "x", count: length))\"".utf8)
    #expect(firstFault(of: text)?.problem == .init(.textTooLong, "64 KiB"))
    #expect(firstFault(of: text, by: .answers) == nil)
    let longer =
      Array("\"".utf8) + Array(repeating: 0x78, count: (64 << 20) + 1 - length) + text.dropFirst()
    #expect(firstFault(of: longer, by: .answers)?.problem == .init(.textTooLong, "64 MiB"))
  }

  @Test func `a document may be as large as the limit says`() {
    let text = Array("[1,2,3]".utf8)
    #expect(firstFault(of: text, by: JSONReader(size: 7)) == nil)
    let fault = firstFault(of: text, by: JSONReader(size: 6))
    #expect(fault?.problem == .init(.tooLarge, "6 bytes"))
    #expect(fault?.offset == 0)
    #expect(JSONReader().size == 16 << 20)
    #expect(
      "\(JSONError.Problem(.tooLarge, (16 << 20).asSize))"
        == "the input is larger than 16 MiB; split it")
  }

  // Damaged documents must end in a fault and never in a trap.
  private static let documents = [
    #"{"tfield": 1, "title": "Größe 😀", "rows": [{"id": "a", "n": -1.5e+3, "ok": true}, null]}"#,
    "\u{FEFF}[\r\n\t\"\\u00e9\\ud83d\\ude00\\n\", [[], {}], 0.25, false\r\n]",
    #"{"e\#u{301}": {"a": "b", "\u0061b": [1, 2, 3]}, "日本": "12345678abcdefgh\"\\\/"}"#,
  ]

  @Test(arguments: documents)
  func `no prefix of a document is one, and each says where it ends`(document: String) {
    let bytes = Array(document.utf8)
    #expect(firstFault(of: bytes) == nil)
    for length in 0..<bytes.count {
      let fault = firstFault(of: Array(bytes[..<length]))
      #expect(fault.map { $0.offset <= length } == true, "a prefix of \(length) bytes")
    }
  }

  @Test func `random changes of bytes never trap`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededRandom(seed: seed)
    for _ in 0..<5_000 {
      var bytes = Array((Self.documents.randomElement(using: &random) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) { bytes.mutate(using: &random) }
      guard let fault = firstFault(of: bytes) else {
        touchEverything(in: bytes)
        continue
      }
      #expect((0...bytes.count).contains(fault.offset), "seed \(seed): \(bytes)")
      #expect(!"\(fault)".unicodeScalars.contains { $0.value < 0x20 }, "seed \(seed): \(bytes)")
    }
  }

  private func touchEverything(in bytes: [UInt8]) {
    guard let document = try? JSONReader().read(bytes) else { return }
    let locations = LocationIndex(document)
    for index in document.cells.indices {
      let node = JSONNode(document: document, index: index)
      #expect(locations.location(of: node.offset) == node.location)
      _ = (node.string, node.bool, node.integer, node.numberText, node.sourceText)
      _ = (node.elements, node.members)
    }
  }

  @Test func `a random document has the values that Foundation reads from it`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = RandomJSON(random: SeededRandom(seed: seed))
    for _ in 0..<400 {
      let text = random.document()
      let theirs = try JSONSerialization.jsonObject(
        with: Data(text.utf8), options: .fragmentsAllowed)
      let ours = try JSONReader().read(Array(text.utf8)).root
      #expect(isSame(ours, theirs), "seed \(seed): \(text)")
    }
  }

  @Test func `a random document is read alike into the storage of the last one`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = RandomJSON(random: SeededRandom(seed: seed))
    var document = JSONDocument()
    for _ in 0..<200 {
      let text = Array(random.document().utf8)
      try JSONReader().read(text, in: text.indices, into: &document)
      let fresh = try JSONReader().read(text)
      #expect(document.cells.count == fresh.cells.count, "seed \(seed)")
      for index in 0..<fresh.cells.count {
        let node = JSONNode(document: document, index: index)
        let other = JSONNode(document: fresh, index: index)
        #expect(node.kind == other.kind, "seed \(seed)")
        #expect(node.sourceText == other.sourceText, "seed \(seed)")
        #expect(node.location == other.location, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0...20)
  func `a key is found whatever its length and whatever follows it`(length: Int) throws {
    let key = String("abcdefghijklmnopqrstu".prefix(length))
    for tail in ["", " ", "\n", "\n          "] {
      let document = try JSONReader().read(Array("{\"\(key)\"\(tail):\(tail)1\(tail)}".utf8))
      #expect(document.root[key]?.integer == 1)
    }
  }

  private func isSame(_ ours: JSONNode, _ theirs: Any) -> Bool {
    switch ours.kind {
    case .object:
      let members = theirs as? [String: Any]
      return members?.count == Array(ours.members).count
        && ours.members.allSatisfy { member in
          members?[member.key].map { isSame(member.value, $0) } ?? false
        }
    case .array:
      let elements = theirs as? [Any]
      let nodes = Array(ours.elements)
      return elements?.count == nodes.count && zip(nodes, elements ?? []).allSatisfy(isSame)
    case .string:
      return (theirs as? String).map { Array($0.utf8) == ours.string.map { Array($0.utf8) } }
        ?? false
    case .number: return ours.numberText.flatMap(Double.init) == (theirs as? NSNumber)?.doubleValue
    case .bool: return ours.bool == theirs as? Bool
    case .null: return theirs is NSNull
    }
  }
}

private func nested(_ depth: Int, _ open: String, _ inner: String, _ close: String) -> [UInt8] {
  Array((String(repeating: open, count: depth) + inner).utf8)
    + Array(String(repeating: close, count: depth).utf8)
}

extension [UInt8] {
  fileprivate mutating func mutate(using random: inout SeededRandom) {
    let place = Int.random(in: 0...count, using: &random)
    let telling = Array("\"\\{}[],:0-eu \n".utf8) + [0, 0x80, 0xC3, 0xED, 0xF4, 0xFF]
    let byte = telling.randomElement(using: &random) ?? 0
    switch Int.random(in: 0..<4, using: &random) {
    case 0: insert(byte, at: place)
    case 1 where place < count: self[place] = byte
    case 2 where place < count: self[place] = UInt8.random(in: 0...255, using: &random)
    default: removeSubrange(place..<Swift.min(count, place + 2))
    }
  }
}

/// Writes sound documents of random values, with random space between their tokens.
struct RandomJSON {
  var random: SeededRandom

  mutating func document() -> String { space() + value(depth: 4) + space() }

  private mutating func value(depth: Int) -> String {
    switch Int.random(in: depth > 0 ? 0..<8 : 2..<8, using: &random) {
    case 0: list("{", "}") { $0.member($1, depth: depth) }
    case 1: list("[", "]") { random, _ in random.value(depth: depth - 1) }
    case 2: number()
    case 3: pick(["true", "false", "null"])
    default: "\"" + text() + "\""
    }
  }

  private mutating func list(
    _ opener: String, _ closer: String, item: (inout Self, Int) -> String
  ) -> String {
    let count = pick([0, 1, 2, 5, 17, 40])
    let items = (0..<count).map { space() + item(&self, $0) + space() }
    return opener + (count == 0 ? space() : items.joined(separator: ",")) + closer
  }

  /// A member whose key is like no other one of the same object.
  private mutating func member(_ index: Int, depth: Int) -> String {
    let end = pick(["", "x", "a longer name", "é", "\\n"])
    return "\"k\(index)_\(end)\"" + space() + ":" + space() + value(depth: depth - 1)
  }

  private mutating func number() -> String {
    let whole = pick(["0", "-1", "17", "-250", "900719"])
    return whole + pick(["", "", ".5", "e3", "E-2", ".25e+1"])
  }

  private mutating func text() -> String {
    let parts = [
      "a", "plain", "twelve bytes", " ", "é", "日本", "😀", "\\\"", "\\\\", "\\u00e9",
      "\\ud83d\\ude00",
    ]
    return (0..<Int.random(in: 0...5, using: &random)).map { _ in pick(parts) }.joined()
  }

  private mutating func space() -> String {
    let blanks = String(repeating: " ", count: Int.random(in: 0...20, using: &random))
    return pick(["", "", " ", "\n", "\n" + blanks, "\r\n" + blanks, "\r", "\t", blanks + "\t\n"])
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }
}
