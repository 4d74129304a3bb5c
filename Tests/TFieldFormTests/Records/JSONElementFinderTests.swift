import Testing

@testable import TFieldForm

@Suite struct JSONElementFinderTests {
  static let arrays: [(String, [String], String)] = [
    ("[]", [], ""),
    ("[ \n ] x", [], " x"),
    ("[1]", ["1"], ""),
    ("[1, 2 ,3]\n", ["1", " 2 ", "3"], "\n"),
    (#"[{"a":[1,2]},[{"b":3},4]]"#, [#"{"a":[1,2]}"#, #"[{"b":3},4]"#], ""),
    (#"["a,]","\"]","\\",{"]":"}"}]"#, [#""a,]""#, #""\"]""#, #""\\""#, #"{"]":"}"}"#], ""),
    ("[1,]", ["1", ""], ""),
    ("[,1]", ["", "1"], ""),
    ("[,]", ["", ""], ""),
    ("[1}, 2]", ["1}", " 2"], ""),
    ("[{\"a\":1], 2]", ["{\"a\":1]", " 2"], ""),
    ("[\"a\n, 2]", ["\"a\n", " 2"], ""),
    ("[\"é😀\", \"日\"]", ["\"é😀\"", " \"日\""], ""),
  ]

  @Test(arguments: arrays)
  func `elements are found between the commas`(array: String, elements: [String], rest: String) {
    let bytes = Array(array.utf8)
    var finder = JSONElementFinder(at: 1)
    var found: [String] = []
    while case .element(let range) = finder.next(in: bytes) {
      found.append(String(decoding: bytes[range], as: UTF8.self))
    }
    #expect(found == elements)
    #expect(finder.next(in: bytes) == .end(bytes.count - rest.utf8.count))
  }

  @Test(arguments: arrays)
  func `a buffer that is filled byte by byte holds one element at most`(
    array: String, elements: [String], rest: String
  ) {
    var finder = JSONElementFinder(at: 0)
    var buffer: [UInt8] = []
    var found: [String] = []
    for byte in array.utf8.dropFirst() {
      buffer.append(byte)
      while case .element(let range) = finder.next(in: buffer) {
        found.append(String(decoding: buffer[range], as: UTF8.self))
        let unread = finder.unread
        buffer.removeFirst(unread)
        finder.moveBack(by: unread)
      }
    }
    #expect(found == elements)
  }

  @Test func `an array without an end asks for more`() {
    for text in ["[", "[1", "[1,", "[\"a]", "[[1]", "[{]"] {
      let bytes = Array(text.utf8)
      var finder = JSONElementFinder(at: 1)
      while case .element = finder.next(in: bytes) {}
      #expect(finder.next(in: bytes) == .more)
    }
    var beyond = JSONElementFinder(at: 9)
    #expect(beyond.next(in: [0x5D]) == .more)
  }
}
