internal import TField
internal import TFieldJSON
internal import TFieldSchema

/// Where the parts of a schema stand, and what was said of them.
final class SchemaSource {
  let schema: JSONSchema
  /// What is told of the form that is being made.
  private(set) var report: Report
  private var documents: SchemaDocuments
  private var objects: [SchemaDocuments.Place: Bool] = [:]
  private var targets: [SchemaDocuments.Place: SchemaDocuments.Spot] = [:]

  init(_ schema: JSONSchema) {
    self.schema = schema
    documents = schema.documents
    report = Report(schema.root.node.document)
  }

  /// The whole schema, for a form from the beginning.
  func begin() -> SchemaView {
    report = Report(schema.root.node.document)
    return SchemaView([schema.root], in: self)
  }

  func spot(_ node: JSONNode, in words: SchemaWords) -> SchemaDocuments.Spot {
    documents.inner(node, of: words.spot)
  }

  /// What a reference leads to, past schemas that only refer further; that it leads nowhere is said.
  func target(of words: SchemaWords) -> SchemaDocuments.Spot? {
    var (words, end) = (words, nil as SchemaDocuments.Spot?)
    var chain: Set<SchemaDocuments.Place> = []
    while let reference = words.reference, let text = reference.string,
      chain.insert(words.spot.place).inserted
    {
      if let known = targets[words.spot.place] {
        end = known
        break
      }
      guard let next = documents.target(of: text, in: words.spot.scope) else {
        note("$ref", "it leads nowhere", at: reference, in: words.spot)
        break
      }
      end = next
      if next.node.members.contains(where: { $0.key != "$ref" }) { break }
      words = SchemaWords(next)
    }
    for place in chain { targets[place] = end }
    return end
  }

  fileprivate static let objectWords = [
    "properties", "required", "additionalProperties", "patternProperties", "dependentRequired",
    "dependentSchemas",
  ]

  /// Whether a schema plainly is one of objects; each is looked at once.
  func isObject(_ spot: SchemaDocuments.Spot) -> Bool {
    if let known = objects[spot.place] { return known }
    objects[spot.place] = false
    let words = SchemaWords(spot)
    let inner = { (word: String) in words.list(word).map { self.spot($0, in: words) } }
    let isOne =
      words["type"].map { $0.string == "object" } ?? Self.objectWords.contains { words[$0] != nil }
      || target(of: words).map(isObject) ?? false || inner("allOf").contains(where: isObject)
      || ["anyOf", "oneOf"].contains { word in
        let ways = inner(word)
        return !ways.isEmpty && ways.allSatisfy(isObject)
      }
    objects[spot.place] = isOne
    return isOne
  }

  /// Says that a form leaves a word out.
  func note(_ word: String, _ reason: String, at node: JSONNode, in spot: SchemaDocuments.Spot) {
    report.warning(.notCarriedOver(word, reason), at: place(of: node, in: spot))
  }

  /// Where a note about a value stands; of other files there are no lines to name.
  func place(of node: JSONNode, in spot: SchemaDocuments.Spot) -> JSONNode {
    spot.place.document == schema.root.place.document ? node : schema.root.node
  }
}

/// A schema with everything that applies along with it: what it refers to, and its `allOf`.
struct SchemaView {
  /// The schemas that a value must meet, in order.
  private(set) var parts: [SchemaWords] = []
  /// The schemas whose titles and defaults count, the nearest first.
  private var annotated: [SchemaWords] = []
  /// True if it stands within itself too often, so that there would be no end to it.
  private(set) var isEndless = false
  /// True if no value meets it: the schema `false`.
  private(set) var isNever = false
  /// True if an alternative is `null`.
  private var hasNullAlternative = false
  /// The one type that is left of several, if a choice was made among them.
  private var onlyType: String?
  /// Schemas whose alternatives were chosen among already.
  private var decided: Set<SchemaDocuments.Place> = []
  /// How often each schema stands on the way here.
  private var ancestors: [SchemaDocuments.Place: Int] = [:]
  let source: SchemaSource

  /// How often a schema may stand within itself, and how many may apply to one value.
  private static let (recursionLimit, partLimit) = (3, 32)

  init(_ spots: [SchemaDocuments.Spot], in source: SchemaSource, after outer: Self? = nil) {
    self.source = source
    ancestors = outer?.ancestors ?? [:]
    var seen: Set<SchemaDocuments.Place> = []
    for spot in spots { add(spot, &seen) }
    for place in seen { ancestors[place, default: 0] += 1 }
  }

  private mutating func add(
    _ spot: SchemaDocuments.Spot, _ seen: inout Set<SchemaDocuments.Place>
  ) {
    if spot.node.bool == false { isNever = true }
    guard spot.node.kind == .object, seen.insert(spot.place).inserted else { return }
    let isDeep = ancestors[spot.place, default: 0] >= Self.recursionLimit
    if isDeep || parts.count >= Self.partLimit { return isEndless = true }
    let words = SchemaWords(spot)
    annotated.append(words)
    // Before 2019-09 nothing beside a reference counts but words for people.
    let standsAlone = words.reference != nil && spot.scope.ignoresSiblings
    if !standsAlone { parts.append(words) }
    if let target = source.target(of: words) { add(target, &seen) }
    if standsAlone { return }
    for node in words.list("allOf") { add(source.spot(node, in: words), &seen) }
    for word in ["anyOf", "oneOf"] {
      let all = words.list(word)
      let others = all.filter { !$0.isNullSchema }
      if others.count < all.count { hasNullAlternative = true }
      if let only = others.first, others.count == 1 { add(source.spot(only, in: words), &seen) }
    }
  }

  /// Schemas that stand in this one and apply together.
  func inner(_ spots: [SchemaDocuments.Spot]) -> Self { Self(spots, in: source, after: self) }

