import Foundation
import TFieldForm
import Testing

/// A schema with instances, as people have them.
struct SchemaCase: CustomTestStringConvertible {
  let name: String
  private let root: JSONNode

  private static let folder = URL(filePath: projectFolder + "/Tests/EndToEnd/Schemas")

  static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".json") }.sorted()

  init(_ name: String) throws {
    self.name = name
    root = try JSONReader().read(
      Array(Data(contentsOf: Self.folder.appendingPathComponent(name)))
    ).root
  }

  var schema: String { root["schema"]?.sourceText ?? "" }
  /// Instances that come out as they went in, whether a form shows all of them or not.
  var good: [String] { texts("good") + texts("lost") }
  /// Instances that the schema refuses.
  var bad: [String] { texts("bad") }

  private func texts(_ key: String) -> [String] {
    root[key]?.elements.map(\.sourceText) ?? []
  }

  var testDescription: String { name }
}

/// What `jsonschema` from PyPI says of instances.
enum InstanceJudge {
  static let isInstalled =
    (try? QuietRun(
      ["schema"], of: projectFolder + "/Scripts/install-packages",
      environment: QuietRun.ourEnvironment))?.status == 0

  /// A verdict for each pair of a schema and an instance.
  static func verdicts(on pairs: [(schema: String, instance: String)]) throws -> [String] {
    let lines = pairs.map {
      "{\"schema\": \($0.schema.oneLine), \"instance\": \($0.instance.oneLine)}\n"
    }
    let run = try QuietRun(
      ["python3", projectFolder + "/Scripts/judge-instances.py"], of: "/usr/bin/env",
      input: try FormFolder().write(lines.joined(), to: "pairs"),
      environment: QuietRun.ourEnvironment.merging([
        "PYTHONPATH": projectFolder + "/.build/python"
      ]) { $1 })
    try #require(run.status == 0, "\(run.errors)")
    return run.output.split(separator: "\n").map(String.init)
  }
}

extension String {
  /// JSON without its line breaks, which are none of its texts.
  fileprivate var oneLine: String { replacing("\n", with: " ") }
}

/// Answers to a form that was made of a JSON Schema validate against it.
@Suite struct SchemaInstanceTests {
  @Test func `there are forty schemas at least, and their judge`() {
    #expect(SchemaCase.names.count >= 40)
    #expect(InstanceJudge.isInstalled, "jsonschema can't be installed from PyPI")
  }

  /// Runs the form over an instance; `nil` if it is refused.
  private func answers(_ instance: String, _ schema: String, in folder: FormFolder) throws
    -> String?
  {
    let file = try folder.write(instance, to: "instance.json")
    let run = try QuietRun([schema, "--answers", file, "--batch"])
    #expect(run.status == 0 || run.status == 3 || run.status == 4, "\(run.errors)")
    return run.status == 0 ? run.output : nil
  }

