import CNcurses
import TFieldScreen
import TFieldSystem

/// Makes from canvases the bytes that show them.
///
/// ncurses knows the terminal: it opens the screen, clears it and gives it back. What is drawn on it
/// is the ``Painter``'s, since what a key changes is found sooner on a canvas than on two windows.
final class CursesScreen {
  private let file: MemoryFile
  private let screen: OpaquePointer
  private var painter: Painter
  /// The name under which the terminal was found.
  let name: String
  private(set) var size = TerminalSize(columns: 0, rows: 0)
  /// What the terminal shows; `nil` when no canvas looks like it.
  private var shown: Canvas?
  /// `nil` before anything was drawn.
  private var isCursorVisible: Bool?
  /// Whether the next drawing must not rely on the state of the terminal.
  private var isRepairing = false
  /// Whether nothing was drawn since the screen was cleared.
  private var isCleared = false
  /// Whether styles leave a cleared cell as it is.
  private let clearsPlain: Bool

  /// Begins with the first of `names` that terminfo describes.
  init?(_ names: [String], theme: Theme, isColoured: Bool) {
    guard let file = MemoryFile() else { return nil }
    guard let (name, screen) = Self.first(of: names, on: file) else { return nil }
    self.file = file
    self.screen = screen
    self.name = name
    typeahead(-1)
    var pens = Pens(theme, isColoured: isColoured)
    clearsPlain = pens.pen(of: .plain).isUsual
    painter = Painter(pens)
  }

  deinit { delscreen(screen) }

  private static func first(
    of names: [String], on file: MemoryFile
  ) -> (name: String, screen: OpaquePointer)? {
    for name in names {
      if let screen = tf_open(name, file.stream, file.stream) { return (name, screen) }
    }
    return nil
  }

  /// Whether the cursor can be put anywhere, without which there is no drawing.
  var isCapable: Bool { Terminfo.hasAddress }
}

extension CursesScreen {
  /// Clears a screen of that size; at first, and after leaving, this takes it.
  func open(size new: TerminalSize) -> [UInt8] {
    size = new
    // When it comes back, ncurses would reset colours of the person's that we never changed; and it
    // told the terminal of the height of its own windows.
    return clearing().without(Terminfo.string("oc") ?? []) + Terminfo.region(rows: new.rows)
  }

  /// What changes the terminal from what it shows to `canvas`.
  func draw(_ canvas: Canvas) -> [UInt8] {
    let clearing = isRepairing ? clearing() : []
    // Others may have left the screen with any style, and with other letters.
    let start = isCleared ? clearing + (Terminfo.string("sgr0") ?? []) : []
    (isRepairing, isCleared) = (false, false)
    let runs = if let shown { painter.changes(from: shown, to: canvas) } else { canvas.runs }
    shown = canvas
    return start + cursorShown(canvas.cursor != nil) + painter.paint(runs, of: canvas)
  }

  /// Has the next drawing send everything.
  func forget() { isRepairing = true }

  /// Gives the screen back, and then the cursor: with the screen, libvterm and what is made of it
  /// put back a cursor that was hidden while its place was kept for scrolling.
  func leave() -> [UInt8] {
    endwin()
    let hasOwnScreen = Terminfo.string("rmcup") != nil
    let bottom = Terminfo.address(of: Point(row: max(0, size.rows - 1), column: 0))
    return file.take() + (hasOwnScreen ? [] : bottom) + (Terminfo.string("cnorm") ?? [])
  }

  /// What blanks the screen, and takes it back after it was left.
  private func clearing() -> [UInt8] {
    let window = tf_screen()
    werase(window)
    clearok(window, true)
    wmove(window, 0, 0)
    wnoutrefresh(window)
    doupdate()
    painter.loseCursor()
    isCleared = true
    shown = clearsPlain ? Canvas(width: size.columns, height: size.rows) : nil
    return file.take()
  }

  private func cursorShown(_ isVisible: Bool) -> [UInt8] {
    guard isCursorVisible != isVisible else { return [] }
    isCursorVisible = isVisible
    curs_set(isVisible ? 1 : 0)
    return file.take()
  }
}
