internal import TField

/// The properties of an object, always or under conditions.
struct ImportedObject {
  /// What applies under one condition.
  struct Branch {
    let condition: ImportedCondition
    let view: SchemaView
    let properties: [String: [SchemaSpot]]
    let required: Set<String>

    init(_ view: SchemaView, when condition: ImportedCondition) {
      (self.view, self.condition, required) = (view, condition, Set(view.required))
      properties = view.properties
    }

    func forbids(_ name: String) -> Bool {
      properties[name]?.contains { $0.node.bool == false } ?? false
    }

    /// What it says about a property, if anything.
    func schemas(of name: String) -> [SchemaSpot] {
      (properties[name] ?? []).filter { $0.node.kind == .object && !view.inner([$0]).isOpen }
    }
  }

  /// Branches of which at most one applies.
  struct Split {
    let branches: [Branch]
    /// The property whose value decides.
    var decider: String?
    /// True if one of them always applies.
    var isWhole = false
  }

  /// A choice that decides among branches, with the kinds it offers.
  typealias Choice = (id: String, kinds: [ImportedKind], when: ImportedCondition)

  private let root: Branch
  private let spot: ImportedSpot
  private(set) var splits: [Split] = []
  private(set) var choices: [Choice] = []
  private var needs: [String: [ImportedCondition]] = [:]
  var view: SchemaView { root.view }
  var own: [String: [SchemaSpot]] { root.properties }

  private static let depthLimit = 5

  init(_ view: SchemaView, at spot: ImportedSpot) {
    (root, self.spot) = (Branch(view, when: true), spot)
    collect(root, 0)
  }

  /// All names in order, each once: declared or required by the object, then by branches.
  var names: [(name: String, place: JSONNode)] {
    var seen: Set<String> = []
    return ([root] + splits.flatMap(\.branches)).map(\.view).flatMap { view in
      view.members("properties").map { name, schema in
        (name.string ?? "", view.source.place(of: name, in: schema))
      } + view.required.map { ($0, view.source.schema.root.node) }
    }.filter { seen.insert($0.0).inserted }
  }

  private mutating func collect(_ branch: Branch, _ depth: Int) {
    let (view, outer) = (branch.view, branch.condition)
    for name in branch.required { needs[name, default: []].append(outer) }
    guard depth < Self.depthLimit, view.source.limits.hasConditions else { return }
    let first = splits.count
    for part in view.parts { collect(part, of: view, while: outer) }
    for choice in view.choices {
      let ways = choice.ways.map { view.inner([$0]) }
      // Alternatives that only require something are left to the schema.
      guard ways.contains(where: { !$0.properties.isEmpty || !$0.choices.isEmpty }) else {
        continue
      }
      if let split = decided(ways, while: outer) {
        splits.append(split)
        continue
      }
      let id = view.source.id(for: spot.path + ["kind"], at: spot.place)
      let kinds = view.named(choice.ways) { view.inner([$0]) }
      choices.append((id, kinds, outer))
      let branches = kinds.map {
        Branch($0.view, when: .every([outer, Importing.chosen($0.value, in: id)]))
      }
      splits.append(Split(branches: branches, isWhole: outer == true))
    }
    for branch in splits[first...].flatMap(\.branches) { collect(branch, depth + 1) }
  }

  /// Collects `if`, `dependentSchemas`, `dependentRequired` and the older `dependencies`.
  private mutating func collect(
    _ part: SchemaSpot, of view: SchemaView, while outer: ImportedCondition
  ) {
    let branch = { (node: JSONNode, condition: ImportedCondition) in
      Branch(view.inner([view.source.inner(node, of: part)]), when: .every([outer, condition]))
    }
    if let test = part["if"],
      let holds = ImportedCondition.meeting(
        view.source.inner(test, of: part), of: view, at: spot.path)
    {
      let ways = [("then", holds), ("else", holds.negated)].compactMap { word, holds in
        part[word].map { branch($0, holds) }
      }
      splits.append(Split(branches: ways, isWhole: ways.count == 2 && outer == true))
    }
    for word in ["dependentRequired", "dependentSchemas", "dependencies"] {
      for member in part[word]?.members ?? [] {
        let holds = ImportedCondition.present(spot.path + [member.key])
        for name in member.value.texts { needs[name, default: []].append(.every([outer, holds])) }
        if member.value.kind == .object {
          splits.append(Split(branches: [branch(member.value, holds)]))
        }
      }
    }
  }

  /// Alternatives that a property distinguishes by having other values in each.
  private func decided(_ ways: [SchemaView], while outer: ImportedCondition) -> Split? {
    let all = ways.map { ($0, $0.properties) }
    for name in ways.first?.members("properties").compactMap(\.name.string) ?? [] {
      var seen: Set<JSONValue> = []
      var branches: [Branch] = []
      for (way, properties) in all {
        let value = way.inner(properties[name] ?? [])
        guard value.hasAny(of: ["const", "enum"]), let values = ImportedOptions(value)?.values,
          seen.isDisjoint(with: values)
        else { break }
        seen.formUnion(values)
        let tests = values.map { ImportedCondition.claim(spot.path + [name], "equals", $0) }
        branches.append(Branch(way, when: .every([outer, .some(tests)])))
      }
      if branches.count == ways.count { return Split(branches: branches, decider: name) }
    }
    return nil
  }
}

