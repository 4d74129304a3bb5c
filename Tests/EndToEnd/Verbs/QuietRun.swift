import Foundation
import Testing

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
