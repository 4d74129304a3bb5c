import Testing

@testable import TField

/// One field that is worked as a person would, with another stop beside it to leave to.
struct Typing {
  static let today = CalendarDate(year: 2026, month: 11, day: 15) ?? .unknown

  var session: FormSession

  /// The field with the focus in it; with `isEntered: false` as a form opens with it.
  init(
    _ field: Field, timing: ErrorTiming = ErrorTiming(), on today: CalendarDate = Self.today,
    isEntered: Bool = true
  ) {
    let form = Form("Typing", rows: [[Field("other")], [field]], timing: timing)
    session = FormSession(form, today: today)
    if isEntered { enter() }
  }

  init(
    _ type: some FieldType, required: Bool = false, initial: Value = "",
    on today: CalendarDate = Self.today, isEntered: Bool = true
  ) {
    let field = Field(
      "tested", type, required: required ? .always : .never, initial: initial)
    self.init(field, on: today, isEntered: isEntered)
  }

  /// The field after some keys.
  init(_ type: some FieldType, _ keys: String, on today: CalendarDate = Self.today) {
    self.init(type, on: today)
    self.type(keys)
  }

  /// The field after a paste.
  init(_ type: some FieldType, pasting text: String, on today: CalendarDate = Self.today) {
    self.init(type, on: today)
    paste(text)
  }
}

extension Typing {
  var field: FieldState { session.fields[1] }
  var text: String { field.text }
  var data: String { field.data.text }
  var caret: Int { field.entry.buffer.caret }
  var hint: Wording? { field.type.hint(data) }

  /// What is shown as wrong.
  var error: ErrorCode? { field.validity.error?.code }

  /// What is wrong while it may still grow, shown or not.
  var live: ErrorCode? { data.isEmpty ? nil : field.type.live(data)?.code }

  /// What leaving would find wrong.
  var verdict: ErrorCode? { field.verdict.error?.code }

  /// The text once the field was left.
  var settled: String { left().text }

  /// The field once it was left.
  func left() -> Self {
    var typing = self
    typing.leave()
    return typing
  }

  /// The field after Backspace.
  func deleting(_ count: Int = 1) -> Self {
    var typing = self
    for _ in 0..<count { typing.press(.backspace) }
    return typing
  }
}

extension Typing {
  mutating func type(_ keys: String) { session.type(keys) }
  mutating func paste(_ text: String) { session.handle(.paste(text)) }
  mutating func edit(_ command: EditCommand) { session.handle(.edit(command)) }
  mutating func enter() { session.moveFocus(to: .field(1)) }
  mutating func leave() { session.moveFocus(to: .field(0)) }
  mutating func set(_ text: String) { session.set(text, for: field.field.id) }

  mutating func press(_ keys: Key.Base...) {
    for key in keys { session.handle(Key(key)) }
  }
}

/// What keys lead to: the text, the code shown while typing and that of the verdict, or "ok".
struct TypingCase: CustomTestStringConvertible, Sendable {
  let keys: String
  let text: String
  let live: String
  let verdict: String

  init(_ keys: String, _ text: String, _ live: String = "ok", _ verdict: String? = nil) {
    self.keys = keys
    self.text = text
    self.live = live
    self.verdict = verdict ?? live
  }

  var testDescription: String { keys.replacing("\u{8}", with: "⌫") }

  func check(_ typing: Typing, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(typing.text == text, sourceLocation: sourceLocation)
    #expect(typing.error.name == live, sourceLocation: sourceLocation)
    #expect(typing.verdict.name == verdict, sourceLocation: sourceLocation)
  }
}

extension ErrorCode? {
  /// The code as tables write it.
  var name: String { self?.rawValue ?? "ok" }
}
