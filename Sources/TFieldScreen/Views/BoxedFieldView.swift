import TField

/// A field in a box: the label in the upper edge, the text in one line or more, and a lower edge
/// that is kept for an error, so that nothing moves when one comes or goes.
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
    face.drawDebugLine(on: &canvas, above: rect)
    canvas.drawFrame(rect, face.look.frame, style: face.look.frameStyle)
    drawSide(on: &canvas, rect)
    drawUpperEdge(on: &canvas, rect)
    drawText(on: &canvas, rect)
    drawLowerEdge(on: &canvas, rect)
  }

  private func drawSide(on canvas: inout Canvas, _ rect: Rect) {
    let line = FrameSet(face.look.side, in: canvas.charset).vertical
    for row in rect.rows.dropFirst().dropLast() {
      canvas.put(line, at: Point(row: row, column: rect.columns.lowerBound), face.look.sideStyle)
    }
  }

  private func drawText(on canvas: inout Canvas, _ rect: Rect) {
    let line = textRect(in: rect)
    if face.opensList {
      canvas.write(.opens, at: line.origin.moved(columns: line.width + 1), style: .mark)
    }
    if face.isLabelInside {
      face.label.draw(on: &canvas, at: line.origin, limit: line.width, style: .label)
    } else if face.isSwitch {
      drawSwitch(on: &canvas, line)
    } else if let block {
      block.draw(on: &canvas, in: line, top: offset, ground: face.look.ground)
    } else {
      face.text.draw(on: &canvas, in: line, offset: offset, ground: face.look.ground)
    }
  }

  private func drawSwitch(on canvas: inout Canvas, _ line: Rect) {
    let indent = face.label.isMarked ? FieldMetrics.mark : 0
    if face.label.isMarked { canvas.write("*", at: line.origin, style: .error) }
    canvas.write(
      face.text.shown.cut(to: line.width - indent), at: line.origin.moved(columns: indent),
      style: .label)
  }

  private func drawUpperEdge(on canvas: inout Canvas, _ rect: Rect) {
    let badge = face.badge.map { DisplayText($0, in: canvas.charset) }
    var room = rect.width - FieldMetrics.labelFrame
    if let badge, badge.width > 0, room - badge.width - 3 >= min(face.label.width, 8) {
      room -= badge.width + 3
      let start = Point(
        row: rect.rows.lowerBound, column: rect.columns.upperBound - badge.width - 4)
      drawOnEdge(on: &canvas, at: start) { canvas, point in
        canvas.write(badge, at: point, style: .badge)
      }
    }
    guard !face.isLabelInside, !face.isSwitch, room > 0 else { return }
    drawOnEdge(on: &canvas, at: rect.origin.moved(columns: 2)) { canvas, point in
      face.label.draw(on: &canvas, at: point, limit: room, style: .label)
    }
  }

  private func drawLowerEdge(on canvas: inout Canvas, _ rect: Rect) {
    let room = rect.width - FieldMetrics.labelFrame
    guard let message = face.look.message, room > 0 else { return }
    let start = Point(row: rect.rows.upperBound - 1, column: rect.columns.lowerBound + 2)
    drawOnEdge(on: &canvas, at: start) { canvas, point in
      message.draw(on: &canvas, at: point, limit: room)
    }
  }

  /// Whether the message is longer than the room for it.
  func isMessageCut(in rect: Rect) -> Bool {
    guard let message = face.look.message else { return false }
    let room = rect.width - FieldMetrics.labelFrame - FieldMetrics.mark
    return DisplayText.width(of: message.text, in: face.text.shown.charset) > room
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
    let indent = face.isSwitch && face.label.isMarked ? FieldMetrics.mark : 0
    if let block { return block.caretPoint(in: textRect(in: rect), top: offset) }
    return face.text.caretPoint(in: textRect(in: rect), offset: offset)
      .moved(columns: indent)
  }
}
