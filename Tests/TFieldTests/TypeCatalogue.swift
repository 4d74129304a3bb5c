@testable import TField

/// How the tests build each type that there are vectors for.
enum TypeCatalogue {
  typealias Maker = @Sendable (Vector) -> any FieldType

  static let makers: [String: Maker] = [
    "age": { .age(($0.params["min"]?.number ?? 0)...($0.params["max"]?.number ?? 120)) },
    "city": { _ in .city },
    "credit": { _ in .credit },
    "currency": { _ in .currency },
    "cvv": { _ in .cvv },
    "data": { _ in .data },
    "date": { _ in .date },
    "dataLength": { .dataLength($0.params["length"]?.number ?? 0) },
    "expDate": { _ in .expDate },
    "intcity": { _ in .internationalCity },
    "name": { _ in .name },
    "percent": { _ in .percent },
    "phone": { _ in .phone },
    "phrase": { _ in .phrase },
    "ssn": { _ in .ssn },
    "st": { _ in .stateCode },
    "state": { _ in .state },
    "street": { _ in .street },
    "streetnumber": { _ in .streetNumber },
    "zip": { _ in .zip },
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
