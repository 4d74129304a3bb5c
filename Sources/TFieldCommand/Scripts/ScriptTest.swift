internal import TFieldTerminal
internal import TField
internal import TFieldForm
internal import TFieldScreen
internal import TFieldSystem

/// One test script, run to its end.
struct ScriptTest {
  /// Whether the script, or a file that it names, can't be read.
  private(set) var isAtFault = false
  private(set) var report: [String] = []
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
/// Recorded screens are written beside it, as new files or in place of screens recorded before.
final class ScriptFiles: ScriptStage {
  /// The first line of a recorded file, which allows another screen to replace it.
  private static let head = "# screen recorded by tfield test"

  private let folder: FilePath
  private let isRecording: Bool
  private(set) var written: [FilePath] = []

  init(of script: FilePath, isRecording: Bool) {
    (folder, self.isRecording) = (script.folder, isRecording)
  }

  /// Always the same date, so that scripts don't depend on the day.
  let today = CalendarDate(year: 2000, month: 1, day: 1) ?? .unknown

  func form(_ name: String) throws(ScriptTrouble) -> ScriptForm {
    let file: FormFile
    // The same everywhere: a script's clock shows UTC.
    do {
      file = try FormFile(
        path(name), languages: ["en"], takesSchemas: true, offset: { _ in 0 })
    } catch { throw ScriptTrouble(error.message) }
    guard let form = file.result.form else {
      throw ScriptTrouble(.say("test.unusableForm"), details: file.report)
    }
    var opened = ScriptForm(form)
    (opened.schema, opened.isSchemaAlone, opened.kinds) = (file.schema, file.isSchema, file.kinds)
    return opened
  }

  func answers(_ name: String, _ form: ScriptForm) throws(ScriptTrouble) -> GivenAnswers {
    let bytes = try bytes(name)
    do {
      return try GivenAnswers(
        bytes, for: form.form, isInstance: form.schema != nil, kinds: form.kinds)
    } catch {
      throw ScriptTrouble(error.told(of: name.visible(limit: 200)))
    }
  }

  func lines(_ name: String) throws(ScriptTrouble) -> [String] {
    let lines = String(decoding: try bytes(name), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // Files may also be written by hand.
    return lines.first == Self.head ? Array(lines.dropFirst()) : lines
  }

  func record(_ name: String, _ rows: [String]) throws(ScriptTrouble) -> Bool {
    guard isRecording else { return false }
    do throws(SystemError) {
      let file = try EnclosedFile(FilePath(name), in: folder)
      guard try file.bytes()?.starts(with: (Self.head + "\n").utf8) ?? true else {
        throw SystemError(.replace, .notRecorded, file.path)
      }
      try file.replace(with: ([Self.head] + rows).flatMap { Array($0.utf8) + [0x0A] })
      if !written.contains(file.path) { written.append(file.path) }
    } catch { throw ScriptTrouble(Wording(error)) }
    return true
  }

  func screen(_ session: FormSession, _ width: Int, _ height: Int) -> [String] {
    var options = FormScreen.Options()
    // Plain text can't show faint words.
    options.showsFaint = false
    options.drawsBlocks = false
    options.drawsSwatches = false
    var screen = FormScreen(options)
    return screen.canvas(for: session, width: width, height: height).rows
  }

  private func path(_ name: String) -> FilePath {
    let beside = folder.appending(FilePath(name))
    return beside.existing == nil ? FilePath(name) : beside
  }

  private func bytes(_ name: String) throws(ScriptTrouble) -> [UInt8] {
    do { return try FormFile.bytes(of: path(name)) } catch { throw ScriptTrouble(error.message) }
  }
}
