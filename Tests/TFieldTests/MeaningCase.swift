import TestSupport
import Foundation

@testable import TField

/// A text that people type, and the values that it can honestly mean.
struct MeaningCase: Decodable, Sendable {
  let type: String
  let typed: String
  /// One of these must come out, if any does; none: the text must not become valid.
  let means: [String]
  let with: [String: Vector.Parameter]?
  /// Whether refusing it is wrong too.
  let must: Bool?
  /// What a full mask may keep when the text is typed.
  let overflow: String?
  /// The code of the person's language.
  let language: String?
}

extension MeaningCase {
  /// The cases of a file of lines.
  static func all(in file: String) throws -> [MeaningCase] {
    let url = Bundle.module.url(forResource: "Vectors/" + file, withExtension: "jsonl")
    let lines = try url.map { try String(contentsOf: $0, encoding: .utf8) } ?? ""
    return try lines.split(separator: "\n").map {
      try JSONDecoder().decode(Self.self, from: Data($0.utf8))
    }
  }

  var spokenLanguage: Language { language.flatMap(Language.init(rawValue:)) ?? .english }

  /// The type with its parameters; `nil` for one that the catalogue doesn't know.
  var fieldType: (any FieldType)? { TypeCatalogue.type(named: type, with ?? [:]) }
}
