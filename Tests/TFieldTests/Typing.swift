@testable import TField

/// One field that is typed into, with another stop beside it to leave to.
struct Typing {
  private(set) var session: FormSession

  /// The field with the focus in it; with `isEntered: false` as a form opens with it.
  init(
    _ type: some FieldType, required: Bool = false, initial: String = "",
    today: CalendarDate = .unknown, isEntered: Bool = true
  ) {
    let field = Field(
      "tested", type, required: required ? .always : .never, initial: initial)
    session = FormSession(Form("Typing", rows: [[Field("other")], [field]]), today: today)
    if isEntered { enter() }
  }

  /// The field after some keys.
  init(_ type: some FieldType, _ keys: String) {
    self.init(type)
    self.type(keys)
  }

  /// The field after a paste.
  init(_ type: some FieldType, pasting text: String) {
    self.init(type)
    paste(text)
  }
}

extension Typing {
  var field: FieldState { session.fields[1] }
  var text: String { field.text }
  var data: String { field.data }
  var caret: Int { field.buffer.caret }
  var error: ErrorCode? { field.validity.error?.code }

  /// Presses a key for each character; U+0008 is Backspace.
  mutating func type(_ keys: String) {
    for character in keys {
      press(character == "\u{8}" ? Key(.backspace) : .character(character))
    }
  }

  mutating func press(_ key: Key) { session.handle(key) }
  mutating func paste(_ text: String) { session.handle(.paste(text)) }
  mutating func edit(_ command: EditCommand) { session.handle(.edit(command)) }
  mutating func enter() { session.moveFocus(to: .field(1)) }
  mutating func leave() { session.moveFocus(to: .field(0)) }

  /// The field once it was left.
  func left() -> Self {
    var typing = self
    typing.leave()
    return typing
  }
}
