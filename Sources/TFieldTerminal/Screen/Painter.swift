import TFieldScreen

/// Writes what has changed on a canvas as bytes for the terminal: the cursor's way there, the
/// change of style, the characters.
///
/// It knows where the cursor stands and in which style the terminal writes; after each drawing that
/// is the terminal's own.
struct Painter {
  /// So many cells are as short as a way around them.
  private static let fewCells = 3
  /// Room for what most keys send.
  private static let usualCount = 256
  /// So many blanks are as short as what has the terminal write them.
  private static let fewBlanks = 5

  private let inks: Inks
  private let ways: CursorWays
  /// Whether the cursor may be moved while letters are styled.
  private let movesInStyle: Bool
  /// Whether a character in the last cell of all would have everything scroll.
  private let scrollsAtEnd: Bool
  private var bytes: [UInt8] = []
  /// Where the cursor is, as far as that is known.
  private var place: Point?
  /// `nil`: as the terminal does by itself.
  private var style: Style?

  /// Makes one for the terminal that was opened last.
  init(_ pens: Pens) {
    inks = Inks(pens)
    ways = .current
    movesInStyle = Terminfo.has("msgr")
    scrollsAtEnd = Terminfo.has("am") && !Terminfo.has("xenl")
  }

  /// The cursor is anywhere.
  mutating func loseCursor() { place = nil }

  /// The runs of a canvas that look otherwise on the one that is shown.
  func changes(from shown: Canvas, to canvas: Canvas) -> [Run] {
    canvas.changes(since: shown) { inks.differ($0, $1) }
  }

  /// What shows some runs of a canvas, and then puts the cursor where it belongs.
  mutating func paint(_ runs: [Run], of canvas: Canvas) -> [UInt8] {
    bytes = []
    bytes.reserveCapacity(Self.usualCount)
    for run in runs { paint(run, of: canvas) }
    write(in: nil)
    if let cursor = canvas.cursor { move(to: cursor) }
    return bytes
  }

  private mutating func paint(_ run: Run, of canvas: Canvas) {
    let end = run.start.moved(columns: run.width)
    let isLast = end == Point(row: canvas.height - 1, column: canvas.width)
    let width = isLast && scrollsAtEnd ? run.width - 1 : run.width
    guard width > 0 else { return }
    if !bridge(to: run.start, of: canvas) {
      if place != run.start, !movesInStyle { write(in: nil) }
      move(to: run.start)
    }
    write(in: run.style)
    let blanks = inks[run.style].isEmpty ? canvas.blanks(upTo: end, from: run.start) : 0
    if ways.canErase, blanks > Self.fewBlanks, width == run.width {
      return erase(blanks, behind: width - blanks, from: run.start, of: canvas)
    }
    let isSure = canvas.appendUTF8(from: run.start, width: width, to: &bytes)
    // Behind the last column each terminal has the cursor elsewhere.
    place = isSure && end.column < canvas.width ? end : nil
  }

  /// Writes a few cells once more, where that is shorter than a way around them.
  private mutating func bridge(to target: Point, of canvas: Canvas) -> Bool {
    guard let start = place, start.row == target.row,
      (1...Self.fewCells).contains(target.column - start.column),
      (start.column..<target.column).allSatisfy({ column in
        let cell = canvas[Point(row: start.row, column: column)]
        return cell.map { $0.width == 1 && !inks.differ($0.style, style) } ?? false
      })
    else { return false }
    let width = target.column - start.column
    place = canvas.appendUTF8(from: start, width: width, to: &bytes) ? target : nil
    return place != nil
  }

  /// Writes the beginning of a run, and has the terminal blank the rest.
  private mutating func erase(
    _ blanks: Int, behind width: Int, from start: Point, of canvas: Canvas
  ) {
    let isSure = canvas.appendUTF8(from: start, width: width, to: &bytes)
    ways.appendErasure(of: blanks, to: &bytes)
    place = isSure ? start.moved(columns: width) : nil
  }

  private mutating func move(to target: Point) {
    guard place != target else { return }
    ways.append(from: place, to: target, to: &bytes)
    place = target
  }

  private mutating func write(in new: Style?) {
    inks.appendChange(from: style, to: new, to: &bytes)
    style = new
  }
}
