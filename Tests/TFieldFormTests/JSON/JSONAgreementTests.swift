import Foundation
import TestSupport
import Testing

@testable import TFieldForm

/// Random documents, read by the reader and by Foundation.
@Suite struct JSONAgreementTests {
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
