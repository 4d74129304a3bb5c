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

  /// The size that it would like to have: the same whatever the filter lets through.
  var size: (width: Int, height: Int) {
    let all = picker.options.all
    // A text has at least as many bytes as cells.
    let widest = all.lazy.map(\.label.utf8.count).max() ?? 0
    let width = max(min(widest, 90) + indent, 24) + FieldMetrics.frame
    return (width, max(1, min(all.count, Self.mostRows)) + 3)
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
  func top(from previous: Int, isFollowing: Bool, room: Int) -> Int {
    let highlight = picker.highlight
    let wanted = isFollowing ? min(max(previous, highlight - room + 1), highlight) : previous
    return max(0, min(wanted, picker.matches.count - room))
  }
}

extension OptionListView {
  func draw(on canvas: inout Canvas, in rect: Rect, top: Int) {
    canvas.clear(rect, style: .choice)
    canvas.drawFrame(rect, .double, style: .dialog)
    drawEdges(on: &canvas, rect)
    let list = listRect(in: rect)
    if hasFilterLine(in: rect) {
      let line = list.origin.moved(rows: -1)
      writeFilter(on: &canvas, at: line, room: list.width)
    }
    for (row, place) in zip(list.rows, top..<max(top, picker.matches.count)) {
      draw(place, on: &canvas, in: Rect(rows: row..<row + 1, columns: list.columns))
    }
    drawMarks(on: &canvas, list, top)
    canvas.cursor = cursor(in: list, top: top)
  }

  private func draw(_ place: Int, on canvas: inout Canvas, in line: Rect) {
    let option = picker.options.all[picker.matches[place]]
    let isHighlighted = place == picker.highlight
    let style: Style = isHighlighted ? .choiceFocused : .choice
    let isChosen = picker.isChosen(option)
    if isHighlighted { canvas.clear(line, style: style) }
    if isHighlighted {
      canvas.write(.pointer, at: line.origin, style: style)
    } else if isChosen, !picker.isMultiple {
      canvas.write(.valid, at: line.origin, style: .success)
    }
    if picker.isMultiple {
      let box = isChosen ? "[x]" : "[ ]"
      canvas.write(box, at: line.origin.moved(columns: Self.marks), style: style)
    }
    let start = line.origin.moved(columns: indent)
    canvas.write(option.listed, at: start, limit: line.width - indent, style: style)
    if !isHighlighted { markMatch(in: option.listed, on: &canvas, at: start, line) }
  }

  /// Marks what the filter found in a label.
  private func markMatch(
    in label: String, on canvas: inout Canvas, at start: Point, _ line: Rect
  ) {
    guard let found = picker.foundPart(of: label) else { return }
    let text = DisplayText(label, in: canvas.charset)
    let columns = text.column(of: found.lowerBound)..<text.column(of: found.upperBound)
    let part = Rect(
      row: start.row, column: start.column + columns.lowerBound, width: columns.count, height: 1)
    canvas.restyle(line.intersection(part), as: .match)
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

  private func drawMarks(on canvas: inout Canvas, _ list: Rect, _ top: Int) {
    let edge = Point(row: list.rows.lowerBound, column: list.columns.upperBound)
    if top > 0 { canvas.write(.moreAbove, at: edge, style: .mark) }
    if picker.matches.count - top > list.height, list.height > 0 {
      canvas.write(.moreBelow, at: edge.moved(rows: list.height - 1), style: .mark)
    }
  }

  /// On the highlight, which screen readers then speak; without one behind the filter.
  private func cursor(in list: Rect, top: Int) -> Point {
    let row = picker.highlight - top
    guard picker.highlighted != nil, (0..<list.height).contains(row) else {
      let width = min(filterText(room: list.width).width, list.width)
      return list.origin.moved(rows: -1, columns: width)
    }
    return list.origin.moved(rows: row)
  }
}
