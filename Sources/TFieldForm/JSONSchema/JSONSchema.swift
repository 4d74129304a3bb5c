internal import CData
package import TField
internal import TFieldPatterns

/// A JSON Schema (draft 4, 6, 7, 2019-09 or 2020-12) that judges values.
///
/// ```swift
/// let schema = JSONSchema(document.root)
/// schema.faults(in: value.root).isEmpty
/// ```
package struct JSONSchema: Sendable {
  var parts: [Subschema] = []
  /// The targets of dynamic references, by name and resource.
  var dynamicTargets: [String: [Int: Int]] = [:]
  var seesEvaluated = false
  private(set) var budget = PatternBudget()
  /// The documents of the schema, and the place of each of its parts in them.
  package var documents = SchemaDocuments()
  package private(set) var root: SchemaSpot
  var places: [SchemaDocuments.Place: Int] = [:]

  /// Compiles a schema that was read from `address`, the base of relative references.
  ///
  /// Schemas that are neither in the document nor metaschemas are requested from `load` by their
  /// full address.
  package init(
    _ root: JSONNode, at address: String = "",
    load: @escaping (String) -> JSONNode? = { _ in nil }
  ) {
    self.root = documents.add(root, at: address)
    self = SchemaCompiler(self) { Self.metaschemas[$0] ?? load($0) }.schema
  }

  /// The schemas of the drafts by address, which schemas may refer to.
  private static let metaschemas: [String: JSONNode] = {
    let document = try? JSONReader().read(Array(DataFile.metaschemas.bytes))
    return (document?.root.elements ?? []).reduce(into: [:]) { schemas, schema in
      let id = (schema["$id"] ?? schema["id"])?.string ?? ""
      schemas[SchemaAddress(id).document] = schema
    }
  }()

  /// What the schema, or one inside it, forbids in a value; empty if the value is valid.
  package func faults(
    in value: JSONNode, by spot: SchemaSpot? = nil
  ) -> [SchemaFault] {
    guard let part = places[(spot ?? root).place] else { return [] }
    var judge = SchemaJudge(self)
    return judge.faults(in: value, by: part)
  }
}

/// What a schema forbids in a value, and where.
package struct SchemaFault: Hashable, Sendable {
  /// A key or an index on the way from the root of the value.
  package enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  /// The place of the value that is wrong or missing.
  package let place: [Step]
  /// The word of the schema that forbids it; `limit` if it can't be judged.
  package let word: String
  package let wording: Wording

  /// True if the value isn't of the kind that the schema describes.
  var isOfKind: Bool {
    ["type", "enum", "const"].contains(word) || wording == .say("schema.forbidden")
  }
}

/// Judges one value, and collects its faults.
///
/// A trial is undone by dropping the faults it added. Something that can't be judged ends
/// everything and is then the only fault, because nothing else would be certain.
struct SchemaJudge {
  /// Schemas judged and elements compared; a fraction of a second.
  private static let mostSteps = 2_000_000
  private static let deepest = 500
  private static let mostFaults = 100

  let schema: JSONSchema
  private var faults: [SchemaFault] = []
  private var hasFailed = false
  private var unjudged: SchemaFault?
  private var steps = 0
  private var depth = 0
  private var place: [SchemaFault.Step] = []
  /// The resources that were entered on the way here, the outermost first.
  private var scopes: [Int] = []
  /// Results of schemas that are reached from several places, by schema, value and resources.
  private var visits: [[Int]: Trial] = [:]

  init(_ schema: JSONSchema) { self.schema = schema }

  mutating func faults(in value: JSONNode, by part: Int) -> [SchemaFault] {
    let judgement = Judgement(schema.budget, .key)
    defer { judgement.end() }
    judge(value, by: part)
    var seen: Set<SchemaFault> = []
    return unjudged.map { [$0] } ?? faults.filter { seen.insert($0).inserted }
  }

  /// Reports a fault in the current value, or in a key of it that is wrong or missing.
  mutating func fault(_ word: String, _ wording: Wording, at key: String? = nil) {
    let place = place + (key.map { [.key($0)] } ?? [])
    add([SchemaFault(place: place, word: word, wording: wording)])
  }

  private mutating func add(_ more: [SchemaFault]) {
    hasFailed = true
    faults += more.prefix(max(0, Self.mostFaults - faults.count))
  }

  /// Ends everything, and names the words of the schema that caused it.
  mutating func giveUp(_ reason: String) {
    if unjudged == nil {
      unjudged = SchemaFault(
        place: place, word: "limit", wording: .say("schema.unjudged", ["reason": reason]))
    }
    hasFailed = true
  }

  mutating func weigh(_ value: JSONNode) { steps += value.weight }

  /// Reports a fault if the test fails; `nil` means that it can't be judged and ends everything.
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

  /// The result of judging a value: what was evaluated, and the faults if it didn't pass.
  struct Trial {
    let evaluated: Evaluated
    let passed: Bool
    let faults: [SchemaFault]
  }

  @discardableResult
  mutating func judge(_ value: JSONNode, by index: Int) -> Evaluated {
    guard !isOver() else { return Evaluated() }
    guard schema.parts[index].isShared else { return judgeAnew(value, by: index) }
    let visit = [index, value.index] + (schema.dynamicTargets.isEmpty ? [] : scopes)
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

  func dynamicTarget(_ name: String) -> Int? {
    let targets = schema.dynamicTargets[name] ?? [:]
    return scopes.lazy.compactMap { targets[$0] }.first
  }

  /// Judges a value by alternatives, of which at least one, or exactly one, must hold.
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

  /// Reports the faults of the one alternative that was plainly meant, if there is one.
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
  /// Judges a value, and adds the parts that it evaluated.
  typealias Word = @Sendable (inout SchemaJudge, JSONNode, inout Evaluated) -> Void

  let resource: Int
  var words: [Word] = []
  var isNever = false
  /// True if it is reached from several places, so that it may judge one value repeatedly.
  var isShared = false
}

/// The parts of a value that were evaluated, by their index in the document.
typealias Evaluated = Set<Int>
