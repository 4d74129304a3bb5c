internal import CData
internal import TField
internal import TFieldPatterns

/// Compiles a schema and everything that it refers to; unreferenced schemas are left out.
struct SchemaCompiler {
  private(set) var schema: JSONSchema
  private let load: (String) -> JSONNode?
  private var waiting: [(index: Int, spot: SchemaSpot)] = []
  private var spot: SchemaSpot
  private var current = 0

  init(_ schema: JSONSchema, load: @escaping (String) -> JSONNode?) {
    (self.schema, self.load) = (schema, load)
    spot = schema.root
    _ = part(schema.root)
    repeat {
      while let next = waiting.popLast() { compile(next.spot, into: next.index) }
      for (index, resource) in self.schema.documents.resources.enumerated() {
        for (name, spot) in resource.dynamicAnchors
        where self.schema.dynamicTargets[name] != nil {
          let target = part(spot)
          self.schema.dynamicTargets[name]?[index] = target
        }
      }
    } while !waiting.isEmpty
  }

  private mutating func part(_ spot: SchemaSpot) -> Int {
    if let index = schema.places[spot.place] {
      schema.parts[index].isShared = true
      return index
    }
    let index = schema.parts.count
    schema.places[spot.place] = index
    waiting.append((index, spot))
    schema.parts.append(Subschema(resource: spot.resource))
    return index
  }

  private mutating func compile(_ spot: SchemaSpot, into index: Int) {
    (self.spot, current) = (spot, index)
    if spot.node.bool == false {
      schema.parts[index].isNever = true
      return add { judge, _, _ in judge.fault("false", .say("schema.forbidden")) }
    }
    if spot.ignoresSiblings { return references() }
    values()
    counts()
    references()
    logic()
    members()
    dependents()
    elements()
    unevaluated()
  }

  private mutating func add(_ word: @escaping Subschema.Word) {
    schema.parts[current].words.append(word)
  }
}

extension JSONNode {
  fileprivate var isSchema: Bool { kind == .object || kind == .bool }
}

// How a schema leads to others.
extension SchemaCompiler {
  /// A reference is dynamic only if its plain target is marked as dynamic.
  private mutating func references() {
    for word in ["$ref", "$dynamicRef", "$recursiveRef"] {
      guard let reference = spot[word]?.string else { continue }
      guard let target = schema.documents.target(of: reference, in: spot, load: load)
      else {
        add { judge, _, _ in judge.giveUp("$ref \(reference)") }
        continue
      }
      let index = part(target)
      let name = String(SchemaAddress(reference).fragment)
      let anchor = schema.documents.resources[target.resource].dynamicAnchors[name]
      let isDynamic = word != "$ref" && anchor?.place == target.place
      if isDynamic { schema.dynamicTargets[name, default: [:]][target.resource] = index }
      add { judge, value, seen in
        let target = isDynamic ? judge.dynamicTarget(name) : nil
        seen.formUnion(judge.judge(value, by: target ?? index))
      }
    }
  }

  private func limit(_ word: String) -> Int? { spot[word]?.number?.count }

  private mutating func inner(_ node: JSONNode) -> Int {
    part(schema.documents.inner(node, of: spot))
  }

  private mutating func one(_ word: String) -> Int? {
    spot[word].flatMap { $0.isSchema ? inner($0) : nil }
  }

  private mutating func list(_ word: String) -> [Int]? {
    guard let list = spot[word], list.kind == .array else { return nil }
    return list.elements.map { inner($0) }
  }

  private mutating func map(_ word: String) -> [(String, Int)] {
    guard let members = spot[word]?.members else { return [] }
    return members.filter { $0.value.isSchema }.map { ($0.key, inner($0.value)) }
  }

