import CNcurses
import Glibc
package import TFieldScreen
package import TFieldSystem

/// The controlling terminal in full-screen mode, until ``close()``.
///
/// After any ending, by an error, a signal or a trap, the terminal is as it was before.
package final class Terminal {
  package let charset: Charset
  package let showsFaint: Bool
  package let drawsBlocks: Bool
  package let drawsSwatches: Bool
  /// Tells that the terminal's name was unknown and another was used.
  package let substitution: Wording?
  let device: TerminalDevice
  private let screen: CursesScreen
  private let modes: TerminalModes
  /// Bytes that the terminal hasn't taken yet.
  private var queue: ArraySlice<UInt8> = []
  private var isOpen = false
  private let knowsCursor: Bool
  /// What was typed while we waited for a reply of the terminal.
  private var early: [UInt8] = []

  /// With fewer rows, what needs several of them has a screen of its own.
  private static let leastRows = 6

  /// Opens the screen; call `Signals.install()` before.
  package init(
    _ options: FormOptions, needsRows: Bool = false
  ) throws(Unavailable) {
    let environment = options.environment
    let name = environment.name
    do { device = try TerminalDevice() } catch { throw .refused(error) }
    let isLine =
      options.screen.isInLine && (!needsRows || device.size.rows >= Self.leastRows)
    // ncurses needs a file to write to and one for terminfo; otherwise it would blame the name.
    do { try Hardening.requireDescriptors(2) } catch { throw .refused(error) }
    screen = try CursesScreen(
      name, theme: options.theme, isColoured: environment.wantsColour, isLine: isLine)
    charset = screen.inLocale.isAvailable ? environment.charset : .ascii
    showsFaint = screen.colors.showsFaint
    drawsBlocks = screen.colors.drawsBlocks
    drawsSwatches = screen.colors.drawsSwatches && charset == .unicode
    substitution = name.text == screen.name ? nil : name.wording(taking: screen.name)
    modes = TerminalModes(
      name, isGuess: substitution != nil, usesMouse: options.usesMouse && !isLine,
      terminfo: Terminfo.string)
    knowsCursor = name.knowsPasteAndMouse && substitution == nil
    do { try enter() } catch { throw .refused(error) }
  }

  deinit { close() }
}

extension Terminal {
  /// The size for drawing; without a way up there is only one row below a prompt.
  var size: TerminalSize {
    screen.area.map {
      $0.canGrow ? screen.size : TerminalSize(columns: screen.size.columns, rows: 1)
    }
      ?? screen.size
  }

  /// Whether only some rows at the cursor are drawn.
  var isLine: Bool { screen.isLine }

  var descriptor: Int32 { device.descriptor }

  /// Whether the last drawing was sent completely; until then nothing more should be drawn.
  var isReady: Bool { queue.isEmpty }

  func read() -> TerminalDevice.Reading {
    guard !early.isEmpty else { return device.read() }
    defer { early = [] }
    return .bytes(early)
  }

  /// Whether some input was read already.
  var hasTyped: Bool { !early.isEmpty || Watchdog.hasTyped }

  func sendOn() {
    // Don't wait for a terminal that takes nothing more; reading finds out why.
    do { try Output.send(&queue, to: descriptor) } catch { queue = [] }
  }

  /// Shows a canvas, of the terminal's size or less below a prompt; sends only the differences.
  func show(_ canvas: Canvas) {
    let row = screen.area?.cursor.row
    send(screen.draw(canvas))
    if isLine, row != screen.area?.cursor.row {
      device.restoreOnTrap(sending: lastWords, isRaw: true)
    }
  }

  /// Leaves what is drawn, and goes on below it.
  func beginLine() { send(screen.beginLine()) }

  /// Prints lines above the drawn one.
  func say(_ lines: [String]) { send(Array(lines.map { $0 + "\r\n" }.joined().utf8)) }

  /// Adjusts to the terminal's new size and clears the screen.
  func followSize() {
    let new = device.size
    guard isOpen, new != screen.size else { return }
    clearLines(wrappedAt: new.columns)
    send(screen.open(size: new))
  }

