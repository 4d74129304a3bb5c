internal import TFieldJSON
import TField

/// A schema with everything that applies along with it: what it refers to, and its `allOf`.
struct SchemaView {
  /// The schemas that a value must meet, in order.
  private(set) var parts: [JSONNode] = []
  /// The schemas whose titles and defaults count, the nearest first.
  private var annotated: [JSONNode] = []
  /// True if it stands within itself too often, so that there would be no end to it.
  private(set) var isEndless = false
  /// True if no value meets it: the schema `false`.
  private(set) var isNever = false
  /// True if an alternative is `null`.
  private var hasNullAlternative = false
  /// The one type that is left of several, if a choice was made among them.
  private var onlyType: String?
  let targets: SchemaTargets
  let report: Report
  /// How often each schema stands on the way here.
  private var ancestors: [Int: Int]
  private var isCut = false

  /// More than schemas that people write take; each costs time wherever it is referred to.
  private static let partLimit = 32

  init(
    _ nodes: [JSONNode], in targets: SchemaTargets, _ report: Report, after outer: Self? = nil
  ) {
    self.targets = targets
    self.report = report
    ancestors = outer?.ancestors ?? [:]
    for node in nodes { add(node) }
    for part in parts { ancestors[part.index, default: 0] += 1 }
    if hasClashingTypes { isNever = true }
  }

  var node: JSONNode { parts.first ?? annotated.first ?? targets.root }

  /// The first value that a part gives for a keyword.
  subscript(keyword: String) -> JSONNode? { parts.lazy.compactMap { $0[keyword] }.first }

  /// Every value that the parts give for a keyword.
  func all(_ keyword: String) -> [JSONNode] { parts.compactMap { $0[keyword] } }

  /// What a schema or the one that refers to it says beside its claims, such as a default.
  func annotation(_ keyword: String) -> JSONNode? {
    annotated.lazy.compactMap { $0[keyword] }.first
  }

  /// Schemas that stand in this one and apply together.
  func inner(_ nodes: [JSONNode]) -> Self { Self(nodes, in: targets, report, after: self) }

  /// One of its alternatives together with what it asks of all of them.
  func alternative(_ node: JSONNode) -> Self {
    var view = self
    let count = view.parts.count
    view.annotated = []
    view.add(node)
    for part in view.parts[count...] { view.ancestors[part.index, default: 0] += 1 }
    view.annotated += annotated
    view.hiddenAlternatives.formUnion(alternativeHolders)
    return view
  }

  /// The same where only one of its types is left.
  func only(_ type: String) -> Self {
    var view = self
    view.onlyType = type
    return view
  }

  /// Schemas whose alternatives were chosen among already.
  private var hiddenAlternatives: Set<Int> = []

  private var alternativeHolders: [Int] {
    parts.filter { $0["anyOf"] != nil || $0["oneOf"] != nil }.map(\.index)
  }

  /// Words for people, if there are any.
  func words(_ keyword: String) -> String? {
    annotated.lazy.compactMap { $0[keyword]?.string }.first { !$0.allSatisfy(\.isWhitespace) }
  }
}

extension SchemaView {
  private mutating func add(_ node: JSONNode) {
    if node.bool == false { isNever = true }
    guard node.kind == .object, !parts.contains(where: { $0.index == node.index }) else { return }
    guard parts.count < Self.partLimit else { return rejectRest(at: node) }
    guard ancestors[node.index, default: 0] < targets.recursionLimit else {
      return rejectCircle(at: node)
    }
    annotated.append(node)
    let reference = SchemaTargets.reference(in: node)
    // Before 2019-09 nothing beside a reference counts but words.
    if reference == nil || !targets.ignoresSiblings { parts.append(node) }
    if let reference { follow(reference) }
    if reference != nil, targets.ignoresSiblings { return }
    for part in node["allOf"].map({ Array($0.elements) }) ?? [] { add(part) }
    if let only = onlyAlternative(of: node) { add(only) }
  }

  private mutating func follow(_ reference: JSONNode) {
    switch reference.string.map(targets.target) ?? .nowhere {
    case .nowhere:
      report.warning(.notCarriedOver("$ref", "it leads nowhere in this file"), at: reference)
    case .circle:
      isEndless = true
      report.warning(.notCarriedOver("$ref", "it leads back to itself"), at: reference)
    case .schema(let target): add(target)
    }
  }

  private mutating func rejectRest(at node: JSONNode) {
    guard !isCut else { return }
    isCut = true
    let reason = "more than \(Self.partLimit) schemas apply here, one by the other"
    report.warning(.notCarriedOver("$ref", reason), at: parts.first ?? node)
  }

