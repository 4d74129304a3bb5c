internal import TField

/// A URI reference in its five parts (RFC 3986).
struct SchemaAddress {
  // Each part but the fragment includes its delimiters.
  private var scheme: Substring = ""
  private var authority: Substring = ""
  private var path: Substring
  private var query: Substring
  private(set) var fragment: Substring

  init(_ text: String) {
    var rest = text[...]
    fragment = Self.cut(&rest, at: "#").dropFirst()
    query = Self.cut(&rest, at: "?")
    if let colon = rest.firstIndex(of: ":"), rest[..<colon].first?.isLetter == true,
      !rest[..<colon].contains("/")
    {
      scheme = rest[...colon]
      rest = rest[colon...].dropFirst()
    }
    if rest.hasPrefix("//") {
      authority = rest.prefix(2 + rest.dropFirst(2).prefix { $0 != "/" }.count)
      rest = rest.dropFirst(authority.count)
    }
    path = rest
  }

  private static func cut(_ text: inout Substring, at sign: Character) -> Substring {
    let end = text.firstIndex(of: sign) ?? text.endIndex
    defer { text = text[..<end] }
    return text[end...]
  }

  /// The address that the reference means in a document with the address `base`.
  func resolved(against base: String) -> Self {
    guard scheme.isEmpty else { return self }
    let base = Self(base)
    var result = self
    result.scheme = base.scheme
    guard authority.isEmpty else { return result }
    result.authority = base.authority
    if path.isEmpty {
      result.path = base.path
      if query.isEmpty { result.query = base.query }
    } else {
      result.path = Self.withoutDots(path.hasPrefix("/") ? path : base.folder + path)
    }
    return result
  }

  private var folder: Substring {
    guard let slash = path.lastIndex(of: "/") else { return authority.isEmpty ? "" : "/" }
    return path[...slash]
  }

  private static func withoutDots(_ path: Substring) -> Substring {
    var steps: [Substring] = []
    let all = path.split(separator: "/", omittingEmptySubsequences: false)
    for step in all {
      if step == "..", steps.count > 1 || steps.first?.isEmpty == false { steps.removeLast() }
      if step != ".", step != ".." { steps.append(step) }
    }
    // Dots at the end name a folder.
    if all.last == "." || all.last == ".." { steps.append("") }
    return steps.joined(separator: "/")[...]
  }

  var document: String { String(scheme + authority + path + query) }
}

extension Substring {
  var percentDecoded: String {
    var bytes: [UInt8] = []
    var rest = utf8
    while let byte = rest.popFirst() {
      let code = byte == UInt8(ascii: "%") ? UInt8(Substring(rest.prefix(2)), radix: 16) : nil
      if code != nil { rest = rest.dropFirst(2) }
      bytes.append(code ?? byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  var pointerSteps: [String] {
    split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { step in
      step.percentDecoded.with("/", for: "~1").with("~", for: "~0")
    }
  }
}
