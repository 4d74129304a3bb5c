/// The part of a web address that names the host: `user@example.com:8080`.
struct WebAuthority {
  private let user: Substring?
  private let place: Substring
  private let mayLackHost: Bool

  init(_ text: Substring, mayLackHost: Bool = false) {
    self.mayLackHost = mayLackHost
    guard let at = text.lastIndex(of: "@") else {
      (user, place) = (nil, text)
      return
    }
    (user, place) = (text[..<at], text[text.index(after: at)...])
  }

  /// Whether it is whole, or may become so by what is added behind it, even an `@`.
  var judgement: PatternMatch {
    let isUserGood = user.map { $0.judgedAsAddress(also: ":") == .whole } ?? true
    guard isUserGood else { return .none }
    if isWhole { return .whole }
    let mayBecomeUser = user == nil && place.judgedAsAddress(also: ":") != .none
    return mayBecomeUser || mayBecomeHost ? .partial : .none
  }

  private var isWhole: Bool {
    if place.isEmpty { return mayLackHost && user == nil }
    guard let (host, port) = parts else { return false }
    return Self.isPort(port) && (isBracketed ? Self.isLiteral(host) : HostName.isValid(host))
  }

  private var isBracketed: Bool { place.hasPrefix("[") }

  /// The host and what stands behind its colon; `nil` if something else stands behind brackets.
  private var parts: (host: Substring, port: Substring)? {
    let hostEnd = isBracketed ? place.firstIndex(of: "]") : place.firstIndex(of: ":")
    guard let hostEnd else { return (place, "") }
    let end = isBracketed ? place.index(after: hostEnd) : hostEnd
    let rest = place[end...]
    guard rest.isEmpty || rest.hasPrefix(":") else { return nil }
    return (place[..<end], rest.dropFirst())
  }

  private var mayBecomeHost: Bool {
    guard let (host, port) = parts else { return false }
    let isPortGood = Self.isPort(port)
    guard isBracketed else { return isPortGood && HostName.mayBecomeValid(host) }
    if host.hasSuffix("]") { return false }
    return host.dropFirst().allSatisfy { $0.isASCIIHexDigit || $0 == ":" || $0 == "." }
  }

  private static func isLiteral(_ host: Substring) -> Bool {
    host.hasSuffix("]") && IPv6.isWhole(host.dropFirst().dropLast())
  }

  private static func isPort(_ text: Substring) -> Bool {
    text.isEmpty || text.allSatisfy(\.isASCIIDigit) && (Int(text) ?? .max) <= 65_535
  }
}

extension HostName {
  /// Whether something added at the end of `text` could make a host's name of it.
  fileprivate static func mayBecomeValid(_ text: Substring) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = labels.last else { return true }
    return labels.dropLast().allSatisfy(isLabel) && (last.isEmpty || isLabel(last + "x"))
  }
}

extension Substring {
  /// Judges characters that may stand in an address as they are, or as `%` and two digits.
  func judgedAsAddress(also others: String) -> PatternMatch {
    var rest = self
    while let character = rest.popFirst() {
      if character == "%" {
        let digits = rest.prefix(2)
        guard digits.allSatisfy(\.isASCIIHexDigit) else { return .none }
        if digits.count < 2 { return .partial }
        rest = rest.dropFirst(2)
      } else if !character.isPlainInAddress && !others.contains(character) {
        return .none
      }
    }
    return .whole
  }
}

extension Character {
  /// Unreserved, a sub-delimiter, or beyond ASCII and neither space nor control.
  fileprivate var isPlainInAddress: Bool {
    if singleByte == nil { return !isWhitespace && !isASCII }
    return isASCIILetter || isASCIIDigit || "-._~!$&'()*+,;=".contains(self)
  }
}
