import TField
import TFieldScreen
import TestSupport
import Testing

@Suite struct FormScreenTextTests {
  private static func typed(_ text: String, lines: Int = 3, width: Int = 24) -> FilledScreen {
    var filled = FilledScreen(
      Form(
        "Test",
        rows: [
          [Field("before")], [Field("text", .text(lines: lines), label: "Text")], [Field("behind")],
        ]), width, 24, .init(layout: .boxed))
    filled.press(Key(.tab))
    filled.type(text)
    return filled
  }

  private static let words = "one two three four five six seven"

  @Test func `Up and Down go by the lines that are seen, and keep to their column`() {
    var filled = Self.typed(Self.words)
    #expect(filled.text.contains("┃ one two three four  ┃"))
    filled.press(Key(.up))
    #expect(filled["text"]?.entry.buffer.caret == 14)
    filled.press(Key(.up))
    #expect(filled.focusedID == "before")
    filled.press(Key(.down), Key(.down), Key(.down))
    #expect(filled.focusedID == "behind")
  }

  @Test func `a short line doesn't lose the column`() {
    var filled = Self.typed("abcdef\nx\nabcdef", lines: 4)
    filled.press(Key(.left), Key(.up), Key(.up))
    #expect(filled["text"]?.entry.buffer.caret == 5)
  }

  @Test func `Home and End go to the ends of the line that is seen`() {
    var filled = Self.typed(Self.words)
    filled.press(Key(.home))
    #expect(filled["text"]?.entry.buffer.caret == 19)
    filled.press(Key(.up), Key(.end))
    #expect(filled["text"]?.entry.buffer.caret == 18)
    filled.press(Key(.home, .shift))
    #expect(filled["text"]?.entry.buffer.selection == 0..<18)
    #expect(filled.style(of: "two") == .selected)
  }

  @Test func `Enter makes a line, and the box scrolls with the caret`() {
    var filled = Self.typed("1\n2\n3\n4\n5")
    #expect(filled.focusedID == "text")
    #expect(!filled.text.contains("┃ 2 ") && filled.text.contains("┃ 5 "))
    #expect(filled.text.contains("▲┃"))
    filled.press(Key(.up), Key(.up), Key(.up), Key(.up))
    #expect(filled.text.contains("┃ 1 ") && filled.text.contains("▼┃"))
    #expect(!filled.text.contains("┃ 4 "))
  }

  @Test func `a click places the caret, a drag selects over lines`() {
    var filled = Self.typed(Self.words)
    guard let place = filled.place(of: "two") else { return }
    filled.click(row: place.row, column: place.column)
    #expect(filled["text"]?.entry.buffer.caret == 4)
    filled.handle(.mouse(Mouse(.drag, row: place.row + 1, column: place.column)))
    #expect(filled["text"]?.entry.buffer.selection == 4..<23)
  }

  @Test func `a secret text shows dots on every line`() {
    var options = FieldOptions()
    options.isSecret = true
    var filled = FilledScreen(
      Form("Test", rows: [[Field("text", .text(lines: 2), label: "Text", options: options)]]),
      40, 16)
    filled.type("abc\nde")
    #expect(filled.text.contains("┃ ••• ") && filled.text.contains("┃ ••  "))
    filled.press(.control("r"))
    #expect(filled.text.contains("┃ de "))
  }

  @Test func `the longest text there may be is worked like a short one`() {
    var filled = Self.typed("")
    let long = String(repeating: "lorem ipsum 東京 dolor ", count: 3_640)
    filled.session.set(String(long.prefix(65_536)), for: "text")
    filled.draw()
    #expect(filled["text"]?.entry.buffer.characters.count == 65_536)
    filled.press(Key(.up), Key(.home), Key(.delete), Key(.left), .character("x"))
    #expect(filled["text"]?.entry.buffer.characters.count == 65_536)
    #expect(filled.canvas.cursor.map(filled.canvas.bounds.contains) == true)
  }

  @Test func `a box is no higher than a screen can show`() {
    let filled = Self.typed("1", lines: 1_000)
    #expect(filled.text.contains("┏ Text") && filled.text.contains("┗━"))
  }

