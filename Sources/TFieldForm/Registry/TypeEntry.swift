internal import TField

/// A field type as a form file names it: its parameters, and how it is made from them.
///
/// The loader, the schema and the reference are all made from these.
final class TypeEntry: Sendable {
  let name: String
  let aliases: [String]
  /// One sentence about it.
  let says: String
  let parameters: ObjectFormat
  /// Parameters of which exactly one is wanted; empty: none of them is special.
  let alternatives: [String]
  /// A parameter object and a value that is valid with it, as a form and a person would write them.
  let example: Example
  private let make: @Sendable (ObjectReader) -> any FieldType

  /// A field of the type, and an answer to it.
  struct Example: Sendable {
    let parameters: String
    let value: String

    init(_ value: String, with parameters: String = "{}") {
      self.value = value
      self.parameters = parameters
    }
  }

  init(
    _ name: String, aliases: [String] = [], _ says: String, _ keys: [KeyFormat] = [],
    oneOf alternatives: [String] = [], example: Example,
    make: @escaping @Sendable (ObjectReader) -> any FieldType
  ) {
    self.name = name
    self.aliases = aliases
    self.says = says
    parameters = ObjectFormat(name, says, keys)
    self.alternatives = alternatives
    self.example = example
    self.make = make
  }

  /// The type with the parameters of a field.
  func type(with parameters: ObjectReader) -> any FieldType { make(parameters) }
}
