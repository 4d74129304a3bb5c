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
  let budget: PatternBudget

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
    if let index = known[spot.place] {
      parts[index].isShared = true
      return index
    }
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
    if spot.node.bool == false {
      parts[index].isNever = true
      parts[index].words = [{ judge, _, _ in judge.fault(.forbidden(by: "false")) }]
    } else if words.ignoresSiblings {
      parts[index].words = references(words)
    } else {
      parts[index].words =
        values(words) + counts(words) + references(words) + logic(words) + members(words)
        + dependents(words) + elements(words) + unevaluated(words)
    }
  }
}

/// The words of one schema that its draft knows.
package struct SchemaWords: Sendable {
  package let spot: SchemaDocuments.Spot
  private let words: [String: JSONNode]

  package init(_ spot: SchemaDocuments.Spot) {
    self.spot = spot
    let known = spot.node.members.lazy.filter { spot.scope.draft.knows($0.key) }
    words = Dictionary(known.map { ($0.key, $0.value) }) { first, _ in first }
  }

  package subscript(word: String) -> JSONNode? { words[word] }

  /// True if nothing counts but a `$ref`.
  package var ignoresSiblings: Bool {
    spot.scope.draft.ignoresSiblings && words["$ref"] != nil
  }

  func number(_ word: String) -> ExactNumber? { self[word]?.numberText.flatMap(ExactNumber.init) }
  func count(_ word: String) -> Int? { number(word)?.integer }

  func names(_ word: String) -> [ExactText] { self[word]?.names ?? [] }
}

extension JSONNode {
  fileprivate var names: [ExactText] { elements.compactMap(\.string).map(ExactText.init) }
  var line: String { JSONValue(self).line }
  fileprivate var isSchema: Bool { kind == .object || kind == .bool }
}

// How a schema leads to others.
extension SchemaCompiler {
  private mutating func references(_ words: SchemaWords) -> [Subschema.Word] {
    ["$ref", "$dynamicRef", "$recursiveRef"].compactMap { word in
      words[word]?.string.map { reference($0, isDynamic: word != "$ref", words) }
    }
  }

  /// A reference is dynamic only if its plain target is marked as one.
  private mutating func reference(
    _ reference: String, isDynamic: Bool, _ words: SchemaWords
  ) -> Subschema.Word {
    guard let spot = documents.target(of: reference, in: words.spot.scope, load: load) else {
      return { judge, _, _ in judge.giveUp(.reference(reference)) }
    }
    let index = part(spot)
    let name = String(SchemaAddress(reference).fragment ?? "")
    let anchor = documents.resources[spot.scope.resource].dynamicAnchors[name]
    guard isDynamic, anchor?.place == spot.place else {
      return { judge, value, seen in seen.add(judge.judge(value, by: index)) }
    }
    dynamicTargets[name, default: [:]][spot.scope.resource] = index
    return { judge, value, seen in
      seen.add(judge.judge(value, by: judge.dynamicTarget(name) ?? index))
    }
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

  private mutating func map(_ word: String, _ words: SchemaWords) -> [(ExactText, Int)] {
    guard let members = words[word]?.members else { return [] }
    return members.filter { $0.value.isSchema }.map { (ExactText($0.key), inner($0.value, words)) }
  }
}

// What a schema asks of a value as a whole, by other schemas.
extension SchemaCompiler {
  private mutating func logic(_ words: SchemaWords) -> [Subschema.Word] {
    var all: [Subschema.Word] = []
    if let parts = list("allOf", words) {
      all.append { judge, value, seen in
        for part in parts { seen.add(judge.judge(value, by: part)) }
      }
    }
    for word in ["anyOf", "oneOf"] {
      guard let parts = list(word, words) else { continue }
      all.append { judge, value, seen in
        judge.judge(value, byOneOf: parts, isOnly: word == "oneOf", &seen)
      }
    }
    if let part = schema("not", words) {
      all.append { judge, value, _ in
        if judge.attempt(value, by: part).passed { judge.fault(.denied) }
      }
    }
    if let condition = schema("if", words) {
      let (then, otherwise) = (schema("then", words), schema("else", words))
      all.append { judge, value, seen in
        let trial = judge.attempt(value, by: condition)
        if trial.passed { seen.add(trial.evaluated) }
        if let branch = trial.passed ? then : otherwise {
          seen.add(judge.judge(value, by: branch))
        }
      }
    }
    return all
  }
}

// What a schema asks of the inside of an object.
extension SchemaCompiler {
  private mutating func members(_ words: SchemaWords) -> [Subschema.Word] {
    var all: [Subschema.Word] = []
    let named = Dictionary(map("properties", words)) { first, _ in first }
    let patterns = map("patternProperties", words).map {
      (SearchPattern($0.0.text, within: budget), $0.1)
    }
    let rest = schema("additionalProperties", words)
    if !named.isEmpty || !patterns.isEmpty || rest != nil {
      all.append { judge, value, seen in
        for (key, value) in value.members {
          var parts = named[key].map { [$0] } ?? []
          for (pattern, part) in patterns where judge.occurs(pattern, in: key) {
            parts.append(part)
          }
          let word = parts.isEmpty ? "additionalProperties" : "properties"
          if parts.isEmpty, let rest { parts.append(rest) }
          for part in parts { judge.judge(value, at: .key(key.text), by: part, of: word) }
          if judge.schema.seesEvaluated, !parts.isEmpty { seen.keys.insert(key) }
        }
      }
    }
    if let part = schema("propertyNames", words) {
      all.append { judge, value, _ in
        for (key, _) in value.members { judge.judge(key: key, by: part) }
      }
    }
    return all
  }

