internal import TField
internal import TFieldJSON
internal import TFieldPatterns
internal import TFieldSchema

/// The field type that a schema asks for, with its parameters and what the type can't say.
struct ImportedType {
  let name: String
  var parameters: [JSONValue.Member] = []
  var rules: [JSONValue] = []
  /// Whether a switch has only one position.
  var mustBeOn = false
  /// The one value that the schema allows.
  var onlyValue: JSONValue?

  init(_ name: String, _ parameters: [JSONValue.Member] = []) {
    (self.name, self.parameters) = (name, parameters)
  }

  /// Any value as JSON.
  static let json = Self("json")

  /// Yes and no as two values to choose from, where there may be neither.
  static let yesOrNo = Self("choice", [.init("options", [["value": true], ["value": false]])])

  /// The type of one value; `nil` for what no field can hold.
  init?(_ view: SchemaView) {
    if view["const"] != nil || view["enum"] != nil || !view.choices.isEmpty {
      guard let options = ImportedOptions(view) else { return nil }
      self = Self.choice(of: options, isNullable: view.isNullable)
      return
    }
    let types = view.types
    switch types.count > 1 ? "" : types.first ?? view.impliedType {
    case "boolean": self = view.isNullable ? .yesOrNo : Self("toggle")
    case "integer", "number":
      guard let number = Self.number(view) else { return nil }
      self = number
    case "string":
      guard let text = Self.text(view) else { return nil }
      self = text
    default: return nil
    }
  }

  /// The type of what need not be answered: a switch can't be left out, as one value of two can.
  func asAnswered(_ required: ImportedCondition) -> Self {
    guard name == "toggle", parameters.isEmpty, required != .always else { return self }
    if mustBeOn { return Self("choice", [.init("options", [["value": true]])]) }
    return required == .never ? self : .yesOrNo
  }

  var hasEntries: Bool { ["list", "choices"].contains(name) }

  /// Whether an array has to have entries.
  var mustHaveEntries: Bool {
    hasEntries && parameters.contains { $0.key == "min" && $0.value != .integer(0) }
  }

  /// True if its value is a text, whatever it looks like.
  var isText: Bool { !["toggle", "integer", "decimal", "json"].contains(name) && !hasEntries }

  func has(_ parameter: String) -> Bool { parameters.contains { $0.key == parameter } }
}

extension ImportedType {
  private static func choice(of options: ImportedOptions, isNullable: Bool) -> Self {
    if options.areFlags, !isNullable {
      var type = Self("toggle")
      type.mustBeOn = options.values == [true]
      if options.values != [false] { return type }
    }
    var type = Self("choice", [.init("options", .array(options.listed))])
    if options.takesOthers { type.parameters.append(.init("other", true)) }
    if options.values.count == 1, !options.takesOthers {
      type.onlyValue = options.values.first?.word
    }
    return type
  }

  private static let plainFormats: [String: Self] = [
    "email": Self("email"), "date": Self("date", [.init("format", "YYYY-MM-DD")]),
    "ipv4": Self("ipv4"), "ipv6": Self("ipv6"), "password": Self("phrase", [.init("secret", true)]),
    "textarea": Self("text"), "multiline": Self("text"), "markdown": Self("text"),
  ]

  /// A text of this many characters is written in several lines.
  private static let longText = 500

  private static func text(_ view: SchemaView) -> Self? {
    let format = view["format"]?.string
    var type = format.flatMap { plainFormats[$0] } ?? Self("phrase")
    // Rules of a day would see its digits alone.
    if type.name == "date",
      ["pattern", "minLength", "maxLength"].contains(where: { view[$0] != nil })
    {
      type = Self("phrase")
    }
    let most = view.all("maxLength").compactMap(\.integer).min()
    let isLong = most.map { $0 >= longText } ?? false
    let isDocument = view["contentMediaType"] != nil && view["contentEncoding"] == nil
    if type.name == "phrase", !type.has("secret"), isLong || isDocument { type = Self("text") }
    if view.annotation("writeOnly")?.bool == true, !type.has("secret") {
      type.parameters.append(.init("secret", true))
    }
    let capacity = type.name == "text" ? 65_536 : 4096
    let least = view.all("minLength").compactMap(\.integer).max() ?? 0
    return least > min(capacity, most ?? capacity) ? nil : type
  }

