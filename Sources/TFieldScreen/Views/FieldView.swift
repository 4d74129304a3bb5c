import TField

/// A field with all that belongs to it: its question above, its message below.
struct FieldView {
  let face: FieldFace
  /// Where the content stands; the lead stands above, the message below.
  let content: Rect
  /// The first column of the text that is seen, of a block the first line.
  var offset = 0
  var block: FieldBlock?
  /// The width of the labels of the section, where each stands in front of its text.
  var labelWidth = 0
  /// The columns that a message below has, where that are more than those of the field.
  var messageWidth: Int?

  var plan: FieldPlan { face.plan }
  private var shape: FieldPlan.Shape { plan.shape }

  func draw(on canvas: inout Canvas) {
    face.drawDebugLine(on: &canvas, above: lead)
    drawLead(on: &canvas)
    switch shape {
    case .box: box.draw(on: &canvas, in: content)
    case .line: line.draw(on: &canvas, in: content)
    case .toggle: drawToggle(on: &canvas)
    case .options:
      block?.draw(on: &canvas, in: textRect, top: offset, ground: face.look.ground)
    }
    drawFocusBar(on: &canvas)
    drawMessage(on: &canvas)
  }

  private var box: BoxedFieldView { BoxedFieldView(face: face, offset: offset, block: block) }

  private var line: CompactFieldView {
    CompactFieldView(face: face, labelWidth: labelWidth, offset: offset, block: block)
  }

  /// Where the text or the options stand.
  var textRect: Rect {
    switch shape {
    case .box: BoxedFieldView.textRect(in: content, opensList: face.opensList)
    case .line: line.textRect(in: content)
    case .toggle, .options: indented(content)
    }
  }

  /// Where the terminal's cursor belongs while the field has the focus.
  var caret: Point {
    switch shape {
    case .box: box.caret(in: content)
    case .line: line.caret(in: content)
    case .toggle: content.origin.moved(columns: FieldPlan.gutter + 1)
    case .options: block?.caretPoint(in: textRect, top: offset) ?? textRect.origin
    }
  }

  private func indented(_ rect: Rect) -> Rect {
    let start = min(rect.columns.lowerBound + FieldPlan.gutter, rect.columns.upperBound)
    return Rect(rows: rect.rows, columns: start..<rect.columns.upperBound)
  }
}

// What stands above and below the content.
extension FieldView {
  private var lead: Rect {
    let bottom = content.rows.lowerBound
    return Rect(rows: bottom - face.plan.lead..<bottom, columns: content.columns)
  }

  private func drawLead(on canvas: inout Canvas) {
    var point = indented(lead).origin
    draw(face.plan.question, on: &canvas, at: &point, style: face.look.labelStyle)
    if shape != .toggle { drawDescription(on: &canvas, at: point) }
    guard shape == .options, let badge = face.badge, !face.plan.question.isEmpty else { return }
    let text = DisplayText(badge.text, in: canvas.charset)
    let last = DisplayText.width(of: face.plan.question.last ?? "", in: canvas.charset)
    let start = Point(
      row: lead.rows.lowerBound + face.plan.question.count - 1,
      column: content.columns.upperBound - text.width)
    guard last + text.width + 5 <= content.width else { return }
    canvas.write(text, at: start, style: badge.style)
  }

  /// Writes the lines of a label, the first with the mark of a required field in front.
  private func draw(
    _ label: [String], on canvas: inout Canvas, at point: inout Point, style: Style
  ) {
    let indent = face.label.isMarked ? FieldMetrics.mark : 0
    if face.label.isMarked, !label.isEmpty { canvas.write("*", at: point, style: .required) }
    for line in label {
      canvas.write(line, at: point.moved(columns: indent), style: style)
      point = point.moved(rows: 1)
    }
  }

  private func drawDescription(on canvas: inout Canvas, at point: Point) {
    for (row, line) in face.plan.description.enumerated() {
      line.draw(on: &canvas, at: point.moved(rows: row))
    }
  }

  /// A switch: its box, its words, and what describes it.
  private func drawToggle(on canvas: inout Canvas) {
    let start = content.origin.moved(columns: FieldPlan.gutter)
    let box = face.state.box(isRevealed: face.isRevealed, in: canvas.charset)
    canvas.write(box, at: start, style: face.look.labelStyle)
    var point = start.moved(columns: FieldText.switchWidth)
    let lines = content.height - face.plan.description.count
    let label = FieldPlan.toggleLines(
      of: face.label.words, width: content.width, in: canvas.charset)
    draw(Array(label.prefix(max(0, lines))), on: &canvas, at: &point, style: face.look.labelStyle)
    drawDescription(on: &canvas, at: point)
  }

  /// Shows the focus where there is no frame: a bar in front of all lines, or a mark before one.
  private func drawFocusBar(on canvas: inout Canvas) {
    guard face.isActive else { return }
    switch shape {
    case .box: break
    case .toggle, .line:
      canvas.write(.pointer, at: content.origin, style: .frameFocused)
    case .options:
      let bar = FrameSet(.heavy, in: canvas.charset).vertical
      for row in lead.rows.lowerBound..<content.rows.upperBound {
        canvas.put(
          bar, at: Point(row: row, column: content.columns.lowerBound), .frameFocused)
      }
    }
  }

  /// The cells in which a message has room beside the content.
  var inlineRoom: Int {
    switch shape {
    case .box: content.width - FieldMetrics.labelFrame
    case .line: line.messageRoom(in: content)
    case .toggle, .options: 0
    }
  }

  /// True if the message has no room in the field.
  var speaksBelow: Bool { face.speaksBelow(inlineRoom: inlineRoom) }

  /// The lines that the message takes below the field; none where it has room in it.
  var messageLines: Int {
    face.messageLines(width: messageWidth ?? content.width, inlineRoom: inlineRoom)
  }

  private func drawMessage(on canvas: inout Canvas) {
    guard let message = face.message, speaksBelow else { return }
    let below = Rect(
      row: content.rows.upperBound, column: content.columns.lowerBound,
      width: messageWidth ?? content.width, height: messageLines)
    message.draw(on: &canvas, in: indented(below))
  }
}
