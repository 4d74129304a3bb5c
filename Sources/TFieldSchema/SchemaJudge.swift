internal import TFieldPatterns

/// Judges one value, and gathers its faults.
///
/// A trial is undone by forgetting the faults it added. What can't be judged ends everything: it is
/// the only fault then, as nothing else would be sure.
struct SchemaJudge {
  /// Schemas judged, elements compared; a fraction of a second.
  private static let mostSteps = 2_000_000
  /// Schemas inside each other.
  private static let deepest = 500
  private static let mostFaults = 100

  let schema: JSONSchema
  private var faults: [SchemaFault] = []
  private var faultCount = 0
  private var unjudged: SchemaFault?
  private var steps = 0
  private var depth = 0
  private var place: [SchemaFault.Step] = []
  /// The resources that were entered on the way here, the outermost first.
  private var scopes: [Int] = []

  init(_ schema: JSONSchema) { self.schema = schema }

  mutating func faults(in value: Instance, by part: Int = 0) -> [SchemaFault] {
    let begins = schema.budget.begin(steps: Self.mostSteps * 4)
    defer { if begins { schema.budget.end() } }
    judge(value, by: part)
    return unjudged.map { [$0] } ?? faults
  }
}

extension SchemaJudge {
  private mutating func fault(_ problem: SchemaFault.Problem) {
    faultCount += 1
    if faults.count < Self.mostFaults { faults.append(SchemaFault(place: place, problem: problem)) }
  }

  private mutating func giveUp(_ reason: SchemaFault.Reason) {
    if unjudged == nil { unjudged = SchemaFault(place: place, problem: .unjudged(reason)) }
    faultCount += 1
  }

  private mutating func isOver() -> Bool {
    steps += 1
    if steps > Self.mostSteps { giveUp(.steps) }
    if depth > Self.deepest { giveUp(.depth) }
    return unjudged != nil
  }

  /// Judges a value at the present place, and says what of it was evaluated.
  @discardableResult
  private mutating func judge(_ value: Instance, by index: Int) -> Evaluated {
    var evaluated = Evaluated()
    guard !isOver() else { return evaluated }
    let part = schema.parts[index]
    let isEntered = scopes.last != part.resource
    if isEntered { scopes.append(part.resource) }
    depth += 1
    for word in part.words where unjudged == nil { judge(value, by: word, &evaluated) }
    depth -= 1
    if isEntered { scopes.removeLast() }
    return evaluated
  }

  /// Judges a value inside the one at hand by what a word says of it.
  private mutating func judge(
    _ value: Instance, at step: SchemaFault.Step, by index: Int, of word: String
  ) {
    place.append(step)
    if schema.parts[index].isNever { fault(.forbidden(by: word)) } else { judge(value, by: index) }
    place.removeLast()
  }

  /// Judges a value for trial: its evaluated parts if it passes, and its faults if it doesn't.
  private mutating func attempt(_ value: Instance, by index: Int) -> Trial {
    let (stored, count) = (faults.count, faultCount)
    let evaluated = judge(value, by: index)
    defer {
      faults.removeSubrange(stored...)
      faultCount = count
    }
    return faultCount == count ? .passed(evaluated) : .failed(Array(faults[stored...]))
  }

  private enum Trial {
    case passed(Evaluated)
    case failed([SchemaFault])

    var evaluated: Evaluated? { if case .passed(let evaluated) = self { evaluated } else { nil } }
  }
}

/// What of a value the words of a schema have looked at.
struct Evaluated {
  var keys: Set<ExactText> = []
  var indices: Set<Int> = []

  mutating func add(_ other: Self) {
    keys.formUnion(other.keys)
    indices.formUnion(other.indices)
  }
}

// Single values.
extension SchemaJudge {
  private mutating func judge(_ value: Instance, by word: SchemaWord, _ seen: inout Evaluated) {
    switch word {
    case .never: fault(.forbidden(by: "false"))
    case .unjudged(let reason): giveUp(reason)
    case .type(let names):
      if !names.contains(where: value.isOf) { fault(.type(names)) }
    case .value(let values, let shown):
      steps += value.weight
      if !values.contains(value) { fault(.value(shown)) }
    case .constant(let constant, let shown):
      steps += value.weight
      if value != constant { fault(.constant(shown)) }
    case .multiple, .least, .most: judgeNumber(value, by: word)
    case .count(let counted, let least, let most):
      if case .string = value { steps += value.weight }
      if let count = value.count(of: counted) { judge(count, counted, least: least, most: most) }
    case .pattern(let pattern): judge(value, by: pattern)
    case .format(let format): judge(value, by: format)
    case .required, .dependentRequired, .dependentSchemas, .members, .keys:
      if case .object(let members) = value { judge(members, of: value, by: word, &seen) }
    case .elements, .contains, .unique:
      if case .array(let elements) = value { judge(elements, by: word, &seen) }
    case .unevaluatedMembers(let part):
      if case .object(let members) = value { judgeRest(of: members, by: part, &seen) }
    case .unevaluatedElements(let part):
      if case .array(let elements) = value { judgeRest(of: elements, by: part, &seen) }
    default: judgeLogic(value, by: word, &seen)
    }
  }

