internal import TField
internal import TFieldJSON
internal import TFieldSchema

/// What an object asks for: its own properties, and those that it asks for under conditions.
struct ImportedObject {
  /// What holds under one condition.
  struct Branch {
    let condition: ImportedCondition
    let view: SchemaView
    let properties: [String: [SchemaDocuments.Spot]]
    let required: Set<String>

    init(_ view: SchemaView, when condition: ImportedCondition) {
      (self.view, self.condition, required) = (view, condition, view.required)
      properties = view.groupedProperties
    }

    /// True if it rules a property out.
    func forbids(_ name: String) -> Bool {
      properties[name]?.contains { $0.node.bool == false } ?? false
    }

    /// What it says of a property, if it says anything.
    func schemas(of name: String) -> [SchemaDocuments.Spot] {
      (properties[name] ?? []).filter { $0.node.kind == .object && !view.inner([$0]).isOpen }
    }
  }

  /// Branches of which at most one holds.
  struct Split {
    let branches: [Branch]
    /// The property whose value decides, if one does.
    var decider: String?
    /// True if one of them always holds.
    var isWhole = false
  }

  /// A choice that decides among branches, with the kinds that it offers.
  struct Choice {
    let id: String
    let kinds: ImportedKinds
    let when: ImportedCondition
  }

  let view: SchemaView
  private let path: [String]
  private(set) var splits: [Split] = []
  private(set) var choices: [Choice] = []
  /// When each property is required beside what the object itself says.
  private var needs: [String: [ImportedCondition]] = [:]
  /// The schemas of the object's own properties.
  let own: [String: [SchemaDocuments.Spot]]
  let required: Set<String>
  private let names: [(name: String, place: JSONNode)]

  private static let depthLimit = 5

  init(_ view: SchemaView, at path: [String]) {
    (self.view, self.path, required) = (view, path, view.required)
    own = view.groupedProperties
    names = view.properties.map { name, schema in
      (name.string ?? "", view.source.place(of: name, in: schema))
    }
  }

  /// All names in order, each once: declared ones, those that are only required, and those of
  /// branches.
  var allNames: [(name: String, place: JSONNode)] {
    var seen: Set<String> = []
    let place = view.source.schema.root.node
    let required = view.all("required").flatMap { $0.elements.compactMap(\.string) }
    let inBranches = splits.flatMap(\.branches).flatMap {
      branch -> [(name: String, place: JSONNode)] in
      branch.view.properties.map { name, schema in
        (name.string ?? "", branch.view.source.place(of: name, in: schema))
      } + branch.required.sorted().map { ($0, place) }
    }
    let all = names + required.map { (name: $0, place: place) } + inBranches
    return all.filter { seen.insert($0.name).inserted }
  }
}

// What it asks for under conditions.
extension ImportedObject {
  /// Finds all conditions; `newID` gives the id of the field for a choice.
  mutating func collect(naming newID: () -> String) { collect(view, while: .always, 0, newID) }

  private mutating func collect(
    _ view: SchemaView, while outer: ImportedCondition, _ depth: Int,
    _ newID: () -> String
  ) {
    guard depth < Self.depthLimit else { return }
    let first = splits.count
    for part in view.parts { collect(part, of: view, while: outer) }
    for choice in view.choices {
      let inner = choice.ways.map { view.inner([$0]) }
      // Alternatives that only require something are left to the schema.
      guard inner.contains(where: { !$0.properties.isEmpty || !$0.choices.isEmpty }) else {
        continue
      }
      if let split = decided(inner, in: view, while: outer) {
        splits.append(split)
      } else {
        let kinds = ImportedKinds(choice.ways, of: view) { view.inner([$0]) }
        let id = newID()
        choices.append(Choice(id: id, kinds: kinds, when: outer))
        splits.append(
          Split(
            branches: kinds.all.map {
              Branch($0.view, when: .every([outer, .field(id, .string($0.value))]))
            }, isWhole: outer == .always))
      }
    }
    for split in splits[first...] {
      for branch in split.branches {
        collect(branch.view, while: branch.condition, depth + 1, newID)
      }
    }
  }

