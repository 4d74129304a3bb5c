internal import TField
internal import TFieldJSON

/// Words of the importer's own, in every language of forms.
enum ImportedWords {
  /// The question for the kind of a value: "Build: which kind?".
  static func whichKind(of label: String) -> JSONValue {
    let before = label.isEmpty ? "" : label.literal + ": "
    return words(
      before.isEmpty ? "Which kind?" : before + "which kind?",
      before.isEmpty ? "Welche Art?" : before + "welche Art?", before + "¿de qué tipo?",
      before + "quel type ?", before + "種類")
  }

  /// What the name of each entry of an object is called.
  static let name = words("Name", "Name", "Nombre", "Nom", "名前")

  /// What that which stands behind a name is called.
  static let value = words("Value", "Wert", "Valor", "Valeur", "値")

  /// What a text that is not of a format is told.
  static func format(_ name: String) -> JSONValue {
    let shown = examples[name].map { "\(name), \($0)" } ?? name
    return words(
      "Format: \(shown)", "Format: \(shown)", "Formato: \(shown)", "Format : \(shown)",
      "形式: \(shown)")
  }

  private static let examples = [
    "date": "2026-11-21", "time": "17:05:00Z", "date-time": "2026-11-21T17:05:00Z",
    "duration": "P3DT12H", "uuid": "123e4567-e89b-12d3-a456-426614174000",
    "hostname": "www.example.com", "uri": "https://example.com/", "iri": "https://example.com/",
    "uri-reference": "/a/b#c", "iri-reference": "/a/b#c", "json-pointer": "/a/0",
    "relative-json-pointer": "1/a", "idn-email": "name@example.com",
  ]

  /// What a type of JSON Schema is called by people.
  static func type(_ name: String) -> JSONValue {
    switch name {
    case "string": words("Text", "Text", "Texto", "Texte", "文字列")
    case "integer": words("Whole number", "Ganze Zahl", "Número entero", "Nombre entier", "整数")
    case "number": words("Number", "Zahl", "Número", "Nombre", "数値")
    case "boolean": words("Yes or no", "Ja oder nein", "Sí o no", "Oui ou non", "はい・いいえ")
    case "array": words("List", "Liste", "Lista", "Liste", "一覧")
    case "object": words("Fields", "Felder", "Campos", "Champs", "項目")
    default: .string(name)
    }
  }

  private static func words(
    _ english: String, _ german: String, _ spanish: String, _ french: String, _ japanese: String
  ) -> JSONValue {
    [
      "en": .string(english), "de": .string(german), "es": .string(spanish),
      "fr": .string(french), "ja": .string(japanese),
    ]
  }
}

extension String {
  /// The text as a form file must say it, in which a brace stands for an answer.
  var literal: String { with("{{", for: "{") }

  /// `firstName` and `first_name` as "First Name".
  var asLabelOfName: String {
    var words: [String] = [""]
    var wasSmall = false
    for character in self {
      let breaks = wasSmall && character.isUppercase
      if breaks || character == "_" || character == "-" || character == " " { words.append("") }
      wasSmall = character.isLowercase || character.isNumber
      if breaks || !"_- ".contains(character) { words[words.count - 1].append(character) }
    }
    let shown = words.filter { !$0.isEmpty }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return shown.isEmpty ? "Field" : shown.joined(separator: " ")
  }
}