  /// One of its alternatives together with what it asks of all of them.
  func alternative(_ spot: SchemaDocuments.Spot) -> Self {
    let own = inner([spot])
    var view = self
    view.parts += own.parts.filter { part in !parts.contains { $0.spot.place == part.spot.place } }
    view.annotated = own.annotated + annotated
    view.ancestors = own.ancestors
    view.isEndless = isEndless || own.isEndless
    view.isNever = isNever || own.isNever
    view.decided.formUnion(parts.map(\.spot.place))
    return view
  }

  /// The same where only one of its types is left.
  func only(_ type: String) -> Self {
    var view = self
    view.onlyType = type
    return view
  }
}

extension SchemaView {
  /// The first value that a part gives for a word.
  subscript(word: String) -> JSONNode? { parts.lazy.compactMap { $0[word] }.first }

  /// Every value that the parts give for a word.
  func all(_ word: String) -> [JSONNode] { parts.compactMap { $0[word] } }

  /// Every schema that the parts give for a word.
  func schemas(_ word: String) -> [SchemaDocuments.Spot] {
    parts.compactMap { words in words[word].map { source.spot($0, in: words) } }
  }

  /// What a schema or the one that refers to it says beside its claims, such as a default.
  func annotation(_ word: String) -> JSONNode? { annotated.lazy.compactMap { $0[word] }.first }

  /// Words for people, if there are any.
  func words(_ word: String) -> String? {
    annotated.lazy.compactMap { $0[word]?.string }.first { !$0.allSatisfy(\.isWhitespace) }
  }

  /// Says that a form leaves a word out.
  func note(_ word: String, _ reason: String) {
    guard let words = annotated.first(where: { $0[word] != nil }), let node = words[word] else {
      return
    }
    source.note(word, reason, at: node, in: words.spot)
  }
}

// Types.
extension SchemaView {
  private var typeLists: [[String]] {
    all("type").map { node in node.string.map { [$0] } ?? node.elements.compactMap(\.string) }
  }

  /// The types that it allows, without `null`; none if it says nothing of them.
  var types: [String] {
    if let onlyType { return [onlyType] }
    guard let first = typeLists.first else { return [] }
    let common = typeLists.dropFirst().reduce(first) { left, right in
      left.filter { right.contains($0) || $0 == "integer" && right.contains("number") }
        + (left.contains("number") && right.contains("integer") ? ["integer"] : [])
    }
    let names = common.filter { $0 != "null" }
    return names.contains("number") ? names.filter { $0 != "integer" } : names
  }

  /// True if no value meets it, as far as that shows.
  var isImpossible: Bool {
    isNever || types.isEmpty && typeLists.count > 1 && !typeLists.contains { $0.contains("null") }
  }

  /// True if `null` is a value that it allows.
  var isNullable: Bool {
    let lists =
      typeLists + all("enum").map { $0.elements.contains(where: \.isNull) ? ["null"] : [] }
    let isListed = !lists.isEmpty && lists.allSatisfy { $0.contains("null") }
    return isListed || hasNullAlternative || isNull
  }

  /// True if `null` is the only value that it allows.
  var isNull: Bool { parts.contains { $0.spot.node.isNullSchema } }

  /// True if it says nothing of what a value is.
  var isOpen: Bool {
    parts.allSatisfy { part in
      part.spot.node.members.allSatisfy { Self.silentWords.contains($0.key) || $0.key == "allOf" }
    }
  }

  private static let silentWords: Set = [
    "$comment", "$id", "$schema", "$anchor", "$ref", "$defs", "definitions", "title",
    "description", "default", "examples", "deprecated", "readOnly", "writeOnly",
  ]

  private func isKind(_ type: String, by words: [String]) -> Bool {
    types == [type] || types.isEmpty && words.contains { self[$0] != nil }
  }

  var isArray: Bool { isKind("array", by: ["items", "prefixItems"]) }

  var isObject: Bool {
    isKind("object", by: SchemaSource.objectWords) || types.isEmpty && isObjectUnion
  }

  /// True if its alternatives are objects, all of them.
  private var isObjectUnion: Bool {
    choices.first?.ways.allSatisfy(source.isObject) ?? false
  }

  /// The alternatives of which one must be chosen, for each part that has some.
  var choices: [(word: String, ways: [SchemaDocuments.Spot])] {
    parts.filter { !decided.contains($0.spot.place) }.flatMap { part in
      ["oneOf", "anyOf"].compactMap { word in
        let ways = part.list(word).filter { !$0.isNullSchema }
        return ways.count > 1 ? (word, ways.map { source.spot($0, in: part) }) : nil
      }
    }
  }

  /// The properties of all parts, in their order, with the place of each name.
  var properties: [(name: JSONNode, schema: SchemaDocuments.Spot)] {
    parts.flatMap { part in
      part["properties"].map { $0.members.map { ($0.keyNode, source.spot($0.value, in: part)) } }
        ?? []
    }
  }

  var required: Set<String> { Set(all("required").flatMap { $0.elements.compactMap(\.string) }) }
}

extension SchemaWords {
  fileprivate var reference: JSONNode? {
    self["$ref"] ?? self["$dynamicRef"] ?? self["$recursiveRef"]
  }

  func list(_ word: String) -> [JSONNode] { self[word].map { Array($0.elements) } ?? [] }
}

extension JSONNode {
  /// A schema that only `null` meets.
  var isNullSchema: Bool {
    if self["type"]?.string == "null" { return true }
    if let constant = self["const"] { return constant.isNull }
    guard let values = self["enum"].map({ Array($0.elements) }) else { return false }
    return !values.isEmpty && values.allSatisfy(\.isNull)
  }
}
