/// One value that a request wants to know.
struct ElicitationProperty {
  let value: JSONValue
  /// Whether any text or number can be the answer.
  let isOpen: Bool

  init(_ member: JSONMember) throws(ElicitationRefusal) {
    let place = "'\(member.key.visible())'"
    let node = try Self.alternative(in: member.value, place)
    let type = try Self.type(of: node, place)
    var isOpen = false
    switch type {
    case "array": try Self.checkItems(of: node, place)
    case "string" where node["enum"] != nil || node["oneOf"] != nil:
      try Self.checkOptions(of: node, ["oneOf"], place)
    case "boolean": break
    case "string", "integer", "number":
      try Self.refuseSecrets(member, node, place)
      isOpen = true
    default:
      throw ElicitationRefusal("\(place) is no plain value, and the protocol allows no other")
    }
    self.isOpen = isOpen
    // No answer of the protocol is null.
    let others = node.members.filter { $0.key != "type" }
    value = .object(
      others.map { .init($0.key, JSONValue($0.value)) } + [.init("type", .string(type))])
  }

  /// The schema itself, or the one beside `null`, which says that there may be no answer.
  private static func alternative(
    in node: JSONNode, _ place: String
  ) throws(ElicitationRefusal) -> JSONNode {
    guard node.kind == .object else { throw ElicitationRefusal("\(place) has no schema") }
    try ElicitationSchema.refuseForeignWords(in: node, place)
    guard let ways = node["anyOf"] else { return node }
    let others = ways.elements.filter { $0["type"]?.string != "null" }
    guard others.count == 1, let only = others.first, only.kind == .object else {
      throw ElicitationRefusal("\(place) has 'anyOf', which the protocol doesn't allow")
    }
    try ElicitationSchema.refuseForeignWords(in: only, place)
    return only
  }

  private static func type(
    of node: JSONNode, _ place: String
  ) throws(ElicitationRefusal) -> String {
    if let type = node["type"]?.string { return type }
    let types = node["type"]?.elements.compactMap(\.string).filter { $0 != "null" } ?? []
    if let only = types.first, types.count == 1 { return only }
    if node["type"] == nil, node["enum"] != nil || node["oneOf"] != nil { return "string" }
    throw ElicitationRefusal("\(place) needs a 'type'")
  }

  /// Several of some options.
  private static func checkItems(
    of node: JSONNode, _ place: String
  ) throws(ElicitationRefusal) {
    guard let items = node["items"], items.kind == .object,
      items["type"].map({ $0.string == "string" }) ?? true
    else { throw ElicitationRefusal("\(place) is a list of no options") }
    try ElicitationSchema.refuseForeignWords(in: items, place)
    try checkOptions(of: items, ["oneOf", "anyOf"], place)
  }

  /// The values to choose from stand in `enum`, or as `const` in what one of the words lists.
  private static func checkOptions(
    of node: JSONNode, _ words: [String], _ place: String
  ) throws(ElicitationRefusal) {
    let ways = words.lazy.compactMap { node[$0] }.first.map { $0.elements.map { $0["const"] } }
    let values = node["enum"].map { $0.elements.map(Optional.some) } ?? ways ?? []
    if values.isEmpty { throw ElicitationRefusal("\(place) has no options") }
    if values.contains(where: { $0?.string == nil }) {
      throw ElicitationRefusal("\(place) has an option that is no text")
    }
  }
}

// What nobody may be asked for in this way.
extension ElicitationProperty {
  private static func refuseSecrets(
    _ member: JSONMember, _ node: JSONNode, _ place: String
  ) throws(ElicitationRefusal) {
    let isDeclared = node["format"]?.string == "password" || node["writeOnly"]?.bool == true
    let texts = { (key: String) in
      [node[key]?.string, member.value[key]?.string].compactMap(\.self)
    }
    guard
      isDeclared || ([member.key] + texts("title")).contains(where: SecretWords.end)
        || texts("description").contains(where: SecretWords.areAskedFor)
    else { return }
    throw ElicitationRefusal("\(place) asks for a secret, which the protocol doesn't allow")
  }
}
