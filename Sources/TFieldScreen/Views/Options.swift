import TField

/// A list of options that is open over a form; only what is seen of it is drawn.
struct OptionListView {
  /// What a mark in front of each option takes.
  private static let marks = 2
  private static let mostRows = 10

  private let picker: OptionPicker
  private let title: String
  private let options: FormScreen.Options
  private let rect: Rect
  /// Whether the filter has a line of its own above the options.
  private let hasFilterLine: Bool
  /// What stands in front of the words of an option: a mark, and a box where many can be chosen.
  private let indent: Int
  private let list: Rect

  /// A list beside its field, at least as wide as that, the same whatever the filter lets through.
  init(
    _ picker: OptionPicker, _ title: String, beside field: Rect?, in area: Rect,
    _ options: FormScreen.Options
  ) {
    (self.picker, self.title, self.options) = (picker, title, options)
    let indent = Self.marks + (picker.isMultiple ? 4 : 0)
    self.indent = indent
    let all = picker.options.all
    // A text has at least as many bytes as cells.
    let widest = all.lazy.map(\.listed.utf8.count).max() ?? 0
    let edge = options.width(of: title) + FieldMetrics.labelFrame
    let wanted = min(widest, 90) + indent + FieldMetrics.frame
    let width = min(max(wanted, 28, edge), area.width)
    let lines = all.prefix(Self.mostRows).reduce(0) {
      $0 + options.lines($1.listed, limit: width - FieldMetrics.frame - indent).count
    }
    // In less height a frame with the filter in its edge has no room for two options.
    rect = Popup.rect(
      width: max(width, min(field?.width ?? 0, 60)), height: max(1, min(lines, Self.mostRows)) + 3,
      least: 4, beside: field, in: area)
    hasFilterLine = rect.height >= min(6, all.count + 3)
    let inside = rect.inset(rows: 1, columns: 2)
    let top = inside.rows.lowerBound + (hasFilterLine ? 1 : 0)
    list = Rect(rows: top..<max(top, inside.rows.upperBound), columns: inside.columns)
  }

  private func lines(ofMatch place: Int) -> [String] {
    guard picker.matches.indices.contains(place) else { return [] }
    let option = picker.options.all[picker.matches[place]]
    return options.lines(option.listed, limit: list.width - indent)
  }

  /// The first option that is seen: as it was, so that the highlight is in sight.
  func top(_ scroll: Scroll) -> Int {
    let nearest = min(max(scroll.top, first(before: picker.highlight)), picker.highlight)
    let wanted = scroll.isFollowing ? nearest : scroll.top
    return max(0, min(wanted, first(before: picker.matches.count - 1)))
  }

  /// The first of the matches that are seen together with one below them.
  private func first(before last: Int) -> Int {
    var room = list.height
    var first = max(0, last + 1)
    while first > 0 {
      room -= lines(ofMatch: first - 1).count
      guard room >= 0 || first > last else { break }
      first -= 1
    }
    return min(first, max(0, last))
  }

  func draw(on canvas: inout Canvas, top: Int) {
    canvas.clear(rect, style: .choice)
    canvas.mark(rect, as: .window)
    canvas.drawFrame(rect, .double, style: .dialog)
    drawEdges(on: &canvas)
    if hasFilterLine { drawFilter(on: &canvas, at: list.origin.moved(rows: -1)) }
    // The caret stands on the highlight, which screen readers then speak, else behind the filter.
    canvas.cursor = list.origin.moved(rows: -1, columns: min(filterText.width, list.width))
    var (place, row) = (top, list.rows.lowerBound)
    while place < picker.matches.count, row < list.rows.upperBound {
      let lines = lines(ofMatch: place).prefix(list.rows.upperBound - row)
      let rows = Rect(rows: row..<row + lines.count, columns: list.columns)
      draw(place, lines, on: &canvas, in: rows)
      (place, row) = (place + 1, rows.rows.upperBound)
    }
    canvas.drawMarks(
      isMoreAbove: top > 0, isMoreBelow: place > top && place < picker.matches.count, beside: list)
  }

  private func draw(
    _ place: Int, _ lines: some Sequence<String>, on canvas: inout Canvas, in rect: Rect
  ) {
    let isChosen = picker.isChosen(picker.options.all[picker.matches[place]])
    let isHighlighted = place == picker.highlight
    let style: Style = isHighlighted ? .choiceFocused : .choice
    canvas.mark(rect, as: .option(place))
    if isHighlighted {
      canvas.clear(rect, style: style)
      canvas.write(.pointer, at: rect.origin, style: style)
      canvas.cursor = rect.origin
    } else if isChosen, !picker.isMultiple {
      canvas.write(.valid, at: rect.origin, style: .success)
    }
    if picker.isMultiple {
      let box = isChosen ? "[x]" : "[ ]"
      canvas.write(box, at: rect.origin.moved(columns: Self.marks), style: style)
    }
    for (row, line) in zip(rect.rows, lines) {
      let start = Point(row: row, column: rect.columns.lowerBound + indent)
      canvas.write(line, at: start, style: style)
      // What the filter found is marked.
      guard !isHighlighted, let found = picker.foundPart(of: line) else { continue }
      let text = DisplayText(line, in: canvas.charset)
      let columns = text.column(of: found.lowerBound)..<text.column(of: found.upperBound)
      let part = Rect(
        row: row, column: start.column + columns.lowerBound, width: columns.count, height: 1)
      canvas.restyle(rect.intersection(part), as: .match)
    }
  }

