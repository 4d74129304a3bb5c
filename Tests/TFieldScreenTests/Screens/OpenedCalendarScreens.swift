import TField
import TFieldScreen
import Testing

@Suite struct OpenedCalendarScreens {
  @Test func `a month on a large screen`() {
    var filled = KindsForm.screen(80, 24)
    filled.session.go(to: .field(6))
    filled.draw()
    filled.press(Key(.function(4)))
    filled.press(Key(.down), Key(.right))
    #expect(
      filled.text == """
         Order a bike                                                            1 left
           All our bikes are made by hand, which takes a while.
         ╭ * Name ─────────────────────────────╮ ╭────────────────────────────────────╮
         │ Ada                                 │ │ City                               │
         ╰─────────────────────────────────────╯ ╰────────────────────────────────────╯
           * Color
           ( ) red  ( ) deep blue  ( ) green  ( ) white  ( ) black
         ╭──────────────────────────╮ ╭─────────────────────────────── 0 of 3 chosen ─╮
         │ State                  ▾ │ │ Extras                                      ▾ │
         ╰──────────────────────────╯ ╰───────────────────────────────────────────────╯
         ┏ Delivery day ━━━━━━━━━━━━━━━━┓ ╭───────────────────────────────────────────╮
         ┃ MM/DD/YYYY                   ┃ │ Frame numbers                           ▾ │
         ┗━ 8 digits left ━━━━━━━━━━━━━━┛ ╰───────────────────────────────────────────╯
         ╔═ November 2026 ══════╗─────────────────────────────────────────────────────╮
         ║ Mo Tu We Th Fr Sa Su ║                                                     │
         ║                    · ║                                                     │
         ║  ·  ·  ·  5  6  7  8 ║                                                     │
         ║( 9)10 11 12 13 14 15 ║─────────────────────────────────────────────────────╯
         ║ 16[17]18 19 20 21 22 ║                       ╭─────────────────────────────╮
         ║ 23 24 25 26 27 28 29 ║                       │ CVV                         │
         ║ 30                   ║                       ╰─────────────────────────────╯▼
         ╚══════════════════════╝

         Enter choose  PgUp month back  PgDn month on  t today  Esc close  F1 help
        """)
  }

  @Test func `a month on a small screen`() {
    var filled = KindsForm.screen(40, 12)
    filled.session.go(to: .field(6))
    filled.draw()
    filled.press(Key(.function(4)))
    filled.press(Key(.down), Key(.right))
    #expect(
      filled.text == """
         Order a╔═ November 2026 ══════╗ 1 left
           ( ) r║ Mo Tu We Th Fr Sa Su ║       ▲
           ( ) g║                    · ║
           ( ) b║  ·  ·  ·  5  6  7  8 ║
             Sta║( 9)10 11 12 13 14 15 ║
             Ext║ 16[17]18 19 20 21 22 ║
         ▸   Del║ 23 24 25 26 27 28 29 ║
             Fra║ 30                   ║
           Wishe╚══════════════════════╝       ▼
         [ Submit ]
         8 digits left
         Enter choose  t today  Esc close
        """)
  }

  @Test func `a month on the smallest screen`() {
    var filled = KindsForm.screen(20, 5)
    filled.session.go(to: .field(6))
    filled.draw()
    filled.press(Key(.function(4)))
    filled.press(Key(.down), Key(.right))
    #expect(
      filled.text == """
        November 2026     ▲▼
         9)10 11 12 13 14 15
        16[17]18 19 20 21 22
        23 24 25 26 27 28 29
        Enter choose
        """)
  }

  @Test func `a month on a screen without Unicode`() {
    var filled = KindsForm.screen(40, 12, .ascii)
    filled.session.go(to: .field(6))
    filled.draw()
    filled.press(Key(.function(4)))
    filled.press(Key(.down), Key(.right))
    #expect(
      filled.text == """
         Order a+= November 2026 ======+ 1 left
           ( ) r| Mo Tu We Th Fr Sa Su |       ^
           ( ) g|                    . |
           ( ) b|  .  .  .  5  6  7  8 |
             Sta|( 9)10 11 12 13 14 15 |
             Ext| 16[17]18 19 20 21 22 |
         >   Del| 23 24 25 26 27 28 29 |
             Fra| 30                   |
           Wishe+======================+       v
         [ Submit ]
         8 digits left
         Enter choose  t today  Esc close
        """)
  }
}
