import Foundation

/// Runs programs under `strace`, which can make any of their system calls fail.
struct Strace {
  /// What becomes of one call.
  struct Fault: Hashable, CustomStringConvertible {
    let call: String
    /// Which of the calls of that name.
    let number: Int
    /// As in `error=EIO` or `signal=KILL`.
    let effect: String

    var description: String { "\(call) \(number): \(effect)" }
  }

  /// How a program ended and what it wrote.
  struct Result {
    let status: Int
    let errors: String
    /// The name of every call, in order.
    let calls: [String]
    /// The number of calls that were made before the program's own work began.
    let start: Int
    /// Whether a call was made to fail.
    let isInjected: Bool
  }

  /// Whether programs can be traced here; some containers forbid it.
  static let isUsable: Bool = {
    guard let folder = try? FormFolder() else { return false }
    let result = try? Strace(folder: folder.path).run(["true"])
    return result?.status == 0 && result?.calls.isEmpty == false
  }()

  /// The calls by which files are read, written, replaced and removed.
  static let fileCalls = [
    "openat", "read", "write", "fsync", "fchmod", "flock", "renameat", "unlinkat", "ftruncate",
    "mkdirat", "fchmodat", "newfstatat", "getdents64", "pread64", "close",
  ]

  /// Where the program runs and its streams are kept.
  let folder: String
  var environment: [String: String] = [:]
  var input = ""
  /// Where standard output goes.
  var output = "/dev/null"

  /// Runs a program without a terminal, to its end.
  func run(_ arguments: [String], _ fault: Fault? = nil) throws -> Result {
    let trace = "\(folder)/.trace"
    let (read, written) = ("\(folder)/.input", "\(folder)/.errors")
    try Data(input.utf8).write(to: URL(fileURLWithPath: read))
    try Data().write(to: URL(fileURLWithPath: written))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["setsid", "-w", "strace", "-f", "-qq", "-o", trace, "-e", "trace=" + Self.traced]
      + (fault.map { ["-e", "inject=?\($0.call):\($0.effect):when=\($0.number)"] } ?? [])
      + ["--"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder].merging(environment) { $1 }
    process.standardInput = FileHandle(forReadingAtPath: read)
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: written)
    try process.run()
    process.waitUntilExit()
    return try result(process, trace, written)
  }

  private static var traced: String {
    (fileCalls + ["prctl"]).map { "?" + $0 }.joined(separator: ",")
  }

  private func result(_ process: Process, _ trace: String, _ errors: String) throws -> Result {
    let lines = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
    let calls = lines.compactMap { line -> (name: String, line: Substring)? in
      // The number of the process, blanks as it is long, the call.
      let call = line.drop { $0 != " " }.drop { $0 == " " }
      guard let end = call.firstIndex(of: "("), end > call.startIndex else { return nil }
      return (String(call[..<end]), line)
    }
    let start = calls.firstIndex { $0.line.contains("PR_SET_DUMPABLE") }.map { $0 + 1 } ?? 0
    return Result(
      status: Int(process.terminationStatus),
      errors: String(
        decoding: FileManager.default.contents(atPath: errors) ?? Data(), as: UTF8.self),
      calls: calls.map(\.name), start: start,
      isInjected: lines.contains { $0.contains("(INJECTED)") })
  }
}

extension Strace.Result {
  /// Every call of the program's own work, each as its name and its number among those of the name.
  var ownCalls: [(name: String, number: Int)] {
    var counts: [String: Int] = [:]
    return calls.enumerated().compactMap { index, name in
      counts[name, default: 0] += 1
      return index < start || name == "prctl" ? nil : (name, counts[name, default: 0])
    }
  }

  /// The lines that say what went wrong.
  var explanations: [Substring] {
    errors.split(separator: "\n").filter { $0.hasPrefix("tfield: ") }
  }
}
