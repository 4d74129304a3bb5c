import TField
import TFieldScreen
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
        "email", "phone", "street", "city", "same", "card", "expires", "order", "cancel",
      ])
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
    #expect(walk(&filled, Key(.down), 3) == ["lastName", "email", "phone"])
  }

  @Test func `a screenful leads to what is about a screen away, and at the end to the actions`() {
    var filled = FilledScreen(CheckoutForm.form, 80, 24)
    #expect(
      walk(&filled, Key(.pageDown), 4) == ["city", "expires", "order", "order"])
    #expect(walk(&filled, Key(.pageUp), 3) == ["expires", "street", "firstName"])
  }

  @Test func `on pages, Up and Down turn them`() {
    var filled = FilledScreen(CheckoutForm.make(layout: .pages), 80, 24)
    #expect(walk(&filled, Key(.down), 3) == ["email", "phone", "street"])
    #expect(filled.text.contains("Step 2 of 4"))
    #expect(!filled.text.contains("Phone"))
    #expect(walk(&filled, Key(.up), 1) == ["phone"])
    #expect(filled.text.contains("Step 1 of 4"))
  }

  @Test func `before anything was drawn the order of the form counts`() {
    var session = FormSession(CheckoutForm.form)
    var screen = FormScreen()
    #expect(screen.handle(.key(Key(.down)), in: &session) == nil)
    #expect(session.focus == .field(2))
  }
}