  /// `if`, `dependentSchemas`, `dependentRequired` and the older `dependencies`.
  private mutating func collect(
    _ part: SchemaWords, of view: SchemaView, while outer: ImportedCondition
  ) {
    let source = view.source
    if let test = part["if"],
      let holds = ImportedCondition(source.spot(test, in: part), of: view, at: path)
    {
      let ways = [(part["then"], holds), (part["else"], holds.negated)]
      let branches = ways.compactMap { node, condition in
        node.map { branch($0, in: part, of: view, when: .every([outer, condition])) }
      }
      splits.append(Split(branches: branches, isWhole: branches.count == 2 && outer == .always))
    }
    for word in ["dependentRequired", "dependentSchemas", "dependencies"] {
      for member in part[word].map({ Array($0.members) }) ?? [] {
        let holds = ImportedCondition.every([outer, .present(path + [member.key])])
        for name in member.value.elements.compactMap(\.string) {
          needs[name, default: []].append(holds)
        }
        if member.value.kind == .object {
          splits.append(
            Split(branches: [branch(member.value, in: part, of: view, when: holds)]))
        }
      }
    }
  }

  private func branch(
    _ node: JSONNode, in part: SchemaWords, of view: SchemaView, when condition: ImportedCondition
  ) -> Branch {
    Branch(view.inner([view.source.spot(node, in: part)]), when: condition)
  }

  /// Alternatives that a property tells apart: it has other values in each.
  private func decided(
    _ ways: [SchemaView], in view: SchemaView, while outer: ImportedCondition
  ) -> Split? {
    let all = ways.map { ($0, $0.groupedProperties) }
    for name in ways.first?.properties.compactMap(\.name.string) ?? [] {
      var seen: Set<JSONValue> = []
      var branches: [Branch] = []
      for (way, properties) in all {
        guard let values = way.inner(properties[name] ?? []).fixedValues,
          seen.isDisjoint(with: values)
        else { break }
        seen.formUnion(values)
        let tests = values.map { ImportedCondition.value(path + [name], test: "equals", $0) }
        branches.append(Branch(way, when: .every([outer, .some(tests)])))
      }
      if branches.count == ways.count { return Split(branches: branches, decider: name) }
    }
    return nil
  }
}

extension SchemaView {
  /// The only values that it allows; `nil` if it takes others too.
  fileprivate var fixedValues: [JSONValue]? {
    self["const"] == nil && self["enum"] == nil ? nil : ImportedOptions(self)?.values
  }

  /// The schemas of each property.
  fileprivate var groupedProperties: [String: [SchemaDocuments.Spot]] {
    Dictionary(properties.map { ($0.string ?? "", [$1]) }, uniquingKeysWith: +)
  }
}

// What they make of a property.
extension ImportedObject {
  /// A property under some of the conditions.
  struct Variant {
    var when: ImportedCondition
    var schemas: [SchemaDocuments.Spot]
    var required: ImportedCondition
  }

  /// The property under each condition that says what it is.
  func variants(of name: String) -> [Variant] {
    let base = own[name] ?? []
    let barred = splits.flatMap(\.branches).filter { $0.forbids(name) }.map(\.condition)
    let required = presence(of: name)
    var variants: [Variant] = []
    let speaking = splits.filter { $0.decider != name }.first { split in
      split.branches.contains { !$0.schemas(of: name).isEmpty }
    }
    for branch in speaking?.branches ?? [] where !branch.condition.speaks(of: path + [name]) {
      let schemas = branch.schemas(of: name)
      if schemas.isEmpty { continue }
      variants.append(
        Variant(when: branch.condition, schemas: base + schemas, required: required))
    }
    let isCovered = speaking.map { $0.isWhole && $0.branches.count == variants.count } ?? false
    if !isCovered, !base.isEmpty || variants.isEmpty {
      variants.append(
        Variant(
          when: ImportedCondition.some(variants.map(\.when)).negated, schemas: base,
          required: required))
    }
    let allowed = ImportedCondition.some(barred).negated
    return allowed == .never
      ? []
      : variants.map { variant in
        var variant = variant
        variant.when = .every([variant.when, allowed])
        if required.holds(where: variant.when) { variant.required = .always }
        return variant
      }
  }

