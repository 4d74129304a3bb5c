import TField
import TFieldScreen
import TestSupport
import Testing

@Suite struct FormScreenMovingTests {
  /// Presses keys, and tells where each led.
  private func walk(_ filled: inout FilledScreen, _ key: Key, _ count: Int) -> [String?] {
    (0..<count).map { _ in
      filled.press(key)
      return filled.focusedID
    }
  }

  @Test func `Down goes by where fields stand, and keeps to its column`() {
    var filled = FilledScreen(CheckoutForm.form, 80, 24)
    filled.press(Key(.tab))
    let walked = walk(&filled, Key(.down), 9)
    #expect(
      walked == [
        "email", "phone", "street", "state", "same", "card", "cvv", "order", "cancel",
      ])
  }

  @Test func `Enter takes the option of an empty choice that arrows went to`() {
    let options: [ChoiceOption] = ["First disk, with a system on it", "Second disk, empty"]
    let form = Form("", rows: [[Field("disk", Choice(options, style: .open))], [Field("next")]])
    var filled = FilledScreen(form, 40, 16)
    filled.press(Key(.down), Key(.enter))
    #expect(filled["disk"]?.data == "Second disk, empty" && filled.focusedID == "next")
  }

  @Test func `Up comes back the same way, and stays on the first row`() {
    var filled = FilledScreen(CheckoutForm.form, 80, 24)
    filled.press(Key(.tab))
    filled.press(Key(.down), Key(.down), Key(.down), Key(.down))
    #expect(walk(&filled, Key(.up), 5) == ["street", "phone", "email", "lastName", "lastName"])
  }

  @Test func `from an action Up leads to the last row`() {
    var filled = FilledScreen(CheckoutForm.form, 80, 24)
    filled.session.go(to: .action(0))
    filled.press(Key(.up))
    #expect(filled.focusedID == "expires")
  }

  @Test func `where rows are folded, each field is a row`() {
    var filled = FilledScreen(CheckoutForm.form, 36, 20)
    #expect(walk(&filled, Key(.down), 3) == ["email", "phone", "street"])
  }

  @Test func `a screenful leads to what is about a screen away, and at the end to the actions`() {
    var filled = FilledScreen(CheckoutForm.form, 80, 24)
    #expect(
      walk(&filled, Key(.pageDown), 4) == ["street", "expires", "order", "order"])
    #expect(walk(&filled, Key(.pageUp), 3) == ["city", "firstName", "firstName"])
  }

  @Test func `on a page Tab stays, past the buttons and around`() {
    var filled = FilledScreen(CheckoutForm.make(layout: .pages), 80, 24)
    #expect(walk(&filled, Key(.tab), 5) == ["lastName", "email", "phone", "next", "cancel"])
    #expect(walk(&filled, Key(.tab), 1) == ["firstName"])
  }

  @Test func `Next judges the page and stays at the first fault`() {
    var filled = FilledScreen(CheckoutForm.make(layout: .pages), 80, 24)
    filled.type("Ada\t\tada@ex.org\t5552234567\n\n")
    #expect(filled.focusedID == "lastName")
    #expect(filled.text.contains("Next: 1 to fix (Last Name)"))
    filled.type("Lovelace\n\n\n\n")
    #expect(filled.text.contains("Step 2 of 4") && filled.focusedID == "street")
    filled.press(Key(.tab), Key(.tab), Key(.tab), Key(.tab), Key(.tab), Key(.enter))
    #expect(filled.text.contains("Step 1 of 4") && filled.focusedID == "firstName")
  }

  @Test func `a page of words alone is shown, and only Next is on it`() {
    let form = Form.pages([
      Section("Welcome", rows: [[Field("hello", .note, label: "Read **this** first.")]]),
      Section("You", rows: [[Field("name", label: "Name")]]),
    ])
    var filled = FilledScreen(form, 60, 16)
    #expect(filled.text.contains("Read this first.") && filled.focusedID == "next")
    filled.press(Key(.enter))
    #expect(filled.focusedID == "name" && filled.text.contains("  Submit    [ Back ]"))
  }

  @Test func `a page of long words is read from its top to its end`() {
    let words = (1...30).map { "Line \($0)." }.joined(separator: "\n\n")
    let note = Field("words", .note, label: .verbatim(words))
    for rows in [[[note]], [[note], [Field("read", .toggle, label: "Read")]]] {
      var filled = FilledScreen(Form.pages([Section("Licence", rows: rows)]), 60, 16)
      #expect(filled.text.contains("Line 1.") && !filled.text.contains("Line 30."))
      var seen: Set<Int> = []
      for _ in 0..<10 {
        seen.formUnion((1...30).filter { filled.text.contains("Line \($0).") })
        filled.press(Key(.pageDown))
      }
      #expect(seen.count == 30)
      filled.press(Key(.up))
      #expect(rows.count > 1 || !filled.text.contains("Line 30."))
    }
  }

  @Test func `people may leave a faulty page where the form lets them`() {
    var form = Form.pages([
      Section("One", rows: [[Field("a", required: true)]]), Section("Two", rows: [[Field("b")]]),
    ])
    form.navigation = .free
    var filled = FilledScreen(form, 60, 16)
    filled.press(Key(.enter), Key(.enter))
    #expect(filled.focusedID == "b")
  }

  @Test func `before anything was drawn the order of the form counts`() {
    var session = FormSession(CheckoutForm.form)
    var screen = FormScreen()
    #expect(screen.handle(.key(Key(.down)), in: &session) == nil)
    #expect(session.focus == .field(2))
  }
}

