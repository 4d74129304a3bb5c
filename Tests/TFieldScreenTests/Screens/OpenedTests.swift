import TField
import TFieldScreen
import TestSupport
import Testing

@Suite struct OpenedTests {
  /// The form with the focus on a field of it, and what that opens.
  private static func opened(
    _ id: String, _ width: Int = 80, _ height: Int = 24
  ) -> FilledScreen {
    var filled = KindsForm.screen(width, height)
    if let index = filled.session.form.index(of: id) { filled.session.go(to: .field(index)) }
    filled.draw()
    filled.press(Key(.function(4)))
    return filled
  }

  private static func click(_ text: String, in filled: inout FilledScreen) {
    guard let place = filled.place(of: text) else {
      Issue.record("\(text) is nowhere on\n\(filled.text)")
      return
    }
    filled.click(row: place.row, column: place.column)
  }

  @Test func `a click takes an option`() {
    var filled = Self.opened("state")
    Self.click("State 4", in: &filled)
    #expect(filled["state"]?.data == "s4")
    #expect(filled.session.opened == nil)
  }

  @Test func `a click marks one of several, and Enter takes them`() {
    var filled = Self.opened("extras")
    Self.click("[ ] lock", in: &filled)
    Self.click("[ ] bell", in: &filled)
    Self.click("[x] lock", in: &filled)
    Self.click("[ ] bag", in: &filled)
    filled.press(Key(.enter))
    #expect(filled["extras"]?.text == "bell, bag")
  }

  @Test func `the wheel scrolls a list, the highlight brings it back`() {
    var filled = Self.opened("state")
    filled.handle(.mouse(Mouse(.wheelDown, row: 12, column: 3)))
    #expect(filled.place(of: "▸") == nil && filled.place(of: "State 4 ") != nil)
    filled.press(Key(.down))
    #expect(filled.text.contains("▸ State 2"))
  }

  @Test func `a list is as high as what its filter leaves, and scrolls with the highlight`() {
    var filled = Self.opened("state")
    let top = filled.place(of: "╭ State ─")?.row ?? 0
    filled.type("240")
    #expect(filled.text.contains("▸ State 240") && filled.text.contains("1 of 240"))
    #expect(filled.place(of: "╭ State ─")?.row == top)
    #expect(filled.place(of: "1 of 240 ─╯")?.row == top + 3)
    filled.press(Key(.backspace), Key(.backspace), Key(.backspace), Key(.end))
    #expect(filled.text.contains("▸ State 240") && filled.text.contains("240 of 240"))
  }

  @Test func `tens of thousands of options open, and only those seen are drawn`() {
    let options = (0..<50_000).map { ChoiceOption("\($0)") }
    var filled = FilledScreen(Form("Test", rows: [[Field("a", .choice(options))]]), 60, 20)
    filled.press(Key(.function(4)), Key(.end))
    #expect(filled.text.contains("▸ 49999"))
    filled.type("4999")
    #expect(filled.text.contains("▸ 4999 ") && filled.text.contains("15 of 50000"))
  }

  @Test func `a click takes a day, one that may not be chosen does nothing`() {
    var filled = Self.opened("day")
    guard let title = filled.place(of: "Su Mo Tu") else { return }
    filled.click(row: title.row + 1, column: title.column + 1)
    #expect(filled.session.opened != nil)
    Self.click("26 27", in: &filled)
    #expect(filled["day"]?.text == "11/26/2026")
  }

  @Test(arguments: ["day", "state"])
  func `a click beside a list or a calendar closes it, and changes nothing`(id: String) {
    var filled = Self.opened(id)
    filled.click(row: 0, column: 79)
    #expect(filled.session.opened == nil && filled[id]?.text == "")
  }

  @Test func `the wheel turns the months`() {
    var filled = Self.opened("day")
    filled.handle(.mouse(Mouse(.wheelDown, row: 5, column: 5)))
    #expect(filled.text.contains("December 2026"))
    filled.handle(.mouse(Mouse(.wheelUp, row: 5, column: 5)))
    #expect(filled.text.contains("November 2026"))
  }

  @Test func `the keys told of can be clicked`() {
    var filled = Self.opened("day", 80, 36)
    Self.click("PgDn", in: &filled)
    #expect(filled.text.contains("December 2026"))
    Self.click("Alt-PgUp", in: &filled)
    Self.click("PgUp/", in: &filled)
    #expect(filled.text.contains("November 2026") && !filled.text.contains("previous month"))
    Self.click("t today", in: &filled)
    Self.click("Enter choose", in: &filled)
    #expect(filled["day"]?.text == "11/09/2026")
  }

  @Test func `help speaks of what is open`() {
    var filled = Self.opened("extras")
    filled.press(Key(.function(1)))
    #expect(filled.text.contains("Space                     mark"))
    filled.press(Key(.escape))
    #expect(filled.text.contains("type to filter") && filled.session.opened != nil)
  }

  @Test func `the cursor stands on the highlight`() {
    var filled = Self.opened("state")
    #expect(filled.canvas.cursor?.row == filled.place(of: "▸")?.row)
    filled.type("xyz")
    let place = filled.place(of: "xyz")
    #expect(filled.canvas.cursor == place.map { Point(row: $0.row, column: $0.column + 3) })
  }

  @Test func `on a screen too small to show it nothing is taken, what is typed is kept`() {
    var filled = Self.opened("state")
    filled.resize(12, 3)
    filled.press(.character("9"), .character("9"), Key(.enter), Key(.escape))
    filled.resize(80, 24)
    #expect(filled.text.contains("▸ State 99"))
    #expect(filled["state"]?.data == "")
  }

