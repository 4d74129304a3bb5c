internal import TField
internal import TFieldForm
internal import TFieldScreen
internal import TFieldSystem
internal import TFieldTerminal

extension Verb {
  static func render(_ arguments: Arguments) throws(Failure) -> ExitStatus {
    let path = FilePath(bytes: try arguments.operand("FORM"))
    let answers = arguments.path("answers")
    try NamedFiles(reading: [("the form", path), ("--answers", answers)]).check()
    let theme = try arguments.path("theme").map(Theme.chosen) ?? .default
    var options = FormScreen.Options()
    // Plain text can't show faint words.
    options.showsFaint = arguments.has("svg")
    options.drawsBlocks = options.showsFaint
    options.drawsSwatches = options.showsFaint
    let session: FormSession
    let size: (width: Int, height: Int)
    if path.bytes.reversed().starts(with: ".tfield-test".utf8.reversed()) {
      (session, size) = try played(path, arguments)
    } else {
      let languages = Languages.preferred(option: try arguments.language("lang"))
      options.language = Language(wanted: languages)
      size =
        try arguments.value("size", "columns and rows from 1 to 1000, such as 80x24", Self.size)
        ?? (80, 24)
      session = try opened(path, languages, answers, arguments)
    }
    var screen = FormScreen(options)
    let canvas = screen.canvas(for: session, width: size.width, height: size.height)
    guard arguments.has("svg") else {
      return try StandardOutput.write(document: canvas.rows.map { $0 + "\n" }.joined())
    }
    let title = session.title.text(in: options.language)
    return try StandardOutput.write(document: SVGPicture(theme).text(of: canvas, title: title))
  }

  private static func opened(
    _ path: FilePath, _ languages: [String], _ given: FilePath?, _ arguments: Arguments
  ) throws(Failure) -> FormSession {
    let today = try arguments.calendarDay("today") ?? FormRun.today
    let file = try FormFile(path, languages: languages, takesSchemas: true)
    guard let form = file.result.form else {
      StandardError.write(lines: file.report)
      throw Failure(.unusableFile, "'\(path)' can't be drawn")
    }
    let answers = try given.map { path throws(Failure) in try Prefill.answers(in: path, for: form) }
    var session = FormSession(
      form, today: today, language: Language(wanted: languages), answers: answers?.values ?? [:])
    if let id = try arguments.text("focus") {
      session.moveFocus(to: try stop(id, in: form), goingOn: false)
    }
    return session
  }

  /// A script sets its own options, and its expectations must be met.
  private static func played(
    _ path: FilePath, _ arguments: Arguments
  ) throws(Failure) -> (FormSession, (width: Int, height: Int)) {
    for option in ["size", "answers", "focus", "today", "lang"] where arguments.has(option) {
      throw .usage("--\(option) works with a form, not with a script")
    }
    let test = ScriptTest(path)
    guard test.run?.failures.isEmpty ?? true, !test.isAtFault else {
      StandardError.write(lines: test.report)
      throw Failure(test.isAtFault ? .unusableFile : .invalid, "'\(path)' can't be drawn")
    }
    guard let run = test.run, let session = run.session else {
      throw Failure(.unusableFile, "'\(path)' doesn't open a form")
    }
    return (session, (run.width, run.height))
  }

  private static func size(_ text: String) -> (width: Int, height: Int)? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard sides.count == 2, sides.allSatisfy((1...1000).contains) else { return nil }
    return (sides[0], sides[1])
  }

  private static func stop(_ id: String, in form: Form) throws(Failure) -> Stop {
    if let index = form.index(of: id) { return .field(index) }
    if let index = form.actions.firstIndex(where: { $0.id == id }) { return .action(index) }
    throw .unknown(
      "no field '\(id.visible())'", id, among: form.fields.map(\.id) + form.actions.map(\.id))
  }
}
