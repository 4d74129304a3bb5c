internal import TFieldJSON
internal import TField

extension Diagnostic.Problem: CustomStringConvertible {
  /// The one sentence that says it.
  package var description: String {
    fileText ?? valueText ?? nameText ?? derivationText ?? logicText
  }

  private var fileText: String? {
    switch self {
    case .notJSON(let error): error.description
    case .newerFormat(let version):
      "this form is of format \(version); this program reads format 1: use a newer tfield"
    case .tooManyFields(let limit): "a form has at most \(limit) fields"
    case .tooManyFaults(let limit): "more than \(limit) faults; the rest of the file wasn't checked"
    default: nil
    }
  }

  private var valueText: String? {
    switch self {
    case .expected(let wanted, let found, let key):
      "'\(key.visible())' wants \(wanted), not \(found.article)"
    case .missingKey("tfield", _): "missing 'tfield' in form; let it begin with \"tfield\": 1"
    case .missingKey(let key, let owner): "missing '\(key)' in \(owner)"
    case .unknownKey(let key, let owner, let guess):
      "unknown key '\(key.visible())' in \(owner)\(Self.suggestion(guess))"
    case .foreignParameter(let key, let type, let owners):
      "'\(key)' isn't a parameter of type '\(type.visible())'; it belongs to \(Self.list(owners))"
    case .unknownValue(let value, let key, let choices, let guess):
      "unknown \(key) '\(value.visible())'"
        + (guess == nil ? "; it is one of \(Self.list(choices))" : Self.suggestion(guess))
    case .outOfRange(let value, let key, let range):
      "'\(key)' must be \(Self.words(for: range)), not \(value.visible())"
    case .bothKeys(let first, let second): "either '\(first)' or '\(second)', not both"
    case .neitherKey(let first, let second): "'\(first)' or '\(second)' is missing"
    case .loneKey(let key, let other): "'\(key)' means nothing without '\(other)'"
    case .emptyText(let key): "'\(key.visible())' must say something"
    case .emptyList(let key): "'\(key)' must not be empty"
    case .badID(let id):
      "'\(id.visible(limit: 70))' can't be an id: a letter or _ comes first, then letters, digits,"
        + " _ and -, at most 64"
    case .badValue(let value, let key, let wanted):
      "'\(key)' wants \(wanted), not '\(value.visible())'"
    default: nil
    }
  }

  private var nameText: String? {
    switch self {
    case .duplicateID(let id, let kind, let line):
      "the \(kind) id '\(id)' is taken already, in line \(line)"
    case .unknownType(let name, let guess):
      "unknown field type '\(name.visible())'"
        + (guess.isEmpty ? "" : "; did you mean \(Self.list(guess))?")
    case .unknownField(let id, let guess):
      "no field has the id '\(id.visible())'\(Self.suggestion(guess))"
    case .unknownGroup(let name, let guess):
      "no field is in a group '\(name.visible())'\(Self.suggestion(guess))"
    case .unknownCode(let code, let guess):
      "no error has the code '\(code.visible())'\(Self.suggestion(guess))"
    case .wrongFieldType(let id, let wanted): "field '\(id)' isn't of type '\(wanted)'"
    case .builtInType(let name): "'\(name)' is a built-in type; give yours another name"
    case .typeCycle(let names):
      "these types are based on each other: \(names.map { $0.visible() }.joined(separator: " → "))"
    case .typeTooDeep(let name, let limit):
      "type '\(name.visible())' is based on more than \(limit) others"
    case .twinBelow(let id): "field '\(id)' must stand above the field that repeats it"
    case .notOneKey(let found, let owner, let choices) where found.isEmpty:
      "a \(owner) needs one of \(Self.list(choices))"
    case .notOneKey(let found, let owner, _):
      "a \(owner) has just one of these: \(Self.list(found))"
    case .conditionCycle(let ids):
      "these fields hide each other in a circle: \(ids.joined(separator: " → "))"
    case .brokenPattern(let reason, let position):
      "the pattern doesn't compile: \(reason.visible(limit: 120)) at character \(position)"
    case .incomparable(let id, let claim, let kind):
      "field '\(id)' holds \(kind.holding), which '\(claim)' can't compare with this"
    default: nil
    }
  }

