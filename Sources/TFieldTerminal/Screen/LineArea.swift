import TFieldScreen

/// The rows at the cursor on which questions are drawn below a shell's prompt.
///
/// Nothing above them is touched; where there are too few rows below, the screen scrolls. ncurses
/// draws only single lines without a screen of its own, so the ways between them are made here.
struct LineArea {
  private let up = Motion("cuu", orEach: "cuu1")
  private let down = Motion("cud", orEach: "cud1")
  private let right = Motion("cuf", orEach: "cuf1")
  private let clearLine = Terminfo.unpaused("el") ?? []
  private let clearBelow = Terminfo.unpaused("ed") ?? []
  private let save = Terminfo.unpaused("sc") ?? []
  private let restore = Terminfo.unpaused("rc") ?? []
  private static let start = Array("\r".utf8)

  /// The number of rows there is room for.
  private(set) var height = 1
  /// The position of the terminal's cursor, counted from the first row.
  private(set) var cursor = Point(row: 0, column: 0)

  /// True if there can be more than one row.
  var canGrow: Bool { up.isKnown && down.isKnown }

  /// Begins anew in the row of the cursor.
  mutating func begin() { (height, cursor) = (1, Point(row: 0, column: 0)) }

  /// Makes room below; the terminal scrolls if it must.
  mutating func grow(to wanted: Int) -> [UInt8] {
    guard wanted > height else { return [] }
    let bytes =
      go(to: Point(row: height - 1, column: 0)) + Array(repeating: 0x0A, count: wanted - height)
    (height, cursor) = (wanted, Point(row: wanted - 1, column: 0))
    return bytes
  }

  /// Moves the cursor within the rows.
  mutating func go(to point: Point) -> [UInt8] {
    if point == cursor { return [] }
    defer { cursor = point }
    let rows = point.row - cursor.row
    return (rows < 0 ? up(-rows) : down(rows)) + Self.start + right(point.column)
  }

  /// Goes to a row, and clears it for something to be drawn there.
  mutating func clear(row: Int) -> [UInt8] {
    let way = go(to: Point(row: row, column: 0)) + clearLine
    // Drawing leaves the cursor anywhere in the row.
    cursor.column = .max
    return way
  }

  /// Clears all rows, and goes to the first; `folds` is how many more each has become in a terminal
  /// that wraps lines anew, and `above` how many of these are above the cursor.
  ///
  /// The rows are cleared one by one: tmux keeps what is cleared with the rest of the screen.
  func cleared(folds: Int = 0, above: Int = 0) -> [UInt8] {
    let count = height + folds
    var bytes = up(cursor.row + above) + Self.start + save
    for row in 0..<count { bytes += (row > 0 ? down(1) : []) + clearLine }
    return bytes + (restore.isEmpty ? up(count - 1) : restore)
  }

  /// Clears all rows at once, when nothing else can be done any more.
  var lastWords: [UInt8] { up(cursor.row) + Self.start + clearBelow }
}

extension LineArea {
  /// A way of the cursor: many steps at once, or one by one.
  private struct Motion {
    private let whole: [UInt8]?
    private let step: [UInt8]

    init(_ whole: String, orEach step: String) {
      self.whole = Terminfo.unpaused(whole)
      self.step = Terminfo.unpaused(step) ?? []
    }

    var isKnown: Bool { whole != nil || !step.isEmpty }

    func callAsFunction(_ count: Int) -> [UInt8] {
      guard count > 0 else { return [] }
      return whole.map { Terminfo.filled($0, with: count) }
        ?? Array(repeatElement(step, count: count).joined())
    }
  }
}
