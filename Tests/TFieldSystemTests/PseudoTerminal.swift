import Foundation

/// A terminal without a window: what one end writes, the other reads.
final class PseudoTerminal {
  let master: Int32
  let name: String
  private let slave: Int32

  init() throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (unlock, number): (Int32, Int32) = (0, 0)
    guard ioctl(master, 0x4004_5431, &unlock) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
      throw POSIXError(.ENXIO)
    }
    name = "/dev/pts/\(number)"
    slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard slave >= 0 else { throw POSIXError(.ENXIO) }
  }

  deinit {
    close(slave)
    close(master)
  }

  /// What came out of the terminal, waiting for some.
  func read() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, 100_000) > 0 else { return [] }
    let count = Foundation.read(master, &bytes, bytes.count)
    return Array(bytes.prefix(max(0, count)))
  }

  func type(_ bytes: [UInt8]) { _ = Foundation.write(master, bytes, bytes.count) }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// The modes that tell raw from usual.
  var isRaw: Bool {
    var modes = termios()
    tcgetattr(slave, &modes)
    return modes.c_lflag & tcflag_t(ICANON | ECHO | ISIG | IEXTEN) == 0
      && modes.c_iflag & tcflag_t(ICRNL | IXON) == 0
  }

  var isUsual: Bool {
    var modes = termios()
    tcgetattr(slave, &modes)
    let local = tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    return modes.c_lflag & local == local && modes.c_iflag & tcflag_t(ICRNL) != 0
  }
}
