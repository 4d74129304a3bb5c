import TField
import TFieldScreen
import TestSupport
import Testing

@Suite struct FormScreenTests {
  @Test func `a label that is no longer called optional takes the lines that it needs`() {
    var form = Form(
      "F",
      rows: [
        [Field("name")],
        [Field("why", label: "Why do you ask us that", required: .field("name", .filled))],
      ])
    form.requiredMark = .optional
    var typed = FilledScreen(form, 34, 20)
    #expect(!typed.text.contains("│ Why"))
    typed.type("A")
    var fresh = typed
    fresh.screen = FormScreen()
    fresh.draw()
    #expect(typed.text == fresh.text)
    #expect(typed.text.contains("│ Why do you ask us that        │"))
  }

  private var full: FilledScreen {
    FilledScreen(CheckoutForm.form, 80, 24, answers: CheckoutForm.answers)
  }

  @Test func `a heading has a cross only while an error is in sight`() {
    let rows = [Field("one", required: true), Field("two", required: true), Field("three")]
    let section = Section("Numbers", group: "numbers", rows: rows.map { [$0] })
    var filled = FilledScreen(Form("Count", sections: [section], actions: []), 60, 24)
    filled.type("1\t\t")
    #expect(filled.text.contains(" ✘ 1 to fix ──") && filled.text.contains(" 1 to fix\n"))
    filled.press(Key(.tab, .shift))
    #expect(!filled.text.contains("✘") && !filled.text.contains("to fix"))
    #expect(filled.text.contains(" 1 of 2 ──") && filled.text.contains(" 1 left\n"))
  }

  @Test func `an action is run by Enter once its focus was seen`() {
    var filled = full
    filled.press(Key(.tab, .shift), Key(.tab, .shift))
    #expect(filled.focusedID == "order")
    filled.press(Key(.enter))
    #expect(filled.session.outcome == .submitted("order"))
  }

  @Test(arguments: [Key(.enter), .character(" ")])
  func `a key that was typed before the focus was seen runs nothing`(key: Key) {
    var filled = full
    filled.handle(.key(Key(.tab, .shift)), .key(Key(.tab, .shift)), .key(key))
    #expect(filled.focusedID == "order")
    #expect(filled.session.outcome == .editing)
  }

  @Test(arguments: [Key.control("s"), Key(.function(10))])
  func `the main action runs from anywhere, seen or not`(key: Key) {
    var filled = full
    filled.handle(.key(Key(.tab)), .key(key))
    #expect(filled.session.outcome == .submitted("order"))
  }

  @Test func `Enter in the last field submits only from a screen that showed it`() {
    var form = CheckoutForm.form
    form.submitsOnEnter = true
    var filled = FilledScreen(form, 80, 24, answers: CheckoutForm.answers)
    filled.press(Key(.end, .control), Key(.tab, .shift))
    filled.handle(.key(Key(.tab)), .key(Key(.enter)))
    #expect(filled.session.outcome == .editing)
    filled.press(Key(.enter))
    #expect(filled.session.outcome == .submitted("order"))
  }

  @Test(arguments: [
    (Key.control("l"), FormScreen.Request.redraw), (.control("z"), .suspend),
    (.control("c"), .interrupt), (.control("\\"), .quit),
  ])
  func `what only the program can do is asked for, whatever is open`(
    key: Key, request: FormScreen.Request
  ) {
    var filled = full
    #expect(filled.press(key) == [request])
    filled.press(Key(.function(1)))
    #expect(filled.press(key) == [request])
    filled.press(Key(.escape), Key(.escape))
    #expect(filled.session.outcome == .cancelled)
    #expect(filled.press(key) == [request])
  }

  @Test func `what is copied or cut goes to the terminal's clipboard, a secret never`() {
    var filled = full
    #expect(filled.press(.alt("w")).isEmpty)
    filled.press(Key(.left, .shift), Key(.left, .shift))
    #expect(filled.press(.alt("w")) == [.copy("da")])
    filled.press(Key(.left, .shift))
    #expect(filled.press(.control("x")).count == 1)
    filled.session.go(to: .field(9))
    filled.press(Key(.home, .shift))
    #expect(filled.press(.alt("w")).isEmpty)
    #expect(filled.press(.control("x")).isEmpty)
  }

