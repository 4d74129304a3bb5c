import TField
import TFieldScreen
import Testing

@Suite struct HintLineTests {
  private static let sentence = "This is far longer than the frame of a field is wide"

  private static func screen(width: Int) -> FilledScreen {
    var options = FieldOptions()
    options.hint = "A word"
    let rule = Rule(.unless(.always), message: .verbatim(sentence), on: [.change])
    let field = Field("word", rules: [rule], options: options)
    var filled = FilledScreen(Form("Test", rows: [[field]]), width, 12, .init(layout: .boxed))
    filled.type("x")
    return filled
  }

  @Test func `an error that its frame cuts is said whole below`() {
    let lines = Self.screen(width: 56).text.split(separator: "\n")
    #expect(lines.contains { $0.contains("✘ This is") && $0.contains("…") })
    #expect(lines.contains { $0.contains(" " + Self.sentence) })
  }

  @Test func `an error that its frame holds leaves the hint where it is`() {
    let screen = Self.screen(width: 80)
    #expect(screen.text.contains("✘ \(Self.sentence)") && screen.text.contains(" A word"))
  }
}
