internal import TField

/// Makes the form that asks what a request wants to know.
enum ElicitationForm {
  static func asking(
    _ schema: ElicitationSchema, _ message: String, _ loader: FormLoader, _ host: ElicitationHost
  ) throws(Refusal) -> Form {
    var form = try fields(of: schema, loader)
    // A title from the server could pretend to be another server.
    let title = host.server == nil ? nil : schema.title
    let words = [title, message.unlessBlank, schema.description].compactMap(\.self)
    let note = words.isEmpty ? nil : Wording.verbatim(words.joined(separator: "\n\n"))
    if form.fields.isEmpty {
      // A description needs fields below it, so here it becomes a note.
      form = Form(
        form.title, id: form.id, rows: note.map { [[Field("message", Note(), label: $0)]] } ?? [])
    } else {
      form.description = note
    }
    return finished(form, .say("label.submit"), host)
  }

  /// Asks for consent to open an address; its host comes first, separate from the server's words.
  static func opening(
    _ address: String, _ message: String, _ host: ElicitationHost
  ) throws(Refusal) -> Form {
    let name = try Self.host(of: address)
    var notes = [Wording.verbatim(address)]
    if ("." + name.lowercased()).holds(".xn--") { notes.append(.say("label.punycode")) }
    if let message = message.unlessBlank { notes.append(.verbatim(message)) }
    let fields =
      [Field("host", Phrase(), label: .say("label.host"), initial: .text(name), readOnly: .always)]
      + notes.enumerated().map { Field("note\($0)", Note(), label: $1) }
    var form = finished(
      Form(.say("label.elicitation"), id: "elicitation", rows: fields.map { [$0] }),
      .say(host.opener == nil ? "label.agree" : "label.open"), host)
    form.actions[0].steps.run = host.opener.map { [$0, address] }
    // The focus starts on the button that agrees to nothing.
    form.actions.reverse()
    return form
  }

  /// The host of an address that can be opened, or what is wrong with it.
  private static func host(of address: String) throws(Refusal) -> String {
    try Refusal.unless(!address.isEmpty, "'url' is empty")
    if let strange = address.unicodeScalars.first(where: { !("!"..."~").contains($0) }) {
      throw Refusal(
        "'url' has '\(String(strange).visible())' in it, which is written with % in an address, and "
          + "with xn-- in the name of a host")
    }
    let isOpened = ["https://", "http://"].contains { address.lowercased().hasPrefix($0) }
    try Refusal.unless(
      isOpened,
      "'url' begins with '\(address.visible(limit: 12))', and not with https:// or http://")
    guard let name = WebAddress().host(of: address) else {
      throw Refusal("'url' is no proper address: behind // stands a host, such as example.com")
    }
    return name
  }

  private static func finished(
    _ form: Form, _ consent: Wording, _ host: ElicitationHost
  ) -> Form {
    var form = form
    if let server = host.server {
      form.title = .say("label.asks", ["server": server.visible(limit: 60)])
    }
    form.actions = [
      Action(ElicitationRequest.accept, label: consent),
      Action(ElicitationRequest.decline, label: .say("label.decline"), requires: []),
    ]
    form.keepsDrafts = false
    return form
  }

  private static func fields(
    of schema: ElicitationSchema, _ loader: FormLoader
  ) throws(Refusal) -> Form {
    let title = schema.title.map(Wording.verbatim) ?? .say("label.elicitation")
    if schema.isEmpty { return Form(title, id: "elicitation", rows: []) }
    let reader = JSONReader(allowsNUL: true)
    guard let root = try? reader.read(Array(schema.value.line.utf8)).root else {
      throw Refusal("'requestedSchema' holds too much")
    }
    let imported = SchemaImport.form(of: JSONSchema(root), name: "elicitation", loader)
    if let note = imported.notes.first(where: { $0.problem.name != .renamed }) {
      throw Refusal(place(of: note, in: root) + "\(note.problem)")
    }
    guard var form = imported.form.form else {
      throw Refusal("no form can be made of 'requestedSchema'")
    }
    if let field = form.fields.first(where: { $0.type is JSONText }) {
      throw Refusal("'\(field.id.visible())' is no plain value that can be asked for")
    }
    form.title = title
    return form
  }

  private static func place(of note: Diagnostic, in root: JSONNode) -> String {
    let members = root["properties"]?.members ?? []
    let name = members.last { $0.keyNode.location <= note.location }?.key
    return name.map { "'\($0.visible())': " } ?? ""
  }
}

