internal import TField

/// An object of a form file whose keys were checked against the format.
///
/// Unknown keys and values of the wrong shape are reported at once. The remaining values have the
/// promised shape, so the caller only checks their meaning.
struct ObjectReader {
  let node: JSONNode
  let reading: Reading
  private let format: ObjectFormat
  private let parameters: ObjectFormat?
  /// The keys with a sound value, in file order.
  private(set) var given: [(key: String, node: JSONNode)] = []

  /// Reads an object of one or two formats; required keys may also be in one of `definitions`.
  init(
    _ node: JSONNode, _ format: ObjectFormat, with parameters: ObjectFormat? = nil,
    _ reading: Reading, definitions: [JSONNode] = []
  ) {
    (self.node, self.reading, self.format, self.parameters) = (node, reading, format, parameters)
    for member in node.members {
      guard let shape = shape(of: member.key) else {
        rejectKey(member)
        continue
      }
      if shape.accepts(member.value, member.key, reading) {
        given.append((member.key, member.value))
      }
    }
    for key in format.requiredKeys + (parameters?.requiredKeys ?? [])
    where node[key] == nil && !definitions.contains(where: { $0[key] != nil }) {
      report.error(key == "tfield" ? .missingVersion : .missingKey, key, name, at: node)
    }
  }

  var name: String { format.name }
  var report: Report { reading.report }

  private func shape(of key: String) -> Shape? { format[key]?.shape ?? parameters?[key]?.shape }

  /// Reports a key that can't be used beside another one, or without it.
  func refuse(_ key: String, _ problem: Diagnostic.Problem.Name, _ parts: any Told...) {
    if let place = node(key) { report.error(problem, of: parts, at: place) }
  }

  private func rejectKey(_ member: JSONMember) {
    if ObjectFormat.isIgnored(member.key) { return }
    let owners = TypeDeclaration.all.filter { $0.format[member.key] != nil }.map(\.name)
    let meant = Synonym.key(for: member.key, in: name)
    if name == "field", !owners.isEmpty, meant.map(Self.isName) ?? true {
      let type = node["type"]?.string ?? "phrase"
      report.error(.foreignParameter, member.key, type, owners, at: member.keyNode)
    } else {
      report.error(
        .unknownKey, member.key, name, Guess(suggestion(for: member)), at: member.keyNode)
    }
  }

  /// An allowed key that is spelt alike, or that means the same.
  private func suggestion(for member: JSONMember) -> String? {
    let keys = (format.keys + (parameters?.keys ?? [])).map(\.name)
    if let meant = Synonym.key(for: member.key, in: name),
      !Self.isName(meant) || keys.contains(meant)
    {
      return meant
    }
    if member.key == "items", keys.contains("of") { return "of" }
    return Suggestion.nearest(to: member.key, among: keys) ?? condition(meantBy: member)
  }

  private static func isName(_ text: String) -> Bool { text.allSatisfy(\.isLetter) }

  /// `{ "role": "speaker" }` in the notation of conditions.
  private func condition(meantBy member: JSONMember) -> String? {
    guard name == ClaimFormat.condition.name, node["field"] == nil else { return nil }
    let claim =
      switch member.value.kind {
      case .array: "in"
      case .object, .null: nil as String?
      default: "equals"
      }
    return claim.map {
      "{ \"field\": \"\(member.key)\", \"\($0)\": \(member.value.sourceText.prefix(60)) }"
    }
  }

  /// The same object, with the type's own parameters added from its definitions.
  func adding(_ definitions: [JSONNode], _ parameters: [TypeParameter]) -> Self {
    var reader = self
    for definition in definitions {
      for key in parameters.map(\.name) where reader.node(key) == nil {
        definition[key].map { reader.given.append((key, $0)) }
      }
    }
    return reader
  }

  func knows(_ key: String) -> Bool { format[key] != nil }
  func node(_ key: String) -> JSONNode? {
    // Looking for the place copies no other member.
    given.firstIndex { $0.key == key }.map { given[$0].node }
  }
  func string(_ key: String) -> String? { node(key)?.string }
  func bool(_ key: String) -> Bool? { node(key)?.bool }
  func integer(_ key: String) -> Int? { node(key)?.integer }
  func text(_ key: String) -> Wording? { node(key).flatMap(reading.text) }
  func strings(_ key: String) -> [String]? { elements(key)?.compactMap(\.string) }

