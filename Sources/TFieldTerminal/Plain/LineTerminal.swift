import Glibc
import Synchronization
package import TField
import TFieldScreen
package import TFieldSystem

/// The place where a form is asked line by line: the terminal, or else the standard streams.
package final class LineTerminal {
  /// The result of waiting for a line.
  package enum Reading {
    /// A line; `nil` if it was too long.
    case line(String?)
    case endOfInput
    case ended(FormRun.Ending)
  }

  /// `nil` for standard input and standard error.
  private let device: TerminalDevice?
  private let input: ReadFile?
  private let descriptor: Int32
  private let end: Duration?
  private let isRestricted: Bool
  /// The longest line in bytes; a terminal silently cuts lines of 4,095 bytes or more.
  private let lineLimit: Int
  private var isTooLong = false
  private var waiting: [UInt8] = []
  /// Input that was read from a stream but belongs to the next form.
  private static let leftOver = Mutex<[UInt8]>([])
  private var hasEnded = false

  /// Opens the terminal, or if `usingStreams` the streams; `isRestricted` forbids suspending.
  package init(
    usingStreams: Bool, until end: Duration?, isRestricted: Bool = false
  ) throws(SystemError) {
    (self.end, self.isRestricted) = (end, isRestricted)
    do {
      device = try TerminalDevice()
      input = nil
    } catch {
      guard usingStreams else { throw error }
      device = nil
      input = try ReadFile("-")
      waiting = Self.leftOver.withLock { $0 }
    }
    descriptor = device?.descriptor ?? StandardStreams.input
    lineLimit = isatty(descriptor) == 1 ? 4094 : 1 << 20
    try Signals.install()
    device?.restoreOnTrap(sending: [])
    Watchdog.begin(until: end)
  }

  /// Restores the terminal.
  package func close() {
    if device == nil { Self.leftOver.withLock { [waiting] in $0 = waiting } }
    wipe(&waiting)
    Watchdog.end()
    try? device?.restore()
    device?.forgetTrap()
    Signals.restoreDefaults(ignoringHangUp: true)
  }

  package func say(_ text: String) {
    if let device {
      try? device.write(text.utf8, waitingAtMost: .seconds(10))
    } else {
      try? Output.write(text.utf8, to: StandardStreams.errors)
    }
  }
}

extension LineTerminal {
  /// Waits for a line; without echo, what is typed stays hidden.
  package func readLine(echoing isSeen: Bool) -> Reading {
    Echo.set(isSeen, on: descriptor)
    defer { Echo.set(true, on: descriptor) }
    while true {
      Watchdog.beginTurn()
      if let line = nextLine() { return line }
      if hasEnded { return .endOfInput }
      let ready = Awaited.first(
        of: [Signals.bell, Awaited(descriptor, .readable)],
        atMost: end.map { $0 - Clock.now })
      let signals = Signals.pending()
      if let ending = FormRun.Ending(signals) { return .ended(ending) }
      if signals.contains(.suspend), !isRestricted {
        Echo.set(true, on: descriptor)
        try? Signals.suspend(wholeJob: false)
        Echo.set(isSeen, on: descriptor)
        if let ending = FormRun.Ending(Signals.pending()) { return .ended(ending) }
      }
      if let end, end <= Clock.now { return .ended(.timedOut) }
      guard ready.contains(where: { $0.descriptor == descriptor }) else { continue }
      if let ending = takeInput() { return .ended(ending) }
    }
  }

  /// The first complete line, or the rest at the end of input.
  private func nextLine() -> Reading? {
    let end = waiting.firstIndex(of: 0x0A)
    let count = end ?? waiting.count
    isTooLong = isTooLong || count > lineLimit
    guard end != nil || hasEnded && (count > 0 || isTooLong) else {
      if isTooLong { wipe(&waiting) }
      return nil
    }
    defer {
      waiting.removeFirst(min(count + 1, waiting.count))
      isTooLong = false
    }
    return .line(isTooLong ? nil : String(decoding: waiting[..<count], as: UTF8.self))
  }

  private func takeInput() -> FormRun.Ending? {
    guard let device else {
      var bytes: [UInt8] = []
      do throws(SystemError) {
        bytes = try input?.next(atMost: 65_536) ?? []
      } catch  where error.errno == EIO {
        // Reading EIO means that the terminal is gone; nobody ended the input.
        return .hungUp
      } catch {}
      hasEnded = bytes.isEmpty
      waiting += bytes
      return nil
    }
    switch device.read() {
    case .bytes(let bytes): waiting += bytes
    case .hungUp: return .hungUp
    // Readable, but without bytes: that is Ctrl-D.
    case .nothing: hasEnded = true
    }
    return nil
  }
}

extension FormRun {
  /// Fills in the form line by line on the terminal; `usingStreams` allows the streams instead.
  package func fillInLines(
    _ session: consuming FormSession, usingStreams: Bool = false
  ) -> Result {
    let end = options.timeLimit.map { Clock.now + $0 }
    let terminal: LineTerminal
    do {
      terminal = try LineTerminal(
        usingStreams: usingStreams, until: end, isRestricted: options.screen.isRestricted)
    } catch { return Result(.unavailable(.refused(error)), session) }
    defer { terminal.close() }
    if let ending = settle(&session, by: end) { return Result(ending, session) }
    var dialog = PlainDialog(
      consume session, language: options.screen.language, charset: options.environment.charset)
    terminal.say(dialog.start())
    let result = converse(&dialog, on: terminal, by: end)
    if result.ending != .finished { Signals.saving { save(result.session) } }
    return result
  }

  private func converse(
    _ dialog: inout PlainDialog, on terminal: LineTerminal, by end: Duration?
  ) -> Result {
    var failure: Wording?
    while dialog.outcome == .editing {
      _ = afterBatch(&dialog.session)
      switch terminal.readLine(echoing: dialog.wantsEcho) {
      case .ended(let ending):
        terminal.say("\n")
        return Result(ending, dialog.session)
      case .endOfInput:
        let unfinished = dialog.session
        terminal.say(dialog.endOfInput())
        if let failure { return Result(.finished, unfinished, failure: failure) }
      case .line(let line):
        dialog.session.turn(to: day())
        terminal.say(dialog.feed(line: line))
        let isTried = if case .performing = dialog.outcome { true } else { false }
        while dialog.isWaiting {
          if let ending = settle(&dialog.session, by: end) { return Result(ending, dialog.session) }
          terminal.say(dialog.goOn())
        }
        if dialog.outcome == .cancelled {
          _ = afterBatch(&dialog.session)
          terminal.say(dialog.stay())
        }
        // An action that was tried and leaves the form open has failed.
        if isTried { failure = dialog.outcome == .editing ? dialog.session.notice : nil }
      }
    }
    return Result(.finished, dialog.session)
  }

  /// Waits until all checks and actions are done; returns the ending if the form ended meanwhile.
  package func settle(_ session: inout FormSession, by end: Duration?) -> Ending? {
    while true {
      session.turn(to: day())
      let wakeup = afterBatch(&session)
      guard session.isAwaitingOthers else { return nil }
      Watchdog.beginTurn()
      let moment = [wakeup.moment, end].compactMap(\.self).min()
      _ = Awaited.first(
        of: [Signals.bell] + wakeup.awaited, atMost: moment.map { $0 - Clock.now })
      let signals = Signals.pending()
      if let ending = Ending(signals) { return ending }
      if let end, end <= Clock.now { return .timedOut }
      if signals.contains(.suspend), !options.screen.isRestricted {
        try? Signals.suspend(wholeJob: false)
      }
    }
  }
}
