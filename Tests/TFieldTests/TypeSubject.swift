import Testing

@testable import TField

/// One type that the laws are tried on.
struct TypeSubject: CustomTestStringConvertible, Sendable {
  let name: String
  var type: any FieldType
  /// Texts that it takes as they are.
  let good: [String]
  /// What random texts about it are made of, beside what no keyboard should have.
  let alphabet: String
  /// How many random edits it has to stand.
  var edits = 400

  init(
    _ name: String, _ type: any FieldType, good: [String] = [],
    of alphabet: String = "aelnosvCMNSTY    0123456789012.5-/,'()&@$%+#"
  ) {
    self.name = name
    self.type = type.adapted(to: Surroundings(today: Typing.today)) ?? type
    self.good = good
    self.alphabet = alphabet
  }

  var testDescription: String { name }
}
