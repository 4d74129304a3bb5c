import TField
import TestSupport
import Testing

@testable import TFieldScreen

@Suite struct ItemTests {
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

  @Test(arguments: [
    (Field("a", .currency()), "", "$0.00", "$_.__"),
    (Field("a", .currency()), "1", "$1.00", "$1.__"),
    (Field("a", .currency()), "12.", "$12.00", "$12.__"),
    (Field("a", .currency()), "1.5", "$1.50", "$1.5_"),
    (Field("a", .percent()), "", "0.00%", "_.__%"), (Field("a", .percent()), "5", "5.00%", "5.__%"),
    (Field("a", .percent()), "12.34", "12.34%", "12.34%"),
  ])
  func `an amount shows what completes it, empty and as it grows`(
    field: Field, typed: String, faint: String, plain: String
  ) {
    let form = Form("Test", rows: [[field], [Field("behind")]])
    for (showsFaint, drawn) in [(true, faint), (false, plain)] {
      var options = FormScreen.Options(layout: .boxed)
      options.showsFaint = showsFaint
      var filled = FilledScreen(form, 40, 12, options)
      filled.type(typed)
      #expect(filled.text.contains("┃ \(drawn) "), "\(filled.text)")
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

  private static func table(width: Int) -> FilledScreen {
    let entry = ["Article", "Quantity", "Price", "Total"].map {
      [Field($0.lowercased(), label: .verbatim($0))]
    }
    let form = Form("Invoice", rows: [[Field("lines", FormList(of: entry), label: "Lines")]])
    var filled = FilledScreen(form, width, 16)
    // A letter where an entry is added begins one.
    filled.type("Nut\t2\t3\t6")
    filled.press(.control("s"))
    return filled
  }

  @Test func `a wide table shows all columns`() {
    #expect(
      Self.table(width: 60).text.contains(
        """
         ┃   Article  Quantity  Price  Total
         ┃   Nut      2         3      6
        """))
  }

  @Test func `a narrow one tells how many columns have no room`() {
    #expect(
      Self.table(width: 30).text.contains(
        """
        ┃   Article  Quantity  Total
        ┃   Nut      2         6
        ┃   + Add another
        ┃   1 more column
        """))
  }

  @Test func `a click on a row opens its entry, and one on the line below begins another`() {
    var filled = Self.table(width: 60)
    for (text, title) in [("Nut", "1 of 1"), ("+ Add another", "2 of 2")] {
      let place = filled.place(of: text) ?? (0, 0)
      filled.click(row: place.row, column: place.column)
      #expect(filled.text.contains(title))
      filled.press(Key(.escape))
    }
  }

  private func item(_ text: String, rank: Int = 0) -> ItemLine.Item {
    ItemLine.Item(text: text, target: .key(.character(text.first ?? "x")), rank: rank)
  }

  private func line(_ texts: String..., focused: Int? = nil) -> ItemLine {
    ItemLine(items: texts.map { item($0) }, focused: focused, charset: .unicode)
  }

  @Test func `items stand beside each other and can be hit`() {
    let rect = Rect(row: 2, column: 4, width: 20, height: 1)
    let line = line("abc", "東京")
    #expect(line.width == 9)
    var canvas = Canvas(width: 24, height: 3)
    line.draw(on: &canvas, in: rect)
    #expect(canvas.target(at: Point(row: 2, column: 6)) == .key(.character("a")))
    #expect(canvas.target(at: Point(row: 2, column: 7)) == nil)
    #expect(canvas.target(at: Point(row: 2, column: 12)) == .key(.character("東")))
    #expect(canvas.target(at: Point(row: 1, column: 6)) == nil)
  }

  @Test func `the one in focus is seen, however many there are`() {
    let rect = Rect(row: 0, column: 0, width: 10, height: 1)
    var canvas = Canvas(width: 10, height: 1)
    line("[ one ]", "[ two ]", "[ six ]", focused: 1).draw(on: &canvas, in: rect)
    #expect(canvas.text == "]  [ two ]")
    canvas = Canvas(width: 10, height: 1)
    line("[ one ]", "[ a very long one ]", focused: 1).draw(on: &canvas, in: rect)
    #expect(canvas.text == "[ a very l")
  }

  @Test func `what there is no room for is given up by rank`() {
    let items = [
      item("Tab next", rank: 1), item("Ctrl-S a long word", rank: 2), item("Esc leave", rank: 3),
    ]
    let fitted = { ItemLine(items: items, charset: .unicode).fitting(in: $0).items.map(\.text) }
    #expect(fitted(80).count == 3)
    #expect(fitted(20) == ["Tab next", "Esc leave"])
    #expect(fitted(5) == [])
  }
}
