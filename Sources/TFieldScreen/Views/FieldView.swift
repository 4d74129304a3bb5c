import TField

/// A field in its row: the question above, the content and the message.
///
/// Its state is shown by the kind of frame and by marks, never by colour alone.
struct FieldView: Sendable {
  /// The part of a field that is clicked.
  enum Part {
    case character(Int)
    case option(Int)
    /// Turns a switch, or opens a list by its mark.
    case activation
    /// Opens a list from a field that is already in focus.
    case list
  }

  let plan: FieldPlan
  /// The content in the row: the box, the line or the options.
  let rect: Rect
  /// The text or the options within `rect`.
  let textRect: Rect
  let content: FieldContent
  /// The columns for a message below, which may be more than the field's own.
  var messageWidth: Int
  private let state: FieldState
  private let options: FormScreen.Options
  /// Whether a mark before the label shows that an answer is required.
  private let isMarked: Bool
  private let labelWidth: Int
  /// Whether the label is shown as faint words where the text will be.
  private let isLabelInside: Bool
  /// Faint words instead of an empty text: the label or a placeholder.
  private let faint: Line?
  private let message: Remark?
  /// Whether the hint is shown in the field itself.
  let showsHint: Bool

  init(
    of index: Int, in session: FormSession, _ plan: FieldPlan, at rect: Rect, labelWidth: Int,
    _ options: FormScreen.Options
  ) {
    let state = session.fields[index]
    let (editor, charset) = (state.editor, options.charset)
    let isActive = state.activity == .active
    let isRevealed = session.revealed == index
    (self.state, self.options) = (state, options)
    (self.plan, self.rect, self.labelWidth) = (plan, rect, labelWidth)
    messageWidth = rect.width
    isMarked = session.form.requiredMark == .asterisk && state.isRequired
    let said = Remark(of: state, in: options.language)
    let isHinting = said == nil && plan.shape == .box && isActive
    let hint = isHinting ? Remark(hintFor: state, in: options.language) : nil
    let hasRoom =
      hint.map { $0.width(in: charset) <= rect.width - FieldMetrics.labelFrame } ?? false
    (message, showsHint) = (said ?? (hasRoom ? hint : nil), hasRoom)
    let box = plan.shape == .toggle ? state.box(isRevealed: isRevealed, in: charset) : ""
    let text =
      editor.isBlock || plan.shape == .toggle
      ? FieldText(box, in: charset) : FieldText(of: state, isRevealed: isRevealed, options)
    let isEmpty = state.isEmpty && text.shown.width == 0
    isLabelInside =
      plan.shape == .box && plan.question.isEmpty && options.showsFaint && isEmpty
      && state.activity == .idle
    let placeholder =
      isEmpty && isActive && options.showsFaint
      ? state.field.options.placeholder.map(options.text) : nil
    faint =
      isLabelInside
      ? Line((isMarked ? "* " : "") + plan.label, .idlePlaceholder)
      : placeholder.map { Line($0, .placeholder) }
    textRect = Self.textRect(
      in: rect, plan, state, labelWidth: labelWidth,
      textWidth: max(text.shown.width, placeholder.map(options.width) ?? 0))
    switch editor {
    case .table, .radio, .checks:
      content = .items(ItemGrid(of: state, width: textRect.width, options))
    case .lines:
      content = .text(
        WrappedText(
          state.shownLines(isRevealed: isRevealed, in: charset), width: textRect.width, in: charset),
        caret: state.entry.buffer.caret, selection: state.entry.buffer.selection ?? 0..<0)
    case .line, .toggle, .calendar, .choice, .choices, .entries, .none: content = .line(text)
    }
  }

