import Foundation
import Testing

/// The `tfield` that the end-to-end tests run.
///
/// It is the one that `TFIELD_BINARY` names, which `make` sets to the release. Without that variable
/// it is the debug program.
let builtProgram = ProcessInfo.processInfo.environment["TFIELD_BINARY"] ?? debugProgram

/// The debug program built along with the tests, beside their bundle.
///
/// It loads the system's libraries, so a library can be put before them, which no static program
/// allows.
let debugProgram: String = {
  let bundle = ProcessInfo.processInfo.arguments.first { $0.hasSuffix(".xctest") }
  let tests =
    bundle ?? (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
  return URL(fileURLWithPath: tests ?? "").deletingLastPathComponent()
    .appendingPathComponent("tfield").path
}()

/// What some faults need to be provoked; a test that can't have it is skipped and says so.
enum Needs {
  static let root = getuid() == 0
  static let tracing = succeeds("strace -qq -o /dev/null -e trace=none true")
  static let mounts = root && succeeds("unshare -m mount -t tmpfs -o size=64k none /mnt")
  static let faketime = succeeds("faketime -f '+1d' true")
  static let terminfoCompiler = succeeds("command -v tic")
  static let tmux = succeeds("command -v tmux")
  static let hangUps = succeeds(
    "setsid -w python3 -c 'import ctypes, sys; sys.exit(ctypes.CDLL(None).vhangup() != 0)'")

  /// Whether somebody who isn't root can run the program here.
  static let ordinaryUser =
    !root || succeeds("\(Ordinary.command.joined(separator: " ")) '\(Ordinary.program)' --version")

  private static func succeeds(_ script: String) -> Bool {
    let run = try? QuietRun(["-c", script], of: "/bin/sh", environment: QuietRun.ourEnvironment)
    return run?.status == 0
  }
}

/// Somebody without privileges: whoever runs the tests, or for root a user whom nobody else is.
enum Ordinary {
  private static let number = 54_321

  /// What begins the command line of a program that this user is to run.
  static let command =
    Needs.root
    ? ["setpriv", "--reuid", "\(number)", "--regid", "\(number)", "--clear-groups"] : []

  /// The program where this user can run it, whatever folder it was built in.
  ///
  /// Another process copies it: a file that is open for writing can't be run, and what is open here
  /// stays open for a moment in each program that another test starts.
  static let program: String = {
    guard Needs.root, let folder = try? FormFolder() else { return builtProgram }
    let copy = folder.path + "/tfield"
    _ = try? QuietRun([builtProgram, copy], of: "/bin/cp")
    return copy
  }()

  /// Gives the user a folder and everything in it.
  static func own(_ folder: FormFolder) {
    guard Needs.root else { return }
    chown(folder.path, uid_t(number), gid_t(number))
    let names = FileManager.default.enumerator(atPath: folder.path)
    while let name = names?.nextObject() as? String {
      lchown("\(folder.path)/\(name)", uid_t(number), gid_t(number))
    }
  }
}

extension FormFolder {
  /// Starts the form as a user without privileges, in a folder of theirs.
  func beginOrdinary(
    _ options: [String] = [], under line: String = #"exec "$@""#,
    environment: [String: String] = [:]
  ) throws -> ProgramRun {
    Ordinary.own(self)
    // A limit that a line sets has to hold for the user, not for root.
    let command = (Ordinary.command + ["bash", "-c", line, "bash"])
      .map { "'\($0.replacing("'", with: #"'\''"#))'" }.joined(separator: " ")
    return try begin(
      options, under: "exec \(command) \"$@\"", environment: environment,
      program: Ordinary.program)
  }
}

/// A program run to its end, most often without a terminal: what it wrote, and how it ended.
struct QuietRun {
  let output: String
  let errors: String
  let status: Int

  /// Lines of standard error.
  var lines: [String] { errors.split(separator: "\n").map(String.init) }

  /// Runs `tfield`, or another program; standard input and output are files if they are given.
  init(
    _ arguments: [String], of program: String = builtProgram, in folder: String? = nil,
    input source: String? = nil,
    output path: String? = nil,
    environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder ?? projectFolder)
    process.environment = ["LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "HOME": "/nonexistent"]
      .merging(environment) { $1 }
    let (output, errors) = (try Capture(), try Capture())
    process.standardInput =
      source.flatMap { FileHandle(forReadingAtPath: $0) } ?? FileHandle.nullDevice
    process.standardOutput =
      path.flatMap { FileHandle(forWritingAtPath: $0) } ?? FileHandle(fileDescriptor: output.end)
    process.standardError = FileHandle(fileDescriptor: errors.end)
    try process.run()
    output.closeOurEnd()
    errors.closeOurEnd()
    while process.isRunning {
      output.read()
      errors.read()
      usleep(500)
    }
    process.waitUntilExit()
    output.read()
    errors.read()
    status =
      process.terminationReason == .exit
      ? Int(process.terminationStatus) : 128 + Int(process.terminationStatus)
    self.output = String(decoding: output.bytes, as: UTF8.self)
    self.errors = String(decoding: errors.bytes, as: UTF8.self)
  }
}

extension QuietRun {
  /// The variables of the tests themselves, for programs that need what is installed.
  static let ourEnvironment = ProcessInfo.processInfo.environment

  /// Waits for the end of a program on a terminal; the status is negative if it goes on.
  init(_ run: ProgramRun, sourceLocation: SourceLocation = #_sourceLocation) {
    status = run.exitStatus(sourceLocation: sourceLocation) ?? -1
    (output, errors) = (run.standardOutput, run.standardError)
  }
}

/// The project's own folder.
let projectFolder = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
  url.deletingLastPathComponent()
}.path
