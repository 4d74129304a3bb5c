import Foundation
import TestSupport

/// A form with a text in every kind of place, and copies of it with a mark in one of them.
enum MarkedForm {
  /// What a terminal would obey, what deceives a reader, and two line breaks that forge a line.
  static let mark = "\u{1B}]52;c;Zm9v\u{7}\u{9B}2J\u{202E}\u{2066}\u{2028}\nforged: no faults\r"

  static let source = TestFile.text(of: "marked.json")

  /// What is wrong with what a program wrote: bytes that steer a terminal, and forged lines.
  static func faults(in text: String) -> [String] {
    TerminalStream(text.replacing("\t", with: " ")).strange
      + text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("forged") }
  }

  /// The form with faults in it that are told in its own words.
  static let faulty =
    source.replacing(#""q": "bb""#, with: #""q": "zz""#)
    .replacing(#""max": 5"#, with: #""rules": [{ "greaterThan": 9, "message": "More" }], "max": 5"#)

  /// The form with the mark behind every text that is only said, so that it can still be used.
  static func withMarkedWords() throws -> String {
    let said: Set = [
      "title", "description", "label", "hint", "help", "message", "text", "suggest", "confirm",
      "messages", "initial",
    ]
    return try text(source) { place in
      let isWord = place.contains { said.contains($0) } && !place.contains("slots")
      return isWord && !place.contains("plate") && place.last != "*"
    }
  }

  /// Copies of the form, each with the mark behind another text or name, or in its place.
  static func copies(of source: String = source) throws -> [String] {
    var places: [[String]] = []
    _ = try text(source) { place in
      places.append(place)
      return false
    }
    return try places.flatMap { place in
      try [true, false].map { isBehind in try text(source, isBehind: isBehind) { $0 == place } }
    }
  }

  private static func text(
    _ source: String, isBehind: Bool = true, marking isMarked: ([String]) -> Bool
  ) throws -> String {
    let object = try JSONSerialization.jsonObject(with: Data(source.utf8))
    let marked = copy(object, [], isBehind, isMarked)
    return String(decoding: try JSONSerialization.data(withJSONObject: marked), as: UTF8.self)
  }

  /// A name's own place ends with `*`.
  private static func copy(
    _ value: Any, _ place: [String], _ isBehind: Bool, _ isMarked: ([String]) -> Bool
  ) -> Any {
    switch value {
    case let text as String: return isMarked(place) ? (isBehind ? text : "") + mark : text
    case let list as [Any]:
      return list.enumerated().map { copy($1, place + ["\($0)"], isBehind, isMarked) }
    case let object as [String: Any]:
      let pairs = object.map { key, value in
        let inner = copy(value, place + [key], isBehind, isMarked)
        return (isMarked(place + [key, "*"]) ? (isBehind ? key : "") + mark : key, inner)
      }
      return Dictionary(uniqueKeysWithValues: pairs)
    default: return value
    }
  }
}
