import CSystem
import Glibc

/// The terminal that controls this process, whatever standard input and output are.
///
/// In raw mode every key comes as bytes, those of Ctrl-C, Ctrl-Z, Ctrl-S and Ctrl-\ included:
/// the terminal sends no signal for them, and the program decides what they mean.
package final class TerminalDevice {
  /// What was there to be read.
  package enum Reading: Hashable, Sendable {
    case bytes([UInt8])
    case nothing
    case hungUp
  }

  package let path: FilePath
  private let file: Descriptor
  private let savedModes: termios

  /// Opens the controlling terminal and remembers its modes; throws where there is none.
  package init(_ path: FilePath = "/dev/tty") throws(SystemError) {
    let file = try Descriptor(path, O_RDWR | O_NONBLOCK | O_NOCTTY, for: .open)
    var modes = termios()
    guard tcgetattr(file.number, &modes) == 0 else { throw .last(.open, path) }
    self.path = path
    self.file = file
    savedModes = modes
  }

  package var descriptor: Int32 { file.number }

  /// Its size now, never zero and never gigantic.
  package var size: TerminalSize {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return .usual }
    return .believable(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Whether this process may use the terminal, or another job has it.
  package var isOurs: Bool { tcgetpgrp(descriptor) == getpgrp() }
}

extension TerminalDevice {
  /// The job in the foreground, which alone may read.
  var foregroundJob: pid_t { tcgetpgrp(descriptor) }

  /// Puts another job of this session in the foreground; from the background, stops until it can.
  ///
  /// False when a signal came first.
  func hand(to job: pid_t) -> Bool { tcsetpgrp(descriptor, job) == 0 || errno != EINTR }

  /// Puts our job in the foreground, even from the background.
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
  /// Has every byte handed on as it is typed, and nothing echoed; a background process stops here.
  package func makeRaw() throws(SystemError) {
    var modes = savedModes
    cfmakeraw(&modes)
    try set(modes)
  }

  /// Puts back the modes the terminal had, unless another job has the terminal by now.
  package func restore() throws(SystemError) {
    guard isOurs else { throw SystemError(.use, .background, path) }
    try set(savedModes)
  }

  private func set(_ modes: termios) throws(SystemError) {
    var modes = modes
    // Not after a drain: a terminal that is stopped or gone would never let us go.
    try retrying(.use, path) { tcsetattr(descriptor, TCSANOW, &modes) }
  }

  /// Puts back the modes should a trap or a signal end this process, after at most 256 bytes.
  ///
  /// In raw mode keys that stand for signals end it too while it computes.
  package func restoreOnTrap(sending farewell: [UInt8], isRaw: Bool = false) {
    var modes = savedModes
    tf_fatal_arm(descriptor, &modes, isRaw ? 1 : 0, farewell, farewell.count)
  }

  /// Takes back ``restoreOnTrap(sending:isRaw:)``.
  package func forgetTrap() { tf_fatal_disarm() }
}

extension TerminalDevice {
  /// Whether the terminal is gone: the window closed, the connection lost.
  package var isHungUp: Bool {
    var entry = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&entry, 1, 0) > 0 && entry.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
  }

  /// Writes all of `bytes`; a terminal that takes nothing for as long as `limit` is a failure.
  package func write(
    _ bytes: some Collection<UInt8>, waitingAtMost limit: Duration? = nil
  ) throws(SystemError) {
    do {
      try Output.write(bytes, to: descriptor, path, waitingAtMost: limit)
    } catch  where error.errno == EIO { throw SystemError(.write, .hungUp, path) }
  }

  /// Bytes fewer than these are a key or two, and nothing else waits behind them.
  private static let least = 64

  /// More is left for the next time, so that a flood is taken in pieces.
  private static let most = 65_536

  /// Everything that waits to be read, without waiting for more.
  package func read() -> Reading {
    var bytes = Watchdog.takeTyped()
    do throws(SystemError) {
      while bytes.count < Self.most {
        // Mostly it is one key.
        let next = try readOnce(descriptor, atMost: bytes.isEmpty ? 4 * Self.least : 4096, path)
        bytes += next
        if next.count < Self.least { break }
      }
    } catch {
      // A terminal that neither has bytes nor will have any must never be asked for ever.
      if error.errno != EAGAIN && bytes.isEmpty { return .hungUp }
    }
    if !bytes.isEmpty { return .bytes(bytes) }
    return isHungUp ? .hungUp : .nothing
  }
}

/// How many cells a terminal has.
package struct TerminalSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package static let usual = TerminalSize(columns: 80, rows: 24)
  package static let largest = TerminalSize(columns: 1000, rows: 500)

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// What a terminal says of itself, made believable: 0 is unknown, and no screen is gigantic.
  package static func believable(columns: Int, rows: Int) -> TerminalSize {
    TerminalSize(
      columns: columns > 0 ? min(columns, largest.columns) : usual.columns,
      rows: rows > 0 ? min(rows, largest.rows) : usual.rows)
  }
}

/// Whether a terminal that is read line by line shows what is typed.
package enum Echo {
  /// Shows typing or hides it; the line break is always seen.
  package static func set(_ isSeen: Bool, on descriptor: Int32) {
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else { return }
    modes.c_lflag &= ~tcflag_t(ECHO | ECHONL)
    modes.c_lflag |= tcflag_t(isSeen ? ECHO : ECHONL)
    tcsetattr(descriptor, TCSANOW, &modes)
  }
}
