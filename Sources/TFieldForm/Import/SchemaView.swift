/// A schema with everything that applies along with it: its references and its `allOf`.
struct SchemaView {
  /// The schemas that a value must meet, in order.
  private(set) var parts: [SchemaSpot] = []
  /// The schemas that titles and defaults are taken from, the nearest first.
  private var annotated: [SchemaSpot] = []
  /// True if it contains itself too often, so that it would have no end.
  private(set) var isEndless = false
  /// True for the schema `false`, which no value meets.
  private var isNever = false
  private var hasNullAlternative = false
  private var onlyType: String?
  /// Schemas whose alternatives were already chosen.
  private var decided: Set<SchemaDocuments.Place> = []
  /// How often each schema occurs on the way here.
  private var ancestors: [SchemaDocuments.Place: Int] = [:]
  let source: Importing

  /// How often a schema may contain itself, and how many may apply to one value.
  private static let (recursionLimit, partLimit) = (3, 32)

  init(_ spots: [SchemaSpot], in source: Importing, after outer: Self? = nil) {
    self.source = source
    ancestors = outer?.ancestors ?? [:]
    var seen: Set<SchemaDocuments.Place> = []
    for spot in spots { add(spot, &seen) }
    for place in seen { ancestors[place, default: 0] += 1 }
  }

  private mutating func add(_ spot: SchemaSpot, _ seen: inout Set<SchemaDocuments.Place>) {
    if spot.node.bool == false { isNever = true }
    guard spot.node.kind == .object, seen.insert(spot.place).inserted else { return }
    let isDeep = ancestors[spot.place, default: 0] >= Self.recursionLimit
    if isDeep || parts.count >= Self.partLimit {
      isEndless = true
      return
    }
    annotated.append(spot)
    // Before 2019-09 only words for people count beside a reference.
    let standsAlone = spot.reference != nil && spot.draft.ignoresSiblings
    if !standsAlone { parts.append(spot) }
    if let target = source.target(of: spot) { add(target, &seen) }
    if standsAlone { return }
    for node in spot.list("allOf") { add(source.inner(node, of: spot), &seen) }
    for word in ["anyOf", "oneOf"] {
      let all = spot.list(word)
      let others = all.filter { !$0.isNullSchema }
      if others.count < all.count { hasNullAlternative = true }
      if let only = others.first, others.count == 1 { add(source.inner(only, of: spot), &seen) }
    }
  }

  /// Schemas inside this one that apply together.
  func inner(_ spots: [SchemaSpot]) -> Self { Self(spots, in: source, after: self) }

  /// One of its alternatives, combined with what applies to all of them.
  func alternative(_ spot: SchemaSpot) -> Self {
    let own = inner([spot])
    var view = self
    view.parts += own.parts.filter { part in !parts.contains { $0.place == part.place } }
    view.annotated = own.annotated + annotated
    view.ancestors = own.ancestors
    (view.isEndless, view.isNever) = (isEndless || own.isEndless, isNever || own.isNever)
    view.decided.formUnion(parts.map(\.place))
    return view
  }

  func only(_ type: String) -> Self {
    var view = self
    view.onlyType = type
    return view
  }

  subscript(word: String) -> JSONNode? { parts.lazy.compactMap { $0[word] }.first }

  func hasAny(of words: some Sequence<String>) -> Bool { words.contains { self[$0] != nil } }

  func all(_ word: String) -> [JSONNode] { parts.compactMap { $0[word] } }

  func schemas(_ word: String) -> [SchemaSpot] {
    parts.compactMap { part in part[word].map { source.inner($0, of: part) } }
  }

  func members(_ word: String) -> [(name: JSONNode, schema: SchemaSpot)] {
    parts.flatMap { part in
      part[word].map { $0.members.map { ($0.keyNode, source.inner($0.value, of: part)) } } ?? []
    }
  }

  /// An annotation of the schema or of one that refers to it, such as a default.
  func annotation(_ word: String) -> JSONNode? { annotated.lazy.compactMap { $0[word] }.first }

  /// True if the schema keeps the value secret, and all that is inside it.
  var isSecret: Bool { annotated.contains { $0.isSecret } }

  func words(_ word: String) -> String? {
    annotated.lazy.compactMap { $0[word]?.string }.first { !$0.allSatisfy(\.isWhitespace) }
  }

  func note(_ word: String, _ reason: String) {
    for spot in annotated {
      guard let node = spot[word] else { continue }
      return source.report.warning(
        .notCarriedOver, word, Reason(reason), at: source.place(of: node, in: spot))
    }
  }

  private var typeLists: [[String]] { all("type").map { $0.string.map { [$0] } ?? $0.texts } }

  /// The types that it allows, without `null`; empty if it doesn't say.
  var types: [String] {
    if let onlyType { return [onlyType] }
    // A number may also be an integer.
    let lists = typeLists.map { list in
      list.contains("number") ? list.filter { $0 != "integer" } + ["integer"] : list
    }
    let common = (lists.first ?? []).filter { type in lists.allSatisfy { $0.contains(type) } }
    let hasNumber = common.contains("number")
    return common.filter { $0 != "null" && !($0 == "integer" && hasNumber) }
  }

  func takesType(of value: JSONNode) -> Bool { types.isEmpty || value.isOf(types) }

  /// True if plainly no value meets it.
  var isImpossible: Bool {
    isNever || types.isEmpty && typeLists.count > 1 && !typeLists.contains { $0.contains("null") }
  }

  var isNullable: Bool {
    let lists =
      typeLists.map { $0.contains("null") }
      + all("enum").map { $0.elements.contains(where: \.isNull) }
    return !lists.isEmpty && !lists.contains(false) || hasNullAlternative || isNull
  }

  var isNull: Bool { parts.contains { $0.node.isNullSchema } }

  /// True if it says nothing about the value.
  var isOpen: Bool { says(only: Self.silentWords) }

  func says(only words: Set<String>) -> Bool {
    parts.allSatisfy { $0.node.members.allSatisfy { words.contains($0.key) } }
  }

  static let silentWords = SchemaVocabulary.words("silent")

  var isArray: Bool { types == ["array"] || types.isEmpty && hasAny(of: ["items", "prefixItems"]) }

  /// True for an object, or for alternatives that are all objects.
  var isObject: Bool {
    let isUnion = { choices.first?.ways.allSatisfy(source.isObject) ?? false }
    return types == ["object"]
      || types.isEmpty && (hasAny(of: SchemaVocabulary.words("object")) || isUnion())
  }

  /// The alternatives of which one must be chosen, for each part that has some.
  var choices: [(word: String, ways: [SchemaSpot])] {
    parts.filter { !decided.contains($0.place) }.flatMap { part in
      ["oneOf", "anyOf"].compactMap { word in
        let ways = part.list(word).filter { !$0.isNullSchema }
        return ways.count > 1 ? (word, ways.map { source.inner($0, of: part) }) : nil
      }
    }
  }

  var required: [String] { all("required").flatMap(\.texts) }
}
