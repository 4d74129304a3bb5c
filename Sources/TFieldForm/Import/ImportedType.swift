internal import TFieldJSON
internal import TField

/// The field type that a schema asks for, with its parameters and what the type can't say.
struct ImportedType {
  let name: String
  var parameters: [JSONValue.Member] = []
  var rules: [JSONValue] = []
  /// Whether a switch has only one position.
  var mustBeOn = false
  /// The one value that the schema allows.
  var onlyValue: JSONValue?

  init(_ name: String) { self.name = name }

  /// Whether no entry at all is an answer too: an array that must be there may be empty.
  var mayBeEmpty: Bool { hasEntries && !mustHaveEntries }

  /// Whether an array has to have entries.
  var mustHaveEntries: Bool {
    hasEntries && parameters.contains { $0.key == "min" && $0.value != .integer(0) }
  }

  private var hasEntries: Bool { ["list", "choices"].contains(name) }

  /// Any value as JSON, judged by its schema as far as that stands for itself.
  static func json(for view: SchemaView) -> Self {
    var type = Self("json")
    let parts = view.parts.filter { !$0.holdsReference }
    guard parts.count == view.parts.count, let first = parts.first else { return type }
    let schema = parts.count == 1 ? JSONValue(first) : ["allOf": .array(parts.map { .init($0) })]
    type.parameters = [.init("schema", schema)]
    return type
  }

  /// The most characters that it takes.
  var capacity: Int { name == "text" ? 65_536 : 4096 }

  /// True if its value is a text, whatever it looks like.
  var isText: Bool { !["toggle", "integer", "decimal"].contains(name) }

  func has(_ parameter: String) -> Bool { parameters.contains { $0.key == parameter } }

  /// The type of a value; `nil`, with a note, for what no field can hold.
  init?(_ view: SchemaView) {
    if view.isOpen { return nil }
    if let options = ImportedOptions(view) {
      self = Self.choice(
        of: options, takingOther: view.takesOtherTexts, isNullable: view.isNullable)
    } else if view["const"] != nil || view["enum"] != nil {
      view.note(view["const"] != nil ? "const" : "enum", "no field can hold such a value")
      return nil
    } else if view.isArray {
      guard let list = ImportedList(view).type else { return nil }
      self = list
    } else {
      switch view.types.first ?? view.impliedType {
      case "boolean": self = view.isNullable ? .yesOrNo : Self("toggle")
      case "integer", "number":
        guard let number = ImportedNumber(view).type else { return nil }
        self = number
      case "string":
        guard let text = Self.text(view) else { return nil }
        self = text
      case let other:
        view.note("type", "no field holds '\(other.visible())'")
        return nil
      }
    }
  }

  /// One of some values.
  private static func choice(
    of options: ImportedOptions, takingOther takesOther: Bool, isNullable: Bool
  ) -> Self {
    if options.areFlags, !takesOther, !isNullable, options.values != [false] {
      var type = Self("toggle")
      type.mustBeOn = options.values == [true]
      return type
    }
    var type = Self("choice")
    type.parameters = [.init("options", .array(options.listed))]
    if takesOther { type.parameters.append(.init("other", true)) }
    if options.values.count == 1, !takesOther {
      type.onlyValue = options.values.first.map { .string($0.word) }
    }
    return type
  }

  /// Yes and no as two values to choose from, where there may be neither.
  static var yesOrNo: Self {
    var type = Self("choice")
    type.parameters = [.init("options", [["value": true], ["value": false]])]
    return type
  }

  /// The type of what need not be answered: a switch can't be left out, as one value of two can.
  func asAnswered(_ required: ImportedCondition) -> Self {
    guard name == "toggle", required != .always, !isGate else { return self }
    if mustBeOn {
      var type = Self("choice")
      type.parameters = [.init("options", [["value": true]])]
      return type
    }
    return required == .never ? self : .yesOrNo
  }

  /// True for a switch that stands for an object or an array.
  private var isGate: Bool { has("answer") }

  /// A text of this many characters is written in several lines.
  private static let longText = 500

  private static func text(_ view: SchemaView) -> Self? {
    let (least, most) = (
      view.all("minLength").compactMap(\.integer).max(),
      view.all("maxLength").compactMap(\.integer).min()
    )
    if let least, let most, least > most {
      view.note("maxLength", "it is below 'minLength'")
      return nil
    }
    let names = view.all("format").compactMap(\.string)
    let format = names.lazy.compactMap { ImportedFormat.all[$0] }.first
    if format == nil, let name = names.first, !ImportedFormat.silent.contains(name) {
      view.tell("format", "no field checks '\(name.visible())'")
    }
    var type = Self(format?.type ?? "phrase")
    type.parameters = format?.parameters ?? []
    if type.name == "phrase", isLong(view) { type = Self("text") }
    if view.annotation("writeOnly")?.bool == true, !type.has("secret") {
      type.parameters.append(.init("secret", true))
    }
    return type
  }

  private static func isLong(_ view: SchemaView) -> Bool {
    if view["contentMediaType"] != nil { return view["contentEncoding"] == nil }
    return view["maxLength"]?.integer.map { $0 >= longText } ?? false
  }
}

extension JSONNode {
  /// True if a word in it leads to another schema of the file.
  fileprivate var holdsReference: Bool {
    SchemaTargets.reference(in: self) != nil || elements.contains(where: \.holdsReference)
      || members.contains { $0.value.holdsReference }
  }
}

extension SchemaView {
  /// The type that its other keywords speak of.
  var impliedType: String {
    if ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]
      .contains(where: { self[$0] != nil })
    {
      return "number"
    }
    return "string"
  }

  /// True if it says nothing of what a value is.
  var isOpen: Bool {
    types.isEmpty && !isNever && choices.isEmpty && !isObject && !isArray
      && !Self.textWords.contains { self[$0] != nil } && impliedType == "string"
  }

  private static let textWords = [
    "enum", "const", "pattern", "minLength", "maxLength", "format", "contentMediaType",
    "contentEncoding",
  ]

  /// Says that a keyword did not make it into the form.
  func note(_ keyword: String, _ reason: String) {
    report.warning(.notCarriedOver(keyword, reason), at: place(of: keyword))
  }

  /// Says what a form leaves to others, though its answers are right.
  func tell(_ keyword: String, _ reason: String) {
    report.warning(.cutShort(keyword, reason), at: place(of: keyword))
  }

  private func place(of keyword: String) -> JSONNode {
    let place = parts.lazy.compactMap { part in
      part.members.first { $0.key == keyword }?.keyNode
    }.first
    return place ?? node
  }
}
