/// The address of something on the web, such as `https://example.com/path?query`.
package struct WebAddress: FieldType, Hashable {
  package static let traits = TypeTraits(
    .say("label.webAddress"), .say("subject.webAddress"), priority: 1.5)
  package let schemes: [String]

  package init(schemes: [String] = ["https", "http"]) {
    self.schemes = schemes.map { $0.lowercased() }
  }

  /// Angle brackets may enclose an address, and the name of a host needs no scheme.
  package func parse(_ text: String) -> Parse { read(text).showing(begun(text)) }

  private func read(_ text: String) -> Parse {
    var body = text.trimmed
    let isBracketed = body.take(prefix: ["<"])
    if isBracketed {
      guard body.hasSuffix(">") else { return .begun(.url, .say("internet.webAddressShape")) }
      body = body.dropLast().trimmed
    }
    if let index = body.firstIndex(where: \.isWhitespace) {
      return .stranger(index, in: text, of: subject)
    }
    return .data(withScheme(body))
  }

  /// The address with the first of the schemes added, if only a host and a path are given.
  private func withScheme(_ text: Substring) -> String {
    let address = String(text)
    guard judgement(of: address) != .whole, let whole = schemed(address) else { return address }
    let host = text.prefix { !"/?#:".contains($0) }
    let isNamed = host.contains(".") && !host.hasSuffix(".") && !host.holds("..")
    return isNamed && judgement(of: whole) == .whole ? whole : address
  }

  /// The text after the first of the schemes, if a text may omit it.
  private func schemed(_ text: String) -> String? {
    guard let scheme = schemes.first, ["https", "http"].contains(scheme), !text.contains("@") else {
      return nil
    }
    return scheme + "://" + text
  }

  private func begun(_ text: String) -> String? {
    let body = text.drop(while: \.isBlank)
    let isBare = body.allSatisfy { !$0.isWhitespace } && !body.hasPrefix("<")
    return isBare && judgement(of: String(body)) != .none ? String(body) : nil
  }

  package func judge(_ data: String) -> Parse.State {
    let match = judgement(of: data)
    if match == .whole { return .whole }
    let isLost = match == .none && !isHostBegun(data)
    return isLost ? .wrong(error(about: data)) : .begun(error(about: data))
  }

  /// True if it may begin the name of a host, which needs no scheme.
  private func isHostBegun(_ text: String) -> Bool {
    let host = text.prefix { !"/?#:".contains($0) }
    return (host.contains(".") || !text.contains(":"))
      && schemed(text).map { judgement(of: $0) != .none } ?? false
  }

  private func error(about data: String) -> FieldError {
    let isBegun = data.contains(":") && schemes.contains { data.lowercased().hasPrefix($0 + "://") }
    return FieldError(
      .url,
      isBegun
        ? .say("internet.webAddressShape")
        : .say(
          "internet.webAddressStart",
          [
            "starts": Wording.several(schemes.map { $0 + "://" }, .or),
            "example": (schemes.first ?? "https") + "://example.com",
          ]))
  }

  private static let host = ASCIISet.letters.union(.digits)
  private static let path = host.union(ASCIISet("-._~/"))

  /// True for an address with a host of plain labels, and perhaps a plain path.
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count <= FieldLimits.graphemes,
      let scheme = schemes.first(where: { bytes.starts(with: $0 + "://") }), scheme != "file"
    else { return false }
    var index = scheme.utf8.count + 3
    var start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "/") {
      if bytes[index] == UInt8(ascii: "."), index > start {
        start = index + 1
      } else {
        guard Self.host.contains(bytes[index]), index - start < 63 else { return false }
      }
      index += 1
    }
    return index > start && index < 200 && ASCIISet.letters.contains(bytes[start])
      && bytes.extracting(index...).all(Self.path)
  }

  /// Whether `text` is an address or may become one: RFC 3986 with letters of every script.
  func judgement(of text: String) -> PatternMatch {
    guard let colon = text.firstIndex(of: ":") else {
      let start = text.lowercased()
      return text.isEmpty || schemes.contains { $0.hasPrefix(start) } ? .partial : .none
    }
    let scheme = text[..<colon].lowercased()
    let rest = text[text.index(after: colon)...]
    guard schemes.contains(scheme) else { return .none }
    guard rest.hasPrefix("//") else { return "//".hasPrefix(rest) ? .partial : .none }
    let body = rest.dropFirst(2)
    guard let end = body.firstIndex(where: { "/?#".contains($0) }) else {
      return WebAuthority(body, mayLackHost: scheme == "file").judgement
    }
    let authority = WebAuthority(body[..<end], mayLackHost: scheme == "file").judgement
    guard authority == .whole, body[end...].count(where: { $0 == "#" }) < 2 else { return .none }
    return body[end...].judgedAsAddress(also: "/?#:@")
  }

  package func host(of address: String) -> String? {
    guard judgement(of: address) == .whole, let colon = address.firstIndex(of: ":") else {
      return nil
    }
    let body = address[colon...].dropFirst(3).prefix { !"/?#".contains($0) }
    return WebAuthority(body).host
  }
}

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

  /// Judges whether it is whole, or may become so by more text, even an `@`.
  var judgement: PatternMatch {
    if let user, user.judgedAsAddress(also: ":") != .whole { return .none }
    if isWhole { return .whole }
    let mayBecomeUser = user == nil && place.judgedAsAddress(also: ":") != .none
    return mayBecomeUser || mayBecomeHost ? .partial : .none
  }

  private var isWhole: Bool {
    if place.isEmpty { return mayLackHost && user == nil }
    guard let (host, port) = parts else { return false }
    guard isBracketed else { return Self.isPort(port) && HostName.isValid(host) }
    return Self.isPort(port) && host.hasSuffix("]") && IPv6.isWhole(host.dropFirst().dropLast())
  }

  var host: String? { parts.map { String($0.host) } }

  private var isBracketed: Bool { place.hasPrefix("[") }

  /// The host and the text after its colon; `nil` if something else follows brackets.
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

  private static func isPort(_ text: Substring) -> Bool {
    text.isEmpty || text.allSatisfy(\.isASCIIDigit) && (Int(text) ?? .max) <= 65_535
  }
}

/// Names of hosts, international ones included.
enum HostName {
  private static let longest = 253
  private static let longestLabel = 63

  /// True for a host's name or IPv4 address; a dot at the end stands for the root.
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

  static func mayBecomeValid(_ text: Substring) -> Bool {
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