  private static func textRect(
    in rect: Rect, _ plan: FieldPlan, _ state: FieldState, labelWidth: Int, textWidth: Int
  ) -> Rect {
    let opener = state.opensList ? FieldMetrics.opener : 0
    switch plan.shape {
    case .box:
      return Rect(
        row: rect.rows.lowerBound + 1, column: rect.columns.lowerBound + 2,
        width: rect.width - FieldMetrics.frame - opener, height: max(1, rect.height - 2))
    case .line:
      // The focus mark and the label with its own mark are on the left.
      let start =
        rect.columns.lowerBound + FieldPlan.gutter
        + (plan.question.isEmpty ? FieldMetrics.mark + labelWidth + 2 : 0)
      let room = max(1, rect.columns.upperBound - start)
      // The text leaves room for a message, so that nothing moves when one comes or goes.
      let most = max(1, room - 2 - opener)
      let width = state.editor.isBlock ? room - 1 : min(most, max(textWidth + 1, 10, room * 2 / 5))
      return Rect(row: rect.rows.lowerBound, column: start, width: width, height: rect.height)
    case .toggle, .options: return rect.indented
    }
  }

  private var charset: Charset { options.charset }
  var isActive: Bool { state.activity == .active }

  func part(at point: Point, offset: Int) -> Part? {
    let isOnMark = state.opensList && point.column > textRect.columns.upperBound
    if plan.shape == .toggle || isOnMark { return .activation }
    if state.opensList, !state.editor.isText { return .list }
    let place = point.moved(rows: -textRect.rows.lowerBound, columns: -textRect.columns.lowerBound)
    return content.part(at: place, offset: offset)
  }

  /// The position of the cursor while the field is in focus.
  func caret(offset: Int) -> Point {
    plan.shape == .toggle
      ? rect.origin.moved(columns: FieldPlan.gutter + 1)
      : content.caretPoint(in: textRect, offset: offset)
  }

  /// The first visible column or line while the focus is elsewhere.
  var restingOffset: Int { plan.shape == .options ? content.offset(from: 0, in: textRect) : 0 }

  private var messagePlace: (start: Point, room: Int) {
    let end = textRect.columns.upperBound + (state.opensList ? FieldMetrics.opener : 0) + 1
    return (
      Point(row: rect.rows.lowerBound, column: end),
      state.editor.isBlock ? 0 : rect.columns.upperBound - end
    )
  }

  /// The message if it has no room in the field; only errors and warnings get extra lines.
  private func below(_ message: Remark?) -> Remark? {
    guard let message, message.mark == .invalid || message.mark == .warning else { return nil }
    let room = plan.shape == .box ? edge : plan.shape == .line ? messagePlace.room : 0
    return message.width(in: charset) > room ? message : nil
  }

  /// The room for words in an edge of the box.
  private var edge: Int { rect.width - FieldMetrics.labelFrame }

  /// True if its message is below it, or was before the field got the focus.
  var speaksBelow: Bool { messageLines > 0 }

  /// The lines that the message takes below the field; none if it fits in the field.
  ///
  /// Lines stay reserved for a message that returns once the field is left.
  var messageLines: Int {
    let hidden = state.hiddenError.map { Remark($0, in: options.language) }
    return (below(message) ?? below(hidden))?.lines(
      in: charset, limit: messageWidth - FieldPlan.gutter
    ).count ?? 0
  }

  /// Draws the field in its row, scrolled to a column or a line of its text.
  func draw(on canvas: inout Canvas, offset: Int) {
    drawLead(on: &canvas)
    switch plan.shape {
    case .box: drawBox(on: &canvas, offset)
    case .line: drawLine(on: &canvas, offset)
    case .toggle: drawToggle(on: &canvas)
    case .options:
      content.draw(on: &canvas, in: textRect, offset: offset, ground: state.look.ground)
    }
    if isActive, plan.shape != .box { drawFocus(on: &canvas) }
    let place = Rect(
      row: rect.rows.upperBound, column: rect.columns.lowerBound, width: messageWidth,
      height: messageLines)
    below(message)?.draw(on: &canvas, in: place.indented)
  }

  /// A short word beside the label: a brand, a strength, the number of entries.
  private var badge: Remark? { Remark(badgeOf: state, in: options.language) }

  private var labelStyle: Style { isActive ? .labelFocused : .label }

  private var label: Line {
    let words = Line.Span(text: plan.label, style: labelStyle)
    return Line(isMarked ? [Line.Span(text: "* ", style: .required), words] : [words])
  }

