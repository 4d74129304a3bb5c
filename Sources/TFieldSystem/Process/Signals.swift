import CSystem
import Glibc

/// A signal that somebody outside sends, and that the program answers in its own time.
package enum Signal: Hashable, Sendable, CaseIterable {
  case hangUp, interrupt, quit, terminate, suspend, resume, resize
  /// The processor time that is allowed is used up; more of the signal follow.
  case overtime

  /// Those that ask for the end of the program, the most urgent first; a hang-up is apart.
  package static let deadly: [Signal] = [.terminate, .interrupt, .quit, .overtime]

  package var number: Int32 {
    switch self {
    case .hangUp: SIGHUP
    case .interrupt: SIGINT
    case .quit: SIGQUIT
    case .terminate: SIGTERM
    case .suspend: SIGTSTP
    case .resume: SIGCONT
    case .resize: SIGWINCH
    case .overtime: SIGXCPU
    }
  }
}

/// The signals of this process: noted when they arrive, carried out when the program asks.
package enum Signals {
  /// Begins to note every ``Signal``, and ignores those that a failed write would send.
  ///
  /// A hang-up that the caller ignores, as under `nohup`, stays ignored.
  package static func install() throws(SystemError) {
    ignoreWriteSignals()
    let numbers = Signal.allCases.map(\.number).filter { $0 != SIGHUP || !isIgnored($0) }
    guard tf_signals_install(numbers, numbers.count) == 0 else { throw .last(.watch) }
    unblock(numbers)
  }

  /// Undoes what a careless parent left us with.
  private static func unblock(_ numbers: [Int32]) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Has what becomes of children ring as well, until ``forgetChildren()``.
  static func watchChildren() throws(SystemError) {
    guard tf_signals_install([SIGCHLD], 1) == 0 else { throw .last(.watch) }
  }

  static func forgetChildren() { signal(SIGCHLD, SIG_DFL) }

  /// Lets failed writes fail with an error instead of a signal.
  package static func ignoreWriteSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Rings when a signal has arrived; no descriptor before ``install()``.
  package static var bell: Awaited { Awaited(tf_signals_descriptor(), .readable) }

  /// The signals that arrived since the last call.
  package static func pending() -> Set<Signal> {
    let bell = tf_signals_descriptor()
    while bell >= 0, let rings = try? readOnce(bell, atMost: 64), !rings.isEmpty {}
    return Set(Signal.allCases.filter { tf_signals_take($0.number) != 0 })
  }

  /// True once something asked for the end of the program: what computes should hurry.
  ///
  /// The program then has two seconds to end by itself, until a handler ends it.
  package static var areUrgent: Bool { tf_signals_are_urgent() != 0 }

  /// Notes a signal as if it had been sent, for a key that stands for one.
  package static func note(_ one: Signal) { tf_signals_note(one.number) }

  /// Gives the signals back their usual effect; a long write can be interrupted again.
  ///
  /// Where a hang-up was noticed before its signal came, the signal must not end us while we keep
  /// what was typed.
  package static func restoreDefaults(ignoringHangUp ignoresHangUp: Bool = false) {
    tf_signals_calm()
    if ignoresHangUp { signal(SIGHUP, SIG_IGN) }
    for one in Signal.allCases where !isIgnored(one.number) { signal(one.number, SIG_DFL) }
  }

  /// Remembers what the process does about signals until ``giveBack()``; false if a form has them.
  package static func borrow() -> Bool { tf_signals_borrow() == 0 }

  /// Has the process do about signals what it did before ``borrow()``, and hands those that came
  /// meanwhile on to handlers that were there before.
  package static func giveBack() { tf_signals_give_back() }

  /// Asks the form to end, as a signal would, from whatever thread.
  package static func wantEnd() { tf_signals_want_end() }

  /// Ends this process by a signal, so that its parent sees what ended it.
  package static func die(of one: Signal) -> Never {
    signal(one.number, SIG_DFL)
    unblock([one.number])
    raise(one.number)
    exit(128 + one.number)
  }

  /// Stops this process, or with `wholeJob` its process group, until it is continued.
  package static func suspend(wholeJob: Bool) throws(SystemError) {
    if wholeJob {
      signal(SIGTSTP, SIG_IGN)
      kill(0, SIGTSTP)
    }
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    guard tf_signals_install([SIGTSTP], 1) == 0 else { throw .last(.watch) }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }
}

/// A pipe by which one thread wakes another that waits for descriptors.
package final class WakePipe: Sendable {
  private let ends: (reading: Descriptor, writing: Descriptor)

  package init() throws(SystemError) { ends = try Descriptor.pipe() }

  /// Readable once it was rung.
  package var descriptor: Int32 { ends.reading.number }

  /// Makes the descriptor readable; a full pipe is that already.
  package func ring() {
    var byte: UInt8 = 0
    _ = write(ends.writing.number, &byte, 1)
  }

  /// Makes it unreadable again.
  package func hush() {
    while let bytes = try? readOnce(descriptor, atMost: 64), !bytes.isEmpty {}
  }
}
