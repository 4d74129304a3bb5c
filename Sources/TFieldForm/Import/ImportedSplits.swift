internal import TFieldJSON

/// What an object asks for under conditions: `if`, `dependentSchemas`, and its alternatives.
final class ImportedSplits {
  /// What holds under one condition.
  struct Branch {
    var condition: ImportedCondition
    var view: SchemaView?
    /// Properties that must not be there.
    var forbidden: Set<String> = []
  }

  /// Conditions of which exactly one holds.
  struct Split {
    var branches: [Branch]
  }

  /// A choice between alternatives, before it has a field.
  struct Choice {
    let key: String
    let ways: ImportedWays
    let when: ImportedCondition
  }

  /// A property under some of the conditions.
  struct Variant {
    var when: ImportedCondition
    var required: ImportedCondition
    var nodes: [JSONNode]
  }

  private(set) var choices: [Choice] = []
  private(set) var splits: [Split] = []
  /// When each property is required beside what the object itself says.
  var needs: [String: [ImportedCondition]] = [:]
  /// When each property must not be there.
  var bars: [String: [ImportedCondition]] = [:]
  /// The fields of choices that were added.
  private var fields: [String: String] = [:]
  let path: [String]
  let report: Report

  private static let depthLimit = 5
  static let variantLimit = 24

  init(_ view: SchemaView, at path: [String], _ report: Report) {
    self.path = path
    self.report = report
    collect(view, while: .always, depth: 0)
  }

  /// The properties that the branches speak of, in order.
  var names: [String] {
    var seen: Set<String> = []
    let inBranches = splits.flatMap(\.branches).flatMap { branch in
      branch.view.map { $0.propertyNames + $0.required } ?? []
    }
    return (inBranches + needs.keys.sorted()).filter { seen.insert($0).inserted }
  }

  func isDiscriminator(_ name: String) -> Bool {
    choices.contains { $0.ways.discriminator == name }
  }

  func place(of name: String) -> JSONNode? {
    splits.lazy.flatMap(\.branches).compactMap { $0.view?.properties[name]?.first?.keyNode }.first
  }

  /// Says which field a choice becomes.
  func bind(_ key: String, to id: String) { fields[key] = id }

  /// The id of the field that a choice becomes.
  func id(of key: String) -> String { fields[key] ?? key }

  /// The condition with the fields of choices in it.
  func bound(_ condition: ImportedCondition) -> ImportedCondition {
    switch condition {
    case .field(let key, let value): .field(fields[key] ?? key, value)
    case .not(let inner): .not(bound(inner))
    case .all(let parts): .all(parts.map(bound))
    case .any(let parts): .any(parts.map(bound))
    case .always, .never, .value, .present: condition
    }
  }
}

// What there is.
extension ImportedSplits {
  private func collect(
    _ view: SchemaView, while condition: ImportedCondition, depth: Int
  ) {
    guard depth < Self.depthLimit else {
      return view.note("if", "conditions stand too deep in each other")
    }
    for part in view.parts {
      collectTest(of: part, in: view, condition, depth)
      collectDependencies(of: part, in: view, condition, depth)
      collectCounts(of: part, in: view, condition)
    }
    for choice in view.choices where ImportedOptions(view, quietly: true) == nil {
      collect(choice.keyword, choice.holder, choice.ways, in: view, condition, depth)
    }
  }

  private func collectTest(
    of part: JSONNode, in view: SchemaView, _ outer: ImportedCondition, _ depth: Int
  ) {
    guard let test = part["if"], part["then"] != nil || part["else"] != nil else { return }
    guard let holds = SchemaTest(in: view).condition(test, at: path) else {
      return view.note("if", "a form can't test this")
    }
    branch(
      [(holds, part["then"]), (holds.negated, part["else"])], in: view, outer, depth)
  }

  private func branch(
    _ ways: [(ImportedCondition, JSONNode?)], in view: SchemaView, _ outer: ImportedCondition,
    _ depth: Int
  ) {
    var branches = ways.map { condition, node in
      let inner = node.map { view.inner([$0]) }
      return Branch(
        condition: .every([outer, condition]), view: inner,
        forbidden: node.map(Self.forbidden) ?? [])
    }
    if outer != .always { branches.append(Branch(condition: outer.negated, view: nil)) }
    splits.append(Split(branches: branches))
    for branch in branches {
      if let inner = branch.view { collect(inner, while: branch.condition, depth: depth + 1) }
    }
  }