  private var derivationText: String? {
    switch self {
    case .badFormula(let reason, let position):
      "'compute' isn't a formula: \(reason.visible(limit: 120)) at character \(position)"
    case .badAnswerText(.unclosed): "'{' has no '}'; a brace alone is written '{{'"
    case .badAnswerText(.unknownFilter(let name)):
      "unknown filter '\(name.visible())'"
        + (Suggestion.nearest(to: name, among: AnswerText.Filter.names).map(Self.suggestion)
          ?? "; it is one of \(Self.list(AnswerText.Filter.names))")
    case .secretInText(let id): "field '\(id)' is secret, so its answer can't stand in a text"
    case .notComputable(let id, let wanted):
      "'\(id.visible())' can't be used in a formula: it isn't a \(wanted)"
    case .badEntries(let reason): "'initial' can't be taken: \(reason)"
    case .entriesTooDeep(let limit): "lists can be nested at most \(limit) deep"
    case .notInEntry(let key): "'\(key)' can't be used in the fields of a list"
    case .pathClash(let id, let other):
      "the answers to '\(id)' and '\(other)' would have the same place in the output"
    case .derivationCycle(let ids):
      "these fields need each other in a circle: \(ids.joined(separator: " → "))"
    default: nil
    }
  }

  private var logicText: String {
    switch self {
    case .minAboveMax(let lower, let upper): "min \(lower) is above max \(upper)"
    case .unreadableFile(let path, let reason):
      "can't read \(path.quotedWhole): \(reason.visible(limit: 200))"
    case .slotNotOneCharacter(let key):
      "the name of a slot is one character of the template, not '\(key.visible())'"
    case .noSlots(let template):
      "the template '\(template.visible())' has no slot: nothing could be typed"
    case .impossibleSlot(let template):
      "a slot of the template '\(template.visible())' takes no character that 'case' allows"
    case .badConversion(let text, let reason):
      "a value can't become '\(text.visible())', which is not valid: \(Self.quoted(reason))"
    case .badInitial(let reason): "the initial value is not valid: \(Self.quoted(reason))"
    case .impossiblePattern(let template):
      "no text that fits the template '\(template.visible())' can match the pattern"
    case .unsatisfiableField(let id, let reason):
      "field '\(id)' can never be valid: \(Self.quoted(reason))"
    case .unsatisfiableGroup(let group, let field):
      "group '\(group.visible())' can never be valid, because of field '\(field)'"
    case .unsatisfiableAction(let action, let field):
      "action '\(action)' can never be run, because of field '\(field)'"
    case .unreachableField(let id):
      "field '\(id)' can never be seen: its condition can never hold"
    case .unsaidNeed(let id):
      "field '\(id)' can't be left empty because of its 'min'; say 'required', too"
    case .ungatedField(let id): "field '\(id)' is required, but no action asks for its group"
    case .storedSecret(let field, let key):
      "'\(key)' would store field '\(field)', which must not be kept; name the others in 'only'"
    case .hiddenStamp(let id):
      "field '\(id)' has the name of a stamp that is added to each line; give it another id"
    case .notCarriedOver(let keyword, let reason):
      "'\(keyword.visible())' is left out: \(reason)"
    case .noSchema(isForm: true): "this is a form file already, and no JSON Schema"
    case .noSchema(isForm: false): "a JSON Schema is an object, true or false"
    case .renamed(let name, let id): "property '\(name.visible())' becomes field '\(id)'"
    case .plainSecret(let type):
      "'secret' can't be false here: '\(type.visible())' is always kept secret"
    default: ""
    }
  }

  /// A sentence that may be the form's own.
  private static func quoted(_ sentence: String) -> String { sentence.visible(limit: 300) }

  private static func suggestion(_ guess: String?) -> String {
    guard let guess else { return "" }
    // A guess that quotes itself needs no quotes.
    return guess.contains("\"")
      ? "; did you mean \(guess.visible(limit: 120))?" : "; did you mean '\(guess.visible())'?"
  }

  /// `18 to 99`, or what remains of it where an end says nothing.
  private static func words(for range: ClosedRange<Int>) -> String {
    if range.lowerBound == range.upperBound { return String(range.lowerBound) }
    if range == .min ... .max { return "a whole number of at most 64 bits" }
    if range.upperBound == .max { return "\(range.lowerBound) or more" }
    return "\(range.lowerBound) to \(range.upperBound)"
  }

  /// `'a', 'b' or 'c'`, cut where nobody would read on.
  private static func list(_ names: [String]) -> String {
    let quoted = names.prefix(12).map { "'\($0.visible())'" }
    guard names.count <= 12 else { return quoted.joined(separator: ", ") + ", …" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension JSONKind {
  /// The kind as it stands in a sentence.
  fileprivate var article: String {
    switch self {
    case .object: "an object"
    case .array: "a list"
    case .string: "a text"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }
}

extension AnswerText.Filter {
  fileprivate static var names: [String] { allCases.map(\.rawValue) }
}
