import CNcurses
import Glibc
import TFieldScreen
import TFieldSystem

/// The ncurses screen, which writes to a file in memory instead of the terminal.
final class CursesScreen {
  private let file: MemoryFile
  private let screen: OpaquePointer
  let inLocale: UTF8Locale
  private(set) var colors: TerminalColors
  let name: String
  private(set) var size = TerminalSize(columns: 0, rows: 0)
  /// The content of the ncurses window; its width is 0 if everything must be written.
  private var shown = Canvas(width: 0, height: 0)
  private var isRepairing = false
  /// The rows that are drawn below a prompt, in place of a screen.
  private(set) var area: LineArea?
  /// What stands in each of these rows; `nil` in a cleared one.
  private var shownRows: [Canvas?] = []

  /// Opens the terminal of that name, or a common one if terminfo doesn't know it.
  init(
    _ terminal: TerminalName, theme: Theme, isColoured: Bool, isLine: Bool
  ) throws(Terminal.Unavailable) {
    guard MemoryFile.hasRoom else { throw .cramped }
    file = try MemoryFile()
    name = try Self.described(terminal, on: file)
    area = isLine ? LineArea() : nil
    let (name, file, inLocale) = (name, file, UTF8Locale())
    guard Terminfo.canDraw, let screen = inLocale({ tf_open(name, file.stream, isLine) }) else {
      throw .incapable("\(terminal)")
    }
    (self.screen, self.inLocale) = (screen, inLocale)
    if isLine {
      // Its buffered bytes would switch screens; the beep makes it write them, and we drop them.
      beep()
      _ = file.take()
    }
    colors = TerminalColors(theme, isColoured: isColoured)
    typeahead(-1)
  }

  private static func described(
    _ terminal: TerminalName, on file: MemoryFile
  ) throws(Terminal.Unavailable) -> String {
    errno = 0
    for name in terminal.candidates where tf_describe(name, file.descriptor) { return name }
    if [EMFILE, ENFILE, ENOMEM].contains(errno) {
      throw .refused(SystemError(.open, .code(errno)))
    }
    throw .unknown("\(terminal)")
  }

  deinit { delscreen(screen) }

  /// Whether only some rows at the cursor are drawn.
  var isLine: Bool { area != nil }

  /// The widths of the drawn rows.
  var rowWidths: [Int] {
    shownRows.map { $0.map { DisplayText($0.rows.first ?? "", in: .unicode).width } ?? 0 }
  }

  private var window: UnsafeMutablePointer<WINDOW>? { tf_screen() }
}

extension CursesScreen {
  /// Clears a screen of that size; used at the start and again after leaving.
  func open(size new: TerminalSize) -> [UInt8] {
    size = new
    guard area == nil else { return openLine() }
    // Spaces needn't be written if they look like the cleared screen.
    shown = Canvas(width: colors.areBlanksUsual ? new.columns : 0, height: new.rows)
    return inLocale {
      resizeterm(Int32(clamping: new.rows), Int32(clamping: new.columns))
      werase(window)
      wmove(window, 0, 0)
      // The scroll margins that ncurses knows are older than the size.
      return repaint() + Terminfo.margins(rows: new.rows)
    }
  }

  func draw(_ canvas: Canvas) -> [UInt8] {
    inLocale {
      if area != nil { return drawRows(of: canvas) }
      curs_set(canvas.cursor == nil ? 0 : 1)
      // Writing everything costs ncurses more than comparing here.
      for run in canvas.runs(changing: shown) { write(run) }
      shown = canvas
      if let cursor = canvas.cursor {
        wmove(window, Int32(clamping: cursor.row), Int32(clamping: cursor.column))
      }
      return isRepairing ? repaint() : update()
    }
  }

  /// Makes the next drawing send everything.
  func forget() { isRepairing = true }

