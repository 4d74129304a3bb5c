import TField

/// Some words in a line that can be clicked: buttons, keys, the answers to a question.
struct ItemLine {
  /// What a click on an item does.
  enum Deed: Hashable {
    case key(Key)
    case answer(Question.Answer)
    case review(Review.ClickTarget)
    case stop(Stop)
  }

  /// One of the words.
  struct Item: Hashable {
    let text: String
    let deed: Deed
    var style = Style.keys
    /// How soon it is left out where there is no room for all.
    var rank = 0
  }

  let items: [Item]
  /// The item that must be seen, if not all have room.
  var focused: Int?
  let charset: Charset
  var gap = 2

  private var widths: [Int] { items.map { DisplayText.width(of: $0.text, in: charset) } }

  /// The width of all of them.
  var width: Int { widths.reduce(0) { $0 + $1 + gap } - (items.isEmpty ? 0 : gap) }

  /// Where each item stands, the focused one inside of the line.
  func places(in rect: Rect) -> [Range<Int>] {
    var start = rect.columns.lowerBound
    let places = widths.map { width in
      defer { start += width + gap }
      return start..<start + width
    }
    guard let focused, places.indices.contains(focused) else { return places }
    let overhang = places[focused].upperBound - rect.columns.upperBound
    let shift = min(max(0, overhang), places[focused].lowerBound - rect.columns.lowerBound)
    return places.map { $0.lowerBound - shift..<$0.upperBound - shift }
  }

  /// The same in as many rows as the items need.
  func rows(in room: Int) -> [Self] {
    var rows: [[Int]] = []
    var used = 0
    for (index, width) in widths.enumerated() {
      if rows.isEmpty || used + gap + width > room {
        rows.append([index])
        used = width
      } else {
        rows[rows.count - 1].append(index)
        used += gap + width
      }
    }
    return rows.map { row in
      Self(
        items: row.map { items[$0] }, focused: focused.flatMap { row.firstIndex(of: $0) },
        charset: charset, gap: gap)
    }
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    canvas.clipping(to: rect) { canvas in
      for (item, place) in zip(items, places(in: rect)) {
        canvas.write(
          item.text, at: Point(row: rect.rows.lowerBound, column: place.lowerBound),
          style: item.style)
      }
    }
  }

  /// What a click at a point means.
  func deed(at point: Point, in rect: Rect) -> Deed? {
    guard rect.contains(point) else { return nil }
    return zip(items, places(in: rect)).first { $1.contains(point.column) }?.0.deed
  }

  /// Those of the items for which there is room.
  func fitting(in width: Int) -> Self {
    let widths = widths
    var room = width + gap
    var isChosen = items.map { _ in false }
    for index in items.indices.sorted(by: { items[$0].rank < items[$1].rank })
    where widths[index] + gap <= room {
      isChosen[index] = true
      room -= widths[index] + gap
    }
    let chosen = zip(items, isChosen).compactMap { $1 ? $0 : nil }
    return Self(items: chosen, charset: charset)
  }
}
