import TField
import TFieldScreen
import TestSupport
import Testing

/// Going on from a field that needs an answer marks it; going back or elsewhere doesn't.
@Suite struct GoingBackTests {
  private static let note = Section(nil, rows: [[Field("note", label: "Note", required: true)]])
  private static let own = Section(
    nil, rows: [[Field("own", label: "Own", required: true), Field("beside", label: "Beside")]])
  private static let last = Section(nil, rows: [[Field("last", label: "Last", required: true)]])

  /// A form with the focus in its empty field `own`.
  private static func screen(
    _ layout: Form.Layout = .boxed, _ timing: ErrorTiming = ErrorTiming()
  ) -> FilledScreen {
    var form = Form(
      "Test", sections: [note, own, last],
      actions: [Action("send", label: "Send"), Action("cancel", label: "Cancel", role: .cancel)],
      timing: timing)
    form.layout = layout
    form.navigation = .free
    var filled = FilledScreen(form, 60, 24, answers: ["note": "x"])
    if layout == .pages { filled.press(Key(.pageDown, .control)) }
    if filled.focusedID == "note" { filled.press(Key(.tab)) }
    #expect(filled.focusedID == "own")
    return filled
  }

  static let timings = [
    ErrorTiming(), ErrorTiming(validate: .change), ErrorTiming(validate: .blur),
    ErrorTiming(validate: .touched, hide: .focus),
    ErrorTiming(validate: .touched, hide: .blur),
    ErrorTiming(validate: .blur, hide: .focus),
  ]

  @Test(
    arguments: [
      Key(.tab, .shift), Key(.up), Key(.pageUp), Key(.home, .control), Key(.pageUp, .control),
      Key(.pageUp, .alt), Key(.function(8)), Key(.function(8), .shift),
    ], timings)
  func `back marks nothing in which nothing was typed`(key: Key, timing: ErrorTiming) {
    var filled = Self.screen(.boxed, timing)
    filled.press(key)
    #expect(filled["own"]?.validity == .valid)
    #expect(filled.session.progress.toFix == 0)
    // Nor does it later, when fields beside it change.
    filled.press(Key(.end))
    filled.type("y\t")
    #expect(filled["own"]?.validity == .valid)
  }

  @Test(
    arguments: [
      Key(.tab), Key(.enter), Key(.down), Key(.end, .control), Key(.pageDown, .control),
      Key(.pageDown),
    ])
  func `on marks what is missing`(key: Key) {
    var filled = Self.screen()
    filled.press(key)
    #expect(filled.focusedID != "own")
    #expect(filled["own"]?.validity.error?.code == .required)
  }

  @Test(arguments: timings)
  func `what was typed is judged wherever one goes`(timing: ErrorTiming) {
    for keys in [[Key(.tab, .shift)], [Key(.up)], [Key(.home, .control)]] {
      var filled = Self.screen(.boxed, timing)
      filled.press(.character("x"), Key(.backspace))
      for key in keys { filled.press(key) }
      #expect(filled["own"]?.validity.error?.code == .required)
    }
  }

  @Test func `what was marked before stays marked`() {
    var filled = Self.screen()
    filled.press(Key(.tab), Key(.tab, .shift))
    #expect(filled.focusedID == "own" && filled["own"]?.validity == .valid)
    filled.press(Key(.tab, .shift))
    #expect(filled["own"]?.validity.error?.code == .required)
  }

  @Test(arguments: ["Note", "Beside", "Last", "Cancel"])
  func `a click elsewhere marks nothing, before or behind`(label: String) {
    var filled = Self.screen()
    guard let place = filled.place(of: label) else {
      Issue.record("\(label) isn't there")
      return
    }
    filled.click(row: place.row, column: place.column)
    #expect(filled["own"]?.validity == .valid)
  }

  @Test func `a click on the action marks all that it needs`() {
    var filled = Self.screen()
    guard let place = filled.place(of: "Send") else { return }
    filled.click(row: place.row, column: place.column)
    #expect(filled["own"]?.validity.error?.code == .required)
    #expect(filled["last"]?.validity.error?.code == .required)
  }

  @Test(arguments: [Key(.pageUp, .control), Key(.pageUp, .alt)])
  func `a page back marks nothing, a page on does`(key: Key) {
    var filled = Self.screen(.pages)
    filled.press(key)
    #expect(filled.focusedID == "note" && filled["own"]?.validity == .valid)
    filled.press(Key(.pageDown, .control), Key(.pageDown, .control))
    #expect(filled["own"]?.validity.error?.code == .required)
  }

  @Test func `in an entry, too`() {
    let inner = [
      [Field("name", label: "Name", required: true)], [Field("price", label: "Price")],
    ]
    var filled = FilledScreen(
      Form("Test", rows: [[Field("items", .list(of: inner), label: "Items")]]), 60, 24)
    filled.press(Key(.enter), Key(.tab, .shift))
    #expect(filled.session.state(at: "name")?.validity == .valid)
    filled.press(Key(.tab), Key(.tab))
    #expect(filled.session.state(at: "name")?.validity.error?.code == .required)
  }

  @Test(arguments: [60, 24, 20])
  func `Down goes through visible options in any shape, and leaves behind the last`(width: Int) {
    for kind in [FieldKind.choice(["Red", "Green", "Blue"]), .choices(["Red", "Green", "Blue"])] {
      var filled = FilledScreen(
        Form("Test", rows: [[Field("above")], [Field("hue", kind.type)], [Field("below")]]),
        width, 20)
      filled.press(Key(.tab))
      for place in 0..<3 {
        #expect(filled.focusedID == "hue" && filled["hue"]?.entry.cursor.place == place)
        filled.press(Key(.down))
      }
      #expect(filled.focusedID == "below")
      filled.press(Key(.up), Key(.down), Key(.up), Key(.up))
      #expect(filled.focusedID == "above")
      #expect(filled["hue"]?.data.isEmpty == true)
    }
  }
}
