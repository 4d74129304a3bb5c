import TField

/// All answers at a glance before an action that asks first: what is seen of them.
struct ReviewScreen: Sendable {
  private var scroll = 0
  /// Whether the chosen answer is to be brought into view.
  var isFollowing = false

  mutating func scroll(by lines: Int) {
    scroll = max(0, scroll + lines)
    isFollowing = false
  }

  /// Draws it, scrolled as far as there are answers.
  mutating func draw(
    _ review: Review, for session: FormSession, on canvas: inout Canvas,
    _ options: FormScreen.Options
  ) {
    let columns = ScreenAreas.columns(in: canvas.width)
    let hasKeys = canvas.height >= 8
    let end = canvas.height - (hasKeys ? 2 : 1)
    let asked = review.lines(in: options, limit: columns.count).suffix(max(1, canvas.height / 3))
    let list = Rect(rows: 1..<max(1, end - asked.count), columns: columns)
    canvas.write(asked, in: Rect(rows: list.rows.upperBound..<end, columns: columns))
    canvas.write(
      Wording.screen(.checkAnswers).text(in: options.language),
      at: Point(row: 0, column: columns.lowerBound), style: .title)
    drawList(of: review, for: session, on: &canvas, in: list, options)
    drawButtons(
      of: review, for: session, on: &canvas, in: Rect(rows: end..<end + 1, columns: columns),
      options)
    if hasKeys {
      canvas.draw(
        KeyLine(.review, options).block(width: columns.count),
        at: Point(row: end + 1, column: columns.lowerBound))
    }
  }

  private mutating func drawList(
    of review: Review, for session: FormSession, on canvas: inout Canvas, in rect: Rect,
    _ options: FormScreen.Options
  ) {
    let parts = Self.parts(of: session, width: rect.width, options)
    let height = parts.last?.rows.upperBound ?? 0
    let room = max(1, rect.height)
    if isFollowing, let field = review.chosenField,
      let rows = parts.first(where: { $0.field == field })?.rows
    {
      let top = review.selection == 0 ? 0 : rows.lowerBound
      scroll = min(max(scroll, rows.upperBound - room), top)
    }
    scroll = min(max(0, scroll), max(0, height - room))
    canvas.clipping(to: rect) { canvas in
      for part in parts where part.rows.overlaps(scroll..<scroll + room) {
        let top = rect.rows.lowerBound + part.rows.lowerBound - scroll
        let place = Rect(rows: top..<top + part.rows.count, columns: rect.columns)
        guard let field = part.field else {
          let title = part.label.first ?? ""
          canvas.write(title, at: place.origin, limit: rect.width, style: .sectionTitle)
          continue
        }
        let isChosen = field == review.chosenField
        canvas.mark(place, as: .review(.answer(field)))
        part.draw(on: &canvas, in: place, isChosen: isChosen)
        if isChosen, rect.contains(place.origin) { canvas.cursor = place.origin }
      }
    }
    canvas.drawMarks(
      isMoreAbove: scroll > 0, isMoreBelow: height - scroll > rect.height, beside: rect)
  }

  /// The action, and the way back.
  private func drawButtons(
    of review: Review, for session: FormSession, on canvas: inout Canvas, in rect: Rect,
    _ options: FormScreen.Options
  ) {
    let item = { (label: Wording, target: Review.ClickTarget, isChosen: Bool) in
      ItemLine.Item(
        text: "[ \(label.text(in: options.language)) ]", target: .review(target),
        style: isChosen
          ? .buttonFocused
          : target != .action || review.question.isAllowed(.confirm) ? .button : .buttonBlocked)
    }
    let focused = review.isActionChosen ? 0 : review.isBackChosen ? 1 : nil
    ItemLine(
      items: [
        item(session.form.actions[review.action].label, .action, review.isActionChosen),
        item(.screen(.back), .back, review.isBackChosen),
      ], focused: focused, charset: options.charset
    ).draw(on: &canvas, in: rect, caret: focused)
  }

  private static func parts(
    of session: FormSession, width: Int, _ options: FormScreen.Options
  ) -> [AnswerPart] {
    var parts: [AnswerPart] = []
    for section in session.form.sections {
      let fields = section.fields.filter { session.fields[$0].isAnswer }
      let top = { parts.last?.rows.upperBound ?? 0 }
      if let title = section.title?.text(in: options.language), !fields.isEmpty {
        parts.append(AnswerPart(title, top: top()))
      }
      for field in fields {
        parts.append(
          AnswerPart(field, session.fields[field], top: top(), width: width, options))
      }
    }
    return parts
  }
}

