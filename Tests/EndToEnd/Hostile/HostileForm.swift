import Foundation
import TestSupport

/// Form files in which hostile texts stand wherever a text may stand.
enum HostileForm {
  /// The texts that a form file can hold, so many a form.
  static let batches: [[HostileString]] = stride(from: 0, to: HostileString.texts.count, by: 60)
    .map { Array(HostileString.texts[$0..<min($0 + 60, HostileString.texts.count)]) }

  /// A form with a field for each of the texts.
  static func text(_ strings: [HostileString]) throws -> String {
    let texts = strings.compactMap(\.text).map(word)
    func text(_ place: Int) -> String { texts.isEmpty ? "" : texts[place % texts.count] }
    let rows = texts.indices.map { index -> [String: Any] in
      var field: [String: Any] = [
        "id": "f\(index)", "label": text(index), "hint": text(index + 1), "help": text(index + 2),
        "initial": text(index + 3), "suggest": [text(index + 4)],
        "rules": [["maxLength": 1, "message": text(index + 5)]],
      ]
      if index % 5 == 0 {
        field["type"] = "choice"
        field["options"] = ["a", ["value": "b", "label": text(index)]] as [Any]
        field["initial"] = "a"
        field["rules"] = nil
        field["suggest"] = nil
      }
      return field
    }
    let form: [String: Any] = [
      "tfield": 1, "id": "hostile", "title": text(1), "description": text(2),
      "sections": [["title": text(3), "description": text(4), "rows": rows] as [String: Any]],
      "actions": [["id": "go", "label": text(5), "confirm": text(6)]],
    ]
    return String(decoding: try JSONSerialization.data(withJSONObject: form), as: UTF8.self)
  }

  /// The beginning of a text, with a letter where it says nothing.
  private static func word(_ text: String) -> String {
    // A brace alone would begin the answer of another field.
    let start = String(text.prefix(200)).replacingOccurrences(of: "{", with: "{{")
    return start.allSatisfy(\.isWhitespace) ? "x" + start : start
  }
}
