@testable import TField

/// How the tests build each type that there are vectors for.
enum TypeCatalogue {
  typealias Maker = @Sendable (Vector) -> any FieldType

  static let makers: [String: Maker] = [
    "city": { _ in .city },
    "data": { _ in .data },
    "dataLength": { .dataLength($0.params["length"]?.number ?? 0) },
    "intcity": { _ in .internationalCity },
    "name": { _ in .name },
    "phone": { _ in .phone },
    "phrase": { _ in .phrase },
    "st": { _ in .stateCode },
    "state": { _ in .state },
    "street": { _ in .street },
  ]

  /// The types with vectors, in order.
  static let names = makers.keys.sorted()

  /// Types without vectors, which the laws hold for just the same.
  static let others: [(name: String, type: any FieldType)] = [
    ("email", .email),
    ("state to code", .state(convert: .code)),
    ("state to name", .state(convert: .name, military: true)),
  ]
}

extension TypeCatalogue {
  static func type(for vector: Vector) -> (any FieldType)? { makers[vector.type]?(vector) }
}
