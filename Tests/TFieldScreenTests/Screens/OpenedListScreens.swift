import TField
import TFieldScreen
import Testing

@Suite struct OpenedListScreens {
  @Test func `a list of options on a large screen`() {
    var filled = KindsForm.screen(80, 24)
    filled.session.go(to: .field(4))
    filled.draw()
    filled.press(Key(.function(4)))
    filled.type("state 12")
    filled.press(Key(.down))
    #expect(
      filled.text == """
         Order a bike                                                            1 left
           All our bikes are made by hand, which takes a while.
         ╭ * Name ─────────────────────────────╮ ╭────────────────────────────────────╮
         │ Ada                                 │ │ City                               │
         ╰─────────────────────────────────────╯ ╰────────────────────────────────────╯
           * Color
           ( ) red  ( ) deep blue  ( ) green  ( ) white  ( ) black
         ┏ State ━━━━━━━━━━━━━━━━━━━┓ ╭─────────────────────────────── 0 of 3 chosen ─╮
         ┃                        ▾ ┃ │ Extras                                      ▾ │
         ┗━━━━━━━━━━━━━━━━━━━━━━━━━━┛ ╰───────────────────────────────────────────────╯
         ╔═ State ══════════════════╗───╮ ╭───────────────────────────────────────────╮
         ║ state 12                 ║   │ │ Frame numbers                           ▾ │
         ║   State 12               ║───╯ ╰───────────────────────────────────────────╯
         ║ ▸ State 120              ║─────────────────────────────────────────────────╮
         ║   State 121              ║                                                 │
         ║   State 122              ║                                                 │
         ║   State 123              ║                                                 │
         ║   State 124              ║─────────────────────────────────────────────────╯
         ║   State 125              ║                   ╭─────────────────────────────╮
         ║   State 126              ║                   │ CVV                         │
         ║   State 127             ▼║                   ╰─────────────────────────────╯▼
         ╚══════════════ 11 of 240 ═╝

         Enter choose  Esc close  F1/Alt-H help
        """)
  }

  @Test func `a list from which several are taken, on a large screen`() {
    var filled = KindsForm.screen(80, 24)
    filled.session.go(to: .field(5))
    filled.draw()
    filled.press(Key(.function(4)))
    filled.press(.character(" "), Key(.down), Key(.down), .character(" "))
    #expect(
      filled.text == """
         Order a bike                                                            1 left
           All our bikes are made by hand, which takes a while.
         ╭ * Name ─────────────────────────────╮ ╭────────────────────────────────────╮
         │ Ada                                 │ │ City                               │
         ╰─────────────────────────────────────╯ ╰────────────────────────────────────╯
           * Color
           ( ) red  ( ) deep blue  ( ) green  ( ) white  ( ) black
         ╭──────────────────────────╮ ┏ Extras ━━━━━━━━━━━━━━━━━━━━━━━ 0 of 3 chosen ━┓
         │ State                  ▾ │ ┃                                             ▾ ┃
         ╰──────────────────────────╯ ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
         ╭ Delivery day ──────────────╔═ Extras ══════════════════════════════════════╗
         │ MM/DD/YYYY                 ║ type to filter                                ║
         ╰────────────────────────────║   [x] bell                                    ║
         ╭────────────────────────────║   [ ] lamp                                    ║
         │ Wishes                     ║ ▸ [x] lock                                    ║
         │                            ║   [ ] bag                                     ║
         │                            ║   [ ] rack                                    ║
         ╰────────────────────────────╚═ 2 of 3 chosen ══════════════════════ 5 of 5 ═╝
                                                        ╭─────────────────────────────╮
           [ ] Send me news                             │ CVV                         │
                                                        ╰─────────────────────────────╯▼
         [ Submit ]

         Space mark  Enter done  Esc close  F1/Alt-H help
        """)
  }

  @Test func `options that are too long for the list are wrapped, and found by a click`() {
    let long = "Lausanne, at the lake, by the train that takes the long way round the hills"
    let options: [ChoiceOption] = [
      "Bern", ChoiceOption(long), "Zug", "Genf", "Basel", "Chur", "Thun",
    ]
    let form = Form(
      "Trip", rows: [[Field("to", Choice(options, style: .list), label: "To")], [Field("by")]])
    var filled = FilledScreen(form, 40, 16)
    filled.press(Key(.function(4)), Key(.down))
    #expect(
      filled.text == """
         Trip
         ┏ To ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
         ┃                                  ▾ ┃
         ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
        ╔═ To ═════════════════════════════════╗
        ║ type to filter                       ║
        ║   Bern                               ║
        ║ ▸ Lausanne, at the lake, by the      ║
        ║   train that takes the long way      ║
        ║   round the hills                    ║
        ║   Zug                                ║
        ║   Genf                               ║
        ║   Basel                             ▼║
        ╚═════════════════════════════ 7 of 7 ═╝

         Enter choose  Esc close  F1/Alt-H help
        """)
    filled.click(row: 7, column: 6)
    #expect(filled["to"]?.data == long)
    filled.press(Key(.function(4)))
    filled.click(row: 10, column: 6)
    #expect(filled["to"]?.data == "Zug")
  }

  @Test func `a list of options on a small screen`() {
    var filled = KindsForm.screen(40, 12)
    filled.session.go(to: .field(4))
    filled.draw()
    filled.press(Key(.function(4)))
    filled.type("state 12")
    filled.press(Key(.down))
    #expect(
      filled.text == """
         ╔═ State ════════════════════════════╗
         ║ state 12                           ║▲
         ║   State 12                         ║
         ║ ▸ State 120                        ║
         ║   State 121                       ▼║
         ╚════════════════════════ 11 of 240 ═╝
         ▸   State:                    ▾
             Extras:                   ▾
             Delivery day:  MM/DD/YYYY         ▼
         [ Submit ]

         Enter choose  Esc close  F1/Alt-H help
        """)
  }

  @Test func `a list from which several are taken, on a small screen`() {
    var filled = KindsForm.screen(40, 12)
    filled.session.go(to: .field(5))
    filled.draw()
    filled.press(Key(.function(4)))
    filled.press(.character(" "), Key(.down), Key(.down), .character(" "))
    #expect(
      filled.text == """
         ╔═ Extras ═══════════════════════════╗
         ║ type to filter                     ║▲
         ║   [x] bell                         ║
         ║   [ ] lamp                         ║
         ║ ▸ [x] lock                        ▼║
         ╚═ 2 of 3 chosen ═══════════ 5 of 5 ═╝
         ▸   Extras:                   ▾
             Delivery day:  MM/DD/YYYY
             Frame numbers:            ▾       ▼
         [ Submit ]

         Space mark  Enter done  Esc close
        """)
  }

  @Test func `a list of options on the smallest screen`() {
    var filled = KindsForm.screen(20, 5)
    filled.session.go(to: .field(4))
    filled.draw()
    filled.press(Key(.function(4)))
    filled.type("state 12")
    filled.press(Key(.down))
    #expect(
      filled.text == """
        ╔═ state 12 ═══════╗
        ║   State 12       ║
        ║ ▸ State 120     ▼║
        ╚══════ 11 of 240 ═╝
        Enter choose
        """)
  }

  @Test func `a list of options on a screen without Unicode`() {
    var filled = KindsForm.screen(40, 12, .ascii)
    filled.session.go(to: .field(4))
    filled.draw()
    filled.press(Key(.function(4)))
    filled.type("state 12")
    filled.press(Key(.down))
    #expect(
      filled.text == """
         += State ============================+
         | state 12                           |^
         |   State 12                         |
         | > State 120                        |
         |   State 121                       v|
         +======================== 11 of 240 =+
         >   State:                    v
             Extras:                   v
             Delivery day:  MM/DD/YYYY         v
         [ Submit ]

         Enter choose  Esc close  F1/Alt-H help
        """)
  }

  @Test func `a list from which several are taken, on a screen without Unicode`() {
    var filled = KindsForm.screen(40, 12, .ascii)
    filled.session.go(to: .field(5))
    filled.draw()
    filled.press(Key(.function(4)))
    filled.press(.character(" "), Key(.down), Key(.down), .character(" "))
    #expect(
      filled.text == """
         += Extras ===========================+
         | type to filter                     |^
         |   [x] bell                         |
         |   [ ] lamp                         |
         | > [x] lock                        v|
         += 2 of 3 chosen =========== 5 of 5 =+
         >   Extras:                   v
             Delivery day:  MM/DD/YYYY
             Frame numbers:            v       v
         [ Submit ]

         Space mark  Enter done  Esc close
        """)
  }

  @Test func `a list in which nothing is found`() {
    var filled = KindsForm.screen(40, 12)
    filled.session.go(to: .field(4))
    filled.draw()
    filled.press(Key(.function(4)))
    filled.type("xyz")
    #expect(
      filled.text == """
         ╔═ State ════════════════════════════╗
         ║ xyz                                ║▲
         ║ nothing found                      ║
         ║                                    ║
         ║                                    ║
         ╚═════════════════════════ 0 of 240 ═╝
         ▸   State:                    ▾
             Extras:                   ▾
             Delivery day:  MM/DD/YYYY         ▼
         [ Submit ]

         Enter choose  Esc close  F1/Alt-H help
        """)
  }
}