  private mutating func rejectCircle(at place: JSONNode) {
    isEndless = true
    targets.wasCut = true
    let depth = targets.recursionLimit
    let reason =
      depth == 1 ? "the schema contains itself" : "the schema contains itself; \(depth) levels open"
    report.warning(.cutShort("$ref", reason), at: place)
  }

  /// The alternative beside `null`: then the value may just be missing.
  private mutating func onlyAlternative(of node: JSONNode) -> JSONNode? {
    for keyword in ["anyOf", "oneOf"] {
      let all = node[keyword].map { Array($0.elements) } ?? []
      let others = all.filter { !$0.isNullSchema }
      if others.count < all.count { hasNullAlternative = true }
      if others.count == 1 { return others.first }
    }
    return nil
  }
}

extension SchemaView {
  private var typeLists: [[String]] {
    parts.compactMap { part in
      part["type"].map { node in
        node.string.map { [$0] } ?? node.elements.compactMap(\.string)
      }
    }
  }

  /// True if no value is of all the types that it asks for.
  private var hasClashingTypes: Bool {
    let lists = typeLists
    return lists.count > 1 && types.isEmpty && !lists.allSatisfy { $0.contains("null") }
  }

  /// The types it allows, without `null`; none if it says nothing of them.
  var types: [String] {
    if let onlyType { return [onlyType] }
    let lists = typeLists
    guard let first = lists.first else { return [] }
    let common = lists.dropFirst().reduce(first) { Self.common($0, $1) }
    let names = common.filter { $0 != "null" }
    return names.contains("number") ? names.filter { $0 != "integer" } : names
  }

  private static func common(_ left: [String], _ right: [String]) -> [String] {
    let plain = left.filter { right.contains($0) || $0 == "integer" && right.contains("number") }
    let narrowed = left.contains("number") && right.contains("integer") ? ["integer"] : []
    return plain + narrowed.filter { !plain.contains($0) }
  }

  /// True if `null` is a value that it allows.
  var isNullable: Bool {
    let lists = typeLists
    let isTyped = lists.allSatisfy { $0.contains("null") }
    return isTyped && (!lists.isEmpty || listsNull) || hasNullAlternative || isNullableByFlag
      || isNull
  }

  /// True if `null` is the only value that it allows.
  var isNull: Bool { parts.contains(where: \.isNullSchema) }

  private var listsNull: Bool {
    let lists = all("enum")
    return !lists.isEmpty && lists.allSatisfy { $0.elements.contains { $0.kind == .null } }
  }

  /// OpenAPI 3.0 has a keyword of its own.
  private var isNullableByFlag: Bool { parts.contains { $0["nullable"]?.bool == true } }

  var isArray: Bool {
    types == ["array"] || (types.isEmpty && ["items", "prefixItems"].contains { self[$0] != nil })
  }

  var isObject: Bool {
    types == ["object"]
      || (types.isEmpty && Self.objectWords.contains { self[$0] != nil })
  }

  private static let objectWords = [
    "properties", "required", "additionalProperties", "patternProperties", "propertyNames",
    "minProperties", "maxProperties", "dependentRequired", "dependentSchemas",
  ]

  /// The names of all properties, each once.
  var propertyNames: [String] {
    var names: Set<String> = []
    return parts.flatMap { $0["properties"].map { $0.members.map(\.key) } ?? [] }
      .filter { names.insert($0).inserted }
  }

  /// Each property's schemas, by its name, with the place of the name.
  var properties: [String: [JSONMember]] {
    var all: [String: [JSONMember]] = [:]
    for member in parts.flatMap({ $0["properties"].map { Array($0.members) } ?? [] }) {
      all[member.key, default: []].append(member)
    }
    return all
  }

  var required: [String] {
    var names: Set<String> = []
    return parts.flatMap { $0["required"]?.elements.compactMap(\.string) ?? [] }
      .filter { names.insert($0).inserted }
  }

  /// The alternatives of which one must be chosen, for each part that has some.
  var choices: [(keyword: String, holder: JSONNode, ways: [JSONNode])] {
    parts.filter { !hiddenAlternatives.contains($0.index) }.flatMap { part in
      ["oneOf", "anyOf"].compactMap { keyword in
        let ways = part[keyword].map { $0.elements.filter { !$0.isNullSchema } } ?? []
        return ways.count > 1 ? (keyword, part, ways) : nil
      }
    }
  }
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
