import CSystem
import Glibc

/// The session that a child leads, and with it everything the child started.
struct ChildSession {
  let leader: pid_t
  /// Readable once the leader has ended; `nil` where the kernel is too old for it.
  let descriptor: Descriptor?

  /// Starts `command` as the leader of a new session, which has no terminal.
  init(_ command: ChildCommand, streams: [Int32]) throws(SystemError) {
    let start = ChildStart(arguments: command.arguments, flags: Int32(TF_SPAWN_NEW_SESSION))
    let folder = try Folder(command.folder, for: .run)
    leader = try start.run { actions in
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
  /// Whether the leader has ended; its number stays ours until ``collect()``.
  var hasEnded: Bool {
    var ended = siginfo_t()
    let result = waitid(P_PID, id_t(leader), &ended, WEXITED | WNOHANG | WNOWAIT)
    return result < 0 ? errno != EINTR : ended.si_signo == SIGCHLD
  }

  /// The status the leader left; waits for it if need be.
  func collect() -> Int32 { collectChild(leader) }

  /// Sends a signal to the leader's group and to whoever left it within the session.
  ///
  /// Only to be called before ``collect()``, when no number can belong to somebody else yet.
  func send(_ signal: Int32) {
    kill(-leader, signal)
    for process in members where process != leader { kill(process, signal) }
  }

  /// The processes of the session that are still alive.
  var members: [pid_t] {
    guard let processes = opendir("/proc") else { return [] }
    defer { closedir(processes) }
    var members: [pid_t] = []
    while let entry = readdir(processes) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let process = pid_t(name), isMember(process) { members.append(process) }
    }
    return members
  }

  /// Reads `PID (name) state parent group session …`, where the name may be anything.
  private func isMember(_ process: pid_t) -> Bool {
    let path = FilePath("/proc/\(process)/stat")
    guard let bytes = try? ReadFile.bytes(of: path, limit: 4096) else { return false }
    guard let end = bytes.lastIndex(of: UInt8(ascii: ")")) else { return false }
    let fields = bytes[(end + 1)...].split(separator: UInt8(ascii: " "))
    guard fields.count > 3, fields[0].first != UInt8(ascii: "Z") else { return false }
    return String(validating: fields[3], as: UTF8.self).flatMap { pid_t($0) } == leader
  }
}
