internal import TFieldJSON

/// The kinds of value that a schema allows in one place, of which a person chooses one.
struct ImportedWays {
  /// One of the kinds.
  struct Way {
    let view: SchemaView
    /// What the choice holds for it.
    var value: String
    var label: JSONValue
  }

  private(set) var ways: [Way]
  /// The property whose constant tells the kinds apart, where one does.
  private(set) var discriminator: String?

  /// `nil` where there is nothing to choose, or where the choice is one of values or of properties.
  init?(_ view: SchemaView) {
    if view["const"] != nil || view["enum"] != nil || view.takesOtherTexts { return nil }
    let types = view.types
    if types.count > 1 {
      self.init(ways: types.map { Self.way(of: $0, view) })
    } else if let choice = view.choices.first, ImportedOptions(view, quietly: true) == nil,
      !view.isObject || view.isBareUnion
    {
      self.init(choice.ways, of: view)
    } else {
      return nil
    }
  }

  private init(ways: [Way]) { self.ways = ways }

  /// The alternatives of a schema.
  init(_ nodes: [JSONNode], of view: SchemaView) {
    let views = nodes.map { view.alternative($0) }
    ways = zip(nodes, views).enumerated().map { index, pair in
      let label = Self.label(of: pair.0, pair.1) ?? .string("\(index + 1)")
      return Way(view: pair.1, value: label.firstWords, label: label)
    }
    discriminate()
    makeUnique()
  }

  private static func way(of type: String, _ view: SchemaView) -> Way {
    Way(view: view.only(type), value: type, label: ImportedWords.type(type))
  }

  /// What an alternative calls itself, or what it is.
  private static func label(of node: JSONNode, _ view: SchemaView) -> JSONValue? {
    if let title = node["title"]?.string ?? view.ownTitle(of: node) { return .string(title) }
    if let name = SchemaTargets.reference(in: node)?.string?.split(separator: "/").last {
      return .string(ImportedField.label(from: String(name)))
    }
    let required = node["required"]?.elements.compactMap(\.string) ?? []
    if !required.isEmpty {
      return .string(required.map(ImportedField.label).joined(separator: ", "))
    }
    let names = view.inner([node]).propertyNames
    if let first = names.first, names.count == 1 {
      return .string(ImportedField.label(from: first))
    }
    if let format = node["format"]?.string { return .string(format) }
    return view.types.count == 1 ? view.types.first.map(ImportedWords.type) : nil
  }

  /// A property that all of them require, and that is another constant in each.
  private mutating func discriminate() {
    let first = ways.first.map { $0.view.required } ?? []
    for name in first {
      let values = ways.map { $0.view.constant(of: name) }
      let texts = values.compactMap(\.self)
      guard texts.count == ways.count, Set(texts).count == texts.count else { continue }
      discriminator = name
      for index in ways.indices {
        let isNamed = ways[index].view.ownTitle != nil
        ways[index].value = texts[index]
        if !isNamed { ways[index].label = .string(texts[index]) }
      }
      return
    }
  }

  private mutating func makeUnique() {
    var seen: Set<String> = []
    for index in ways.indices {
      let value = ways[index].value
      if seen.insert(value).inserted, !value.isEmpty { continue }
      ways[index].value = "\(value) \(index + 1)"
      ways[index].label = .string("\(ways[index].label.firstWords) \(index + 1)")
      seen.insert(ways[index].value)
    }
  }

  /// The options of the choice.
  var options: JSONValue {
    .array(ways.map { ["value": .string($0.value), "label": $0.label] })
  }
}

extension SchemaView {
  /// The text that a property must be, if it must be there and there is only one.
  fileprivate func constant(of name: String) -> String? {
    guard required.contains(name), let members = properties[name] else { return nil }
    let view = inner(members.map(\.value))
    if let text = view["const"]?.string { return text }
    let values = view["enum"].map { Array($0.elements) } ?? []
    return values.count == 1 ? values.first?.string : nil
  }

  fileprivate func ownTitle(of node: JSONNode) -> String? {
    let inner = inner([node])
    return inner.words("title")
  }

  /// The title of the alternative itself.
  fileprivate var ownTitle: String? { words("title") }

  /// True if all of its alternatives are objects.
  var isObjectUnion: Bool {
    guard types.isEmpty || types == ["object"], let choice = choices.first else { return false }
    return choice.ways.allSatisfy { alternative($0).isObject }
  }

  /// True if it has nothing but alternatives, all of which are objects with properties.
  var isBareUnion: Bool {
    propertyNames.isEmpty && required.isEmpty && choices.count == 1 && isObjectUnion
  }

  /// True if it lists some texts and takes any other as well.
  var takesOtherTexts: Bool { otherTexts != nil }

  /// The alternatives that list texts, where one more takes any text.
  var otherTexts: [JSONNode]? {
    guard let choice = choices.first, choices.count == 1 else { return nil }
    let listed = choice.ways.filter { $0["enum"] != nil || $0["const"]?.string != nil }
    let plain = choice.ways.filter { way in
      way["type"]?.string == "string"
        && way.members.allSatisfy { Self.plainWords.contains($0.key) }
    }
    return plain.count == 1 && listed.count + 1 == choice.ways.count ? listed : nil
  }

  private static let plainWords: Set = ["type", "title", "description", "$comment", "examples"]
}

extension JSONValue {
  /// A text, or the first of one in several languages.
  var firstWords: String {
    switch self {
    case .string(let text): text
    case .object(let members): members.first?.value.firstWords ?? ""
    default: ""
    }
  }
}
