import Glibc

/// A program run by us, with a deadline, a limit of output and no terminal.
///
/// It never waits by itself: wait for ``awaited`` for at most ``timeLeft``, then call ``step()``,
/// until there is a result. Releasing an unfinished child kills it and everything it started.
package final class ChildProcess {
  /// The stages of a child's life.
  private enum Phase {
    case running
    /// The child was asked to end, and is killed at the given time; the result is settled.
    case ending(ChildResult, killAt: Duration)
    case ended(ChildResult)
  }

  /// How long a child may take to end after being asked to.
  package static let grace = Duration.seconds(1)

  private let session: ChildSession?
  private let end: Duration
  private var phase: Phase
  private var input: ChildInput?
  private var output: ChildOutput?
  private var errors: ChildOutput?

  /// Starts `command`; if that fails, the first ``step()`` returns the failure.
  package init(_ command: ChildCommand) {
    Signals.ignoreWriteSignals()
    end = Clock.now + command.deadline
    do throws(SystemError) {
      let (theirInput, ourInput) = try Self.pipe(theirs: .readable)
      let (theirOutput, ourOutput) = try Self.pipe(theirs: .writable)
      let (theirErrors, ourErrors) = try Self.pipe(theirs: .writable)
      let streams = [theirInput, theirOutput, theirErrors].map(\.number)
      session = try ChildSession(command, streams: streams)
      input = ChildInput(ourInput, command.input)
      let open = { (pipe: consuming Descriptor) in
        ChildOutput(pipe, limit: command.outputLimit, droppingRest: command.dropsOutput)
      }
      (output, errors) = (open(ourOutput), open(ourErrors))
      phase = .running
    } catch {
      session = nil
      phase = .ended(.couldNotStart(error))
    }
  }

  deinit {
    if case .ended = phase { return }
    session?.send(SIGKILL)
    if let session { collectChild(session.leader) }
  }

  /// Makes a pipe of which only our end is non-blocking.
  private static func pipe(
    theirs: Awaited.Event
  ) throws(SystemError) -> (theirs: Descriptor, ours: Descriptor) {
    let (reading, writing) = try Descriptor.pipe()
    let ends = theirs == .readable ? (reading, writing) : (writing, reading)
    try retrying(.open) { fcntl(ends.0.number, F_SETFL, 0) }
    return ends
  }
}

extension ChildProcess {
  package var awaited: [Awaited] {
    guard case .running = phase else { return [] }
    let end = session?.descriptor.map { [Awaited($0.number, .readable)] } ?? []
    return end + [output, errors].flatMap { $0?.awaited ?? [] } + (input?.awaited ?? [])
  }

  package var timeLeft: Duration {
    switch phase {
    case .running where session?.descriptor == nil: .milliseconds(20)
    case .running: max(.zero, end - Clock.now)
    case .ending: .milliseconds(20)
    case .ended: .zero
    }
  }

  /// Does what can be done without waiting, and returns the result once there is one.
  package func step() -> ChildResult? {
    switch phase {
    case .running: run()
    case .ending(let result, let killAt): awaitEnd(result, killAt)
    case .ended: break
    }
    guard case .ended(let result) = phase else { return nil }
    return result
  }

  /// What the child has written so far on standard output and standard error, up to its limit.
  package var written: (output: [UInt8], errors: [UInt8]) {
    (output?.bytes ?? [], errors?.bytes ?? [])
  }

  /// The end of what the child wrote so far: on standard error, or else on standard output.
  package var lastWritten: [UInt8] {
    let streams = [errors, output].compactMap(\.self)
    return streams.first { !$0.bytes.isEmpty }.map { $0.dropped.isEmpty ? $0.bytes : $0.dropped }
      ?? []
  }

  /// Asks the child to end; the result is ``ChildResult/cancelled`` unless it is already settled.
  package func cancel() {
    if case .running = phase { stop(.cancelled) }
  }

  private func run() {
    // Asked first: once the child has ended, everything it wrote is in the pipe.
    let hasEnded = session?.hasEnded ?? true
    input?.write()
    output?.read()
    errors?.read()
    if output?.isFlooded == true || errors?.isFlooded == true { return stop(.flooded) }
    if hasEnded { return finish(nil) }
    if Clock.now >= end { stop(.timedOut) }
  }

  private func stop(_ result: ChildResult) {
    session?.send(SIGTERM)
    // A stopped process must continue before it can end.
    session?.send(SIGCONT)
    closeStreams()
    phase = .ending(result, killAt: Clock.now + Self.grace)
  }

