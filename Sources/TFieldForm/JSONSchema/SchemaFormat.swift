internal import CData
internal import TField
internal import TFieldPatterns

/// A format of JSON Schema: a pattern for the whole text, or a test of its own.
struct SchemaFormat: Sendable {
  let name: String
  private let pattern: PCREPattern?
  private let budget: PatternBudget

  /// A format that this program judges; any other one is a note.
  init?(_ name: String, within budget: PatternBudget) {
    (self.name, self.budget) = (name, budget)
    guard name == "regex" || FormatPatterns.all[name] != nil else { return nil }
    pattern = FormatPatterns.all[name].map { PCREPattern(anywhere: "^(?:\($0))$", within: budget) }
  }

  /// Whether a text is of the format; `nil` if that takes too long to find out.
  func describes(_ text: String) -> Bool? {
    guard let pattern else {
      return (try? PCREPattern(anywhere: text, within: budget).check()) != nil
    }
    guard name.hasSuffix("time"), text.utf8.contains(where: { $0 == UInt8(ascii: "6") }) else {
      return pattern.describes(text)
    }
    return pattern.describes(text).map { $0 && text.hasPossibleSeconds }
  }
}

extension String {
  /// False for a second 60 that isn't the last one of a day in UTC.
  fileprivate var hasPossibleSeconds: Bool {
    let time = suffix(from: firstIndex { "Tt".contains($0) }.map { index(after: $0) } ?? startIndex)
    guard time.dropFirst(6).hasPrefix("60") else { return true }
    let sign = time.lastIndex { "+-".contains($0) }
    let zone = sign.map { Self.minutes(time[time.index(after: $0)...]) } ?? 0
    let local = Self.minutes(time)
    let isBehind = sign.map { time[$0] == "-" } ?? false
    return (local + (isBehind ? zone : -zone) + 2880) % 1440 == 1439
  }

  private static func minutes(_ time: Substring) -> Int {
    (Int(time.prefix(2)) ?? 0) * 60 + (Int(time.dropFirst(3).prefix(2)) ?? 0)
  }
}

/// The patterns of the formats, each for a whole text.
enum FormatPatterns {
  static let all: [String: String] = {
    var rows: [String: String] = [:]
    var name = ""
    for line in DataFile.schemaFormats.rows {
      let start = line.prefix { $0 != " " }
      if !start.isEmpty { name = String(start) }
      rows[name, default: ""] += expanded(line.dropFirst(start.count + 1), by: rows)
    }
    // The others are parts of patterns.
    return rows.filter { $0.key.first?.isLowercase ?? false }
  }()

  /// A pattern with rows above it, and characters by their numbers, put where it names them.
  private static func expanded(_ text: Substring, by rows: [String: String]) -> String {
    let parts = text.split(separator: "«", omittingEmptySubsequences: false)
    return (parts.first ?? "")
      + parts.dropFirst().map { part in
        let name = part.prefix { $0 != "»" }
        let scalar = UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
        let named = name.hasPrefix("U+") ? scalar.map(String.init) : rows[String(name)]
        return (named ?? "") + part.dropFirst(name.count + 1)
      }.joined()
  }
}
