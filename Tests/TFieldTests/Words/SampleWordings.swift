import Foundation
import Testing

@testable import TField

/// A sentence of a catalogue.
struct CatalogueEntry {
  let key: String
  let original: [String]
  let said: [String]

  /// The places of each of its forms.
  var places: [Set<String>] { said.map(Self.places) }

  static func places(of text: String) -> Set<String> {
    Set(text.matches(of: /\{(\w+)\}/).map { String($0.output.1) })
  }
}

extension CatalogueEntry {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardized

  static func all(_ language: Language) throws -> [Self] {
    let file = root.appending(path: "Data/\(language.rawValue).po")
    let text = try String(contentsOf: file, encoding: .utf8)
    return try text.components(separatedBy: "\n\n").dropFirst().map { text in
      let key = try #require(text.firstMatch(of: /msgctxt "(.*)"/)).output.1
      func strings(_ word: String) throws -> [String] {
        let string = try Regex(#"(?m)^\#(word)(?:_plural|\[\d\])? ((?:".*"\n?)+)"#)
        return text.matches(of: string).map {
          String($0.output[1].substring ?? "").trimmingCharacters(in: .newlines)
        }
      }
      return Self(key: String(key), original: try strings("msgid"), said: try strings("msgstr"))
    }
  }
}

/// Each sentence of the catalogues, with values that can be found again in it.
enum SampleWordings {
  static let all = Result { try made() }

  private static func made() throws -> [Wording] {
    try CatalogueEntry.all(.english).filter { !$0.key.hasPrefix("joining") }.flatMap { entry in
      let places = entry.places.reduce(Set()) { $0.union($1) }
      let isCounted = entry.said.count > 1 || places.contains("count")
      let values = places.subtracting(["count"]).sorted().map {
        Sentence.Place(name: $0, words: "‹a›")
      }
      let counts: [Int?] = isCounted ? [1, 41] : [nil]
      return counts.map { Wording.sentence(Sentence(key: entry.key, count: $0, places: values)) }
    }
  }
}