  private var lead: Rect {
    let bottom = rect.rows.lowerBound
    return Rect(rows: bottom - plan.lead..<bottom, columns: rect.columns)
  }

  /// Draws what is above: the debug line, the question and the description.
  private func drawLead(on canvas: inout Canvas) {
    let top = lead.rows.lowerBound
    if state.field.isDebugging(options.isDebugging) {
      let line = DisplayText(state.debugLine, in: charset).cut(to: rect.width)
      canvas.write(
        line, at: Point(row: top - 1, column: rect.columns.upperBound - line.width), style: .debug)
    }
    guard plan.shape != .toggle else { return }
    drawQuestion(on: &canvas, in: lead.indented)
    guard plan.shape == .options, let badge, let last = plan.question.last else { return }
    let taken = badge.width(in: charset)
    guard DisplayText.width(of: last, in: charset) + taken + 5 <= rect.width else { return }
    let row = top + plan.question.count - 1
    canvas.write(
      badge.line(in: charset), at: Point(row: row, column: rect.columns.upperBound - taken))
  }

  /// Writes the label, with the mark of a required field before it, and the description below.
  private func drawQuestion(on canvas: inout Canvas, in rect: Rect) {
    let lines = plan.question.prefix(max(0, rect.height - plan.description.count))
    if isMarked, !lines.isEmpty { canvas.write("*", at: rect.origin, style: .required) }
    let indent = isMarked ? FieldMetrics.mark : 0
    for (row, line) in lines.enumerated() {
      canvas.write(line, at: rect.origin.moved(rows: row, columns: indent), style: labelStyle)
    }
    let end = rect.rows.lowerBound + lines.count
    canvas.write(
      plan.description, in: Rect(rows: end..<max(end, rect.rows.upperBound), columns: rect.columns))
  }

  /// Draws a box with the label in the upper edge and the message in the lower one.
  private func drawBox(on canvas: inout Canvas, _ offset: Int) {
    let frame = state.look.frame
    canvas.drawFrame(rect, frame.kind, style: frame.style)
    let labelWidth = plan.question.isEmpty ? label.width(in: charset) : 0
    if let badge, !badge.text.isEmpty, edge - badge.width(in: charset) - 3 >= labelWidth {
      canvas.writeOnEdge(
        badge.line(in: charset), before: rect.origin.moved(columns: rect.width - 2))
    }
    if !isLabelInside, labelWidth > 0 {
      canvas.writeOnEdge(label, at: rect.origin.moved(columns: 1), limit: edge)
    }
    drawContent(on: &canvas, offset)
    guard let message, message.width(in: charset) <= edge else { return }
    canvas.writeOnEdge(
      message.line(in: charset), at: rect.origin.moved(rows: rect.height - 1, columns: 2))
  }

  /// Draws a line, for small screens: label, text, and the message after it.
  private func drawLine(on canvas: inout Canvas, _ offset: Int) {
    if plan.question.isEmpty {
      let start = rect.origin.moved(columns: FieldPlan.gutter)
      if isMarked { canvas.write("*", at: start, style: .required) }
      let words = start.moved(columns: FieldMetrics.mark)
      let width = canvas.write(plan.label, at: words, limit: labelWidth, style: labelStyle)
      let isAsking = plan.label.last.map { "?:？：".contains($0) } ?? false
      if !isAsking { canvas.write(":", at: words.moved(columns: width), style: labelStyle) }
    }
    drawContent(on: &canvas, offset)
    let (start, room) = messagePlace
    if let said = message ?? badge, said.width(in: charset) <= room {
      canvas.write(said.line(in: charset), at: start)
    }
  }

  private func drawContent(on canvas: inout Canvas, _ offset: Int) {
    if state.opensList {
      let end = textRect.origin.moved(columns: textRect.width + 1)
      canvas.write(.opens, at: end, style: .mark)
    }
    let ground = state.look.ground
    if isLabelInside {
      canvas.clear(textRect, style: ground)
    } else {
      content.draw(on: &canvas, in: textRect, offset: offset, ground: ground)
    }
    if let faint { canvas.write(faint, at: textRect.origin, limit: textRect.width) }
  }

