import TField
import TFieldScreen
import Testing

@Suite struct ManyLinesScreens {
  @Test func `text in several lines on a large screen`() {
    var filled = KindsForm.screen(80, 24)
    filled.session.go(to: .field(8))
    filled.type("The quick brown fox jumps over the lazy dog, and 東京は日本の首都です, and so on.")
    filled.press(Key(.up))
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
         ╭ Delivery day ────────────────╮ ╭───────────────────────────────────────────╮
         │ MM/DD/YYYY                   │ │ Frame numbers                           ▾ │
         ╰──────────────────────────────╯ ╰───────────────────────────────────────────╯
         ┏ Wishes ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
         ┃ The quick brown fox jumps over the lazy dog, and 東京は日本の首都です, and ┃
         ┃ so on.                                                                     ┃
         ┃                                                                            ┃
         ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
                                                        ╭─────────────────────────────╮
           [ ] Send me news                             │ CVV                         │
                                                        ╰─────────────────────────────╯▼
         [ Submit ]

         Tab next  Shift-Tab back  Enter new line  Ctrl-S Submit  F1 help  Esc leave
        """)
  }

  @Test func `text in several lines on a small screen`() {
    var filled = KindsForm.screen(40, 12)
    filled.session.go(to: .field(8))
    filled.type("The quick brown fox jumps over the lazy dog, and 東京は日本の首都です, and so on.")
    filled.press(Key(.up))
    #expect(
      filled.text == """
         Order a bike                    1 left
             Delivery day:  MM/DD/YYYY         ▲
             Frame numbers:            ▾
           Wishes
         ▸ The quick brown fox jumps over the
           lazy dog, and 東京は日本の首都です,
           and so on.
           [ ] Send me news
             CVV:                              ▼
         [ Submit ]

         Tab next  Enter new line  F1 help
        """)
  }

  @Test func `text in several lines on the smallest screen`() {
    var filled = KindsForm.screen(20, 5)
    filled.session.go(to: .field(8))
    filled.type("The quick brown fox jumps over the lazy dog, and 東京は日本の首都です, and so on.")
    filled.press(Key(.up))
    #expect(
      filled.text == """
          Wishes           ▲
        ▸ 首都です, and so▲
          on.              ▼
        [ Submit ]

        """)
  }

  @Test func `text in several lines on a screen without Unicode`() {
    var filled = KindsForm.screen(40, 12, .ascii)
    filled.session.go(to: .field(8))
    filled.type("The quick brown fox jumps over the lazy dog, and 東京は日本の首都です, and so on.")
    filled.press(Key(.up))
    #expect(
      filled.text == """
         Order a bike                    1 left
             Delivery day:  MM/DD/YYYY         ^
             Frame numbers:            v
           Wishes
         > <U+306F><U+65E5><U+672C><U+306E>   ^
           <U+9996><U+90FD><U+3067><U+3059>,
           and so on.
           [ ] Send me news
             CVV:                              v
         [ Submit ]

         Tab next  Enter new line  F1 help
        """)
  }
}
