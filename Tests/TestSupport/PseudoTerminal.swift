package import Foundation

/// A terminal without a window, and a way to start a program that believes in it.
package final class PseudoTerminal {
  /// Columns and rows, as in `80x24`.
  package struct Size: Hashable, Sendable {
    package var columns: Int
    package var rows: Int

    package static let usual = Size(80, 24)

    package init(_ columns: Int, _ rows: Int) {
      self.columns = columns
      self.rows = rows
    }
  }

  /// What the terminal does with bytes on their way, which a program has to leave as it was.
  package struct Modes: Hashable {
    package var isCanonical: Bool
    package var echoes: Bool
    package var sendsSignals: Bool
    package var input: tcflag_t
    package var output: tcflag_t
    package var local: tcflag_t

    private static let cooked = tcflag_t(ICANON | ECHO | ISIG | IEXTEN)

    /// Whether bytes come as they are typed.
    package var isRaw: Bool {
      local & Self.cooked == 0 && input & tcflag_t(ICRNL | IXON) == 0
    }

    /// Whether a shell would find it as it should be.
    package var isUsual: Bool {
      local & Self.cooked == Self.cooked && input & tcflag_t(ICRNL) != 0
    }
  }

  package let name: String
  package private(set) var master: Int32
  private let slave: Int32

  package init(size: Size = .usual) throws {
    master = try checked(open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK))
    // TIOCSPTLCK and TIOCGPTN, which Swift doesn't import.
    var (unlocked, number): (Int32, Int32) = (0, 0)
    _ = try checked(ioctl(master, 0x4004_5431, &unlocked))
    _ = try checked(ioctl(master, 0x8004_5430, &number))
    name = "/dev/pts/\(number)"
    // Kept open, so that the modes can be read after the program has gone.
    slave = try checked(open(name, O_RDWR | O_NOCTTY | O_CLOEXEC))
    resize(to: size)
  }

  deinit {
    hangUp()
    close(slave)
  }

  /// Closes our end, as a closed window does.
  package func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  /// Sets the size; the kernel tells the programs in the foreground.
  package func resize(to size: Size) {
    var size = winsize(
      ws_row: UInt16(clamping: size.rows), ws_col: UInt16(clamping: size.columns), ws_xpixel: 0,
      ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// The leader of the processes that keys go to.
  package var foreground: pid_t? {
    let group = tcgetpgrp(master)
    return group > 0 ? group : nil
  }

  package var modes: Modes {
    var modes = termios()
    tcgetattr(slave, &modes)
    return Modes(
      isCanonical: modes.c_lflag & tcflag_t(ICANON) != 0,
      echoes: modes.c_lflag & tcflag_t(ECHO) != 0,
      sendsSignals: modes.c_lflag & tcflag_t(ISIG) != 0,
      input: modes.c_iflag, output: modes.c_oflag, local: modes.c_lflag)
  }
}

extension PseudoTerminal {
  /// What programs wrote, waiting for it at most `milliseconds`, or until more can be typed; nothing
  /// is no failure.
  package func read(waiting milliseconds: Int32, orUntilWritable waitsToWrite: Bool = false)
    -> [UInt8]
  {
    var entry = pollfd(
      fd: master, events: Int16(waitsToWrite ? POLLIN | POLLOUT : POLLIN), revents: 0)
    guard poll(&entry, 1, milliseconds) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(master, &bytes, bytes.count)
    return Array(bytes.prefix(max(0, count)))
  }

  /// Types bytes, as many as the terminal takes now; answers with how many that were.
  @discardableResult
  package func write(_ bytes: some Collection<UInt8>) -> Int {
    let bytes = Array(bytes)
    defer { deliver() }
    return max(0, Foundation.write(master, bytes, bytes.count))
  }

  /// The kernel hands on what was typed in its own time, but at once to one who asks for it; then a
  /// program that waits for it is awake.
  private func deliver() {
    var entry = pollfd(fd: slave, events: Int16(POLLIN), revents: 0)
    _ = poll(&entry, 1, 0)
  }
}

extension PseudoTerminal {
  /// What a program's standard streams are connected to; `nil` is this terminal.
  package struct Streams {
    var input: Int32?
    var output: Int32?
    var errors: Int32?

    package init(input: Int32? = nil, output: Int32? = nil, errors: Int32? = nil) {
      (self.input, self.output, self.errors) = (input, output, errors)
    }
  }

  /// Starts a program in a session of its own, which this terminal controls.
  package func spawn(
    _ arguments: [String], environment: [String: String], folder: String?,
    streams: Streams = Streams()
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // A session's leader gets the first terminal it opens.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    for (number, stream) in [(1, streams.output), (2, streams.errors), (0, streams.input)] {
      posix_spawn_file_actions_adddup2(&actions, stream ?? 0, Int32(number))
    }
    var attributes = Self.makeAttributes()
    defer { posix_spawnattr_destroy(&attributes) }
    // Swift doesn't import the action that changes the folder, so `env` does it.
    let arguments = folder.map { ["/usr/bin/env", "-C", $0] + arguments } ?? arguments
    var strings = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for string in strings + variables { free(string) } }
    var process: pid_t = 0
    guard let program = strings[0] else { throw POSIXError(.ENOENT) }
    let code = posix_spawnp(&process, program, &actions, &attributes, &strings, &variables)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EINVAL) }
    return process
  }

  private static func makeAttributes() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    var signals = sigset_t()
    posix_spawnattr_init(&attributes)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // POSIX_SPAWN_SETSID, which Swift doesn't import.
    posix_spawnattr_setflags(
      &attributes, Int16(0x80 | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    return attributes
  }
}

/// Throws what the system says where a call fails.
package func checked(_ result: Int32) throws -> Int32 {
  if result < 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EINVAL) }
  return result
}
