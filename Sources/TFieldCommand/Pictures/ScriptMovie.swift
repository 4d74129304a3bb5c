internal import TField
internal import TFieldForm
internal import TFieldScreen
internal import TFieldSystem
internal import TFieldTerminal

/// The screens of a test script, from its first key to its last.
struct ScriptMovie {
  private var frames: [SVGMovie.Frame] = []
  private var title = ""
  private let theme: Theme

  /// Plays a script, whose expectations must be met.
  init(_ path: FilePath, theme: Theme) throws(Failure) {
    self.theme = theme
    var frames: [SVGMovie.Frame] = []
    var title = ""
    var screen = FormScreen()
    let test = ScriptTest(path) { session, width, height, pause in
      let canvas = screen.canvas(for: session, width: width, height: height)
      frames.append(SVGMovie.Frame(canvas, for: pause.milliseconds))
      title = session.form.title.text()
    }
    guard test.failed == 0, !test.isAtFault else {
      StandardError.write(lines: test.report)
      throw Failure(test.isAtFault ? .unusableFile : .invalid, "'\(path)' can't be drawn")
    }
    guard !frames.isEmpty else { throw Failure(.unusableFile, "'\(path)' doesn't open a form") }
    frames[frames.count - 1].milliseconds = Self.lastPause
    (self.frames, self.title) = (frames, title)
  }

  private static let lastPause = 4000

  /// The last screen.
  var text: String { (frames.last?.canvas.rows ?? []).map { $0 + "\n" }.joined() }

  /// All of them, as a moving picture.
  var picture: String {
    SVGMovie(frames, drawnAs: SVGPicture { [theme] in SVGLook(theme[$0]) }).text(title: title)
  }
}

extension ScriptStage.Pause {
  fileprivate var milliseconds: Int {
    switch self {
    case .letter: 110
    case .key: 900
    }
  }
}
