internal import TField

/// A type defined in a form file: what it changes, and the name of what it builds on.
struct CustomTypeReader {
  let node: JSONNode
  let base: String
  let changes: CustomType.Changes
  /// The places of the patterns in its `result` rules, for the check against its template.
  let templateNode: JSONNode?

  init(_ node: JSONNode, _ reading: Reading) {
    self.node = node
    let base = node["base"]?.string ?? "phrase"
    let parameters = reading.types[base]?.parameters
    let reader = ObjectReader(
      node, [FormFormat.customType] + (parameters.map { [$0] } ?? []), reading)
    self.base = reader.string("base") ?? "phrase"
    templateNode = reader.node("template")
    changes = Self.changes(reader, reading)
  }

  private static func changes(_ reader: ObjectReader, _ reading: Reading) -> CustomType.Changes {
    var changes = CustomType.Changes()
    changes.label = reader.text("label")
    changes.template = reader.node("template").flatMap {
      reading.template($0, slots: reader.node("slots"))
    }
    changes.allowed = reader.node("allow").flatMap { reading.characterClass($0, key: "allow") }
    changes.maxLength = reader.integer("maxLength")
    changes.letterCase = reader.choice("case")
    changes.trims = reader.bool("trim") ?? false
    changes.live = reading.rules(reader.node("live"))
    changes.result = reading.rules(reader.node("result"))
    changes.warnings = reading.rules(reader.node("warnings"))
    changes.conversions = reader.node("convert").map(conversions)
    changes.badges = reader.elements("badges").map { $0.compactMap { badge($0, reading) } }
    changes.isSecret = reader.bool("secret")
    changes.priority = reading.priority(reader)
    changes.hint = reader.text("hint")
    return changes
  }

  private static func conversions(_ node: JSONNode) -> [String: String] {
    Dictionary(
      node.members.map { ($0.key, $0.value.string ?? "") }, uniquingKeysWith: { first, _ in first })
  }

  private static func badge(_ node: JSONNode, _ reading: Reading) -> CustomType.Badge? {
    let reader = ObjectReader(node, FormFormat.badge, reading)
    guard let pattern = reader.node("pattern"), let text = reader.text("text") else { return nil }
    return CustomType.Badge(reading.pattern(pattern), text)
  }
}

extension Reading {
  /// Reads the form's own types, and finds those that are based on each other in a circle.
  func readTypes(_ node: JSONNode?) {
    guard let node else { return }
    for member in node.members {
      if types[member.key] != nil {
        report.error(.builtInType(member.key), at: member.keyNode)
      } else {
        customTypes[member.key] = CustomTypeReader(member.value, self)
      }
    }
    for member in node.members { checkBase(of: member) }
  }

  private func checkBase(of member: JSONMember) {
    var path = [member.key]
    while let type = customTypes[path[path.count - 1]] {
      if types[type.base] == nil, customTypes[type.base] == nil {
        if path.count == 1 { report.error(unknown(type.base), at: type.node["base"] ?? type.node) }
        return
      }
      if path.contains(type.base) {
        if type.base == path[0] { report.error(.typeCycle(path + [type.base]), at: member.keyNode) }
        return
      }
      path.append(type.base)
    }
  }

  func unknown(_ type: String) -> Diagnostic.Problem {
    .unknownType(
      type, didYouMean: Suggestion.nearest(to: type, among: types.names + customTypes.keys.sorted())
    )
  }

  /// The built-in type that a type is, in the end, made from.
  func builtIn(of name: String) -> TypeEntry? {
    var name = name
    for _ in 0...customTypes.count {
      guard let custom = customTypes[name] else { return types[name] }
      name = custom.base
    }
    return nil
  }

  /// The type of that name, with the parameters of a field.
  func type(_ name: String, with parameters: ObjectReader) -> (any FieldType)? {
    var layers: [CustomTypeReader] = []
    var name = name
    while let custom = customTypes[name], layers.count <= customTypes.count {
      layers.append(custom)
      name = custom.base
    }
    guard let entry = types[name] else { return nil }
    let built = entry.type(with: parameters.adding(layers.map(\.node), entry.parameters))
    return layers.reversed().reduce(built) { CustomType(base: $0, $1.changes) }
  }
}
