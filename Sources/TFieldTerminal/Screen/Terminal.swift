import CNcurses
import Glibc
package import TFieldScreen
package import TFieldSystem

/// The terminal that controls the process, in full-screen mode until ``close()``.
///
/// Whatever way it ends, by a thrown error, a signal or a trap, the terminal is as it was before.
package final class Terminal {
  package let charset: Charset
  /// True if faint words look otherwise than those that were typed.
  package let showsFaint: Bool
  /// The terminal's name was unknown, and another was taken for it.
  package let substitution: Wording?
  let decoder: KeyDecoder
  let device: TerminalDevice
  private let screen: CursesScreen
  private let modes: TerminalModes
  /// Bytes on their way to a terminal that may be slow.
  private var queue: ArraySlice<UInt8> = []
  private var isOpen = false
  /// True if only the line is drawn in which the cursor stands.
  private let isLine: Bool
  /// True if the terminal is one that says where its cursor is.
  private let knowsCursor: Bool
  /// What was typed while the terminal was asked something.
  private var early: [UInt8] = []

  /// Opens the screen; `Signals.install()` should have been called before.
  package init(
    _ options: FormOptions
  ) throws(Unavailable) {
    let (environment, isLine) = (options.environment, options.screen.isInLine)
    let name = environment.name
    self.isLine = isLine
    do { device = try TerminalDevice() } catch { throw .refused(error) }
    // ncurses writes into a file and reads the terminal's description from another; without them it
    // would blame the terminal's name.
    do { try Hardening.requireDescriptors(2) } catch { throw .refused(error) }
    screen = try CursesScreen(
      name, theme: options.theme, isColoured: environment.wantsColour, isLine: isLine)
    charset = screen.inLocale.isAvailable ? environment.charset : .ascii
    showsFaint = screen.colors.showsFaint
    substitution = name.text == screen.name ? nil : name.wording(taking: screen.name)
    modes = TerminalModes(
      name, isGuess: substitution != nil, usesMouse: options.usesMouse && !isLine,
      terminfo: Terminfo.string)
    knowsCursor = name.knowsPasteAndMouse && substitution == nil
    let isRxvt = name.isRxvt
    decoder = KeyDecoder { isRxvt ? .rxvt + TerminfoKeys.current : TerminfoKeys.current }
    do { try enter() } catch { throw .refused(error) }
  }

  deinit { close() }
}

extension Terminal {
  var size: TerminalSize { screen.size }

  var descriptor: Int32 { device.descriptor }

  /// Whether all that was drawn has been sent; until then nothing more should be.
  var isReady: Bool { queue.isEmpty }

  func read() -> TerminalDevice.Reading {
    guard !early.isEmpty else { return device.read() }
    defer { early = [] }
    return .bytes(early)
  }

  /// Whether some of it was read already.
  var hasTyped: Bool { !early.isEmpty || Watchdog.hasTyped }

  /// Sends on what is left of the last drawing.
  func sendOn() {
    // A terminal that will never take anything isn't waited for; reading finds out why.
    do { try Output.send(&queue, to: descriptor) } catch { queue = [] }
  }

  /// Shows a canvas of the terminal's size: only what differs from the last is sent.
  func show(_ canvas: Canvas) { send(screen.draw(canvas)) }

  /// Puts some lines above the one that is drawn.
  func say(_ lines: [String]) { send(Array(lines.map { $0 + "\r\n" }.joined().utf8)) }

  /// Follows the terminal to a new size, of which nothing is shown then.
  func followSize() {
    let new = device.size
    guard isOpen, new.columns != size.columns || !isLine && new != size else { return }
    if isLine, knowsCursor, new.columns < size.columns { clearLine(wrappedAt: new.columns) }
    send(screen.open(size: new))
  }

  /// Clears the rows of a line that a narrower terminal may have wrapped, as the cursor tells.
  ///
  /// Each row is cleared by itself: tmux keeps what is cleared with the rest of the screen.
  private func clearLine(wrappedAt columns: Int) {
    let line = screen.line
    let (rows, column) = line.cursor.quotientAndRemainder(dividingBy: max(1, columns))
    let isWrapped = rows > 0 && column < columns - 1 && askColumn() == column
    let above = isWrapped ? rows : 0
    let below =
      isWrapped || rows == 0 ? max(0, max(0, line.width - 1) / max(1, columns) - rows) : 0
    let steps = [("\r\u{1B}[K", 1), ("\u{1B}[B\u{1B}[K", below), ("\u{1B}[A", below)]
    for (step, count) in steps + [("\u{1B}[A\u{1B}[K", above)] {
      queue += String(repeating: step, count: count).utf8
    }
  }

