import TField

/// A list of options that is open over a form; only what is seen of it is drawn.
struct OptionListView {
  /// What a mark in front of each option takes.
  private static let marks = 2
  private static let box = 4
  private static let mostRows = 10
  /// Below this a frame with the filter in its edge has no room for two options.
  static let leastHeight = 4

  let picker: OptionPicker
  let title: String
  let options: FormScreen.Options

  private var indent: Int { Self.marks + (picker.isMultiple ? Self.box : 0) }

  /// The size that it would like to have in so many columns: the same whatever the filter lets
  /// through.
  func size(in columns: Int) -> (width: Int, height: Int) {
    let all = picker.options.all
    // A text has at least as many bytes as cells.
    let widest = all.lazy.map(\.listed.utf8.count).max() ?? 0
    let title = DisplayText.width(of: title, in: options.charset) + FieldMetrics.labelFrame
    let width = min(max(min(widest, 90) + indent + FieldMetrics.frame, 28, title), columns)
    let lines = all.prefix(Self.mostRows).reduce(0) {
      $0 + self.lines(of: $1, in: width - FieldMetrics.frame).count
    }
    return (width, max(1, min(lines, Self.mostRows)) + 3)
  }

  private func hasFilterLine(in rect: Rect) -> Bool {
    rect.height >= min(6, picker.options.all.count + 3)
  }

  /// The lines of the options.
  func listRect(in rect: Rect) -> Rect {
    let inside = rect.inset(rows: 1, columns: 2)
    let top = inside.rows.lowerBound + (hasFilterLine(in: rect) ? 1 : 0)
    return Rect(rows: top..<max(top, inside.rows.upperBound), columns: inside.columns)
  }

  /// The first option that is seen: as it was, so that the highlight is in sight.
  func top(from previous: Int, isFollowing: Bool, in list: Rect) -> Int {
    let highlight = picker.highlight
    let wanted =
      isFollowing ? min(max(previous, first(before: highlight, in: list)), highlight) : previous
    return max(0, min(wanted, first(before: picker.matches.count - 1, in: list)))
  }

  /// The first of the matches that are seen together with one below them.
  private func first(before last: Int, in list: Rect) -> Int {
    var room = list.height
    var first = max(0, last + 1)
    while first > 0 {
      room -= lines(ofMatch: first - 1, in: list.width).count
      guard room >= 0 || first > last else { break }
      first -= 1
    }
    return min(first, max(0, last))
  }

  /// An option in as many lines as it takes.
  private func lines(of option: ChoiceOption, in width: Int) -> [String] {
    DisplayText.lines(of: option.listed, in: options.charset, limit: max(1, width - indent))
  }

  private func lines(ofMatch place: Int, in width: Int) -> [String] {
    picker.matches.indices.contains(place)
      ? lines(of: picker.options.all[picker.matches[place]], in: width) : []
  }

  /// The rows of each match that is seen, from `top` on.
  private func seen(from top: Int, in list: Rect) -> [(place: Int, rows: Range<Int>)] {
    var seen: [(place: Int, rows: Range<Int>)] = []
    var row = list.rows.lowerBound
    for place in top..<max(top, picker.matches.count) {
      guard row < list.rows.upperBound else { break }
      let end = min(row + lines(ofMatch: place, in: list.width).count, list.rows.upperBound)
      seen.append((place, row..<end))
      row = end
    }
    return seen
  }
}

extension OptionListView {
  func draw(on canvas: inout Canvas, in rect: Rect, top: Int) {
    canvas.clear(rect, style: .choice)
    canvas.mark(rect, as: .window)
    canvas.drawFrame(rect, .double, style: .dialog)
    drawEdges(on: &canvas, rect)
    let list = listRect(in: rect)
    if hasFilterLine(in: rect) {
      let line = list.origin.moved(rows: -1)
      writeFilter(on: &canvas, at: line, room: list.width)
    }
    let seen = seen(from: top, in: list)
    for (place, rows) in seen {
      draw(place, on: &canvas, in: Rect(rows: rows, columns: list.columns))
    }
    canvas.drawMarks(
      isMoreAbove: top > 0,
      isMoreBelow: seen.last.map { $0.place + 1 < picker.matches.count } ?? false, beside: list)
    let highlighted = seen.first { $0.place == picker.highlight }
    canvas.cursor = cursor(in: list, at: highlighted?.rows.lowerBound)
  }

