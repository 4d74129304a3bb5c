/// Names of hosts, international ones included.
enum HostName {
  private static let longest = 253
  private static let longestLabel = 63

  /// Whether `text` is a host's name or its IPv4 address; a dot at the end is the root's.
  static func isValid(_ text: Substring) -> Bool {
    let name = text.hasSuffix(".") ? text.dropLast() : text[...]
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    guard name.utf8.count <= longest, let last = labels.last, labels.allSatisfy(isLabel) else {
      return false
    }
    return !last.allSatisfy(\.isASCIIDigit) || IPv4.isWhole(name)
  }

  /// Letters, digits and hyphens, with no hyphen at either end.
  static func isLabel(_ label: Substring) -> Bool {
    (1...longestLabel).contains(label.utf8.count) && label.first != "-" && label.last != "-"
      && label.allSatisfy { $0.isLetterOrMark || $0.isASCIIDigit || $0 == "-" }
  }
}
