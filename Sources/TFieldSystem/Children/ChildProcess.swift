import CSystem
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

/// Starts a program without a shell, with default handlers for all signals and none blocked.
///
/// `flags` make it lead a session or a job, and `prepare` sets up its descriptors.
func startProgram(
  _ arguments: [[UInt8]], flags: Int32,
  _ prepare: (inout posix_spawn_file_actions_t) -> Void
) throws(SystemError) -> pid_t {
  let path = FilePath(bytes: arguments.first ?? [])
  guard !path.bytes.isEmpty, !arguments.contains(where: { $0.contains(0) }) else {
    throw SystemError(.run, .unusableName, path)
  }
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  prepare(&actions)
  posix_spawn_file_actions_addclosefrom_np(&actions, 3)

  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var signals = sigset_t()
  sigemptyset(&signals)
  posix_spawnattr_setsigmask(&attributes, &signals)
  sigfillset(&signals)
  posix_spawnattr_setsigdefault(&attributes, &signals)
  let flags = flags | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
  posix_spawnattr_setflags(&attributes, Int16(flags))

  var strings = arguments.map { strdup($0.map(CChar.init(bitPattern:)) + [0]) } + [nil]
  defer { for string in strings { free(string) } }
  guard let program = strings.first.flatMap(\.self) else { throw .last(.run, path) }
  var leader: pid_t = 0
  let code = posix_spawnp(&leader, program, &actions, &attributes, &strings, tf_environment())
  guard code == 0 else { throw SystemError(.run, .code(code), path) }
  return leader
}

/// Waits for a child to end; returns the signal that ended it, or 0 and its exit code.
@discardableResult
func collectChild(_ process: pid_t) -> (signal: Int32, code: Int) {
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0 && errno == EINTR {}
  return (status & 0x7F, Int(status >> 8 & 0xFF))
}

/// The last thing that happened to a child, as a `SIGCHLD` code; `nil` if nothing has.
func lastEvent(of process: pid_t, _ events: Int32) -> Int32? {
  var event = siginfo_t()
  let result = waitid(P_PID, id_t(process), &event, events | WNOHANG | WNOWAIT)
  if result < 0 { return errno == EINTR ? nil : Int32(CLD_EXITED) }
  return event.si_signo == SIGCHLD ? event.si_code : nil
}

/// The session that a child leads, which includes everything the child started.
struct ChildSession {
  let leader: pid_t
  /// Becomes readable when the leader ends; `nil` on old kernels.
  let descriptor: Descriptor?

  /// Starts `command` as the leader of a new session, which has no terminal.
  init(_ command: ChildCommand, streams: [Int32]) throws(SystemError) {
    let folder = try Folder(command.folder, for: .run)
    leader = try startProgram(command.arguments, flags: Int32(TF_SPAWN_NEW_SESSION)) { actions in
      posix_spawn_file_actions_addfchdir_np(&actions, folder.descriptor.number)
      for (number, stream) in streams.enumerated() {
        posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
      }
    }
    let number = tf_process_descriptor(leader)
    descriptor = number < 0 ? nil : Descriptor(number)
  }
}

extension ChildSession {
  /// Whether the leader has ended; its process id stays reserved until it is collected.
  var hasEnded: Bool { lastEvent(of: leader, WEXITED) != nil }

  /// Sends a signal to the leader's group, and to members of the session that left the group.
  ///
  /// Call it only before the leader is collected: after that its id may belong to another process.
  func send(_ signal: Int32) {
    kill(-leader, signal)
    for process in members where process != leader { kill(process, signal) }
  }

  var members: [pid_t] {
    let names = (try? Folder("/proc", for: .list).entries()) ?? []
    return names.compactMap { pid_t("\($0)") }.filter(isMember)
  }

  /// Reads `PID (name) state parent group session …`, where the name may contain anything.
  private func isMember(_ process: pid_t) -> Bool {
    let path = FilePath("/proc/\(process)/stat")
    guard let bytes = try? ReadFile.bytes(of: path, limit: 4096) else { return false }
    guard let end = bytes.lastIndex(of: UInt8(ascii: ")")) else { return false }
    let fields = bytes[(end + 1)...].split(separator: UInt8(ascii: " "))
    guard fields.count > 3, fields[0].first != UInt8(ascii: "Z") else { return false }
    return String(validating: fields[3], as: UTF8.self).flatMap { pid_t($0) } == leader
  }
}

/// A program that has the terminal while it runs, such as an editor.
///
/// It is a job of its own, so that Ctrl-C and Ctrl-Z reach it alone. It never waits by itself: ask
/// for its ``state`` whenever ``Signals`` ring. Releasing an unfinished one kills it.
package final class ForegroundProcess {
  /// The state of the program.
  package enum State: Hashable, Sendable {
    case running
    /// The person or another process stopped it.
    case stopped
    case exited(code: Int)
    case signalled(Int32)
  }

  private let leader: pid_t
  private let terminal: TerminalDevice
  private var end: State?

  /// Starts a program on the terminal; we have to be in its foreground.
  package init(_ arguments: [[UInt8]], on terminal: TerminalDevice) throws(SystemError) {
    self.terminal = terminal
    try Signals.watchChildren()
    do throws(SystemError) {
      leader = try startProgram(arguments, flags: POSIX_SPAWN_SETPGROUP) {
        posix_spawn_file_actions_addopen(&$0, STDIN_FILENO, "/dev/tty", O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&$0, STDIN_FILENO, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&$0, STDIN_FILENO, STDERR_FILENO)
        posix_spawn_file_actions_addtcsetpgrp_np(&$0, STDIN_FILENO)
      }
    } catch {
      // The child may have taken the terminal before its program turned out to be missing.
      terminal.takeBack()
      Signals.forgetChildren()
      throw error
    }
  }

  deinit { finish() }
}

extension ForegroundProcess {
  /// The state by now; once the program has ended, the terminal is ours again.
  package var state: State {
    if let end { return end }
    switch seen {
    case nil: return .running
    case CLD_STOPPED: return .stopped
    default: return collect()
    }
  }

  /// The last event: it ended, or it stopped and didn't continue.
  private var seen: Int? { lastEvent(of: leader, WEXITED | WSTOPPED).map { Int($0) } }

  private func collect() -> State {
    takeTerminalBack()
    let (signal, code) = collectChild(leader)
    let end = signal == 0 ? State.exited(code: code) : .signalled(signal)
    self.end = end
    Signals.forgetChildren()
    return end
  }

  /// Takes the terminal back, unless another job has it by now.
  package func takeTerminalBack() {
    if terminal.foregroundJob == leader { terminal.takeBack() }
  }
}

extension ForegroundProcess {
  /// Asks the program to stop, as Ctrl-Z does.
  package func stop() { kill(-leader, SIGTSTP) }

  /// Hands it the terminal and continues it after a stop.
  ///
  /// False if a signal came first. From the background, this stops us until it is our turn.
  package func goOn() -> Bool {
    guard terminal.hand(to: leader) else { return false }
    kill(-leader, SIGCONT)
    return true
  }

  /// Ends the program: asks first, then kills it.
  package func finish() {
    guard end == nil else { return }
    kill(-leader, SIGTERM)
    kill(-leader, SIGCONT)
    // Much less than the time in which we have to end ourselves, with its file removed.
    let limit = Clock.now + .milliseconds(500)
    while Clock.now < limit, seen == nil || seen == CLD_STOPPED {
      _ = Awaited.first(of: [], atMost: .milliseconds(20))
    }
    kill(-leader, SIGKILL)
    _ = collect()
  }
}