  /// Clears the rows below a prompt, which a narrower terminal may have wrapped, as its cursor shows.
  private func clearLines(wrappedAt columns: Int) {
    guard let area = screen.area else { return }
    let folds = screen.rowWidths.map { max(0, $0 - 1) / max(1, columns) }
    let (rows, column) = area.cursor.column.quotientAndRemainder(dividingBy: max(1, columns))
    let isNarrower = knowsCursor && columns < size.columns
    let isWrapped =
      isNarrower && rows > 0 && column < columns - 1 && askColumn() == column
    let above = isWrapped ? rows + folds.prefix(area.cursor.row).reduce(0, +) : 0
    let mayBeWrapped = isWrapped || isNarrower && rows == 0
    queue += area.cleared(folds: mayBeWrapped ? folds.reduce(0, +) : 0, above: above)
  }

  /// The column of the cursor, if the terminal replies in time.
  private func askColumn() -> Int? {
    send(Array("\u{1B}[6n".utf8))
    let end = Clock.now + Self.patience
    repeat {
      _ = Awaited.first(of: [Awaited(descriptor, .readable)], atMost: end - Clock.now)
      if case .bytes(let bytes) = device.read() { early += bytes }
      // The reply is CSI, the row, a semicolon, the column and R.
      guard let last = early.firstIndex(of: UInt8(ascii: "R")),
        let first = early[..<last].lastIndex(of: 0x1B)
      else { continue }
      let numbers = early[first..<last].dropFirst(2).split(separator: UInt8(ascii: ";"))
      guard numbers.count == 2, let column = Int(String(decoding: numbers[1], as: UTF8.self))
      else { continue }
      early.removeSubrange(first...last)
      return column - 1
    } while Clock.now < end
    return nil
  }

  /// Sets up the terminal again and makes the next drawing send everything.
  func redraw() {
    try? device.makeRaw()
    send(modes.on)
    screen.forget()
  }

  /// Copies text to the clipboard, if the terminal can do that.
  func copy(_ text: String) {
    if let sequence = modes.clipboard(text) { send(sequence) }
  }

  /// False if the terminal is gone or another job has it.
  var isReachable: Bool { device.isOurs && !device.isHungUp }

  private func send(_ bytes: [UInt8]) {
    if queue.isEmpty { queue = bytes[...] } else { queue += bytes }
    sendOn()
  }
}

extension Terminal {
  private static let patience = Duration.milliseconds(200)

  /// Takes the terminal, at first or again; in the background, stops until it is ours.
  func enter() throws(SystemError) {
    try device.makeRaw()
    if isOpen { _ = screen.leave() }
    isOpen = true
    device.restoreOnTrap(sending: lastWords, isRaw: true)
    queue += screen.open(size: device.size)
    send(modes.on)
  }

  /// Restores the screen on a trap, when ncurses can't be used any more.
  ///
  /// What was typed goes with the other screen; where it would stay, it is erased.
  private var lastWords: [UInt8] {
    let usual = ["sgr0", "rmcup", "cnorm"].compactMap(Terminfo.string).joined()
    let isOnlyScreen = Terminfo.string("rmcup") == nil
    let rest =
      screen.area?.lastWords
      ?? Array("\r".utf8) + (isOnlyScreen ? Terminfo.string("clear") ?? [] : [])
    return Self.cancel + modes.off + usual + rest
  }

  /// Gives the terminal back, for a while or for good.
  func leave(keepingLine: Bool = false) {
    guard isOpen else { return }
    isOpen = false
    let rest = keepingLine ? [] : screen.area?.cleared() ?? []
    let farewell = modes.off + screen.leave() + rest
    if isReachable { say(farewell) }
    try? device.restore()
    device.forgetTrap()
  }

  /// Gives the terminal back; a drawn line stays.
  package func close() {
    let isLeft = isOpen && isLine
    leave(keepingLine: true)
    if isLeft, isReachable { say(Array("\n".utf8)) }
  }

  /// Sends the last bytes; if the terminal is stuck, they replace the rest of the drawing.
  private func say(_ farewell: [UInt8]) {
    if !drain() {
      tcflush(descriptor, TCOFLUSH)
      queue = Self.cancel[...]
    }
    queue += farewell
    _ = drain()
  }

  /// Sends everything within a time limit; returns false if the terminal took too long.
  private func drain() -> Bool {
    defer { queue = [] }
    do {
      try Output.write(queue, to: descriptor, waitingAtMost: Self.patience)
    } catch { return error.cause != .noAnswer }
    return true
  }

  /// Ends a sequence that was sent only in part.
  private static let cancel: [UInt8] = [0x18]
}

