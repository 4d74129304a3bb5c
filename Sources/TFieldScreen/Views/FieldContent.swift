import TField

/// The content of a field: a text in one line or several, or visible options or entries.
enum FieldContent: Sendable {
  case line(FieldText)
  case text(WrappedText, caret: Int, selection: Range<Int>)
  case items(ItemGrid)

  var lineCount: Int {
    switch self {
    case .line: 1
    case .text(let text, _, _): text.count
    case .items(let grid): grid.lineCount
    }
  }

  /// The position of the caret, counted from the first line.
  private var caret: Point {
    switch self {
    case .line(let text): Point(row: 0, column: text.caret)
    case .text(let text, let caret, _):
      Point(row: text.line(of: caret), column: text.column(of: caret))
    case .items(let grid): grid.caret
    }
  }

  /// The first visible column or line, changed as little as needed to show the caret.
  func offset(from previous: Int, in rect: Rect) -> Int {
    if case .line(let text) = self { return text.offset(from: previous, room: rect.width) }
    let line = caret.row
    let nearest = min(max(previous, line - rect.height + 1), line)
    return max(0, min(nearest, lineCount - rect.height))
  }

  /// The caret on the screen; after the last character it may be on the edge.
  func caretPoint(in rect: Rect, offset: Int) -> Point {
    if case .line = self {
      return rect.origin.moved(columns: min(max(0, caret.column - offset), rect.width))
    }
    return rect.origin.moved(rows: caret.row - offset, columns: min(caret.column, rect.width))
  }

  /// Draws the visible part, with marks beside it if there is more.
  func draw(on canvas: inout Canvas, in rect: Rect, offset: Int, ground: Style) {
    if case .line(let text) = self {
      return text.draw(on: &canvas, in: rect, offset: offset, ground: ground)
    }
    canvas.clear(rect, style: ground)
    canvas.clipping(to: rect) { canvas in
      switch self {
      case .line: break
      case .text(let text, _, let selection):
        text.draw(on: &canvas, in: rect, top: offset, selection, ground)
      case .items(let grid): grid.draw(on: &canvas, in: rect, top: offset, ground: ground)
      }
    }
    canvas.drawMarks(
      isMoreAbove: offset > 0, isMoreBelow: lineCount - offset > rect.height, beside: rect)
  }

  /// The effect of a click at a point, counted from the corner of the visible part.
  func part(at point: Point, offset: Int) -> FieldView.Part? {
    let line = point.row + offset
    switch self {
    case .line(let text): return .character(text.index(at: point.column + offset))
    case .text(let text, _, _):
      let last = text.count - 1
      return .character(line < 0 ? 0 : text.index(inLine: min(line, last), at: point.column))
    case .items(let grid):
      return grid.item(at: Point(row: line, column: point.column)).map { .option($0) }
    }
  }
}

extension WrappedText {
  fileprivate func draw(
    on canvas: inout Canvas, in rect: Rect, top: Int, _ selection: Range<Int>, _ ground: Style
  ) {
    for (row, line) in zip(rect.rows, top..<max(top, count)) {
      let (text, range) = (text(ofLine: line), range(ofLine: line))
      let start = Point(row: row, column: rect.columns.lowerBound)
      canvas.write(text, at: start, style: ground)
      let part = selection.clamped(to: range)
      guard !part.isEmpty else { continue }
      let column = text.column(of: part.lowerBound - range.lowerBound)
      let width = text.column(of: part.upperBound - range.lowerBound) - column
      canvas.restyle(
        Rect(row: row, column: start.column + column, width: width, height: 1), as: .selected)
    }
  }
}

extension Editor {
  /// Whether the editor takes several lines.
  var isBlock: Bool {
    if case .lines = self { true } else { isOpenChoice || isEntries }
  }
}

/// The text of a field in one line: what was typed, what is expected or suggested, and the caret.
struct FieldText: Sendable {
  /// The width of `[x] ` before the label of a switch.
  static let switchWidth = 4

  let shown: DisplayText
  /// The columns of typed text; after them come the rest of the mask, or a suggestion.
  let filled: Int
  let caret: Int
  let selection: Range<Int>
  /// The data of a field with a mask, and the text with the mask's fixed characters.
  private var masked: (data: [Character], text: String)?

  /// Suggestions are in brackets if faint text can't be told from typed text.
  init(of state: borrowing FieldState, isRevealed: Bool, _ options: FormScreen.Options) {
    let (charset, showsFaint) = (options.charset, options.showsFaint)
    let typed = state.shownText(isRevealed: isRevealed, charset: charset)
    let template = state.template
    var shown = DisplayText(charset: charset, room: template?.elements.count ?? typed.utf8.count)
    let count = shown.append(typed[...], source: 0)
    filled = shown.width
    var end = count
    if let template, state.awaitsMore {
      end = shown.append(template.openPattern(from: count, isFaint: showsFaint)[...], source: end)
    }
    if let ghost = state.suggestion?.dropFirst(count), !ghost.isEmpty {
      shown.append(showsFaint ? ghost : "[\(ghost)]", source: end)
    }
    self.shown = shown
    masked = template == nil ? nil : (state.entry.buffer.characters, state.text)
    let column = { (index: Int) in shown.column(of: template?.column(of: index) ?? index) }
    // A choice isn't typed, so the caret is at its beginning.
    let isText = state.editor.isText
    caret = isText ? column(state.entry.buffer.caret) : 0
    let isActive = state.activity == .active
    let selected = isText && isActive ? state.entry.buffer.selection : nil
    selection = selected.map { column($0.lowerBound)..<column($0.upperBound) } ?? 0..<0
  }

