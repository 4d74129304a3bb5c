import Foundation

/// The built program run to its end without a terminal.
struct QuietRun {
  let status: Int
  let output: String
  let errors: String

  init(_ arguments: [String], in folder: String? = nil, environment: [String: String] = [:]) throws
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: builtProgram)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder ?? projectFolder)
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": "/nonexistent"]
      .merging(environment) { $1 }
    let (output, errors) = (try Capture(), try Capture())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(fileDescriptor: output.end)
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
    status = Int(process.terminationStatus)
    self.output = String(decoding: output.bytes, as: UTF8.self)
    self.errors = String(decoding: errors.bytes, as: UTF8.self)
  }
}

/// A folder for one test, removed with the value.
final class TestFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/tfield-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = path + "/" + name
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: path + "/" + name).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  func names(in folder: String = "") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? []).sorted()
  }

  func mode(_ name: String = "") -> mode_t? {
    var status = stat()
    return lstat(path + "/" + name, &status) == 0 ? status.st_mode & 0o7777 : nil
  }
}
