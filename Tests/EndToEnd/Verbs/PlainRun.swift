import Foundation

/// A program that ran to its end without a terminal: what it wrote, and how it ended.
struct PlainRun {
  let output: String
  let errors: String
  let status: Int

  /// Lines of standard error.
  var lines: [String] { errors.split(separator: "\n").map(String.init) }

  /// Runs `tfield`; its standard output goes to a file if one is given.
  init(
    _ arguments: [String], output path: String? = nil, environment: [String: String] = [:]
  ) throws {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: builtProgram)
    process.arguments = arguments
    process.environment = ["LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let files = (path ?? folder.file("output", ""), folder.file("errors", ""))
    process.standardOutput = FileHandle(forWritingAtPath: files.0)
    process.standardError = FileHandle(forWritingAtPath: files.1)
    try process.run()
    process.waitUntilExit()
    output = path == nil ? Self.text(files.0) : ""
    errors = Self.text(files.1)
    status =
      process.terminationReason == .exit
      ? Int(process.terminationStatus) : 128 + Int(process.terminationStatus)
  }

  private static func text(_ path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }
}

/// A folder that is gone when the test is.
final class TemporaryFolder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("tfield-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A file in the folder with that text; its path.
  func file(_ name: String, _ text: String) -> String {
    let path = path + "/" + name
    _ = FileManager.default.createFile(atPath: path, contents: Data(text.utf8))
    return path
  }
}

/// The project's own folder.
let projectFolder = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
  url.deletingLastPathComponent()
}.path
