package import TFieldJSON
internal import TFieldPatterns

/// Compiles a schema and everything that it refers to; what nothing refers to is left out.
struct SchemaCompiler {
  private(set) var parts: [Subschema] = []
  /// The schemas that dynamic references may lead to, by name and resource.
  private(set) var dynamicTargets: [String: [Int: Int]] = [:]
  private(set) var seesEvaluated = false
  private(set) var documents = SchemaDocuments()
  private(set) var known: [SchemaDocuments.Place: Int] = [:]
  let root: SchemaDocuments.Spot
  private let load: (String) -> JSONNode?
  private var waiting: [(index: Int, spot: SchemaDocuments.Spot)] = []
  private let budget: PatternBudget

  init(
    _ root: JSONNode, at address: String, budget: PatternBudget,
    load: @escaping (String) -> JSONNode?
  ) {
    self.budget = budget
    self.load = load
    self.root = documents.add(root, at: address)
    _ = part(self.root)
    repeat {
      while let next = waiting.popLast() { compile(next.spot, into: next.index) }
      addDynamicTargets()
    } while !waiting.isEmpty
  }

  /// The index of a schema, which is compiled when its turn comes.
  private mutating func part(_ spot: SchemaDocuments.Spot) -> Int {
    if let index = known[spot.place] { return index }
    known[spot.place] = parts.count
    waiting.append((parts.count, spot))
    parts.append(Subschema(resource: spot.scope.resource))
    return parts.count - 1
  }

  private mutating func addDynamicTargets() {
    for (index, resource) in documents.resources.enumerated() {
      for (name, spot) in resource.dynamicAnchors where dynamicTargets[name] != nil {
        let target = part(spot)
        dynamicTargets[name]?[index] = target
      }
    }
  }

  private mutating func compile(_ spot: SchemaDocuments.Spot, into index: Int) {
    let words = SchemaWords(spot)
    switch spot.node.kind {
    case .bool where spot.node.bool == false: parts[index].words = [.never]
    case .object:
      parts[index].words =
        spot.scope.draft.ignoresSiblings && words["$ref"] != nil
        ? references(words)
        : values(words) + counts(words) + references(words) + logic(words) + containers(words)
          + unevaluated(words)
    default: break
    }
  }
}

/// The words of one schema that its draft knows.
package struct SchemaWords: Sendable {
  package let spot: SchemaDocuments.Spot
  private let words: [String: JSONNode]

  package init(_ spot: SchemaDocuments.Spot) {
    self.spot = spot
    words = Dictionary(spot.node.members.map { ($0.key, $0.value) }) { first, _ in first }
  }

  package subscript(word: String) -> JSONNode? {
    spot.scope.draft.knows(word) ? words[word] : nil
  }

  func number(_ word: String) -> ExactNumber? { self[word]?.numberText.flatMap(ExactNumber.init) }
  func count(_ word: String) -> Int? { number(word)?.integer }

  func names(_ word: String) -> [ExactText] { self[word]?.names ?? [] }
}

extension JSONNode {
  fileprivate var names: [ExactText] { elements.compactMap(\.string).map(ExactText.init) }
  fileprivate var line: String { JSONValue(self).line }
  fileprivate var isSchema: Bool { kind == .object || kind == .bool }
}

// What a schema asks of a single value.
extension SchemaCompiler {
  private func values(_ words: SchemaWords) -> [SchemaWord] {
    var all: [SchemaWord] = []
    if let type = words["type"] {
      all.append(.type(type.string.map { [$0] } ?? type.elements.compactMap(\.string)))
    }
    if let list = words["enum"], list.kind == .array {
      all.append(.value(Set(list.elements.map(Instance.init)), shown: list.elements.map(\.line)))
    }
    if let value = words["const"] { all.append(.constant(Instance(value), shown: value.line)) }
    if let source = words["pattern"]?.string {
      all.append(.pattern(SearchPattern(source, within: budget)))
    }
    if let format = words["format"]?.string.flatMap({ SchemaFormat($0, within: budget) }) {
      all.append(.format(format))
    }
    return all + bounds(words)
  }

  private func bounds(_ words: SchemaWords) -> [SchemaWord] {
    var all: [SchemaWord] = []
    if let number = words.number("multipleOf"), let shown = words["multipleOf"]?.numberText {
      all.append(.multiple(of: number, shown: shown))
    }
    for (word, exclusive) in [("minimum", "exclusiveMinimum"), ("maximum", "exclusiveMaximum")] {
      let isOld = words.spot.scope.draft == .draft4
      let limits = [(word, words[exclusive]?.bool == true)] + (isOld ? [] : [(exclusive, true)])
      for (name, isExclusive) in limits {
        guard let number = words.number(name), let shown = words[name]?.numberText else { continue }
        all.append(
          word == "minimum"
            ? .least(number, isExclusive: isExclusive, shown: shown)
            : .most(number, isExclusive: isExclusive, shown: shown))
      }
    }
    return all
  }

  private func counts(_ words: SchemaWords) -> [SchemaWord] {
    var all: [SchemaWord] = []
    let ends: [(SchemaWord.Counted, String)] = [
      (.characters, "Length"), (.items, "Items"), (.members, "Properties"),
    ]
    for (counted, end) in ends where words["min" + end] != nil || words["max" + end] != nil {
      let (least, most) = (words.count("min" + end) ?? 0, words.count("max" + end) ?? .max)
      all.append(.count(counted, least: least, most: most))
    }
    if words["uniqueItems"]?.bool == true { all.append(.unique) }
    if words["required"]?.kind == .array { all.append(.required(words.names("required"))) }
    return all
  }
}