  /// The title or, where it has no line of its own, the filter; below how much it lets through.
  private func drawEdges(on canvas: inout Canvas) {
    let room = rect.width - FieldMetrics.labelFrame
    let isFilter = !hasFilterLine && !picker.filter.isEmpty
    let top = isFilter ? Line(picker.filter, .plain) : Line(title, .sectionTitle)
    canvas.writeOnEdge(top, at: rect.origin.moved(columns: 2), limit: room)
    let matches = Wording.say(
      "opened.matches", ["count": picker.matches.count, "total": picker.options.all.count])
    let count = Line(options.text(matches), .progress)
    let bottom = rect.origin.moved(rows: rect.height - 1)
    canvas.writeOnEdge(count, before: bottom.moved(columns: rect.width - 2), limit: room)
    guard picker.isMultiple, !picker.chosen.isEmpty || picker.most != nil else { return }
    let chosen = picker.chosen.count
    let marks = picker.most.map { Wording.say("screen.chosen", counting: chosen, ["most": $0]) }
    let marked = Line(options.text(marks ?? .say("opened.marked", counting: chosen)), .progress)
    let taken = [marked, count].reduce(9) { $0 + $1.width(in: canvas.charset) }
    guard taken <= rect.width else { return }
    canvas.writeOnEdge(marked, at: bottom.moved(columns: 2))
  }

  private func drawFilter(on canvas: inout Canvas, at point: Point) {
    let hint = { (key: String, point: Point, canvas: inout Canvas) in
      _ = canvas.write(options.text(.say(key)), at: point, limit: list.width, style: .hint)
    }
    if picker.filter.isEmpty {
      hint(picker.options.takesOther ? "opened.filterOrOther" : "opened.filter", point, &canvas)
    } else {
      canvas.write(filterText, at: point, style: .plain)
    }
    if picker.matches.isEmpty { hint("opened.noMatch", point.moved(rows: 1), &canvas) }
  }

  private var filterText: DisplayText {
    let text = DisplayText(picker.filter, in: options.charset)
    return text.window(from: text.width - list.width, width: list.width)
  }
}

/// Options that are all in sight: in one line, in columns, or each in lines of its own.
///
/// ```
/// (•) Small  ( ) Medium  ( ) Large
/// ```
struct OptionGrid {
  /// The width of the box or dot in its brackets, and of a space.
  private static let box = 4
  private static let gap = 2

  private let isMultiple: Bool
  /// Where each option stands, and its label, broken where it is longer than the grid is wide.
  private let places: [(rect: Rect, words: [String])]
  private let chosen: Set<Int>
  private let cursor: Int
  private let isActive: Bool
  private let charset: Charset

  /// The options of a field: which are chosen, and on which the next key works.
  init(of state: borrowing FieldState, width: Int, _ options: FormScreen.Options) {
    let all = state.type.choiceOptions
    let choices = all?.all ?? []
    (isMultiple, charset) = (state.editor == .checks, options.charset)
    let values = isMultiple ? Entries(state.data).array : [state.data]
    chosen = Set(values.compactMap { all?.index(of: $0) })
    (cursor, isActive) = (state.optionCursor, state.activity == .active)
    let widths = choices.map { Self.box + options.width(of: $0.listed) }
    let isWhole = widths.reduce(Self.gap * (widths.count - 1), +) <= width
    // Close together in one line, below each other in columns, or alone in lines of their own.
    let cell = isWhole ? nil : (widths.max() ?? 0) + Self.gap
    let columns = cell.map { max(1, (width + Self.gap) / $0) } ?? choices.count
    let isAlone = cell != nil && columns == 1
    var (line, start) = (0, 0)
    places = choices.enumerated().map { index, option in
      let words =
        isAlone ? options.lines(option.listed, limit: width - Self.box) : [option.listed]
      defer {
        let isLast = (index + 1) % columns == 0
        start = isLast ? 0 : start + (cell ?? widths[index] + Self.gap)
        line += isLast ? words.count : 0
      }
      let rect = Rect(
        row: line, column: start, width: isAlone ? max(1, width) : widths[index],
        height: words.count)
      return (rect, words)
    }
  }

  static func width(of choices: [ChoiceOption], _ options: FormScreen.Options) -> Int {
    choices.reduce(gap * max(0, choices.count - 1)) { $0 + box + options.width(of: $1.listed) }
  }

  var lineCount: Int { places.last?.rect.rows.upperBound ?? 1 }

  /// Where the caret stands: on the dot or box, or where it would be.
  var caret: Point {
    let place = places.indices.contains(cursor) ? places[cursor] : places.first
    return (place?.rect.origin ?? Point(row: 0, column: 0)).moved(columns: 1)
  }

  func option(at point: Point) -> Int? { places.firstIndex { $0.rect.contains(point) } }

  /// The option in the line above or below the caret's, nearest to its column; `nil` at the edge.
  func option(by step: Int) -> Int? {
    guard places.indices.contains(cursor) else { return nil }
    let own = places[cursor].rect
    let row = step < 0 ? own.rows.lowerBound - 1 : own.rows.upperBound
    let distance = { abs(places[$0].rect.origin.column - own.origin.column) }
    return places.indices.filter { places[$0].rect.rows.contains(row) }
      .min { distance($0) < distance($1) }
  }

  func draw(on canvas: inout Canvas, in rect: Rect, top: Int, ground: Style) {
    let chosenSign = isMultiple ? "x" : String(Mark.secret.character(in: charset))
    for (index, place) in places.enumerated() {
      let start = rect.origin.moved(
        rows: place.rect.origin.row - top, columns: place.rect.origin.column)
      let style: Style = isActive && index == cursor ? .optionFocused : ground
      let sign = chosen.contains(index) ? chosenSign : " "
      canvas.write(isMultiple ? "[\(sign)]" : "(\(sign))", at: start, style: style)
      for (row, words) in place.words.enumerated() {
        canvas.write(words, at: start.moved(rows: row, columns: Self.box), style: style)
      }
    }
  }
}
