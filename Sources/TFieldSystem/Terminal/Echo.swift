import CSystem
import Glibc

/// Whether a terminal that is read line by line shows what is typed.
package enum Echo {
  /// Shows typing or hides it; the line break is always seen.
  package static func set(_ isSeen: Bool, on descriptor: Int32) {
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else { return }
    let wanted = isSeen ? modes.c_lflag | tcflag_t(ECHO) : modes.c_lflag & ~tcflag_t(ECHO)
    modes.c_lflag = isSeen ? wanted & ~tcflag_t(ECHONL) : wanted | tcflag_t(ECHONL)
    tcsetattr(descriptor, TCSANOW, &modes)
  }
}
