internal import TField
internal import TFieldPatterns

/// The place of a schema's value in the answers, and when it is asked for.
struct ImportedSpot {
  /// The keys that lead to it; none for the root.
  var path: [String] = []
  var label = ""
  /// The condition for requiring it while it is there.
  var required: ImportedCondition = true
  var when: ImportedCondition = true
  /// The name in the schema, for notes.
  var place: JSONNode
  /// False if the default is of another kind.
  var takesInitial = true
  /// True at a place that the schema keeps secret, and everywhere below it.
  var isSecret = false
}

/// A property of a JSON Schema as a field, or a field that decides which properties there are.
struct ImportedField {
  let id: String
  let label: JSONValue
  let kind: ImportedType
  /// What the schema says about it; `nil` for a field that only the form has.
  let view: SchemaView?
  let spot: ImportedSpot
  /// Members that don't come from the schema.
  var extras: JSONValue = [:]

  /// True for a choice that only shows other fields.
  var isOnlyForForm: Bool { extras.members.contains { $0.key == "output" } }
  /// True for a switch that stands for a whole object.
  var holdsObject: Bool { kind.has("answer") }
  var isOn: ImportedCondition { ["field": .string(id), "equals": true] }
  var path: [String] { spot.path }

  /// The field as in a form file; `nil` if it never exists.
  func value(_ places: ImportedPlaces) -> JSONValue? {
    let (when, required) = (places.resolved(spot.when), places.resolved(spot.required))
    if when == false { return nil }
    let hasPath = path != [id] && !isOnlyForForm
    let head: JSONValue = ["id": .string(id), "type": .string(kind.name), "label": label]
    let place: JSONValue = [
      "path": hasPath ? .texts(path) : nil, "when": when == true ? nil : when,
      "secret": spot.isSecret && !isOnlyForForm && !holdsObject ? true : nil,
    ]
    let rest = view.map(told) ?? ["rules": kind.rules(with: [])]
    return head + .object(kind.parameters) + place + presence(required) + rest + extras
  }

  /// In a schema a required truth value may be false; here a required switch must be on.
  private func presence(_ required: JSONValue) -> JSONValue {
    if required != false, view?.isNullable ?? false, kind.name != "json" {
      return ["keepEmpty": "null"]
    }
    let isSwitch = kind.name == "toggle" && !kind.mustBeOn
    let mayBeEmpty = kind.hasEntries && !kind.mustHaveEntries && required == true
    if required != false, isSwitch || mayBeEmpty { return ["keepEmpty": true] }
    // A property that may be left out needs no minimum of entries.
    let isOmitted = kind.mustHaveEntries && required != true
    return [
      "required": required == false ? nil : required, "keepEmpty": isOmitted ? false : nil,
    ]
  }

  private func told(in view: SchemaView) -> JSONValue {
    let words = view.words("description") ?? ""
    let isShort = words.utf8.count <= 120 && !words.utf8.contains { "\n*[".utf8.contains($0) }
    let text: JSONValue? = words.isEmpty ? nil : .string(words.literal)
    let description: JSONValue = [isShort ? "description" : "help": text]
    if holdsObject { return description }
    let initial = initial(view)
    // A value fixed by the schema can't be edited.
    let isReadOnly = isFixed || initial != nil && view.annotation("readOnly")?.bool == true
    let content: JSONValue = [
      "schema": schema(view), "initial": initial, "readOnly": isReadOnly ? true : nil,
      "placeholder": placeholder(view),
    ]
    let rules = kind.textRules(for: view, isFixed: spot.required == true)
    return content + description + ["rules": kind.rules(with: rules)]
  }

  /// The schema that judges JSON while it is typed, if it needs no other schema.
  private func schema(_ view: SchemaView) -> JSONValue? {
    guard kind.name == "json", let part = view.parts.first?.node, view.parts.count == 1,
      !part.holdsReference
    else { return nil }
    return JSONValue(part)
  }

  private var isFixed: Bool { kind.onlyValue != nil && spot.required == true }

