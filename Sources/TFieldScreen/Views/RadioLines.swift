import TField

/// Options that are all in sight, in as many lines as they need: `(•) one  ( ) two`.
struct RadioLines {
  /// Where an option stands.
  struct Place: Hashable {
    let line: Int
    let columns: Range<Int>
  }

  /// The width of the dot in its brackets, and of a space.
  private static let box = 4
  private static let gap = 2

  private let options: [ChoiceOption]
  private let chosen: Int?
  private let places: [Place]
  private let charset: Charset

  init(_ options: [ChoiceOption], chosen: Int?, width: Int, in charset: Charset) {
    (self.options, self.chosen, self.charset) = (options, chosen, charset)
    places = Self.places(of: Self.widths(of: options, in: charset), in: width)
  }

  static func widths(of options: [ChoiceOption], in charset: Charset) -> [Int] {
    options.map { box + DisplayText.width(of: $0.listed, in: charset) }
  }

  /// The width of all of them in one line.
  static func width(of options: [ChoiceOption], in charset: Charset) -> Int {
    max(0, widths(of: options, in: charset).reduce(0) { $0 + $1 + gap } - gap)
  }

  static func lineCount(of options: [ChoiceOption], width: Int, in charset: Charset) -> Int {
    places(of: widths(of: options, in: charset), in: width).last.map { $0.line + 1 } ?? 1
  }

  private static func places(of widths: [Int], in room: Int) -> [Place] {
    var (line, column) = (0, 0)
    return widths.map { width in
      let width = max(1, min(width, room))
      if column > 0, column + width > room { (line, column) = (line + 1, 0) }
      defer { column += width + gap }
      return Place(line: line, columns: column..<column + width)
    }
  }
}

extension RadioLines {
  var lineCount: Int { places.last.map { $0.line + 1 } ?? 1 }

  private var caretPlace: Place? { chosen.map { places[$0] } ?? places.first }
  var caretLine: Int { caretPlace?.line ?? 0 }
  /// The dot, or where it would be.
  var caretColumn: Int { (caretPlace?.columns.lowerBound ?? 0) + 1 }

  /// The option at a point, counted from the first line.
  func option(at point: Point) -> Int? {
    places.firstIndex { $0.line == point.row && $0.columns.contains(point.column) }
  }

  func draw(on canvas: inout Canvas, in rect: Rect, top: Int, ground: Style) {
    canvas.clear(rect, style: ground)
    canvas.clipping(to: rect) { canvas in
      for (index, place) in places.enumerated() where place.line >= top {
        let row = place.line - top
        guard row < rect.height else { return }
        let mark = index == chosen ? String(Mark.secret.character(in: charset)) : " "
        canvas.write(
          "(\(mark)) \(options[index].listed)",
          at: rect.origin.moved(rows: row, columns: place.columns.lowerBound),
          limit: place.columns.count, style: ground)
      }
    }
  }
}
