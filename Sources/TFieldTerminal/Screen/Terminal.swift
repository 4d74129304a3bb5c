import CNcurses
import Glibc
package import TFieldScreen
package import TFieldSystem

/// The terminal in full-screen mode, from its making until ``close()``.
///
/// It is the one that controls the process, so standard input and output stay free. Whatever way
/// it ends, by a thrown error, a signal or a trap, the terminal is as it was before.
package final class Terminal {
  package let charset: Charset
  /// True if faint words look otherwise than those that were typed.
  package let showsFaint: Bool
  /// The terminal's name was unknown, and another was taken for it.
  package let substitution: Substitution?
  let decoder: KeyDecoder
  private let device: TerminalDevice
  private let screen: CursesScreen
  private let modes: TerminalModes
  private var queue = OutputQueue()
  private var isOpen = false
  /// True if only the line is drawn in which the cursor stands.
  private let isLine: Bool

  /// Opens the screen; `Signals.install()` should have been called before.
  package init(
    theme: Theme = .default, usesMouse: Bool = true, isLine: Bool = false,
    environment: TerminalEnvironment = .process
  ) throws(Unavailable) {
    let name = environment.name
    self.isLine = isLine
    device = try Self.device()
    // ncurses writes into a file and reads the terminal's description from another; without them it
    // would blame the terminal's name.
    do { try Descriptors.require(2) } catch { throw .refused(error) }
    screen = try CursesScreen(
      name, theme: theme, isColoured: environment.wantsColour, isLine: isLine)
    charset = screen.hasUnicode ? environment.charset : .ascii
    showsFaint = screen.showsFaint
    substitution = name.isCalled(screen.name) ? nil : Substitution(name, screen.name)
    modes = TerminalModes(
      name, isGuess: substitution != nil, usesMouse: usesMouse && !isLine,
      terminfo: Terminfo.string)
    let isRxvt = name.isRxvt
    decoder = KeyDecoder { isRxvt ? .rxvt + TerminfoKeys.current : TerminfoKeys.current }
    do { try enter() } catch { throw .refused(error) }
  }

  deinit { close() }

  private static func device() throws(Unavailable) -> TerminalDevice {
    do { return try TerminalDevice() } catch { throw .refused(error) }
  }
}

extension Terminal {
  /// How large the screen is that is drawn on.
  package var size: TerminalSize { screen.size }

  var descriptor: Int32 { device.descriptor }

  /// Whether all that was drawn has been sent; until then nothing more should be.
  package var isReady: Bool { queue.isEmpty }

  /// Everything that was typed.
  package func read() -> TerminalDevice.Reading { device.read() }

  /// Sends on what is left of the last drawing.
  package func sendOn() { queue.send(to: descriptor) }

  /// Shows a canvas of the terminal's size: only what differs from the last is sent.
  package func show(_ canvas: Canvas) { send(screen.draw(canvas)) }

  /// Follows the terminal to a new size, of which nothing is shown then.
  package func followSize() {
    let new = device.size
    if isOpen, new.columns != size.columns || !isLine && new != size {
      send(screen.open(size: new))
    }
  }

  /// Sets the terminal up anew and has the next drawing send everything.
  package func redraw() {
    try? device.makeRaw()
    send(modes.on)
    screen.forget()
  }

  /// Hands text to the clipboard, where the terminal is known to do that; whether it is.
  @discardableResult
  package func copy(_ text: String) -> Bool {
    guard let sequence = modes.clipboard(text) else { return false }
    send(sequence)
    return true
  }

  /// Starts a program that has the terminal in our place; it was left before.
  func start(_ arguments: [[UInt8]]) throws(SystemError) -> ForegroundProcess {
    try ForegroundProcess(arguments, on: device)
  }

  var isHungUp: Bool { device.isHungUp }

  /// Whether another job has the terminal.
  var isElsewhere: Bool { !device.isOurs }

  private func send(_ bytes: [UInt8]) {
    queue.append(bytes)
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
    queue.append(screen.open(size: device.size))
    send(modes.on)
  }

