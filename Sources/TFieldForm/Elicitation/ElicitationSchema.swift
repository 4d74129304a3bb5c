/// Why a request can't be answered, in words for the program that sent it.
struct ElicitationRefusal: Error {
  let message: String
  init(_ message: String) { self.message = message }
}

/// The schema of a request: an object of plain values, as the protocol wants it.
struct ElicitationSchema {
  let title: String?
  let description: String?
  let isEmpty: Bool
  /// Whether a property takes any text or number, so that a secret could be asked for.
  let isOpen: Bool
  /// The same in the words that every draft of JSON Schema knows.
  let value: JSONValue

  init(_ node: JSONNode) throws(ElicitationRefusal) {
    guard node.kind == .object else {
      throw ElicitationRefusal("'requestedSchema' must be an object")
    }
    guard node["type"].map({ $0.string == "object" }) ?? true else {
      throw ElicitationRefusal("'requestedSchema' must be of the type 'object'")
    }
    try Self.refuseForeignWords(in: node, "'requestedSchema'")
    guard let properties = node["properties"], properties.kind == .object else {
      throw ElicitationRefusal("'requestedSchema' needs 'properties', an object")
    }
    title = node["title"]?.string?.unlessBlank
    description = node["description"]?.string?.unlessBlank
    let names = try Self.required(in: node, of: properties)
    var members: [JSONValue.Member] = []
    var isOpen = false
    for member in properties.members {
      let property = try ElicitationProperty(member)
      members.append(.init(member.key, property.value))
      isOpen = isOpen || property.isOpen
    }
    self.isOpen = isOpen
    isEmpty = members.isEmpty
    value = [
      "type": "object", "properties": .object(members),
      "required": .array(names.map(JSONValue.string)),
    ]
  }

  private static func required(
    in node: JSONNode, of properties: JSONNode
  ) throws(ElicitationRefusal) -> [String] {
    guard let required = node["required"] else { return [] }
    let names = required.elements.compactMap(\.string)
    guard required.kind == .array, names.count == required.elements.reduce(0, { n, _ in n + 1 })
    else { throw ElicitationRefusal("'required' must be a list of names") }
    let known = Set(properties.members.map(\.key))
    if let stranger = names.first(where: { !known.contains($0) }) {
      throw ElicitationRefusal(
        "'required' names '\(stranger.visible())', which isn't among the properties")
    }
    return names
  }

  /// The words of JSON Schema that the protocol has no use for.
  private static let foreignWords: Set = [
    "$ref", "$dynamicRef", "$recursiveRef", "allOf", "not", "if", "then", "else",
    "dependencies", "dependentRequired", "dependentSchemas", "patternProperties",
    "propertyNames", "minProperties", "maxProperties", "unevaluatedProperties",
    "unevaluatedItems", "prefixItems", "additionalItems", "contains", "contentSchema",
  ]

  static func refuseForeignWords(in node: JSONNode, _ place: String) throws(ElicitationRefusal) {
    guard let word = node.members.first(where: { foreignWords.contains($0.key) })?.key else {
      return
    }
    throw ElicitationRefusal("\(place) has '\(word)', which the protocol doesn't allow")
  }
}

extension String {
  /// The text, if it says anything.
  var unlessBlank: String? { allSatisfy(\.isWhitespace) ? nil : self }
}
