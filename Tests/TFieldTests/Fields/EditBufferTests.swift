import TestSupport
import Testing

@testable import TField

@Suite struct EditBufferTests {
  /// A buffer with `|` for the caret and `[` for the other end of the selection.
  static func marked(_ text: String) -> EditBuffer {
    let caret = text.filter { $0 != "[" }.prefix { $0 != "|" }.count
    var buffer = EditBuffer(text.filter { $0 != "[" && $0 != "|" })
    if text.contains("[") {
      buffer.moveCaret(to: text.filter { $0 != "|" }.prefix { $0 != "[" }.count)
      buffer.moveCaret(to: caret, isSelecting: true)
    } else {
      buffer.moveCaret(to: caret)
    }
    return buffer
  }

  static func drawn(_ buffer: EditBuffer) -> String {
    var characters = buffer.characters
    let anchor = buffer.selection.map {
      $0.lowerBound == buffer.caret ? $0.upperBound : $0.lowerBound
    }
    characters.insert("|", at: buffer.caret)
    if let anchor { characters.insert("[", at: anchor > buffer.caret ? anchor + 1 : anchor) }
    return String(characters)
  }

  @Test(arguments: [
    ("a|bc", EditCommand.Motion.left, "|abc"), ("|abc", .left, "|abc"),
    ("abc|", .right, "abc|"), ("ab|c", .right, "abc|"),
    ("one two|", .wordLeft, "one |two"), ("one | two", .wordLeft, "|one  two"),
    ("|one two", .wordRight, "one| two"), ("one| two, x", .wordRight, "one two|, x"),
    ("a|bc", .start, "|abc"), ("a|bc", .end, "abc|"),
    ("e\u{301}👨‍👩‍👧|x", .left, "e\u{301}|👨‍👩‍👧x"),
    ("[ab|c", .left, "|abc"), ("[ab|c", .right, "ab|c"), ("a|b[c", .right, "ab|c"),
  ])
  func `the caret moves`(before: String, motion: EditCommand.Motion, after: String) {
    var buffer = Self.marked(before)
    buffer.move(motion)
    #expect(Self.drawn(buffer) == after)
  }

  @Test(arguments: [
    ("a|bc", EditCommand.Motion.right, "a[b|c"), ("a[b|c", .right, "a[bc|"),
    ("a[b|c", .left, "a|bc"), ("one two|", .wordLeft, "one |two["), ("a|b", .end, "a[b|"),
  ])
  func `a selection grows and shrinks`(before: String, motion: EditCommand.Motion, after: String) {
    var buffer = Self.marked(before)
    buffer.move(motion, isSelecting: true)
    #expect(Self.drawn(buffer) == after)
  }

  @Test func `a word is undone as one step, another word is the next`() {
    var buffer = EditBuffer()
    for (index, character) in "one two".enumerated() {
      buffer.adopt(buffer.text + String(character), caret: index + 1, isTyping: true)
    }
    #expect(buffer.undo() && buffer.text == "one ")
    #expect(buffer.undo() && buffer.text == "")
    let isMore = buffer.undo()
    #expect(!isMore)
    #expect(buffer.redo() && buffer.text == "one ")
    #expect(buffer.redo() && buffer.text == "one two" && buffer.caret == 7)
  }

  @Test func `a caret move ends the run`() {
    var buffer = EditBuffer()
    buffer.adopt("a", caret: 1, isTyping: true)
    buffer.move(.left)
    buffer.move(.right)
    buffer.adopt("ab", caret: 2, isTyping: true)
    #expect(buffer.undo() && buffer.text == "a")
  }

  @Test func `a step may change text before the caret too`() {
    var buffer = EditBuffer("4")
    buffer.adopt("04", caret: 2, isTyping: true)
    #expect(buffer.undo() && buffer.text == "4" && buffer.caret == 1)
    #expect(buffer.redo() && buffer.text == "04" && buffer.caret == 2)
  }

  @Test func `a new edit forgets what was undone`() {
    var buffer = EditBuffer()
    buffer.adopt("a", caret: 1)
    _ = buffer.undo()
    buffer.adopt("b", caret: 1)
    let isRedone = buffer.redo()
    #expect(!isRedone && buffer.text == "b")
  }

  @Test func `only the last two hundred steps are kept`() {
    var buffer = EditBuffer()
    for count in 1...300 { buffer.adopt(String(repeating: "x", count: count), caret: count) }
    var steps = 0
    while buffer.undo() { steps += 1 }
    #expect(steps == 200 && buffer.text.count == 100)
  }

  @Test func `a caret outside of the text goes to its end`() {
    var buffer = EditBuffer("ab")
    buffer.moveCaret(to: 99)
    #expect(buffer.caret == 2)
    buffer.moveCaret(to: -1)
    #expect(buffer.caret == 0)
    buffer.adopt("x", caret: 50)
    #expect(buffer.caret == 1)
  }

  @Test func `whatever it takes, it holds those characters and can go back`() {
    var random = SeededRandom()
    let parts = ["a", "b", "b", " ", "é", "e\u{301}", "\r", "\n", "👨‍👩‍👧"]
    for _ in 0..<300 {
      var (buffer, texts) = (EditBuffer(), [""])
      for _ in 0..<20 {
        var characters = buffer.characters
        let start = Int.random(in: 0...characters.count, using: &random)
        let end = Int.random(in: start...characters.count, using: &random)
        characters.replaceSubrange(
          start..<end, with: parts.shuffled(using: &random).prefix(2).joined())
        let text = String(characters)
        buffer.adopt(text, caret: start)
        guard text != texts.last else { continue }
        #expect(buffer.text == text && buffer.characters == Array(text), "seed \(random.seed)")
        texts.append(text)
      }
      for text in texts.reversed().dropFirst() where buffer.undo() {
        #expect(buffer.text == text && buffer.caret <= text.count, "seed \(random.seed)")
      }
    }
  }
}
