import TField

/// The title of a form, and how far it has come.
struct TitleLine {
  let title: String
  let progress: String
  /// The same in a few cells.
  let shortProgress: String

  init(for session: FormSession, in language: Language) {
    let progress = FormProgress(session)
    title = session.form.title.text(in: language)
    shortProgress = "\(progress.answered)/\(progress.total)"
    let words = Wording.screen(
      .progress(
        done: progress.answered, total: progress.total, requiredLeft: progress.requiredLeft))
    self.progress = words.text(in: language)
  }

  /// The title of a list, and how many entries it has.
  init(_ sheet: SheetFace) {
    (title, progress, shortProgress) = (sheet.title, sheet.count, sheet.count)
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let title = DisplayText(title, in: canvas.charset)
    let fits =
      title.width + 2 + DisplayText.width(of: progress, in: canvas.charset) <= rect.width
    let progress = DisplayText(fits ? self.progress : shortProgress, in: canvas.charset)
    canvas.write(
      title.cut(to: rect.width - progress.width - 2), at: rect.origin, style: .title)
    canvas.write(
      progress, at: rect.origin.moved(columns: rect.width - progress.width), style: .progress)
  }
}
