import Foundation

/// A terminal that controls this very process, with us at its keyboard as well.
struct OwnTerminal {
  private let master: Int32

  /// Leaves whatever terminal the process had.
  init?(columns: UInt16 = 80, rows: UInt16 = 24) {
    setsid()
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    // TIOCSPTLCK and TIOCGPTN, which Swift doesn't import.
    var (unlocked, number): (Int32, Int32) = (0, 0)
    guard ioctl(master, 0x4004_5431, &unlocked) == 0, ioctl(master, 0x8004_5430, &number) == 0
    else { return nil }
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    guard open("/dev/pts/\(number)", O_RDWR) >= 0 else { return nil }
    setenv("TERM", "xterm", 1)
  }

  func type(_ keys: String) {
    _ = write(master, keys, keys.utf8.count)
  }

  /// Everything that was sent to it.
  func read() -> String {
    var all: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while case let count = Foundation.read(master, &bytes, bytes.count), count > 0 {
      all += bytes.prefix(count)
    }
    return String(decoding: all, as: UTF8.self)
  }

  func hangUp() { close(master) }
}