  private mutating func judgeNumber(_ value: Instance, by word: SchemaWord) {
    guard case .number(let number) = value else { return }
    switch word {
    case .multiple(let other, let shown):
      switch number.isMultiple(of: other) {
      case true?: break
      case false?: fault(.multiple(shown))
      case nil: giveUp(.digits)
      }
    case .least(let limit, let isExclusive, let shown):
      guard number < limit || (isExclusive && number == limit) else { return }
      fault(isExclusive ? .moreThan(shown) : .atLeast(shown))
    case .most(let limit, let isExclusive, let shown):
      guard limit < number || (isExclusive && number == limit) else { return }
      fault(isExclusive ? .lessThan(shown) : .atMost(shown))
    default: break
    }
  }

  private mutating func judge(
    _ count: Int, _ counted: SchemaWord.Counted, least: Int, most: Int
  ) {
    guard count < least || count > most else { return }
    let isLess = count < least
    switch counted {
    case .characters:
      fault(isLess ? .fewerCharacters(than: least) : .moreCharacters(than: most))
    case .items: fault(isLess ? .fewerItems(than: least) : .moreItems(than: most))
    case .members: fault(isLess ? .fewerMembers(than: least) : .moreMembers(than: most))
    }
  }

  private mutating func judge(_ value: Instance, by pattern: SearchPattern) {
    guard case .string(let text) = value else { return }
    if !occurs(pattern, in: text) { fault(.pattern(pattern.source)) }
  }

  private mutating func occurs(_ pattern: SearchPattern, in text: ExactText) -> Bool {
    if let occurs = pattern.occurs(in: text.text) { return occurs }
    giveUp(.pattern(pattern.source))
    return true
  }

  private mutating func judge(_ value: Instance, by format: SchemaFormat) {
    guard schema.assertsFormats, case .string(let text) = value else { return }
    switch format.describes(text.text) {
    case true?: break
    case false?: fault(.format(format.name))
    case nil: giveUp(.pattern(format.name))
    }
  }
}

extension Instance {
  fileprivate func isOf(_ type: String) -> Bool {
    switch self {
    case .null: type == "null"
    case .bool: type == "boolean"
    case .number(let number): type == "number" || (type == "integer" && number.isInteger)
    case .string: type == "string"
    case .array: type == "array"
    case .object: type == "object"
    }
  }

  /// What it costs to compare it.
  fileprivate var weight: Int {
    switch self {
    case .string(let text): 1 + text.text.utf8.count / 64
    case .array(let elements): elements.reduce(1) { $0 + $1.weight }
    case .object(let members):
      members.keys.reduce(1) { $0 + 1 + (members[$1]?.weight ?? 0) }
    default: 1
    }
  }

  fileprivate func count(of counted: SchemaWord.Counted) -> Int? {
    switch (self, counted) {
    case (.string(let text), .characters): text.text.unicodeScalars.count
    case (.array(let elements), .items): elements.count
    case (.object(let members), .members): members.keys.count
    default: nil
    }
  }
}

// References and alternatives.
extension SchemaJudge {
  private mutating func judgeLogic(
    _ value: Instance, by word: SchemaWord, _ seen: inout Evaluated
  ) {
    switch word {
    case .reference(let part): seen.add(judge(value, by: part))
    case .dynamicReference(let part, let name):
      seen.add(judge(value, by: dynamicTarget(name) ?? part))
    case .all(let parts): for part in parts { seen.add(judge(value, by: part)) }
    case .any(let parts): judgeAny(value, by: parts, &seen)
    case .one(let parts): judgeOne(value, by: parts, &seen)
    case .not(let part): if attempt(value, by: part).evaluated != nil { fault(.denied) }
    case .condition(let condition, let then, let otherwise):
      let passed = attempt(value, by: condition).evaluated
      if let passed { seen.add(passed) }
      if let branch = passed == nil ? otherwise : then { seen.add(judge(value, by: branch)) }
    default: break
    }
  }

  private func dynamicTarget(_ name: String) -> Int? {
    let targets = schema.dynamicTargets[name] ?? [:]
    return scopes.lazy.compactMap { targets[$0] }.first
  }

  private mutating func judgeAny(
    _ value: Instance, by parts: [Int], _ seen: inout Evaluated
  ) {
    var failures: [[SchemaFault]] = []
    for part in parts {
      switch attempt(value, by: part) {
      case .failed(let faults): failures.append(faults)
      case .passed(let evaluated):
        seen.add(evaluated)
        if !schema.seesEvaluated { return }
      }
    }
    if failures.count == parts.count { report(failures) }
  }

