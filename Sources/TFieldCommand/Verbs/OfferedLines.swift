internal import TField
internal import TFieldForm

/// The options of `choose`: values of bytes, such as names of files, and what is said of them.
///
/// A form's options are texts, so each value stands in it under a key that nobody types; the answer
/// is the value itself.
struct OfferedLines {
  /// The longest label in characters: more than a screen shows, less than a form refuses.
  private static let longest = 4096

  private var values: [[UInt8]] = []
  private var labels: [String] = []
  private var descriptions: [String?] = []

  /// Takes each value once and no empty line; throws if one can't be an answer.
  ///
  /// A label and a description may stand behind a value, each after the delimiter.
  init(
    _ given: [[UInt8]], called name: String, partedBy delimiter: [UInt8]
  ) throws(Failure) {
    var seen: Set<[UInt8]> = []
    for (index, line) in given.enumerated() where !line.isEmpty {
      guard !line.contains(0) else {
        throw .usage("\(name) \(index + 1) has a NUL, which no answer can hold")
      }
      let parts = line.parts(between: delimiter)
      guard seen.insert(parts[0]).inserted else { continue }
      values.append(parts[0])
      labels.append(Self.label(of: parts.count > 1 && !parts[1].isEmpty ? parts[1] : parts[0]))
      descriptions.append(parts.count > 2 && !parts[2].isEmpty ? Self.label(of: parts[2]) : nil)
    }
  }

  private static func label(of line: [UInt8]) -> String {
    let text = String(decoding: line, as: UTF8.self).visibleLine
    guard text.utf8.count > longest else { return text }
    return text.prefix(longest) + "…"
  }
}

extension OfferedLines {
  var isEmpty: Bool { values.isEmpty }

  /// The value, if there is just one.
  var only: [UInt8]? { values.count == 1 ? values.first : nil }

  /// True if all labels can stand side by side; descriptions need lines of their own.
  var fitsInLine: Bool {
    descriptions.allSatisfy { $0 == nil } && labels.reduce(0) { $0 + $1.count + 6 } <= 60
  }

  /// The options of the form.
  var options: JSONValue {
    .array(
      values.indices.map { place in
        [
          "value": .string(Self.key(of: place)), "label": .string(labels[place]),
          "description": descriptions[place].map(JSONValue.string),
        ]
      })
  }

  /// The key of a value; `nil` if it isn't offered.
  func key(of value: [UInt8]) -> String? { values.firstIndex(of: value).map(Self.key) }

  func value(of key: String) -> [UInt8]? {
    let place = Int(key.unicodeScalars.dropFirst().map(String.init).joined())
    return place.flatMap { values.indices.contains($0) ? values[$0] : nil }
  }

  /// A letter for private use stands before the place, so that no typed number is a key.
  private static func key(of place: Int) -> String { "\u{E000}\(place)" }
}

extension [UInt8] {
  /// The parts between some bytes; the bytes as a whole if those aren't in it.
  fileprivate func parts(between delimiter: [UInt8]) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    var rest = self[...]
    while let byte = rest.first {
      if !delimiter.isEmpty, rest.starts(with: delimiter) {
        parts.append([])
        rest = rest.dropFirst(delimiter.count)
      } else {
        parts[parts.count - 1].append(byte)
        rest = rest.dropFirst()
      }
    }
    return parts
  }
}