  @Test func `in the review all of its lines are seen`() {
    var filled = FilledScreen(
      Form(
        "Test", rows: [[Field("text", TextBlock(), label: "Text")]],
        actions: [Action("go", label: "Go", confirm: "Sure?")]), 40, 20)
    filled.type("one\ntwo")
    filled.press(.control("s"))
    #expect(filled.text.contains("│     one ") && filled.text.contains("│     two "))
  }
}

@Suite struct RadioAndSuggestionTests {
  @Test func `arrows go from option to option, Space chooses, and at the edge they leave`() {
    var filled = KindsForm.screen(80, 24)
    filled.press(Key(.tab))
    #expect(filled.focusedID == "color")
    filled.press(Key(.right), .character(" "))
    #expect(filled.text.contains("(•) deep blue"))
    filled.press(Key(.end), .character(" "))
    #expect(filled["color"]?.data == "black")
    filled.press(Key(.right), .character("g"), .character(" "))
    #expect(filled["color"]?.data == "green" && filled.focusedID == "color")
    filled.press(Key(.end), Key(.down))
    #expect(filled.focusedID == "state")
    filled.press(Key(.up), Key(.home), Key(.up))
    #expect(filled.focusedID == "name" && filled["color"]?.data == "green")
  }

  @Test func `no more boxes can be ticked than are allowed, and that is said`() {
    let field = Field("extras", .choices(["bell", "lamp", "lock"], max: 2), label: "Extras")
    var filled = FilledScreen(Form("Test", rows: [[field]]), 60, 16)
    filled.press(.character(" "), Key(.right), .character(" "), Key(.right), .character(" "))
    #expect(filled.text.contains("2 of 2 chosen"))
    #expect(filled.text.contains("[x] bell  [x] lamp  [ ] lock"))
    #expect(filled.text.contains("Choose at most 2") || filled.session.notice != nil)
    filled.press(Key(.home), .character(" "))
    #expect(filled.text.contains("1 of 2 chosen"))
  }

  @Test func `a click takes an option, wherever the focus was`() {
    var filled = KindsForm.screen(40, 12)
    guard let place = filled.place(of: "( ) white") else { return }
    filled.click(row: place.row, column: place.column + 5)
    #expect(filled["color"]?.data == "white" && filled.focusedID == "color")
  }

  @Test func `options that have no room scroll with the one that is chosen`() {
    var filled = KindsForm.screen(20, 5)
    filled.press(Key(.tab), Key(.end), .character(" "))
    #expect(filled.text.contains("(•) black"))
    #expect(filled.canvas.cursor.map(filled.canvas.bounds.contains) == true)
  }

  @Test func `the rest of a suggestion stands dim behind the caret until it is taken`() {
    var filled = KindsForm.screen(80, 24)
    filled.type("Lis")
    #expect(filled.text.contains("Lisbon"))
    #expect(filled.style(of: "bon") == .placeholder && filled["city"]?.data == "Lis")
    let cursor = filled.place(of: "bon").map { Point(row: $0.row, column: $0.column) }
    #expect(filled.canvas.cursor == cursor)
    filled.press(Key(.right))
    #expect(filled["city"]?.data == "Lisbon" && filled.style(of: "bon") != .placeholder)
    filled.press(Key(.backspace), Key(.tab))
    #expect(!filled.text.contains("Lisbon"))
  }

  @Test func `a list counts its entries, which stand one below the other`() {
    var filled = KindsForm.screen(80, 24)
    filled.session.set(["1", "2", "3"] as Value, for: "tags")
    filled.draw()
    #expect(filled.text.contains(" 3 entries"))
    #expect(filled.text.contains("    1") && filled.text.contains("    3"))
  }

  @Test func `a note is no stop and no answer`() {
    let filled = KindsForm.screen(80, 34)
    #expect(filled.text.contains("1 left"))
    #expect(filled.session.stops.first == .field(1))
  }

  @Test func `a hint counts what is left while a mask is filled`() {
    var filled = FilledScreen(Form("Test", rows: [[Field("day", CalendarDay())]]), 60, 20)
    filled.type("1231202")
    #expect(filled.text.contains("1 digit left"))
  }
}
