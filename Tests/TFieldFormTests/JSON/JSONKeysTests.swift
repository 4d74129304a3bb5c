import Testing

@testable import TFieldForm

@Suite struct JSONKeysTests {
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
}
