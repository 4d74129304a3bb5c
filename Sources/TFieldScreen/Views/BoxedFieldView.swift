import TField

/// A field in a box: the label in the upper edge, the text in one line or more, and a lower edge
/// that is kept for a message, so that nothing moves when one comes or goes.
struct BoxedFieldView {
  let face: FieldFace
  /// The first column of the text that is seen, of a block the first line.
  var offset = 0
  var block: FieldBlock?

  /// Where the text stands in the box.
  static func textRect(in rect: Rect, opensList: Bool = false) -> Rect {
    Rect(
      row: rect.rows.lowerBound + 1, column: rect.columns.lowerBound + 2,
      width: rect.width - FieldMetrics.frame - (opensList ? FieldMetrics.opener : 0),
      height: max(1, rect.height - 2))
  }

  private func textRect(in rect: Rect) -> Rect {
    Self.textRect(in: rect, opensList: face.opensList)
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    canvas.drawFrame(rect, face.look.frame, style: face.look.frameStyle)
    drawUpperEdge(on: &canvas, rect)
    drawText(on: &canvas, rect)
    drawLowerEdge(on: &canvas, rect)
  }

  private func drawText(on canvas: inout Canvas, _ rect: Rect) {
    let line = textRect(in: rect)
    if face.opensList {
      canvas.write(.opens, at: line.origin.moved(columns: line.width + 1), style: .mark)
    }
    if face.isLabelInside {
      canvas.clear(line, style: face.look.ground)
      face.label.draw(
        on: &canvas, at: line.origin, limit: line.width, style: .idlePlaceholder,
        markStyle: .idlePlaceholder)
    } else if let block {
      block.draw(on: &canvas, in: line, top: offset, ground: face.look.ground)
    } else {
      face.text.draw(on: &canvas, in: line, offset: offset, ground: face.look.ground)
    }
    if let placeholder = face.shownPlaceholder {
      canvas.write(placeholder, at: line.origin, limit: line.width, style: .placeholder)
    }
  }

  private func drawUpperEdge(on canvas: inout Canvas, _ rect: Rect) {
    let labelWidth = face.plan.question.isEmpty ? face.label.width : 0
    let badge = face.badge.map { DisplayText($0.text, in: canvas.charset) }
    if let badge, let style = face.badge?.style, badge.width > 0,
      rect.width - FieldMetrics.labelFrame - badge.width - 3 >= labelWidth
    {
      canvas.writeOnEdge(
        badge, at: rect.origin.moved(columns: rect.width - badge.width - 4), style: style)
    }
    guard !face.isLabelInside, labelWidth > 0 else { return }
    drawOnEdge(on: &canvas, at: rect.origin.moved(columns: 1)) { canvas, point in
      face.label.draw(
        on: &canvas, at: point, limit: rect.width - FieldMetrics.labelFrame,
        style: face.look.labelStyle)
    }
  }

  private func drawLowerEdge(on canvas: inout Canvas, _ rect: Rect) {
    let room = rect.width - FieldMetrics.labelFrame
    guard let message = face.message, message.width(in: canvas.charset) <= room else { return }
    let start = Point(row: rect.rows.upperBound - 1, column: rect.columns.lowerBound + 2)
    drawOnEdge(on: &canvas, at: start) { canvas, point in
      message.draw(on: &canvas, at: point, limit: room)
    }
  }

  /// Draws words with a space on each side, in the middle of an edge.
  private func drawOnEdge(
    on canvas: inout Canvas, at start: Point, _ draw: (inout Canvas, Point) -> Int
  ) {
    canvas.write(" ", at: start)
    let width = draw(&canvas, start.moved(columns: 1))
    canvas.write(" ", at: start.moved(columns: 1 + width))
  }

  /// Where the terminal's cursor belongs while the field has the focus.
  func caret(in rect: Rect) -> Point {
    if let block { return block.caretPoint(in: textRect(in: rect), top: offset) }
    return face.text.caretPoint(in: textRect(in: rect), offset: offset)
  }
}
