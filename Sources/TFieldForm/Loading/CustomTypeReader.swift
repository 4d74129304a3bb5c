internal import TField

/// A type defined in a form file: what it changes, and the name of what it builds on.
struct CustomTypeReader {
  let node: JSONNode
  let base: String
  let changes: CustomType.Changes

  init(_ node: JSONNode, _ reading: Reading, base: String, parameters: ObjectFormat?) {
    self.node = node
    self.base = base
    let reader = ObjectReader(node, FormFormat.customType, with: parameters?.optional, reading)
    Self.checkKeys(reader)
    changes = Self.changes(reader, reading)
  }

  /// Keys that need each other, or exclude each other.
  private static func checkKeys(_ reader: ObjectReader) {
    if let slots = reader.node("slots"), reader.node["template"] == nil {
      reader.report.error(.loneKey("slots", without: "template"), at: slots)
    }
    if let allow = reader.node("allow"), reader.node["template"] != nil {
      reader.report.error(.bothKeys("template", "allow"), at: allow)
    }
  }

  private static func changes(_ reader: ObjectReader, _ reading: Reading) -> CustomType.Changes {
    var changes = CustomType.Changes()
    changes.label = reader.text("label")
    changes.template = reader.node("template").flatMap {
      reading.template($0, slots: reader.members("slots", of: .string))
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

  /// The definition as its own parameters' object, for whoever builds the type without a field.
  func parameters(_ entry: TypeEntry, _ reading: Reading) -> ObjectReader {
    ObjectReader(node, FormFormat.customType, with: entry.parameters.optional, reading)
  }

  /// Here a key is data, so that `x-large` is one like any other.
  private static func conversions(_ node: JSONNode) -> [String: String] {
    let pairs = node.members.compactMap { member in
      member.value.string.map { (member.key, $0) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  private static func badge(_ node: JSONNode, _ reading: Reading) -> CustomType.Badge? {
    let reader = ObjectReader(node, FormFormat.badge, reading)
    guard let pattern = reader.node("pattern"), let text = reader.text("text") else { return nil }
    return CustomType.Badge(reading.pattern(pattern), text)
  }
}

extension Reading {
  /// Reads the form's own types, and finds those that are based on each other in a circle.
  func readTypes(_ members: [JSONMember]) {
    let own = members.filter(isNamedWell)
    let chains = TypeChains(own, self)
    typeChains = chains.sound
    for member in own {
      let parameters = typeChains[member.key].flatMap { types[$0.builtIn]?.parameters }
      customTypes[member.key] = CustomTypeReader(
        member.value, self, base: chains.base(of: member.value),
        parameters: parameters ?? anyParameter)
    }
  }

  private func isNamedWell(_ member: JSONMember) -> Bool {
    if types[member.key] != nil {
      report.error(.builtInType(member.key), at: member.keyNode)
    } else if !Self.isID(member.key) {
      report.error(.badID(member.key), at: member.keyNode)
    } else {
      return true
    }
    return false
  }

  func unknown(_ type: String, among own: some Collection<String>) -> Diagnostic.Problem {
    let meant = Synonym.types(for: type)
    if !meant.isEmpty { return .unknownType(type, didYouMean: meant) }
    let guess = suggestion(for: type, among: types.names) ?? suggestion(for: type, among: own)
    return .unknownType(type, didYouMean: guess.map { [$0] } ?? [])
  }

  /// The built-in type that a type is ultimately made from.
  func builtIn(of name: String) -> TypeEntry? {
    types[typeChains[name]?.builtIn ?? name]
  }

  /// The definitions that a type is made of, the nearest first.
  func layers(of name: String) -> [CustomTypeReader] {
    var layers: [CustomTypeReader] = []
    var name = name
    while let custom = customTypes[name], layers.count < TypeChains.limit {
      layers.append(custom)
      name = custom.base
    }
    return layers
  }

  /// The built-in type with a field's parameters, and what the form's own definitions change.
  func type(
    _ entry: TypeEntry, _ layers: [CustomTypeReader], with parameters: ObjectReader
  ) -> any FieldType {
    let built = entry.type(with: parameters.adding(layers.map(\.node), entry.parameters))
    return layers.reversed().reduce(built) { CustomType(base: $0, $1.changes) }
  }
}

extension Reading {
  /// What a slot or a field lets through: a class by name, or a set such as `[0-9A-F]`.
  func characterClass(_ node: JSONNode, key: String) -> CharacterClass? {
    let name = node.string ?? ""
    if let found = CharacterClass(name) { return found }
    let wanted = "digit, letter, alphanumeric, any or a set such as [0-9A-F]"
    report.error(.badValue(name, key: key, wanted: wanted), at: node)
    return nil
  }

  /// The template of a custom type, its slots named by characters.
  func template(_ node: JSONNode, slots: [JSONMember]?) -> Template? {
    let pattern = node.string ?? ""
    var classes: [Character: CharacterClass] = [:]
    for member in slots ?? [] {
      guard let character = member.key.first, member.key.count == 1 else {
        report.error(.slotNotOneCharacter(member.key), at: member.keyNode)
        continue
      }
      classes[character] = characterClass(member.value, key: member.key)
    }
    let template = slots == nil ? Template(pattern) : Template(pattern, slots: classes)
    if template.capacity == 0 { report.error(.noSlots(pattern), at: node) }
    return template
  }
}

/// What one of a form's own types is made from, in the end, and over how many others.
struct TypeChain {
  let builtIn: String
  let depth: Int
}

/// The form's own types, each followed to the built-in type that it is made from.
struct TypeChains {
  /// How many types may be based on each other; each asks its base before it judges.
  static let limit = 64

  private(set) var sound: [String: TypeChain] = [:]
  private var broken: Set<String> = []
  private let members: [String: JSONMember]
  private let reading: Reading

  init(_ members: [JSONMember], _ reading: Reading) {
    self.reading = reading
    self.members = Dictionary(
      members.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    for member in members { follow(member.key) }
  }

  func base(of type: JSONNode) -> String { type["base"]?.string ?? "phrase" }

  /// Walks to what is known already, and back; what lies on a faulty way is broken.
  private mutating func follow(_ start: String) {
    var path: [String] = []
    var places: [String: Int] = [:]
    var name = start
    while let member = members[name], sound[name] == nil, !broken.contains(name) {
      if let place = places[name] {
        return reject(path, .typeCycle(path[place...] + [name]), at: name)
      }
      places[name] = path.count
      path.append(name)
      name = base(of: member.value)
    }
    if broken.contains(name) {
      broken.formUnion(path)
    } else if let entry = reading.types[sound[name]?.builtIn ?? name] {
      settle(path, on: entry.name, depth: sound[name]?.depth ?? 0)
    } else if let last = path.last, let type = members[last]?.value {
      reading.report.error(reading.unknown(name, among: members.keys), at: type["base"] ?? type)
      broken.formUnion(path)
    }
  }

  private mutating func settle(_ path: [String], on builtIn: String, depth: Int) {
    for (count, name) in path.reversed().enumerated() {
      let depth = depth + count + 1
      guard depth <= Self.limit else {
        return reject(
          Array(path.dropLast(count)), .typeTooDeep(name, limit: Self.limit), at: name)
      }
      sound[name] = TypeChain(builtIn: builtIn, depth: depth)
    }
  }

  /// A circle is told at its first type, a chain too long at the type that is too much.
  private mutating func reject(
    _ path: [String], _ problem: Diagnostic.Problem, at culprit: String
  ) {
    broken.formUnion(path)
    if let member = members[culprit] { reading.report.error(problem, at: member.keyNode) }
  }
}
