internal import CData
internal import TField
internal import TFieldPatterns

/// The formats of JSON Schema that are checked; any other one is an annotation.
enum SchemaFormat {
  typealias Test = @Sendable (String) -> Bool?

  /// A test for a format; it returns `nil` if the result takes too long to find out.
  static func test(of name: String, within budget: PatternBudget) -> Test? {
    if name == "regex" {
      return { (try? PCREPattern(anywhere: $0, within: budget).check()) != nil }
    }
    guard let source = patterns[name] else { return nil }
    let pattern = PCREPattern(anywhere: "^(?:\(source))$", within: budget)
    guard name.hasSuffix("time") else { return pattern.describes }
    return { text in pattern.describes(text).map { $0 && text.hasPossibleSeconds } }
  }

  /// Their patterns, each for a whole text.
  static let patterns: [String: String] = {
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

  /// A pattern with earlier rows, and characters given by number, inserted where it names them.
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

extension String {
  /// False for a leap second that isn't the last second of a day in UTC.
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
