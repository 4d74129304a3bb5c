package import TField

/// A test script: steps that play keys into forms and say what should follow.
///
/// ```
/// form Forms/checkout.json
/// type Ada
/// press Tab
/// expect field firstName = Ada valid
/// ```
package struct TestScript: Sendable {
  package private(set) var steps: [ScriptStep] = []
  /// Every line that is no step, in the order of the file.
  package private(set) var errors: [ScriptError] = []

  private var hasForm = false
  private var isPlayed = false

  /// Reads a script; what can't be read is left out, and reported.
  package init(_ bytes: [UInt8]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let end: UInt8 = bytes.contains(0x0A) ? 0x0A : 0x0D
    let lines = bytes.dropFirst(start).split(separator: end, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      do {
        try add(line.last == 0x0D ? line.dropLast() : line, at: index + 1)
      } catch {
        errors.append(ScriptError(line: index + 1, problem: error))
      }
    }
  }

  private mutating func add(
    _ bytes: ArraySlice<UInt8>, at line: Int
  ) throws(ScriptError.Problem) {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
    var reader = StepReader(text)
    guard let deed = try reader.deed() else { return }
    try checkOrder(of: deed)
    let source = ScriptWords(text).rest
    steps.append(ScriptStep(line: line, source: String(source), deed: deed))
  }

  private mutating func checkOrder(of deed: ScriptStep.Deed) throws(ScriptError.Problem) {
    switch deed {
    case .form: (hasForm, isPlayed) = (true, false)
    case .answers where isPlayed: throw .tooLate("answers")
    case .answers where !hasForm: throw .noForm
    default:
      guard deed.isPlay else { return }
      guard hasForm else { throw .noForm }
      isPlayed = true
    }
  }
}

/// One line of a test script: what is done to a form, or what should be seen of it.
package struct ScriptStep: Hashable, Sendable {
  /// What a step does.
  package enum Deed: Hashable, Sendable {
    case form(String)
    case answers(String)
    case today(CalendarDate)
    /// The screen's width and height, before the form opens or while it is open.
    case size(Int, Int)
    case type(String)
    case paste(String)
    case press(Key, times: Int)
    case expect(ScriptExpectation)
  }

  /// Counted from 1.
  package var line: Int
  /// The step as it was written.
  package var source: String
  package var deed: Deed

  package init(line: Int, source: String, deed: Deed) {
    self.line = line
    self.source = source
    self.deed = deed
  }
}

extension ScriptStep.Deed {
  /// Whether it needs a form that is open.
  var isPlay: Bool {
    switch self {
    case .form, .answers, .today, .size: false
    case .type, .paste, .press, .expect: true
    }
  }
}

/// Something that a test script says should be seen.
package enum ScriptExpectation: Hashable, Sendable {
  /// What is claimed of the error or warning that a field shows.
  package enum Fault: Hashable, Sendable {
    case none
    case any
    case code(ErrorCode)
  }

  /// How far the form should have come.
  package enum Ending: String, CaseIterable, Sendable {
    case submitted, cancelled, editing
  }

  /// The text a field shows; `fault` is the error beside it, where one is spoken of.
  case field(String, text: String, fault: Fault?)
  case focus(String)
  case error(String, Fault)
  case warning(String, Fault)
  case group(String, isValid: Bool)
  /// Where the caret stands in the focused field's shown text, counted in characters from 0.
  case caret(Int)
  case badge(String, text: String)
  case visible(String)
  case hidden(String)
  /// Some line of the screen holds the text.
  case screen(String)
  /// The whole screen is that of a file.
  case screenFile(String)
  /// The answers, as a JSON document in which the order of members is free.
  case output(JSONValue)
  case outcome(Ending)
}

/// One line of a test script that is no step.
package struct ScriptError: Error, Hashable, CustomStringConvertible {
  /// What can be wrong with a line.
  package enum Problem: Error, Hashable {
    case notUTF8
    case unknownStep(String)
    case unknownExpectation(String)
    case unknownKey(String)
    /// Something is missing behind a word.
    case missing(String, after: String)
    /// Something else was to stand there.
    case expected(String, found: String)
    case badText(JSONError)
    case unclosedText
    case badJSON(JSONError)
    /// Nothing can be played before there is a form.
    case noForm
    /// The answers must be there before the form opens.
    case tooLate(String)
  }

  /// Counted from 1.
  package var line: Int
  package var problem: Problem

  package init(line: Int, problem: Problem) {
    self.line = line
    self.problem = problem
  }

  /// What is wrong, without the place.
  package var description: String { "\(problem)" }
}

extension ScriptError.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notUTF8: "this line is not UTF-8"
    case .unknownStep(let word): "unknown step '\(word.visible())'"
    case .unknownExpectation(let word): "unknown expectation '\(word.visible())'"
    case .unknownKey(let name): "unknown key '\(name.visible())'"
    case .missing(let part, let word): "\(part) is missing after '\(word.visible())'"
    case .expected(let part, let found): "expected \(part), found '\(found.visible())'"
    case .badText(let error): "a text in quotes is a JSON string: \(error)"
    case .unclosedText: "the text has no closing quote"
    case .badJSON(let error): "column \(error.location.column) of the JSON: \(error)"
    case .noForm: "there is no form yet: begin with 'form FILE'"
    case .tooLate(let word): "'\(word)' must stand before the form is used"
    }
  }
}