/// The schema of a request: an object of plain values, as the protocol requires.
struct ElicitationSchema {
  let title: String?
  let description: String?
  private let required: [String]
  private var properties: [JSONValue.Member] = []
  /// Whether a property takes any text or number, so that a secret could be asked for.
  private(set) var isOpen = false

  var isEmpty: Bool { properties.isEmpty }

  /// The same schema in words that every draft of JSON Schema knows.
  var value: JSONValue {
    [
      "type": "object", "properties": .object(properties),
      "required": .texts(required),
    ]
  }

  init(_ node: JSONNode) throws(Refusal) {
    let place = "'requestedSchema'"
    try Refusal.unless(node.kind == .object, "\(place) must be an object")
    try Refusal.unless(
      node["type"].map { $0.string == "object" } ?? true, "\(place) must be of the type 'object'")
    try Self.refuseForeignWords(in: node, place)
    guard let properties = node["properties"], properties.kind == .object else {
      throw Refusal("\(place) needs 'properties', an object")
    }
    title = node["title"]?.string?.unlessBlank
    description = node["description"]?.string?.unlessBlank
    required = node["required"]?.texts ?? []
    try Refusal.unless(
      node["required"].map { $0.kind == .array && $0.elements.count == required.count } ?? true,
      "'required' must be a list of names")
    let known = Set(properties.members.map(\.key))
    if let stranger = required.first(where: { !known.contains($0) }) {
      throw Refusal("'required' names '\(stranger.visible())', which isn't among the properties")
    }
    for member in properties.members { try add(member) }
  }

  private static func refuseForeignWords(in node: JSONNode, _ place: String) throws(Refusal) {
    let words = SchemaVocabulary.words("foreign")
    if let word = node.members.first(where: { words.contains($0.key) })?.key {
      throw Refusal("\(place) has '\(word)', which the protocol doesn't allow")
    }
  }

  private mutating func add(_ member: JSONMember) throws(Refusal) {
    let place = "'\(member.key.visible())'"
    let node = try Self.alternative(in: member.value, place)
    let type = try Self.type(of: node, place)
    switch type {
    case "array":
      guard let items = node["items"], items.kind == .object,
        items["type"].map({ $0.string == "string" }) ?? true
      else { throw Refusal("\(place) is a list of no options") }
      try Self.refuseForeignWords(in: items, place)
      try Self.checkOptions(of: items, place)
    case "string" where node["enum"] != nil || node["oneOf"] != nil:
      try Self.checkOptions(of: node, place)
    case "boolean": break
    case "string", "integer", "number":
      try Refusal.unless(
        !Self.asksForSecret(member, node, type),
        "\(place) asks for a secret, which the protocol doesn't allow")
      isOpen = true
    default: throw Refusal("\(place) is no plain value, and the protocol allows no other")
    }
    // The protocol has no null answers.
    let others = node.members.filter { $0.key != "type" }.map {
      JSONValue.Member($0.key, JSONValue($0.value))
    }
    properties.append(.init(member.key, .object(others + [.init("type", .string(type))])))
  }

  /// The schema itself, or its alternative to `null`, which allows no answer.
  private static func alternative(
    in node: JSONNode, _ place: String
  ) throws(Refusal) -> JSONNode {
    try Refusal.unless(node.kind == .object, "\(place) has no schema")
    try refuseForeignWords(in: node, place)
    guard let ways = node["anyOf"] else { return node }
    let others = ways.elements.filter { $0["type"]?.string != "null" }
    guard others.count == 1, let only = others.first, only.kind == .object else {
      throw Refusal("\(place) has 'anyOf', which the protocol doesn't allow")
    }
    try refuseForeignWords(in: only, place)
    return only
  }

  private static func type(of node: JSONNode, _ place: String) throws(Refusal) -> String {
    if let type = node["type"]?.string { return type }
    let types = node["type"]?.texts.filter { $0 != "null" } ?? []
    if let only = types.first, types.count == 1 { return only }
    if node["type"] == nil, node["enum"] != nil || node["oneOf"] != nil { return "string" }
    throw Refusal("\(place) needs a 'type'")
  }

  /// Checks the options, which are in `enum`, or as `const` in a list of alternatives.
  private static func checkOptions(of node: JSONNode, _ place: String) throws(Refusal) {
    let ways = (node["oneOf"] ?? node["anyOf"])?.elements.map { $0["const"]?.string }
    let values = node["enum"]?.elements.map(\.string) ?? ways ?? []
    try Refusal.unless(!values.isEmpty, "\(place) has no options")
    try Refusal.unless(!values.contains(nil), "\(place) has an option that is no text")
  }

