import TField

/// A field in one line, for small screens: mark, label, text, and behind it what is wrong.
///
/// What needs several lines stands below its label.
struct CompactFieldView {
  let face: FieldFace
  /// The width of the labels of the section.
  let labelWidth: Int
  /// The first column of the text that is seen.
  var offset = 0
  var block: FieldBlock?

  /// Where the text stands in the line, or below it.
  func textRect(in rect: Rect) -> Rect {
    if face.isBlock { return Self.blockRect(in: rect) }
    let start = rect.columns.lowerBound + FieldMetrics.mark + (face.isSwitch ? 0 : labelWidth + 2)
    let room = max(1, rect.columns.upperBound - start)
    return Rect(
      row: rect.rows.lowerBound, column: start, width: width(of: room), height: 1)
  }

  static func blockRect(in rect: Rect) -> Rect {
    let start = rect.columns.lowerBound + FieldMetrics.mark
    return Rect(
      row: rect.rows.lowerBound + 1, column: start,
      width: max(1, rect.columns.upperBound - 1 - start), height: rect.height - 1)
  }

  /// The text leaves room for a message, so that nothing moves when one comes or goes.
  private func width(of room: Int) -> Int {
    let most = max(1, room - 2 - (face.opensList ? FieldMetrics.opener : 0))
    return max(1, min(most, max(face.text.shown.width + 1, 10, room * 3 / 5)))
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    face.drawDebugLine(on: &canvas, above: rect)
    if let block { return draw(block, on: &canvas, in: rect) }
    let line = textRect(in: rect)
    if face.label.isMarked { canvas.write("*", at: rect.origin, style: .error) }
    if face.isSwitch {
      canvas.write(
        face.text.shown.cut(to: line.width), at: line.origin, style: face.look.labelStyle)
    } else {
      drawLabel(on: &canvas, at: rect.origin.moved(columns: FieldMetrics.mark), labelWidth)
      face.text.draw(on: &canvas, in: line, offset: offset, ground: face.look.ground)
      if face.opensList {
        canvas.write(.opens, at: line.origin.moved(columns: line.width + 1), style: .mark)
      }
    }
    drawMessage(on: &canvas, at: messageStart(in: rect), in: rect)
  }

  /// The label with what is wrong behind it, and the lines below.
  private func draw(_ block: FieldBlock, on canvas: inout Canvas, in rect: Rect) {
    if face.label.isMarked { canvas.write("*", at: rect.origin, style: .error) }
    let room = rect.width - FieldMetrics.mark - 1
    drawLabel(on: &canvas, at: rect.origin.moved(columns: FieldMetrics.mark), room)
    drawMessage(on: &canvas, at: messageStart(in: rect), in: rect)
    block.draw(on: &canvas, in: textRect(in: rect), top: offset, ground: face.look.ground)
  }

  private func drawLabel(on canvas: inout Canvas, at point: Point, _ room: Int) {
    let width = canvas.write(
      face.label.words, at: point, limit: room, style: face.look.labelStyle)
    canvas.write(":", at: point.moved(columns: width), style: face.look.labelStyle)
  }

  /// Where a message stands: behind the text, or behind the label above it.
  private func messageStart(in rect: Rect) -> Point {
    guard !face.isBlock else {
      return rect.origin.moved(columns: FieldMetrics.mark + face.label.text.width + 3)
    }
    let line = textRect(in: rect)
    let end = line.columns.upperBound + (face.opensList ? FieldMetrics.opener : 0)
    return Point(row: line.rows.lowerBound, column: end + 1)
  }

  private func drawMessage(on canvas: inout Canvas, at start: Point, in rect: Rect) {
    let room = rect.columns.upperBound - start.column
    if let message = face.look.message {
      message.draw(on: &canvas, at: start, limit: room)
    } else if let badge = face.badge {
      canvas.write(badge, at: start, limit: room, style: .badge)
    }
  }

  /// Where the terminal's cursor belongs while the field has the focus.
  func caret(in rect: Rect) -> Point {
    if let block { return block.caretPoint(in: textRect(in: rect), top: offset) }
    return face.text.caretPoint(in: textRect(in: rect), offset: offset)
  }

  /// Whether the message is longer than the room for it.
  func isMessageCut(in rect: Rect) -> Bool {
    guard let message = face.look.message else { return false }
    let room = rect.columns.upperBound - messageStart(in: rect).column - 2
    return DisplayText.width(of: message.text, in: face.text.shown.charset) > room
  }
}
