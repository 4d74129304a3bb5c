internal import TField
internal import TFieldForm
internal import TFieldScreen
internal import TFieldSystem
internal import TFieldTerminal

extension Verb {
  static func render(_ arguments: Arguments) throws(Failure) -> ExitStatus {
    let answers = arguments.bytes("answers").map { [("--answers", FilePath(bytes: $0))] } ?? []
    let form = FilePath(bytes: try arguments.operand("FORM"))
    try NamedFiles(reading: [("the form", form)] + answers).check()
    let rendering = try Rendering(arguments)
    try StandardOutput.write(document: arguments.has("svg") ? rendering.picture : rendering.text)
    return .success
  }
}

/// A form drawn as it opens, or as a test script leaves it.
private struct Rendering {
  private let session: FormSession
  private let theme: Theme
  private let canvas: Canvas
  private let language: Language

  init(_ arguments: Arguments) throws(Failure) {
    let path = FilePath(bytes: try arguments.operand("FORM"))
    theme = try arguments.bytes("theme").map(ThemeChoice.theme) ?? .default
    var options = FormScreen.Options()
    // Text has no faint words.
    options.showsFaint = arguments.has("svg")
    let size: (width: Int, height: Int)
    if path.bytes.reversed().starts(with: ".tfield-test".utf8.reversed()) {
      (session, size) = try Self.played(path, arguments)
    } else {
      let languages = Languages.preferred(option: try arguments.language("lang"))
      options.language = Language(wanted: languages)
      size = try Self.size(try arguments.text("size"))
      session = try Self.opened(path, languages, options.language, arguments)
    }
    language = options.language
    var screen = FormScreen(options)
    canvas = screen.canvas(for: session, width: size.width, height: size.height)
  }

  var text: String { canvas.rows.map { $0 + "\n" }.joined() }

  var picture: String {
    SVGPicture(theme).text(of: canvas, title: session.form.title.text(in: language))
  }
}

extension Rendering {
  private static func opened(
    _ path: FilePath, _ languages: [String], _ language: Language, _ arguments: Arguments
  ) throws(Failure) -> FormSession {
    let today = try arguments.calendarDay("today") ?? FormRun.today
    let form = try form(path, languages)
    let answers = try arguments.bytes("answers").map { name throws(Failure) in
      try Prefill.answers(in: FilePath(bytes: name), for: form).texts
    }
    var session = FormSession(form, today: today, language: language, answers: answers ?? [:])
    if let id = try arguments.text("focus") { session.moveFocus(to: try stop(id, in: form)) }
    return session
  }

  /// A script says itself what options say of a form, and its expectations must be met.
  private static func played(
    _ path: FilePath, _ arguments: Arguments
  ) throws(Failure) -> (FormSession, (width: Int, height: Int)) {
    for option in ["size", "answers", "focus", "today", "lang"] where arguments.has(option) {
      throw .usage("--\(option) works with a form, not with a script")
    }
    let test = ScriptTest(path)
    guard test.failed == 0, !test.isAtFault else {
      StandardError.write(lines: test.report)
      throw Failure(test.isAtFault ? .unusableFile : .invalid, "'\(path)' can't be drawn")
    }
    guard let run = test.run, let session = run.session else {
      throw Failure(.unusableFile, "'\(path)' doesn't open a form")
    }
    return (session, (run.width, run.height))
  }
}

// What the options say.
extension Rendering {
  private static func form(_ path: FilePath, _ languages: [String]) throws(Failure) -> Form {
    let file = try FormFile(path, languages: languages, takesSchemas: true)
    guard let form = file.result.form else {
      StandardError.write(lines: file.report)
      throw Failure(.unusableFile, "'\(path)' can't be drawn")
    }
    return form
  }

  private static func size(_ text: String?) throws(Failure) -> (width: Int, height: Int) {
    guard let text else { return (80, 24) }
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (1...1000).contains(width), (1...1000).contains(height)
    else {
      throw .usage(
        "--size needs columns and rows from 1 to 1000, such as 80x24, not '\(text.visible())'")
    }
    return (width, height)
  }

  private static func stop(_ id: String, in form: Form) throws(Failure) -> Stop {
    if let index = form.index(of: id) { return .field(index) }
    if let index = form.actions.firstIndex(where: { $0.id == id }) { return .action(index) }
    throw .unknown(
      "no field '\(id.visible())'", id, among: form.fields.map(\.id) + form.actions.map(\.id))
  }
}
