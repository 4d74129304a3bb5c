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
    return !last.allSatisfy(\.isASCIIDigit) || isIPv4(name)
  }

  /// Letters, digits and hyphens, with no hyphen at either end.
  static func isLabel(_ label: Substring) -> Bool {
    (1...longestLabel).contains(label.utf8.count) && label.first != "-" && label.last != "-"
      && label.allSatisfy { $0.isLetterOrMark || $0.isASCIIDigit || $0 == "-" }
  }

  /// Four numbers of 0 to 255 without leading zeros.
  static func isIPv4(_ text: Substring) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy(isOctet)
  }

  private static func isOctet(_ text: Substring) -> Bool {
    guard (1...3).contains(text.count), text.allSatisfy(\.isASCIIDigit), let number = Int(text)
    else { return false }
    return number < 256 && (text.count == 1 || text.first != "0")
  }

  /// Eight groups of up to four hexadecimal digits, some of which `::` may stand for.
  static func isIPv6(_ text: Substring) -> Bool {
    guard let gap = gap(in: text) else { return groups(text) == 8 }
    let tail = text[text.index(gap, offsetBy: 2)...]
    guard Self.gap(in: tail) == nil, tail.first != ":" else { return false }
    guard let before = groups(text[..<gap], isHead: true), let behind = groups(tail) else {
      return false
    }
    return before + behind < 8
  }

  private static func gap(in text: Substring) -> String.Index? {
    text.indices.first { text[$0...].hasPrefix("::") }
  }

  /// How many groups there are, an IPv4 address at the end being two; `nil` if one is no group.
  private static func groups(_ text: Substring, isHead: Bool = false) -> Int? {
    guard !text.isEmpty else { return 0 }
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var count = 0
    if let last = parts.last, !isHead, isIPv4(last) {
      parts.removeLast()
      count = 2
    }
    guard parts.allSatisfy({ (1...4).contains($0.utf8.count) && $0.allSatisfy(\.isHexDigitASCII) })
    else { return nil }
    return count + parts.count
  }
}

extension Character {
  /// One of `0`–`9`, `A`–`F` and `a`–`f`.
  var isHexDigitASCII: Bool { singleByte != nil && isHexDigit }
}
