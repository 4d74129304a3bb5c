/// A type of field as form files name it, declared once.
///
/// The loader, the schema, `tfield types`, the manual, completions and the laws of the tests are made
/// from these. What its parameters are, in words, stands in `Data/keys.txt`.
package struct TypeDeclaration: Sendable {
  /// The parameters of a field as they stand in a form file, and an answer that such a field takes.
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
  /// Parameters of which exactly one is wanted; empty: none of them is special.
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

/// A key that a field has by its type.
package struct TypeParameter: Sendable {
  /// What stands behind the key; its setting is what is named here.
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
    /// The id of another field as a `String`; that one must be of the type, if one is named.
    case field(of: String?)
    /// The `Confirmation` of another field.
    case twin
    /// `ChoiceOptions`.
    case options
    /// The `Field` of each entry.
    case entry
    /// The `Form` of each entry.
    case rows
    /// A JSON Schema.
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
  package var folders: any Folders = NoFolders()
  /// The seconds between UTC and the person's clock, at a second since 1970.
  package var offset: @Sendable (Int) -> Int = { _ in 0 }

  package init() {}

  package subscript<Value>(name: String) -> Value? { values[name] as? Value }

  package subscript<Choice: RawRepresentable<String>>(name: String) -> Choice? {
    (values[name] as? String).flatMap(Choice.init)
  }
}

/// What the answers to a field are, for whoever compares them.
package enum ValueKind: Hashable, Sendable {
  case text, flag, number, day, month, time, entries
}
