internal import TField

/// The form that asks what a request wants to know.
struct ElicitationForm {
  private(set) var form: Form

  init(
    _ schema: ElicitationSchema, _ message: String, _ loader: FormLoader, _ host: ElicitationHost
  ) throws(ElicitationRefusal) {
    var form = try Self.fields(of: schema, loader)
    // A title of the server's could name another one.
    let title = host.server == nil ? nil : schema.title
    let words = [title, message.unlessBlank, schema.description].compactMap(\.self)
    let note = words.isEmpty ? nil : Wording.verbatim(words.joined(separator: "\n\n"))
    if form.fields.isEmpty {
      // Words stand above fields only; without any, they are what there is.
      form = Form(
        form.title, id: form.id, rows: note.map { [[Field("message", Note(), label: $0)]] } ?? [])
    } else {
      form.description = note
    }
    self.init(form, .label(.submit), host)
  }

  /// Asks for consent to open an address: its host stands first, where no words of the server's are.
  init(
    address: String, _ message: String, _ host: ElicitationHost
  ) throws(ElicitationRefusal) {
    guard address.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      let name = WebAddress().host(of: address)
    else { throw ElicitationRefusal("'url' must be an address that begins with https://") }
    var notes = [Wording.verbatim(address)]
    if ("." + name.lowercased()).holds(".xn--") { notes.append(.label(.punycode)) }
    if let message = message.unlessBlank { notes.append(.verbatim(message)) }
    let fields =
      [Field("host", Phrase(), label: .label(.host), initial: name, readOnly: .always)]
      + notes.enumerated().map { Field("note\($0)", Note(), label: $1) }
    let form = Form(.label(.elicitation), id: "elicitation", rows: fields.map { [$0] })
    self.init(form, .label(host.opener == nil ? .agree : .open), host)
    self.form.actions[0].steps.run = host.opener.map { [$0, address] }
    // The focus begins where nothing is agreed to.
    self.form.actions.reverse()
  }

  private init(_ form: Form, _ consent: Wording, _ host: ElicitationHost) {
    var form = form
    if let server = host.server { form.title = .label(.asks(server.visible(limit: 60))) }
    form.actions = [
      Action(ElicitationRequest.accept, label: consent),
      Action(ElicitationRequest.decline, label: .label(.decline), requires: []),
    ]
    form.keepsDrafts = false
    self.form = form
  }

  /// The form of the schema alone.
  private static func fields(
    of schema: ElicitationSchema, _ loader: FormLoader
  ) throws(ElicitationRefusal) -> Form {
    let title = schema.title.map(Wording.verbatim) ?? .label(.elicitation)
    if schema.isEmpty { return Form(title, id: "elicitation", rows: []) }
    let reader = JSONReader(allowsNUL: true)
    guard let root = try? reader.read(Array(schema.value.line.utf8)).root else {
      throw ElicitationRefusal("'requestedSchema' holds too much")
    }
    let imported = SchemaImport.form(of: JSONSchema(root), name: "elicitation", loader)
    for note in imported.notes {
      if note.problem.name == "renamed" { continue }
      throw ElicitationRefusal(place(of: note, in: root) + "\(note.problem)")
    }
    guard var form = imported.form.form else {
      throw ElicitationRefusal("no form can be made of 'requestedSchema'")
    }
    if let field = form.fields.first(where: { $0.type is JSONText }) {
      throw ElicitationRefusal("'\(field.id.visible())' is no plain value that can be asked for")
    }
    form.title = title
    return form
  }

  /// The property that a note is about.
  private static func place(of note: Diagnostic, in root: JSONNode) -> String {
    let members = root["properties"].map { Array($0.members) } ?? []
    let name = members.last { $0.keyNode.location <= note.location }?.key
    return name.map { "'\($0.visible())': " } ?? ""
  }
}

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
