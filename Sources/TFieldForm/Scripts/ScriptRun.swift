package import TField

/// Plays a test script into a form, and notes failures; only a missing form or file ends it.
package struct ScriptRun {
  private let stage: any ScriptStage
  package private(set) var passed = 0
  package private(set) var failures: [ScriptFailure] = []
  /// The step at which the run had to end, and why.
  package private(set) var fault: (line: Int, trouble: ScriptTrouble)?

  private var form: Form?
  private var answers: [String: String] = [:]
  private var today: CalendarDate
  package private(set) var width = 80
  package private(set) var height = 24
  /// The form being filled in, from the first step that needs it.
  package private(set) var session: FormSession?

  package init(_ script: TestScript, on stage: any ScriptStage) {
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

  private mutating func play(_ step: ScriptStep) throws(ScriptTrouble) {
    if step.deed.isPlay, session == nil, let form {
      session = FormSession(form, today: today, answers: answers)
    }
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

  private mutating func judge(
    _ expectation: ScriptExpectation, _ step: ScriptStep
  ) throws(ScriptTrouble) {
    guard let session else { return }
    let check = ExpectationCheck(session: session, width: width, height: height, stage: stage)
    if let mismatch = try check.mismatch(expectation) {
      failures.append(ScriptFailure(step: step, mismatch: mismatch, screen: check.screen))
    } else {
      passed += 1
    }
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
package protocol ScriptStage {
  /// Today, where a script doesn't say.
  var today: CalendarDate { get }
  func form(_ path: String) throws(ScriptTrouble) -> Form
  /// The answers of a file, by id, for a form.
  func answers(_ path: String, _ form: Form) throws(ScriptTrouble) -> [String: String]
  /// The lines of a file that holds a screen.
  func lines(_ path: String) throws(ScriptTrouble) -> [String]
  /// Writes such a file; false where screens are compared.
  func record(_ path: String, _ lines: [String]) throws(ScriptTrouble) -> Bool
  func screen(_ session: FormSession, _ width: Int, _ height: Int) -> [String]
}

/// Something that a script asked for and that isn't to be had.
package struct ScriptTrouble: Error, Hashable {
  package let sentence: Wording
  /// What the sentence announces, each on a line of its own.
  package let details: [String]

  package init(_ sentence: Wording, details: [String] = []) {
    (self.sentence, self.details) = (sentence, details)
  }
}

/// An expectation that wasn't met.
package struct ScriptFailure: Sendable {
  /// What should have been seen, and what was.
  package typealias Mismatch = (expected: Wording, found: Wording)

  package var step: ScriptStep
  package var mismatch: Mismatch
  package var screen: [String]

  /// The failure as it is printed: the place in the file `name`, what was expected, the screen.
  package func report(name: String, in language: Language) -> [String] {
    let told = [
      Wording.say("test.expected", ["what": mismatch.expected]),
      .say("test.found", ["what": mismatch.found]),
    ].map {
      "  " + $0.text(in: language).visible(limit: 10_000)
    }
    return ["\(name):\(step.line): \(step.source.visible(limit: 200))"] + told
      + screen.map { "  | \($0)" }
  }
}
