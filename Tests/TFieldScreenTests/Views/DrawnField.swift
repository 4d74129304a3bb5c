@testable import TField
@testable import TFieldScreen

/// One field of a form on a canvas of its own.
struct DrawnField {
  var session: FormSession
  var options = FormScreen.Options()

  /// A field that is typed into, and then left if that is wanted; without keys it never had focus.
  init(_ field: Field, typing keys: String? = nil, isLeft: Bool = false) {
    session = FormSession(Form("Test", rows: [[Field("first")], [field]]))
    guard let keys else { return }
    session.go(to: .field(1))
    for character in keys { session.handle(Key.character(character)) }
    if isLeft { session.go(to: .field(0)) }
  }

  func boxed(_ width: Int, height: Int = 3) -> Canvas { drawn(width, height, isCompact: false) }

  func compact(_ width: Int, labelWidth: Int = 12) -> Canvas {
    drawn(width, 1, isCompact: true, labelWidth: labelWidth)
  }

  /// The field in a block of that size, at whose end it stands.
  func view(_ width: Int, _ height: Int, isCompact: Bool, labelWidth: Int = 0) -> FieldView {
    let key = FormLayout.Key(
      width: width, isCompact: isCompact, room: 20, requiredMark: session.form.requiredMark,
      options: options, version: 0)
    let lines = isCompact ? 1 : 3
    return FieldView(
      of: 1, in: session, FieldPlan(of: session.fields[1], width: width, key),
      at: Rect(row: height - lines, column: 0, width: width, height: lines),
      labelWidth: labelWidth, options)
  }

  private func drawn(
    _ width: Int, _ height: Int, isCompact: Bool, labelWidth: Int = 0
  ) -> Canvas {
    var canvas = Canvas(width: width, height: height, charset: options.charset)
    let view = view(width, height, isCompact: isCompact, labelWidth: labelWidth)
    let offset = view.isActive ? view.content.offset(from: 0, in: view.textRect) : 0
    view.draw(on: &canvas, offset: offset)
    canvas.cursor = view.caret(offset: offset)
    return canvas
  }
}

extension Canvas {
  /// What is seen, line by line.
  var text: String { rows.joined(separator: "\n") }
}