extension Form {
  fileprivate static func pages(_ sections: [Section]) -> Form {
    var form = Form("Steps", sections: sections)
    form.layout = .pages
    return form
  }
}

@Suite struct FormScreenScrollingTests {
  /// A form of many rows.
  static func longForm(_ count: Int) -> Form {
    Form("Long", rows: (0..<count).map { [Field("f\($0)", label: .verbatim("Field \($0)"))] })
  }

  @Test func `the field in focus is wholly seen, with its error`() {
    var filled = FilledScreen(CheckoutForm.form, 80, 24)
    filled.press(.control("s"))
    for _ in 0..<30 {
      filled.press(Key(.tab))
      guard filled.session.focusedField != nil else { continue }
      let row = filled.canvas.cursor?.row ?? 0
      guard !filled.canvas.rows[row].contains("▸") else { continue }
      #expect(filled.canvas.rows[row - 1].contains("┏"))
      #expect(filled.canvas.rows[row].contains("┃"))
      #expect(filled.canvas.rows[row + 1].contains("┗"))
    }
  }

  @Test func `a step down scrolls no further than needed to show what comes next`() {
    var filled = FilledScreen(Self.longForm(20), 60, 20)
    filled.press(Key(.down), Key(.down), Key(.down))
    #expect(filled.canvas.rows[1].contains("╭"))
    filled.press(Key(.down))
    let row = filled.canvas.cursor?.row ?? 0
    #expect(
      filled.canvas.rows[row + 1].contains("┗") && filled.canvas.rows[row + 3].contains("Field 5"))
    #expect(filled.text.contains("Field 2"))
  }

  @Test func `an error that comes above the focus doesn't move it`() {
    let rule = Rule(.unless, .condition(.field("b", .filled)), message: .verbatim(Self.longMessage))
    let form = Form("Test", rows: [[Field("a", initial: "x", rules: [rule])], [Field("b")]])
    var filled = FilledScreen(form, 40, 24)
    filled.press(Key(.tab))
    let before = filled.canvas.cursor
    filled.type("y")
    #expect(filled.text.contains("1 to fix"))
    #expect(filled.canvas.cursor?.row == before?.row)
  }

  private static let longMessage = "This is far longer than the frame of a field on a narrow screen"

  @Test func `the wheel moves the form, not the focus, and the next key brings it back`() {
    var filled = FilledScreen(Self.longForm(20), 60, 20)
    filled.type("abc")
    for _ in 0..<4 { filled.handle(.mouse(Mouse(.wheelDown, row: 5, column: 5))) }
    #expect(filled.canvas.cursor == nil)
    #expect(filled.text.contains("Field 6"))
    #expect(filled.focusedID == "f0")
    filled.type("d")
    #expect(filled.canvas.cursor == Point(row: 2, column: 7))
    for _ in 0..<99 { filled.handle(.mouse(Mouse(.wheelUp, row: 5, column: 5))) }
    #expect(!filled.text.contains("▲"))
  }

  @Test func `a new size keeps focus, text, caret and what is seen`() {
    var filled = FilledScreen(CheckoutForm.form, 80, 24, answers: CheckoutForm.answers)
    filled.press(Key(.end, .control), Key(.left))
    let before = filled
    for (width, height) in [(40, 12), (20, 5), (5, 2), (0, 0), (120, 40), (80, 24)] {
      filled.resize(width, height)
    }
    #expect(filled.focusedID == "cvv")
    #expect(filled["cvv"]?.entry.buffer.caret == 2)
    #expect(filled.canvas == before.canvas)
  }

  @Test func `a long text follows the caret, and comes back to its start when left`() {
    var filled = FilledScreen(Self.longForm(2), 30, 20)
    filled.type("The quick brown fox jumps over it")
    #expect(filled.text.contains("‹"))
    #expect(filled.text.contains("over it"))
    filled.press(Key(.home))
    #expect(filled.text.contains("The quick") && filled.text.contains("›"))
    filled.press(Key(.end), Key(.tab))
    #expect(filled.text.contains("The quick") && !filled.text.contains("‹"))
  }

  @Test func `a form of thousands draws only what is seen`() {
    var filled = FilledScreen(Self.longForm(10_000), 80, 24)
    filled.press(Key(.end, .control))
    #expect(filled.text.contains("Field 9999"))
    filled.press(Key(.pageUp), Key(.up))
    #expect(filled.text.contains("▼"))
  }
}