  @Test func `Left and Right go from action to action`() {
    var filled = full
    filled.session.go(to: .action(0))
    filled.press(Key(.right))
    #expect(filled.focusedID == "cancel")
    filled.press(Key(.right))
    #expect(filled.focusedID == "cancel")
    filled.press(Key(.left))
    #expect(filled.focusedID == "order")
  }
}

@Suite struct QuestionTests {
  @Test func `no key answers a question before it was seen, or in the moment after`() {
    var filled = FilledScreen(CheckoutForm.form, 80, 24)
    filled.type("A")
    let start = Duration.seconds(100)
    filled.press(Key(.escape), at: start)
    for character in "yes" { filled.press(.character(character), at: start) }
    filled.draw()
    filled.session.wasShown(at: start + .milliseconds(10))
    for key in [Key(.enter), Key(.right), Key(.escape), .character("x")] {
      filled.press(key, at: start + .milliseconds(309))
    }
    #expect(filled.session.question?.selection == 0)
    filled.press(Key(.enter), at: start + .milliseconds(310))
    #expect(filled.session.question == nil && filled.session.outcome == .editing)
    #expect(filled["firstName"]?.data == "Ayes", "what was typed too early comes after all")
  }

  @Test func `Esc closes a question, and what is typed meanwhile goes nowhere`() {
    var filled = FilledScreen(CheckoutForm.form, 80, 24)
    filled.type("A")
    filled.press(Key(.escape), .character("x"))
    filled.handle(.paste("lots"))
    filled.press(Key(.escape))
    #expect(filled.session.question == nil)
    #expect(filled["firstName"]?.data == "A")
  }

  @Test func `on a screen that is too small nothing is asked, and nothing typed is lost`() {
    var filled = FilledScreen(CheckoutForm.form, 12, 3)
    filled.type("Ad")
    filled.press(Key(.escape), Key(.function(1)), .character("a"))
    filled.resize(80, 24)
    #expect(filled.session.question == nil)
    #expect(filled["firstName"]?.data == "Ada")
    filled.press(Key(.escape))
    filled.resize(12, 3)
    filled.press(.character("y"))
    #expect(filled.session.outcome == .editing)
  }

  @Test func `Ctrl-O asks for an editor, on a sheet as well`() {
    let list = FormList(of: Field("entry", TextBlock()))
    let form = Form("Editor", rows: [[Field("text", TextBlock())], [Field("list", list)]])
    var session = FormSession(form, answers: ["text": "one\ntwo"])
    var screen = FormScreen()
    _ = screen.canvas(for: session, width: 100, height: 24)
    #expect(screen.handle(.key(.control("o")), in: &session) == .edit("one\ntwo"))
    session.go(to: .field(1))
    #expect(screen.handle(.key(.control("o")), in: &session) == nil)
    for key in [Key.character(" "), .character("x")] {
      #expect(screen.handle(.key(key), in: &session) == nil)
      _ = screen.canvas(for: session, width: 100, height: 24)
    }
    #expect(screen.handle(.key(.control("o")), in: &session) == .edit("x"))
  }

  @Test func `the line of keys names the editor where there is room, but not for a secret`() {
    var options = FieldOptions()
    for isSecret in [false, true] {
      options.isSecret = isSecret
      var form = Form("Editor", rows: [[Field("text", TextBlock(), options: options)]])
      form.width = .full
      let filled = FilledScreen(form, 120, 24)
      #expect(filled.text.contains("Ctrl-O editor") == !isSecret)
    }
  }
}

@Suite struct FormScreenMouseTests {
  private var full: FilledScreen {
    FilledScreen(CheckoutForm.form, 80, 24, answers: CheckoutForm.answers)
  }

  private func click(_ filled: inout FilledScreen, _ text: String, plus columns: Int = 0) {
    guard let place = filled.place(of: text) else {
      Issue.record("nothing says \(text)")
      return
    }
    filled.click(row: place.row, column: place.column + columns)
  }

