internal import TField

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
    words(Language.allCases.map { Wording.schema(.format(name)).text(in: $0) })
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

  /// `firstName` and `first_name` as "First Name".
  var asLabelOfName: String {
    var words: [String] = [""]
    var wasSmall = false
    for character in self {
      let isBreak = "_- ".contains(character)
      if isBreak || wasSmall && character.isUppercase { words.append("") }
      if !isBreak { words[words.count - 1].append(character) }
      wasSmall = character.isLowercase || character.isNumber
    }
    let shown = words.filter { !$0.isEmpty }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return shown.isEmpty ? "Field" : shown.joined(separator: " ")
  }
}
