import Testing

@testable import TField
@testable import TFieldScreen

@Suite struct PanelTests {
  private func drawn(
    _ faults: [FaultPanel.Fault], saying remark: Wording? = nil, width: Int = 40,
    of screen: Int = 30
  ) -> String {
    let panel = FaultPanel("form.json", faults, saying: remark, in: .english)
    return panel.block(width: width, of: screen, in: .unicode).text
  }

  @Test func `no faults are one line`() {
    #expect(drawn([]) == "─ form.json ──────────────── no faults ─")
  }

  @Test func `errors and warnings are counted, marked and wrapped`() {
    #expect(
      drawn([
        ("3:5: error: unknown key 'lable' in field; did you mean 'label'?", isError: true),
        ("9:1: warning: nothing asks for it", isError: false),
      ])
        == """
        ─ form.json ─────── 1 fault, 1 warning ─
         ✘ 3:5: error: unknown key 'lable' in
           field; did you mean 'label'?
         ⚠ 9:1: warning: nothing asks for it
        """)
  }

  @Test func `it takes a third of the screen at most, and says how many more there are`() {
    let faults: [FaultPanel.Fault] = (1...9).map { ("\($0):1: error: wrong", isError: true) }
    let lines = drawn(faults, of: 15).split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines.last?.contains("6") == true)
  }

  @Test func `what is said of the form stands behind the faults`() {
    let text = drawn([("1:1: error: wrong", isError: true)], saying: .say("preview.older"))
    #expect(text.split(separator: "\n").count > 2)
  }

  @Test func `a tiny screen and hostile words draw`() {
    let fault: FaultPanel.Fault = (
      "\u{1B}[31m\u{202E}" + String(repeating: "x", count: 300), isError: true
    )
    for width in [1, 2, 7, 20] {
      #expect(!drawn([fault], width: width, of: 24).unicodeScalars.contains { $0.value == 0x1B })
    }
    #expect(drawn([fault], width: 40, of: 3) == "")
  }

  private static let sentence = "This is far longer than the frame of a field is wide"

  private static func screen(width: Int) -> FilledScreen {
    var options = FieldOptions()
    options.hint = "A word"
    let rule = Rule(.unless, .condition(.always), message: .verbatim(sentence), on: [.change])
    let field = Field("word", rules: [rule], options: options)
    var filled = FilledScreen(Form("Test", rows: [[field]]), width, 12, .init(layout: .boxed))
    filled.type("x")
    return filled
  }

  @Test func `an error that its frame can't hold stands below the frame, and above the keys`() {
    let lines = Self.screen(width: 56).text.split(separator: "\n")
    #expect(lines.filter { $0.contains("✘ This is") }.count == 2)
    #expect(!lines.contains { $0.contains("…") })
  }

  @Test func `an error that its frame holds stands there, and above the keys`() {
    let screen = Self.screen(width: 80)
    let lines = screen.text.split(separator: "\n").filter { $0.contains("✘ \(Self.sentence)") }
    #expect(lines.map { $0.hasPrefix(" ╰") || $0.hasPrefix(" ┗") } == [true, false])
  }

  @Test func `a hint never covers the button that comes next`() {
    var options = FieldOptions()
    options.hint = "As it stands on the bill, with all letters and digits, but without spaces"
    let rows = (0..<9).map { [Field("row\($0)")] } + [[Field("last", options: options)]]
    var filled = FilledScreen(Form("Test", rows: rows), 40, 12)
    filled.press(Key(.end, .control))
    #expect(filled.focusedID == "last")
    #expect(filled.text.contains("\n   Submit\n"))
    #expect(filled.text.contains("As it stands on the bill, with al … F1"))
  }

  @Test func `an error that hides while its field has the focus is told nowhere`() {
    let field = Field("word", required: true)
    var filled = FilledScreen(
      Form(
        "Test", rows: [[field], [Field("next")]],
        timing: ErrorTiming(validate: .blur, hide: .focus)), 60, 16)
    filled.type("\t")
    #expect(filled.text.contains("╰─ ✘"))
    filled.press(Key(.tab, .shift))
    #expect(!filled.text.contains("╰─ ✘"))
    #expect(!filled.text.contains("\n ✘") && filled.text.contains("1 left"))
  }
}

@Suite struct StatusPanelTests {
  private func drawn(_ form: Form, width: Int) -> String? {
    let session = FormSession(form, answers: ["name": "Ada"])
    return Canvas.status(of: session, width: width, FormScreen.Options())?.text
  }

  private func form(requires groups: [String]?) -> Form {
    Form(
      "Test",
      sections: [
        Section("Person", group: "person", rows: [[Field("name", required: true)]]),
        Section("Address", group: "address", rows: [[Field("street", required: true)]]),
      ], actions: [Action("go", label: "Go", requires: groups)])
  }

  @Test(arguments: [
    (60, "Form status   ✔ Person (1)   ○ Address (1)"),
    (42, "Form status   ✔ Person (1)   ○ Address (1)"), (41, "Form status   ○ Address (1)"),
    (27, "Form status   ○ Address (1)"), (26, "Form status   1 more"), (0, ""),
  ])
  func `it names whole groups, and says how many it leaves out`(width: Int, text: String) {
    #expect(drawn(form(requires: nil), width: width) == text)
  }

  @Test(arguments: [["address"], []])
  func `only what the main action asks for is told of, and not one group alone`(groups: [String]) {
    #expect(drawn(form(requires: groups), width: 60) == nil)
  }

  @Test func `a group of which nothing is there is not in it`() {
    let form = Form(
      "Test",
      sections: [
        Section("Person", group: "person", rows: [[Field("name", required: true)]]),
        Section("Pet", group: "pet", when: .never, rows: [[Field("cat", required: true)]]),
      ])
    #expect(drawn(form, width: 60) == nil)
  }
}
