import CSystem
import Glibc

/// A signal from outside, which the program handles when it is ready to.
package enum Signal: Hashable, Sendable, CaseIterable {
  case hangUp, interrupt, quit, terminate, suspend, resume, resize
  /// The processor time limit is used up; the signal keeps coming.
  case overtime

  /// The signals that ask the program to end, the most urgent first; hang-up is treated apart.
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

/// The signals of this process: recorded on arrival, handled when the program asks.
package enum Signals {
  /// Starts recording every ``Signal``, and ignores those that a failed write would send.
  ///
  /// A hang-up that the caller ignores, as under `nohup`, stays ignored.
  package static func install() throws(SystemError) {
    ignoreWriteSignals()
    let numbers = Signal.allCases.map(\.number).filter { $0 != SIGHUP || !isIgnored($0) }
    guard tf_signals_install(numbers, numbers.count) == 0 else { throw .last(.watch) }
    unblock(numbers)
  }

  /// Unblocks signals that the parent process may have left blocked.
  private static func unblock(_ numbers: [Int32]) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Makes child events ring the bell as well, until ``forgetChildren()``.
  static func watchChildren() throws(SystemError) {
    guard tf_signals_install([SIGCHLD], 1) == 0 else { throw .last(.watch) }
  }

  static func forgetChildren() { signal(SIGCHLD, SIG_DFL) }

  /// Makes failed writes return an error instead of raising a signal.
  package static func ignoreWriteSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Readable when a signal has arrived; invalid before ``install()``.
  package static var bell: Awaited { Awaited(tf_signals_descriptor(), .readable) }

  /// The signals that arrived since the last call.
  package static func pending() -> Set<Signal> {
    let bell = tf_signals_descriptor()
    while bell >= 0, let rings = try? readOnce(bell, atMost: 64), !rings.isEmpty {}
    return Set(Signal.allCases.filter { tf_signals_take($0.number) != 0 })
  }

  /// True once a signal asked the program to end, so computations should hurry.
  ///
  /// The program then has two seconds to end by itself before a handler ends it.
  package static var areUrgent: Bool { tf_signals_are_urgent() != 0 }

  /// Records a signal as if it had been sent, for keys such as Ctrl-C.
  package static func note(_ one: Signal) { tf_signals_note(one.number) }

  /// Restores the default actions of the signals, so that a long write can be interrupted again.
  ///
  /// If we noticed a hang-up before its signal, that signal must not end us while we save what was
  /// typed.
  package static func restoreDefaults(ignoringHangUp ignoresHangUp: Bool = false) {
    tf_signals_calm()
    if ignoresHangUp { signal(SIGHUP, SIG_IGN) }
    for one in Signal.allCases where !isIgnored(one.number) { signal(one.number, SIG_DFL) }
  }

  /// Does work that mustn't be lost, such as writing a draft: no second signal cuts it short within
  /// a second, however long ago the first came.
  package static func saving<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    tf_signals_begin_saving()
    defer { tf_signals_end_saving() }
    return try work()
  }

  /// Saves the process's signal handlers until ``giveBack()``; false if another form has them.
  package static func borrow() -> Bool { tf_signals_borrow() == 0 }

  /// Restores the handlers saved by ``borrow()`` and passes on the signals that came meanwhile.
  package static func giveBack() { tf_signals_give_back() }

  /// Asks the form to end, as a signal would; may be called from any thread.
  package static func wantEnd() { tf_signals_want_end() }

  /// Ends this process by a signal, so that its parent sees which one.
  package static func die(of one: Signal) -> Never {
    signal(one.number, SIG_DFL)
    unblock([one.number])
    raise(one.number)
    exit(128 + one.number)
  }

  /// Stops this process, or its whole process group, until it is continued.
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

/// A pipe that wakes a thread waiting for descriptors.
package final class WakePipe: Sendable {
  private let ends: (reading: Descriptor, writing: Descriptor)

  package init() throws(SystemError) { ends = try Descriptor.pipe() }

  package var descriptor: Int32 { ends.reading.number }

  /// Makes the descriptor readable; if the pipe is full, it already is.
  package func ring() {
    var byte: UInt8 = 0
    _ = write(ends.writing.number, &byte, 1)
  }

  package func hush() {
    while let bytes = try? readOnce(descriptor, atMost: 64), !bytes.isEmpty {}
  }
}
