import TField

/// Options that are all in sight: in one line, in columns, or each in lines of its own.
///
/// ```
/// (•) Small  ( ) Medium  ( ) Large
/// ```
struct OptionGrid {
  /// Where an option stands.
  struct Place: Hashable {
    let lines: Range<Int>
    let columns: Range<Int>
    /// The label, broken where it is longer than the grid is wide.
    let words: [String]
  }

  /// The width of the box or dot in its brackets, and of a space.
  private static let box = 4
  private static let gap = 2

  private let isMultiple: Bool
  private let places: [Place]
  private let chosen: Set<Int>
  private let cursor: Int
  private let isActive: Bool
  private let charset: Charset

  /// The options of a field: which are chosen, and on which the next key works.
  init(of state: borrowing FieldState, width: Int, in charset: Charset) {
    let all = state.type.choiceOptions
    let options = all?.all ?? []
    (isMultiple, self.charset) = (state.editor == .checks, charset)
    let values = isMultiple ? Entries(state.data).array : [state.data]
    chosen = Set(values.compactMap { all?.index(of: $0) })
    (cursor, isActive) = (state.optionCursor, state.activity == .active)
    let widths = options.map { Self.box + DisplayText.width(of: $0.listed, in: charset) }
    let whole = Self.width(of: widths)
    let cell = whole <= width ? nil : (widths.max() ?? 0) + Self.gap
    let columns = cell.map { (width + Self.gap) / $0 } ?? options.count
    places =
      columns > 1 || whole <= width
      ? Self.cells(options, widths, columns: max(1, columns), cell: cell)
      : Self.lines(options, width: width, in: charset)
  }

  private static func width(of widths: [Int]) -> Int {
    max(0, widths.reduce(0) { $0 + $1 + gap } - gap)
  }

  /// The width of all options in one line.
  static func width(of options: [ChoiceOption], in charset: Charset) -> Int {
    width(of: options.map { box + DisplayText.width(of: $0.listed, in: charset) })
  }

  /// Options side by side: close together in one line, or below each other in columns.
  private static func cells(
    _ options: [ChoiceOption], _ widths: [Int], columns: Int, cell: Int?
  ) -> [Place] {
    var start = 0
    return options.indices.map { index in
      if index % columns == 0 { start = 0 }
      defer { start += cell ?? widths[index] + gap }
      let line = index / columns
      return Place(
        lines: line..<line + 1, columns: start..<start + widths[index],
        words: [options[index].listed])
    }
  }

  /// Options below each other, in as many lines as each needs.
  private static func lines(
    _ options: [ChoiceOption], width: Int, in charset: Charset
  ) -> [Place] {
    var line = 0
    return options.map { option in
      let words = DisplayText.lines(of: option.listed, in: charset, limit: max(1, width - box))
      defer { line += words.count }
      return Place(lines: line..<line + words.count, columns: 0..<max(1, width), words: words)
    }
  }
}

extension OptionGrid {
  var lineCount: Int { places.last?.lines.upperBound ?? 1 }

  private var caretPlace: Place? {
    places.indices.contains(cursor) ? places[cursor] : places.first
  }

  /// Where the caret stands: on the dot or box, or where it would be.
  var caret: Point {
    Point(
      row: caretPlace?.lines.lowerBound ?? 0, column: (caretPlace?.columns.lowerBound ?? 0) + 1)
  }

  /// The option at a point, counted from the first line.
  func option(at point: Point) -> Int? {
    places.firstIndex { $0.lines.contains(point.row) && $0.columns.contains(point.column) }
  }

  /// The option in the line above or below the caret's, nearest to its column; `nil` at the edge.
  func option(by step: Int) -> Int? {
    guard places.indices.contains(cursor) else { return nil }
    let own = places[cursor]
    let row = step < 0 ? own.lines.lowerBound - 1 : own.lines.upperBound
    let distance = { (place: Place) in abs(place.columns.lowerBound - own.columns.lowerBound) }
    return places.indices.filter { places[$0].lines.contains(row) }
      .min { distance(places[$0]) < distance(places[$1]) }
  }

  /// Draws the lines from `top` on.
  func draw(on canvas: inout Canvas, in rect: Rect, top: Int, ground: Style) {
    for (index, place) in places.enumerated() {
      let start = rect.origin.moved(
        rows: place.lines.lowerBound - top, columns: place.columns.lowerBound)
      let style: Style = isActive && index == cursor ? .optionFocused : ground
      let sign = chosen.contains(index) ? String(chosenSign) : " "
      canvas.write(isMultiple ? "[\(sign)]" : "(\(sign))", at: start, style: style)
      for (row, words) in place.words.enumerated() {
        canvas.write(words, at: start.moved(rows: row, columns: Self.box), style: style)
      }
    }
  }

  private var chosenSign: Character { isMultiple ? "x" : Mark.secret.character(in: charset) }
}
