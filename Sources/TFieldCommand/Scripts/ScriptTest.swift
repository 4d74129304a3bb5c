internal import TFieldTerminal
internal import TField
internal import TFieldForm
internal import TFieldScreen
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
      fail(["tfield: " + Wording(error).text()])
    }
  }

  private mutating func play(_ script: TestScript, on stage: ScriptStage) {
    guard script.errors.isEmpty else {
      let lines = script.errors.map { "\(name):\($0.line): error: \($0.problem)" }
      return fail(lines)
    }
    let run = ScriptRun(script, on: stage)
    self.run = run
    (passed, failed) = (run.passed, run.failures.count)
    report = run.failures.flatMap { $0.report(name: name) }
    if let fault = run.fault {
      let details = fault.trouble.details.map { "  " + $0 }
      fail(["\(name):\(fault.line): error: \(fault.trouble.sentence)"] + details)
    }
  }

  private mutating func fail(_ lines: [String]) {
    isAtFault = true
    report += lines
  }
}

/// The files that a script names: beside it, or else in the current folder.
struct ScriptFiles {
  private let folder: FilePath

  init(of script: FilePath) { folder = script.folder }

  /// What a script is played on.
  func stage(recording recorder: ScreenRecorder? = nil) -> ScriptStage {
    typealias Trouble = ScriptStage.Trouble
    var stage = ScriptStage(
      today: ScriptTest.today,
      form: { name throws(Trouble) in try form(name) },
      answers: { name, form throws(Trouble) in try answers(name, form) },
      lines: { name throws(Trouble) in try lines(name) },
      screen: { session, width, height in
        var options = FormScreen.Options()
        // Text has no faint words.
        options.showsFaint = false
        var screen = FormScreen(options)
        return screen.canvas(for: session, width: width, height: height).rows
      })
    if let recorder {
      stage.record = { name, rows throws(Trouble) in try recorder.record(rows, at: name) }
    }
    return stage
  }

  private func path(_ name: String) -> FilePath {
    let beside = folder.appending(FilePath(name))
    return beside.existing == nil ? FilePath(name) : beside
  }

  private func form(_ name: String) throws(ScriptStage.Trouble) -> Form {
    let file: FormFile
    do {
      // The same everywhere: a script's clock shows UTC.
      file = try FormFile(path(name), languages: ["en"], offset: { _ in 0 })
    } catch { throw ScriptStage.Trouble(error.message.text()) }
    guard let form = file.result.form else {
      throw ScriptStage.Trouble("the form can't be used", details: file.report)
    }
    return form
  }

  private func answers(
    _ name: String, _ form: Form
  ) throws(ScriptStage.Trouble) -> [String: String] {
    let bytes = try bytes(name)
    do { return try GivenAnswers(bytes, for: form).texts } catch {
      throw ScriptStage.Trouble("\(name.visible(limit: 200)): \(error)")
    }
  }

  private func bytes(_ name: String) throws(ScriptStage.Trouble) -> [UInt8] {
    do { return try FormFile.bytes(of: path(name)) } catch {
      throw ScriptStage.Trouble(error.message.text())
    }
  }

  private func lines(_ name: String) throws(ScriptStage.Trouble) -> [String] {
    RecordedScreen.rows(in: try bytes(name))
  }
}

/// Writes the screens of a script beside it: new files, or in place of screens recorded before.
final class ScreenRecorder {
  private let folder: FilePath
  /// The files written, in order.
  private(set) var written: [FilePath] = []

  init(beside script: FilePath) { folder = script.folder }

  func record(_ rows: [String], at name: String) throws(ScriptStage.Trouble) {
    do throws(SystemError) {
      let file = try EnclosedFile(FilePath(name), in: folder)
      guard try file.bytes().map(RecordedScreen.isRecorded) ?? true else {
        throw SystemError(.replace, .notRecorded, file.path)
      }
      try file.replace(with: RecordedScreen.bytes(rows))
      if !written.contains(file.path) { written.append(file.path) }
    } catch { throw ScriptStage.Trouble(Wording(error).text()) }
  }
}

/// The file of a screen that a test script expects: a line that says so, and the rows.
enum RecordedScreen {
  private static let head = "# screen recorded by tfield test"

  static func bytes(_ rows: [String]) -> [UInt8] {
    ([head] + rows).flatMap { Array($0.utf8) + [0x0A] }
  }

  /// True if a file was recorded, so that another screen may replace it.
  static func isRecorded(_ bytes: [UInt8]) -> Bool { bytes.starts(with: (head + "\n").utf8) }

  /// The rows in a file, which may also have been written by hand.
  static func rows(in bytes: [UInt8]) -> [String] {
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.first == head ? Array(lines.dropFirst()) : lines
  }
}
