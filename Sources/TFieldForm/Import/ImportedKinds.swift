internal import TField

/// A kind of value that a person may choose, with what the choice holds for it.
typealias ImportedKind = (view: SchemaView, value: String, label: JSONValue)

extension SchemaView {
  /// The kinds of value that it allows, of which a person chooses one; `nil` where there is nothing to
  /// choose, or where the choice is one of values or of properties.
  var kinds: [ImportedKind]? {
    if hasAny(of: ["const", "enum"]) { return nil }
    let types = types
    if types.count > 1 {
      return types.map { (only($0), $0, ImportedWords.types[$0] ?? .string($0)) }
    }
    guard let choice = choices.first, !isObject, ImportedOptions(self) == nil else { return nil }
    return named(choice.ways) { alternative($0) }
  }

  /// Its alternatives, each with a name that no other has.
  func named(_ ways: [SchemaSpot], _ viewed: (SchemaSpot) -> SchemaView) -> [ImportedKind] {
    var seen: Set<String> = []
    return ways.enumerated().map { index, way in
      var label = inner([way]).label(of: way) ?? .string("\(index + 1)")
      var name = label.word
      if case .object(let texts) = label { name = texts.first?.value.word ?? "" }
      if !seen.insert(name).inserted {
        name += " \(index + 1)"
        label = .string(name)
      }
      return (viewed(way), name, label)
    }
  }

  /// What an alternative calls itself, or what it is.
  private func label(of way: SchemaSpot) -> JSONValue? {
    if let title = words("title") { return .string(title) }
    if let name = way.node["$ref"]?.string?.split(separator: "/").last {
      return .string(String(name).asLabelOfName)
    }
    let declared = members("properties").compactMap(\.name.string)
    let names = required.isEmpty && declared.count == 1 ? declared : required
    if !names.isEmpty { return .string(names.map(\.asLabelOfName).joined(separator: ", ")) }
    if let format = self["format"]?.string { return .string(format) }
    return types.count == 1 ? types.first.flatMap { ImportedWords.types[$0] } : nil
  }
}

extension Importing {
  /// A choice, and the fields of each kind.
  func addKinds(_ kinds: [ImportedKind], of view: SchemaView, at spot: ImportedSpot) {
    let value = view.annotation("default")
    let initial = kinds.firstIndex { kind in
      value.map { !$0.isNull && kind.view.takesType(of: $0) } ?? false
    }
    let id = id(for: spot.path + ["kind"], at: spot.place)
    addChoice(kinds, id, label: view.words("title") ?? spot.label, at: spot, initial: initial)
    for (index, kind) in kinds.enumerated() {
      var inner = spot
      (inner.when, inner.required) = (Self.chosen(kind.value, in: id), true)
      inner.takesInitial = index == initial
      add(kind.view, at: inner)
    }
  }

  static func chosen(_ value: String, in id: String) -> ImportedCondition {
    ["field": .string(id), "equals": .string(value)]
  }

  /// Adds the field that asks which kind it is.
  func addChoice(
    _ kinds: [ImportedKind], _ id: String, label: String, at spot: ImportedSpot, initial: Int? = nil
  ) {
    let options = kinds.map { ["value": .string($0.value), "label": $0.label] as JSONValue }
    let first = initial.map { JSONValue.Member("initial", .string(kinds[$0].value.literal)) }
    append(
      ImportedField(
        id: id, label: ImportedWords.whichKind(of: label),
        kind: ImportedType("choice", [.init("options", .array(options))]), view: nil, spot: spot,
        extras: [.init("output", false)] + [first].compactMap(\.self)))
  }
}

/// Words of the importer's own, in every language of forms.
enum ImportedWords {
  /// The question for the kind of a value: "Build: which kind?".
  static func whichKind(of label: String) -> JSONValue {
    label.isEmpty
      ? words(["Which kind?", "Welche Art?", "¿De qué tipo?", "Quel type ?", "種類"])
      : words(
        ["which kind?", "welche Art?", "¿de qué tipo?", "quel type ?", "種類"],
        after: label.literal + ": ")
  }

  /// What the name of each entry of an object is called, and what stands behind it.
  static let name = words(["Name", "Name", "Nombre", "Nom", "名前"])
  static let value = words(["Value", "Wert", "Valor", "Valeur", "値"])

  /// What a text that is not of a format is told.
  static func format(_ name: String) -> JSONValue {
    words(Language.allCases.map { Wording.say("schema.format", ["name": name]).text(in: $0) })
  }

  /// What the types of JSON Schema are called by people.
  static let types = [
    "string": words(["Text", "Text", "Texto", "Texte", "文字列"]),
    "integer": words(["Whole number", "Ganze Zahl", "Número entero", "Nombre entier", "整数"]),
    "number": words(["Number", "Zahl", "Número", "Nombre", "数値"]),
    "boolean": words(["Yes or no", "Ja oder nein", "Sí o no", "Oui ou non", "はい・いいえ"]),
    "array": words(["List", "Liste", "Lista", "Liste", "一覧"]),
    "object": words(["Fields", "Felder", "Campos", "Champs", "項目"]),
  ]

  private static func words(_ texts: [String], after start: String = "") -> JSONValue {
    .object(zip(Language.allCases, texts).map { .init($0.rawValue, .string(start + $1)) })
  }
}

extension String {
  /// The text as a form file must say it, in which a brace stands for an answer.
  var literal: String { utf8.contains(UInt8(ascii: "{")) ? with("{{", for: "{") : self }
}
