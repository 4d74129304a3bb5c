internal import TFieldForm
internal import TField
internal import TFieldScreen
internal import TFieldSystem

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
    return beside.exists ? beside : FilePath(name)
  }

  private func form(_ name: String) throws(ScriptStage.Trouble) -> Form {
    let file: FormFile
    do {
      file = try FormFile(path(name), languages: ["en"])
    } catch { throw ScriptStage.Trouble(error.message) }
    guard let form = file.result.form else {
      throw ScriptStage.Trouble("the form can't be used", details: file.report)
    }
    return form
  }

  private func answers(
    _ name: String, _ form: Form
  ) throws(ScriptStage.Trouble) -> [String: String] {
    do {
      return try GivenAnswers(try bytes(name), for: form).texts
    } catch let error as ScriptStage.Trouble {
      throw error
    } catch { throw ScriptStage.Trouble("\(name.visible(limit: 200)): \(error)") }
  }

  private func bytes(_ name: String) throws(ScriptStage.Trouble) -> [UInt8] {
    do {
      return try ReadFile.bytes(of: path(name), limit: FormFile.sizeLimit)
    } catch { throw ScriptStage.Trouble("\(error)") }
  }

  private func lines(_ name: String) throws(ScriptStage.Trouble) -> [String] {
    RecordedScreen.rows(in: try bytes(name))
  }
}