  /// Whether a property asks for a secret, which the protocol forbids.
  private static func asksForSecret(
    _ member: JSONMember, _ node: JSONNode, _ type: String
  ) -> Bool {
    let texts = { (key: String) in [node, member.value].compactMap { $0[key]?.string } }
    let names = [member.key] + texts("title")
    let meaning = SecretWords.Meaning(
      isNumber: type != "string", most: node["maximum"]?.numberText.flatMap { Int($0) },
      words: names + texts("description"))
    return node["format"]?.string == "password" || node["writeOnly"]?.bool == true
      || names.contains { SecretWords.end($0, meaning) }
      || texts("description").contains { SecretWords.areAskedFor(in: $0, meaning) }
  }
}

extension String {
  /// The text as a form writes it, in which a brace would begin the id of a field.
  fileprivate var withoutBraces: String { with("{{", for: "{") }

  var unlessBlank: String? { allSatisfy(\.isWhitespace) ? nil : self }
}

/// A question of a form that is made from words on a command line.
package struct AskedQuestion {
  package var id = "answer"
  package var label: String?
  package var type: String
  package var isRequired: Bool
  package var members: [JSONValue.Member] = []
  /// The parameters of its type as words.
  package var parameters: [(name: String, text: String)] = []

  package init(_ label: String?, type: String = "phrase", isRequired: Bool = true) {
    (self.label, self.type, self.isRequired) = (label, type, isRequired)
  }

  /// Reads `id:type` or `id:type=one,two`; a final `!` means that an answer is required.
  package init?(words: String) {
    let isRequired = words.hasSuffix("!")
    let parts = words.dropLast(isRequired ? 1 : 0).split(separator: ":", maxSplits: 1)
    guard let first = parts.first else { return nil }
    let type = (parts.count > 1 ? parts[1] : "phrase").split(separator: "=", maxSplits: 1)
    self.init(
      String(first).asLabelOfName, type: type.first.map(String.init) ?? "phrase",
      isRequired: isRequired)
    id = String(first)
    if type.count > 1 { parameters = [("options", String(type[1]))] }
  }

  /// Every parameter of a type, or of all types if it isn't known.
  package static func parameters(of type: String? = nil) -> [KeyFormat] {
    let known = type.flatMap { TypeDeclaration.named($0) }
    var seen: Set<String> = []
    return (known.map { [$0] } ?? TypeDeclaration.all).flatMap(\.format.keys)
      .filter { seen.insert($0.name).inserted }
  }

  /// The text of the form that asks some questions.
  package static func form(_ questions: [Self], actions: JSONValue? = nil) -> [UInt8] {
    let form: JSONValue = [
      "tfield": 1, "title": "", "draft": false, "enter": "submit",
      "rows": .array(questions.map(\.field)), "actions": actions,
    ]
    return form.bytes(.line)
  }

  private var field: JSONValue {
    let format = TypeDeclaration.named(type)?.format
    // The last line is the question, and what stands above it is said first.
    let lines = label?.pieces(between: "\n") ?? []
    let last = lines.lastIndex { $0.unlessBlank != nil } ?? 0
    let above = lines.prefix(last).joined(separator: "\n")
    let own: JSONValue = [
      "id": .string(id), "type": .string(type),
      "label": lines.dropFirst(last).first.map { .string($0.withoutBraces) },
      "description": above.isEmpty ? nil : .string(above.withoutBraces),
      "required": isRequired ? true : nil,
    ]
    let given = parameters.map { name, text in
      JSONValue.Member(name, format?[name]?.shape.value(text) ?? .string(text))
    }
    // Options that don't fit in a line open as a list.
    let isLong = parameters.contains { $0.name == "options" && $0.text.count > 60 }
    let isStyled = (members + given).contains { $0.key == "style" }
    let style =
      isLong && !isStyled && format?["style"] != nil ? [JSONValue.Member("style", "list")] : []
    return own + .object(members + given + style)
  }
}

extension Shape {
  /// The value of a word on the command line; lists are separated by commas.
  fileprivate func value(_ text: String) -> JSONValue {
    if kinds.contains(.array) {
      return .array(text.split(separator: ",").map { .string(String($0)) })
    }
    if kinds.contains(.bool) { return .bool(text != "false") }
    if kinds == [.object] { return ["type": .string(text)] }
    guard kinds.contains(.number), let number = try? JSONReader().read(Array(text.utf8)).root,
      number.kind == .number
    else { return .string(text) }
    return JSONValue(number)
  }
}
