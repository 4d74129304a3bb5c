import TestSupport
import Foundation

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
