import TField
import TFieldScreen

/// A form on a screen of some size, worked like a person would.
struct FilledScreen {
  var session: FormSession
  var screen: FormScreen
  var width: Int
  var height: Int
  private(set) var canvas: Canvas

  init(
    _ form: Form, _ width: Int, _ height: Int, _ options: FormScreen.Options = .init(),
    answers: [String: String] = [:]
  ) {
    session = FormSession(form, language: options.language, answers: answers)
    screen = FormScreen(options)
    (self.width, self.height) = (width, height)
    canvas = screen.canvas(for: session, width: width, height: height)
  }

  /// What is seen, line by line.
  var text: String { canvas.rows.joined(separator: "\n") }

  mutating func draw() {
    canvas = screen.canvas(for: session, width: width, height: height)
  }

  /// Everything in one batch of input, before the screen is drawn again.
  @discardableResult
  mutating func handle(_ inputs: Input...) -> [FormScreen.Request] { handle(inputs) }

  @discardableResult
  mutating func handle(_ inputs: [Input]) -> [FormScreen.Request] {
    defer { draw() }
    return inputs.compactMap { screen.handle($0, in: &session) }
  }

  @discardableResult
  mutating func press(_ keys: Key...) -> [FormScreen.Request] {
    keys.flatMap { handle(.key($0)) }
  }

  /// Presses a key at a time, without drawing.
  mutating func press(_ key: Key, at time: Duration) {
    _ = screen.handle(.key(key), at: time, in: &session)
  }

  /// Types text; `\t` is Tab, `\n` Enter, and `\u{8}` Backspace.
  mutating func type(_ text: String) {
    for character in text {
      switch character {
      case "\t": press(Key(.tab))
      case "\n": press(Key(.enter))
      case "\u{8}": press(Key(.backspace))
      default: press(.character(character))
      }
    }
  }

  mutating func click(row: Int, column: Int) {
    handle(.mouse(Mouse(.click, row: row, column: column)))
  }

  mutating func resize(_ width: Int, _ height: Int) {
    (self.width, self.height) = (width, height)
    draw()
  }

  /// The id of what has the focus.
  var focusedID: String? {
    switch session.focus {
    case .field(let index): session.fields[index].field.id
    case .action(let index): session.form.actions[index].id
    case .back: "back"
    case .next: "next"
    case nil: nil
    }
  }

  subscript(_ id: String) -> FieldState? { session.form.index(of: id).map { session.fields[$0] } }

  /// The place where a text stands.
  func place(of text: String) -> (row: Int, column: Int)? {
    for (row, line) in canvas.rows.enumerated() {
      for column in 0..<line.count where line.dropFirst(column).hasPrefix(text) {
        return (row, column)
      }
    }
    return nil
  }

  /// The style of the cell where a text stands.
  func style(of text: String) -> Style? {
    place(of: text).flatMap { canvas[Point(row: $0.row, column: $0.column)]?.style }
  }
}
