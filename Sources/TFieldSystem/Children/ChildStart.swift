import CSystem
import Glibc

/// The start of a program, with no shell and with every signal at its default and none blocked.
struct ChildStart {
  /// The program and its arguments.
  let arguments: [[UInt8]]
  /// What it is to lead: a session or a job.
  let flags: Int32

  /// Starts it after `prepare` has said what it finds open.
  func run(
    _ prepare: (inout posix_spawn_file_actions_t) -> Void
  ) throws(SystemError) -> pid_t {
    let program = FilePath(bytes: arguments.first ?? [])
    guard !program.bytes.isEmpty, !arguments.contains(where: { $0.contains(0) }) else {
      throw SystemError(.run, .unusableName, program)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    prepare(&actions)
    posix_spawn_file_actions_addclosefrom_np(&actions, 3)
    return try spawn(program, &actions)
  }

  private func spawn(
    _ path: FilePath, _ actions: inout posix_spawn_file_actions_t
  ) throws(SystemError) -> pid_t {
    var attributes = makeAttributes()
    defer { posix_spawnattr_destroy(&attributes) }
    var strings = arguments.map { bytes -> UnsafeMutablePointer<CChar>? in
      (bytes.map(CChar.init(bitPattern:)) + [0]).withUnsafeBufferPointer {
        $0.baseAddress.flatMap { strdup($0) }
      }
    }
    defer { for string in strings { free(string) } }
    guard let program = strings.first.flatMap(\.self) else { throw .last(.run, path) }
    strings.append(nil)
    var leader: pid_t = 0
    let code = posix_spawnp(&leader, program, &actions, &attributes, strings, tf_environment())
    guard code == 0 else { throw SystemError(.run, .code(code), path) }
    return leader
  }

  private func makeAttributes() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    var signals = sigset_t()
    posix_spawnattr_init(&attributes)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = flags | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))
    return attributes
  }
}

/// Waits for the end of a child, and gives the status it left.
func collectChild(_ process: pid_t) -> Int32 {
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0 && errno == EINTR {}
  return status
}