  private mutating func logic() {
    if let parts = list("allOf") {
      add { judge, value, seen in
        for part in parts { seen.formUnion(judge.judge(value, by: part)) }
      }
    }
    for word in ["anyOf", "oneOf"] {
      guard let parts = list(word) else { continue }
      add { judge, value, seen in
        judge.judge(value, byOneOf: parts, isOnly: word == "oneOf", &seen)
      }
    }
    if let part = one("not") {
      add { judge, value, _ in
        if judge.attempt(value, by: part).passed { judge.fault("not", .say("schema.denied")) }
      }
    }
    if let condition = one("if") {
      let (then, otherwise) = (one("then"), one("else"))
      add { judge, value, seen in
        let trial = judge.attempt(value, by: condition)
        if trial.passed { seen.formUnion(trial.evaluated) }
        if let branch = trial.passed ? then : otherwise {
          seen.formUnion(judge.judge(value, by: branch))
        }
      }
    }
  }

  private mutating func members() {
    // Names are compared by code points.
    let named = Dictionary(map("properties").map { (Array($0.utf8), $1) }) { first, _ in first }
    let patterns = map("patternProperties").map { (search($0), $1) }
    let rest = one("additionalProperties")
    if !named.isEmpty || !patterns.isEmpty || rest != nil {
      add { judge, value, seen in
        for member in value.members {
          let (key, value) = (member.key, member.value)
          var parts = named[Array(key.utf8)].map { [$0] } ?? []
          for (pattern, part) in patterns where judge.occurs(pattern, in: key) {
            parts.append(part)
          }
          let word = parts.isEmpty ? "additionalProperties" : "properties"
          if parts.isEmpty, let rest { parts.append(rest) }
          for part in parts { judge.judge(value, at: .key(key), by: part, of: word) }
          if judge.schema.seesEvaluated, !parts.isEmpty { seen.insert(value.index) }
        }
      }
    }
    if let part = one("propertyNames") {
      add { judge, value, _ in
        for member in value.members
        where !judge.passes(member.keyNode, at: .key(member.key), by: part) {
          judge.fault("propertyNames", .say("schema.key"), at: member.key)
        }
      }
    }
  }

  /// The older `dependencies` combines two words.
  private mutating func dependents() {
    for word in ["dependentRequired", "dependentSchemas", "dependencies"] {
      for member in spot[word]?.members ?? [] where member.value.kind == .array {
        let (name, needed) = (member.key, member.value.texts)
        add { judge, value, _ in
          if value[name] == nil { return }
          judge.require(
            needed, in: value, "dependentRequired", .say("schema.missing", ["name": name]))
        }
      }
      for (name, part) in map(word) {
        add { judge, value, seen in
          if value[name] != nil { seen.formUnion(judge.judge(value, by: part)) }
        }
      }
    }
  }

  private mutating func elements() {
    // A list under `items` means today's `prefixItems`, in whatever draft it is written.
    let isOld = spot["items"]?.kind == .array
    let first = list(isOld ? "items" : "prefixItems") ?? []
    let rest = one(isOld ? "additionalItems" : "items")
    if !first.isEmpty || rest != nil {
      add { judge, value, seen in
        for (index, element) in value.elements.enumerated() {
          guard let part = index < first.count ? first[index] : rest else { break }
          judge.judge(element, at: .index(index), by: part, of: "items")
          if judge.schema.seesEvaluated { seen.insert(element.index) }
        }
      }
    }
    if let part = one("contains") {
      let (least, most) = (limit("minContains") ?? 1, limit("maxContains"))
      let counts = spot.draft == .draft2020
      add { judge, value, seen in
        guard value.kind == .array else { return }
        let found = value.elements.enumerated().filter { index, element in
          judge.passes(element, at: .index(index), by: part)
        }
        if found.count < least || found.count > most ?? .max {
          judge.fault(
            "contains",
            most.map { .say("schema.containsBetween", ["least": least, "most": $0]) }
              ?? .say("schema.contains", ["least": least]))
        }
        if counts { seen.formUnion(found.map(\.element.index)) }
      }
    }
  }

