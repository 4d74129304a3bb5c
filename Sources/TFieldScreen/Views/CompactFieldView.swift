import TField

/// A field in one line, for small screens: label, text, and behind it what is wrong.
///
/// A label that is long, and what needs several lines, stand in lines of their own.
struct CompactFieldView {
  let face: FieldFace
  /// The width of the labels of the section.
  let labelWidth: Int
  /// The first column of the text that is seen.
  var offset = 0
  var block: FieldBlock?

  /// What the field takes at its left: the mark of the focus, and the label with its own.
  private var indent: Int {
    FieldPlan.gutter + (face.plan.question.isEmpty ? FieldMetrics.mark + labelWidth + 2 : 0)
  }

  /// Where the text stands.
  func textRect(in rect: Rect) -> Rect {
    let start = rect.columns.lowerBound + indent
    let room = max(1, rect.columns.upperBound - start)
    return Rect(
      row: rect.rows.lowerBound, column: start, width: face.isBlock ? room - 1 : width(of: room),
      height: rect.height)
  }

  /// The text leaves room for a message, so that nothing moves when one comes or goes.
  private func width(of room: Int) -> Int {
    let most = max(1, room - 2 - (face.opensList ? FieldMetrics.opener : 0))
    let words = face.shownPlaceholder.map { DisplayText.width(of: $0, in: face.label.charset) } ?? 0
    return max(1, min(most, max(max(face.text.shown.width, words) + 1, 10, room * 2 / 5)))
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    if face.plan.question.isEmpty { drawLabel(on: &canvas, in: rect) }
    let place = textRect(in: rect)
    if let block {
      block.draw(on: &canvas, in: place, top: offset, ground: face.look.ground)
    } else {
      face.text.draw(on: &canvas, in: place, offset: offset, ground: face.look.ground)
    }
    if let placeholder = face.shownPlaceholder {
      canvas.write(placeholder, at: place.origin, limit: place.width, style: .placeholder)
    }
    if face.opensList {
      canvas.write(.opens, at: place.origin.moved(columns: place.width + 1), style: .mark)
    }
    drawMessage(on: &canvas, in: rect)
  }

  private func drawLabel(on canvas: inout Canvas, in rect: Rect) {
    let start = rect.origin.moved(columns: FieldPlan.gutter)
    if face.label.isMarked { canvas.write("*", at: start, style: .required) }
    let words = start.moved(columns: FieldMetrics.mark)
    let width = canvas.write(
      face.label.words, at: words, limit: labelWidth, style: face.look.labelStyle)
    canvas.write(":", at: words.moved(columns: width), style: face.look.labelStyle)
  }

  /// Where a message stands behind the text.
  private func messageStart(in rect: Rect) -> Point {
    let place = textRect(in: rect)
    let end = place.columns.upperBound + (face.opensList ? FieldMetrics.opener : 0)
    return Point(row: rect.rows.lowerBound, column: end + 1)
  }

  /// The cells that a message has behind the text.
  func messageRoom(in rect: Rect) -> Int {
    face.isBlock ? 0 : rect.columns.upperBound - messageStart(in: rect).column
  }

  private func drawMessage(on canvas: inout Canvas, in rect: Rect) {
    let (start, room) = (messageStart(in: rect), messageRoom(in: rect))
    if let message = face.message {
      if message.width(in: canvas.charset) <= room {
        message.draw(on: &canvas, at: start, limit: room)
      }
    } else if let badge = face.badge,
      DisplayText.width(of: badge.text, in: canvas.charset) <= room
    {
      canvas.write(badge.text, at: start, limit: room, style: badge.style)
    }
  }

  /// Where the terminal's cursor belongs while the field has the focus.
  func caret(in rect: Rect) -> Point {
    if let block { return block.caretPoint(in: textRect(in: rect), top: offset) }
    return face.text.caretPoint(in: textRect(in: rect), offset: offset)
  }
}
