internal import TFieldJSON

/// One value that a request wants to know.
struct ElicitationProperty {
  let value: JSONValue
  /// Whether any text or number can be the answer.
  let isOpen: Bool

  init(_ member: JSONMember) throws(ElicitationRefusal) {
    let place = "'\(member.key.visible())'"
    let node = try Self.alternative(in: member.value, place)
    let type = try Self.type(of: node, place)
    switch type {
    case "array": (isOpen, value) = (false, try Self.several(node, place).of(type))
    case "string" where node["enum"] != nil || node["oneOf"] != nil:
      let options = try ElicitationOptions(node, ["oneOf"], place)
      (isOpen, value) = (false, options.replacing(in: node).of(type))
    case "boolean": (isOpen, value) = (false, JSONValue(node).of(type))
    case "string", "integer", "number":
      try Self.refuseSecrets(member, node, place)
      (isOpen, value) = (true, JSONValue(node).of(type))
    default:
      throw ElicitationRefusal("\(place) is no plain value, and the protocol allows no other")
    }
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
  private static func several(
    _ node: JSONNode, _ place: String
  ) throws(ElicitationRefusal) -> JSONValue {
    guard let items = node["items"], items.kind == .object,
      items["type"].map({ $0.string == "string" }) ?? true
    else { throw ElicitationRefusal("\(place) is a list of no options") }
    try ElicitationSchema.refuseForeignWords(in: items, place)
    let options = try ElicitationOptions(items, ["oneOf", "anyOf"], place)
    let members = node.members.filter { $0.key != "items" }.map { member in
      JSONValue.Member(member.key, JSONValue(member.value))
    }
    return .object(members + [.init("items", options.replacing(in: items))])
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

extension JSONValue {
  /// The schema with one type alone: no answer of the protocol is null.
  fileprivate func of(_ type: String) -> Self {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.key != "type" } + [.init("type", .string(type))])
  }
}
