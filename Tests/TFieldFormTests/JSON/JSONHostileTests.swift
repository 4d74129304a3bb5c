import TestSupport
import Testing

@testable import TFieldForm

/// Damaged documents, which must end in a fault and never in a trap.
@Suite struct JSONHostileTests {
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
