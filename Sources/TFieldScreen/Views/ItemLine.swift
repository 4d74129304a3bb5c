import TField

/// What a click means.
enum Target: Hashable, Sendable {
  case key(Key)
  /// A button below the form.
  case stop(Stop)
  case answer(Question.Answer)
  case review(Review.ClickTarget)
  /// A row of the list that is open, by its place among those that are found.
  case option(Int)
  case day(CalendarDate)
  case field(Int)
  /// The part of a list or a calendar in which there is nothing to choose.
  case window
}

/// Some words in a line that can be clicked: buttons, keys, the answers to a question.
struct ItemLine {
  /// One of the words.
  struct Item: Hashable {
    let text: String
    let target: Target
    var style = Style.keys
    /// How soon it is left out where there is no room for all.
    var rank = 0
  }

  private static let gap = 2

  let items: [Item]
  /// The item that must be seen, if not all have room.
  var focused: Int?
  let charset: Charset

  private var widths: [Int] { items.map { DisplayText.width(of: $0.text, in: charset) } }

  /// The width of all of them.
  var width: Int { widths.reduce(0) { $0 + $1 + Self.gap } - (items.isEmpty ? 0 : Self.gap) }

  /// The same in as many rows as the items need.
  func rows(in room: Int) -> [Self] {
    var rows: [Range<Int>] = []
    var used = 0
    for (index, width) in widths.enumerated() {
      if let last = rows.last, used + Self.gap + width <= room {
        rows[rows.count - 1] = last.lowerBound..<index + 1
        used += Self.gap + width
      } else {
        rows.append(index..<index + 1)
        used = width
      }
    }
    return rows.map { row in
      let place = focused.flatMap { row.contains($0) ? $0 - row.lowerBound : nil }
      return Self(items: Array(items[row]), focused: place, charset: charset)
    }
  }

  /// Those of the items for which there is room.
  func fitting(in width: Int) -> Self {
    let widths = widths
    var room = width + Self.gap
    var chosen: Set<Int> = []
    for index in items.indices.sorted(by: { items[$0].rank < items[$1].rank })
    where widths[index] + Self.gap <= room {
      chosen.insert(index)
      room -= widths[index] + Self.gap
    }
    return Self(items: chosen.sorted().map { items[$0] }, charset: charset)
  }

  /// Writes them in a line, with the caret in one of them, if it is to stand there.
  func draw(on canvas: inout Canvas, in rect: Rect, caret: Int? = nil) {
    let places = places(in: rect)
    canvas.clipping(to: rect) { canvas in
      for (item, columns) in zip(items, places) {
        let place = Rect(rows: rect.rows, columns: columns)
        canvas.write(item.text, at: place.origin, style: item.style)
        canvas.mark(place, as: item.target)
      }
    }
    if let caret, places.indices.contains(caret) {
      canvas.cursor = Point(row: rect.rows.lowerBound, column: places[caret].lowerBound + 2)
    }
  }

  /// Where each item stands, the focused one inside of the line.
  private func places(in rect: Rect) -> [Range<Int>] {
    var start = rect.columns.lowerBound
    let places = widths.map { width in
      defer { start += width + Self.gap }
      return start..<start + width
    }
    guard let focused, places.indices.contains(focused) else { return places }
    let overhang = places[focused].upperBound - rect.columns.upperBound
    let shift = min(max(0, overhang), places[focused].lowerBound - rect.columns.lowerBound)
    return places.map { $0.lowerBound - shift..<$0.upperBound - shift }
  }
}
