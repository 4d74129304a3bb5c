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
  private(set) var textRect: Rect
  let content: FieldContent
  /// The columns for a message below, which may be more than the field's own.
  var messageWidth: Int
  /// The columns of the row that are free right of the field, if it is the last one.
  var free = 0
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
      hint.map { $0.width(in: charset) <= rect.width - FieldMetrics.edge } ?? false
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
    let signWidth = FieldMetrics.signWidth(session.form.requiredMark)
    textRect = Self.textRect(
      in: rect, plan, state,
      labelWidth: plan.shape == .value ? signWidth + options.width(of: plan.label) : labelWidth,
      textWidth: max(text.shown.width, placeholder.map(options.width) ?? 0),
      signWidth: state.signWidth(options))
    let gap =
      plan.shape == .line && isEmpty && !state.field.isComputed
      ? Self.gap(for: state, room: textRect.width, options) : nil
    faint =
      isLabelInside
      ? Line((isMarked ? "* " : "") + plan.label, state.look.ground.placeholder)
      : placeholder.map { Line($0, state.look.ground.placeholder) } ?? gap
    switch editor {
    case .entries, .table, .radio, .checks:
      content = .items(ItemGrid(of: state, width: textRect.width, options))
    case .lines:
      content = .text(
        WrappedText(
          state.shownLines(isRevealed: isRevealed, in: charset), width: textRect.width, in: charset),
        caret: state.entry.buffer.caret,
        selection: isActive ? state.entry.buffer.selection ?? 0..<0 : 0..<0)
    case .line, .toggle, .calendar, .choice, .choices, .none: content = .line(text)
    }
  }

  /// A line where an answer will stand, as wide as it.
  private static func gap(
    for state: borrowing FieldState, room: Int, _ options: FormScreen.Options
  ) -> Line {
    let width = min(FieldMetrics.answer(of: state.field, options) ?? mostGap, mostGap, room)
    return Line(String(repeating: "_", count: width), state.look.ground.placeholder)
  }

  private static let mostGap = 20

  private static func textRect(
    in rect: Rect, _ plan: FieldPlan, _ state: FieldState, labelWidth: Int, textWidth: Int,
    signWidth: Int
  ) -> Rect {
    switch plan.shape {
    case .box:
      return Rect(
        row: rect.rows.lowerBound + 1, column: rect.columns.lowerBound + 2,
        width: rect.width - FieldMetrics.frame - signWidth, height: max(1, rect.height - 2))
    case .line:
      // The focus mark and the label with its own mark are on the left.
      let start =
        rect.columns.lowerBound + FieldPlan.gutter
        + (plan.question.isEmpty ? FieldMetrics.mark + labelWidth + 2 : 0)
      let room = max(1, rect.columns.upperBound - start)
      // The text leaves room for a message, so that nothing moves when one comes or goes.
      let most = max(1, room - 2 - signWidth)
      let width = state.editor.isBlock ? room - 1 : min(most, max(textWidth + 1, 10, room * 2 / 5))
      return Rect(row: rect.rows.lowerBound, column: start, width: width, height: rect.height)
    case .toggle, .options: return rect.indented
    case .value:
      // The value stands at the right end, as on a receipt.
      let label = plan.question.isEmpty ? labelWidth + FieldPlan.gutter : 0
      let room = max(1, rect.width - 2 * FieldPlan.gutter - label)
      let width = min(max(1, textWidth), room)
      return Rect(
        row: rect.rows.lowerBound, column: rect.columns.upperBound - FieldPlan.gutter - width,
        width: width, height: rect.height)
    }
  }

  /// Moves a computed number so that its decimal sign stands below others with such a tail.
  mutating func alignDecimals(tailWidth: Int) {
    guard case .line(let text) = content else { return }
    let own = DecimalText(text.shown.description, options).tailWidth
    let start = textRect.columns.lowerBound - max(0, tailWidth - own)
    textRect = Rect(
      row: textRect.rows.lowerBound, column: max(rect.columns.lowerBound, start),
      width: textRect.width, height: textRect.height)
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
    let end = textRect.columns.upperBound + state.signWidth(options) + 1
    return (
      Point(row: rect.rows.lowerBound, column: end),
      state.editor.isBlock ? 0 : rect.columns.upperBound - end
    )
  }

  /// The message if it has no room in the field; only errors and warnings get extra lines.
  private func below(_ message: Remark?) -> Remark? {
    guard let message, message.mark == .invalid || message.mark == .warning else { return nil }
    let fits =
      switch plan.shape {
      case .box: onEdge(message) != nil || isBeside(message)
      case .line: besideText(message) != nil
      case .toggle, .options, .value: false
      }
    return fits ? nil : isInColumn ? inOneLine(message) ?? message : message
  }

  /// In a column of answers a few words do, if all take more than a line.
  private func inOneLine(_ message: Remark) -> Remark? {
    [message, message.short].compactMap(\.self).first {
      $0.width(in: charset) <= columnsBelow.count
    }
  }

  /// True if it stands in the column of answers of a form without frames.
  private var isInColumn: Bool { plan.shape == .line && plan.question.isEmpty }

  /// The message in the lower edge of the box, whole or in a few words, if it has room there.
  private func onEdge(_ message: Remark?) -> Remark? {
    // Behind words in the lower edge the corner may follow at once.
    [message, message?.short].compactMap(\.self).first { $0.width(in: charset) <= edge + 1 }
  }

  /// The message right of a text without a frame, whole or in a few words, if it has room there.
  private func besideText(_ message: Remark?) -> Remark? {
    let room = messagePlace.room
    return [message, message?.short].compactMap(\.self).first { $0.width(in: charset) <= room }
  }

  /// The columns of a message below: those of the answer, if a label stands before it.
  private var columnsBelow: Range<Int> {
    let all = rect.columns.lowerBound..<rect.columns.lowerBound + messageWidth
    let start =
      isInColumn
      ? textRect.columns.lowerBound : all.lowerBound + FieldPlan.gutter
    return min(start, all.upperBound)..<all.upperBound
  }

  private static let leastBeside = 20
  private static let mostLinesBeside = 3

  /// True if an error or a warning has room right of the box, which is the last of its row.
  private func isBeside(_ message: Remark) -> Bool {
    guard free >= Self.leastBeside, message.mark != nil, plan.shape == .box else { return false }
    let most = min(rect.height, Self.mostLinesBeside)
    return message.lines(in: charset, limit: free).count <= most
  }

  /// The room for words in an edge of the box.
  private var edge: Int { rect.width - FieldMetrics.edge }

  /// True if its message is below it, or was before the field got the focus.
  var speaksBelow: Bool { messageLines > 0 }

  /// The lines that the message takes below the field; none if it fits in the field.
  ///
  /// Lines stay reserved for a message that returns once the field is left.
  var messageLines: Int {
    let hidden = state.hiddenError.map { Remark($0, in: options.language) }
    return (below(message) ?? below(hidden))?.lines(in: charset, limit: columnsBelow.count).count
      ?? 0
  }

  /// Draws the field in its row, scrolled to a column or a line of its text.
  func draw(on canvas: inout Canvas, offset: Int) {
    drawLead(on: &canvas)
    switch plan.shape {
    case .box: drawBox(on: &canvas, offset)
    case .line: drawLine(on: &canvas, offset)
    case .toggle: drawToggle(on: &canvas)
    case .value: drawValue(on: &canvas, offset)
    case .options:
      content.draw(on: &canvas, in: textRect, offset: offset, ground: state.look.ground)
    }
    if isActive, plan.shape != .box { drawFocus(on: &canvas) }
    let bottom = rect.rows.upperBound
    let place = Rect(rows: bottom..<bottom + messageLines, columns: columnsBelow)
    below(message)?.draw(on: &canvas, in: place)
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
      canvas.writeOnEdge(label, at: rect.origin.moved(columns: 1), limit: edge + 1)
    }
    drawContent(on: &canvas, offset)
    if let message = onEdge(message) {
      canvas.writeOnEdge(
        message.line(in: charset), at: rect.origin.moved(rows: rect.height - 1, columns: 2))
    } else if let message, isBeside(message) {
      let lines = message.lines(in: charset, limit: free)
      let top = rect.rows.lowerBound + (rect.height - lines.count) / 2
      let start = rect.columns.upperBound + Grid.gutter
      canvas.write(lines, in: Rect(row: top, column: start, width: free, height: lines.count))
    }
  }

  /// Draws a computed value in a line without a frame, its label at the left.
  private func drawValue(on canvas: inout Canvas, _ offset: Int) {
    if plan.question.isEmpty {
      canvas.write(label, at: rect.origin.moved(columns: FieldPlan.gutter))
    }
    drawContent(on: &canvas, offset)
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
    if let said = besideText(message ?? badge) {
      canvas.write(said.line(in: charset), at: messagePlace.start)
    }
  }

  private func drawContent(on canvas: inout Canvas, _ offset: Int) {
    let end = textRect.origin.moved(columns: textRect.width + 1)
    if state.opensList {
      canvas.write(.opens, at: end, style: .mark)
    } else if state.signWidth(options) > 0, let colour = state.colour {
      let width = FieldMetrics.swatch - 1
      canvas.drawSwatch(
        colour, in: Rect(row: end.row, column: end.column, width: width, height: 1))
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

extension Field {
  /// The label, with a word if it needn't be answered and the form says so; with the answers that
  /// it names, if they are known.
  func labelText(
    _ mark: Form.RequiredMark, isRequired: Bool, answered: Wording? = nil, in language: Language
  ) -> String {
    let label = answered ?? label
    let text = label.text(in: language)
    let isOptional = mark == .optional && !isRequired && !isComputed
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
    } else if state.editor.isEntries, !state.isEmpty {
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
      && ([.choice, .choices].contains(editor)
        || editor == .line && type.suggestions != nil)
  }

  /// The columns of what stands behind the text: the sign of a list, or a sample of a colour.
  fileprivate func signWidth(_ options: FormScreen.Options) -> Int {
    if opensList { return FieldMetrics.opener }
    return type.hasSwatch && !field.isSecret && options.drawsSwatches ? FieldMetrics.swatch : 0
  }

  /// The colour whose digits it holds, without what can be seen through it.
  fileprivate var colour: UInt32? {
    let digits = data.text
    guard type.judge(digits).isWhole else { return nil }
    let all = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : digits
    return UInt32(all.prefix(6), radix: 16)
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
  func shownLines(isRevealed: Bool, in charset: Charset) -> [Character] {
    let shown = Array(shownText(isRevealed: isRevealed, charset: charset))
    let lines = zip(shown, entry.buffer.characters).map { $1 == "\n" ? $1 : $0 }
    return field.isSecret && lines.count == shown.count ? lines : shown
  }
}