  private func drawToggle(on canvas: inout Canvas) {
    let start = rect.origin.moved(columns: FieldPlan.gutter)
    if case .line(let box) = content { canvas.write(box.shown, at: start, style: labelStyle) }
    let words = start.column + FieldText.switchWidth
    drawQuestion(
      on: &canvas, in: Rect(rows: rect.rows, columns: words..<max(words, rect.columns.upperBound)))
  }

  /// Shows the focus if there is no frame: a bar before all lines of options, or else a mark.
  private func drawFocus(on canvas: inout Canvas) {
    guard plan.shape == .options else {
      return canvas.write(.pointer, at: rect.origin, style: .frameFocused)
    }
    let bar = FrameSet(.heavy, in: charset).vertical
    for row in lead.rows.lowerBound..<rect.rows.upperBound {
      canvas.put(bar, at: Point(row: row, column: rect.columns.lowerBound), .frameFocused)
    }
  }
}

extension Rect {
  /// The same without the columns of the focus mark.
  fileprivate var indented: Self {
    let start = min(columns.lowerBound + FieldPlan.gutter, columns.upperBound)
    return Self(rows: rows, columns: start..<columns.upperBound)
  }
}

extension FieldState {
  func labelText(isOptional: Bool, in language: Language) -> String {
    let text = label.text(in: language)
    return isOptional ? Wording.say("screen.optional", ["label": text]).text(in: language) : text
  }
}

extension Remark {
  fileprivate init?(badgeOf state: borrowing FieldState, in language: Language) {
    if let badge = state.type.badge(state.data) {
      let style: Style =
        switch badge.sentence?.key {
        case "strength.weak": .warningText
        case "strength.strong": .success
        default: .badge
        }
      self.init(nil, badge.text(in: language), style)
    } else if [.entries, .table].contains(state.editor), !state.isEmpty {
      let count = state.data.entries.count
      self.init(nil, Wording.say("opened.entries", counting: count).text(in: language), .badge)
    } else {
      return nil
    }
  }
}

extension FieldState {
  fileprivate var opensList: Bool {
    !isReadOnly
      && ([.choice, .choices, .entries].contains(editor)
        || editor == .line && type.suggestions != nil)
  }

  fileprivate var look: (frame: (kind: FrameSet.Kind, style: Style), ground: Style) {
    let kind: FrameSet.Kind = activity == .active ? .heavy : isReadOnly ? .dashed : .thin
    return switch (validity.error != nil, activity) {
    case (true, .active): ((kind, .frameFocused), .invalidData)
    case (true, _): ((kind, .frameInvalid), .invalidData)
    case (_, .active): ((kind, .frameFocused), .activeData)
    case _ where isReadOnly: ((kind, .disabled), .validData)
    case _ where warning != nil: ((kind, .frameWarning), .validData)
    case (_, .idle): ((kind, .frame), .idleData)
    case (_, .inactive): ((kind, .frameValid), .validData)
    }
  }

  /// Type, state and priority: `credit / active(invalid: issuer) / P:1.3`; never any data.
  fileprivate var debugLine: String {
    let type = "\(Swift.type(of: field.type))"
    let name = field.options.typeName ?? type.prefix(1).lowercased() + type.dropFirst()
    let shown = validity.error.map { "invalid: \($0.code.rawValue)" } ?? "valid"
    return "\(name) / \(activity)(\(shown)) / P:\(field.options.priority ?? self.type.priority)"
  }

  /// A text in several lines as it is shown: dots hide a secret, but not how many lines it has.
  fileprivate func shownLines(isRevealed: Bool, in charset: Charset) -> [Character] {
    let shown = Array(shownText(isRevealed: isRevealed, charset: charset))
    let lines = zip(shown, entry.buffer.characters).map { $1 == "\n" ? $1 : $0 }
    return field.isSecret && lines.count == shown.count ? lines : shown
  }
}
