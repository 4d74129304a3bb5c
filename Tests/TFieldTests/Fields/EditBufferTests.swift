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

@Suite struct AnswerTextTests {
  @Test(arguments: [
    ("Hello {name}!", "Hello  Ada King Lovelace !"), ("{name|trim|lower}", "ada king lovelace"),
    ("{name|upper}", " ADA KING LOVELACE "), ("{name|slug}", "ada-king-lovelace"),
    ("{name|first}", "Ada"), ("{name|initials}", "AKL"), ("{file|basename}", "report.txt"),
    ("{{{name|first}}", "{Ada}"), ("no {{brace}", "no {brace}"), ("{missing}", ""),
  ])
  func `answers stand in a text`(source: String, text: String) throws {
    let surroundings = Surroundings(values: [
      "name": Surroundings.Known(
        data: "", typed: .none, isValid: true, text: " Ada King Lovelace "),
      "file": Surroundings.Known(data: "", typed: .none, isValid: true, text: "/tmp/report.txt"),
    ])
    #expect(try AnswerText(source).text(in: surroundings) == text)
  }

  @Test(arguments: [
    ("{name", AnswerText.Fault.unclosed), ("{name|loud}", .unknownFilter("loud")),
  ])
  func `a text at fault says why`(source: String, fault: AnswerText.Fault) {
    #expect(throws: fault) { try AnswerText(source) }
  }

  @Test(arguments: ["{a}", "{a|upper}", "{a|first} ", "{a|lower|upper|slug}"])
  func `a text that answers make too long is cut`(piece: String) throws {
    let long = String(repeating: "a\u{301}", count: 4096)
    let surroundings = Surroundings(values: [
      "a": Surroundings.Known(data: "", typed: .none, isValid: true, text: long)
    ])
    let text = try AnswerText(String(repeating: piece, count: 2600)).text(in: surroundings)
    #expect(text.hasSuffix("…") && text.utf8.count <= 65_536 + 3)
  }
}

@Suite struct FieldEditingTests {
  @Test func `a mark typed behind its letter is composed with it`() {
    let typing = Typing(Phrase(), "e\u{301}")
    #expect(typing.data.unicodeScalars.elementsEqual("é".unicodeScalars))
    #expect(typing.caret == 1)
  }

  @Test func `marks typed one by one are bounded as pasted ones are`() {
    var typing = Typing(Phrase(), "a")
    for _ in 0..<40 { typing.press(.character("\u{301}")) }
    #expect(typing.data.count == 1)
    #expect(typing.data.unicodeScalars.count <= Intake.scalarsPerGrapheme)
  }

  @Test func `deleting between two halves of a syllable leaves it whole`() {
    var typing = Typing(Phrase(), "\u{1100}x\u{1161}")
    typing.edit(.move(.left))
    typing.type("\u{8}")
    #expect(typing.data.unicodeScalars.elementsEqual("가".unicodeScalars))
  }
}

@Suite struct IntakeTests {
  @Test(arguments: [
    ("plain", "plain"), ("a\tb", "a b"), ("a\r\nb", "a b"), ("a\n\n\tb", "a b"),
    ("a\u{0}b\u{1B}[31m", "ab[31m"), ("\u{7F}x\u{9B}y", "xy"), ("e\u{301}", "é"),
    ("a\u{2028}b", "a b"), ("５０\u{A0}–１", "５０\u{A0}–１"),
  ])
  func `text is cleaned`(text: String, cleaned: String) {
    #expect(
      Intake.cleaned(text, folding: false).unicodeScalars.elementsEqual(cleaned.unicodeScalars))
  }

  @Test func `full-width forms, odd spaces and dashes are folded where asked`() {
    #expect(Intake.cleaned("５０\u{A0}–１−２ａ", folding: true) == "50 -1-2a")
  }

  @Test func `lines are kept where asked`() {
    #expect(Intake.cleaned("a\r\nb\tc\u{2029}d", folding: false, keepingLines: true) == "a\nb c\nd")
  }

  @Test func `no grapheme holds more than sixteen scalars`() {
    let flood = "a" + String(repeating: "\u{301}", count: 500) + "b"
    let cleaned = Intake.cleaned(flood, folding: false)
    #expect(cleaned.count == 2)
    #expect(cleaned.allSatisfy { $0.unicodeScalars.count <= 16 })
  }
}

