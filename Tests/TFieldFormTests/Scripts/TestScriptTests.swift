@testable import TFieldForm
import Foundation
import TField
import TestSupport
import Testing

@Suite struct TestScriptTests {
  @Test(arguments: [
    ("form a.json", ScriptStep.Deed.form("a.json")),
    ("  form\ta.json  # c", .form("a.json")),
    ("form \"my form.json\"", .form("my form.json")),
    ("answers a.json", .answers("a.json")),
    ("size 80x24", .size(80, 24)),
    ("resize 20x5", .size(20, 5)),
    ("today 2026-11-21", .today(CalendarDate("2026-11-21") ?? .unknown)),
    ("type Ada Lovelace", .type("Ada Lovelace")),
    ("type # 5", .type("# 5")),
    ("type Street #   # a comment", .type("Street #")),
    (#"type "  Ada \" \u0041\t# ""#, .type("  Ada \" A\t# ")),
    (#"type """#, .type("")),
    ("type \"x\"  # quoted", .type("x")),
    ("paste 4242 4242", .paste("4242 4242")),
    ("press Tab", .press(Key(.tab), times: 1)),
    ("press ctrl-s 3", .press(.control("s"), times: 3)),
  ])
  func `a line is a step`(line: String, deed: ScriptStep.Deed) {
    let script = TestScript(lines: ["form f", line])
    #expect(script.errors.isEmpty)
    #expect(script.steps.last?.deed == deed)
  }

  @Test(arguments: [
    ("field a = Ada", ScriptExpectation.field("a", text: "Ada", fault: nil)),
    ("field a = Ada valid", .field("a", text: "Ada", fault: ScriptExpectation.Fault.none)),
    ("field a = Ada B  invalid", .field("a", text: "Ada B", fault: .any)),
    ("field a = Ada invalid tooShort", .field("a", text: "Ada", fault: .code(.tooShort))),
    ("field a = \"Ada valid\"", .field("a", text: "Ada valid", fault: nil)),
    ("field a = \" Ada\" invalid prefix # c", .field("a", text: " Ada", fault: .code(.prefix))),
    ("field a =", .field("a", text: "", fault: nil)),
    ("field a = valid", .field("a", text: "", fault: ScriptExpectation.Fault.none)),
    ("field a = (555) 1#2", .field("a", text: "(555) 1#2", fault: nil)),
    ("focus a", .focus("a")),
    ("error a none", .error("a", .none)),
    ("error a required", .error("a", .code(.required))),
    ("warning a", .warning("a", .any)),
    ("warning a none", .warning("a", .none)),
    ("group g valid", .group("g", isValid: true)),
    ("group g invalid", .group("g", isValid: false)),
    ("caret 0", .caret(0)),
    ("badge a Visa", .badge("a", text: "Visa")),
    ("badge a \"\"", .badge("a", text: "")),
    ("visible a", .presence("a", "visible")),
    ("hidden a", .presence("a", "hidden")),
    ("screen Complete Order needs", .screen("Complete Order needs")),
    ("screen-file x.txt   # whole screen", .screenFile("x.txt")),
    (
      #"output {"a": "x  # y", "b": [1.50, true, null]}"#,
      .output(["a": "x  # y", "b": [.number("1.50"), true, .null]])
    ),
    ("output {}  # nothing", .output([:])),
    ("outcome submitted", .outcome("submitted")),
  ])
  func `a line is an expectation`(line: String, expectation: ScriptExpectation) {
    let script = TestScript(lines: ["form f", "expect \(line)"])
    #expect(script.errors.isEmpty)
    #expect(script.steps.last?.deed == .expect(expectation))
  }

  @Test(arguments: TestFile.tables(of: "faults.txt")[0].lines)
  func `a line that is no step is reported in a sentence`(row: String) {
    let cells = row.components(separatedBy: " ¦ ")
    let line = cells[0].replacing("⟨ESC⟩", with: "\u{1B}")
    let script = TestScript(lines: ["form f", "", line, "press Tab"])
    #expect(script.errors.map(\.line) == [3])
    #expect(script.errors.map(\.problem.description) == [cells[1]])
    #expect(script.steps.count == 2)
  }

  @Test func `a fault in JSON is found at its column`() {
    let script = TestScript(lines: ["form f", #"expect output {"a": }"#])
    #expect(script.errors.first?.problem.description.hasPrefix("column 7 of the JSON: ") == true)
  }

  @Test(arguments: [
    "\u{FEFF}# first\r\n\r\nform a.json\r\n   \n  # more\ntype x",
    "# first\r\rform a.json\r   \r  # more\rtype x",
  ])
  func `lines are counted whatever ends them, and blank ones mean nothing`(text: String) {
    let script = TestScript(Array(text.utf8))
    #expect(script.steps.map(\.line) == [3, 6])
    #expect(script.steps.map(\.source) == ["form a.json", "type x"])
    #expect(script.errors.isEmpty)
  }

  @Test func `a line that is not UTF-8 spoils no other`() {
    let script = TestScript(Array("form a\ntype ".utf8) + [0xFF] + Array("\ntype b".utf8))
    #expect(script.errors.map(\.line) == [2])
    #expect(script.steps.count == 2)
  }

  @Test func `steps that come too early or too late are errors`() {
    let early = Refusal("there is no form yet: begin with 'form FILE'")
    #expect(TestScript(lines: ["type x"]).errors.map(\.problem) == [early])
    #expect(TestScript(lines: ["answers x"]).errors.map(\.problem) == [early])
    let late = TestScript(lines: ["form a", "type x", "answers y", "form b", "answers y"])
    #expect(late.errors.map(\.line) == [3])
    #expect(
      late.errors.map(\.problem) == [Refusal("'answers' must stand before the form is used")])
  }

  @Test func `rubbish is reported and never traps`() {
    var random = SeededRandom(seed: 7)
    let words = [
      "expect", "field", "=", "\"", "\\", "#", "  ", "press", "output", "{", "x", "é\u{301}",
    ]
    for _ in 0..<2000 {
      let line = (0..<Int.random(in: 0..<7, using: &random))
        .map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
      let script = TestScript(lines: ["form f", line])
      #expect(script.steps.count + script.errors.count <= 2, "seed 7: \(line)")
    }
  }
}

extension TestScript {
  init(lines: [String]) {
    self.init(Array(lines.joined(separator: "\n").utf8))
  }
}