  /// Restores the screen, and then the cursor, which some terminals keep with the screen.
  ///
  /// Without an alternate screen it is cleared first, or later output would mix with the form.
  func leave() -> [UInt8] {
    let isOnlyScreen = !isLine && Terminfo.string("rmcup") == nil
    if isOnlyScreen {
      werase(window)
      clearok(window, true)
      wnoutrefresh(window)
      doupdate()
    }
    endwin()
    let last = (isOnlyScreen ? ["home"] : []) + ["cnorm"]
    return file.take() + last.compactMap(Terminfo.string).joined()
  }

  private func write(_ run: Run) {
    let pen = colors.pen(of: run)
    wattr_set(window, pen.attributes, pen.pair, nil)
    var characters: [wchar_t] = []
    characters.reserveCapacity(run.width)
    for cell in run.cells where cell.width > 0 { cell.append(to: &characters) }
    mvwaddnwstr(
      window, Int32(clamping: run.start.row), Int32(clamping: run.start.column), characters,
      Int32(clamping: characters.count))
  }

  /// Clears the terminal, whose style may be anything, and sends everything.
  private func repaint() -> [UInt8] {
    isRepairing = false
    clearok(window, true)
    return ["rmacs", "sgr0"].compactMap(Terminfo.string).joined() + update()
  }

  private func update() -> [UInt8] {
    wnoutrefresh(window)
    doupdate()
    return file.take()
  }
}

// Some rows at the cursor, each drawn as the only line that ncurses knows.
extension CursesScreen {
  private func openLine() -> [UInt8] {
    area?.begin()
    shownRows = []
    return inLocale {
      resizeterm(1, Int32(clamping: size.columns))
      forgetLine()
      return ["rmacs", "sgr0"].compactMap(Terminfo.string).joined() + (area?.cleared() ?? [])
    }
  }

  /// Goes on in the row below; what was drawn stays.
  func beginLine() -> [UInt8] {
    area?.begin()
    shownRows = []
    return Array("\r\n".utf8)
  }

  private func drawRows(of canvas: Canvas) -> [UInt8] {
    guard var area else { return [] }
    curs_set(canvas.cursor == nil ? 0 : 1)
    var bytes = file.take() + area.grow(to: canvas.height)
    let blank = Canvas(width: canvas.width, height: 1, charset: canvas.charset)
    for row in 0..<area.height {
      var new = row < canvas.height ? canvas.rows(row..<row + 1) : nil
      new?.cursor = nil
      if colors.areBlanksUsual, new == blank { new = nil }
      let old = shownRows.indices.contains(row) ? shownRows[row] : nil
      if new == old, !isRepairing { continue }
      bytes += area.clear(row: row) + (new.map(drawnLine) ?? [])
      if shownRows.count <= row {
        shownRows += Array(repeating: nil, count: row + 1 - shownRows.count)
      }
      shownRows[row] = new
    }
    isRepairing = false
    bytes += area.go(to: canvas.cursor ?? Point(row: 0, column: 0))
    self.area = area
    return bytes
  }

  /// The bytes of one row, where the terminal's line is clear.
  private func drawnLine(_ row: Canvas) -> [UInt8] {
    forgetLine()
    for run in row.runs { write(run) }
    return update()
  }

  /// Makes ncurses take its line for clear, with the cursor at its start.
  private func forgetLine() {
    werase(window)
    wmove(window, 0, 0)
    _ = update()
  }
}

extension Cell {
  /// ncurses takes widths from the C library, whose tables may be older than ours.
  fileprivate func append(to characters: inout [wchar_t]) {
    let base = wchar_t(bitPattern: character.base.value)
    // Frames are one cell in every table, and most of the non-ASCII text.
    if base < 0x7F || (0x2500..<0x2580).contains(base) || tf_width(base) == width {
      characters.append(base)
    } else {
      // A replacement of the same width for a character that the C library doesn't know.
      characters += width == 2 ? [0xFFFD, 0x20] : [0xFFFD]
    }
    for mark in character.marks where tf_width(wchar_t(bitPattern: mark.value)) == 0 {
      characters.append(wchar_t(bitPattern: mark.value))
    }
  }
}

