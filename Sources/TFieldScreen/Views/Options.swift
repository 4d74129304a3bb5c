import TField

/// An open list of options over a form; only the visible part is drawn.
struct OptionListView {
  /// The width of the mark before each option.
  private static let marks = 2
  private static let mostRows = 10

  private let picker: OptionPicker
  private let title: String
  private let options: FormScreen.Options
  private let rect: Rect
  private let hasFilterLine: Bool
  /// The width before the words of an option: a mark, and a box if several can be chosen.
  private let indent: Int
  private let list: Rect

  /// A list at least as wide as its field, and of the same size whatever the filter is.
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
    // With less height, a frame with the filter in its edge has no room for two options.
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

  /// The first visible option, changed as little as needed to show the highlighted one.
  func top(_ scroll: Scroll) -> Int {
    let nearest = min(max(scroll.top, first(before: picker.highlight)), picker.highlight)
    let wanted = scroll.isFollowing ? nearest : scroll.top
    return max(0, min(wanted, first(before: picker.matches.count - 1)))
  }

  /// The first match that is still visible together with a later one.
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
    // The caret is on the highlight, so that screen readers speak it, or else after the filter.
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
      guard !isHighlighted, let found = picker.foundPart(of: line) else { continue }
      let text = DisplayText(line, in: canvas.charset)
      let columns = text.column(of: found.lowerBound)..<text.column(of: found.upperBound)
      let part = Rect(
        row: row, column: start.column + columns.lowerBound, width: columns.count, height: 1)
      canvas.restyle(rect.intersection(part), as: .match)
    }
  }

  /// The title, or the filter if it has no line of its own; below, the number of matches.
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
