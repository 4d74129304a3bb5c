/// Answers as comma-separated values after RFC 4180: a header of ids and one row.
struct CSVAnswers {
  func bytes(of answers: [Answer]) -> [UInt8] {
    Array((Self.record(answers.map(\.id)) + Self.record(answers.map(\.text))).utf8)
  }

  /// A lone empty cell is quoted, or its line would look like none.
  private static func record(_ cells: [String]) -> String {
    let line = cells == [""] ? "\"\"" : cells.map(cell).joined(separator: ",")
    return line + "\r\n"
  }

  private static func cell(_ text: String) -> String {
    guard text.utf8.contains(where: \.needsQuotes) else { return text }
    let parts = text.utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    return "\"" + parts.map { String(Substring($0)) }.joined(separator: "\"\"") + "\""
  }
}

extension UInt8 {
  fileprivate var needsQuotes: Bool {
    self == UInt8(ascii: "\"") || self == UInt8(ascii: ",") || self == 0x0A || self == 0x0D
  }
}
