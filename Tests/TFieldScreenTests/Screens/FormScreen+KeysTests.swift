import TField
import TFieldScreen
import Testing

@Suite struct FormScreenKeysTests {
  private var full: FilledScreen {
    FilledScreen(CheckoutForm.form, 80, 24, answers: CheckoutForm.answers)
  }

  @Test func `an action is run by Enter once its focus was seen`() {
    var filled = full
    filled.press(Key(.tab, .shift), Key(.tab, .shift))
    #expect(filled.focusedID == "order")
    filled.press(Key(.enter))
    #expect(filled.session.outcome == .submitted("order"))
  }

  @Test(arguments: [Key(.enter), .character(" ")])
  func `a key that was typed before the focus was seen runs nothing`(key: Key) {
    var filled = full
    filled.handle(.key(Key(.tab, .shift)), .key(Key(.tab, .shift)), .key(key))
    #expect(filled.focusedID == "order")
    #expect(filled.session.outcome == .editing)
  }

  @Test(arguments: [Key.control("s"), Key(.function(10))])
  func `the main action runs from anywhere, seen or not`(key: Key) {
    var filled = full
    filled.handle(.key(Key(.tab)), .key(key))
    #expect(filled.session.outcome == .submitted("order"))
  }

  @Test func `Enter in the last field submits only from a screen that showed it`() {
    var form = CheckoutForm.form
    form.submitsOnEnter = true
    var filled = FilledScreen(form, 80, 24, answers: CheckoutForm.answers)
    filled.press(Key(.end, .control), Key(.tab, .shift))
    filled.handle(.key(Key(.tab)), .key(Key(.enter)))
    #expect(filled.session.outcome == .editing)
    filled.press(Key(.enter))
    #expect(filled.session.outcome == .submitted("order"))
  }

  @Test(arguments: [
    (Key.control("l"), FormScreen.Request.redraw), (.control("z"), .suspend),
    (.control("c"), .interrupt), (.control("\\"), .quit),
  ])
  func `what only the program can do is asked for, whatever is open`(
    key: Key, request: FormScreen.Request
  ) {
    var filled = full
    #expect(filled.press(key) == [request])
    filled.press(Key(.function(1)))
    #expect(filled.press(key) == [request])
    filled.press(Key(.escape), Key(.escape))
    #expect(filled.session.outcome == .cancelled)
    #expect(filled.press(key) == [request])
  }

  @Test func `what is copied or cut goes to the terminal's clipboard, a secret never`() {
    var filled = full
    #expect(filled.press(.alt("w")).isEmpty)
    filled.press(Key(.left, .shift), Key(.left, .shift))
    #expect(filled.press(.alt("w")) == [.copy("da")])
    filled.press(Key(.left, .shift))
    #expect(filled.press(.control("x")).count == 1)
    filled.session.go(to: .field(9))
    filled.press(Key(.home, .shift))
    #expect(filled.press(.alt("w")).isEmpty)
    #expect(filled.press(.control("x")).isEmpty)
  }

  @Test func `Left and Right go from action to action`() {
    var filled = full
    filled.session.go(to: .action(0))
    filled.press(Key(.right))
    #expect(filled.focusedID == "cancel")
    filled.press(Key(.right))
    #expect(filled.focusedID == "cancel")
    filled.press(Key(.left))
    #expect(filled.focusedID == "order")
  }
}

@Suite struct QuestionTests {
  @Test func `no key answers a question before it was seen, or in the moment after`() {
    var filled = FilledScreen(CheckoutForm.form, 80, 24)
    filled.type("A")
    let start = Duration.seconds(100)
    filled.press(Key(.escape), at: start)
    for character in "yes" { filled.press(.character(character), at: start) }
    filled.draw()
    filled.session.wasShown(at: start + .milliseconds(10))
    for key in [Key(.enter), Key(.right), Key(.escape), .character("x")] {
      filled.press(key, at: start + .milliseconds(309))
    }
    #expect(filled.session.question?.selection == 0)
    filled.press(Key(.enter), at: start + .milliseconds(310))
    #expect(filled.session.question == nil && filled.session.outcome == .editing)
    #expect(filled["firstName"]?.data == "Ayes", "what was typed too early comes after all")
  }

  @Test func `Esc closes a question, and what is typed meanwhile goes nowhere`() {
    var filled = FilledScreen(CheckoutForm.form, 80, 24)
    filled.type("A")
    filled.press(Key(.escape), .character("x"))
    filled.handle(.paste("lots"))
    filled.press(Key(.escape))
    #expect(filled.session.question == nil)
    #expect(filled["firstName"]?.data == "A")
  }

  @Test func `on a screen that is too small nothing is asked, and nothing typed is lost`() {
    var filled = FilledScreen(CheckoutForm.form, 12, 3)
    filled.type("Ad")
    filled.press(Key(.escape), Key(.function(1)), .character("a"))
    filled.resize(80, 24)
    #expect(filled.session.question == nil)
    #expect(filled["firstName"]?.data == "Ada")
    filled.press(Key(.escape))
    filled.resize(12, 3)
    filled.press(.character("y"))
    #expect(filled.session.outcome == .editing)
  }

  @Test func `Ctrl-O asks for an editor, on a sheet as well`() {
    let list = FormList(of: Field("entry", TextBlock()))
    let form = Form("Editor", rows: [[Field("text", TextBlock())], [Field("list", list)]])
    var session = FormSession(form, answers: ["text": "one\ntwo"])
    var screen = FormScreen()
    _ = screen.canvas(for: session, width: 100, height: 24)
    #expect(screen.handle(.key(.control("o")), in: &session) == .edit("one\ntwo"))
    session.go(to: .field(1))
    #expect(screen.handle(.key(.control("o")), in: &session) == nil)
    for key in [Key.character(" "), .character("x")] {
      #expect(screen.handle(.key(key), in: &session) == nil)
      _ = screen.canvas(for: session, width: 100, height: 24)
    }
    #expect(screen.handle(.key(.control("o")), in: &session) == .edit("x"))
  }

  @Test func `the line of keys names the editor where there is room, but not for a secret`() {
    var options = FieldOptions()
    for isSecret in [false, true] {
      options.isSecret = isSecret
      let form = Form("Editor", rows: [[Field("text", TextBlock(), options: options)]])
      let filled = FilledScreen(form, 120, 24)
      #expect(filled.text.contains("Ctrl-O editor") == !isSecret)
    }
  }
}