extension Review {
  /// What is asked about the action; then what to type, and what was typed of it.
  fileprivate func lines(in options: FormScreen.Options, limit: Int) -> [Line] {
    let asked = Line.markdown(
      question.sentence.text(in: options.language), style: .strong, in: options.charset,
      limit: limit)
    guard let word = question.word else { return asked }
    let says = Wording.screen(.typeWord(word)).text(in: options.language)
    let typing = "\(says): \(question.typed)_"
    return asked
      + (isRefused ? Remark(.invalid, typing, .error) : Remark(nil, typing, .plain))
      .lines(in: options.charset, limit: limit)
  }
}

/// Some lines of a list of all answers: the title of a section, or a label and what was answered,
/// both whole.
private struct AnswerPart {
  /// A screen narrower than this has the answer below its label.
  private static let narrow = 50

  /// The field that is answered; `nil` for a title.
  let field: Int?
  let rows: Range<Int>
  let label: [String]
  private let answer: [String]
  /// What was read otherwise than it was written.
  private let notice: [String]
  private let isBlank: Bool
  private let indent: Int

  init(_ title: String, top: Int) {
    (field, label, answer, notice, isBlank, indent) = (nil, [title], [], [], false, 0)
    rows = top..<top + 1
  }

  init(
    _ field: Int, _ state: FieldState, top: Int, width: Int, _ options: FormScreen.Options
  ) {
    let isBelow = width < Self.narrow || state.editor == .table
    let indent = isBelow ? 4 : min(34, width * 2 / 5)
    let (text, isBlank) = Self.answer(of: state, width: width - indent, options)
    (self.field, self.isBlank, self.indent) = (field, isBlank, indent)
    label = DisplayText.lines(
      of: state.field.label.text(in: options.language), in: options.charset,
      limit: max(1, isBelow ? width - 2 : indent - 4))
    answer = DisplayText.lines(of: text, in: options.charset, limit: max(1, width - indent))
    notice =
      state.readingNotice.map {
        DisplayText.lines(
          of: $0.wording.text(in: options.language), in: options.charset,
          limit: max(1, width - indent))
      } ?? []
    let count = answer.count + notice.count
    rows = top..<top + (isBelow ? label.count + count : max(label.count, count))
  }

  private static func answer(
    of state: FieldState, width: Int, _ options: FormScreen.Options
  ) -> (String, isBlank: Bool) {
    let isToggle = state.editor == .toggle
    if state.field.isSecret, isToggle || !state.isBlank {
      return (options.charset.dotted(state.coveredText), false)
    }
    if isToggle {
      return (Wording.question(state.typed.isOn ? .yes : .no).text(in: options.language), false)
    }
    if state.isBlank { return (Wording.screen(.noAnswer).text(in: options.language), true) }
    if state.editor == .table, !state.field.isPrivate {
      return (table(of: state, width: width, options), false)
    }
    return (state.settledText, false)
  }

  /// The entries of a list below the names of their fields, or with them where a line has no room.
  private static func table(
    of state: FieldState, width: Int, _ options: FormScreen.Options
  ) -> String {
    let entries = state.type.formList?.states(of: state.data) ?? []
    let shown = (entries.first?.indices ?? 0..<0).filter { index in
      entries.contains { $0[index].isAnswer }
    }
    let names = shown.map { entries[0][$0].field.label.text(in: options.language) }
    let cells = entries.map { entry in
      shown.map { entry[$0].cell(in: options.charset, options.language) }
    }
    let widths = names.indices.map { column in
      ([names] + cells).map { DisplayText.width(of: $0[column], in: options.charset) }.max() ?? 0
    }
    guard widths.reduce(2 * (widths.count - 1), +) <= width else {
      return cells.map { entry in
        zip(names, entry).filter { !$1.isEmpty }.map { $0 + options.language.colon + $1 }.joined(
          separator: "\n")
      }.joined(separator: "\n\n")
    }
    return ([names] + cells).map { line in
      zip(line, widths).map { text, width in
        text
          + String(repeating: " ", count: width - DisplayText.width(of: text, in: options.charset))
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  func draw(on canvas: inout Canvas, in rect: Rect, isChosen: Bool) {
    if isChosen {
      canvas.clear(rect, style: .choiceFocused)
      canvas.write(.pointer, at: rect.origin, style: .choiceFocused)
    }
    func write(_ lines: [String], _ column: Int, _ first: Int, _ style: Style) {
      for (row, line) in lines.enumerated() {
        canvas.write(
          line, at: rect.origin.moved(rows: first + row, columns: column),
          style: isChosen ? .choiceFocused : style)
      }
    }
    write(label, 2, 0, .label)
    let first = indent == 4 ? label.count : 0
    write(answer, indent, first, isBlank ? .hint : .plain)
    write(notice, indent, first + answer.count, .hint)
  }
}
