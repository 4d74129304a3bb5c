/// An e-mail address, judged as browsers and mail services do: `name@example.com`.
package struct Email: FieldType {
  package let label = Wording.label(.email)
  package let priority = 2.0

  package init() {}

  package let subject = Subject.emailAddress

  /// A name in front, angle brackets and `mailto:` are no part of an address.
  package func parse(_ text: String) -> Parse {
    var body = text.trimmed
    let isLink = body.take(prefix: ["mailto:"])
    if let open = body.lastIndex(of: "<") {
      guard body.hasSuffix(">"), body.firstIndex(of: "<") == open else {
        let isBegun = body.firstIndex(of: "<") == open && !body.contains(">")
        let error = FieldError(.email, .internet(.emailShape))
        return isBegun ? .begun(error) : .wrong(error)
      }
      body = body[body.index(after: open)...].dropLast().trimmed
      body.take(prefix: ["mailto:"])
      return .data(String(body)).showing(nil)
    }
    if !isLink, isNameBegun(body) {
      let fault = EmailAddress(String(body)).fault
      return .begun(.email, fault ?? .internet(.emailShape))
    }
    let isPlain = !isLink && !text.contains { ">\"".contains($0) }
    return .data(String(body)).showing(isPlain ? String(text.drop(while: \.isBlank)) : nil)
  }

  /// Whether words without an `@` may be the name before an address.
  private func isNameBegun(_ text: Substring) -> Bool {
    !text.contains("@") && text.contains(where: { $0 == " " || $0 == "\"" })
  }

  package func judge(_ data: String) -> Parse.State {
    let address = EmailAddress(data.withoutOuterSpace)
    if let fault = address.fault { return .wrong(.email, fault) }
    return address.isComplete ? .whole : .begun(.email, .internet(.emailShape))
  }

  package func write(_ data: String, as writing: Writing) -> String {
    writing == .finished ? data.withoutOuterSpace : masked(data, as: writing)
  }

  package func warning(_ data: String) -> FieldError? {
    let address = EmailAddress(data.withoutOuterSpace)
    guard address.isValid,
      let host = address.host, let provider = EmailProviders.nearMiss(of: String(host))
    else { return nil }
    return FieldError(.email, .internet(.emailSuggestion("\(address.local)@\(provider)")))
  }
}

extension Email {
  private static let localPart = ASCIISet.letters.union(.digits).union(ASCIISet("_+-"))
  private static let hostStart = ASCIISet.letters.union(.digits)
  private static let host = hostStart.union(ASCIISet("-"))

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    var at = -1
    var start = 0
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "@") {
        guard index > start, at < 0 || bytes[index - 1] != UInt8(ascii: "-") else { return false }
        if byte == UInt8(ascii: "@") {
          guard at < 0, index <= 64 else { return false }
          at = index
        }
        start = index + 1
      } else {
        let set = at < 0 ? Self.localPart : index == start ? Self.hostStart : Self.host
        guard set.contains(byte) else { return false }
      }
    }
    return at > 0 && start > at + 1 && bytes.count - start > 1 && bytes.count - at <= 64
      && bytes.count <= 254 && bytes.extracting(start...).all(.letters)
  }
}
