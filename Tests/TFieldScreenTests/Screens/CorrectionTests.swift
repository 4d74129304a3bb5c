import TField
import TFieldScreen
import TestSupport
import Testing

/// An address with a slip in it: Right takes what was meant, and the line of keys says so.
@Suite struct CorrectionTests {
  private static let right = Key(.right)

  private static func typed(
    _ field: Field = Field("email", .email, label: "Email"), _ options: FormScreen.Options = .init()
  ) -> FilledScreen {
    var filled = FilledScreen(Form("Test", rows: [[field], [Field("other")]]), 80, 20, options)
    filled.type("ada@gmial.com")
    return filled
  }

  @Test func `Right at the end takes it, and undo brings back what was typed`() {
    var filled = Self.typed()
    #expect(filled.text.contains("Did you mean ada@gmail.com?"))
    #expect(filled.text.contains("Right take it"))
    filled.press(Self.right)
    #expect(filled["email"]?.data == "ada@gmail.com" && filled["email"]?.entry.buffer.caret == 13)
    #expect(!filled.text.contains("Did you mean") && !filled.text.contains("take it"))
    filled.press(.control("_"))
    #expect(filled["email"]?.data == "ada@gmial.com" && filled.text.contains("Right take it"))
  }

  @Test func `it is taken by whoever comes back, too`() {
    var filled = Self.typed()
    filled.press(Key(.tab), Key(.tab, .shift))
    #expect(filled.text.contains("Right take it"))
    filled.press(Self.right)
    #expect(filled["email"]?.data == "ada@gmail.com")
  }

  @Test(arguments: [[Key(.left), right], [Key(.home), right], [Key(.end)], [Key(.tab)]])
  func `other keys, and Right in the middle, leave the text alone`(keys: [Key]) {
    var filled = Self.typed()
    for key in keys { filled.press(key) }
    #expect(filled["email"]?.data == "ada@gmial.com")
  }

  @Test func `nothing is taken in a secret, or from a text that is right`() {
    var options = FieldOptions()
    options.isSecret = true
    var secret = Self.typed(Field("email", .email, options: options))
    secret.press(Self.right)
    #expect(secret["email"]?.data == "ada@gmial.com" && !secret.text.contains("take it"))
    var right = FilledScreen(Form("Test", rows: [[Field("email", .email)]]), 80, 20)
    right.type("ada@gmail.com")
    #expect(!right.text.contains("take it"))
  }

  @Test(arguments: [
    ([Key(.enter)], "ada@gmial.com", Outcome.editing),
    ([Key(.enter), Key(.enter)], "ada@gmial.com", .submitted("submit")),
    ([Key(.enter), right, Key(.enter)], "ada@gmail.com", .submitted("submit")),
    ([Key(.left), Key(.enter), right, Key(.enter)], "ada@gmail.com", .submitted("submit")),
    ([right, Key(.enter)], "ada@gmail.com", .submitted("submit")),
    ([.control("s")], "ada@gmial.com", .editing),
    ([.control("s"), .control("s")], "ada@gmial.com", .submitted("submit")),
    (
      [Key(.enter), Key(.backspace), .character("m"), Key(.enter)], "ada@gmial.com",
      .submitted("submit")
    ),
  ])
  func `in a line, the first Enter shows it, the second keeps what was typed`(
    keys: [Key], data: String, outcome: Outcome
  ) {
    var form = Form("", rows: [[Field("email", .email, label: "Email")]])
    form.submitsOnEnter = true
    var options = FormScreen.Options()
    options.isInLine = true
    var filled = FilledScreen(form, 80, 1, options)
    filled.type("ada@gmial.com")
    for key in keys { filled.press(key) }
    #expect(filled["email"]?.data.text == data && filled.session.outcome == outcome)
    if outcome == .editing { #expect(filled.text.contains("Did you mean ada@gmail.com?")) }
  }
}
