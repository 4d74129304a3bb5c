internal import TFieldTerminal
internal import TField
internal import TFieldForm
internal import TFieldScreen
internal import TFieldSystem

/// One test script, played to its end.
struct ScriptTest {
  /// Whether the script, or a file that it names, can't be read.
  private(set) var isAtFault = false
  /// What to print, if anything isn't as it should be.
  private(set) var report: [String] = []
  /// The run, if the script could be read.
  private(set) var run: ScriptRun?

  init(_ path: FilePath, isRecording: Bool = false) {
    let language = Languages.spoken
    let script: TestScript
    do { script = TestScript(try ReadFile.bytes(of: path, limit: FormFile.sizeLimit)) } catch {
      fail(["tfield: " + Wording(error).text(in: language)])
      return
    }
    guard script.errors.isEmpty else {
      fail(script.errors.map { "\(path):\($0.line): error: \($0.problem)" })
      return
    }
    let files = ScriptFiles(of: path, isRecording: isRecording)
    let run = ScriptRun(script, on: files)
    self.run = run
    report = run.failures.flatMap { $0.report(name: "\(path)", in: language) }
    if let (line, trouble) = run.fault {
      let sentence = trouble.sentence.text(in: language)
      fail(["\(path):\(line): error: \(sentence)"] + trouble.details.map { "  " + $0 })
    }
    report += files.written.map {
      Wording.say("test.recorded", ["path": "\($0)"]).text(in: language)
    }
  }

  private mutating func fail(_ lines: [String]) {
    isAtFault = true
    report += lines
  }
}

/// The files that a script names: beside it, or else in the current folder.
///
/// Screens are written beside it where they are recorded: new files, or in place of screens recorded
/// before.
final class ScriptFiles: ScriptStage {
  private let folder: FilePath
  private let isRecording: Bool
  /// The screens recorded, in order.
  private(set) var written: [FilePath] = []

  init(of script: FilePath, isRecording: Bool) {
    (folder, self.isRecording) = (script.folder, isRecording)
  }

  /// Always the same, so that no script passes only today.
  let today = CalendarDate(year: 2000, month: 1, day: 1) ?? .unknown

  func form(_ name: String) throws(ScriptTrouble) -> Form {
    // The same everywhere: a script's clock shows UTC.
    let file = try told { () throws(Failure) in
      try FormFile(path(name), languages: ["en"], offset: { _ in 0 })
    }
    if let form = file.result.form { return form }
    throw ScriptTrouble(.say("test.unusableForm"), details: file.report)
  }

  func answers(_ name: String, _ form: Form) throws(ScriptTrouble) -> [String: String] {
    let bytes = try bytes(name)
    do { return try GivenAnswers(bytes, for: form).texts } catch {
      throw ScriptTrouble(error.told(of: name.visible(limit: 200)))
    }
  }

  func lines(_ name: String) throws(ScriptTrouble) -> [String] {
    RecordedScreen.rows(in: try bytes(name))
  }

  func record(_ name: String, _ rows: [String]) throws(ScriptTrouble) -> Bool {
    guard isRecording else { return false }
    do throws(SystemError) {
      let file = try EnclosedFile(FilePath(name), in: folder)
      guard try file.bytes().map(RecordedScreen.isRecorded) ?? true else {
        throw SystemError(.replace, .notRecorded, file.path)
      }
      try file.replace(with: RecordedScreen.bytes(rows))
      if !written.contains(file.path) { written.append(file.path) }
    } catch { throw ScriptTrouble(Wording(error)) }
    return true
  }

  func screen(_ session: FormSession, _ width: Int, _ height: Int) -> [String] {
    var options = FormScreen.Options()
    // Text has no faint words.
    options.showsFaint = false
    var screen = FormScreen(options)
    return screen.canvas(for: session, width: width, height: height).rows
  }

  private func path(_ name: String) -> FilePath {
    let beside = folder.appending(FilePath(name))
    return beside.existing == nil ? FilePath(name) : beside
  }

  private func bytes(_ name: String) throws(ScriptTrouble) -> [UInt8] {
    try told { () throws(Failure) in try FormFile.bytes(of: path(name)) }
  }

  private func told<Result>(_ body: () throws(Failure) -> Result) throws(ScriptTrouble) -> Result {
    do { return try body() } catch { throw ScriptTrouble(error.message) }
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
