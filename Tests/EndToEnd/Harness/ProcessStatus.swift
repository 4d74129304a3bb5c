import Foundation

/// What the kernel says of a process, read anew each time it is asked.
struct ProcessStatus {
  let process: pid_t

  /// What it does, as a letter: it runs (R), waits for a disk (D) or for anything else (S), is
  /// stopped (T), has ended (Z); `nil` once it is forgotten.
  var state: Character? { value("State")?.first }

  /// Whether it would go on at once if the machine let it.
  var isAtWork: Bool { state == "R" || state == "D" }

  /// Whether it has nothing to do before something comes.
  ///
  /// It is in `poll` for a second or more, and no program that it started is at work. Never true on
  /// processors whose numbers of system calls aren't known here.
  var awaitsInput: Bool {
    #if arch(x86_64)
      let call = text("syscall").split(separator: " ")
      guard call.count > 3, call[0] == "7", children.isEmpty,
        let limit = UInt64(call[3].dropFirst(2), radix: 16)
      else { return false }
      return !(0..<1000).contains(Int32(truncatingIfNeeded: limit))
    #else
      return false
    #endif
  }

  /// How often it has gone to wait for something.
  var pauses: Int { value("voluntary_ctxt_switches").flatMap { Int($0) } ?? 0 }

  /// A size: `VmRSS` is the memory it has, `VmHWM` the most it had.
  func kilobytes(_ key: String) -> Int? {
    value(key)?.split(separator: " ").first.flatMap { Int($0) }
  }

  /// The processor time it took, in hundredths of a second.
  var ticks: Int {
    fields.dropFirst(11).prefix(2).compactMap { Int($0) }.reduce(0, +)
  }

  /// The leader of the processes that it belongs to.
  var group: pid_t? { fields.count > 2 ? pid_t(fields[2]) : nil }

  var isShell: Bool { ["bash", "sh"].contains(value("Name")) }

  /// What `stat` says of it, from its state on.
  private var fields: [Substring] {
    text("stat").split(separator: ")").last?.split(separator: " ") ?? []
  }

  var children: [pid_t] {
    text("task/\(process)/children").split(separator: " ").compactMap { pid_t($0) }
  }

  private func value(_ key: String) -> String? {
    let line = text("status").split(separator: "\n").first { $0.hasPrefix(key + ":") }
    return line?.dropFirst(key.count + 1).trimmingCharacters(in: .whitespaces)
  }

  private func text(_ name: String) -> String {
    (try? String(contentsOfFile: "/proc/\(process)/\(name)", encoding: .utf8)) ?? ""
  }
}
