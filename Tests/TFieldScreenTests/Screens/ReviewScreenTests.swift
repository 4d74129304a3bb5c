import TField
import TFieldScreen
import TestSupport
import Testing

@Suite struct ReviewScreenTests {
  private var reviewing: FilledScreen {
    let form = CheckoutForm.make(confirm: "Place this order now?")
    var filled = FilledScreen(form, 80, 24, answers: CheckoutForm.answers)
    filled.press(.control("s"))
    return filled
  }

  @Test func `the action is confirmed where all answers stand`() {
    var filled = reviewing
    #expect(filled.text.contains("Place this order now?"))
    filled.press(Key(.enter))
    #expect(filled.session.outcome == .submitted("order"))
  }

  @Test func `nothing is confirmed that was not seen`() {
    let form = CheckoutForm.make(confirm: "Place this order now?")
    var filled = FilledScreen(form, 80, 24, answers: CheckoutForm.answers)
    filled.session.handle(.key(.control("s")), at: .zero)
    filled.session.handle(.key(Key(.enter)), at: .seconds(9))
    filled.session.wasShown(at: .seconds(10))
    filled.session.handle(.key(Key(.enter)), at: .seconds(10.2))
    #expect(filled.session.outcome == .editing && filled.session.opened != nil)
    filled.session.handle(.key(Key(.enter)), at: .seconds(10.3))
    #expect(filled.session.outcome == .submitted("order"))
  }

  @Test func `Esc leads back to the form, and letters do nothing`() {
    var filled = reviewing
    filled.press(.character("n"), .character("y"))
    #expect(filled.session.opened != nil)
    filled.press(Key(.escape))
    #expect(filled.session.opened == nil)
    #expect(filled.focusedID == "firstName")
  }

  @Test func `the way back can be chosen too`() {
    var filled = reviewing
    filled.press(Key(.down), Key(.enter))
    #expect(filled.session.opened == nil)
    #expect(filled.session.outcome == .editing)
  }

  @Test func `an answer leads to its field`() {
    var filled = reviewing
    filled.press(Key(.up), Key(.up), Key(.up), Key(.enter))
    #expect(filled.focusedID == "card")
    #expect(filled.session.question == nil)
    #expect(filled.canvas.cursor != nil)
  }

  @Test func `from an answer that was changed, Enter leads back`() {
    var filled = reviewing
    filled.press(Key(.home), Key(.enter))
    #expect(filled.text.contains("Enter goes back to your answers"))
    filled.type("Grace")
    filled.press(Key(.enter))
    #expect(filled.text.contains("Check your answers") && filled.text.contains("Grace"))
  }

  @Test func `answers and labels stand there whole`() {
    let long = "All the words of a long answer that has no room in what is left of a line of this"
    let form = Form(
      "Long", rows: [[Field("a", label: "A label that is longer than a column for labels is")]],
      actions: [Action("go", label: "Go", confirm: "Go?")])
    var filled = FilledScreen(form, 60, 16, answers: ["a": long])
    filled.press(.control("s"))
    #expect(!filled.text.contains("…"))
    #expect(filled.text.contains("of this") && filled.text.contains("labels"))
  }

  @Test func `a word may have to be typed before an action runs`() {
    var action = Action("go", label: "Erase", confirm: "Erase **all** of it?")
    action.confirmWord = "disk1"
    var filled = FilledScreen(Form("Erase", rows: [[Field("a")]], actions: [action]), 60, 16)
    filled.press(.control("s"))
    #expect(
      filled.text.contains("Erase all of it?") && filled.text.contains("\n Type disk1 to go on: _"))
    filled.type("disk\n")
    #expect(filled.text.contains("✘ Type disk1 to go on: disk_"))
    #expect(filled.session.opened != nil && filled.session.outcome == .editing)
    filled.press(.control("u"))
    filled.type("disk1\n")
    #expect(filled.session.outcome == .submitted("go"))
  }

  @Test func `an action asks only while its condition holds`() {
    var action = Action("go", label: "Go", confirm: "Sure?")
    action.confirmWhen = .field("a", .filled)
    let form = Form("Test", rows: [[Field("a")]], actions: [action])
    var empty = FilledScreen(form, 60, 16)
    empty.press(.control("s"))
    #expect(empty.session.outcome == .submitted("go"))
    var filled = FilledScreen(form, 60, 16, answers: ["a": "x"])
    filled.press(.control("s"))
    #expect(filled.session.outcome == .editing)
  }

  @Test func `behind the last comes the first`() {
    var filled = reviewing
    filled.press(Key(.home), Key(.enter))
    #expect(filled.focusedID == "firstName")
    filled = reviewing
    filled.press(Key(.down), Key(.down), Key(.down), Key(.enter))
    #expect(filled.focusedID == "lastName")
  }

  @Test func `a click on an answer or a button does the same`() {
    var filled = reviewing
    let answer = filled.place(of: "London") ?? (0, 0)
    filled.click(row: answer.row, column: answer.column)
    #expect(filled.focusedID == "city")
    filled = reviewing
    let button = filled.place(of: "[ Complete Order ]") ?? (0, 0)
    filled.click(row: button.row, column: button.column + 2)
    #expect(filled.session.outcome == .submitted("order"))
  }

  @Test func `a secret stays one, also while its field has the focus`() {
    let form = CheckoutForm.make(confirm: "Sure?")
    var filled = FilledScreen(form, 80, 30, answers: CheckoutForm.answers)
    filled.session.go(to: .field(9))
    filled.press(.control("r"), .control("s"))
    #expect(filled.text.contains("•••• •••• •••• 4242"))
    #expect(!filled.text.contains("4242 4242"))
    #expect(!filled.text.contains("123 "))
  }

  @Test func `an answer that was not given is told of`() {
    let form = Form(
      "Short", rows: [[Field("a", label: "A"), Field("b", .toggle, label: "B")]],
      actions: [Action("go", label: "Go", confirm: "Go?")])
    var filled = FilledScreen(form, 40, 12)
    filled.press(.control("s"))
    #expect(filled.text.contains("   A\n     no answer"))
    #expect(filled.text.contains("   B\n     no"))
  }
}