  private func value(_ text: String) throws -> NSObject {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSObject)
  }

  @Test(arguments: SchemaCase.names)
  func `good instances come out equal, bad ones are refused, by the form made of it as well`(
    name: String
  ) throws {
    let sample = try SchemaCase(name)
    let folder = try FormFolder()
    let schema = try folder.write(sample.schema, to: "schema.json")
    let imported = try QuietRun(["import", schema])
    let form = try folder.write(imported.output, to: "form.json")
    let check = try QuietRun(["check", form])
    #expect(imported.status == 0 && check.status == 0, "\(check.errors)")
    for file in [schema, form] {
      for instance in sample.good {
        let output = try #require(try answers(instance, file, in: folder), "refused: \(instance)")
        #expect(try value(output) == value(instance), "\(instance) became \(output)")
      }
      for instance in sample.bad {
        #expect(try answers(instance, file, in: folder) == nil, "accepted: \(instance)")
      }
    }
  }

  @Test func `the judge from PyPI finds the good ones valid and the bad ones not`() throws {
    try #require(InstanceJudge.isInstalled)
    let samples = try SchemaCase.names.map { try SchemaCase($0) }
    let pairs = samples.flatMap { sample in
      (sample.good + sample.bad).map { (schema: sample.schema, instance: $0) }
    }
    let wanted = samples.flatMap { sample in
      sample.good.map { _ in "valid" } + sample.bad.map { _ in "invalid" }
    }
    let verdicts = try InstanceJudge.verdicts(on: pairs)
    #expect(verdicts.count == wanted.count)
    for (pair, (found, wanted)) in zip(pairs, zip(verdicts, wanted)) {
      #expect(found == wanted, "\(pair.instance)")
    }
  }

  @Test(arguments: SchemaCase.names)
  func `records are judged as instances are`(name: String) throws {
    let sample = try SchemaCase(name)
    let folder = try FormFolder()
    let schema = try folder.write(sample.schema, to: "schema.json")
    let records = (sample.good + sample.bad).map { $0.oneLine + "\n" }.joined()
    let file = try folder.write(records, to: "records.jsonl")
    let run = try QuietRun(["validate", schema, file, "--from", "jsonl"])
    let verdicts = run.output.split(separator: "\n").map { $0.contains("\"valid\":true") }
    #expect(verdicts == sample.good.map { _ in true } + sample.bad.map { _ in false })
  }

  /// What no field would take from a person: no address, a required text without a letter, lines
  /// where one fits, a key that no entry has.
  @Test func `a person sends an odd but good instance as it was`() throws {
    let folder = try FormFolder()
    let schema = try folder.write(
      #"""
      { "type": "object", "required": ["a"], "properties": {
        "a": { "type": "string" }, "b": { "type": "string" },
        "c": { "type": "string", "format": "email" },
        "d": { "type": "array", "items": { "type": "object", "properties": {
          "e": { "type": "string" } } } } } }
      """#, to: "schema.json")
    let instance = #"{"a":"","b":"1\n2","c":"x@localhost","d":[{"e":"1\n2","f":1.50}]}"#
    let run = try ProgramRun(
      [builtProgram, schema, "--answers", try folder.write(instance, to: "given.json")])
    run.waitFor("1 entry")
    #expect(run.screen.text.contains("complete"), "\(run.screen.text)")
    run.send("\u{13}")
    #expect(run.exitStatus() == 0)
    #expect(try value(run.standardOutput) == value(instance))
    #expect(run.standardOutput.contains("1.50"))
  }

  @Test func `an instance that the schema forbids is faulted as the form opens`() throws {
    let folder = try FormFolder()
    let schema = try folder.write(
      #"{ "type": "object", "required": ["b"], "properties": { "a": { "maxLength": 2 } } }"#,
      to: "schema.json")
    let run = try ProgramRun(
      [builtProgram, schema, "--answers", try folder.write(#"{"a":"abc"}"#, to: "given.json")])
    run.waitFor("At most 2 characters")
    #expect(!run.screen.text.contains("Required"))
  }

  @Test(arguments: [
    (#"{"a": "abc", "other": 1}"#, true), (#"{"a": "a"}"#, false), (#"{"a": "abcdef"}"#, false),
  ])
  func `a form's own rules count beside the schema that it names`(
    instance: String, isValid: Bool
  ) throws {
    let folder = try FormFolder()
    let form = try folder.write(
      #"""
      { "tfield": 1, "title": "T", "rows": [{ "id": "a", "rules": [{ "maxLength": 4 }] }],
        "schema": { "type": "object", "properties": { "a": { "minLength": 2 } } } }
      """#, to: "form.json")
    #expect(try (answers(instance, form, in: folder) != nil) == isValid)
    let records = try folder.write(instance, to: "records.jsonl")
    #expect(try QuietRun(["validate", form, records]).status == (isValid ? 0 : 4))
  }
}
