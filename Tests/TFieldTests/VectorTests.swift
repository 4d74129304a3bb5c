import Foundation
import TestSupport
import Testing

@testable import TField

/// One recorded case of a type: what a person enters, and what comes of it.
struct Vector: Decodable, Sendable {
  /// How the text gets into the field.
  enum Mode: String, Decodable, Sendable {
    case keys, paste, initial
  }

  /// Whether a field shows itself as valid.
  enum Outcome: String, Decodable, Sendable {
    case valid, invalid
  }

  let type: String
  let params: [String: Parameter]
  let required: Bool
  let typed: String
  let mode: Mode?
  let text: String?
  let live: Outcome?
  let final: String?
  let result: Outcome?
  let error: String?
  let note: String?
  /// The sentence of the design that decides it.
  let law: String?
  /// Whether the text must be no answer, whole or in parts.
  let refused: Bool?
}

extension Vector {
  /// A parameter of a type: a whole number, a text or a truth value.
  enum Parameter: Decodable, Hashable, Sendable, CustomStringConvertible {
    case number(Int)
    case text(String)
    case flag(Bool)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }

    var description: String {
      switch self {
      case .number(let number): String(number)
      case .text(let text): text
      case .flag(let flag): String(flag)
      }
    }
  }
}

extension Vector {
  /// The type with its parameters: `dataLength length=5`.
  var kind: String {
    let params = params.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return ([type] + params).joined(separator: " ")
  }

  /// What tells it from every other: `name "jOhN dOe"`, `cvv paste required "12a"`.
  var key: String {
    let words = [kind] + [mode?.rawValue, required ? "required" : nil].compactMap(\.self)
    let start = typed.prefix(40)
    let rest = typed.count > start.count ? "… of \(typed.count)" : ""
    return words.joined(separator: " ") + " " + String(start).debugDescription + rest
  }

  /// The day it is set on; without one any day must do.
  var today: CalendarDate {
    (params["today"]?.description).flatMap { CalendarDate($0) }
      ?? CalendarDate(year: 2026, month: 11, day: 21) ?? .unknown
  }

  /// The code of the error that it expects.
  var code: ErrorCode? {
    error.map { Self.codes[$0] ?? ErrorCode(rawValue: $0) }
  }

  private static let codes: [String: ErrorCode] = [
    "too-short": .tooShort, "too-small": .tooSmall, "too-large": .tooLarge, "year-range": .year,
  ]
}

extension Vector {
  /// Every type that there are vectors for, by the name of its file.
  static let types = (files ?? []).map { $0.deletingPathExtension().lastPathComponent }.sorted()

  private static let folder = Bundle.module.url(forResource: "Vectors", withExtension: nil)

  private static let files = try? folder.map { folder in
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }
  }

  /// The vectors of a type.
  static func all(of type: String) throws -> [Vector] {
    guard let folder else { return [] }
    let file = folder.appending(path: type + ".json")
    return try JSONDecoder().decode([Vector].self, from: Data(contentsOf: file))
  }
}

@Suite struct VectorTests {
  @Test(arguments: Vector.types)
  func `every vector of a type comes true`(name: String) throws {
    let vectors = try Vector.all(of: name)
    #expect(!vectors.isEmpty)
    for vector in vectors {
      let type = try #require(TypeCatalogue.type(for: vector))
      let differences = vector.differences(of: type)
      #expect(differences.isEmpty, "\(vector.key) (\(vector.note ?? vector.law ?? ""))")
    }
  }

  @Test func `no two vectors of a kind have the same key`() throws {
    for type in Vector.types {
      let keys = try Vector.all(of: type).map(\.key)
      #expect(Dictionary(grouping: keys, by: \.self).filter { $1.count > 1 }.isEmpty)
    }
  }
}

extension Vector {
  /// What came of it that should not have, as a person would see it.
  fileprivate func differences(of type: some FieldType) -> [String] {
    var typing = Typing(
      type, required: required, initial: mode == .initial ? .text(typed) : "", on: today,
      isEntered: mode != .initial)
    switch mode ?? .keys {
    case .keys: typing.type(typed)
    case .paste: typing.paste(typed)
    case .initial: return differences(before: typing, after: typing)
    }
    return differences(before: typing, after: typing.left())
  }

  private func differences(before: Typing, after: Typing) -> [String] {
    if refused ?? false {
      return after.error == nil && !after.data.isEmpty ? ["taken as \(after.text)"] : []
    }
    // The last word gets its capital when the field is left.
    let isWhole = final == nil && text?.last != " "
    let typed = isWhole && after.field.type.capitals != nil ? after : before
    return [
      difference("text", typed.text, text),
      difference("live", before.field.outcome, live),
      difference("final", after.text, final),
      difference("result", after.field.outcome, result),
      difference("error", after.error, code),
    ].compactMap(\.self)
  }
}

extension FieldState {
  fileprivate var outcome: Vector.Outcome { validity.isValid ? .valid : .invalid }
}

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
