import TField
import TFieldScreen
import Testing

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
    #expect(filled["lastName"]?.buffer.caret == caret)
  }

  @Test(arguments: [(0, 0), (1, 0), (3, 2), (4, 3), (5, 3), (6, 3), (10, 6), (14, 10)])
  func `in a mask the fixed characters are skipped`(columns: Int, caret: Int) {
    var filled = full
    click(&filled, "(212)", plus: columns)
    #expect(filled["phone"]?.buffer.caret == caret)
  }

  @Test(arguments: [
    (Language.english, "$1,234,567.89", 7, 4), (.english, "$1,234,567.89", 11, 8),
    (.english, "$1,234,567.89", 0, 0), (.german, "1.234.567,89 $", 6, 4),
    (.german, "1.234.567,89 $", 10, 8),
  ])
  func `separators that are only shown at rest are passed over`(
    language: Language, text: String, columns: Int, caret: Int
  ) throws {
    let sum = Field("sum", Currency(), initial: "1234567.89")
    let form = Form("Test", rows: [[Field("first")], [sum]])
    var filled = FilledScreen(form, 60, 16, .init(language: language))
    click(&filled, text, plus: columns)
    #expect(filled["sum"]?.buffer.caret == caret)
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
    click(&filled, "[ Complete Order ]", plus: 3)
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
    click(&filled, "[ Next ]")
    #expect(filled.text.contains("Step 2 of 4"))
    click(&filled, "[ Back ]")
    #expect(filled.text.contains("Step 1 of 4"))
  }

  @Test func `a question is answered`() {
    var filled = full
    filled.type("A")
    filled.press(Key(.escape))
    click(&filled, "[ Keep editing ]")
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
    #expect(filled["lastName"]?.buffer.selection == 1..<4)
    filled.handle(.mouse(Mouse(.release, row: 0, column: 0)))
    filled.handle(.mouse(Mouse(.drag, row: place.row, column: place.column)))
    #expect(filled["lastName"]?.buffer.caret == 4)
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
