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

  var face: FieldFace { FieldFace(of: 1, in: session, options) }

  func boxed(_ width: Int, height: Int = 3) -> Canvas {
    var canvas = Canvas(width: width, height: height, charset: options.charset)
    let rect = Rect(row: height - 3, column: 0, width: width, height: 3)
    let room = BoxedFieldView.textRect(in: rect).width
    let offset = face.state.activity == .active ? face.text.offset(from: 0, room: room) : 0
    let view = BoxedFieldView(face: face, offset: offset)
    view.draw(on: &canvas, in: rect)
    canvas.cursor = view.caret(in: rect)
    return canvas
  }

  func compact(_ width: Int, labelWidth: Int = 12) -> Canvas {
    var canvas = Canvas(width: width, height: 1, charset: options.charset)
    let view = CompactFieldView(face: face, labelWidth: labelWidth)
    view.draw(on: &canvas, in: canvas.bounds)
    canvas.cursor = view.caret(in: canvas.bounds)
    return canvas
  }
}

extension Canvas {
  /// What is seen, line by line.
  var text: String { rows.joined(separator: "\n") }
}