@Suite struct MaskTests {
  @Test(arguments: [
    (Mask.nothing, "", ""), (.nothing, "a b-c", "•••••"), (.nothing, "👨‍👩‍👧é", "••"),
    (.lastFour, "123-45-6789", "•••-••-6789"), (.lastFour, "12345", "•2345"),
    (.lastFour, "1234", "••••"), (.lastFour, "1-2", "•-•"), (.lastFour, "", ""),
  ])
  func `dots hide whatever may not be seen`(mask: Mask, text: String, seen: String) {
    #expect(mask.hiding(text) == seen)
  }

  @Test func `of a number that isn't whole nothing is seen`() {
    #expect(Mask.lastFour.hiding("123-45", isWhole: false) == "•••-••")
  }
}

@Suite struct TemplateTests {
  static let phone: Template = "(000) 000-0000"

  @Test(arguments: [
    ("", ""), ("5", "(5"), ("555", "(555"), ("5551", "(555) 1"),
    ("5551234567", "(555) 123-4567"), ("55512345678", "(555) 123-45678"),
  ])
  func `fixed characters come with the data behind them`(data: String, text: String) {
    #expect(Self.phone.filled(with: data) == text)
  }

  @Test(arguments: [
    ("", "(000) 000-0000"), ("555", ") 000-0000"), ("5551", "00-0000"), ("5551234567", ""),
  ])
  func `what is not filled remains`(data: String, rest: String) {
    #expect(Self.phone.remainder(after: data.count) == rest)
  }

  @Test(arguments: [(0, 1), (3, 6), (6, 10), (9, 13), (10, 14), (12, 16)])
  func `a data character stands in the column of its slot`(index: Int, column: Int) {
    #expect(Self.phone.column(of: index) == column)
  }

  @Test func `a column means the data character at it`() {
    #expect([0, 1, 4, 6, 99, -3].map(Self.phone.index) == [0, 0, 3, 3, 10, 0])
  }

  @Test func `the tail belongs to a settled value only`() {
    let template = Template("00%")
    #expect(template.filled(with: "12") == "12")
    #expect(template.filled(with: "12", isSettled: true) == "12%")
    #expect(template.filled(with: "1", isSettled: true) == "1")
    #expect(template.filled(with: "", isSettled: true) == "")
  }

  @Test(arguments: [
    ("ab12", "ab12"), ("AB-1234", "AB1234"), ("AB 1234", "AB1234"), ("AB/1", "AB1"),
    ("1a2b3", "1a2b3"), ("A-1", "A-1"), ("12", "12"), ("AB12345", "AB12345"), ("AB-1x2", "AB1x2"),
  ])
  func `fixed characters are stepped over, all else stays`(text: String, data: String) {
    #expect(Template("AA-0000").bare(text) == data)
  }

  @Test(arguments: [
    ("(555) 234-5678", "5552345678"), ("5552345678", "5552345678"), ("(555) 234", "555234"),
    ("(555) 234-", nil), ("(555) 234 5678", nil), ("555234567x", nil), ("(55a) 234-5678", nil),
    ("55523456789", nil),
  ])
  func `data is found in bytes, bare or in the mask`(text: String, data: String?) {
    let found = Template("(000) 000-0000").data(in: text.utf8.span)
    #expect(found?.text == data)
  }

  @Test func `a backslash makes a slot's character fixed`() {
    let template = Template("\\A-0\\\\")
    #expect(template.pattern == "A-0\\")
    #expect(template.capacity == 1)
  }

  @Test func `a template of nothing else than fixed characters holds nothing`() {
    let template = Template("--")
    #expect(template.capacity == 0)
    #expect(template.filled(with: "", isSettled: true) == "")
    #expect(template.remainder(after: 0) == "--")
  }
}

extension Template {
  /// The part of the pattern that `count` characters of data leave empty.
  func remainder(after count: Int) -> String {
    String(elements.dropFirst(column(of: count, isEnd: true)).map(\.placeholder))
  }
}
