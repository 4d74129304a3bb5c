import TField
import TestSupport
import Testing

@testable import TFieldScreen

@Suite struct ItemLineTests {
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