  private func awaitEnd(_ result: ChildResult, _ killAt: Duration) {
    guard let session else { return finish(result) }
    if Clock.now >= killAt { session.send(SIGKILL) } else if !session.members.isEmpty { return }
    if session.hasEnded { finish(result) }
  }

  private func finish(_ settled: ChildResult?) {
    let (signal, code) = session.map { collectChild($0.leader) } ?? (0, 0)
    let ended = ChildResult.exited(code: code, output: written.output, errors: written.errors)
    closeStreams()
    phase = .ended(settled ?? (signal == 0 ? ended : .signalled(signal)))
  }

  private func closeStreams() {
    input?.close()
    output?.close()
    errors?.close()
  }
}

extension ChildProcess {
  /// Runs a program to its end.
  package static func run(_ command: ChildCommand) -> ChildResult {
    let child = ChildProcess(command)
    while true {
      if let result = child.step() { return result }
      _ = Awaited.first(of: child.awaited, atMost: child.timeLeft)
    }
  }
}

/// Our end of the pipe that is the child's input.
struct ChildInput {
  private var descriptor: Descriptor?
  private var bytes: [UInt8]
  private var written = 0

  init(_ descriptor: Descriptor, _ bytes: [UInt8]) {
    self.descriptor = bytes.isEmpty ? nil : descriptor
    self.bytes = bytes
  }

  var awaited: [Awaited] { descriptor.map { [Awaited($0.number, .writable)] } ?? [] }

  /// Writes what the pipe takes now; a child that stopped reading is no failure of ours.
  mutating func write() {
    guard let descriptor else { return }
    written = bytes.count - rest(afterSendingTo: descriptor)
    if written == bytes.count { close() }
  }

  /// Returns how much is left; a slice that outlived this would make wiping work on a copy.
  private func rest(afterSendingTo descriptor: Descriptor) -> Int {
    var rest = bytes[written...]
    do { try Output.send(&rest, to: descriptor.number) } catch { return 0 }
    return rest.count
  }

  mutating func close() {
    descriptor = nil
    wipe(&bytes)
  }
}

/// Our end of a pipe that the child writes to, and what came through it.
struct ChildOutput {
  private var descriptor: Descriptor?
  private let limit: Int
  private let dropsRest: Bool
  private(set) var bytes: [UInt8] = []
  /// The last of the bytes that were dropped.
  private(set) var dropped: [UInt8] = []

  init(_ descriptor: Descriptor, limit: Int, droppingRest dropsRest: Bool) {
    self.descriptor = descriptor
    self.limit = max(0, limit)
    self.dropsRest = dropsRest
  }

  var awaited: [Awaited] { descriptor.map { [Awaited($0.number, .readable)] } ?? [] }

  var isFlooded: Bool { bytes.count > limit }

  private static let pieceSize = 16_384

  /// Reads what is there now; one byte beyond the limit shows that it is too much.
  mutating func read() {
    while let descriptor, !isFlooded {
      let room = min(Self.pieceSize, limit - bytes.count)
      let isDropping = dropsRest && room == 0
      do throws(SystemError) {
        let next = try readOnce(
          descriptor.number, atMost: isDropping ? Self.pieceSize : dropsRest ? room : room + 1)
        if next.isEmpty { close() }
        if isDropping { dropped = (dropped + next).suffix(Self.pieceSize) } else { bytes += next }
      } catch {
        if error.errno != EAGAIN { close() }
        return
      }
    }
  }

  mutating func close() { descriptor = nil }
}

/// A program to run, with its input and its limits of time and output.
package struct ChildCommand: Hashable, Sendable {
  /// The program and its arguments, never seen by a shell.
  ///
  /// A program without a slash is looked up in `PATH`, one with a slash in ``folder``.
  package var arguments: [[UInt8]]
  package var folder: FilePath
  package var input: [UInt8]
  /// The time from start to end.
  package var deadline: Duration
  /// The most bytes it may write on its standard output, and again on its standard error.
  package var outputLimit: Int
  /// Whether output beyond the limit is dropped; otherwise it ends the program.
  package var dropsOutput = false

  package init(
    _ arguments: [String], folder: FilePath = ".", input: [UInt8] = [],
    deadline: Duration = .seconds(5), outputLimit: Int = 65_536
  ) {
    self.arguments = arguments.map { Array($0.utf8) }
    self.folder = folder
    self.input = input
    self.deadline = deadline
    self.outputLimit = outputLimit
  }
}

/// How a child process ended.
package enum ChildResult: Hashable, Sendable {
  case exited(code: Int, output: [UInt8], errors: [UInt8])
  case signalled(Int32)
  case timedOut
  case flooded
  case cancelled
  case couldNotStart(SystemError)
}
