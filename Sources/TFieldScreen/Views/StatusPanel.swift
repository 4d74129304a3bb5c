import TField

/// Which of the groups that stand between the person and the main action are done.
///
/// Only groups with a field in sight of the person are told of.
struct StatusPanel {
  /// A group and how far it has come.
  private struct Entry {
    let title: String
    let state: ProgressMark?
    let isDone: Bool
  }

  private static let gap = 3
  private let entries: [Entry]
  private let language: Language

  init(_ session: FormSession, in language: Language) {
    self.language = language
    let form = session.form
    let titles = Dictionary(
      form.sections.map { ($0.group, $0.title) }, uniquingKeysWith: { first, _ in first })
    entries = Self.groups(gating: form).filter { Self.isInSight($0, of: session) }.map { name in
      let progress = FormProgress(session, form.groups[name] ?? [])
      return Entry(
        title: titles[name]??.text(in: language) ?? name,
        state: ProgressMark(progress, in: language), isDone: progress.isValid)
    }
  }

  /// One group says no more than the line on top.
  static func isEmpty(for session: FormSession) -> Bool {
    let groups = groups(gating: session.form).lazy.filter { isInSight($0, of: session) }
    return groups.dropFirst().isEmpty
  }

  private static func isInSight(_ group: String, of session: FormSession) -> Bool {
    session.form.groups[group]?.contains { session.fields.span[$0].isAnswer } ?? false
  }

  /// The groups that the main action asks for; those of the whole form, if it asks for all.
  private static func groups(gating form: Form) -> [String] {
    guard let action = form.defaultAction else { return [] }
    if let required = form.actions[action].requires { return required }
    var seen: Set<String> = []
    return form.sections.compactMap(\.group).filter { seen.insert($0).inserted }
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let shown = fitting(in: rect.width, canvas.charset)
    var point = rect.origin
    for entry in shown {
      let width = canvas.write(entry.title, at: point, style: .hint)
      point = point.moved(columns: width + 1)
      if let state = entry.state {
        point = point.moved(columns: state.draw(on: &canvas, at: point) + 1)
      }
      point = point.moved(columns: Self.gap - 1)
    }
    let left = entries.count { !$0.isDone } - shown.count { !$0.isDone }
    guard left > 0 else { return }
    canvas.write(
      Wording.screen(.others(left)).text(in: language), at: point,
      limit: rect.columns.upperBound - point.column, style: .hint)
  }

  /// All groups; where they don't fit, the first of those that aren't done.
  private func fitting(in width: Int, _ charset: Charset) -> [Entry] {
    let room = { (entry: Entry) in
      DisplayText.width(of: entry.title, in: charset)
        + (entry.state.map { $0.width(in: charset) + 1 } ?? 0) + Self.gap
    }
    if entries.reduce(0, { $0 + room($1) }) - Self.gap <= width { return entries }
    var left = width - 12
    return Array(
      entries.filter { !$0.isDone }.prefix { entry in
        left -= room(entry)
        return left >= 0
      })
  }
}