  private mutating func judgeOne(
    _ value: Instance, by parts: [Int], _ seen: inout Evaluated
  ) {
    let trials = parts.map { attempt(value, by: $0) }
    let passed = trials.compactMap(\.evaluated)
    for evaluated in passed { seen.add(evaluated) }
    if passed.count > 1 { fault(.severalAlternatives) }
    guard passed.isEmpty else { return }
    report(trials.compactMap { if case .failed(let faults) = $0 { faults } else { nil } })
  }

  /// Reports the faults of the one alternative that the value is plainly meant for, if there is one.
  private mutating func report(_ failures: [[SchemaFault]]) {
    let meant = failures.filter { faults in
      !faults.contains { $0.problem.isOfKind && $0.place.count <= place.count + 1 }
    }
    guard let only = meant.first, meant.count == 1, !only.isEmpty else {
      return fault(.noAlternative)
    }
    faultCount += only.count
    faults += only.prefix(max(0, Self.mostFaults - faults.count))
  }
}

extension SchemaFault.Problem {
  /// True if the value is of another kind than the schema describes.
  fileprivate var isOfKind: Bool {
    switch self {
    case .type, .value, .constant, .forbidden: true
    default: false
    }
  }
}

// Objects.
extension SchemaJudge {
  private mutating func judge(
    _ members: InstanceMembers, of value: Instance, by word: SchemaWord, _ seen: inout Evaluated
  ) {
    switch word {
    case .required(let keys):
      for key in keys where members[key] == nil { fault(.missing(key.text, beside: nil)) }
    case .dependentRequired(let lists):
      for (name, keys) in lists where members[name] != nil {
        for key in keys where members[key] == nil { fault(.missing(key.text, beside: name.text)) }
      }
    case .dependentSchemas(let schemas):
      for (name, part) in schemas where members[name] != nil { seen.add(judge(value, by: part)) }
    case .members(let named, let patterns, let rest):
      judge(members, named, patterns, rest: rest, &seen)
    case .keys(let part):
      for key in members.keys where attempt(.string(key), by: part).evaluated == nil {
        place.append(.key(key.text))
        fault(.key)
        place.removeLast()
      }
    default: break
    }
  }

  private mutating func judge(
    _ members: InstanceMembers, _ named: [ExactText: Int], _ patterns: [(SearchPattern, Int)],
    rest: Int?, _ seen: inout Evaluated
  ) {
    for key in members.keys {
      guard let value = members[key] else { continue }
      var parts: [Int] = named[key].map { [$0] } ?? []
      for (pattern, part) in patterns where occurs(pattern, in: key) { parts.append(part) }
      let word = parts.isEmpty ? "additionalProperties" : "properties"
      if parts.isEmpty, let rest { parts.append(rest) }
      for part in parts { judge(value, at: .key(key.text), by: part, of: word) }
      if schema.seesEvaluated, !parts.isEmpty { seen.keys.insert(key) }
    }
  }

  private mutating func judgeRest(
    of members: InstanceMembers, by part: Int, _ seen: inout Evaluated
  ) {
    for key in members.keys where !seen.keys.contains(key) {
      if let value = members[key] {
        judge(value, at: .key(key.text), by: part, of: "unevaluatedProperties")
      }
    }
    seen.keys.formUnion(members.keys)
  }
}

// Arrays.
extension SchemaJudge {
  private mutating func judge(
    _ elements: [Instance], by word: SchemaWord, _ seen: inout Evaluated
  ) {
    switch word {
    case .elements(let first, let rest):
      for (index, element) in elements.enumerated() {
        guard let part = index < first.count ? first[index] : rest else { break }
        judge(element, at: .index(index), by: part, of: "items")
        if schema.seesEvaluated { seen.indices.insert(index) }
      }
    case .contains(let part, let least, let most, let counts):
      judgeContained(elements, by: part, least, most, counts, &seen)
    case .unique: judgeRepeated(elements)
    default: break
    }
  }

  private mutating func judgeContained(
    _ elements: [Instance], by part: Int, _ least: Int, _ most: Int?, _ counts: Bool,
    _ seen: inout Evaluated
  ) {
    let found = elements.indices.filter { attempt(elements[$0], by: part).evaluated != nil }
    if found.count < least || found.count > most ?? .max {
      fault(.contains(atLeast: least, atMost: most))
    }
    if counts { seen.indices.formUnion(found) }
  }

  private mutating func judgeRepeated(_ elements: [Instance]) {
    var first: [Instance: Int] = [:]
    for (index, element) in elements.enumerated() {
      steps += element.weight
      if let other = first.updateValue(index, forKey: element) {
        return fault(.repeated(other, index))
      }
    }
  }

  private mutating func judgeRest(
    of elements: [Instance], by part: Int, _ seen: inout Evaluated
  ) {
    for (index, element) in elements.enumerated() where !seen.indices.contains(index) {
      judge(element, at: .index(index), by: part, of: "unevaluatedItems")
    }
    seen.indices.formUnion(elements.indices)
  }
}