  @Test func `a click on a choice gives it the focus, a second one opens it`() {
    var filled = KindsForm.screen(80, 24)
    Self.click("State", in: &filled)
    #expect(filled.focusedID == "state" && filled.session.opened == nil)
    Self.click("▾", in: &filled)
    #expect(filled.session.opened != nil)
  }

  @Test(arguments: [true, false])
  func `the question stands in front of the form, and a button answers it`(isTaken: Bool) {
    var session = FormSession(
      Form("Sign Up", rows: [[Field("name", label: "Name"), Field("last", label: "Last")]]))
    session.offer(DraftOffer(of: "12:03", answers: ["name": "Ada"], focus: "last"))
    var screen = FormScreen()
    let asked = screen.canvas(for: session, width: 60, height: 16).rows
    #expect(asked.contains { $0.contains("╭ Continue with your draft of 12:03? ─") })
    #expect(asked.contains { $0.contains("│ 1 answer (Name)") })
    let buttons = ["▸ Continue ◂", "[ Start fresh, keep the draft ]", "[ Delete the draft ]"]
    #expect(buttons.allSatisfy { button in asked.contains { $0.contains(button) } })
    #expect(asked.contains { $0.hasPrefix(" Enter Continue") && $0.hasSuffix("Esc Continue") })
    if !isTaken { _ = screen.handle(.key(Key(.tab)), in: &session) }
    #expect(screen.handle(.key(Key(.enter)), in: &session) == nil)
    let rows = screen.canvas(for: session, width: 60, height: 16).rows
    #expect(!rows.contains { $0.contains("draft") })
    #expect(rows.contains { $0.contains("Ada") } == isTaken)
  }
}

@Suite struct SwatchTests {
  @Test(arguments: [
    ("f80", 0xFF_8800 as UInt32?), ("ff8800", 0xFF_8800), ("ff880040", 0xFF_8800), ("000", 0),
    ("", nil), ("ff8", 0xFF_FF88), ("ff88", nil),
  ])
  func `a sample of the colour stands in its field, if there are colours`(
    typed: String, colour: UInt32?
  ) {
    for drawsSwatches in [true, false] {
      var options = FormScreen.Options()
      options.drawsSwatches = drawsSwatches
      for height in [24, 10] {
        var filled = FilledScreen(Form("F", rows: [[Field("c", .hexColor)]]), 60, height, options)
        filled.type(typed)
        let swatches = filled.canvas.runs.compactMap(\.swatch)
        #expect(swatches == (drawsSwatches ? [colour].compactMap(\.self) : []))
        #expect(filled.text.contains("██") == !swatches.isEmpty)
      }
    }
  }
}

@Suite struct WeekTests {
  @Test(arguments: [
    (Language.english, "Su Mo Tu", "11/22/2026"), (.german, "Mo Di Mi", "11/16/2026"),
    (.japanese, "日 月 火", "11/22/2026"),
  ])
  func `a week begins as the language has it, for Home too`(
    language: Language, days: String, first: String
  ) {
    let form = Form("F", rows: [[Field("day", .date(), label: "Day")]])
    var options = FormScreen.Options()
    options.language = language
    var filled = FilledScreen(form, 60, 30, options)
    filled.type("11222026")
    filled.press(Key(.function(4)))
    #expect(filled.text.contains("│ \(days)"))
    filled.press(Key(.home), Key(.enter))
    #expect(filled["day"]?.text == first)
  }
}

@Suite struct EntrySheetOnScreenTests {
  private static func opened(_ width: Int = 80, _ height: Int = 24) -> FilledScreen {
    var filled = KindsForm.screen(width, height)
    if let index = filled.session.form.index(of: "tags") { filled.session.go(to: .field(index)) }
    filled.draw()
    filled.press(Key(.function(4)))
    return filled
  }

  @Test(arguments: [(80, 24), (40, 12), (20, 5)])
  func `entries are typed, added, moved and taken`(width: Int, height: Int) {
    var filled = Self.opened(width, height)
    filled.type("7")
    filled.press(.alt("a"))
    filled.type("8")
    filled.press(Key(.up, .control), .control("s"))
    #expect(filled["tags"]?.text == "8, 7")
    #expect(filled.session.opened == nil)
  }

  @Test func `the buttons and the keys told of can be clicked`() {
    var filled = Self.opened()
    filled.type("7")
    guard let add = filled.place(of: "Add ") else {
      Issue.record("no buttons on\n\(filled.text)")
      return
    }
    filled.click(row: add.row, column: add.column + 3)
    #expect(filled.text.contains("2 entries"))
    filled.type("8")
    filled.click(row: 3, column: 8)
    filled.type("0")
    #expect(filled.text.contains("│ ┃ 70") || filled.text.contains("┃ 07"))
    // The keys stand below one entry more.
    let cancel = filled.place(of: "Esc cancel")
    filled.click(row: cancel?.row ?? 0, column: cancel?.column ?? 0)
    filled.press(Key(.left), Key(.enter))
    #expect(filled["tags"]?.data == [] && filled.session.opened == nil)
  }

  @Test func `help inside is of the sheet, and Esc closes only that`() {
    var filled = Self.opened()
    filled.press(Key(.function(1)))
    #expect(filled.text.contains("Alt-X                     in a list: remove the entry"))
    filled.press(Key(.escape))
    #expect(filled.session.opened != nil && !filled.text.contains("Help"))
    filled.press(Key(.escape))
    #expect(filled.session.opened == nil)
  }

  @Test func `what is copied inside goes to the terminal's clipboard`() {
    var filled = Self.opened()
    filled.type("42")
    filled.press(Key(.home, .shift))
    #expect(filled.press(.alt("w")) == [.copy("42")])
  }
}
