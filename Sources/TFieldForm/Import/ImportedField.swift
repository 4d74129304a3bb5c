internal import TFieldJSON
internal import TField

/// A property of a JSON Schema as a field, or a field that decides which properties there are.
struct ImportedField {
  let id: String
  /// The names that lead to it in the schema.
  let path: [String]
  let label: JSONValue
  let kind: ImportedType
  /// Where it stands in the schema, and what is said of it there.
  let view: SchemaView
  let place: JSONNode
  var required: ImportedCondition
  let when: ImportedCondition
  /// Members that the schema doesn't spell out.
  var extras: [JSONValue.Member] = []

  /// True for a choice that only shows other fields.
  var isOnlyForForm = false
  /// True for a switch that stands for a whole object.
  var holdsObject = false
  /// True for a list of the names that no other field of its object has.
  var takesOtherNames = false
  /// True if the schema's default is what it begins with.
  var takesInitial = true

  /// The field as it stands in a form file; `nil` if it never exists.
  func members(_ places: ImportedPlaces) -> [JSONValue.Member]? {
    let when = places.json(when)
    if when == false { return nil }
    var members: [JSONValue.Member] = [
      .init("id", .string(id)), .init("type", .string(kind.name)), .init("label", label),
    ]
    members += kind.parameters
    if path != [id], !isOnlyForForm {
      members.append(.init("path", .array(path.map(Self.key))))
    }
    if when != true { members.append(.init("when", when)) }
    members += presence(places.json(required))
    return members + (isOnlyForForm || holdsObject ? words : words + rules) + extras
  }

  /// In a schema a truth value is just there; here a required switch must be on.
  private func presence(_ required: JSONValue) -> [JSONValue.Member] {
    if view.isNullable, !isOnlyForForm, kind.name != "json" {
      return [.init("keepEmpty", required == false ? "given" : "null")]
    }
    // What the schema lets be left out has no entries too few.
    let leavesOut = kind.mustHaveEntries && required != true
    let omission: [JSONValue.Member] = leavesOut ? [.init("keepEmpty", false)] : []
    if required == false { return omission }
    let isSwitch = kind.name == "toggle" && !kind.mustBeOn && !holdsObject
    if isSwitch || kind.mayBeEmpty && required == true { return [.init("keepEmpty", true)] }
    return [.init("required", required)] + omission
  }

  private static func key(_ key: String) -> JSONValue {
    ArrayPosition(key: key).map { .integer($0.index) } ?? .string(key)
  }

  private var words: [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if takesInitial, let initial { members += initial }
    if let placeholder { members.append(.init("placeholder", .string(placeholder))) }
    if let words = view.words("description") {
      members.append(.init(Self.isShort(words) ? "description" : "help", .string(words)))
    }
    return members
  }

  /// True for words that stand under the label; others are told with F1.
  private static func isShort(_ words: String) -> Bool {
    words.utf8.count <= 120 && !words.utf8.contains { "\n*[".utf8.contains($0) }
  }

  private var rules: [JSONValue.Member] {
    if kind.name == "json" { return [] }
    let rules = kind.rules + ImportedRules(view, kind, isFixed: required == .always).values
    return rules.isEmpty ? [] : [.init("rules", .array(rules))]
  }

  /// What stands in it at first; what the schema fixes can't be edited.
  private var initial: [JSONValue.Member]? {
    if let only = kind.onlyValue, required == .always {
      return [.init("initial", only), .init("readOnly", true)]
    }
    guard let value = ImportedInitial(view, kind).value else { return nil }
    let isFixed = view.annotation("readOnly")?.bool == true
    return [.init("initial", value)] + (isFixed ? [.init("readOnly", true)] : [])
  }

  /// The first example, in the empty box.
  private var placeholder: String? {
    guard !["toggle", "choice", "choices", "list", "json"].contains(kind.name) else { return nil }
    let examples = view.annotation("examples").map { Array($0.elements) } ?? []
    guard let example = examples.first ?? view.annotation("example") else { return nil }
    let text = example.string ?? example.numberText
    return text.flatMap { $0.contains("\n") || $0.isEmpty ? nil : $0 }
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
