import FormSupport
import Foundation
import TFieldForm

/// An independent judge of JSON Schemas: `jsonschema` from PyPI.
enum SchemaValidator {
  private static let project = ReadyForms.folder.deletingLastPathComponent().path
  private static let packages = project + "/.build/python"

  /// Whether the judge is there, or could be fetched.
  static let isAvailable: Bool = {
    if !isInstalled { _ = run(project + "/Scripts/install-packages", ["schema"]) }
    return isInstalled
  }()

  private static var isInstalled: Bool {
    FileManager.default.fileExists(atPath: packages + "/jsonschema")
  }

  /// Whether each of the forms is valid by the schema that `tfield schema` prints; `nil` if the
  /// schema itself is none.
  static func verdicts(on forms: [[UInt8]]) throws -> [Bool]? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tfield-schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let schema = folder.appendingPathComponent("schema.json")
    try Data(FormSchema.text.utf8).write(to: schema)
    let paths = try forms.enumerated().map { index, form in
      let file = folder.appendingPathComponent("\(index).json")
      try Data(form).write(to: file)
      return file.path
    }
    let arguments = [project + "/Scripts/validate-forms.py", schema.path] + paths
    return run("/usr/bin/env", ["python3"] + arguments)?.split(separator: "\n").map {
      $0 == "valid"
    }
  }

  /// What a program wrote; `nil` if it failed.
  private static func run(_ program: String, _ arguments: [String]) -> String? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["PYTHONPATH": packages]) {
      $1
    }
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }
}
