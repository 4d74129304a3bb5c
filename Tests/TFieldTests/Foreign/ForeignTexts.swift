import TestSupport
import Testing

@testable import TField

/// Texts such as people write somewhere in the world, made at random for one type.
///
/// To add some, write a value of this in the file of their kind, and name it in ``all``.
struct ForeignTexts: CustomTestStringConvertible, Sendable {
  let name: String
  let type: any FieldType
  let language: Language
  let text: @Sendable (inout SeededRandom) -> String

  /// The type is declared, such as `date`, with its parameters as they are written in tables.
  init(
    _ name: String, _ type: String, _ params: [String: String] = [:],
    in language: Language = .english, text: @escaping @Sendable (inout SeededRandom) -> String
  ) {
    guard let declared = TypeCatalogue.type(named: type, writing: params) else {
      preconditionFailure("no type: \(type)")
    }
    let surroundings = Surroundings(today: Typing.today, language: language)
    self.name = name
    self.type = declared.adapted(to: surroundings) ?? declared
    self.language = language
    self.text = text
  }

  var testDescription: String { name }

  static let all = numbers + names + places
}

extension SeededRandom {
  /// One of the choices.
  mutating func one<T>(of choices: [T]) -> T {
    choices[Int.random(in: choices.indices, using: &self)]
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// True once in so many times.
  mutating func happens(onceIn times: Int) -> Bool { number(1...times) == 1 }
}