  /// Gives the terminal back, while the process is stopped or for good.
  func leave(keepingLine: Bool = false) {
    guard isOpen else { return }
    isOpen = false
    let rest = isLine && !keepingLine ? Terminfo.string("el") ?? [] : []
    let farewell = modes.off + screen.leave() + rest
    if device.isOurs, !device.isHungUp { say(farewell) }
    try? device.restore()
    device.forgetTrap()
  }

  /// Gives the terminal back; a line that was drawn stays.
  package func close() {
    let isLeft = isOpen && isLine
    leave(keepingLine: true)
    if isLeft, device.isOurs, !device.isHungUp { say(Array("\n".utf8)) }
  }

  /// Sends the last bytes; what a stuck terminal hasn't taken of a drawing is dropped for them.
  private func say(_ farewell: [UInt8]) {
    if !queue.drain(to: descriptor, atMost: Self.patience) {
      tcflush(descriptor, TCOFLUSH)
      queue.append(Self.cancel)
    }
    queue.append(farewell)
    _ = queue.drain(to: descriptor, atMost: Self.patience)
  }

  /// Ends a sequence of which only a part was sent.
  private static let cancel: [UInt8] = [0x18]

  /// What restores the screen should the process trap, when ncurses can't be asked any more.
  private var lastWords: [UInt8] {
    let usual = ["sgr0", "rmcup", "cnorm"].compactMap(Terminfo.string).joined()
    return Self.cancel + modes.off + usual + Array("\r".utf8)
  }
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
  }

  /// Another terminal's description was taken for one that has none.
  package struct Substitution: Hashable, Sendable {
    package let name: String
    package let taken: String

    init(_ name: TerminalName, _ taken: String) {
      self.name = "\(name)"
      self.taken = taken
    }
  }
}

extension Terminal.Unavailable: CustomStringConvertible {
  package var description: String {
    switch self {
    case .refused(let error): "no terminal: \(error)"
    case .unknown(""): "TERM isn't set, and no description of a usual terminal was found"
    case .unknown(let name): "terminfo doesn't know the terminal '\(name)', which TERM names"
    case .incapable(let name): "the terminal '\(name)', which TERM names, can't show a form"
    case .cramped: "files are limited to less than a screen needs"
    }
  }
}

extension Terminal.Substitution: CustomStringConvertible {
  package var description: String {
    name.isEmpty
      ? "TERM isn't set; the terminal is taken for '\(taken)'"
      : "terminfo doesn't know the terminal '\(name)', which TERM names; taken for '\(taken)'"
  }
}

/// What is switched on beside the screen while a form is open, and off when it is left.
struct TerminalModes: Hashable, Sendable {
  private(set) var on: [UInt8] = []
  private(set) var off: [UInt8] = []
  /// Whether text can be handed to the clipboard of the person's desk.
  let hasClipboard: Bool

  /// Takes the name in TERM, and how to ask terminfo for a string.
  ///
  /// Modes are switched on where terminfo has them or the name is known; `isGuess` tells that the
  /// entry is another terminal's, and so says nothing.
  init(
    _ name: TerminalName, isGuess: Bool, usesMouse: Bool, terminfo: (String) -> [UInt8]?
  ) {
    func has(_ string: String) -> Bool { !isGuess && terminfo(string) != nil }
    hasClipboard = has("Ms") || name.knowsClipboard
    if let keypad = terminfo("smkx"), let usual = terminfo("rmkx") {
      on += keypad
      off += usual
    }
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
    return Array("\u{1B}]52;c;\(base64(text.utf8))\u{7}".utf8)
  }

  private func base64(_ bytes: some Sequence<UInt8>) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    var (bits, count) = (0, 0)
    for byte in bytes {
      bits = (bits << 8 | Int(byte)) & 0xFFFF
      count += 8
      while count >= 6 {
        count -= 6
        result.append(letters[bits >> count & 63])
      }
    }
    if count > 0 { result.append(letters[bits << (6 - count) & 63]) }
    while result.count % 4 != 0 { result.append(UInt8(ascii: "=")) }
    return String(decoding: result, as: UTF8.self)
  }
}
