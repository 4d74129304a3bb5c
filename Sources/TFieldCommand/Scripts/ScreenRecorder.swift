internal import TFieldForm
internal import TFieldSystem

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
        throw SystemError(.replace, .foreignContent(wanted: "a recorded screen"), file.path)
      }
      try file.replace(with: RecordedScreen.bytes(rows))
      if !written.contains(file.path) { written.append(file.path) }
    } catch { throw ScriptStage.Trouble("\(error)") }
  }
}
