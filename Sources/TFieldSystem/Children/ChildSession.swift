import CSystem
import Glibc

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
    let limit = Clock.now + ChildProcess.grace
    while Clock.now < limit, seen == nil || seen == CLD_STOPPED {
      _ = Awaited.first(of: [], atMost: .milliseconds(20))
    }
    kill(-leader, SIGKILL)
    _ = collect()
  }
}
