import Foundation
import Testing

/// The vectors that are more than what goes into a field and what comes of it.
enum OtherVectors {
  /// Every vector of a file in `Vectors/other`.
  static func all<Vector: Decodable>(_ name: String) throws -> [Vector] {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Vectors/other"))
    return try JSONDecoder().decode([Vector].self, from: Data(contentsOf: url))
  }
}

/// A vector that can be told from the others of its file.
protocol NamedVector: Decodable, Sendable {
  var name: String { get }
}

extension NamedVector {
  /// Holds each vector of a file against the engine.
  static func check(
    _ file: String, count: Int, _ differences: (Self) throws -> [String]
  ) throws {
    let vectors: [Self] = try OtherVectors.all(file)
    #expect(vectors.count == count)
    for vector in vectors {
      let found = try differences(vector)
      #expect(found.isEmpty, "\(vector.name)")
    }
  }
}

/// What was found, if the vector says that it should be something else.
func difference<Value: Equatable>(
  _ what: String, _ found: Value?, _ wanted: Value?
) -> String? {
  guard let wanted, found != wanted else { return nil }
  return "\(what): \(found.map { "\($0)" } ?? "none"), not \(wanted)"
}
