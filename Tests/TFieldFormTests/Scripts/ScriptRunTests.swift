import TField
import Testing

@testable import TFieldForm

@Suite struct ScriptRunTests {
  @Test func `a script plays a form to its end`() {
    let run = ScriptRun(
      """
      form sample
      today 2026-11-21
      expect focus first
      expect outcome editing
      expect field first = "" valid
      type Ada
      expect caret 3
      press Tab
      expect field first = Ada valid
      paste 555 234
      expect field phone = (555) 234
      expect caret 10
      expect error phone none
      press Tab
      expect error phone incomplete
      expect field phone = (555) 234 invalid incomplete
      press Shift-Tab
      type 4567
      expect field phone = (555) 234-4567 valid
      expect group person valid
      press Tab
      type "x"
      expect badge code short
      expect warning code
      expect warning phone none
      press Tab
      expect field news = false
      expect hidden topic
      type " "
      expect visible topic
      expect field news = true
      press Left 2
      expect group person valid
      expect screen topic
      expect output {"phone": "(555) 234-4567", "first": "Ada", "code": "x", \
      "news": true, "topic": "", "pin": ""}
      press Ctrl-S
      expect outcome submitted
      """)
    #expect(run.reports == [])
    #expect(run.passed == 23)
    #expect(run.fault?.trouble == nil)
  }

  @Test(arguments: [
    ("field first = Bob", "first = \"Bob\"", "\"Ada\""),
    ("field first = Ada invalid", "first to show some error", "no error"),
    ("field pin = 4321", "pin = \"4321\"", "another text"),
    ("field none = x", "a field 'none'", "no such field in this form"),
    ("focus phone", "the focus on phone", "the focus on first"),
    ("error first required", "first to show error required", "no error"),
    ("error phone none", "phone to show no error", "error incomplete (Enter 10 digits)"),
    ("warning first", "first to show some warning", "no warning"),
    (
      "group person valid", "the group person valid",
      "person invalid (first: valid, phone: incomplete)"
    ),
    ("group persons valid", "a group 'persons'", "no such group in this form"),
    ("caret 2", "the caret at 2", "the caret at 3"),
    ("badge code long", "\"long\"", "\"\""),
    ("visible topic", "visible", "hidden"),
    ("hidden first", "hidden", "visible"),
    ("screen no such thing", "\"no such thing\" on the screen", "no such line"),
    ("screen-file other.txt", "row 2 of other.txt to be \"phone: (555) 1\"", "\"phone: (555\""),
    ("screen-file gone.txt", "the screen of gone.txt", "gone.txt: no such file"),
    (
      "output {\"first\":\"Bob\"}", "{\"first\":\"Bob\"}",
      #"{"first":"Ada","phone":"(555","code":"","news":false,"pin":"•••"}"#
    ),
    ("outcome cancelled", "cancelled", "editing"),
  ])
  func `what is not as expected is told, and the run goes on`(
    expectation: String, expected: String, found: String
  ) {
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
