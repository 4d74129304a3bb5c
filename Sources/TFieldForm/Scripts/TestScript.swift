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
  /// Every line that is no step, in the order of the file, with what is wrong with it.
  package private(set) var errors: [(line: Int, problem: Refusal)] = []

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
        errors.append((index + 1, error))
      }
    }
  }

  private mutating func add(
    _ bytes: ArraySlice<UInt8>, at line: Int
  ) throws(Refusal) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Refusal("this line is not UTF-8")
    }
    var reader = StepReader(text)
    let source = String(reader.rest)
    guard let deed = try reader.deed() else { return }
    try checkOrder(of: deed)
    steps.append(ScriptStep(line: line, source: source, deed: deed))
  }

  private mutating func checkOrder(of deed: ScriptStep.Deed) throws(Refusal) {
    switch deed {
    case .form: (hasForm, isPlayed) = (true, false)
    case .answers where isPlayed:
      throw Refusal("'answers' must stand before the form is used")
    case _ where deed.isPlay, .answers:
      try Refusal.unless(hasForm, "there is no form yet: begin with 'form FILE'")
      isPlayed = deed.isPlay
    default: break
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

    /// Whether it needs a form that is open.
    var isPlay: Bool {
      switch self {
      case .form, .answers, .today, .size: false
      case .type, .paste, .press, .expect: true
      }
    }
  }

  package var line: Int
  package var source: String
  package var deed: Deed
}

/// Something that a test script says should be seen.
package enum ScriptExpectation: Hashable, Sendable {
  /// What is claimed of the error or warning that a field shows.
  package enum Fault: Hashable, Sendable {
    case none
    case any
    case code(ErrorCode)
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
  /// Whether a field is `visible` or `hidden`.
  case presence(String, String)
  /// Some line of the screen holds the text.
  case screen(String)
  /// The whole screen is that of a file.
  case screenFile(String)
  /// The answers, as a JSON document in which the order of members is free.
  case output(JSONValue)
  /// How far the form should have come: `submitted`, `cancelled` or `editing`.
  case outcome(String)
}
