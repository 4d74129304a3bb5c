internal import TField

extension Reading {
  /// A text for people, in the first language asked for that it has.
  ///
  /// A language that isn't there gives way to a wider one: `de-AT` to `de`.
  func text(_ node: JSONNode) -> Wording? {
    if let string = node.string { return .verbatim(string) }
    let versions = node.namedMembers.compactMap { member in
      member.value.string.map { (language: member.key.lowercased(), text: $0) }
    }
    let chosen = (loader.languages + ["en"]).lazy.flatMap(Self.wideningLanguages).compactMap {
      wanted in
      versions.first { $0.language == wanted }
    }.first
    return (chosen ?? versions.first).map { .verbatim($0.text) }
  }

  /// `de-at` and `de` for `de_AT`.
  private static func wideningLanguages(_ name: String) -> [String] {
    let parts = name.lowercased().split { $0 == "-" || $0 == "_" }
    return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
  }

  /// Whether it looks like a language: `en`, `de-AT`, `zh-Hant`.
  static func isLanguage(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.utf8.count),
      first.utf8.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) })
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.utf8.count)
        && part.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
    }
  }
}

extension JSONNode {
  /// The members of an object that mean something, for objects whose keys are free.
  var namedMembers: [JSONMember] { members.filter { !ObjectFormat.isIgnored($0.key) } }
}
