internal import CData

/// An e-mail address, judged as browsers and mail services do: `name@example.com`.
///
/// The characters are those of HTML's e-mail input, and in hosts letters, marks and digits of every
/// script; lengths are RFC 5321's. Unlike in HTML, a dot may neither begin nor end the first part,
/// nor follow another, and the host needs a top-level domain.
struct Email: ASCIIType {
  static let traits = TypeTraits(
    .say("label.email"), .say("subject.emailAddress"), priority: 2.0, isTrimmed: true)
  private static let localSigns = ASCIISet.alphanumerics.union(
    ASCIISet("-.!#$%&'*+/=?^_`{|}~"))
  private static let hostSigns = ASCIISet.alphanumerics.union(ASCIISet("-."))
  static let signs = localSigns.union(ASCIISet("@"))
  private static let mostBytes = 254
  private static let mostLocalBytes = 64
  private static let mostLabelCharacters = 63

  /// Drops a name in front, angle brackets and `mailto:`.
  func parse(_ text: String) -> Parse {
    var body = text.trimmed
    let isLink = body.take(prefix: ["mailto:"])
    if let open = body.lastIndex(of: "<") {
      guard body.hasSuffix(">"), body.firstIndex(of: "<") == open else {
        let isBegun = body.firstIndex(of: "<") == open && !body.contains(">")
        let error = FieldError(.email, .say("internet.emailShape"))
        return isBegun ? .begun(error) : .wrong(error)
      }
      body = body[body.index(after: open)...].dropLast().trimmed
      body.take(prefix: ["mailto:"])
      return .data(String(body)).showing(nil)
    }
    if !isLink, isNameBegun(body) {
      return .begun(.email, Self.fault(in: body.utf8.span) ?? .say("internet.emailShape"))
    }
    let isPlain = !isLink && !text.contains { ">\"".contains($0) }
    return .data(String(body)).showing(isPlain ? String(text.drop(while: \.isBlank)) : nil)
  }

  private func isNameBegun(_ text: Substring) -> Bool {
    !text.contains("@") && text.contains(where: { $0 == " " || $0 == "\"" })
  }

  func judge(_ data: String) -> Parse.State { judge(data.withoutOuterSpace.utf8.span) }

  func judge(_ data: Span<UInt8>) -> Parse.State {
    if let fault = Self.fault(in: data) { return .wrong(.email, fault) }
    return Self.isComplete(data) ? .whole : .begun(.email, .say("internet.emailShape"))
  }

  /// No host minds case, and no provider gives out two names that differ by it.
  func takes(_ data: String, for other: String) -> Bool {
    data.lowercased() == other.lowercased()
  }

  func warning(_ data: String) -> FieldError? {
    let address = data.withoutOuterSpace
    guard case .whole = judge(address), let at = address.firstIndex(of: "@"),
      let provider = EmailProviders.nearMiss(of: String(address[at...].dropFirst()))
    else { return nil }
    let meant = "\(address[..<at])@\(provider)"
    var warning = FieldError(
      .email,
      .say(
        "internet.emailSuggestion", ["address": "\(meant)"],
        discreetly: .say("internet.emailShape")))
    warning.correction = meant
    return warning
  }

  private static func at(in text: Span<UInt8>) -> Int? {
    text.indices.first { text[$0] == UInt8(ascii: "@") }
  }

  /// The error that no further typing can mend.
  private static func fault(in text: Span<UInt8>) -> Wording? {
    let at = at(in: text)
    let local = text.extracting(first: at ?? text.count)
    let host = text.extracting(droppingFirst: local.count + 1)
    if !local.all(localSigns) || !host.all(hostSigns),
      let fault = characterFault(in: String(text))
    {
      return fault
    }
    if text.count > mostBytes || local.count > mostLocalBytes {
      return .say("internet.emailTooLong")
    }
    if local.starts(with: ".") || local.has("..") { return .say("internet.emailDot") }
    guard at != nil else { return nil }
    if local.count == 0 { return .say("internet.emailShape") }
    if local.extracting(last: 1).has(".") || host.starts(with: ".") || host.has("..") {
      return .say("internet.emailDot")
    }
    // The last label may still grow, so only its beginning and its length are judged.
    if host.starts(with: "-") || host.has(".-") || host.has("-.") {
      return .say("internet.emailHyphen")
    }
    return longestLabel(of: host) > mostLabelCharacters ? .say("internet.emailTooLong") : nil
  }

  private static func characterFault(in text: String) -> Wording? {
    if text.contains(where: \.isWhitespace) { return .say("internet.emailSpace") }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    if parts.count > 2 { return .say("internet.emailSecondAt") }
    let stranger =
      parts[0].first { !$0.isOne(of: localSigns) }
      ?? parts[1...].first?.first { !$0.isOne(of: hostSigns) && !$0.isOfForeignWord }
    return stranger.map {
      .say(
        "internet.emailCharacter", ["character": String($0)],
        discreetly: .say("internet.emailShape"))
    }
  }

