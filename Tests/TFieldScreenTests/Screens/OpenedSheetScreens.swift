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