  private mutating func unevaluated() {
    for word in ["unevaluatedItems", "unevaluatedProperties"] {
      guard let part = one(word) else { continue }
      schema.seesEvaluated = true
      add { judge, value, seen in
        let inner: [(JSONNode, SchemaFault.Step)] =
          word == "unevaluatedItems"
          ? value.elements.enumerated().map { ($1, .index($0)) }
          : value.members.map { ($0.value, .key($0.key)) }
        for (value, step) in inner where seen.insert(value.index).inserted {
          judge.judge(value, at: step, by: part, of: word)
        }
      }
    }
  }

  /// Adds a word that is a simple test; one that compares values also counts their cost.
  private mutating func test(
    _ word: String, _ wording: Wording, compares: Bool = false,
    _ holds: @escaping @Sendable (JSONNode) -> Bool
  ) {
    add { judge, value, _ in
      if compares { judge.weigh(value) }
      if !holds(value) { judge.fault(word, wording) }
    }
  }

  private mutating func values() {
    if let type = spot["type"] {
      let names = type.string.map { [$0] } ?? type.texts
      test("type", .say("schema.types", ["types": names.listed])) { $0.isOf(names) }
    }
    for (word, node) in [("enum", spot["enum"]), ("const", spot["const"])] {
      guard let node, word == "const" || node.kind == .array else { continue }
      let values = word == "const" ? [node] : node.elements
      let identities = Set(values.map(\.identity))
      test(
        word, .say("schema.values", ["values": values.map { JSONValue($0).line }.listed]),
        compares: true
      ) {
        identities.contains($0.identity)
      }
    }
    if let pattern = spot["pattern"]?.string.map(search) {
      add { judge, value, _ in
        guard let text = value.string, !judge.occurs(pattern, in: text) else { return }
        judge.fault("pattern", .say("schema.pattern", ["pattern": pattern.source]))
      }
    }
    if let name = spot["format"]?.string,
      let test = SchemaFormat.test(of: name, within: schema.budget)
    {
      add { judge, value, _ in
        guard let text = value.string else { return }
        judge.expect(
          test(text), "format", .say("schema.format", ["name": name]), or: "pattern \(name)")
      }
    }
    bounds()
  }

  private func search(_ source: String) -> PCREPattern {
    PCREPattern(anywhere: source, within: schema.budget)
  }

  private mutating func bounds() {
    let multiple = spot["multipleOf"]
    if let divisor = multiple?.number, let shown = multiple?.numberText {
      add { judge, value, _ in
        guard let isOne = value.number.map({ $0.isMultiple(of: divisor) }) else { return }
        judge.expect(
          isOne, "multipleOf", .say("schema.multiple", ["number": shown]), or: "multipleOf")
      }
    }
    for (word, exclusive) in [("minimum", "exclusiveMinimum"), ("maximum", "exclusiveMaximum")] {
      // In draft 4 the second word only modifies the first one.
      let isOld = spot.draft == .draft4
      let limits = [(word, spot[exclusive]?.bool == true)] + (isOld ? [] : [(exclusive, true)])
      for (name, isExclusive) in limits {
        guard let limit = spot[name]?.number, let shown = spot[name]?.numberText else { continue }
        let isLeast = word == "minimum"
        let wording: Wording =
          isExclusive
          ? .say(isLeast ? "schema.moreThan" : "schema.lessThan", ["number": shown])
          : isLeast
            ? .say("number.atLeast", ["lower": shown]) : .say("number.atMost", ["upper": shown])
        test(isExclusive ? exclusive : word, wording) { value in
          guard let number = value.number else { return true }
          return number == limit ? !isExclusive : (limit < number) == isLeast
        }
      }
    }
  }

