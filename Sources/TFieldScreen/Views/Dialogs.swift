import TField

// Windows in the middle of the screen.
extension Canvas {
  /// Draws a window around as many cells, as far as there is room, and gives what is inside.
  fileprivate mutating func drawWindow(width: Int, height: Int) -> Rect {
    let (width, height) = (min(bounds.width, width + 4), min(bounds.height, height + 2))
    let rect = Rect(
      row: (bounds.height - height) / 2, column: (bounds.width - width) / 2, width: width,
      height: height)
    clear(rect, style: .dialog)
    drawFrame(rect, .double, style: .dialog)
    return rect.inset(rows: 1, columns: 2)
  }

  /// Draws what is told while an action runs: the program, for how long, and its last line of
  /// output.
  ///
  /// The line of keys, which it never covers, says how to stop it.
  mutating func draw(_ running: RunningAction, in language: Language) {
    let room = max(1, width - 4)
    let time = Wording.opened(.secondsRunning(running.seconds)).text(in: language)
    let lines = ["\(running.program) · \(time)", running.lastLine].flatMap { text in
      text.isEmpty ? [] : Line.plain(text, style: .dialog, in: charset, limit: room)
    }
    let widest = lines.map { $0.width(in: charset) }.max() ?? 0
    write(lines, in: drawWindow(width: max(widest, min(40, width - 4)), height: lines.count))
  }

  /// Says that a form has no room on this screen.
  mutating func drawTooSmall(in language: Language) {
    let least = ScreenAreas.least
    let text = Wording.screen(.tooSmall(width: least.width, height: least.height))
    write(
      Line.plain(text.text(in: language), style: .status, in: charset, limit: width), in: bounds)
  }

  /// Draws a question: a text that scrolls, and buttons below it.
  mutating func draw(_ question: Question, in language: Language) {
    cursor = nil
    let room = max(1, width - 4)
    let text = question.text(in: language, charset, limit: room)
    let rows = question.buttonRows(in: language, charset, room, lines: height - 3)
    // The window is as wide as it is when all of a word is typed.
    let whole = question.wordLine(question.word ?? "", in: language, charset, limit: room)
    let widest = (text + whole).map { $0.width(in: charset) } + rows.map(\.width)
    let gap = text.count + rows.count + 3 <= height ? 1 : 0
    let inside = drawWindow(
      width: widest.max() ?? 0, height: text.count + gap + rows.count)
    let end = inside.rows.upperBound - rows.count
    for (row, line) in rows.enumerated() {
      let place = Rect(rows: end + row..<end + row + 1, columns: inside.columns)
      let isChosen = rows.count == 1 || row == question.selection
      line.draw(
        on: &self, in: place, caret: isChosen ? rows.count == 1 ? question.selection : 0 : nil)
    }
    let seen = Rect(
      rows: inside.rows.lowerBound..<max(inside.rows.lowerBound, end), columns: inside.columns)
    let top = min(question.firstLine, max(0, text.count - seen.height))
    write(text[top...], in: seen)
    let isMoreBelow = seen.height > 0 && top + seen.height < text.count
    drawMarks(isMoreAbove: top > 0, isMoreBelow: isMoreBelow, beside: seen)
    // The caret stands behind what was typed of a word, if that is seen.
    let row = min(text.count, seen.height) - 1
    if question.isTyping, row >= 0, text.count - top <= seen.height, let last = text.last {
      cursor = seen.origin.moved(rows: row, columns: max(0, last.width(in: charset) - 1))
    }
  }
}

extension Question {
  /// Everything there is to read, broken into lines.
  fileprivate func text(in language: Language, _ charset: Charset, limit: Int) -> [Line] {
    Line.markdown(sentence.text(in: language), style: .dialog, in: charset, limit: limit)
      + lines.flatMap { Line.plain($0, style: .dialog, in: charset, limit: limit) }
      + wordLine(typed, in: language, charset, limit: limit)
  }

  /// What to type, and what was typed of it.
  fileprivate func wordLine(
    _ typed: String, in language: Language, _ charset: Charset, limit: Int
  ) -> [Line] {
    guard let word else { return [] }
    let says = Wording.screen(.typeWord(word)).text(in: language)
    return Line.plain("\(says): \(typed)_", style: .dialog, in: charset, limit: limit)
  }

  /// The buttons in one row, else below each other, else in a row that shows the focused one.
  fileprivate func buttonRows(
    in language: Language, _ charset: Charset, _ room: Int, lines: Int
  ) -> [ItemLine] {
    let items = buttons.enumerated().map { index, button in
      ItemLine.Item(
        text: "[ \(button.label.text(in: language)) ]", target: .answer(button.answer),
        style: index == focusedButton
          ? .buttonFocused : isAllowed(button.answer) ? .button : .buttonBlocked)
    }
    let line = ItemLine(items: items, focused: focusedButton, charset: charset)
    guard line.width > room, items.count <= lines else { return [line] }
    return items.map { ItemLine(items: [$0], charset: charset) }
  }
}