  init(_ words: String, in charset: Charset) {
    (shown, filled, caret, selection) = (DisplayText(words, in: charset), 0, 0, 0..<0)
  }

  /// The index in the data at a column, not counting separators that only a text at rest has.
  func index(at column: Int) -> Int {
    guard column > 0 else { return 0 }
    let character = shown.source(at: column) ?? Int.max
    guard let masked else { return character }
    return masked.text.prefix(character).reduce(0) { count, character in
      guard masked.data.indices.contains(count) else { return count }
      let next = masked.data[count]
      let isPoint = !next.isLetter && !next.isNumber && !character.isLetter && !character.isNumber
      return next == character || isPoint ? count + 1 : count
    }
  }

  /// The first visible column, chosen so that the caret is visible.
  func offset(from previous: Int, room: Int) -> Int {
    guard shown.width > room else { return 0 }
    let nearest = min(max(previous, caret - room + 1), caret)
    return max(0, min(nearest, shown.width + 1 - room))
  }

  /// Draws the part from `offset` on, with marks beside it if there is more.
  func draw(on canvas: inout Canvas, in rect: Rect, offset: Int, ground: Style) {
    let room = rect.width
    canvas.clear(rect, style: ground)
    canvas.write(shown.window(from: offset, width: room), at: rect.origin, style: ground)
    let waiting = part(of: filled..<max(filled, shown.width), in: rect, offset)
    canvas.restyle(waiting, as: ground.placeholder, blanksToo: false)
    canvas.restyle(part(of: selection, in: rect, offset), as: .selected)
    if offset > 0 { canvas.write(.moreLeft, at: rect.origin.moved(columns: -1), style: .mark) }
    if shown.width - offset > room {
      canvas.write(.moreRight, at: rect.origin.moved(columns: room), style: .mark)
    }
  }

  private func part(of columns: Range<Int>, in rect: Rect, _ offset: Int) -> Rect {
    let start = rect.columns.lowerBound - offset
    let part = Rect(
      rows: rect.rows, columns: start + columns.lowerBound..<start + columns.upperBound)
    return rect.intersection(part)
  }
}

extension Style {
  /// The look of faint words on such a ground.
  var placeholder: Self {
    switch self {
    case .idleData: .idlePlaceholder
    case .validData: .validPlaceholder
    case .invalidData: .invalidPlaceholder
    default: .placeholder
    }
  }
}

extension Template {
  /// The rest of the mask: a line for each place, or words such as `MM/YY` and what completes a
  /// number, unless they would look typed.
  fileprivate func openPattern(from index: Int, isFaint: Bool) -> String {
    let places = elements.filter { !$0.isFixed }.map(\.placeholder)
    let areWords =
      places.allSatisfy(\.isLetter) && places.contains { $0 != places.first }
      && (isFaint || !accepts(String(places)))
    let areShown = isCompletion ? isFaint : areWords
    return String(
      elements.dropFirst(index).map {
        let isSign = isCompletion && !$0.placeholder.isNumber
        return $0.isFixed || areShown || isSign ? $0.placeholder : "_"
      })
  }
}

extension FieldState {
  /// Whether the rest of the mask is shown; after a settled value it would look like a digit, and
  /// nobody types what is worked out.
  fileprivate var awaitsMore: Bool {
    !field.isComputed
      && (activity == .active || isBlank || verdict.error?.code == .incomplete)
  }

  /// The visible text: a secret as dots, some with their last four characters once it was left.
  func shownText(isRevealed: Bool, charset: Charset) -> String {
    let isPlain =
      isRevealed || (activity == .active && type.mask == .lastFour && !entry.buffer.isAsTyped)
    let text = text
    guard field.isSecret, !isPlain, !text.isEmpty else { return text }
    // The last four characters are unknown until the text is read and complete.
    let mask = entry.buffer.isAsTyped ? Mask.nothing : type.mask
    return charset.dotted(mask.hiding(text, isWhole: type.judge(data.text).isWhole))
  }

  func box(isRevealed: Bool, in charset: Charset) -> String {
    if field.isSecret, !isRevealed { return "[\(Mark.secret.character(in: charset))]" }
    return typed.isOn ? "[x]" : "[ ]"
  }
}

extension Charset {
  func dotted(_ text: String) -> String {
    let dot = Mark.secret.character(in: self)
    return self == .ascii ? String(text.map { $0 == Mask.dot ? dot : $0 }) : text
  }
}
