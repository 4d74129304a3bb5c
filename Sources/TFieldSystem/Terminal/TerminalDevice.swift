import CSystem
import Glibc

/// The controlling terminal of this process, whatever standard input and output are.
///
/// In raw mode all keys arrive as bytes, even Ctrl-C, Ctrl-Z, Ctrl-S and Ctrl-\: the terminal
/// sends no signal for them, and the program decides what they mean.
package final class TerminalDevice {
  /// The result of a read.
  package enum Reading: Hashable, Sendable {
    case bytes([UInt8])
    case nothing
    case hungUp
  }

  package let path: FilePath
  private let file: Descriptor
  private let savedModes: termios

  /// Opens the controlling terminal and remembers its modes; throws if there is none.
  package init(_ path: FilePath = "/dev/tty") throws(SystemError) {
    let file = try Descriptor(path, O_RDWR | O_NONBLOCK | O_NOCTTY, for: .open)
    var modes = termios()
    guard tcgetattr(file.number, &modes) == 0 else { throw .last(.open, path) }
    self.path = path
    self.file = file
    savedModes = modes
  }

  package var descriptor: Int32 { file.number }

  /// Its current size, never zero and never gigantic.
  package var size: TerminalSize {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return .usual }
    return .believable(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Whether this process is in the foreground; if not, another job has the terminal.
  package var isOurs: Bool { tcgetpgrp(descriptor) == getpgrp() }
}

extension TerminalDevice {
  /// The job in the foreground, which alone may read.
  var foregroundJob: pid_t { tcgetpgrp(descriptor) }

  /// Puts another job in the foreground; from the background, this stops us until it can.
  ///
  /// False if a signal came first.
  func hand(to job: pid_t) -> Bool { tcsetpgrp(descriptor, job) == 0 || errno != EINTR }

  /// Puts our own job in the foreground, even from the background.
  func takeBack() {
    var (blocked, before) = (sigset_t(), sigset_t())
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    _ = tcsetpgrp(descriptor, getpgrp())
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}

extension TerminalDevice {
  /// Delivers every byte as it is typed, without echo; stops a background process.
  package func makeRaw() throws(SystemError) {
    var modes = savedModes
    cfmakeraw(&modes)
    try set(modes)
  }

  /// Restores the modes the terminal had, unless another job has it by now.
  package func restore() throws(SystemError) {
    guard isOurs else { throw SystemError(.use, .background, path) }
    try set(savedModes)
  }

  private func set(_ modes: termios) throws(SystemError) {
    var modes = modes
    // Waiting for output to drain would hang if the terminal is stopped or gone.
    try retrying(.use, path) { tcsetattr(descriptor, TCSANOW, &modes) }
  }

  /// Restores the modes if a trap or signal ends this process, after sending up to 256 bytes.
  ///
  /// In raw mode, keys such as Ctrl-C then also end a process that is busy computing.
  package func restoreOnTrap(sending farewell: [UInt8], isRaw: Bool = false) {
    var modes = savedModes
    tf_fatal_arm(descriptor, &modes, isRaw ? 1 : 0, farewell, farewell.count)
  }

  package func forgetTrap() { tf_fatal_disarm() }
}

extension TerminalDevice {
  /// Whether the terminal is gone: the window was closed or the connection lost.
  package var isHungUp: Bool {
    var entry = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&entry, 1, 0) > 0 && entry.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
  }

  /// Writes all of `bytes`; throws if the terminal takes nothing for `limit`.
  package func write(
    _ bytes: some Collection<UInt8>, waitingAtMost limit: Duration? = nil
  ) throws(SystemError) {
    do {
      try Output.write(bytes, to: descriptor, path, waitingAtMost: limit)
    } catch  where error.errno == EIO { throw SystemError(.write, .hungUp, path) }
  }

  /// A shorter read is a key or two, with nothing waiting behind it.
  private static let least = 64

  /// The most bytes read at once; a flood is taken in pieces.
  private static let most = 65_536

  /// Reads everything that is waiting, without waiting for more.
  package func read() -> Reading {
    var bytes = Watchdog.takeTyped()
    do throws(SystemError) {
      while bytes.count < Self.most {
        // Usually it is one key.
        let next = try readOnce(descriptor, atMost: bytes.isEmpty ? 4 * Self.least : 4096, path)
        bytes += next
        if next.count < Self.least { break }
      }
    } catch {
      // Reading again and again from a terminal that is gone must not go on for ever.
      if error.errno != EAGAIN && bytes.isEmpty { return .hungUp }
    }
    if !bytes.isEmpty { return .bytes(bytes) }
    return isHungUp ? .hungUp : .nothing
  }
}

/// The size of a terminal in cells.
package struct TerminalSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package static let usual = TerminalSize(columns: 80, rows: 24)
  package static let largest = TerminalSize(columns: 1000, rows: 500)

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The size a terminal reports, corrected: 0 means unknown, and gigantic sizes are cut.
  package static func believable(columns: Int, rows: Int) -> TerminalSize {
    TerminalSize(
      columns: columns > 0 ? min(columns, largest.columns) : usual.columns,
      rows: rows > 0 ? min(rows, largest.rows) : usual.rows)
  }
}

/// Whether a terminal in line mode shows what is typed.
package enum Echo {
  /// Shows or hides what is typed; the line break is always echoed.
  package static func set(_ isSeen: Bool, on descriptor: Int32) {
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else { return }
    modes.c_lflag &= ~tcflag_t(ECHO | ECHONL)
    modes.c_lflag |= tcflag_t(isSeen ? ECHO : ECHONL)
    tcsetattr(descriptor, TCSANOW, &modes)
  }
}
