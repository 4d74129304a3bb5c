import Foundation
import TField
import TestSupport
import Testing

@testable import TFieldForm

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