  private func draw(_ place: Int, on canvas: inout Canvas, in rect: Rect) {
    let option = picker.options.all[picker.matches[place]]
    let isHighlighted = place == picker.highlight
    let style: Style = isHighlighted ? .choiceFocused : .choice
    let isChosen = picker.isChosen(option)
    canvas.mark(rect, as: .option(place))
    if isHighlighted {
      canvas.clear(rect, style: style)
      canvas.write(.pointer, at: rect.origin, style: style)
    } else if isChosen, !picker.isMultiple {
      canvas.write(.valid, at: rect.origin, style: .success)
    }
    if picker.isMultiple {
      let box = isChosen ? "[x]" : "[ ]"
      canvas.write(box, at: rect.origin.moved(columns: Self.marks), style: style)
    }
    for (row, line) in zip(rect.rows, lines(of: option, in: rect.width)) {
      let start = Point(row: row, column: rect.columns.lowerBound + indent)
      canvas.write(line, at: start, style: style)
      if !isHighlighted { markMatch(in: line, on: &canvas, at: start, rect) }
    }
  }

  /// Marks what the filter found in a line of a label.
  private func markMatch(
    in line: String, on canvas: inout Canvas, at start: Point, _ rect: Rect
  ) {
    guard let found = picker.foundPart(of: line) else { return }
    let text = DisplayText(line, in: canvas.charset)
    let columns = text.column(of: found.lowerBound)..<text.column(of: found.upperBound)
    let part = Rect(
      row: start.row, column: start.column + columns.lowerBound, width: columns.count, height: 1)
    canvas.restyle(rect.intersection(part), as: .match)
  }

  /// The title or, where it has no line of its own, the filter; below how much it lets through.
  private func drawEdges(on canvas: inout Canvas, _ rect: Rect) {
    let room = rect.width - FieldMetrics.labelFrame
    let isFilter = !hasFilterLine(in: rect) && !picker.filter.isEmpty
    canvas.writeOnEdge(
      DisplayText(isFilter ? picker.filter : title, in: canvas.charset).cut(to: room),
      at: rect.origin.moved(columns: 2), style: isFilter ? .plain : .sectionTitle)
    let words = Wording.opened(
      .matches(picker.matches.count, of: picker.options.all.count))
    let count = DisplayText(words.text(in: options.language), in: canvas.charset).cut(to: room)
    let bottom = Point(row: rect.rows.upperBound - 1, column: rect.columns.lowerBound)
    canvas.writeOnEdge(
      count, at: bottom.moved(columns: rect.width - count.width - 4), style: .progress)
    guard picker.isMultiple, !picker.chosen.isEmpty || picker.most != nil else { return }
    let marked = DisplayText(
      marks.text(in: options.language), in: canvas.charset)
    guard marked.width + count.width + 9 <= rect.width else { return }
    canvas.writeOnEdge(marked, at: bottom.moved(columns: 2), style: .progress)
  }

  private var marks: Wording {
    let count = picker.chosen.count
    return picker.most.map { .screen(.chosen(count, of: $0)) } ?? .opened(.marked(count))
  }

  private func writeFilter(on canvas: inout Canvas, at point: Point, room: Int) {
    if picker.filter.isEmpty {
      let words = Wording.opened(picker.options.takesOther ? .filterOrOther : .filter).text(
        in: options.language)
      canvas.write(words, at: point, limit: room, style: .hint)
    } else {
      canvas.write(filterText(room: room), at: point, style: .plain)
    }
    guard picker.matches.isEmpty else { return }
    let below = point.moved(rows: 1)
    let words = Wording.opened(.noMatch).text(in: options.language)
    canvas.write(words, at: below, limit: room, style: .hint)
  }

  /// The end of the filter, if all of it has no room.
  private func filterText(room: Int) -> DisplayText {
    let text = DisplayText(picker.filter, in: options.charset)
    return text.window(from: text.width - room, width: room)
  }

  /// On the highlight, which screen readers then speak; without one behind the filter.
  private func cursor(in list: Rect, at row: Int?) -> Point {
    guard let row else {
      let width = min(filterText(room: list.width).width, list.width)
      return list.origin.moved(rows: -1, columns: width)
    }
    return Point(row: row, column: list.columns.lowerBound)
  }
}
