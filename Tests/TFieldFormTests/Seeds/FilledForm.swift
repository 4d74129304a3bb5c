import TField
import TFieldForm
import Testing

/// A form made of a few lines of JSON, worked as a person would.
struct FilledForm {
  var session: FormSession

  /// A form of some fields; `keys` are further keys of the form, with a comma behind each.
  init(_ fields: String, keys: String = "", answers: [String: String] = [:]) throws {
    let form = try loaded("{ \"tfield\": 1, \(keys) \"rows\": [ \(fields) ] }")
    session = FormSession(
      form, today: CalendarDate(year: 2026, month: 11, day: 21) ?? .unknown, answers: answers)
  }
}

extension FilledForm {
  /// The field with an id; the first of the form, if there is none.
  subscript(_ id: String) -> FieldState { session.fields[session.form.index(of: id) ?? 0] }

  /// Types a text, in which `\t` is Tab and `\n` is Enter.
  mutating func type(_ text: String) {
    for character in text {
      switch character {
      case "\t": session.handle(Key(.tab))
      case "\n": session.handle(Key(.enter))
      default: session.handle(.character(character))
      }
    }
  }

  /// Presses keys by the names that help and manual give them.
  mutating func press(_ names: String...) {
    for name in names {
      if let key = Key(named: name) { session.handle(key) }
    }
  }

  /// The codes of the errors that a field shows, in order.
  func shown(_ id: String) -> [String] { self[id].errors.map(\.code.rawValue) }

  /// The sentence of the first of them.
  func sentence(_ id: String) -> String? { self[id].validity.error?.wording.text() }

  /// The codes of everything that leaving the field would find wrong.
  func failures(_ id: String) -> [String] { self[id].failures.map(\.code.rawValue) }
}
