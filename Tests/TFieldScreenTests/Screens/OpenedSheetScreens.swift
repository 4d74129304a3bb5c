import TField
import TFieldScreen
import Testing

@Suite struct OpenedSheetScreens {
  /// A form with a list whose entries are chosen.
  private static var listOfChoices: FilledScreen {
    let entry = Field("color", .choice(["red", "green", "blue"]), label: "Color")
    return FilledScreen(
      Form("Paint", rows: [[Field("colors", EntryList(of: entry), label: "Colors")]]), 60, 16)
  }

  @Test(arguments: [34, 44, 54, 64, 80])
  func `the title of a sheet is never cut`(width: Int) {
    let label = "Limits of the system that it has at its start"
    let list = Field("limits", EntryList(of: Field("limit")), label: .verbatim(label))
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

  @Test func `the entries of a list on a large screen`() {
    var filled = KindsForm.screen(80, 24)
    filled.session.go(to: .field(7))
    filled.draw()
    filled.press(Key(.function(4)))
    filled.type("7")
    filled.press(.alt("a"))
    filled.type("")
    #expect(
      filled.text == """
         Order a bike                                                            1 left
           ╔═ Frame numbers ════════════════════════════════════════════ 2 entries ═╗
         ╭ ║ ╭ 1 ─────────────────────────────────────────────────────────────────╮ ║─╮
         │ ║ │ 7                                                                  │ ║ │
         ╰─║ ╰────────────────────────────────────────────────────────────────────╯ ║─╯
           ║ ┏ 2 ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓ ║
           ║ ┃                                                                    ┃ ║
         ╭─║ ┗━ Enter a whole number ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛ ║─╮
         │ ║ [ Add Entry ]  [ Done ]                                                ║ │
         ╰─║                                                                        ║─╯
         ╭ ║                                                                        ║━┓
         │ ║                                                                        ║ ┃
         ╰─║                                                                        ║━┛
         ╭─║                                                                        ║─╮
         │ ║                                                                        ║ │
         │ ║                                                                        ║ │
         │ ║                                                                        ║ │
         ╰─║                                                                        ║─╯
           ║                                                                        ║─╮
           ║                                                                        ║ │
           ║ ✘ At least 2 entries                                                   ║─╯▼
         [ ║ Alt-A add  Alt-X remove  Ctrl-S done  Esc cancel  F1 help              ║
           ╚════════════════════════════════════════════════════════════════════════╝

        """)
  }

  @Test func `the entries of a list on a small screen`() {
    var filled = KindsForm.screen(40, 12)
    filled.session.go(to: .field(7))
    filled.draw()
    filled.press(Key(.function(4)))
    filled.type("7")
    filled.press(.alt("a"))
    filled.type("")
    #expect(
      filled.text == """
         Order a bike                    1 left
           ╔═ Frame numbers ════ 2 entries ═╗  ▲
           ║    1: 7                        ║
           ║▸   2:                          ║
           ║[ Add Entry ]  [ Done ]         ║
           ║                                ║
         ▸ ║                                ║
           ║                                ║
           ║✘ At least 2 entries            ║  ▼
         [ ║Ctrl-S done  Esc cancel         ║
           ╚════════════════════════════════╝

        """)
  }

  @Test func `the entries of a list on the smallest screen`() {
    var filled = KindsForm.screen(20, 5)
    filled.session.go(to: .field(7))
    filled.draw()
    filled.press(Key(.function(4)))
    filled.type("7")
    filled.press(.alt("a"))
    filled.type("")
    #expect(
      filled.text == """
            1: 7
        ▸   2:
        [ Add Entry ]

        ✘ At least 2   … F1
        """)
  }

  @Test func `the entries of a list on a screen without Unicode`() {
    var filled = KindsForm.screen(40, 12, .ascii)
    filled.session.go(to: .field(7))
    filled.draw()
    filled.press(Key(.function(4)))
    filled.type("7")
    filled.press(.alt("a"))
    filled.type("")
    #expect(
      filled.text == """
         Order a bike                    1 left
           += Frame numbers ==== 2 entries =+  ^
           |    1: 7                        |
           |>   2:                          |
           |[ Add Entry ]  [ Done ]         |
           |                                |
         > |                                |
           |                                |
           |x At least 2 entries            |  v
         [ |Ctrl-S done  Esc cancel         |
           +================================+

        """)
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