  private static func longestLabel(of host: Span<UInt8>) -> Int {
    var (longest, length) = (0, 0)
    for index in host.indices {
      length = host[index] == UInt8(ascii: ".") ? 0 : length + (host[index] & 0xC0 == 0x80 ? 0 : 1)
      longest = max(longest, length)
    }
    return longest
  }

  /// True for a whole address; asked only if there is no error.
  private static func isComplete(_ text: Span<UInt8>) -> Bool {
    guard let dot = text.indices.last(where: { text[$0] == UInt8(ascii: ".") }),
      let at = at(in: text), at < dot
    else { return false }
    let top = text.extracting(droppingFirst: dot + 1)
    return longestLabel(of: top) > 1 && !top.extracting(last: 1).has("-") && !top.all(.digits)
  }
}

extension Character {
  fileprivate var isOfForeignWord: Bool {
    singleByte == nil
      && unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
          .nonspacingMark, .spacingMark, .decimalNumber:
          true
        default: scalar == "\u{200C}" || scalar == "\u{200D}"
        }
      }
  }
}

/// An address of the Internet Protocol, version 4: `192.0.2.1`.
struct IPv4: ASCIIType {
  static let traits = TypeTraits(
    .say("label.ipv4"), .say("subject.ipAddress"), priority: 0.7, foldsForms: true,
    example: "192.0.2.1")

  /// Takes one address alone: no port, no prefix length, no second address.
  func parse(_ text: String) -> Parse {
    let body = text.trimmed
    if let index = body.firstIndex(where: { !$0.isASCIIDigit && $0 != "." }) {
      return .addressRest(index, in: text, after: Self.isWhole(body[..<index].trimmed))
    }
    return .data(String(body))
  }

  func judge(_ data: Span<UInt8>) -> Parse.State {
    Self.judgement(of: data).state(.ipv4, .say("internet.ipv4Shape"))
  }

  func hint(_ data: String) -> Wording? { .say("internet.ipv4Shape") }

  static let signs = ASCIISet.digits.union(ASCIISet("."))

  static func isWhole(_ text: Substring) -> Bool { judgement(of: text.utf8.span) == .whole }

  /// Judges four numbers from 0 to 255, or the beginning of them.
  ///
  /// No number may have a leading zero, which some programs read as octal.
  static func judgement(of text: Span<UInt8>) -> PatternMatch {
    var (points, number, digits) = (0, 0, 0)
    for index in text.indices {
      if text[index] == UInt8(ascii: ".") {
        guard digits > 0, points < 3 else { return .none }
        (points, number, digits) = (points + 1, 0, 0)
      } else {
        guard ASCIISet.digits.contains(text[index]), digits == 0 || number > 0 else { return .none }
        (number, digits) = (number * 10 + Int(text[index] - 0x30), digits + 1)
        guard number <= 255 else { return .none }
      }
    }
    return points == 3 && digits > 0 ? .whole : .partial
  }
}

extension PatternMatch {
  fileprivate func state(_ code: ErrorCode, _ shape: Wording) -> Parse.State {
    switch self {
    case .whole: .whole
    case .partial: .begun(.incomplete, shape)
    case .none, .limit: .wrong(code, shape)
    }
  }
}

extension Parse {
  /// The error about what follows an address, or about a character inside it.
  static func addressRest(_ index: String.Index, in text: String, after isWhole: Bool) -> Self {
    guard isWhole else { return .stranger(index, in: text, of: .say("subject.ipAddress")) }
    let rest = text[index...].trimmed
    return .wrong(
      .characters,
      .say("internet.addressRest", ["rest": String(rest)], discreetly: .fittingCharacters))
  }
}

/// An address of the Internet Protocol, version 6, in any of its forms: `2001:db8::1`.
struct IPv6: FieldType {
  static let traits = TypeTraits(
    .say("label.ipv6"), .say("subject.ipAddress"), priority: 1.2, foldsForms: true,
    example: "2001:db8::1")

  /// Drops brackets, but not a zone, prefix length or port: these must not vanish unnoticed.
  func parse(_ text: String) -> Parse {
    let reading = read(text)
    return text.contains("[") ? reading.showing(nil) : reading
  }

  private func read(_ text: String) -> Parse {
    var body = text.trimmed
    if body.take(prefix: ["["]) {
      let inner = body.prefix { $0 != "]" }
      let rest = body[inner.endIndex...]
      if rest.isEmpty {
        return Self.stranger(in: inner).map { .stranger($0, in: text, of: subject) }
          ?? .begun(.incomplete, .say("internet.ipv6Shape"))
      }
      if rest.count > 1 {
        return .addressRest(body.index(after: inner.endIndex), in: text, after: true)
      }
      body = inner.trimmed
    }
    if let index = Self.stranger(in: body) {
      return .addressRest(index, in: text, after: Self.isWhole(body[..<index].trimmed))
    }
    return .data(String(body))
  }

  private static func stranger(in body: Substring) -> String.Index? {
    body.firstIndex { !$0.isASCIIHexDigit && $0 != ":" && $0 != "." }
  }

  func judge(_ data: String) -> Parse.State {
    Parts(data).judgement.state(.ipv6, .say("internet.ipv6Shape"))
  }

