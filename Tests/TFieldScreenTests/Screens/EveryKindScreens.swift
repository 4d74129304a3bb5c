import TField
import TFieldScreen
import Testing

@Suite struct EveryKindScreens {
  @Test func `every kind at rest on a large screen`() {
    var filled = KindsForm.screen(80, 34)
    filled.session.set("bell, rack", for: "extras")
    filled.session.set("s7", for: "state")
    filled.type("lo")
    #expect(
      filled.text == """
         Order a bike                                                            1 left

           All our bikes are made by hand, which takes a while.
         ╭ * Name ─────────────────────────────╮ ┏ City ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
         │ Ada                                 │ ┃ london                             ┃
         ╰─────────────────────────────────────╯ ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
           * Color
           ( ) red  ( ) deep blue  ( ) green  ( ) white  ( ) black
         ╭ State ───────────────────╮ ╭ Extras ─────────────────────── 2 of 3 chosen ─╮
         │ State 7                ▾ │ │ bell, rack                                  ▾ │
         ╰──────────────────────────╯ ╰───────────────────────────────────────────────╯
         ╭ Delivery day ────────────────╮ ╭───────────────────────────────────────────╮
         │ MM/DD/YYYY                   │ │ Frame numbers                           ▾ │
         ╰──────────────────────────────╯ ╰───────────────────────────────────────────╯
         ╭────────────────────────────────────────────────────────────────────────────╮
         │ Wishes                                                                     │
         │                                                                            │
         │                                                                            │
         ╰────────────────────────────────────────────────────────────────────────────╯
                                                        ╭─────────────────────────────╮
           [ ] Send me news                             │ CVV                         │
                                                        ╰─────────────────────────────╯
         ╭ Name again ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╮
         ╎ Ada                                                                        ╎
         ╰╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╯

         [ Submit ]






         Tab next  Shift-Tab back  F4 open  Ctrl-S Submit  F1/Alt-H help  Esc leave
        """)
  }

  @Test func `every kind at rest on a small screen`() {
    var filled = KindsForm.screen(40, 22, .ascii)
    filled.session.set("bell, rack", for: "extras")
    filled.session.set("s7", for: "state")
    filled.type("lo")
    #expect(
      filled.text == """
         Order a bike                    1 left
           All our bikes are made by hand,
           which takes a while.
         + * Name ---------+ # City ==========#
         | Ada             | # london         #
         +-----------------+ #================#
           * Color
           ( ) red        ( ) deep blue
           ( ) green      ( ) white
           ( ) black
         + State -----+ + Extras -------------+
         | State 7  v | | bell, rack        v |
         +------------+ +---------------------+
         + Delivery day ----------------------+
         | MM/DD/YYYY                         |
         +------------------------------------+
         +------------------------------------+
         | Frame numbers                    v |
         +------------------------------------+v
         [ Submit ]

         Tab next  Ctrl-S Submit  F1 help
        """)
  }
}
