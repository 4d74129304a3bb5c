import TField
import TFieldScreen
import Testing

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
       Help
       Customer number
       It is printed on every invoice, in the
       upper right corner.
       C and four digits

       Moving
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
    #expect(
      filled.text.contains(
        """
         Go: 12 missing (A field with the
         number 1, A field with the number … F1
        """))
    filled.press(Key(.function(1)))
    let help = filled.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
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
}
