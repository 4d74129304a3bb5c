/// An address of the Internet Protocol, version 6, in any of its forms: `2001:db8::1`.
package struct IPv6: FieldType {
  package let label = Wording.label(.ipv6)
  package let priority = 1.2
  package let foldsForms = true

  package init() {}

  package let subject = Subject.ipAddress

  /// Brackets around an address are no part of it; a zone, a prefix length or a port can't be left
  /// out unseen.
  package func parse(_ text: String) -> Parse {
    let reading = read(text)
    return text.contains("[") ? reading.showing(nil) : reading
  }

  private func read(_ text: String) -> Parse {
    var body = text.trimmed
    if body.take(prefix: ["["]) {
      let inner = body.prefix { $0 != "]" }
      let rest = body[inner.endIndex...]
      if rest.isEmpty { return begun(inner, in: text) }
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

  /// An address behind a bracket that may still be closed.
  private func begun(_ body: Substring, in text: String) -> Parse {
    if let index = Self.stranger(in: body) { return .stranger(index, in: text, of: .ipAddress) }
    return .begun(.incomplete, .internet(.ipv6Shape))
  }

  private static func stranger(in body: Substring) -> String.Index? {
    body.firstIndex { !$0.isASCIIHexDigit && $0 != ":" && $0 != "." }
  }

  package func judge(_ data: String) -> Parse.State {
    guard Parts(data).isStart else { return .wrong(.ipv6, .internet(.ipv6Shape)) }
    return Self.isWhole(data) ? .whole : .begun(.incomplete, .internet(.ipv6Shape))
  }

  package func hint(_ data: String) -> Wording? { .internet(.ipv6Shape) }
}

extension IPv6 {
  static func isWhole(_ text: some StringProtocol) -> Bool { Parts(text).isWhole }

  /// An address taken apart at its colons.
  private struct Parts {
    /// The groups before `::`, or all of them; the last is empty behind a colon.
    let head: [Substring]
    /// The groups behind `::`, where there is one.
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

    var isStart: Bool {
      guard let last = (tail ?? head).last else { return true }
      return isShaped && (isGroup(last) || last.isEmpty || isQuad(last, IPv4.isStart))
    }

    var isWhole: Bool {
      guard let last = (tail ?? head).last, isStart, tail != nil || size == 8 else { return false }
      return isGroup(last) || isQuad(last, IPv4.isWhole) || (last.isEmpty && tail?.count == 1)
    }

    /// Whether all but the last group are right and as many as there may be.
    private var isShaped: Bool {
      let settled = tail.map { head + $0.dropLast() } ?? head.dropLast()
      let isLoneColon = tail == nil && head.count == 2 && head[0].isEmpty && head[1].isEmpty
      return (isLoneColon || settled.allSatisfy(isGroup)) && size <= (tail == nil ? 8 : 7)
    }

    /// How many groups are written; an embedded address is two, an empty end behind `::` none.
    private var size: Int {
      let groups = head + (tail ?? [])
      let last = (tail ?? head).last ?? ""
      let isOpen = last.isEmpty && tail?.count == 1
      return groups.count + (last.contains(".") ? 1 : 0) - (isOpen ? 1 : 0)
    }

    private func isGroup(_ text: Substring) -> Bool {
      (1...4).contains(text.count) && text.allSatisfy(\.isASCIIHexDigit)
    }

    /// An embedded address stands where exactly two groups are left, or behind `::`.
    private func isQuad(_ text: Substring, _ isRight: (Substring) -> Bool) -> Bool {
      text.contains(".") && isRight(text) && (tail != nil || size == 8)
    }
  }
}

extension Character {
  /// One of `0`–`9`, `a`–`f`, `A`–`F`.
  var isASCIIHexDigit: Bool {
    guard let byte = singleByte else { return false }
    return isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }
}
