package import TField

/// Plays a test script into a form, and notes what is not as it should be.
///
/// A failure doesn't end the run; a form or file that can't be had does.
package struct ScriptRun {
  private let stage: ScriptStage
  package private(set) var passed = 0
  package private(set) var failures: [ScriptFailure] = []
  /// The step at which the run had to end, and why.
  package private(set) var fault: (line: Int, trouble: ScriptStage.Trouble)?

  private var form: Form?
  private var answers: [String: String] = [:]
  private var today: CalendarDate
  package private(set) var width = 80
  package private(set) var height = 24
  /// The form being filled in, from the first step that needs it.
  package private(set) var session: FormSession?

  /// Plays the whole script.
  package init(_ script: TestScript, on stage: ScriptStage) {
    self.stage = stage
    today = stage.today
    for step in script.steps {
      do {
        try play(step)
      } catch {
        fault = (step.line, error)
        return
      }
    }
  }

  private mutating func play(_ step: ScriptStep) throws(ScriptStage.Trouble) {
    if step.deed.isPlay { open() }
    switch step.deed {
    case .form(let path): (form, answers, session) = (try stage.form(path), [:], nil)
    case .answers(let path): if let form { answers = try stage.answers(path, form) }
    case .today(let day):
      today = day
      session?.turn(to: day)
    case .size(let width, let height): (self.width, self.height) = (width, height)
    case .type(let text): for character in text { session?.handle(.key(Key(typing: character))) }
    case .paste(let text): session?.handle(.paste(text))
    case .press(let key, let times): for _ in 0..<times { session?.handle(.key(key)) }
    case .expect(let expectation): try judge(expectation, step)
    }
  }

  private mutating func open() {
    guard session == nil, let form else { return }
    session = FormSession(form, today: today, answers: answers)
  }

  private mutating func judge(
    _ expectation: ScriptExpectation, _ step: ScriptStep
  ) throws(ScriptStage.Trouble) {
    guard let session else { return }
    let check = ExpectationCheck(session: session, width: width, height: height, stage: stage)
    if let mismatch = try check.mismatch(expectation) {
      failures.append(ScriptFailure(step: step, mismatch: mismatch, screen: check.screen))
    } else {
      passed += 1
    }
  }
}

extension ScriptRun {
  /// The last line of a report: how many expectations were met, and how many not.
  package static func counts(passed: Int, failed: Int) -> String {
    "\(passed) passed, \(failed) failed"
  }
}

extension Key {
  /// The key that types a character; line breaks and tabs have keys of their own.
  fileprivate init(typing character: Character) {
    switch character {
    case "\n", "\r", "\r\n": self.init(.enter)
    case "\t": self.init(.tab)
    default: self.init(.character(character))
    }
  }
}

/// What a script needs from outside to be played: files, and a screen.
package struct ScriptStage {
  /// Something that a script asked for and that isn't to be had, in a sentence.
  package struct Trouble: Error, Hashable {
    package var sentence: String
    /// What the sentence announces, each on a line of its own.
    package var details: [String]

    package init(_ sentence: String, details: [String] = []) {
      self.sentence = sentence
      self.details = details
    }
  }

  /// Today, where a script doesn't say.
  package var today: CalendarDate
  /// The form of a file.
  package var form: (_ path: String) throws(Trouble) -> Form
  /// The answers of a file, by id, for a form.
  package var answers: (_ path: String, _ form: Form) throws(Trouble) -> [String: String]
  /// The lines of a file that holds a screen.
  package var lines: (_ path: String) throws(Trouble) -> [String]
  /// Writes such a file; if it is there, screens are recorded and not compared.
  package var record: ((_ path: String, _ lines: [String]) throws(Trouble) -> Void)?
  /// The rows of the screen.
  package var screen: (_ session: FormSession, _ width: Int, _ height: Int) -> [String]

  package init(
    today: CalendarDate,
    form: @escaping (_ path: String) throws(Trouble) -> Form,
    answers: @escaping (_ path: String, _ form: Form) throws(Trouble) -> [String: String],
    lines: @escaping (_ path: String) throws(Trouble) -> [String],
    record: ((_ path: String, _ lines: [String]) throws(Trouble) -> Void)? = nil,
    screen: @escaping (_ session: FormSession, _ width: Int, _ height: Int) -> [String]
  ) {
    self.today = today
    self.form = form
    self.answers = answers
    self.lines = lines
    self.record = record
    self.screen = screen
  }
}

/// An expectation that wasn't met.
package struct ScriptFailure: Sendable {
  /// What should have been seen, and what was.
  package typealias Mismatch = (expected: String, found: String)

  package var step: ScriptStep
  package var mismatch: Mismatch
  /// The screen as it was then.
  package var screen: [String]

  /// The failure as it is printed: the place in the file `name`, what was expected, the screen.
  package func report(name: String) -> [String] {
    let frame = screen.map { "  | \($0)" }
    let head = [
      "\(name):\(step.line): \(step.source.visible(limit: 200))",
      "  expected \(mismatch.expected.visible(limit: 10_000))",
      "  found \(mismatch.found.visible(limit: 10_000))",
    ]
    return head + frame
  }
}
