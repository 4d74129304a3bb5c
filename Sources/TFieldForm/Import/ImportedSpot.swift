internal import TFieldJSON

/// Where a value of a schema stands in the answers, and when it is asked for.
struct ImportedSpot {
  /// The names that lead to it; none for the root.
  var path: [String]
  var label: String
  /// When it must be answered, as long as it is there at all.
  var required: ImportedCondition
  /// When it is there.
  var when: ImportedCondition
  /// The name in the schema, for notes.
  var place: JSONNode
  /// True if the schema's default is what it begins with.
  var takesInitial = true

  /// Stands in conditions for the names of an object that it doesn't list.
  static let others = "\u{0}"

  /// What stands for itself: the whole form, or an entry of a list.
  init(root place: JSONNode, label: String = "") {
    self.init(path: [], label: label, required: .always, when: .always, place: place)
  }

  private init(
    path: [String], label: String, required: ImportedCondition, when: ImportedCondition,
    place: JSONNode
  ) {
    (self.path, self.label, self.place) = (path, label, place)
    (self.required, self.when) = (required, when)
  }

  /// A spot below this one.
  func inner(_ name: String, _ required: ImportedCondition, at place: JSONNode) -> Self {
    Self(
      path: path + [name], label: ImportedField.label(from: name), required: required, when: when,
      place: place)
  }

  /// The same spot while a condition holds, where an answer is then a must.
  func chosen(_ condition: ImportedCondition) -> Self {
    var spot = self
    spot.when = condition
    spot.required = .always
    return spot
  }
}

/// Words of the importer's own, in every language of forms.
enum ImportedWords {
  /// The question for the kind of a value: "Build: which kind?".
  static func whichKind(of label: String) -> JSONValue {
    let before = label.isEmpty ? "" : label + ": "
    return words(
      before.isEmpty ? "Which kind?" : before + "which kind?",
      before.isEmpty ? "Welche Art?" : before + "welche Art?", before + "¿de qué tipo?",
      before + "quel type ?", before + "種類")
  }

  /// What the name of each entry of an object is called.
  static let name = words("Name", "Name", "Nombre", "Nom", "名前")

  /// What that which stands behind a name is called.
  static let value = words("Value", "Wert", "Valor", "Valeur", "値")

  /// What the list of names beside others is called.
  static let others = words(
    "Other names", "Andere Namen", "Otros nombres", "Autres noms", "その他の名前")

  /// What is said of a list without an entry that it must have.
  static func needsEntry(_ entry: String) -> JSONValue {
    words(
      "Add an entry: \(entry)", "Ein Eintrag fehlt: \(entry)", "Falta una entrada: \(entry)",
      "Il manque une entrée : \(entry)", "項目が必要です: \(entry)")
  }

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
