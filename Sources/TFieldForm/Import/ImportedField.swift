internal import TFieldJSON
internal import TField

/// A property of a JSON Schema as a field.
struct ImportedField {
  /// Whether a field must be answered.
  struct Presence {
    let isRequired: Bool
    /// The fields beside it, where the object that they stand in may be missing as a whole.
    let companions: [String]?

    init(_ isRequired: Bool, _ companions: [String]?) {
      self.isRequired = isRequired
      self.companions = companions
    }

    /// Whether it is asked for always, and not only beside other answers.
    var isFixed: Bool { isRequired && companions == nil }
  }

  let view: SchemaView
  let id: String
  let name: String
  /// The names that lead to it in the schema.
  let path: [String]
  let presence: Presence
  let kind: ImportedType

  /// The field as it stands in a form file.
  var members: [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init("id", .string(id)), .init("type", .string(kind.name)),
      .init("label", .string(view.words("title") ?? Self.label(from: name))),
    ]
    members += kind.parameters
    if path != [id] { members.append(.init("path", .array(path.map(JSONValue.string)))) }
    if let required { members.append(.init("required", required)) }
    if let initial = ImportedInitial(view, kind).value ?? unset {
      members.append(.init("initial", initial))
    }
    if let help = view.words("description") { members.append(.init("help", .string(help))) }
    let rules = kind.rules + ImportedRules(view, isFixed: presence.isFixed).values
    if !rules.isEmpty { members.append(.init("rules", .array(rules))) }
    return members
  }

  /// A truth value that a schema wants is false until somebody switches it on.
  private var unset: JSONValue? {
    kind.name == "toggle" && presence.isFixed && !kind.mustBeOn ? false : nil
  }

  private static let mostCompanions = 50

  /// In a schema a truth value is just there; here a required switch must be on.
  private var required: JSONValue? {
    if kind.name == "toggle" { return kind.mustBeOn && presence.isFixed ? true : nil }
    guard presence.isRequired, !kind.mayBeEmpty else { return nil }
    guard let companions = presence.companions else { return true }
    guard companions.count <= Self.mostCompanions else {
      view.report.warning(
        .notCarriedOver("required", "too many fields stand beside it"), at: view.node)
      return nil
    }
    let claims = companions.filter { $0 != self.id }.map { id in
      ["field": .string(id), "filled": true] as JSONValue
    }
    return claims.isEmpty ? nil : ["any": .array(claims)]
  }

  /// `firstName` and `first_name` as "First Name".
  static func label(from name: String) -> String {
    var words: [String] = [""]
    var wasSmall = false
    for character in name {
      let breaks = wasSmall && character.isUppercase
      if breaks || character == "_" || character == "-" || character == " " { words.append("") }
      wasSmall = character.isLowercase || character.isNumber
      if breaks || !"_- ".contains(character) { words[words.count - 1].append(character) }
    }
    let shown = words.filter { !$0.isEmpty }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return shown.isEmpty ? "Field" : shown.joined(separator: " ")
  }
}
