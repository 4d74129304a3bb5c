import CNcurses
import TFieldScreen
import TFieldSystem

/// Makes from canvases the bytes that show them, with the fewest that the terminal's description
/// allows; this is all that ncurses does here.
final class CursesScreen {
  private let file: MemoryFile
  private let screen: OpaquePointer
  private let pens: Pens
  /// The name under which the terminal was found.
  let name: String
  private(set) var size: TerminalSize
  /// What the terminal shows; `nil` when no canvas looks like it.
  private var shown: Canvas?
  /// `nil` before anything was drawn.
  private var isCursorVisible: Bool?
  private var letters: [Unicode.Scalar] = []
  /// What chooses the letters that are in use anyway, and is sent with every change of style.
  private let usualLetters: [UInt8]
  /// Whether the next drawing must not rely on the state of the terminal.
  private var isRepairing = false

  /// Begins with the first of `names` that terminfo describes.
  init?(_ names: [String], theme: Theme, isColoured: Bool) {
    guard let file = MemoryFile() else { return nil }
    // What LINES and COLUMNS say was true once, at best.
    use_env(false)
    use_tioctl(true)
    guard let (name, screen) = Self.first(of: names, on: file) else { return nil }
    self.file = file
    self.screen = screen
    self.name = name
    typeahead(-1)
    pens = Pens(theme, isColoured: isColoured)
    usualLetters = Terminfo.string("rmacs") ?? []
    size = TerminalSize(columns: Int(getmaxx(tf_screen())), rows: Int(getmaxy(tf_screen())))
  }

  deinit { delscreen(screen) }

  private static func first(
    of names: [String], on file: MemoryFile
  ) -> (name: String, screen: OpaquePointer)? {
    for name in names {
      if let screen = newterm(name, file.stream, file.stream) { return (name, screen) }
    }
    return nil
  }

  /// Whether the cursor can be put anywhere, without which there is no drawing.
  var isCapable: Bool { Terminfo.string("cup") != nil }
}

extension CursesScreen {
  /// Clears a screen of that size; at first, and after leaving, this takes it.
  func open(size new: TerminalSize) -> [UInt8] {
    let isSameHeight = size.rows == new.rows
    if size != new { resizeterm(Int32(clamping: new.rows), Int32(clamping: new.columns)) }
    size = new
    isRepairing = true
    let window = tf_screen()
    werase(window)
    clearok(window, true)
    wmove(window, 0, 0)
    update()
    shown = pens[.plain].isUsual ? Canvas(width: new.columns, height: new.rows) : nil
    // ncurses told the terminal of the height in its description.
    let region = isSameHeight ? [] : Terminfo.region(rows: new.rows)
    // When it comes back, ncurses would reset colours of the person's that we never changed.
    return file.take().without(Terminfo.string("oc") ?? []) + region
  }

  /// What changes the terminal from what it shows to `canvas`.
  func draw(_ canvas: Canvas) -> [UInt8] {
    for run in shown.map(canvas.changes) ?? canvas.runs { put(run, of: canvas) }
    let isWhole = isRepairing
    shown = canvas
    placeCursor(canvas.cursor)
    update()
    isRepairing = false
    // Frames are drawn without the other letters, so nothing has to come back from them.
    return isWhole ? file.take() : file.take().without(usualLetters)
  }

  /// Has the next drawing send everything.
  func forget() {
    isRepairing = true
    clearok(tf_screen(), true)
  }

  /// Gives the screen back, and then the cursor: with the screen, libvterm and what is made of it
  /// put back a cursor that was hidden while its place was kept for scrolling.
  func leave() -> [UInt8] {
    endwin()
    return file.take() + (Terminfo.string("cnorm") ?? [])
  }

  private func update() {
    wnoutrefresh(tf_screen())
    doupdate()
  }

  private func placeCursor(_ place: Point?) {
    if isCursorVisible != (place != nil) {
      isCursorVisible = place != nil
      curs_set(place == nil ? 0 : 1)
    }
    if let place { wmove(tf_screen(), Int32(clamping: place.row), Int32(clamping: place.column)) }
  }

  private func put(_ run: Run, of canvas: Canvas) {
    letters.removeAll(keepingCapacity: true)
    canvas.appendScalars(of: run, to: &letters)
    let (window, pen) = (tf_screen(), pens[run.style])
    wattr_set(window, pen.attributes, pen.pair, nil)
    letters.withUnsafeBytes { bytes in
      let letters = bytes.bindMemory(to: wchar_t.self)
      mvwaddnwstr(
        window, Int32(clamping: run.start.row), Int32(clamping: run.start.column),
        letters.baseAddress, Int32(clamping: letters.count))
    }
  }
}

extension [UInt8] {
  /// The bytes without any occurrence of `part`.
  fileprivate func without(_ part: [UInt8]) -> [UInt8] {
    guard let first = part.first, contains(first) else { return self }
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var index = 0
    while index < count {
      if self[index] == first, self[index...].starts(with: part) {
        index += part.count
      } else {
        result.append(self[index])
        index += 1
      }
    }
    return result
  }
}