extension Terminal {
  /// Why there is no screen to draw on.
  package enum Unavailable: Error, Hashable, Sendable {
    /// There is no terminal, or we may not use it.
    case refused(SystemError)
    /// Terminfo knows neither this name nor a similar one.
    case unknown(String)
    /// Its cursor can't be moved.
    case incapable(String)
    /// The limit of file sizes is too low for drawings.
    case cramped

    var wording: Wording {
      switch self {
      case .refused(let error): .say("terminal.none", ["reason": Wording(error)])
      case .unknown(""): .say("terminal.unset")
      case .unknown(let name): .say("terminal.unknown", ["name": name])
      case .incapable(let name): .say("terminal.incapable", ["name": name])
      case .cramped: .say("terminal.cramped")
      }
    }
  }
}

extension TerminalName {
  fileprivate func wording(taking taken: String) -> Wording {
    "\(self)".isEmpty
      ? .say("terminal.unsetTaken", ["taken": taken])
      : .say("terminal.taken", ["name": "\(self)", "taken": taken])
  }
}

/// The modes that are on while a form is open, besides the screen.
struct TerminalModes {
  private(set) var on: [UInt8] = []
  private(set) var off: [UInt8] = []
  let hasClipboard: Bool

  /// Turns on the modes in terminfo or known from the name; `isGuess` if terminfo had no such name.
  init(
    _ name: TerminalName, isGuess: Bool, usesMouse: Bool, terminfo: (String) -> [UInt8]?
  ) {
    func has(_ string: String) -> Bool { !isGuess && terminfo(string) != nil }
    hasClipboard = has("Ms") || name.knowsClipboard
    if let keypad = terminfo("smkx"), let usual = terminfo("rmkx") { (on, off) = (keypad, usual) }
    if has("BE") || name.knowsPasteAndMouse { add("2004") }
    // Clicks and drags, and positions beyond column 223.
    if usesMouse, has("XM") || name.knowsPasteAndMouse { ["1002", "1006"].forEach { add($0) } }
  }

  private mutating func add(_ number: String) {
    on += "\u{1B}[?\(number)h".utf8
    off = "\u{1B}[?\(number)l".utf8 + off
  }

  /// The sequence that copies text; `nil` if that isn't possible or the text is too long.
  func clipboard(_ text: String) -> [UInt8]? {
    guard hasClipboard, text.utf8.count <= 74_994 else { return nil }
    return Array("\u{1B}]52;c;".utf8) + base64(Array(text.utf8)) + [7]
  }

  private func base64(_ bytes: [UInt8]) -> [UInt8] {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    return stride(from: 0, to: bytes.count, by: 3).flatMap { start in
      let group = bytes[start...].prefix(3)
      let bits = (0..<3).reduce(0) { $0 << 8 | ($1 < group.count ? Int(group[start + $1]) : 0) }
      let digits = [18, 12, 6, 0].map { letters[bits >> $0 & 63] }
      return digits.prefix(group.count + 1) + "==".utf8.prefix(3 - group.count)
    }
  }
}

/// A file in memory that ncurses takes for the terminal.
///
/// ncurses would hang on a terminal that is slow or gone. So it writes here, and we send the bytes
/// on while we also wait for signals and keys. As this isn't a terminal, ncurses never touches the
/// modes of the real one.
final class MemoryFile {
  /// Beyond this size the file starts again.
  private static let longest = 1 << 20

  let stream: UnsafeMutablePointer<FILE>
  let descriptor: Int32
  private var taken = 0

  init() throws(Terminal.Unavailable) {
    descriptor = memfd_create("screen", UInt32(TF_CLOSE_ON_EXEC))
    guard descriptor >= 0 else { throw .refused(SystemError(.create, .code(errno))) }
    guard let stream = fdopen(descriptor, "w+") else {
      let reason = errno
      close(descriptor)
      throw .refused(SystemError(.create, .code(reason)))
    }
    self.stream = stream
  }

  /// Whether the file size limit, which covers all files of the process, allows for this file.
  static var hasRoom: Bool {
    var limit = rlimit()
    let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    return getrlimit(resource, &limit) != 0 || limit.rlim_cur >= rlim_t(4 * longest)
  }

  deinit { fclose(stream) }

  func take() -> [UInt8] {
    let count = max(0, Int(lseek(descriptor, 0, SEEK_END)) - taken)
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, pread(descriptor, buffer.baseAddress, count, off_t(taken)))
    }
    taken += bytes.count
    if taken > Self.longest, ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 {
      taken = 0
    }
    return bytes
  }
}