  /// The sound elements of a list; faults in the others were already reported.
  func elements(_ key: String) -> [JSONNode]? {
    guard let list = node(key), let element = shape(of: key)?.element else { return nil }
    return element.soundElements(of: list, key, reading)
  }

  /// The members of a map with values of that kind, without ignored keys.
  func members(_ key: String, of kind: JSONKind) -> [JSONMember]? {
    node(key)?.namedMembers.filter { $0.value.kind == kind }
  }

  func choice<Choice: RawRepresentable<String>>(_ key: String) -> Choice? {
    string(key).flatMap(Choice.init)
  }
}

extension Reading {
  /// The meaning of a text or a number; one without a meaning is reported.
  func parsed<Value>(
    _ node: JSONNode, _ key: String, wanted: String, _ parse: (String) -> Value?
  ) -> Value? {
    let text = node.string ?? node.sourceText
    if let value = parse(text) { return value }
    report.error(.badValue, key, wanted, text, at: node)
    return nil
  }

  /// The keys that lead to an answer: `"address.zip"`, or a list; none for an entry itself.
  func path(_ node: JSONNode) -> [String]? {
    let keys =
      node.string.map {
        $0.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      }
      ?? node.elements.map { $0.string ?? "" }
    let isSplit = node.string != nil && keys.contains("")
    if isSplit || keys.count > 32 {
      let wanted = "keys with points between them"
      report.error(.badValue, "path", wanted, node.sourceText, at: node)
      return nil
    }
    return keys
  }

  func messages(_ node: JSONNode) -> [ErrorCode: Wording] {
    let pairs = node.namedMembers.compactMap { member in
      later {
        let codes = MessageCodes.all.union($0.ownCodes)
        $0.require(member.key, among: codes, else: .unknownCode, at: member.keyNode)
      }
      return text(member.value).map { (ErrorCode(rawValue: member.key), $0) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  func priority(_ node: JSONNode) -> Double? {
    guard let number = node.numberText.flatMap({ DecimalNumber($0) }) else { return nil }
    guard number >= 0, number <= 10 else {
      report.error(.outOfRange, "priority", 0...10, node.sourceText, at: node)
      return nil
    }
    return Double(number.description)
  }

  func check(_ node: JSONNode) -> OutsideCheck? {
    refuseInEntry("check", at: node)
    let reader = ObjectReader(node, FormFormat.check, self)
    return program(reader).map { OutsideCheck(run: $0, timeout: reader.integer("timeout") ?? 5) }
  }

  /// A program and its arguments; the program must be named.
  func program(_ reader: ObjectReader) -> [String]? {
    guard let node = reader.node("run"), let words = reader.strings("run") else { return nil }
    guard let first = words.first, !first.isEmpty else {
      report.error(.emptyList, "run", at: node)
      return nil
    }
    return words
  }

  /// A text for people, in the first wanted language that it has; `de` may stand for `de-AT`.
  func text(_ node: JSONNode) -> Wording? {
    if let string = node.string { return .verbatim(string) }
    let versions = node.namedMembers.filter { $0.value.kind == .string }
    let chosen = wantedLanguages.lazy.compactMap { wanted in
      versions.first { $0.key.lowercased() == wanted }
    }.first
    return (chosen ?? versions.first)?.value.string.map { .verbatim($0) }
  }

  /// `de-at` and `de` for `de_AT`.
  static func wideningLanguages(_ name: String) -> [String] {
    let parts = name.lowercased().split { $0 == "-" || $0 == "_" }
    return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
  }

  /// Whether it looks like a language: `en`, `de-AT`, `zh-Hant`.
  static func isLanguage(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.count),
      first.allSatisfy(ASCIISet.letters.contains)
    else { return false }
    let signs = ASCIISet.letters.union(.digits)
    return parts.dropFirst().allSatisfy {
      (1...8).contains($0.count) && $0.allSatisfy(signs.contains)
    }
  }
}

extension JSONNode {
  /// The members of an object with free keys, without ignored keys.
  var namedMembers: [JSONMember] { members.filter { !ObjectFormat.isIgnored($0.key) } }
}
