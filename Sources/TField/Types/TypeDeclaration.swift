/// A type of field as form files name it, declared once.
///
/// The loader, the schema, `tfield types`, the manual, completions and the tests of types are made
/// from these. `Data/keys.txt` describes the parameters in words.
package struct TypeDeclaration: Sendable {
  /// The parameters of a field as in a form file, and an answer that such a field takes.
  package struct Example: Sendable, ExpressibleByStringLiteral {
    package let parameters: String
    package let value: String

    package init(_ value: String, with parameters: String = "{}") {
      (self.value, self.parameters) = (value, parameters)
    }

    package init(stringLiteral value: String) { self.init(value) }
  }

  package let name: String
  package let aliases: [String]
  package let summary: String
  package let parameters: [TypeParameter]
  /// Parameters of which exactly one is needed; empty if there is no such choice.
  package let alternatives: [String]
  package let holds: ValueKind
  package let example: Example
  package let kind: @Sendable (TypeSettings) -> FieldKind

  package init(
    _ name: String, aliases: [String] = [], _ summary: String, _ parameters: [TypeParameter] = [],
    oneOf alternatives: [String] = [], holds: ValueKind = .text, example: Example,
    kind: @escaping @Sendable (TypeSettings) -> FieldKind
  ) {
    (self.name, self.aliases, self.summary) = (name, aliases, summary)
    (self.parameters, self.alternatives) = (parameters, alternatives)
    (self.holds, self.example, self.kind) = (holds, example, kind)
  }

  /// Every type of one value, in the order of the reference.
  package static let values =
    [
      words, web, secrets, places, countries, phones, cards, accounts, dates, numbers, addresses,
      identifiers,
    ].flatMap(\.self)
}

/// A key that the type of a field allows.
package struct TypeParameter: Sendable {
  /// What follows the key in a form file; each case names the type of its setting.
  package enum Takes: Sendable {
    /// A `Bool`.
    case flag
    /// An `Int`.
    case count(ClosedRange<Int>)
    /// A `DecimalNumber`.
    case number
    /// A `String`.
    case text, name, formula
    /// A `String` of these.
    case word([String])
    /// A `[String]`.
    case names, ids
    /// A `DateLimit`.
    case day
    /// A day and a time as a `String`.
    case moment
    /// The id of another field as a `String`; that field must have the type, if one is named.
    case field(of: String?)
    /// The `Confirmation` of another field.
    case twin
    /// `ChoiceOptions`.
    case options
    /// The `Field` of each entry.
    case entry
    /// The `Form` of each entry.
    case rows
    case schema

    static func anyOf<Choice: CaseIterable & RawRepresentable<String>>(_: Choice.Type) -> Self {
      .word(Choice.allCases.map(\.rawValue))
    }
  }

  package let name: String
  package let takes: Takes
  package let isRequired: Bool

  package init(_ name: String, _ takes: Takes, isRequired: Bool = false) {
    (self.name, self.takes, self.isRequired) = (name, takes, isRequired)
  }
}

/// What a form file says of one field's type.
package struct TypeSettings: Sendable {
  package var values: [String: any Sendable] = [:]
  package var folders: (any Folders)?
  package var offset: @Sendable (Int) -> Int = { _ in 0 }

  package init() {}

  package subscript<Value>(name: String) -> Value? { values[name] as? Value }

  package subscript<Choice: RawRepresentable<String>>(name: String) -> Choice? {
    (values[name] as? String).flatMap(Choice.init)
  }
}

/// The kind of a field's answers, for comparing them.
package enum ValueKind: Hashable, Sendable {
  case text, flag, number, day, month, time, entries
}
