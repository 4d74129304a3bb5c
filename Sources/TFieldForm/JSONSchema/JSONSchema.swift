internal import CData
package import TField
internal import TFieldPatterns

/// A JSON Schema (draft 4, 6, 7, 2019-09 or 2020-12) that values are judged by.
///
/// ```swift
/// let schema = JSONSchema(document.root)
/// schema.faults(in: value.root).isEmpty
/// ```
package struct JSONSchema: Sendable {
  var parts: [Subschema] = []
  /// The schemas that dynamic references may lead to, by name and resource.
  var dynamicTargets: [String: [Int: Int]] = [:]
  var seesEvaluated = false
  private(set) var assertsFormats: Bool
  private(set) var budget = PatternBudget()
  /// The documents that have a part in the schema, and where each part of it stands in them.
  package var documents = SchemaDocuments()
  package private(set) var root: SchemaSpot
  var places: [SchemaDocuments.Place: Int] = [:]

  /// Compiles a schema that was read from `address`, which relative references start from.
  ///
  /// Without `assertsFormats` a format is only a note. Whatever is neither in the schema nor one of
  /// the metaschemas is asked of `load`, by its whole address.
  package init(
    _ root: JSONNode, at address: String = "", assertsFormats: Bool = true,
    load: @escaping (String) -> JSONNode? = { _ in nil }
  ) {
    self.assertsFormats = assertsFormats
    self.root = documents.add(root, at: address)
    self = SchemaCompiler(self) { Metaschemas.all[$0] ?? load($0) }.schema
  }

  /// What the schema, or one of those in it, forbids in a value; nothing if the value is valid.
  package func faults(
    in value: JSONNode, by spot: SchemaSpot? = nil
  ) -> [SchemaFault] {
    guard let part = places[(spot ?? root).place] else { return [] }
    var judge = SchemaJudge(self)
    return judge.faults(in: value, by: part)
  }
}

/// The schemas of the drafts, which schemas may refer to.
private enum Metaschemas {
  static let all: [String: JSONNode] = {
    let document = try? JSONReader().read(Array(DataFile.metaschemas.bytes))
    let schemas = document?.root.elements ?? []
    return Dictionary(
      schemas.compactMap { schema in
        (schema["$id"] ?? schema["id"])?.string.map { (SchemaAddress($0).document, schema) }
      }
    ) { first, _ in first }
  }()
}

/// What of a value its schema forbids, and where.
package struct SchemaFault: Hashable, Sendable {
  /// A key or an index on the way from the root of the value.
  package enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  /// The place of the value that is wrong or missing.
  package let place: [Step]
  /// The word of the schema that forbids it; `limit` for what can't be judged.
  package let word: String
  package let wording: Wording

  /// True if the value is of another kind than the schema describes.
  var isOfKind: Bool {
    ["type", "enum", "const"].contains(word) || wording == .say("schema.forbidden")
  }
}

/// Judges one value, and gathers its faults.
///
/// A trial is undone by forgetting the faults it added. What can't be judged ends everything: it is
/// the only fault then, as nothing else would be sure.
struct SchemaJudge {
  /// Schemas judged, elements compared; a fraction of a second.
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
  /// What came of the schemas that more than one place leads to, by schema, value and resources.
  private var visits: [[Int]: Trial] = [:]

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
