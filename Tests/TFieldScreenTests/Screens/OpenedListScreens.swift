import TField
import TFieldScreen
import TestSupport
import Testing

@Suite struct OpenedListScreens {
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
}
