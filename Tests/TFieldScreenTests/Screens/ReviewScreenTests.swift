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

  @Test func `an answer leads to its field`() {
    var filled = reviewing
    filled.press(Key(.up), Key(.up), Key(.up), Key(.enter))
    #expect(filled.focusedID == "card")
    #expect(filled.session.question == nil)
    #expect(filled.canvas.cursor != nil)
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
