import TField

/// A field in one line, for small screens: mark, label, text, and behind it what is wrong.
struct CompactFieldView {
  let face: FieldFace
  /// The width of the labels of the section.
  let labelWidth: Int
  /// The first column of the text that is seen.
  var offset = 0

  /// Where the text stands in the line.
  func textRect(in rect: Rect) -> Rect {
    let start = rect.columns.lowerBound + FieldMetrics.mark + (face.isSwitch ? 0 : labelWidth + 2)
    let room = max(1, rect.columns.upperBound - start)
    return Rect(
      row: rect.rows.lowerBound, column: start, width: width(of: room), height: 1)
  }

  /// The text leaves room for a message, so that nothing moves when one comes or goes.
  private func width(of room: Int) -> Int {
    let most = max(1, room - 2)
    return max(1, min(most, max(face.text.shown.width + 1, 10, room * 3 / 5)))
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    face.drawDebugLine(on: &canvas, above: rect)
    let line = textRect(in: rect)
    if face.label.isMarked { canvas.write("*", at: rect.origin, style: .error) }
    if face.isSwitch {
      canvas.write(
        face.text.shown.cut(to: line.width), at: line.origin, style: face.look.labelStyle)
    } else {
      drawLabel(on: &canvas, at: rect.origin.moved(columns: FieldMetrics.mark))
      face.text.draw(on: &canvas, in: line, offset: offset, ground: face.look.ground)
    }
    drawMessage(on: &canvas, behind: line, in: rect)
  }

  private func drawLabel(on canvas: inout Canvas, at point: Point) {
    let label = face.label.text.cut(to: labelWidth)
    canvas.write(label, at: point, style: face.look.labelStyle)
    canvas.write(":", at: point.moved(columns: label.width), style: face.look.labelStyle)
  }

  private func drawMessage(on canvas: inout Canvas, behind line: Rect, in rect: Rect) {
    let start = Point(row: line.rows.lowerBound, column: line.columns.upperBound + 1)
    let room = rect.columns.upperBound - start.column
    if let message = face.look.message {
      message.draw(on: &canvas, at: start, limit: room)
    } else if let badge = face.badge {
      canvas.write(
        DisplayText(badge, in: canvas.charset).cut(to: room), at: start, style: .badge)
    }
  }

  /// Where the terminal's cursor belongs while the field has the focus.
  func caret(in rect: Rect) -> Point {
    face.text.caretPoint(in: textRect(in: rect), offset: offset)
  }

  /// Whether the message is longer than the room for it.
  func isMessageCut(in rect: Rect) -> Bool {
    guard let message = face.look.message else { return false }
    let room = rect.columns.upperBound - textRect(in: rect).columns.upperBound - 3
    return DisplayText.width(of: message.text, in: face.text.shown.charset) > room
  }
}
