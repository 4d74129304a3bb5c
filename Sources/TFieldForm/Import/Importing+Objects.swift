internal import TField
internal import TFieldJSON

// An object: a section of the fields for its properties.
extension Importing {
  func addObject(_ view: SchemaView, at spot: ImportedSpot, without left: Set<String> = []) {
    let object = ImportedObject(view, without: left)
    object.tellOthers()
    if object.isUnknown, spot.required != .always { return }
    let isRoot = spot.path.isEmpty
    var inner = spot
    if !isRoot, left.isEmpty, let isOn = object.needsGate(spot) {
      inner.when = addGate(view, at: spot, isOn: isOn)
    }
    if !isRoot { startSection(for: view, at: spot) }
    addProperties(of: object, at: inner)
    addOthers(of: view, at: inner)
    if !isRoot { endSection() }
  }

  /// A list for the names that an object has beside those it lists.
  private func addOthers(of view: SchemaView, at spot: ImportedSpot) {
    guard let map = ImportedMap(beside: view) else { return }
    var other = spot
    other.required = .never
    other.takesInitial = false
    addMap(map, of: targets.nothing(report), at: other)
  }

  /// A switch for an object or an array that need not be there, or that may be empty.
  func addGate(
    _ view: SchemaView, at spot: ImportedSpot, isOn: Bool,
    holding held: Field.SwitchAnswer = .object
  ) -> ImportedCondition {
    var type = ImportedType("toggle")
    type.parameters = [.init("answer", .string(held.rawValue))]
    type.mustBeOn = true
    var field = ImportedField(
      id: id(for: spot.path, at: spot.place), path: spot.path,
      label: .string(view.words("title") ?? spot.label), kind: type, view: view,
      place: spot.place, required: spot.required, when: spot.when)
    field.holdsObject = true
    field.takesInitial = false
    if isOn { field.extras.append(.init("initial", true)) }
    append(field)
    return .field(field.id, true)
  }

  private func addProperties(of object: ImportedObject, at spot: ImportedSpot) {
    let splits = ImportedSplits(object.view, at: spot.path, report)
    let own = object.names
    for choice in splits.choices {
      splits.bind(choice.key, to: id(for: choice.ways.path(at: spot), at: spot.place))
    }
    let choices = splits.choices.filter { !own.contains($0.ways.discriminator ?? "") }
    for name in own {
      if let choice = splits.choices.first(where: { $0.ways.discriminator == name }) {
        add(choice, to: splits, of: object, at: spot)
      } else {
        add(name, of: object, splits, at: spot)
      }
    }
    for choice in choices { add(choice, to: splits, of: object, at: spot) }
    for name in splits.names where !own.contains(name) && !splits.isDiscriminator(name) {
      add(name, of: object, splits, at: spot)
    }
  }

  private func add(
    _ choice: ImportedSplits.Choice, to splits: ImportedSplits, of object: ImportedObject,
    at spot: ImportedSpot
  ) {
    var place = spot
    place.when = .every([spot.when, choice.when])
    place.required = .always
    place.takesInitial = false
    place.when = splits.bound(place.when)
    addChoice(choice.ways, splits.id(of: choice.key), of: targets.nothing(report), at: place)
  }

  /// Adds a property, once for every set of alternatives that speaks of it.
  private func add(
    _ name: String, of object: ImportedObject, _ splits: ImportedSplits, at spot: ImportedSpot
  ) {
    let members = object.properties[name] ?? []
    let place = members.first?.keyNode ?? splits.place(of: name) ?? object.view.node
    if ArrayPosition(key: name) != nil {
      return report.warning(.notCarriedOver(name, "no path of a form holds this name"), at: place)
    }
    let variants = splits.variants(
      of: name, object.values[name], isRequired: object.required.contains(name))
    for variant in variants where !isTooLarge {
      var inner = spot.inner(name, splits.bound(variant.required), at: place)
      inner.when = .every([spot.when, splits.bound(variant.when)])
      add(object.view.inner(variant.nodes), at: inner)
    }
  }
}

/// An object of a schema, and what it asks of its properties.
struct ImportedObject {
  let view: SchemaView
  let properties: [String: [JSONMember]]
  let values: NamedValues
  let required: [String]
  /// The properties in their order, and then those that are only required.
  let names: [String]

  init(_ view: SchemaView, without left: Set<String>) {
    self.view = view
    properties = view.properties
    values = NamedValues(view)
    required = view.required
    let declared = view.propertyNames
    let known = Set(declared)
    let denied = view.parts.reduce(left) { $0.union(ImportedSplits.forbidden(by: $1)) }
    names = (declared + required.filter { !known.contains($0) }).filter { !denied.contains($0) }
  }

  /// Whether a switch stands for the object, and whether it is on at first; `nil` for none.
  func needsGate(_ spot: ImportedSpot) -> Bool? {
    if view.isNullable { return spot.required == .always }
    if spot.required == .always { return hasCertainAnswer ? nil : true }
    let hasChoices = !view.choices.isEmpty || view["if"] != nil
    let hasCount = view.all("minProperties").contains { $0.integer ?? 0 > 0 }
    return !required.isEmpty || hasChoices || hasCount || names.isEmpty ? false : nil
  }

  /// True if something in it is answered in any case.
  private var hasCertainAnswer: Bool {
    required.contains { name in
      let inner = view.inner((properties[name] ?? []).map(\.value))
      return !inner.isObject && !inner.isObjectUnion && !inner.isEndless
    }
  }

  /// Tells what an object asks for that no form can.
  func tellOthers() {
    for part in view.parts {
      for member in part.members {
        if let reason = reason(against: member, in: part) {
          view.report.warning(.notCarriedOver(member.key, reason), at: member.keyNode)
        }
      }
    }
  }

  /// True for an object of other names, which a form has no fields for.
  var isUnknown: Bool {
    names.isEmpty && view.choices.isEmpty && ImportedMap(beside: view) == nil
      && ["additionalProperties", "patternProperties"].contains {
        view[$0]?.bool != false && view[$0] != nil
      }
  }

  private func reason(against member: JSONMember, in part: JSONNode) -> String? {
    let value = member.value
    switch member.key {
    case "not":
      return ImportedSplits.denied(by: part).isEmpty && !ImportedRules.canDeny(value)
        ? "a form can't say this" : nil
    case "additionalProperties", "unevaluatedProperties", "patternProperties":
      if isUnknown { return "a form has no other names than those listed" }
      let isOpen = member.key == "patternProperties" ? value.holdsOpenSchemas : value.isOpenSchema
      if isOpen {
        view.report.warning(
          .cutShort(member.key, "a form offers no other names than those listed"),
          at: member.keyNode)
      }
      return nil
    case "propertyNames":
      return names.isEmpty && isUnknown ? "a form has no other names than those listed" : nil
    default: return nil
    }
  }
}

extension JSONNode {
  /// True for a schema of an object that says nothing of its values.
  fileprivate var isOpenSchema: Bool {
    kind == .object && members.allSatisfy { ["description", "title", "$comment"].contains($0.key) }
  }

  /// True if one of its members is such a schema, or allows everything.
  fileprivate var holdsOpenSchemas: Bool {
    members.contains { $0.value.isOpenSchema || $0.value.bool == true }
  }
}
