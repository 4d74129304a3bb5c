internal import TField
internal import TFieldPatterns

/// Judges one value, and gathers its faults.
///
/// A trial is undone by forgetting the faults it added. What can't be judged ends everything: it is
/// the only fault then, as nothing else would be sure.
struct SchemaJudge {
  /// Schemas judged, elements compared; a fraction of a second.
  private static let mostSteps = 2_000_000
  private static let deepest = 500
  private static let mostFaults = 100

  /// A schema and a value that it judges, reached through the same resources.
  private struct Visit: Hashable {
    let part: Int
    let value: Int
    let scopes: [Int]
  }

  let schema: JSONSchema
  private var faults: [SchemaFault] = []
  private var hasFailed = false
  private var unjudged: SchemaFault?
  private var steps = 0
  private var depth = 0
  private var place: [SchemaFault.Step] = []
  /// The resources that were entered on the way here, the outermost first.
  private var scopes: [Int] = []
  /// What came of the schemas that more than one place leads to.
  private var visits: [Visit: Trial] = [:]

  init(_ schema: JSONSchema) { self.schema = schema }

  mutating func faults(in value: JSONNode, by part: Int) -> [SchemaFault] {
    let begins = schema.budget.begin(steps: Self.mostSteps * 4)
    defer { if begins { schema.budget.end() } }
    judge(value, by: part)
    var seen: Set<SchemaFault> = []
    return unjudged.map { [$0] } ?? faults.filter { seen.insert($0).inserted }
  }

  /// Faults the value at hand, or a key of it that is wrong or missing.
  mutating func fault(_ word: String, _ wording: Wording, at key: String? = nil) {
    let place = place + (key.map { [.key($0)] } ?? [])
    add([SchemaFault(place: place, word: word, wording: wording)])
  }

  private mutating func add(_ more: [SchemaFault]) {
    hasFailed = true
    faults += more.prefix(max(0, Self.mostFaults - faults.count))
  }

  /// Ends everything, and names the words of the schema that are to blame.
  mutating func giveUp(_ reason: String) {
    if unjudged == nil {
      unjudged = SchemaFault(
        place: place, word: "limit", wording: .say("schema.unjudged", ["reason": reason]))
    }
    hasFailed = true
  }

  /// Takes the time that it costs to compare a value.
  mutating func weigh(_ value: JSONNode) { steps += value.weight }

  /// Faults what doesn't hold; what nobody can say ends everything.
  mutating func expect(_ holds: Bool?, _ word: String, _ wording: Wording, or reason: String) {
    guard let holds else { return giveUp(reason) }
    if !holds { fault(word, wording) }
  }

  mutating func require(
    _ keys: [String], in value: JSONNode, _ word: String, _ wording: Wording
  ) {
    for key in keys where value[key] == nil { fault(word, wording, at: key) }
  }

  mutating func occurs(_ pattern: PCREPattern, in text: String) -> Bool {
    if let occurs = pattern.describes(text) { return occurs }
    giveUp("pattern \(pattern.source)")
    return true
  }

  private mutating func isOver() -> Bool {
    steps += 1
    if steps > Self.mostSteps { giveUp("> 2 000 000") }
    if depth > Self.deepest { giveUp("$ref > 500") }
    return unjudged != nil
  }

  /// What came of judging a value: what of it was evaluated, and the faults if it didn't pass.
  struct Trial {
    let evaluated: Evaluated
    let passed: Bool
    let faults: [SchemaFault]
  }

  /// Judges a value at the present place, and says what of it was evaluated.
  @discardableResult
  mutating func judge(_ value: JSONNode, by index: Int) -> Evaluated {
    guard !isOver() else { return Evaluated() }
    guard schema.parts[index].isShared else { return judgeAnew(value, by: index) }
    let way = schema.dynamicTargets.isEmpty ? [] : scopes
    let visit = Visit(part: index, value: value.index, scopes: way)
    let known = visits[visit] ?? attempt { $0.judgeAnew(value, by: index) }
    visits[visit] = known
    if !known.passed { add(known.faults) }
    return known.evaluated
  }

  private mutating func judgeAnew(_ value: JSONNode, by index: Int) -> Evaluated {
    var evaluated = Evaluated()
    let part = schema.parts[index]
    let isEntered = scopes.last != part.resource
    if isEntered { scopes.append(part.resource) }
    depth += 1
    for word in part.words where unjudged == nil { word(&self, value, &evaluated) }
    depth -= 1
    if isEntered { scopes.removeLast() }
    return evaluated
  }

  /// Judges a value inside the one at hand by what a word says of it.
  mutating func judge(
    _ value: JSONNode, at step: SchemaFault.Step, by index: Int, of word: String
  ) {
    place.append(step)
    if schema.parts[index].isNever {
      fault(word, .say("schema.forbidden"))
    } else {
      judge(value, by: index)
    }
    place.removeLast()
  }

  /// Judges a value, or a key, inside the one at hand for trial.
  mutating func passes(_ value: JSONNode, at step: SchemaFault.Step, by index: Int) -> Bool {
    place.append(step)
    defer { place.removeLast() }
    return attempt(value, by: index).passed
  }

  mutating func attempt(_ value: JSONNode, by index: Int) -> Trial {
    attempt { $0.judge(value, by: index) }
  }

  private mutating func attempt(_ judging: (inout Self) -> Evaluated) -> Trial {
    let (outer, failed) = (faults, hasFailed)
    (faults, hasFailed) = ([], false)
    defer { (faults, hasFailed) = (outer, failed || unjudged != nil) }
    let evaluated = judging(&self)
    return Trial(evaluated: evaluated, passed: !hasFailed, faults: faults)
  }

  /// The schema that a dynamic reference leads to from here.
  func dynamicTarget(_ name: String) -> Int? {
    let targets = schema.dynamicTargets[name] ?? [:]
    return scopes.lazy.compactMap { targets[$0] }.first
  }

  /// Judges a value by alternatives, of which one must hold, or only one may.
  mutating func judge(
    _ value: JSONNode, byOneOf parts: [Int], isOnly: Bool, _ seen: inout Evaluated
  ) {
    var failures: [[SchemaFault]] = []
    for part in parts {
      let trial = attempt(value, by: part)
      if !trial.passed {
        failures.append(trial.faults)
      } else if isOnly || schema.seesEvaluated {
        seen.formUnion(trial.evaluated)
      } else {
        return
      }
    }
    if failures.count == parts.count { report(failures) }
    if isOnly, failures.count + 1 < parts.count {
      fault("oneOf", .say("schema.severalAlternatives"))
    }
  }

  /// Reports the faults of the one alternative that the value is plainly meant for, if there is one.
  private mutating func report(_ failures: [[SchemaFault]]) {
    let meant = failures.filter { faults in
      !faults.contains { $0.isOfKind && $0.place.count <= place.count + 1 }
    }
    guard let only = meant.first, meant.count == 1, !only.isEmpty else {
      return fault("anyOf", .say("schema.noAlternative"))
    }
    add(only)
  }
}

/// A compiled schema: its words in the order in which they are judged.
struct Subschema: Sendable {
  /// A word judges a value, and adds what of it the word has looked at.
  typealias Word = @Sendable (inout SchemaJudge, JSONNode, inout Evaluated) -> Void

  let resource: Int
  var words: [Word] = []
  var isNever = false
  /// True if more than one place leads to it, so that one value may be judged by it repeatedly.
  var isShared = false
}

/// What inside of a value the words of a schema have looked at, by its index in the document.
typealias Evaluated = Set<Int>
