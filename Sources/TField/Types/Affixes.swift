/// Signs and units around a number that only repeat what the field says.
extension Substring {
  /// Takes a plus or minus off the start; "-" or "".
  mutating func takeSign() -> String {
    guard let first, first == "-" || first == "+" else { return "" }
    self = dropFirst().trimmed
    return first == "-" ? "-" : ""
  }

  /// Takes the first of `words` off the start, whatever its case; false if none is there.
  @discardableResult
  mutating func take(prefix words: [String]) -> Bool {
    guard let word = words.first(where: { prefix($0.count).lowercased() == $0.lowercased() })
    else { return false }
    self = dropFirst(word.count).trimmed
    return true
  }

  /// Takes the first of `words` off the end, whatever its case.
  mutating func take(suffix words: [String]) {
    let word = words.first { suffix($0.count).lowercased() == $0.lowercased() }
    if let word { self = dropLast(word.count).trimmed }
  }
}