  private func initial(_ view: SchemaView) -> JSONValue? {
    if isFixed, case .string(let only)? = kind.onlyValue { return .string(only.literal) }
    guard spot.takesInitial, let node = view.annotation("default"), !node.isNull else { return nil }
    if node.kind == .object, node.members.isEmpty { return nil }
    let forbidden = view.parts.lazy.flatMap { view.source.schema.faults(in: node, by: $0) }
    guard forbidden.isEmpty, let value = kind.initial(node) else {
      view.note("default", "the schema or the type '\(kind.name)' doesn't take it")
      return nil
    }
    return if case .string(let text) = value { .string(text.literal) } else { value }
  }

  private func placeholder(_ view: SchemaView) -> JSONValue? {
    if kind.hasEntries || ["toggle", "choice", "json"].contains(kind.name) { return nil }
    let examples = view.annotation("examples")?.elements ?? []
    guard let example = examples.first ?? view.annotation("example"),
      let text = example.string ?? example.numberText, !text.contains("\n"), !text.isEmpty
    else { return nil }
    return .string(text)
  }
}

extension ImportedType {
  /// The default of a schema as the field's initial value.
  fileprivate func initial(_ node: JSONNode) -> JSONValue? {
    let isOne = !hasEntries && name != "toggle"
    let texts = node.elements.map(\.operand)
    switch node.kind {
    case _ where name == "json": return .string(node.sourceText)
    case .bool where name == "choice": return node.bool.map { .string("\($0)") }
    case .bool where name == "toggle", .number where isOne: return node.operand
    case .string where isOne && !["integer", "decimal"].contains(name): return node.operand
    case .array where has("fields"):
      return node.elements.allSatisfy { $0.kind == .object } ? JSONValue(node) : Optional.none
    case .array where hasEntries && !texts.contains(nil):
      return .array(texts.compactMap { $0.map { .string($0.word) } })
    default: return nil
    }
  }
}

extension JSONNode {
  /// True if a word in it refers to another schema.
  fileprivate var holdsReference: Bool {
    ["$ref", "$dynamicRef", "$recursiveRef"].contains { self[$0] != nil }
      || elements.contains(where: \.holdsReference) || members.contains { $0.value.holdsReference }
  }
}

/// The field type for a schema, with its parameters and with rules for the rest.
struct ImportedType {
  let name: String
  var parameters: [JSONValue.Member] = []
  var rules: [JSONValue] = []
  var mustBeOn = false
  var onlyValue: JSONValue?

  init(_ name: String, _ parameters: JSONValue = [:]) {
    (self.name, self.parameters) = (name, parameters.members)
  }

  static let json = Self("json")

  /// Yes and no as two options, for values that may also be absent.
  static let yesOrNo = Self("choice", ["options": [["value": true], ["value": false]]])

  /// The type of a value; `nil` if no field can hold it.
  init?(_ view: SchemaView) {
    let isListed = view.hasAny(of: ["const", "enum"]) || !view.choices.isEmpty
    let implied = ["number", "string"].filter { view.hasAny(of: SchemaVocabulary.words($0)) }
    let types = view.types.isEmpty ? implied.prefix(1) : view.types[...]
    let type: Self? =
      switch isListed ? "" : types.count == 1 ? types[0] : "any" {
      case "": ImportedOptions(view)?.type(isNullable: view.isNullable)
      case "boolean": view.isNullable ? .yesOrNo : Self("toggle")
      case "integer", "number": Self.number(view)
      case "string": Self.text(view)
      default: nil
      }
    guard let type else { return nil }
    self = type
  }

  /// The type if no answer is required: a switch always has a value, but a choice may have none.
  func asAnswered(_ required: ImportedCondition) -> Self {
    guard name == "toggle", parameters.isEmpty, required != true else { return self }
    if mustBeOn { return Self("choice", ["options": [["value": true]]]) }
    return required == false ? self : .yesOrNo
  }

  var hasEntries: Bool { ["list", "choices"].contains(name) }
  var mustHaveEntries: Bool { hasEntries && has("min") }

  func has(_ parameter: String) -> Bool { parameters.contains { $0.key == parameter } }

  func rules(with others: [JSONValue]) -> JSONValue? {
    rules.isEmpty && others.isEmpty ? nil : .array(rules + others)
  }

