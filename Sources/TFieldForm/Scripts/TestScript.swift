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
    case .answers where isPlayed: throw .tooLate(StepName.answers.rawValue)
    case .answers where !hasForm: throw .noForm
    default:
      guard deed.isPlay else { return }
      guard hasForm else { throw .noForm }
      isPlayed = true
    }
  }
}
