import TField
import TFieldScreen
import Testing

@Suite struct MessageLineTests {
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
    #expect(filled.text.contains("[ Submit ]"))
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
