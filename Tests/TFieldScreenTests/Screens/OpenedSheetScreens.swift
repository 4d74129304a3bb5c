import TField
import TFieldScreen
import TestSupport
import Testing

@Suite struct OpenedSheetScreens {
  /// A form with a list whose entries are chosen.
  private static var listOfChoices: FilledScreen {
    let entry = Field("color", .choice(["red", "green", "blue"]), label: "Color")
    return FilledScreen(
      Form("Paint", rows: [[Field("colors", FormList(of: entry), label: "Colors")]]), 60, 16)
  }

  @Test(arguments: [34, 44, 54, 64, 80])
  func `the title of a sheet is never cut`(width: Int) {
    let label = "Limits of the system that it has at its start"
    let list = Field("limits", FormList(of: Field("limit")), label: .verbatim(label))
    var filled = FilledScreen(Form("F", rows: [[list]]), width, 16)
    filled.press(Key(.function(4)))
    #expect(!filled.text.contains("…"))
    #expect(filled.session.opened != nil)
    for word in label.split(separator: " ") { #expect(filled.text.contains(word)) }
  }

  @Test func `a list of options is as wide as its title`() {
    let colors = (1...9).map { ChoiceOption("c\($0)") }
    let field = Field("color", .choice(colors), label: "The colour of the frame and wheels")
    var filled = FilledScreen(Form("F", rows: [[field]]), 60, 20)
    filled.press(Key(.function(4)))
    #expect(filled.text.contains("╔═ The colour of the frame and wheels ═"))
  }

  @Test func `a list of options inside of a sheet`() {
    var filled = KindsForm.screen(60, 16)
    filled = Self.listOfChoices
    filled.press(Key(.function(4)))
    filled.press(Key(.function(4)))
    filled.press(Key(.down))
    #expect(
      filled.text == """
         Paint
         ┏ ╔═ Colors ═════════════════════════════════ 1 entry ═╗━┓
         ┃ ║ ┃ 1                                                ║ ┃
         ┗━║ ┃ ( ) red  ( ) green  ( ) blue                     ║━┛
         [ ║ ╔═ 1 ════════════════════════════════════════════╗ ║
           ║ ║ type to filter                                 ║ ║
           ║ ║   red                                          ║ ║
           ║ ║ ▸ green                                        ║ ║
           ║ ║   blue                                         ║ ║
           ║ ╚═══════════════════════════════════════ 3 of 3 ═╝ ║
           ║                                                    ║
           ║                                                    ║
           ║                                                    ║
           ║ Enter choose  Esc close  F1/Alt-H help             ║
           ╚════════════════════════════════════════════════════╝

        """)
  }
}
