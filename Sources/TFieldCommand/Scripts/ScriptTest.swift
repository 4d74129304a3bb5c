internal import TFieldForm
internal import TField
internal import TFieldSystem

/// One test script, played to its end.
struct ScriptTest {
  /// The day of scripts that name none: always the same, so that no script passes only today.
  static let today = CalendarDate(year: 2000, month: 1, day: 1) ?? .unknown

  private(set) var passed = 0
  private(set) var failed = 0
  /// Whether the script, or a file that it names, can't be read.
  private(set) var isAtFault = false
  /// What to print, if anything isn't as it should be.
  private(set) var report: [String] = []
  /// The run, if the script could be read.
  private(set) var run: ScriptRun?

  private let name: String

  init(_ path: FilePath, isRecording: Bool = false) {
    name = path.description
    do {
      let bytes = try ReadFile.bytes(of: path, limit: FormFile.sizeLimit)
      let recorder = isRecording ? ScreenRecorder(beside: path) : nil
      play(TestScript(bytes), on: ScriptFiles(of: path).stage(recording: recorder))
      report += recorder?.written.map { "recorded \($0)" } ?? []
    } catch {
      fail(["tfield: \(error)"])
    }
  }

  private mutating func play(_ script: TestScript, on stage: ScriptStage) {
    guard script.errors.isEmpty else {
      let lines = script.errors.map { "\(name):\($0.line): error: \($0)\($0.suggestion)" }
      return fail(lines)
    }
    let run = ScriptRun(script, on: stage)
    self.run = run
    (passed, failed) = (run.passed, run.failures.count)
    report = run.failures.flatMap { $0.report(name: name) }
    if let fault = run.fault {
      fail(["\(name):\(fault.line): error: \(fault.sentence)"] + fault.details.map { "  " + $0 })
    }
  }

  private mutating func fail(_ lines: [String]) {
    isAtFault = true
    report += lines
  }
}

extension ScriptError {
  /// The word that was most likely meant, where one was misspelt.
  fileprivate var suggestion: String {
    let guess: String? =
      switch problem {
      case .unknownStep(let word):
        Suggestion.nearest(to: word, among: StepName.allCases.map(\.rawValue))
      case .unknownExpectation(let word):
        Suggestion.nearest(to: word, among: ExpectationName.allCases.map(\.rawValue))
      case .unknownKey(let name):
        Suggestion.nearest(
          to: name,
          among: KeyMap.Place.allCases.flatMap { KeyMap[$0].entries.flatMap(\.keys).map(\.name) })
      default: nil
      }
    return guess.map { "; did you mean '\($0)'?" } ?? ""
  }
}