  /// A number with its limits; those that its type has no parameter for become rules.
  private static func number(_ view: SchemaView) -> Self? {
    let isInteger = view.types == ["integer"]
    var type = Self(isInteger ? "integer" : "decimal")
    var ends: [String: DecimalNumber] = [:]
    for (word, end) in [("inimum", "min"), ("aximum", "max")] {
      for part in view.parts {
        let (plain, other) = (part["m" + word], part["exclusiveM" + word])
        for (node, isExcluded) in [(plain, other?.bool == true), (other, true)] {
          guard let number = node?.decimal else { continue }
          ends[end] = ends[end].map { end == "min" ? max($0, number) : min($0, number) } ?? number
          if isExcluded { type.rules.append(["notIn": [.number(number.description)]]) }
        }
      }
      guard let number = ends[end] else { continue }
      let bound = JSONValue.Member(end, .number(number.description))
      let isParameter = !isInteger || Int(number.description) != nil
      if isParameter { type.parameters.append(bound) }
      if !isParameter { type.rules.append(["range": .object([bound])]) }
    }
    if let least = ends["min"], let most = ends["max"], least > most { return nil }
    for step in view.all("multipleOf").compactMap(\.decimal) where step > 0 {
      type.rules.append(["multipleOf": .number(step.description)])
    }
    return type
  }
}

/// The type and the rules for a text.
extension ImportedType {
  private static let formats: [String: Self] = [
    "email": Self("email"), "ipv4": Self("ipv4"), "ipv6": Self("ipv6"),
    "date": Self("date", ["format": "YYYY-MM-DD"]), "date-time": Self("dateTime", ["zone": true]),
    "textarea": Self("text"),
    "multiline": Self("text"), "markdown": Self("text"),
  ]

  /// A text with this many characters gets several lines.
  private static let long = 500

  private static func text(_ view: SchemaView) -> Self? {
    var type = view["format"]?.string.flatMap { formats[$0] } ?? Self("phrase")
    // Rules for a date would only see its digits.
    if ["date", "dateTime"].contains(type.name),
      view.hasAny(of: ["pattern", "minLength", "maxLength"])
    {
      type = Self("phrase")
    }
    let (least, most) = lengths(view)
    let isDocument = view["contentMediaType"] != nil && view["contentEncoding"] == nil
    if type.name == "phrase", !view.isSecret, isDocument || most ?? 0 >= long {
      type = Self("text")
    }
    let capacity = type.name == "text" ? 65_536 : 4096
    return least > min(capacity, most ?? capacity) ? nil : type
  }

  private static func lengths(_ view: SchemaView) -> (least: Int, most: Int?) {
    (
      view.all("minLength").compactMap(\.number?.count).max() ?? 0,
      view.all("maxLength").compactMap(\.number?.count).min()
    )
  }

  /// The rules of a text; unless it is required, an empty text is allowed too.
  func textRules(for view: SchemaView, isFixed: Bool) -> [JSONValue] {
    guard ["phrase", "text", "email", "ipv4", "ipv6"].contains(name) else { return [] }
    let (least, most) = Self.lengths(view)
    var rules: [JSONValue] = []
    if least > 0 {
      let rule: JSONValue = ["minLength": .integer(least)]
      rules.append(isFixed ? rule : ["any": [rule, ["maxLength": 0]]])
    }
    if let most, (0...65_536).contains(most) { rules.append(["maxLength": .integer(most)]) }
    let rule = { (pattern: String) in
      JSONValue.Member("pattern", .string(isFixed ? pattern : "(?:\(pattern))?"))
    }
    for source in view.all("pattern").compactMap(\.string) {
      if let pattern = Self.pattern(source) {
        rules.append(.object([rule(pattern)]))
      } else {
        view.note("pattern", "no pattern of a form says it")
      }
    }
    let format = name == "phrase" ? view["format"]?.string : nil
    if let format, let pattern = SchemaFormat.patterns[format] {
      rules.append(
        .object([rule(pattern), .init("message", .told(.say("schema.format", ["name": format])))]))
    }
    return rules
  }

  /// A pattern for the whole text in which the given pattern occurs; `nil` if that is no pattern.
  static func pattern(_ source: String) -> String? {
    let isWhole =
      source.hasPrefix("^") && source.hasSuffix("$") && !source.hasSuffix("\\$")
      && !source.contains("|")
    let search = source.translated
    let pattern = isWhole ? String(search.dropFirst().dropLast()) : "(?s:.*)(?:\(search))(?s:.*)"
    return (try? PCREPattern(pattern).check()) == nil ? nil : pattern
  }
}