  func hint(_ data: String) -> Wording? { .say("internet.ipv6Shape") }

  static func isWhole(_ text: some StringProtocol) -> Bool { Parts(text).judgement == .whole }

  /// An address taken apart at its colons.
  private struct Parts {
    /// The groups before `::`, or all of them; the last one is empty after a colon.
    let head: [Substring]
    /// The groups after `::`, if there is one.
    let tail: [Substring]?

    init(_ text: some StringProtocol) {
      let groups = Substring(text).split(separator: ":", omittingEmptySubsequences: false)
      let gap = groups.indices.dropFirst().dropLast().first { groups[$0].isEmpty }
      if let gap {
        head = gap == 1 && groups[0].isEmpty ? [] : Array(groups[..<gap])
        tail = Array(groups[(gap + 1)...])
      } else {
        head = groups
        tail = nil
      }
    }

    var judgement: PatternMatch {
      guard let last = (tail ?? head).last else { return .partial }
      // An embedded IPv4 address needs exactly two groups left, or a `::` before it.
      let isFull = tail != nil || size == 8
      let quad = last.contains(".") && isFull ? IPv4.judgement(of: last.utf8.span) : .none
      guard isShaped, isGroup(last) || last.isEmpty || quad != .none else { return .none }
      let isEnd = isGroup(last) || quad == .whole || last.isEmpty && tail?.count == 1
      return isFull && isEnd ? .whole : .partial
    }

    /// True if all groups but the last are right, and no more than allowed.
    private var isShaped: Bool {
      let settled = tail.map { head + $0.dropLast() } ?? head.dropLast()
      let isLoneColon = tail == nil && head.count == 2 && head[0].isEmpty && head[1].isEmpty
      return (isLoneColon || settled.allSatisfy(isGroup)) && size <= (tail == nil ? 8 : 7)
    }

    /// How many groups are written: an embedded address is two, an empty end after `::` none.
    private var size: Int {
      let groups = head + (tail ?? [])
      let last = (tail ?? head).last ?? ""
      let isOpen = last.isEmpty && tail?.count == 1
      return groups.count + (last.contains(".") ? 1 : 0) - (isOpen ? 1 : 0)
    }

    private func isGroup(_ text: Substring) -> Bool {
      (1...4).contains(text.count) && text.allSatisfy(\.isASCIIHexDigit)
    }
  }
}

extension Character {
  var isASCIIHexDigit: Bool { isOne(of: .hexDigits) }
}

/// The hosts of widely used mail services, to notice their misspellings.
enum EmailProviders {
  private static let hosts = DataFile.emailHosts.rows

  /// The hosts that misspellings are compared with, the most used first.
  static let common = hosts.filter { !$0.contains(" ") }.map(String.init)

  private static let known = Set(
    hosts.compactMap { $0.split(separator: " ").last.map(String.init) })

  static func nearMiss(of host: String) -> String? {
    let host = host.lowercased()
    guard !known.contains(host) else { return nil }
    let near = common.compactMap { name in distance(from: host, to: name).map { (name, $0) } }
    return near.min { $0.1 < $1.1 }?.0
  }

  /// How many slips lead from a service to `host`; `nil` if too many for its length.
  ///
  /// A short name must be right, because many short hosts are someone's own; only a long one may
  /// have two slips. After the first dot one slip is allowed, but not in a country's two letters.
  private static func distance(from host: String, to provider: String) -> Int? {
    let typed = host.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let meant = provider.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let typedName = typed.first, let meantName = meant.first else { return nil }
    let name = Suggestion.distance(from: typedName, to: meantName)
    let (typedRest, meantRest) = (typed.dropFirst().joined(), meant.dropFirst().joined())
    let rest = Suggestion.distance(from: typedRest, to: meantRest)
    let mostInRest = meantRest.count > 2 ? 1 : 0
    let mostInName = meantName.count < 5 ? 0 : meantName.count < 6 ? 1 : 2
    let isNear = name <= mostInName && rest <= mostInRest && name + rest <= max(mostInName, 1)
    return isNear ? name + rest : nil
  }
}

extension TypeDeclaration {
  static let web: [Self] = [
    Self("email", "An email address.", example: "name@example.com") { _ in .email },
    Self(
      "url", "A web address.", [.init("schemes", .names)], example: "https://example.com/a"
    ) { .url(schemes: $0["schemes"] ?? ["https", "http"]) },
  ]

  static let addresses: [Self] = [
    Self("ipv4", "An IPv4 address.", example: "192.0.2.1") { _ in .ipv4 },
    Self("ipv6", "An IPv6 address.", example: "2001:db8::1") { _ in .ipv6 },
  ]
}

extension FieldKind {
  /// An email address.
  public static var email: Self { Self(Email()) }
  /// A web address.
  public static func url(schemes: [String] = ["https", "http"]) -> Self {
    Self(WebAddress(schemes: schemes))
  }
  /// An address of IP version 4.
  public static var ipv4: Self { Self(IPv4()) }
  /// An address of IP version 6.
  public static var ipv6: Self { Self(IPv6()) }
}
