import FormSupport
@testable import TFieldForm
import TField
import TestSupport
import Testing

/// Every hostile text in every place of a form file, a script, a record and a draft.
@Suite struct HostileFormTests {
  @Test(arguments: HostileString.Kind.allCases)
  func `what is said of a form file is one line that can be seen`(kind: HostileString.Kind) {
    for hostile in HostileString.all where hostile.kind == kind {
      for form in Self.forms(around: hostile) {
        let result = FormLoader().load(form, name: hostile.mended)
        for diagnostic in result.diagnostics.prefix(50) {
          let line = diagnostic.line(in: hostile.mended)
          #expect(TerminalStream(line).strange == [] && !line.contains("\n"), "\(hostile)")
        }
      }
    }
  }

  /// Form files with a text as a key, an id, a type, a name, a value, a pattern, a file's end.
  private static func forms(around hostile: HostileString) -> [[UInt8]] {
    let text = hostile.text.map(quoted) ?? Array("\"".utf8) + hostile.bytes + Array("\"".utf8)
    let templates = [
      #"{ "tfield": 1, ▸: 1, "rows": [{ "id": "a" }] }"#,
      #"{ "tfield": 1, "rows": [{ "id": ▸ }] }"#,
      #"{ "tfield": 1, "rows": [{ "id": "a", "type": ▸, ▸: ▸ }] }"#,
      #"{ "tfield": 1, "rows": [{ "id": "a", "initial": ▸, "type": "date", "min": ▸, "group": ▸ }] }"#,
      #"{ "tfield": 1, "rows": [{ "id": "a", "rules": [{ "pattern": ▸ }, { "characters": ▸ }, { "equalTo": ▸ }] }] }"#,
      #"{ "tfield": 1, "types": { ▸: { "base": ▸, "template": ▸, "slots": { ▸: ▸ } } }, "rows": [{ "id": "a", "type": ▸ }] }"#,
      #"{ "tfield": 1, "rows": [{ "id": "a", "type": "choice", "options": { "file": ▸ }, "when": { "field": ▸, ▸: 1 } }] }"#,
      #"{ "tfield": 1, "rows": [{ "id": "a", "label": { ▸: ▸ } }], "actions": [{ "id": ▸, "label": ▸, "requires": [▸], "role": ▸ }] }"#,
      "▸", "{ ▸ }", "{ \"tfield\": 1 } ▸", "[▸",
    ]
    return templates.map { template in
      Array(
        template.utf8.split(separator: Array("▸".utf8), omittingEmptySubsequences: false)
          .joined(separator: text))
    } + [hostile.bytes]
  }

  private static func quoted(_ text: String) -> [UInt8] { JSONValue.string(text).bytes(.line) }

  @Test(arguments: HostileString.Kind.allCases)
  func `what is said of a script's line can be seen`(kind: HostileString.Kind) {
    for hostile in HostileString.all where hostile.kind == kind {
      for prefix in ["", "press ", "expect ", "type \"", "expect output ", "form "] {
        let script = TestScript(Array(prefix.utf8) + hostile.bytes)
        for error in script.errors.prefix(5) {
          #expect(TerminalStream("\(error)").strange == [], "\(hostile)")
        }
      }
    }
  }

  @Test(arguments: HostileString.Kind.allCases)
  func `what a script finds instead of what it expects can be seen`(kind: HostileString.Kind) {
    for hostile in HostileString.all where hostile.kind == kind {
      for expectation in [
        "focus ", "field first = ", "screen ", "group ", "screen-file ", "badge code ",
      ] {
        let start = Array("form sample\ntype x\nexpect \(expectation)".utf8)
        let run = ScriptRun(TestScript(start + hostile.bytes.prefix(500)), on: SampleStage())
        for failure in run.failures {
          #expect(
            TerminalStream(failure.report(name: "s", in: .english).joined()).strange == [],
            "\(hostile)")
        }
      }
    }
  }

  @Test(arguments: HostileString.Kind.allCases)
  func `a verdict is one line of JSON that no terminal obeys`(kind: HostileString.Kind) throws {
    let judging = try Judging(
      #"{ "id": "a", "label": "A", "type": "choice", "options": ["x"] }, { "id": "b", "type": "date" }, { "id": "c", "rules": [{ "pattern": "[a-z]{3}" }] }"#
    )
    for hostile in HostileString.all where hostile.kind == kind {
      let text = hostile.text.map(Self.quoted) ?? hostile.bytes
      let record =
        Array(#"{"a":"#.utf8) + text + Array(#","b":"#.utf8) + text + Array(#","c":"#.utf8) + text
        + Array(",".utf8) + text + Array(":1}\n".utf8) + hostile.bytes + Array("\n{}\n".utf8)
      var judging = judging
      judging.options.values = .formatted
      for verdict in try judging.verdicts(on: record) {
        #expect(Self.isOneDocument(verdict), "\(hostile): \(verdict)")
        #expect(TerminalStream(verdict, as: .data).strange == [], "\(hostile)")
      }
    }
  }

  private static func isOneDocument(_ line: String) -> Bool {
    (try? JSONReader().read(Array(line.utf8)))?.root["record"] != nil
  }

  @Test func `a draft brings every text back as it was`() throws {
    let texts = HostileString.texts.compactMap(\.text)
    let fields = texts.indices.map { Field("f\($0)", .text(lines: 2)) }
    let form = Form("F", id: "f", rows: fields.map { [$0] })
    let answers = Dictionary(
      uniqueKeysWithValues: zip(fields.map(\.id), texts.map { $0 }))
    let session = FormSession(form, answers: answers)
    let draft = Draft(of: session, path: texts.joined(), saved: 1)
    #expect(try Draft(draft.bytes) == draft)
    #expect(!draft.bytes.dropLast().contains { $0 < 0x20 || $0 == 0x7F })
  }
}