  private func collectDependencies(
    of part: JSONNode, in view: SchemaView, _ outer: ImportedCondition, _ depth: Int
  ) {
    for keyword in ["dependentRequired", "dependentSchemas", "dependencies"] {
      for member in part[keyword].map({ Array($0.members) }) ?? [] {
        let present = ImportedCondition.present(path + [member.key])
        if member.value.kind == .array {
          for name in member.value.elements.compactMap(\.string) {
            needs[name, default: []].append(.every([outer, present]))
          }
        } else {
          branch([(present, member.value), (present.negated, nil)], in: view, outer, depth)
        }
      }
    }
  }

  private func collect(
    _ keyword: String, _ holder: JSONNode, _ ways: [JSONNode], in view: SchemaView,
    _ outer: ImportedCondition, _ depth: Int
  ) {
    let sets = ways.compactMap { Self.requiredOnly($0) }
    if keyword == "anyOf", sets.count == ways.count { return needAny(of: sets, outer) }
    let key = "\(keyword) \(holder.index)"
    let ways = ImportedWays(ways, of: view)
    choices.append(Choice(key: key, ways: ways, when: outer))
    let nodes = Array(holder[keyword].map { $0.elements.filter { !$0.isNullSchema } } ?? [])
    var branches = zip(nodes, ways.ways).enumerated().map { index, pair in
      var forbidden = Self.forbidden(by: pair.0)
      if sets.count == nodes.count {
        forbidden.formUnion(sets.joined())
        forbidden.subtract(sets[index])
      } else if keyword == "oneOf" {
        for (place, other) in ways.ways.enumerated() where place != index {
          forbidden.formUnion(pair.1.view.onlyMissing(of: other.view))
        }
      }
      return Branch(
        condition: .field(key, .string(pair.1.value)), view: view.inner([pair.0]),
        forbidden: forbidden)
    }
    for branch in branches {
      if let inner = branch.view { collect(inner, while: branch.condition, depth: depth + 1) }
    }
    if outer != .always { branches.append(Branch(condition: outer.negated, view: nil)) }
    splits.append(Split(branches: branches))
  }

  /// Of some sets of properties one at least must be there: each where no other is.
  private func needAny(of sets: [Set<String>], _ outer: ImportedCondition) {
    for (index, set) in sets.enumerated() {
      let others = sets.indices.filter { $0 != index }.map { other in
        ImportedCondition.some(
          sets[other].sorted().map { ImportedCondition.present(path + [$0]).negated })
      }
      for name in set { needs[name, default: []].append(.every([outer] + others)) }
    }
  }

  /// The names that are all that an alternative requires; `nil` if it says more.
  private static func requiredOnly(_ node: JSONNode) -> Set<String>? {
    let isOnly = node.members.allSatisfy { member in
      ["required", "title", "description", "type", "$comment"].contains(member.key)
        || member.key == "not" && !forbidden(by: node).isEmpty
    }
    let names = node["required"]?.elements.compactMap(\.string) ?? []
    return isOnly && !names.isEmpty ? Set(names) : nil
  }

  /// The properties that a schema rules out.
  static func forbidden(by node: JSONNode) -> Set<String> {
    let names = node["properties"]?.members.filter { $0.value.bool == false }.map(\.key) ?? []
    return denied(by: node).filter { $0.count == 1 }.reduce(Set(names)) { $0.union($1) }
  }

  /// Sets of properties of which a schema rules out that all are there.
  static func denied(by node: JSONNode) -> [Set<String>] {
    guard let denied = node["not"] else { return [] }
    let alternatives = ["anyOf", "oneOf"].flatMap { denied[$0].map { Array($0.elements) } ?? [] }
    let sets = ([denied] + alternatives).map { set in
      let isPlain = set.members.allSatisfy { ["required", "type"].contains($0.key) }
      let required = set["required"]?.elements.compactMap(\.string) ?? []
      return isPlain ? Set(required) : []
    }
    return sets.filter { !$0.isEmpty }
  }
}