  @Test(arguments: [(0, 0), (2, 2), (4, 4), (30, 8)])
  func `a click focuses a field and places the caret`(columns: Int, caret: Int) {
    var filled = full
    click(&filled, "Lovelace", plus: columns)
    #expect(filled.focusedID == "lastName")
    #expect(filled["lastName"]?.entry.buffer.caret == caret)
  }

  @Test(arguments: [(0, 0), (1, 0), (3, 2), (4, 3), (5, 3), (6, 3), (10, 6), (14, 10)])
  func `in a mask the fixed characters are skipped`(columns: Int, caret: Int) {
    var filled = full
    click(&filled, "(212)", plus: columns)
    #expect(filled["phone"]?.entry.buffer.caret == caret)
  }

  @Test(arguments: [
    (Language.english, "$1,234,567.89", 7, 4), (.english, "$1,234,567.89", 11, 8),
    (.english, "$1,234,567.89", 0, 0), (.german, "1.234.567,89 $", 6, 4),
    (.german, "1.234.567,89 $", 10, 8),
  ])
  func `separators that are only shown at rest are passed over`(
    language: Language, text: String, columns: Int, caret: Int
  ) throws {
    let sum = Field("sum", FieldKind.currency().type, initial: "1234567.89")
    let form = Form("Test", rows: [[Field("first")], [sum]])
    var filled = FilledScreen(form, 60, 16, .init(language: language))
    click(&filled, text, plus: columns)
    #expect(filled["sum"]?.entry.buffer.caret == caret)
  }

  @Test func `a click on a frame or a label focuses too`() {
    var filled = FilledScreen(CheckoutForm.form, 80, 24)
    click(&filled, "Email")
    #expect(filled.focusedID == "email")
    click(&filled, "* Phone")
    #expect(filled.focusedID == "phone")
  }

  @Test func `a switch is switched`() {
    var filled = FilledScreen(CheckoutForm.form, 120, 40)
    click(&filled, "[x] Same")
    #expect(filled.focusedID == "same")
    #expect(filled.text.contains("[ ] Same"))
    #expect(filled.text.contains("Billing Street"))
  }

  @Test func `an action is run`() {
    var filled = full
    click(&filled, "Complete Order", plus: 3)
    #expect(filled.session.outcome == .submitted("order"))
  }

  @Test func `the keys below can be clicked`() {
    var filled = full
    click(&filled, "F1/Alt-H help")
    #expect(filled.text.contains("Moving"))
    filled.press(Key(.escape))
    click(&filled, "Tab next")
    #expect(filled.focusedID == "lastName")
  }

  @Test func `pages are turned`() {
    var filled = FilledScreen(CheckoutForm.make(layout: .pages), 80, 24)
    filled.type("Ada\tLovelace\tada@example.org\t5552234567")
    click(&filled, "Next")
    #expect(filled.text.contains("Step 2 of 4"))
    click(&filled, "[ Back ]")
    #expect(filled.text.contains("Step 1 of 4"))
  }

  @Test func `a question is answered`() {
    var filled = full
    filled.type("A")
    filled.press(Key(.escape))
    click(&filled, "▸ Keep editing ◂")
    #expect(filled.session.question == nil)
    filled.press(Key(.escape))
    click(&filled, "[ Discard ]")
    #expect(filled.session.outcome == .cancelled)
  }

  @Test func `dragging selects`() {
    var filled = full
    click(&filled, "Lovelace", plus: 1)
    let place = filled.place(of: "Lovelace") ?? (0, 0)
    filled.handle(.mouse(Mouse(.drag, row: place.row, column: place.column + 4)))
    #expect(filled["lastName"]?.entry.buffer.selection == 1..<4)
    filled.handle(.mouse(Mouse(.release, row: 0, column: 0)))
    filled.handle(.mouse(Mouse(.drag, row: place.row, column: place.column)))
    #expect(filled["lastName"]?.entry.buffer.caret == 4)
  }

  @Test(arguments: [-5, Int.min / 2, 500, Int.max / 2])
  func `a click outside means nothing`(place: Int) {
    var filled = full
    for action in [Mouse.Action.click, .drag, .release] {
      filled.handle(.mouse(Mouse(action, row: place, column: place)))
      filled.handle(.mouse(Mouse(action, row: 3, column: place)))
    }
    #expect(filled.session.outcome == .editing)
  }
}