  /// A number with its bounds; those that are no parameter of its type are rules.
  private static func number(_ view: SchemaView) -> Self? {
    let isInteger = view.types == ["integer"]
    var type = Self(isInteger ? "integer" : "decimal")
    var ends: [String: DecimalNumber] = [:]
    for (word, end) in [("inimum", "min"), ("aximum", "max")] {
      for part in view.parts {
        let (plain, other) = (part["m" + word], part["exclusiveM" + word])
        for (node, isExcluded) in [(plain, other?.bool == true), (other, true)] {
          guard let number = node?.decimal else { continue }
          let nearest = ends[end].map { end == "min" ? max($0, number) : min($0, number) }
          ends[end] = nearest ?? number
          if isExcluded { type.rules.append(["notIn": [.number(number.description)]]) }
        }
      }
      guard let number = ends[end] else { continue }
      let value = JSONValue.number(number.description)
      if !isInteger || Int(number.description) != nil {
        type.parameters.append(.init(end, value))
      } else {
        type.rules.append(["range": .object([.init(end, value)])])
      }
    }
    if let least = ends["min"], let most = ends["max"], least > most { return nil }
    for step in view.all("multipleOf").compactMap(\.decimal) where step > 0 {
      type.rules.append(["multipleOf": .number(step.description)])
    }
    return type
  }
}

/// What a JSON Schema asks of a text beside its type, as rules.
enum ImportedRules {
  /// The rules of a text; where it need not be there, no text at all is fine too.
  static func rules(_ view: SchemaView, _ type: ImportedType, isFixed: Bool) -> [JSONValue] {
    guard ["phrase", "text", "email", "ipv4", "ipv6"].contains(type.name) else { return [] }
    var rules: [JSONValue] = []
    if let least = view.all("minLength").compactMap(\.integer).max(), least > 0 {
      let rule: JSONValue = ["minLength": .integer(least)]
      rules.append(isFixed ? rule : ["any": [rule, ["maxLength": 0]]])
    }
    if let most = view.all("maxLength").compactMap(\.integer).min(), (0...65_536).contains(most) {
      rules.append(["maxLength": .integer(most)])
    }
    let optional = { (pattern: String) in isFixed ? pattern : "(?:\(pattern))?" }
    for node in view.all("pattern") {
      guard let source = node.string else { continue }
      guard let pattern = pattern(source) else {
        view.note("pattern", "no pattern of a form says it")
        continue
      }
      rules.append(["pattern": .string(optional(pattern))])
    }
    if type.name == "phrase", let name = view["format"]?.string,
      let pattern = FormatPatterns.all[name]
    {
      let message = ImportedWords.format(name)
      rules.append(["pattern": .string(optional(pattern)), "message": message])
    }
    return rules
  }

  /// The pattern of a whole text in which a pattern occurs, if it is one.
  static func pattern(_ source: String) -> String? {
    let isWhole =
      source.hasPrefix("^") && source.hasSuffix("$") && !source.hasSuffix("\\$")
      && !source.contains("|")
    let search = SearchPattern.translated(source)
    let pattern =
      isWhole ? String(search.dropFirst().dropLast()) : "(?s:.*)(?:\(search))(?s:.*)"
    return (try? PCREPattern(pattern).check()) == nil ? nil : pattern
  }
}

extension JSONNode {
  /// True if a word in it leads to another schema of the file.
  var holdsReference: Bool {
    ["$ref", "$dynamicRef", "$recursiveRef"].contains { self[$0] != nil }
      || elements.contains(where: \.holdsReference) || members.contains { $0.value.holdsReference }
  }

  fileprivate var decimal: DecimalNumber? { numberText.flatMap { DecimalNumber($0.plainNumber) } }
}

extension SchemaView {
  /// The type that its other words speak of.
  fileprivate var impliedType: String {
    let numeric = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]
    if numeric.contains(where: { self[$0] != nil }) { return "number" }
    let textual = [
      "pattern", "minLength", "maxLength", "format", "contentMediaType", "contentEncoding",
    ]
    return textual.contains { self[$0] != nil } ? "string" : ""
  }
}