  /// The values by which a property decides among branches, if the object itself lists none.
  func deciding(_ name: String) -> (type: ImportedType, view: SchemaView)? {
    guard let split = splits.first(where: { $0.decider == name }) else { return nil }
    let base = view.inner(own[name] ?? [])
    if base.types == ["boolean"] || ImportedOptions(base) != nil { return nil }
    let listed = split.branches.flatMap { branch -> [JSONValue] in
      let options = ImportedOptions(branch.view.inner(branch.properties[name] ?? []))
      let title = branch.view.words("title")
      return (options?.listed ?? []).map { option in
        guard let title, case .string = option, options?.listed.count == 1 else { return option }
        return ["value": option, "label": .string(title)]
      }
    }
    return (ImportedType("choice", [.init("options", .array(listed))]), base)
  }

  private func presence(of name: String) -> ImportedCondition {
    let isInAll = splits.contains { split in
      split.decider == name && split.branches.allSatisfy { $0.required.contains(name) }
    }
    if required.contains(name) || isInAll { return .always }
    let branches = splits.flatMap(\.branches).filter { $0.required.contains(name) }
    return .some((needs[name] ?? []) + branches.map(\.condition))
  }
}

// The fields of an object.
extension Importing {
  func addObject(_ view: SchemaView, at spot: ImportedSpot) {
    var object = ImportedObject(view, at: spot.path)
    if limits.hasConditions {
      object.collect { id(for: spot.path + ["kind"], at: spot.place) }
    }
    let names = object.allNames
    if names.isEmpty, object.choices.isEmpty, view["additionalProperties"]?.bool != false {
      return addField(view, map(view) ?? .json, at: spot)
    }
    var inner = spot
    if !spot.path.isEmpty, let isOn = object.needsGate(spot.required == .always) {
      inner.when = addGate(view, at: spot, isOn: isOn)
    }
    inSection(for: view, at: spot) {
      var choices = object.choices[...]
      for (name, place) in names {
        if object.own[name] == nil { addChoices(&choices, of: view, at: inner) }
        add(name, of: object, at: inner, place)
      }
      addChoices(&choices, of: view, at: inner)
    }
  }

  private func addChoices(
    _ choices: inout ArraySlice<ImportedObject.Choice>, of view: SchemaView, at spot: ImportedSpot
  ) {
    while let choice = choices.popFirst() {
      var place = spot
      (place.when, place.required) = (.every([spot.when, choice.when]), .always)
      addChoice(choice.kinds, choice.id, label: view.words("title") ?? spot.label, at: place)
    }
  }

  /// Adds a property, once for each of the conditions that say what it is.
  private func add(
    _ name: String, of object: ImportedObject, at spot: ImportedSpot, _ place: JSONNode
  ) {
    for variant in object.variants(of: name) {
      let inner = ImportedSpot(
        path: spot.path + [name], label: name.asLabelOfName, required: variant.required,
        when: .every([spot.when, variant.when]), place: place)
      if let (type, view) = object.deciding(name) {
        addField(view, type, at: inner)
      } else {
        add(object.view.inner(variant.schemas), at: inner)
      }
    }
  }

  /// A switch for an object that need not be there, or that may be empty.
  private func addGate(
    _ view: SchemaView, at spot: ImportedSpot, isOn: Bool
  ) -> ImportedCondition {
    var type = ImportedType("toggle", [.init("answer", "object")])
    type.mustBeOn = true
    let id = id(for: spot.path, at: spot.place)
    append(
      ImportedField(
        id: id, label: .string((view.words("title") ?? spot.label).literal), kind: type, view: view,
        spot: spot, extras: isOn ? [.init("initial", true)] : []))
    return .field(id, true)
  }
}

extension ImportedObject {
  /// Whether a switch stands for the object, and whether it is on at first; `nil` for none.
  fileprivate func needsGate(_ isRequired: Bool) -> Bool? {
    if view.isNullable { return isRequired }
    if isRequired { return hasCertainAnswer ? nil : true }
    return !required.isEmpty || !splits.isEmpty || own.isEmpty ? false : nil
  }

  /// True if something in it is answered in any case.
  private var hasCertainAnswer: Bool {
    required.contains { name in
      let inner = view.inner(own[name] ?? [])
      return !inner.isObject && !inner.isEndless
    }
  }
}
