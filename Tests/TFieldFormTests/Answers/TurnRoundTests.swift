import Foundation
import TField
import TestSupport
import Testing

@testable import TFieldForm

/// A stage with a form made of a schema, and one document of answers.
private struct SchemaStage: ScriptStage {
  let schema: String
  let document: String
  let today = CalendarDate.unknown

  func form(_ path: String) throws(ScriptTrouble) -> ScriptForm {
    guard let root = try? JSONReader().read(Array(schema.utf8)).root,
      case let made = SchemaImport.form(of: JSONSchema(root), name: "s"), let form = made.form.form
    else { throw ScriptTrouble("no schema") }
    var opened = ScriptForm(form)
    (opened.schema, opened.isSchemaAlone, opened.kinds) = (JSONSchema(root), true, made.kinds)
    return opened
  }

  func answers(_ path: String, _ form: ScriptForm) throws(ScriptTrouble) -> GivenAnswers {
    do {
      return try GivenAnswers(
        Array(document.utf8), for: form.form, isInstance: true, kinds: form.kinds)
    } catch { throw ScriptTrouble(.verbatim("\(error)")) }
  }

  func lines(_ path: String) -> [String] { [] }
  func record(_ path: String, _ lines: [String]) -> Bool { false }
  func screen(_ session: FormSession, _ width: Int, _ height: Int) -> [String] { [] }
}

/// Documents are opened on a form made of their schema, and submitted.
@Suite struct TurnRoundTests {
  /// Plays steps, submits, and compares what is written with a document.
  private func play(
    _ schema: String, _ document: String, _ steps: [String] = [], expecting output: String? = nil
  ) throws {
    let wanted = try JSONReader().read(Array((output ?? document).utf8)).root
    let lines =
      ["form schema", "answers document"] + steps + [
        "press Ctrl-S", "expect outcome submitted", "expect output \(JSONValue(wanted).line)",
      ]
    let script = TestScript(Array(lines.joined(separator: "\n").utf8))
    try #require(script.errors.map(\.problem) == [])
    let run = ScriptRun(script, on: SchemaStage(schema: schema, document: document))
    let told = run.failures.map {
      "\($0.step.source): \($0.mismatch.expected.text()), not \($0.mismatch.found.text())"
    }
    let errors = run.session?.fields.filter { !$0.isHidden }.flatMap { state in
      state.errors.map { "\(state.field.id): \($0.wording.text())" }
    }
    #expect(told == [], "\(document): \(errors ?? []) \(run.session?.notice?.text() ?? "")")
    #expect(run.fault == nil)
  }

  @Test(arguments: TestFile.tables(of: "turn-rounds.txt"))
  func `a document comes out as it went in, but for what was changed`(table: TestTable) throws {
    var rest = table.lines.dropFirst()
    while let document = rest.popFirst() {
      let steps = rest.prefix { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
      rest = rest.dropFirst(steps.count)
      let output = steps.first { $0.hasPrefix("output ") }.map { String($0.dropFirst(7)) }
      try play(
        table.lines[0], document, steps.filter { !$0.hasPrefix("output ") }, expecting: output)
    }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../EndToEnd/Schemas")

  private static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  @Test func `there are schemas`() { #expect(Self.names.count >= 40) }

  @Test(arguments: names)
  func `whatever a schema allows can be submitted as it is`(name: String) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: name))
    let root = try JSONReader().read(Array(data)).root
    let schema = try #require(root["schema"]).sourceText
    for key in ["good", "lost"] {
      for document in root[key]?.elements ?? [] { try play(schema, document.sourceText) }
    }
  }
}
