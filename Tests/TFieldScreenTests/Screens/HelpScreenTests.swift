import TField
import TestSupport
import Testing

@testable import TFieldScreen

@Suite struct HelpScreenTests {
  private static var form: Form {
    var field = Field("id", label: "Customer number")
    field.options.help = "It is printed on every invoice, in the upper right corner."
    field.options.hint = "C and four digits"
    return Form("Help", rows: [[field]])
  }

  @Test(arguments: [Key(.function(1)), .alt("h")])
  func `help speaks of the field, then of all keys`(key: Key) {
    var filled = FilledScreen(Self.form, 40, 20)
    filled.press(key)
    let head = """
       ╭ Help ──────────────────────────────╮
       │ Customer number                    │
       │ It is printed on every invoice, in │
       │ the upper right corner.            │
       │ C and four digits                  │
       │                                    │
       │ Moving                             │
      """
    #expect(filled.text.hasPrefix(head))
  }

  @Test func `a message that was cut ends with the key of the help, which says all of it`() {
    let labels = (1...12).map { "A field with the number \($0)" }
    let fields = labels.enumerated().map {
      [Field("f\($0)", label: .verbatim($1), required: true)]
    }
    var filled = FilledScreen(
      Form("Test", rows: fields, actions: [Action("go", label: "Go")]), 40, 12)
    filled.press(.control("s"))
    #expect(filled.text.contains("Go: 12 to fix (A field with the n … F1"))
    filled.press(Key(.function(1)))
    let help = filled.text.split { $0.isWhitespace || "│┃".contains($0) }.joined(separator: " ")
    #expect(labels.prefix(8).allSatisfy { help.contains($0) })
    filled.press(Key(.pageDown))
    #expect(filled.text.contains("✘ Required"))
  }

  @Test func `it scrolls to its end and not beyond`() {
    var filled = FilledScreen(Self.form, 60, 20)
    filled.press(Key(.function(1)))
    #expect(filled.text.contains("▼") && !filled.text.contains("▲"))
    for _ in 0..<99 { filled.press(Key(.pageDown)) }
    #expect(filled.text.contains("▲") && !filled.text.contains("▼"))
    #expect(filled.text.contains("Ctrl-C"))
    let end = filled.canvas
    filled.press(Key(.up))
    #expect(filled.canvas != end)
    filled.press(Key(.end))
    #expect(filled.canvas == end)
    filled.press(Key(.home))
    filled.handle(.mouse(Mouse(.wheelDown, row: 1, column: 1)))
    #expect(filled.text.contains("▲"))
  }

  @Test(arguments: [Key(.escape), Key(.enter), Key(.function(1)), .alt("h")])
  func `it closes, and the form is as it was`(key: Key) {
    var filled = FilledScreen(Self.form, 60, 20)
    let before = filled.canvas
    filled.press(Key(.function(1)), .character("x"), key)
    #expect(filled.canvas == before)
    #expect(filled.session.question == nil)
  }

  @Test func `every key of the table is told of that does something here`() {
    var filled = FilledScreen(Self.form, 100, 400)
    filled.press(Key(.function(1)))
    for entry in KeyMap[.form].entries where entry.command.topic != .field {
      #expect(filled.text.contains(entry.summary.text()))
      for key in entry.keys { #expect(filled.text.contains(key.name)) }
    }
    #expect(!filled.text.contains("F4"))
  }

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
    let button = filled.place(of: "▸ Complete Order ◂") ?? (0, 0)
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
    for told in ["  A", "    no answer", "  B", "    no"] {
      #expect(filled.text.contains("│ \(told)  "))
    }
  }

  private static let payment = Form(
    "Payment",
    rows: [
      [Field("card", .credit, required: true), Field("code", CVV(), required: true)],
      [Field("note", when: .field("card", .filled)), Field("twin", Confirmation(of: "note"))],
    ])

  private static let keys = [
    Key(.tab), Key(.tab, .shift), Key(.up), Key(.down), .character("a"), .character("4"),
    .character("3"), .character("7"), .character("é"), .character("👨‍👩‍👧"), Key(.backspace),
    Key(.function(8)), .control("r"), .character(" "), Key(.function(4)), Key(.escape),
    Key(.pageDown), .control("z"), Key(.function(1)),
  ]

  @Test(arguments: [CheckoutForm.form, payment], [(80, 24), (80, 60), (30, 14), (18, 4)])
  func `what is in view stays there until something is done`(
    form: Form, size: (width: Int, height: Int)
  ) {
    var random = SeededRandom()
    var filled = FilledScreen(form, size.width, size.height)
    for _ in 0..<200 {
      filled.press(Self.keys.randomElement(using: &random) ?? Key(.tab))
      let drawn = filled.canvas
      filled.draw()
      #expect(filled.canvas.rows == drawn.rows, "seed \(random.seed)")
      #expect(filled.canvas == drawn, "seed \(random.seed)")
    }
  }

  @Test(arguments: [CheckoutForm.form, payment])
  func `a screen that is too small for a moment shows afterwards what it showed`(form: Form) {
    var random = SeededRandom()
    var filled = FilledScreen(form, 60, 30)
    for _ in 0..<100 {
      filled.press(Self.keys.randomElement(using: &random) ?? Key(.tab))
      let before = filled.canvas
      filled.resize(10, 2)
      filled.resize(60, 30)
      #expect(filled.canvas == before, "seed \(random.seed)")
    }
  }

  private static let filled = FilledScreen(CheckoutForm.form, 120, 40)

  @Test func `lines are no longer than can be read, and stand in the middle`() {
    let widths = Self.filled.canvas.rows.map(\.count)
    #expect(widths.max() == 101)
    #expect(Self.filled.canvas.rows.allSatisfy { $0.isEmpty || $0.hasPrefix("          ") })
  }

  @Test func `the whole form is seen, with air around it`() {
    let rows = Self.filled.canvas.rows
    #expect(!Self.filled.text.contains("▼"))
    #expect(rows[1].isEmpty)
    #expect(rows.contains { $0.hasSuffix("[ Complete Order ]  [ Cancel ]") })
    #expect(rows[39].hasSuffix("F1/Alt-H help  Esc leave"))
  }

  @Test func `a row shares its width by what its fields hold`() {
    let row = Self.filled.canvas.rows.last {
      $0.split(separator: " ").count == 3 && $0.contains("╯")
    }
    let widths = (row ?? "").split(separator: " ").map(\.count)
    #expect(widths == [41, 20, 20])
  }

  @Test func `a description of the form stands above the sections, that of a section inside`() {
    var form = Form(
      "Test",
      sections: [
        Section("Person", description: "As in your passport.", rows: [[Field("a", label: "A")]])
      ])
    form.description = "It takes a minute."
    #expect(
      FilledScreen(form, 60, 16).text == """
         Test

           It takes a minute.

         ── Person ────────────────────────────────────────────────
           As in your passport.

         ┏ A ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
         ┃                                                        ┃
         ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛

           Submit



         Tab next  Ctrl-S Submit  F1 help  Esc leave
        """)
  }
}
