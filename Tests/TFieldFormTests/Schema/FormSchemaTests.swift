import FormSupport
import Foundation
import TField
import TestSupport
import Testing

@testable import TFieldForm

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

@Suite(.enabled(if: SchemaValidator.isAvailable, "needs jsonschema from PyPI"))
struct FormSchemaTests {
  @Test func `the ready forms are valid by the schema`() throws {
    let forms = ReadyForms.all.map(\.bytes) + [Array(FormStarter.text.utf8)]
    #expect(try SchemaValidator.verdicts(on: forms) == Array(repeating: true, count: forms.count))
  }

  /// Names, sense and patterns are beyond a schema.
  @Test func `forms that are broken fail the schema too`() throws {
    let kinds: Set = [
      "expected", "missingKey", "unknownKey", "foreignParameter", "unknownValue", "outOfRange",
      "bothKeys", "neitherKey", "loneKey", "emptyText", "emptyList", "badID", "noKey",
      "severalKeys",
    ]
    let forms = FormFaultTests.forms.filter { form in
      kinds.contains(form.name) && !Self.subtleties.contains { form.marked.contains($0) }
    }
    let bytes = forms.map { Array($0.source.text.utf8) }
    let verdicts = try #require(try SchemaValidator.verdicts(on: bytes))
    let passed = zip(forms, verdicts).filter { $1 }.map { $0.0.source.text }
    #expect(passed == [])
    #expect(forms.count >= 50)
  }

  /// What depends on another key, or on what another key names.
  private static let subtleties = [
    #""initial": ▸true"#, #""initial": ▸"yes""#, #""in": [▸{ "field""#, "10.5", #""stamp": ▸true"#,
    #""compute": "1""#, #"▸"today""#, #""options": { "#, #""pairs": ▸"#,
    "99999999999999999999", #""maxLength": ▸3"#, #""allow""#, #""slots": ▸"#, #""range": ▸{}"#,
    #""count": ▸{}"#, #""unique": ▸["a"]"#, #""initial": ▸"x""#, #"▸"my type""#, #""span": ▸2"#,
  ]

  @Test func `what the schema refuses is a fault by the loader`() throws {
    let sound = FormFaultTests.forms.filter { form in
      form.name != "tooManyFields" && form.sentences.allSatisfy { $0.hasPrefix("warning") }
    }
    let forms = sound.map { Array($0.source.text.utf8) }
    #expect(try SchemaValidator.verdicts(on: forms) == Array(repeating: true, count: forms.count))
  }
}

@Suite struct TypeExampleTests {
  static let names = TypeDeclaration.all.map(\.name)

  /// The example of a type is shown to people, so it had better work.
  @Test(arguments: names)
  func `the example of a type is valid when pasted and left`(name: String) throws {
    let entry = try #require(TypeDeclaration.named(name))
    let twins = ["confirm": "password", "display": "example"]
    let twin = twins[name] ?? "other"
    let field = entry.exampleField.replacing("\"id\": \"example\"", with: "\"id\": \"tested\"")
    let source = #"{ "tfield": 1, "rows": [{ "id": "\#(twin)" }, \#(field)] }"#
    let result = FormLoader().load(Array(source.utf8))
    #expect(result.diagnostics == [])

    var session = FormSession(try #require(result.form))
    session.moveFocus(to: .field(1))
    if session.form.fields[1].type.editor == .toggle {
      session.set(entry.example.value, for: "tested")
    } else {
      session.handle(.paste(entry.example.value))
    }
    session.moveFocus(to: .field(0))
    #expect(session.fields[1].verdict == .valid)
    #expect(session.fields[1].validity == .valid)
    #expect(session.fields[1].data.isEmpty == entry.example.value.isEmpty)
  }

  @Test(arguments: names)
  func `a type says what it is and what its parameters are`(name: String) throws {
    let entry = try #require(TypeDeclaration.named(name))
    #expect(entry.summary.hasSuffix("."))
    #expect(entry.format.keys.allSatisfy { $0.says.hasSuffix(".") })
    #expect(Set(entry.format.keys.map(\.name)).count == entry.format.keys.count)
    let common = Set(FormFormat.field.format.keys.map(\.name))
    #expect(common.isDisjoint(with: entry.format.keys.map(\.name)))
  }
}