  /// The column of the cursor, if the terminal says it soon.
  private func askColumn() -> Int? {
    send(Array("\u{1B}[6n".utf8))
    let end = Clock.now + Self.patience
    repeat {
      _ = Awaited.first(of: [Awaited(descriptor, .readable)], atMost: end - Clock.now)
      if case .bytes(let bytes) = device.read() { early += bytes }
      // The answer is CSI, the row, a semicolon, the column and R.
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

  /// Sets the terminal up anew and has the next drawing send everything.
  func redraw() {
    try? device.makeRaw()
    send(modes.on)
    screen.forget()
  }

  /// Hands text to the clipboard, where the terminal is known to do that.
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
    // What restores the screen should the process trap, when ncurses can't be asked any more.
    let usual = ["sgr0", "rmcup", "cnorm"].compactMap(Terminfo.string).joined()
    device.restoreOnTrap(
      sending: Self.cancel + modes.off + usual + Array("\r".utf8), isRaw: true)
    queue += screen.open(size: device.size)
    send(modes.on)
  }

  /// Gives the terminal back, while the process is stopped or for good.
  func leave(keepingLine: Bool = false) {
    guard isOpen else { return }
    isOpen = false
    let rest = isLine && !keepingLine ? Terminfo.string("el") ?? [] : []
    let farewell = modes.off + screen.leave() + rest
    if isReachable { say(farewell) }
    try? device.restore()
    device.forgetTrap()
  }

  /// Gives the terminal back; a line that was drawn stays.
  package func close() {
    let isLeft = isOpen && isLine
    leave(keepingLine: true)
    if isLeft, isReachable { say(Array("\n".utf8)) }
  }

  /// Sends the last bytes; what a stuck terminal hasn't taken of a drawing is dropped for them.
  private func say(_ farewell: [UInt8]) {
    if !drain() {
      tcflush(descriptor, TCOFLUSH)
      queue = Self.cancel[...]
    }
    queue += farewell
    _ = drain()
  }

  /// Sends everything, waiting for a slow terminal, but not for ever; whether all of it went.
  private func drain() -> Bool {
    defer { queue = [] }
    do {
      try Output.write(queue, to: descriptor, waitingAtMost: Self.patience)
    } catch { return error.cause != .noAnswer }
    return true
  }

  /// Ends a sequence of which only a part was sent.
  private static let cancel: [UInt8] = [0x18]
}

extension Terminal {
  /// Why there is no screen to draw on.
  package enum Unavailable: Error, Hashable, Sendable {
    /// There is no terminal, or we may not use it.
    case refused(SystemError)
    /// Nothing is known of a terminal of that name, nor of those that it might be like.
    case unknown(String)
    /// Its cursor can't be moved.
    case incapable(String)
    /// Files may not grow as large as drawings do.
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
  /// Says that another terminal's description was taken for one that has none.
  fileprivate func wording(taking taken: String) -> Wording {
    "\(self)".isEmpty
      ? .say("terminal.unsetTaken", ["taken": taken])
      : .say("terminal.taken", ["name": "\(self)", "taken": taken])
  }
}

/// What is switched on beside the screen while a form is open, and off when it is left.
struct TerminalModes {
  private(set) var on: [UInt8] = []
  private(set) var off: [UInt8] = []
  /// Whether text can be handed to the clipboard of the person's desk.
  let hasClipboard: Bool

  /// Modes are switched on where terminfo has them or the name is known; `isGuess` tells that the
  /// entry is another terminal's, and so says nothing.
  init(
    _ name: TerminalName, isGuess: Bool, usesMouse: Bool, terminfo: (String) -> [UInt8]?
  ) {
    func has(_ string: String) -> Bool { !isGuess && terminfo(string) != nil }
    hasClipboard = has("Ms") || name.knowsClipboard
    if let keypad = terminfo("smkx"), let usual = terminfo("rmkx") { (on, off) = (keypad, usual) }
    if has("BE") || name.knowsPasteAndMouse { add("2004") }
    // Clicks and drags, and places beyond column 223.
    if usesMouse, has("XM") || name.knowsPasteAndMouse { ["1002", "1006"].forEach { add($0) } }
  }

  private mutating func add(_ number: String) {
    on += "\u{1B}[?\(number)h".utf8
    off = "\u{1B}[?\(number)l".utf8 + off
  }

  /// What hands text to the clipboard; `nil` where that can't be, or would be too much for it.
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
/// ncurses can't write to a terminal that is slow or gone: it waits for ever, or asks for ever. So
/// it writes here, and what it wrote is sent by us, who can wait for signals and keys as well.
/// Since this is no terminal, ncurses never touches the modes of the real one either.
final class MemoryFile {
  /// After that much, the file begins anew.
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

  /// Whether files may grow as large as this one does; there is a limit for all that are written.
  static var hasRoom: Bool {
    var limit = rlimit()
    let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    return getrlimit(resource, &limit) != 0 || limit.rlim_cur >= rlim_t(4 * longest)
  }

  deinit { fclose(stream) }

  /// What was written since the last time.
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
