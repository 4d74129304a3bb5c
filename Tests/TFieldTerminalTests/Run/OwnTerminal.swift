import Foundation
import TestSupport

/// A terminal that controls this very process, with us at its keyboard as well.
struct OwnTerminal {
  private let pseudo: PseudoTerminal

  /// Leaves whatever terminal the process had.
  init() throws {
    setsid()
    pseudo = try PseudoTerminal()
    _ = try checked(open(pseudo.name, O_RDWR))
    // A terminal that is let go of hangs up, so this one is kept until the process ends.
    _ = Unmanaged.passRetained(pseudo)
    setenv("TERM", "xterm", 1)
  }

  func type(_ keys: String) { pseudo.write(keys.utf8) }

  /// Everything that was sent to it.
  func read() -> String {
    var all: [UInt8] = []
    while case let bytes = pseudo.read(waiting: 0), !bytes.isEmpty { all += bytes }
    return String(decoding: all, as: UTF8.self)
  }

  func hangUp() { pseudo.hangUp() }
}