  private mutating func counts() {
    let ends: [(name: String, kind: JSONKind, least: String, most: String)] = [
      ("Length", .string, "length.enterAtLeast", "schema.charactersAtMost"),
      ("Items", .array, "list.entriesAtLeast", "list.entriesAtMost"),
      ("Properties", .object, "schema.membersAtLeast", "schema.membersAtMost"),
    ]
    for (name, kind, fewer, more) in ends {
      for (word, sentence, sign) in [("min" + name, fewer, 1), ("max" + name, more, -1)] {
        guard let end = limit(word) else { continue }
        test(word, .say(sentence, counting: end), compares: kind == .string) {
          $0.kind != kind || $0.size * sign >= end * sign
        }
      }
    }
    if spot["uniqueItems"]?.bool == true {
      add { judge, value, _ in
        var first: [[UInt8]: Int] = [:]
        for (index, element) in value.elements.enumerated() {
          judge.weigh(element)
          guard let other = first.updateValue(index, forKey: element.identity) else { continue }
          return judge.fault(
            "uniqueItems", .say("schema.repeated", ["first": other + 1, "second": index + 1]))
        }
      }
    }
    if spot["required"]?.kind == .array {
      let needed = spot["required"]?.texts ?? []
      add { judge, value, _ in
        if value.kind == .object { judge.require(needed, in: value, "required", .required) }
      }
    }
  }
}

/// The formats of JSON Schema that are checked; any other one is an annotation.
enum SchemaFormat {
  typealias Test = @Sendable (String) -> Bool?

  /// A test for a format; it returns `nil` if the result takes too long to find out.
  static func test(of name: String, within budget: PatternBudget) -> Test? {
    if name == "regex" {
      return { (try? PCREPattern(anywhere: $0, within: budget).check()) != nil }
    }
    guard let source = patterns[name] else { return nil }
    let pattern = PCREPattern(anywhere: "^(?:\(source))$", within: budget)
    guard name.hasSuffix("time") else { return pattern.describes }
    return { text in pattern.describes(text).map { $0 && text.hasPossibleSeconds } }
  }

  /// Their patterns, each for a whole text.
  static let patterns: [String: String] = {
    var rows: [String: String] = [:]
    var name = ""
    for line in DataFile.schemaFormats.rows {
      let start = line.prefix { $0 != " " }
      if !start.isEmpty { name = String(start) }
      rows[name, default: ""] += expanded(line.dropFirst(start.count + 1), by: rows)
    }
    // The others are parts of patterns.
    return rows.filter { $0.key.first?.isLowercase ?? false }
  }()

  /// A pattern with earlier rows, and characters given by number, inserted where it names them.
  private static func expanded(_ text: Substring, by rows: [String: String]) -> String {
    let parts = text.split(separator: "«", omittingEmptySubsequences: false)
    return (parts.first ?? "")
      + parts.dropFirst().map { part in
        let name = part.prefix { $0 != "»" }
        let scalar = UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
        let named = name.hasPrefix("U+") ? scalar.map(String.init) : rows[String(name)]
        return (named ?? "") + part.dropFirst(name.count + 1)
      }.joined()
  }
}

extension String {
  /// False for a leap second that isn't the last second of a day in UTC.
  fileprivate var hasPossibleSeconds: Bool {
    let time = suffix(from: firstIndex { "Tt".contains($0) }.map { index(after: $0) } ?? startIndex)
    guard time.dropFirst(6).hasPrefix("60") else { return true }
    let sign = time.lastIndex { "+-".contains($0) }
    let zone = sign.map { Self.minutes(time[time.index(after: $0)...]) } ?? 0
    let local = Self.minutes(time)
    let isBehind = sign.map { time[$0] == "-" } ?? false
    return (local + (isBehind ? zone : -zone) + 2880) % 1440 == 1439
  }

  private static func minutes(_ time: Substring) -> Int {
    (Int(time.prefix(2)) ?? 0) * 60 + (Int(time.dropFirst(3).prefix(2)) ?? 0)
  }
}
