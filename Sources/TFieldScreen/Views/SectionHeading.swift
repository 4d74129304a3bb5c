import TField

/// The heading of a section: its title on a rule, and at the right how far it has come.
struct SectionHeading {
  private static let lead = 3
  private let title: [String]
  private let state: ProgressMark?

  init(_ section: Section, state: ProgressMark?, width: Int, _ options: FormScreen.Options) {
    title = Self.lines(of: section, width: width, options.charset, options.language)
    self.state = state
  }

  /// The title in as many lines as it needs; one where there is none.
  static func lines(
    of section: Section, width: Int, _ charset: Charset, _ language: Language
  ) -> [String] {
    let title = section.title?.text(in: language) ?? ""
    return DisplayText.lines(of: title, in: charset, limit: max(1, width - Self.room))
  }

  /// What the rule around a title needs.
  private static let room = 2 * lead

  func draw(on canvas: inout Canvas, in rect: Rect) {
    canvas.drawLine(at: rect.origin, width: rect.width)
    let start = rect.origin.moved(columns: Self.lead)
    if let first = title.first, !first.isEmpty {
      canvas.writeOnEdge(
        DisplayText(first, in: canvas.charset), at: start.moved(columns: -1),
        style: .sectionTitle)
    }
    for (row, line) in title.enumerated().dropFirst() {
      canvas.write(line, at: start.moved(rows: row), style: .sectionTitle)
    }
    let first = DisplayText.width(of: title.first ?? "", in: canvas.charset)
    drawState(behind: start.column + first, on: &canvas, in: rect)
  }

  /// The state at the right end of the rule, its mark alone where the title leaves no more room.
  private func drawState(behind title: Int, on canvas: inout Canvas, in rect: Rect) {
    for state in [state, state?.brief].compactMap({ $0 }) {
      let end = rect.origin.moved(columns: rect.width - state.width(in: canvas.charset) - 4)
      guard end.column > title else { continue }
      canvas.write(" ", at: end)
      let width = state.draw(on: &canvas, at: end.moved(columns: 1))
      canvas.write(" ", at: end.moved(columns: 1 + width))
      return
    }
  }
}

/// How far a part of a form has come: nothing before anything was answered, then `2 of 4`, `✔`
/// once it is valid, and `✘ 1 to fix` while errors are in sight.
struct ProgressMark: Hashable {
  private let mark: Mark?
  private let text: String
  private let style: Style

  init?(_ progress: FormProgress, in language: Language) {
    let words = { (wording: ScreenWording) in Wording.screen(wording).text(in: language) }
    if progress.toFix > 0 {
      (mark, text, style) = (.invalid, words(.toFix(progress.toFix)), .error)
    } else if !progress.isAnswered {
      return nil
    } else if progress.isValid {
      (mark, text, style) = (.valid, "", .success)
    } else if progress.required > 0 {
      let done = progress.required - progress.requiredLeft
      (mark, text, style) = (nil, words(.count(done, of: progress.required)), .progress)
    } else {
      return nil
    }
  }

  private init(mark: Mark, style: Style) {
    (self.mark, text, self.style) = (mark, "", style)
  }

  /// The mark without its words; `nil` if it has none.
  var brief: Self? { mark.map { Self(mark: $0, style: style) } }

  func width(in charset: Charset) -> Int {
    DisplayText.width(of: text, in: charset) + (mark == nil ? 0 : text.isEmpty ? 1 : 2)
  }

  /// Draws it, and gives the cells that it took.
  @discardableResult
  func draw(on canvas: inout Canvas, at point: Point) -> Int {
    if let mark { canvas.write(mark, at: point, style: style) }
    let indent = mark == nil ? 0 : 2
    if indent > 0, !text.isEmpty { canvas.write(" ", at: point.moved(columns: 1)) }
    canvas.write(
      text, at: point.moved(columns: indent), style: style == .error ? .errorText : style)
    return width(in: canvas.charset)
  }
}