/// The C.UTF-8 locale for ncurses, set for this thread only inside ``callAsFunction(_:)``.
final class UTF8Locale {
  private static let name = "C.UTF-8"

  /// `nil` if it can't be loaded.
  private let locale: locale_t?

  init() {
    let loaded = newlocale(1 << LC_CTYPE, Self.name, nil)
    let isOther = loaded.map { strcmp(nl_langinfo_l(nl_item(CODESET), $0), "UTF-8") != 0 } ?? false
    locale = isOther ? Self.copyOfGlobal() : loaded
  }

  deinit { if let locale { freelocale(locale) } }

  /// In a static program only `setlocale` loads the locale from its file; `newlocale` doesn't.
  private static func copyOfGlobal() -> locale_t? {
    let before = setlocale(LC_CTYPE, nil).map { String(cString: $0) }
    guard setlocale(LC_CTYPE, name) != nil else { return nil }
    defer { setlocale(LC_CTYPE, before) }
    return duplocale(locale_t(bitPattern: -1))
  }

  var isAvailable: Bool { locale != nil }

  func callAsFunction<Result>(_ body: () -> Result) -> Result {
    guard let locale else { return body() }
    let before = uselocale(locale)
    defer { uselocale(before) }
    return body()
  }
}

/// The ncurses attributes and colour pairs for each style.
struct TerminalColors {
  private let theme: Theme
  private let depth: ColourDepth
  /// The colours of each pair, indexed by pair number; -1 is the terminal's default.
  private var pairs: [(foreground: Int32, background: Int32)] = [(-1, -1)]

  /// Makes them for the terminal that was opened last.
  init(_ theme: Theme, isColoured: Bool) {
    self.theme = theme
    depth = isColoured ? Self.depth() : .monochrome
  }

  var drawsBlocks: Bool { theme.drawsBlocks(in: depth) }

  var drawsSwatches: Bool { theme.drawsSwatches(in: depth) }

  var showsFaint: Bool { theme.showsFaint(in: depth, hasDim: Terminfo.string("dim") != nil) }

  /// Whether a space looks like the cleared screen.
  var areBlanksUsual: Bool { theme.appearance(of: .plain, in: depth) == .usual }

  mutating func pen(of run: Run) -> (attributes: attr_t, pair: Int16) {
    let appearance =
      run.swatch.map { Appearance(Colour($0)) } ?? theme.appearance(of: run.style, in: depth)
    return (Self.bits(of: appearance.attributes), pair(for: appearance))
  }

  /// Turns on colours if the terminal has them and keeps its default background.
  private static func depth() -> ColourDepth {
    let depth = ColourDepth(colours: Terminfo.number("colors"), isDirect: Terminfo.isDirect)
    guard depth > .monochrome, start_color() == OK, use_default_colors() == OK else {
      return .monochrome
    }
    return depth
  }

  private mutating func pair(for appearance: Appearance) -> Int16 {
    let colours = (
      foreground: appearance.foreground?.number(in: depth) ?? -1,
      background: appearance.background?.number(in: depth) ?? -1
    )
    if let known = pairs.firstIndex(where: { $0 == colours }) { return Int16(clamping: known) }
    let next = Int16(clamping: pairs.count)
    guard init_extended_pair(Int32(next), colours.foreground, colours.background) == OK else {
      return 0
    }
    pairs.append(colours)
    return next
  }

  private static func bits(of attributes: Appearance.Attributes) -> attr_t {
    var bits: attr_t = 0
    if attributes.contains(.bold) { bits |= tf_bold() }
    if attributes.contains(.dim) { bits |= tf_dim() }
    if attributes.contains(.reverse) { bits |= tf_reverse() }
    if attributes.contains(.underline) { bits |= tf_underline() }
    return bits
  }
}
