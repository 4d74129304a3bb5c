public import TField

/// The form on a screen: draws a session line by line and takes what the person does.
public struct FormScreen: Sendable {
  /// How the form is drawn.
  public struct Options: Sendable {
    public var charset = Charset.unicode
    public var layout: Form.Layout?
    public var isDebugging = false
    public var language = Language.english

    public init() {}
  }

  /// What only the terminal or the program can do.
  public enum Request: Hashable, Sendable { case redraw, suspend, interrupt, quit, copy(String) }

  private let options: Options
  private var rows: [Int: Stop] = [:]

  public init(_ options: Options = Options()) { self.options = options }

  /// The whole screen; remembers where everything stands for the next input.
  public mutating func canvas(for session: FormSession, width: Int, height: Int) -> Canvas {
    var canvas = Canvas(width: width, height: height, charset: options.charset)
    canvas.write(session.form.title.text(), at: Point(row: 0, column: 0), style: .title)
    rows = [:]
    for (row, stop) in session.stops.enumerated() {
      rows[row + 2] = stop
      draw(stop, of: session, on: &canvas, row: row + 2)
    }
    canvas.drawLine(at: Point(row: 1, column: 0), width: width)
    let question = session.question.map { "\($0)? y n" } ?? session.notice?.text() ?? ""
    canvas.write(question, at: Point(row: session.stops.count + 3, column: 0), style: .error)
    return canvas
  }

  private func draw(_ stop: Stop, of session: FormSession, on canvas: inout Canvas, row: Int) {
    let start = Point(row: row, column: 0)
    switch stop {
    case .action(let index):
      let style: Style = session.focus == stop ? .buttonFocused : .button
      canvas.write("[ \(session.form.actions[index].label.text()) ]", at: start, style: style)
    case .field(let index):
      let field = session.fields[index]
      let text = field.field.label.text() + ": "
      let style: Style = session.focus == stop ? .labelFocused : .label
      let width = canvas.write(text, at: start, style: style)
      let caret = start.moved(columns: width)
      let shown =
        field.field.isSecret ? String(repeating: "*", count: field.text.count) : field.text
      canvas.write(shown, at: caret)
      guard session.focus == stop else { return }
      let before = DisplayText(field.text.prefix(field.buffer.caret), in: options.charset)
      canvas.cursor = caret.moved(columns: before.width)
    }
  }

  /// Carries out one input.
  public mutating func handle(_ input: Input, in session: inout FormSession) -> Request? {
    switch input {
    case .key(let key):
      switch KeyTable.command(for: key) {
      case .redraw: return .redraw
      case .suspend: return .suspend
      case .interrupt: return .interrupt
      case .quit: return .quit
      case .edit(.copy):
        session.handle(key)
        return session.clipboardText.isEmpty ? nil : .copy(session.clipboardText)
      default: session.handle(key)
      }
    case .mouse(let mouse):
      if mouse.action == .click, let stop = rows[mouse.row] { session.moveFocus(to: stop) }
    case .paste: session.handle(input)
    }
    return nil
  }
}