extension SchemaView {
  fileprivate var properties: [String: [SchemaSpot]] {
    Dictionary(members("properties").map { ($0.string ?? "", [$1]) }, uniquingKeysWith: +)
  }
}

// What the branches mean for a property.
extension ImportedObject {
  typealias Variant = (when: ImportedCondition, schemas: [SchemaSpot], required: ImportedCondition)

  /// The variants of a property, each with its condition.
  func variants(of name: String) -> [Variant] {
    let base = own[name] ?? []
    let branches = splits.flatMap(\.branches)
    let allowed = ImportedCondition.some(branches.filter { $0.forbids(name) }.map(\.condition))
      .negated
    let speaking = splits.first { split in
      split.decider != name && split.branches.contains { !$0.schemas(of: name).isEmpty }
    }
    var cases = (speaking?.branches ?? []).map { ($0.condition, $0.schemas(of: name)) }
      .filter { !$1.isEmpty && !$0.speaks(of: spot.path + [name]) }
    let isCovered = speaking.map { $0.isWhole && $0.branches.count == cases.count } ?? false
    if !isCovered, !base.isEmpty || cases.isEmpty {
      cases.append((ImportedCondition.some(cases.map(\.0)).negated, []))
    }
    let isInAll = splits.contains { split in
      split.decider == name && split.branches.allSatisfy { $0.required.contains(name) }
    }
    let required = isInAll ? true : ImportedCondition.some(needs[name] ?? [])
    return cases.map { condition, schemas in
      let when = ImportedCondition.every([condition, allowed])
      return (when, base + schemas, required.holds(where: when) ? true : required)
    }.filter { $0.when != false }
  }

  /// The values by which a property decides among branches, if the object itself lists none.
  func deciding(_ name: String) -> (type: ImportedType, view: SchemaView)? {
    guard let split = splits.first(where: { $0.decider == name }) else { return nil }
    let base = view.inner(own[name] ?? [])
    if base.types == ["boolean"] || ImportedOptions(base) != nil { return nil }
    let listed = split.branches.flatMap { branch -> [JSONValue] in
      let listed = ImportedOptions(branch.view.inner(branch.properties[name] ?? []))?.listed ?? []
      guard case .string? = listed.first, listed.count == 1, let title = branch.view.words("title")
      else { return listed }
      return listed.map { ["value": $0, "label": .string(title)] }
    }
    return (ImportedType("choice", ["options": .array(listed)]), base)
  }

  /// The initial state of a switch for the object; `nil` if it needs none.
  fileprivate func needsGate(_ isRequired: Bool) -> Bool? {
    if view.isNullable { return isRequired }
    if !isRequired { return !view.required.isEmpty || !splits.isEmpty || own.isEmpty ? false : nil }
    let hasCertainAnswer = view.required.contains { name in
      let inner = view.inner(own[name] ?? [])
      return !inner.isObject && !inner.isEndless
    }
    return hasCertainAnswer ? nil : true
  }
}

// The fields of an object.
extension Importing {
  func addObject(_ view: SchemaView, at spot: ImportedSpot) {
    let object = ImportedObject(view, at: spot)
    let names = object.names
    guard hasRoom(for: names.count) else { return }
    if names.isEmpty, object.choices.isEmpty, view["additionalProperties"]?.bool != false {
      return addField(view, map(view, at: spot) ?? .json, at: spot)
    }
    var inner = spot
    if !spot.path.isEmpty, let isOn = object.needsGate(spot.required == true) {
      inner.when = addGate(view, at: spot, isOn: isOn)
    }
    inSection(for: view, at: spot) {
      for (name, place) in names where object.own[name] != nil {
        add(name, of: object, at: inner, place)
      }
      for choice in object.choices {
        var place = inner
        (place.when, place.required) = (.every([inner.when, choice.when]), true)
        addChoice(choice.kinds, choice.id, of: view, at: place)
      }
      for (name, place) in names where object.own[name] == nil {
        add(name, of: object, at: inner, place)
      }
    }
  }

  /// Adds a property, once for each of its variants.
  private func add(
    _ name: String, of object: ImportedObject, at spot: ImportedSpot, _ place: JSONNode
  ) {
    for (when, schemas, required) in object.variants(of: name) {
      let inner = ImportedSpot(
        path: spot.path + [name], label: name.asLabelOfName, required: required,
        when: .every([spot.when, when]), place: place, isSecret: spot.isSecret)
      if let (type, view) = object.deciding(name) {
        addField(view, type, at: inner)
      } else {
        add(object.view.inner(schemas), at: inner)
      }
    }
  }

  /// A switch for an object that may be absent or empty.
  private func addGate(_ view: SchemaView, at spot: ImportedSpot, isOn: Bool) -> ImportedCondition {
    var type = ImportedType("toggle", ["answer": "object"])
    type.mustBeOn = true
    let gate = ImportedField(
      id: id(for: spot.path, at: spot.place),
      label: .string((view.words("title") ?? spot.label).literal), kind: type, view: view,
      spot: spot, extras: ["initial": isOn ? true : nil])
    append(gate)
    return gate.isOn
  }
}