// How a schema leads to others.
extension SchemaCompiler {
  private mutating func references(_ words: SchemaWords) -> [SchemaWord] {
    var all: [SchemaWord] = []
    if let reference = words["$ref"]?.string {
      all.append(target(reference, words).map(SchemaWord.reference) ?? lost(reference))
    }
    if let reference = words["$dynamicRef"]?.string {
      all.append(dynamic(reference, name: SchemaAddress(reference).fragment ?? "", words))
    }
    if let reference = words["$recursiveRef"]?.string {
      all.append(dynamic(reference, name: "", words))
    }
    return all
  }

  private func lost(_ reference: String) -> SchemaWord { .unjudged(.reference(reference)) }

  private mutating func target(_ reference: String, _ words: SchemaWords) -> Int? {
    documents.target(of: reference, in: words.spot.scope, load: load).map { part($0) }
  }

  /// It is dynamic only if its plain target is marked as one.
  private mutating func dynamic(
    _ reference: String, name: Substring, _ words: SchemaWords
  ) -> SchemaWord {
    guard let spot = documents.target(of: reference, in: words.spot.scope, load: load) else {
      return lost(reference)
    }
    let anchor = documents.resources[spot.scope.resource].dynamicAnchors[String(name)]
    guard anchor?.place == spot.place else { return .reference(part(spot)) }
    let index = part(spot)
    dynamicTargets[String(name), default: [:]][spot.scope.resource] = index
    return .dynamicReference(index, name: String(name))
  }

  private mutating func inner(_ node: JSONNode, _ words: SchemaWords) -> Int {
    part(documents.inner(node, of: words.spot))
  }

  private mutating func schema(_ word: String, _ words: SchemaWords) -> Int? {
    words[word].flatMap { $0.isSchema ? inner($0, words) : nil }
  }

  private mutating func list(_ word: String, _ words: SchemaWords) -> [Int]? {
    guard let list = words[word], list.kind == .array else { return nil }
    return list.elements.map { inner($0, words) }
  }

  private mutating func logic(_ words: SchemaWords) -> [SchemaWord] {
    var all: [SchemaWord] = []
    if let parts = list("allOf", words) { all.append(.all(parts)) }
    if let parts = list("anyOf", words) { all.append(.any(parts)) }
    if let parts = list("oneOf", words) { all.append(.one(parts)) }
    if let part = schema("not", words) { all.append(.not(part)) }
    if let condition = schema("if", words) {
      all.append(
        .condition(condition, then: schema("then", words), otherwise: schema("else", words)))
    }
    return all
  }
}

// What a schema asks of the inside of an object or array.
extension SchemaCompiler {
  private mutating func containers(_ words: SchemaWords) -> [SchemaWord] {
    var all = members(words) + dependents(words)
    if let keys = schema("propertyNames", words) { all.append(.keys(keys)) }
    // A list under `items` is what `prefixItems` is now; who writes it in any draft means that.
    let isOld = words["items"]?.kind == .array
    let first = list(isOld ? "items" : "prefixItems", words) ?? []
    let rest = schema(isOld ? "additionalItems" : "items", words)
    if !first.isEmpty || rest != nil { all.append(.elements(first: first, rest: rest)) }
    if let part = schema("contains", words) {
      all.append(
        .contains(
          part, least: words.count("minContains") ?? 1, most: words.count("maxContains"),
          counts: words.spot.scope.draft == .draft2020))
    }
    return all
  }

  private mutating func members(_ words: SchemaWords) -> [SchemaWord] {
    let named = map("properties", words)
    let patterns = map("patternProperties", words).map {
      (SearchPattern($0.0.text, within: budget), $0.1)
    }
    let rest = schema("additionalProperties", words)
    guard !named.isEmpty || !patterns.isEmpty || rest != nil else { return [] }
    return [.members(Dictionary(named) { first, _ in first }, patterns: patterns, rest: rest)]
  }

  private mutating func map(_ word: String, _ words: SchemaWords) -> [(ExactText, Int)] {
    guard let members = words[word]?.members else { return [] }
    return members.filter { $0.value.isSchema }.map { (ExactText($0.key), inner($0.value, words)) }
  }

  /// The older `dependencies` is two words in one.
  private mutating func dependents(_ words: SchemaWords) -> [SchemaWord] {
    var all: [SchemaWord] = []
    for word in ["dependentRequired", "dependencies"] {
      let lists = words[word].map { $0.members.filter { $0.value.kind == .array } } ?? []
      if !lists.isEmpty {
        all.append(.dependentRequired(lists.map { (ExactText($0.key), $0.value.names) }))
      }
    }
    for word in ["dependentSchemas", "dependencies"] {
      let schemas = map(word, words)
      if !schemas.isEmpty { all.append(.dependentSchemas(schemas)) }
    }
    return all
  }

  private mutating func unevaluated(_ words: SchemaWords) -> [SchemaWord] {
    var all: [SchemaWord] = []
    if let part = schema("unevaluatedItems", words) { all.append(.unevaluatedElements(part)) }
    if let part = schema("unevaluatedProperties", words) { all.append(.unevaluatedMembers(part)) }
    if !all.isEmpty { seesEvaluated = true }
    return all
  }
}
