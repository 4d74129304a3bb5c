import TField
import TFieldScreen
import TestSupport
import Testing

/// Whole screens, as they are seen.
@Suite struct FormScreenTests {
  @Test func `a message without room in its field goes on below its neighbours`() {
    let form = Form(
      "Where",
      rows: [
        [Field("number", .streetnumber, required: true), Field("street", .street, required: true)],
        [Field("city", .city)],
      ])
    var filled = FilledScreen(form, 60, 16)
    filled.type("Main\t\t")
    #expect(
      filled.text == """
         Where                                             2 to fix
         ╭ * Street # ────╮ ╭ * Street Name ──────────────────────╮
         │ Main           │ │                                     │
         ╰────────────────╯ ╰─ ✘ Required ────────────────────────╯
           ✘ Digits only: a number with M belongs in the street
         ┏ City ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
         ┃                                                        ┃
         ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
         [ Submit ]






         Tab next  Ctrl-S Submit  F8 next error  F1 help  Esc leave
        """)
  }

  @Test func `a label that is no longer called optional takes the lines that it needs`() {
    var form = Form(
      "F",
      rows: [
        [Field("name")],
        [Field("why", label: "Why do you ask us that", required: .field("name", .filled))],
      ])
    form.requiredMark = .optional
    var typed = FilledScreen(form, 34, 20)
    #expect(!typed.text.contains("│ Why"))
    typed.type("A")
    var fresh = typed
    fresh.screen = FormScreen()
    fresh.draw()
    #expect(typed.text == fresh.text)
    #expect(typed.text.contains("│ Why do you ask us that        │"))
  }

  @Test func `half filled, with an error that was left behind`() {
    var filled = FilledScreen(CheckoutForm.form, 80, 24)
    filled.type("Ada\tLovelace\tada@ex.org\t555223\t")
    #expect(
      filled.text == """
         Checkout                                                              1 to fix
         ── Customer Information ──────────────────────────────────────── ✘ 1 to fix ──
         ╭ * First Name ───────────────────────╮ ╭ * Last Name ───────────────────────╮
         │ Ada                                 │ │ Lovelace                           │
         ╰─────────────────────────────────────╯ ╰────────────────────────────────────╯
         ╭ * Email ───────────────────────────────────────────────────────────────────╮
         │ ada@ex.org                                                                 │
         ╰────────────────────────────────────────────────────────────────────────────╯
         ╭ * Phone ───────────────────────────────────────────────────────────────────╮
         │ (555) 223-____                                                             │
         ╰─ ✘ Enter 10 digits ────────────────────────────────────────────────────────╯
         ── Shipping Address ──────────────────────────────────────────────────────────
         ┏ * Street ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
         ┃                                                                            ┃
         ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
         ╭──────────────────────────────────────╮ ╭────────────────╮ ╭────────────────╮
         │ * City                               │ │ * State        │ │ * Zip Code     │
         ╰──────────────────────────────────────╯ ╰────────────────╯ ╰────────────────╯
         ── Billing Address ───────────────────────────────────────────────────────────
           [x] Same as shipping address                                                ▼
         [ Complete Order ]  [ Cancel ]
         Customer Information ✘ 1 to fix   Shipping Address   Payment

         Tab next  Ctrl-S Complete Order  F8 next error  F1 help  Esc leave
        """)
  }

  @Test func `a blocked action says what is missing, and the screen shows the first`() {
    var filled = FilledScreen(CheckoutForm.form, 80, 24)
    filled.type("Ada\tLovelace\tada@ex.org\t555223\t12 Main St\tLondon\tKY\t12345\t ")
    filled.type("\t1 Bill\t4242424\t1227\t12\t\n")
    #expect(
      filled.text == """
         Checkout                                                              3 to fix
         │ ada@ex.org                                                                 │▲
         ╰────────────────────────────────────────────────────────────────────────────╯
         ┏ * Phone ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
         ┃ (555) 223-____                                                             ┃
         ┗━ ✘ Enter 10 digits ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
         ── Shipping Address ───────────────────────────────────────────────────── ✔ ──
         ╭ * Street ──────────────────────────────────────────────────────────────────╮
         │ 12 Main St                                                                 │
         ╰────────────────────────────────────────────────────────────────────────────╯
         ╭ * City ──────────────────────────────╮ ╭ * State ───────╮ ╭ * Zip Code ────╮
         │ London                               │ │ KY             │ │ 12345          │
         ╰──────────────────────────────────────╯ ╰────────────────╯ ╰────────────────╯
         ── Billing Address ────────────────────────────────────────────────────── ✔ ──
           [ ] Same as shipping address
         ╭ * Billing Street ──────────────────────────────────────────────────────────╮
         │ 1 Bill                                                                     │
         ╰────────────────────────────────────────────────────────────────────────────╯
         ── Payment ───────────────────────────────────────────────────── ✘ 2 to fix ──
         ╭ * Card Number ────────────────────────────────────────────────────── Visa ─╮▼
         [ Complete Order ]  [ Cancel ]
         Customer Information ✘ 1 to fix   Payment ✘ 2 to fix
         Complete Order: 3 to fix (Phone, Card Number, CVV)
         Tab next  Ctrl-S Complete Order  F8 next error  F1 help  Esc leave
        """)
  }

  @Test func `a small screen has one line a field`() {
    var filled = FilledScreen(CheckoutForm.form, 40, 12)
    filled.type("Ada\tLovelace\t\t555223")
    #expect(
      filled.text == """
         Checkout                      1 to fix
         ── Customer Information  ✘ 1 to fix ──
           * First Name: Ada
           * Last Name:  Lovelace
           * Email:                 ✘ Required
         ▸ * Phone:      (555) 223-____
         ── Shipping Address ──────────────────
           * Street:
           * City:                             ▼
         [ Complete Order ]  [ Cancel ]
         4 digits left
         Tab next  F8 next error  F1 help
        """)
  }

  @Test func `the smallest screen`() {
    var filled = FilledScreen(CheckoutForm.form, 20, 5)
    filled.type("Ada\tLovelace\tada@ex.org")
    #expect(
      filled.text == """
          * Last Name      ▲
          Lovelace
        ▸ * Email:‹x.org   ▼
        [ Complete Order ]

        """)
  }

  @Test func `on a narrow screen rows fold and sections lose their sides`() {
    var filled = FilledScreen(CheckoutForm.form, 36, 20)
    filled.type("Ada")
    #expect(
      filled.text == """
        Checkout                    10 left
        ── Customer Information ─ 1 of 4 ──
        ┏ * First Name ━━━━━━━━━━━━━━━━━━━┓
        ┃ Ada                             ┃
        ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
        ╭─────────────────────────────────╮
        │ * Last Name                     │
        ╰─────────────────────────────────╯
        ╭─────────────────────────────────╮
        │ * Email                         │
        ╰─────────────────────────────────╯
        ╭ * Phone ────────────────────────╮
        │ (___) ___-____                  │
        ╰─────────────────────────────────╯
        ── Shipping Address ───────────────
        ╭─────────────────────────────────╮▼
        [ Complete Order ]  [ Cancel ]
        3 more

        Tab next  F1 help  Esc leave
        """)
  }

  @Test func `in ASCII, with debug lines`() {
    let options = FormScreen.Options(charset: .ascii, isDebugging: true)
    var filled = FilledScreen(CheckoutForm.form, 80, 24, options)
    filled.type("Ada\tLovelace\t")
    #expect(
      filled.text == """
         Checkout                                                                9 left
         -- Customer Information -------------------------------------------- 2 of 4 --
                phrase / inactive(valid) / P:1.7       phrase / inactive(valid) / P:1.7
         + * First Name -----------------------+ + * Last Name -----------------------+
         | Ada                                 | | Lovelace                           |
         +-------------------------------------+ +------------------------------------+
                                                         phrase / active(valid) / P:1.7
         # * Email ===================================================================#
         #                                                                            #
         #============================================================================#
                                                            phone / idle(valid) / P:0.7
         + * Phone -------------------------------------------------------------------+
         | (___) ___-____                                                             |
         +----------------------------------------------------------------------------+
         -- Shipping Address ----------------------------------------------------------
                                                           phrase / idle(valid) / P:1.7
         +----------------------------------------------------------------------------+
         | * Street                                                                   |
         +----------------------------------------------------------------------------+
                     phrase / idle(valid) / P:1.7 shortText / idle(~ shortText / idle(~v
         [ Complete Order ]  [ Cancel ]
         Customer Information 2 of 4   Shipping Address   Payment

         Tab next  Shift-Tab back  Ctrl-S Complete Order  F1/Alt-H help  Esc leave
        """)
  }

  @Test func `the first of the pages`() {
    var filled = FilledScreen(CheckoutForm.make(layout: .pages), 80, 24)
    filled.type("Ada")
    #expect(
      filled.text == """
         Checkout                                                               10 left
         Step 1 of 4 · Customer Information
         ▸ Customer Information   Shipping Address   Billing Address   Payment
         ┏ * First Name ━━━━━━━━━━━━━━━━━━━━━━━┓ ╭────────────────────────────────────╮
         ┃ Ada                                 ┃ │ * Last Name                        │
         ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛ ╰────────────────────────────────────╯
         ╭────────────────────────────────────────────────────────────────────────────╮
         │ * Email                                                                    │
         ╰────────────────────────────────────────────────────────────────────────────╯
         ╭ * Phone ───────────────────────────────────────────────────────────────────╮
         │ (___) ___-____                                                             │
         ╰────────────────────────────────────────────────────────────────────────────╯
         [ Next ]










         Tab next  Shift-Tab back  Ctrl-PgDn next page  F1 help  Esc leave
        """)
  }

  @Test func `the last of the pages has the actions`() {
    var filled = FilledScreen(CheckoutForm.make(layout: .pages), 80, 24)
    filled.type("Ada")
    let next = Key(.pageDown, .control)
    filled.press(next, next, next)
    #expect(
      filled.text == """
         Checkout                                                              3 to fix
         Step 1 of 4 · Customer Information
         ▸ Customer Information   Shipping Address   Billing Address   Payment
         ╭ * First Name ───────────────────────╮ ┏ * Last Name ━━━━━━━━━━━━━━━━━━━━━━━┓
         │ Ada                                 │ ┃                                    ┃
         ╰─────────────────────────────────────╯ ┗━ ✘ Required ━━━━━━━━━━━━━━━━━━━━━━━┛
         ╭────────────────────────────────────────────────────────────────────────────╮
         │ * Email                                                                    │
         ╰─ ✘ Required ───────────────────────────────────────────────────────────────╯
         ╭ * Phone ───────────────────────────────────────────────────────────────────╮
         │ (___) ___-____                                                             │
         ╰─ ✘ Required ───────────────────────────────────────────────────────────────╯
         [ Next ]









         Next: 3 missing (Last Name, Email, Phone)
         Tab next  Ctrl-PgDn next page  F8 next error  F1 help  Esc leave
        """)
  }

  @Test func `a question stands in front of the form`() {
    var filled = FilledScreen(CheckoutForm.form, 40, 16)
    filled.type("A")
    filled.press(Key(.escape))
    #expect(
      filled.text == """
         Checkout                       10 left
         ── Customer Information ──── 1 of 4 ──
         ┏ * First Name ━━━┓ ╭────────────────╮
         ┃ A               ┃ │ * Last Name    │
        ╔══════════════════════════════════════╗
        ║ Leave the form? Your answers haven't ║
        ║ been sent.                           ║
        ║                                      ║
        ║ [ Keep editing ]                     ║
        ║ [ Leave, keep a draft ]              ║
        ║ [ Discard ]                          ║
        ╚══════════════════════════════════════╝
         ╭────────────────────────────────────╮▼
         [ Complete Order ]  [ Cancel ]

         Tab next  F1 help  Esc leave
        """)
  }

  @Test func `a question on the smallest screen`() {
    var filled = FilledScreen(CheckoutForm.form, 20, 5)
    filled.type("A")
    filled.press(Key(.escape))
    #expect(
      filled.text == """
        ╔══════════════════╗
        ║ Leave the form?  ║
        ║ Your answers    ▼║
        ║ [ Keep editing ] ║
        ╚══════════════════╝
        """)
  }

  @Test func `all answers before an action that asks first`() {
    let form = CheckoutForm.make(confirm: "Place this order now?")
    var filled = FilledScreen(form, 60, 16, answers: CheckoutForm.answers)
    filled.press(.control("s"))
    #expect(
      filled.text == """
         Check your answers
         Customer Information
           First Name           Ada
           Last Name            Lovelace
           Email                ada@example.org
           Phone                (212) 555-1234
         Shipping Address
           Street               12 Main St
           City                 London
           State                KY
           Zip Code             12345
         Billing Address
           Same as shipping     yes
           address                                                 ▼
         [ Complete Order ]  [ Back ]
         Enter choose  Esc Back
        """)
  }

  @Test func `an answer is chosen, and the list follows`() {
    let form = CheckoutForm.make(confirm: "Place this order now?")
    var filled = FilledScreen(form, 60, 16, answers: CheckoutForm.answers)
    filled.press(.control("s"), Key(.up), Key(.up))
    #expect(
      filled.text == """
         Check your answers
           Phone                (212) 555-1234                     ▲
         Shipping Address
           Street               12 Main St
           City                 London
           State                KY
           Zip Code             12345
         Billing Address
           Same as shipping     yes
           address
         Payment
           Card Number          •••• •••• •••• 4242
         ▸ Expires              12/30
           CVV                  •••
         [ Complete Order ]  [ Back ]
         Enter choose  Esc Back
        """)
  }
}
