import TField

/// The title of a form in as many lines as it needs, and one counter.
struct TitleLine {
  private static let mostLines = 3
  private let lines: [String]
  private let progress: String
  private let style: Style

  init(for session: FormSession, width: Int, _ options: FormScreen.Options) {
    let progress = FormProgress(session)
    let words = Self.words(for: progress).map { Wording.screen($0).text(in: options.language) }
    self.init(
      session.form.title.text(in: options.language), words ?? "",
      progress.toFix > 0 ? .errorText : .progress, width, options.charset)
  }

  /// The title of a list, and how many entries it has.
  init(_ sheet: SheetFace, width: Int, _ options: FormScreen.Options) {
    self.init(sheet.title, sheet.count, .progress, width, options.charset)
  }

  private init(
    _ title: String, _ progress: String, _ style: Style, _ width: Int, _ charset: Charset
  ) {
    (self.progress, self.style) = (progress, style)
    let room = width - DisplayText.width(of: progress, in: charset) - 2
    lines = Array(
      DisplayText.lines(of: title, in: charset, limit: max(1, room)).prefix(Self.mostLines))
  }

  /// Errors in sight, else what is missing, else that nothing is.
  private static func words(for progress: FormProgress) -> ScreenWording? {
    if progress.toFix > 0 { return .toFix(progress.toFix) }
    if progress.requiredLeft > 0 { return .left(progress.requiredLeft) }
    return progress.required > 0 && progress.isValid ? .complete : nil
  }

  var lineCount: Int { max(1, lines.count) }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    for (row, line) in zip(rect.rows, lines) {
      canvas.write(line, at: Point(row: row, column: rect.columns.lowerBound), style: .title)
    }
    let width = DisplayText.width(of: progress, in: canvas.charset)
    canvas.write(progress, at: rect.origin.moved(columns: rect.width - width), style: style)
  }
}