  /// The older `dependencies` is two words in one.
  private mutating func dependents(_ words: SchemaWords) -> [Subschema.Word] {
    var all: [Subschema.Word] = []
    for word in ["dependentRequired", "dependentSchemas", "dependencies"] {
      for member in words[word].map({ Array($0.members) }) ?? [] where member.value.kind == .array {
        let (name, needed) = (ExactText(member.key), member.value.names)
        all.append { judge, value, _ in
          guard value[name] != nil else { return }
          for key in needed where value[key] == nil {
            judge.fault(.missing(key.text, beside: name.text))
          }
        }
      }
      for (name, part) in map(word, words) {
        all.append { judge, value, seen in
          if value[name] != nil { seen.add(judge.judge(value, by: part)) }
        }
      }
    }
    return all
  }
}

// What a schema asks of the inside of an array, and of what no other word has looked at.
extension SchemaCompiler {
  private mutating func elements(_ words: SchemaWords) -> [Subschema.Word] {
    var all: [Subschema.Word] = []
    // A list under `items` is what `prefixItems` is now; who writes it in any draft means that.
    let isOld = words["items"]?.kind == .array
    let first = list(isOld ? "items" : "prefixItems", words) ?? []
    let rest = schema(isOld ? "additionalItems" : "items", words)
    if !first.isEmpty || rest != nil {
      all.append { judge, value, seen in
        for (index, element) in value.elements.enumerated() {
          guard let part = index < first.count ? first[index] : rest else { break }
          judge.judge(element, at: .index(index), by: part, of: "items")
          if judge.schema.seesEvaluated { seen.indices.insert(index) }
        }
      }
    }
    if let part = schema("contains", words) {
      let (least, most) = (words.count("minContains") ?? 1, words.count("maxContains"))
      let counts = words.spot.scope.draft == .draft2020
      all.append { judge, value, seen in
        guard case .array(let elements) = value else { return }
        let found = elements.indices.filter {
          judge.passes(elements[$0], at: .index($0), by: part)
        }
        if found.count < least || found.count > most ?? .max {
          judge.fault(.contains(atLeast: least, atMost: most))
        }
        if counts { seen.indices.formUnion(found) }
      }
    }
    return all
  }

  private mutating func unevaluated(_ words: SchemaWords) -> [Subschema.Word] {
    var all: [Subschema.Word] = []
    if let part = schema("unevaluatedItems", words) {
      all.append { judge, value, seen in
        for (index, element) in value.elements.enumerated() where !seen.indices.contains(index) {
          judge.judge(element, at: .index(index), by: part, of: "unevaluatedItems")
        }
        seen.indices.formUnion(value.elements.indices)
      }
    }
    if let part = schema("unevaluatedProperties", words) {
      all.append { judge, value, seen in
        for (key, value) in value.members where !seen.keys.contains(key) {
          judge.judge(value, at: .key(key.text), by: part, of: "unevaluatedProperties")
        }
        seen.keys.formUnion(value.members.map(\.key))
      }
    }
    if !all.isEmpty { seesEvaluated = true }
    return all
  }
}
