import TField

/// A question in a window in the middle of the screen: a text that scrolls, and buttons below it.
struct DialogView {
  private let question: Question
  private let charset: Charset
  private let language: Language
  private let bounds: Rect
  /// Everything there is to read, broken into lines.
  private let text: [MarkdownLine]
  /// The buttons, in as many rows as they need.
  private let rows: [ItemLine]

  init(_ question: Question, in bounds: Rect, _ options: FormScreen.Options) {
    (self.question, self.bounds) = (question, bounds)
    (charset, language) = (options.charset, options.language)
    let room = max(1, bounds.width - 4)
    let (charset, language) = (charset, language)
    let sentence = MarkdownLine.lines(
      of: question.sentence.text(in: language), style: .dialog, in: charset, limit: room)
    text =
      sentence
      + question.lines.flatMap {
        MarkdownLine.plain($0, style: .dialog, in: charset, limit: room)
      }
      + (question.word.map {
        Self.wordLines($0, typed: question.typed, in: room, charset, language)
      } ?? [])
    rows = Self.rows(of: question, in: room, lines: bounds.height - 3, charset, language)
  }

  /// The buttons in one row, else below each other, else in a row that shows the focused one.
  private static func rows(
    of question: Question, in room: Int, lines: Int, _ charset: Charset, _ language: Language
  ) -> [ItemLine] {
    let items = question.buttons.enumerated().map { index, button in
      ItemLine.Item(
        text: "[ \(button.label.text(in: language)) ]", deed: .answer(button.answer),
        style: index == question.focusedButton
          ? .buttonFocused : question.isAllowed(button.answer) ? .button : .buttonBlocked)
    }
    let line = ItemLine(items: items, focused: question.focusedButton, charset: charset)
    guard line.width > room, items.count <= lines else { return [line] }
    return items.map { ItemLine(items: [$0], charset: charset) }
  }

  /// The line of the word when all of it is typed: the window stays as wide as that.
  private var fullWord: [MarkdownLine] {
    guard let word = question.word else { return [] }
    return Self.wordLines(word, typed: word, in: bounds.width - 4, charset, language)
  }

  /// What to type, and what was typed of it.
  private static func wordLines(
    _ word: String, typed: String, in room: Int, _ charset: Charset, _ language: Language
  ) -> [MarkdownLine] {
    let says = Wording.screen(.typeWord(word)).text(in: language)
    return MarkdownLine.plain(
      "\(says): \(typed)_", style: .dialog, in: charset, limit: max(1, room))
  }

  /// The window, as large as the question needs.
  private var rect: Rect {
    let widest = (text + fullWord).map { DisplayText.width(of: $0.text, in: charset) }.max() ?? 0
    let buttons = rows.map(\.width).max() ?? 0
    let width = min(bounds.width, max(widest, buttons) + 4)
    let gap = text.count + rows.count + 3 <= bounds.height ? 1 : 0
    let height = min(text.count + gap + rows.count + 2, bounds.height)
    return Rect(
      row: (bounds.height - height) / 2, column: (bounds.width - width) / 2, width: width,
      height: height)
  }

  private var inside: Rect { rect.inset(rows: 1, columns: 2) }

  /// Where the rows of buttons stand.
  private var buttonRects: [Rect] {
    let first = inside.rows.upperBound - rows.count
    return rows.indices.map { Rect(rows: first + $0..<first + $0 + 1, columns: inside.columns) }
  }

  func draw(on canvas: inout Canvas) {
    canvas.clear(rect, style: .dialog)
    canvas.drawFrame(rect, .double, style: .dialog)
    drawText(on: &canvas)
    for (line, rect) in zip(rows, buttonRects) { line.draw(on: &canvas, in: rect) }
    canvas.cursor = cursor
  }

  private func drawText(on canvas: inout Canvas) {
    let room = max(0, inside.height - rows.count)
    let top = min(question.firstLine, max(0, text.count - room))
    for (row, line) in zip(inside.rows, text[top...].prefix(room)) {
      line.draw(on: &canvas, at: Point(row: row, column: inside.columns.lowerBound))
    }
    let edge = Point(row: inside.rows.lowerBound, column: inside.columns.upperBound)
    if top > 0 { canvas.write(.moreAbove, at: edge, style: .mark) }
    if top + room < text.count, room > 0 {
      canvas.write(.moreBelow, at: edge.moved(rows: room - 1), style: .mark)
    }
  }

  /// Behind what was typed of a word, else in the focused button.
  private var cursor: Point? {
    guard question.isTyping, let last = text.last else { return buttonCursor }
    let lines = max(0, inside.height - rows.count)
    let row = min(text.count, lines) - 1
    guard row >= 0, text.count - min(question.firstLine, max(0, text.count - lines)) <= lines
    else { return buttonCursor }
    return inside.origin.moved(
      rows: row, columns: max(0, DisplayText.width(of: last.text, in: charset) - 1))
  }

  private var buttonCursor: Point? {
    let row = rows.count == 1 ? 0 : question.selection
    let item = rows.count == 1 ? question.selection : 0
    guard buttonRects.indices.contains(row) else { return nil }
    let places = rows[row].places(in: buttonRects[row])
    guard places.indices.contains(item) else { return nil }
    return Point(row: buttonRects[row].rows.lowerBound, column: places[item].lowerBound + 2)
  }

  /// The answer whose button stands at a point.
  func answer(at point: Point) -> Question.Answer? {
    for (line, rect) in zip(rows, buttonRects) {
      if case .answer(let answer) = line.deed(at: point, in: rect) { return answer }
    }
    return nil
  }
}
