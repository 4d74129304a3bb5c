import Testing

@testable import TField

/// A form of one field into which keys are typed; U+0008 is the Backspace key.
struct TypedField {
  static let today = CalendarDate(year: 2026, month: 11, day: 15) ?? .unknown

  var session: FormSession

  init(_ type: some FieldType, _ keys: String = "", on today: CalendarDate = Self.today) {
    session = FormSession(Form("Form", rows: [[Field("field", type)]]), today: today)
    typeIn(keys)
  }

  init(_ type: some FieldType, pasting text: String, on today: CalendarDate = Self.today) {
    self.init(type, on: today)
    session.handle(.paste(text))
  }

  init(_ type: some FieldType, initial text: String, on today: CalendarDate = Self.today) {
    session = FormSession(
      Form("Form", rows: [[Field("field", type, initial: text)]]), today: today)
  }

  mutating func typeIn(_ keys: String) {
    for key in keys {
      session.handle(key == "\u{8}" ? Key(.backspace) : .character(key))
    }
  }

  mutating func press(_ keys: Key.Base...) {
    for key in keys { session.handle(Key(key)) }
  }
}

extension TypedField {
  var field: FieldState { session.fields[0] }
  var live: String { field.validity.error?.code.rawValue ?? "ok" }
  var verdict: String { field.verdict.error?.code.rawValue ?? "ok" }

  /// The text once the field was left.
  var settled: String {
    var left = self
    left.press(.tab)
    return left.field.text
  }

  var hint: Wording? { field.type.hint(field.data) }
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

  func check(
    _ field: TypedField, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(field.field.text == text, sourceLocation: sourceLocation)
    #expect(field.live == live, sourceLocation: sourceLocation)
    #expect(field.verdict == verdict, sourceLocation: sourceLocation)
  }
}

/// Keys, the text while typing, and the text once left.
struct AmountTyping: Sendable {
  let keys: String
  let text: String
  let settled: String

  init(_ keys: String, _ text: String, _ settled: String) {
    self.keys = keys
    self.text = text
    self.settled = settled
  }
}
