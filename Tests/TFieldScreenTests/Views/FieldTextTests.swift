import TField
import TFieldScreen
import TestSupport
import Testing

@Suite struct FieldTextTests {
  private static func filled(_ keys: String, leaving: Bool) -> FilledScreen {
    let form = Form("Test", rows: [[Field("age", .age(16...120))], [Field("behind")]])
    var filled = FilledScreen(form, 40, 12, .init(layout: .boxed))
    filled.type(keys)
    if leaving { filled.press(Key(.tab)) }
    return filled
  }

  /// Where nothing is dim, an empty slot behind 34 would make it 340.
  @Test func `a value that was left shows no empty slots`() {
    #expect(Self.filled("34", leaving: false).text.contains("┃ 34_ "))
    #expect(Self.filled("34", leaving: true).text.contains("│ 34 "))
    #expect(Self.filled("", leaving: true).text.contains("│ ___ "))
  }

  @Test func `what is missing from a value shows`() {
    let form = Form("Test", rows: [[Field("day", CalendarDay())], [Field("behind")]])
    var filled = FilledScreen(form, 40, 12, .init(layout: .boxed))
    filled.type("1202")
    filled.press(Key(.tab))
    #expect(filled.text.contains("│ 12/02/YYYY "))
  }

  /// Without faint words `Aus` and what is suggested behind it would be one value.
  @Test func `a suggestion is told from what was typed by brackets where nothing is faint`() {
    let form = Form("Test", rows: [[Field("country", .country)], [Field("behind")]])
    for showsFaint in [false, true] {
      var options = FormScreen.Options(layout: .boxed)
      options.showsFaint = showsFaint
      var filled = FilledScreen(form, 40, 12, options)
      filled.type("Germ")
      #expect(filled.text.contains(showsFaint ? "┃ Germany " : "┃ Germ[any] "))
      filled.press(Key(.right))
      #expect(filled.text.contains("┃ Germany "))
    }
  }

  /// A slot for a letter that shows a letter looks filled.
  @Test func `letters of a mask that could be typed there are lines where nothing is faint`() {
    var changes = CustomType.Changes()
    changes.template = Template("AB", slots: ["A": .letter, "B": .letter])
    let form = Form("Test", rows: [[Field("code", CustomType(changes))], [Field("behind")]])
    for showsFaint in [false, true] {
      var options = FormScreen.Options(layout: .boxed)
      options.showsFaint = showsFaint
      let text = FilledScreen(form, 40, 12, options).text
      #expect(text.contains(showsFaint ? "┃ AB " : "┃ __ "))
    }
  }
}
