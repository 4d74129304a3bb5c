import Foundation
import TField
import TestSupport
import Testing

@testable import TFieldForm

/// One form, one file of answers, a screen with a field a row.
struct SampleStage: ScriptStage {
  let today = CalendarDate.unknown
  var recorded: ((_ path: String, _ lines: [String]) -> Void)?

  func form(_ path: String) throws(ScriptTrouble) -> ScriptForm {
    guard path == "sample" else { throw ScriptTrouble("\(path): no such form") }
    return ScriptForm(Self.sampleForm)
  }

  func answers(_ path: String, _ form: ScriptForm) throws(ScriptTrouble) -> GivenAnswers {
    guard path == "filled" else { throw ScriptTrouble("\(path): no such answers") }
    return GivenAnswers(["first": "Ada", "phone": "555", "pin": "1234"])
  }

  func lines(_ path: String) throws(ScriptTrouble) -> [String] {
    switch path {
    case "filled.txt": ["first: Ada  ", "phone: (555", "code:", "news:", "pin: ••••", "", " "]
    case "other.txt": ["first: Ada", "phone: (555) 1"]
    default: throw ScriptTrouble("\(path): no such file")
    }
  }

  func record(_ path: String, _ lines: [String]) -> Bool {
    recorded?(path, lines)
    return recorded != nil
  }

  func screen(_ session: FormSession, _ width: Int, _ height: Int) -> [String] {
    session.fields.filter { !$0.isHidden }.prefix(height).map { state in
      let text = state.field.isSecret ? Mask.nothing.hiding(state.text) : state.text
      return String("\(state.field.id): \(text)".prefix(width))
    }
  }

  private static let pin = {
    var options = FieldOptions()
    options.isSecret = true
    return Field("pin", Phrase(), options: options)
  }()

  private static let sampleForm = Form(
    "Sample",
    sections: [
      Section(
        group: "person",
        rows: [[Field("first", required: true)], [Field("phone", .phone, required: true)]]),
      Section(
        rows: [
          [Field("code", Remarkable())],
          [Field("news", .toggle)],
          [Field("topic", when: .field("news", .equals, .value(.flag(true))))],
          [pin],
        ]),
    ])
}

/// A type that remarks on a single character.
struct Remarkable: FieldType {
  static let traits = TypeTraits("Code")

  func badge(_ data: String) -> Wording? { data.count == 1 ? "short" : nil }

  func warning(_ data: String) -> FieldError? {
    data.count == 1 ? FieldError(.tooShort, "rather short") : nil
  }
}

@Suite struct ScriptRunTests {
  @Test func `a script plays a form to its end`() {
    let run = ScriptRun(TestFile.text(of: "sample.tfield-test"))
    #expect(run.reports == [])
    #expect(run.passed == 23)
    #expect(run.fault?.trouble == nil)
  }

  @Test(arguments: TestFile.tables(of: "faults.txt")[1].lines)
  func `what is not as expected is told, and the run goes on`(row: String) {
    let cells = row.components(separatedBy: " ¦ ")
    let (expectation, expected, found) = (cells[0], cells[1], cells[2])
    let run = ScriptRun(
      """
      form sample
      answers filled
      expect \(expectation)
      expect focus first
      """)
    #expect(run.failures.map { $0.mismatch.expected.text() } == [expected])
    #expect(run.failures.map { $0.mismatch.found.text() } == [found])
    #expect(run.failures.map(\.step.line) == [3])
    #expect(run.passed == 1)
  }

  @Test func `a failure is printed with its place and the screen`() {
    let run = ScriptRun(
      """
      form sample
      size 9x2

      type Bob  # not Ada
      expect field first = Ada
      """)
    #expect(
      run.reports == [
        """
        sample.tfield-test:5: expect field first = Ada
          expected first = "Ada"
          found "Bob"
          | first: Bo
          | phone:

        """
      ])
    let german = run.failures.flatMap { $0.report(name: "f", in: .german) }
    #expect(german[1...2] == ["  erwartet first = \"Ada\"", "  gefunden \"Bob\""])
  }

  @Test func `a screen is compared without the spaces that no one sees`() {
    let run = ScriptRun("form sample\nanswers filled\nexpect screen-file filled.txt")
    #expect(run.reports == [])
    #expect(run.passed == 1)
  }

  @Test func `recording writes the screen and passes`() {
    var recorded: [String: [String]] = [:]
    let script = TestScript(lines: ["form sample", "size 30x2", "expect screen-file new.txt"])
    let run = ScriptRun(script, on: SampleStage { path, lines in recorded[path] = lines })
    #expect(run.passed == 1)
    #expect(recorded == ["new.txt": ["first:", "phone:"]])
  }

  @Test func `a form or answers that aren't to be had end the run`() {
    let run = ScriptRun("form sample\nexpect focus first\nform gone\nexpect focus first")
    #expect(run.fault?.line == 3)
    #expect(run.fault?.trouble.sentence == "gone: no such form")
    #expect(run.passed == 1)
    #expect(ScriptRun("form sample\nanswers gone").fault?.line == 2)
  }

  @Test func `each form starts afresh, and the day can change under it`() {
    let run = ScriptRun(
      """
      form sample
      answers filled
      expect field first = Ada
      today 2027-01-01
      form sample
      expect field first =
      """)
    #expect(run.reports == [])
    #expect(run.session?.today == CalendarDate("2027-01-01"))
  }

  @Test func `typed line breaks and tabs are the keys`() {
    let run = ScriptRun(
      #"form sample\#ntype "a\tb\n"\#nexpect focus code\#nexpect field first = a"#)
    #expect(run.reports == [])
  }

  @Test(arguments: [
    ("form a.json", ScriptStep.Command.form("a.json")),
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
  func `a line is a step`(line: String, command: ScriptStep.Command) {
    let script = TestScript(lines: ["form f", line])
    #expect(script.errors.isEmpty)
    #expect(script.steps.last?.command == command)
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
    #expect(script.steps.last?.command == .expect(expectation))
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

extension ScriptRun {
  init(_ text: String) {
    let script = TestScript(Array(text.utf8))
    #expect(script.errors.isEmpty)
    self.init(script, on: SampleStage())
  }

  var reports: [String] {
    failures.map { $0.report(name: "sample.tfield-test", in: .english).map { $0 + "\n" }.joined() }
  }
}

extension TestScript {
  init(lines: [String]) {
    self.init(Array(lines.joined(separator: "\n").utf8))
  }
}
