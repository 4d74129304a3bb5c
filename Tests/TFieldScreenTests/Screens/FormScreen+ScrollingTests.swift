import TField
import TFieldScreen
import Testing

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

  @Test func `marks tell that there is more`() {
    var filled = FilledScreen(Self.longForm(20), 60, 20)
    #expect(!filled.text.contains("▲") && filled.text.contains("▼"))
    filled.press(Key(.down), Key(.down), Key(.down), Key(.down), Key(.down))
    #expect(filled.text.contains("▲") && filled.text.contains("▼"))
    filled.press(Key(.end, .control))
    #expect(filled.text.contains("▲") && !filled.text.contains("▼"))
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
    #expect(filled.text.contains("✘"))
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
    #expect(filled["cvv"]?.buffer.caret == 2)
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
