internal import TField

// The file.
extension Diagnostic.Problem {
  static func notJSON(_ error: JSONError) -> Self { Self(error.description) }
  static func newerFormat(_ version: Int) -> Self {
    Self("this form is of format \(version); this program reads format 1: use a newer tfield")
  }
  static func tooManyFields(limit: Int) -> Self { Self("a form has at most \(limit) fields") }
  package static func tooManyFaults(limit: Int) -> Self {
    Self("more than \(limit) faults; the rest of the file wasn't checked")
  }
}

// Keys and values.
extension Diagnostic.Problem {
  static func expected(_ wanted: String, found: JSONKind, key: String) -> Self {
    Self("'\(key.visible())' wants \(wanted), not \(found.article)")
  }
  static func missingKey(_ key: String, of object: String) -> Self {
    let remedy = "; let it begin with \"tfield\": 1"
    return Self("missing '\(key)' in \(object)" + (key == "tfield" ? remedy : ""))
  }
  static func unknownKey(_ key: String, of object: String, didYouMean guess: String?) -> Self {
    Self("unknown key '\(key.visible())' in \(object)\(suggestion(guess))")
  }
  static func foreignParameter(_ key: String, of type: String, ownedBy owners: [String]) -> Self {
    Self("'\(key)' isn't a parameter of type '\(type.visible())'; it belongs to \(list(owners))")
  }
  static func unknownValue(
    _ value: String, key: String, choices: [String], didYouMean guess: String?
  ) -> Self {
    let remedy = guess == nil ? "; it is one of \(list(choices))" : suggestion(guess)
    return Self("unknown \(key) '\(value.visible())'" + remedy)
  }
  static func outOfRange(_ value: String, key: String, _ range: ClosedRange<Int>) -> Self {
    Self("'\(key)' must be \(words(for: range)), not \(value.visible())")
  }
  static func bothKeys(_ first: String, _ second: String) -> Self {
    Self("either '\(first)' or '\(second)', not both")
  }
  static func neitherKey(_ first: String, _ second: String) -> Self {
    Self("'\(first)' or '\(second)' is missing")
  }
  static func loneKey(_ key: String, without other: String) -> Self {
    Self("'\(key)' means nothing without '\(other)'")
  }
  static func badID(_ id: String) -> Self {
    Self(
      "'\(id.visible(limit: 70))' can't be an id: a letter or _ comes first, then letters, digits,"
        + " _ and -, at most 64")
  }
  static func badValue(_ value: String, key: String, wanted: String) -> Self {
    Self("'\(key)' wants \(wanted), not '\(value.visible())'")
  }
  static func emptyText(_ key: String) -> Self { Self("'\(key.visible())' must say something") }
  static func emptyList(_ key: String) -> Self { Self("'\(key)' must not be empty") }
}

// Names.
extension Diagnostic.Problem {
  static func duplicateID(_ id: String, kind: String, line: Int) -> Self {
    Self("the \(kind) id '\(id)' is taken already, in line \(line)")
  }
  static func unknownType(_ name: String, didYouMean guess: [String]) -> Self {
    let remedy = guess.isEmpty ? "" : "; did you mean \(list(guess))?"
    return Self("unknown field type '\(name.visible())'" + remedy)
  }
  static func unknownField(_ id: String, didYouMean guess: String?) -> Self {
    Self("no field has the id '\(id.visible())'\(suggestion(guess))")
  }
  static func unknownGroup(_ name: String, didYouMean guess: String?) -> Self {
    Self("no field is in a group '\(name.visible())'\(suggestion(guess))")
  }
  static func unknownCode(_ code: String, didYouMean guess: String?) -> Self {
    Self("no error has the code '\(code.visible())'\(suggestion(guess))")
  }
  static func wrongFieldType(_ id: String, wanted: String) -> Self {
    Self("field '\(id)' isn't of type '\(wanted)'")
  }
  static func builtInType(_ name: String) -> Self {
    Self("'\(name)' is a built-in type; give yours another name")
  }
  static func typeCycle(_ names: [String]) -> Self {
    Self("these types are based on each other: \(circle(names))")
  }
  package static func typeTooDeep(_ name: String, limit: Int) -> Self {
    Self("type '\(name.visible())' is based on more than \(limit) others")
  }
  static func twinBelow(_ id: String) -> Self {
    Self("field '\(id)' must stand above the field that repeats it")
  }
}

// Rules and conditions.
extension Diagnostic.Problem {
  static func notOneKey(_ found: [String], of object: String, choices: [String]) -> Self {
    found.isEmpty
      ? Self("a \(object) needs one of \(list(choices))")
      : Self("a \(object) has just one of these: \(list(found))")
  }
  static func conditionCycle(_ ids: [String]) -> Self {
    Self("these fields hide each other in a circle: \(circle(ids))")
  }
  static func brokenPattern(_ reason: String, at position: Int) -> Self {
    Self("the pattern doesn't compile: \(reason.visible(limit: 120)) at character \(position)")
  }
  static func incomparable(_ id: String, _ claim: String, _ kind: ValueKind) -> Self {
    Self("field '\(id)' holds \(kind.holding), which '\(claim)' can't compare with this")
  }
}

// Values and texts that follow from others.
extension Diagnostic.Problem {
  static func badFormula(_ reason: String, at position: Int) -> Self {
    Self("'compute' isn't a formula: \(reason.visible(limit: 120)) at character \(position)")
  }
  static func badAnswerText(_ fault: AnswerText.Fault) -> Self {
    switch fault {
    case .unclosed: return Self("'{' has no '}'; a brace alone is written '{{'")
    case .unknownFilter(let name):
      let names = AnswerText.Filter.allCases.map(\.rawValue)
      let guess = Suggestion.nearest(to: name, among: names)
      let remedy = guess == nil ? "; it is one of \(list(names))" : suggestion(guess)
      return Self("unknown filter '\(name.visible())'" + remedy)
    }
  }
  static func secretInText(_ id: String) -> Self {
    Self("field '\(id)' is secret, so its answer can't stand in a text")
  }
  static func notComputable(_ id: String, wanted: String) -> Self {
    Self("'\(id.visible())' can't be used in a formula: it isn't a \(wanted)")
  }
  static func derivationCycle(_ ids: [String]) -> Self {
    Self("these fields need each other in a circle: \(circle(ids))")
  }
  static func badEntries(_ reason: String) -> Self { Self("'initial' can't be taken: \(reason)") }
  static func entriesTooDeep(limit: Int) -> Self {
    Self("lists can be nested at most \(limit) deep")
  }
  static func notInEntry(_ key: String) -> Self {
    Self("'\(key)' can't be used in the fields of a list")
  }
  static func pathClash(_ id: String, with other: String) -> Self {
    Self("the answers to '\(id)' and '\(other)' would have the same place in the output")
  }
}

// What makes no sense.
extension Diagnostic.Problem {
  static func minAboveMax(_ lower: String, _ upper: String) -> Self {
    Self("min \(lower) is above max \(upper)")
  }
  static func unreadableFile(_ path: String, _ reason: String) -> Self {
    Self("can't read \(path.quotedWhole): \(reason.visible(limit: 200))")
  }
  static func slotNotOneCharacter(_ key: String) -> Self {
    Self("the name of a slot is one character of the template, not '\(key.visible())'")
  }
  static func noSlots(_ template: String) -> Self {
    Self("the template '\(template.visible())' has no slot: nothing could be typed")
  }
  static func impossibleSlot(_ template: String) -> Self {
    Self("a slot of the template '\(template.visible())' takes no character that 'case' allows")
  }
  static func badInitial(_ reason: String) -> Self {
    Self("the initial value is not valid: \(quoted(reason))")
  }
  static func badConversion(_ text: String, _ reason: String) -> Self {
    Self("a value can't become '\(text.visible())', which is not valid: \(quoted(reason))")
  }
  static func impossiblePattern(_ template: String) -> Self {
    Self("no text that fits the template '\(template.visible())' can match the pattern")
  }
  static func unsatisfiableField(_ id: String, _ reason: String) -> Self {
    Self("field '\(id)' can never be valid: \(quoted(reason))")
  }
  static func unsatisfiableGroup(_ group: String, field: String) -> Self {
    Self("group '\(group.visible())' can never be valid, because of field '\(field)'")
  }
  static func unsatisfiableAction(_ action: String, field: String) -> Self {
    Self("action '\(action)' can never be run, because of field '\(field)'")
  }
  static func unreachableField(_ id: String) -> Self {
    Self("field '\(id)' can never be seen: its condition can never hold")
  }
  static func ungatedField(_ id: String) -> Self {
    Self("field '\(id)' is required, but no action asks for its group")
  }
  static func unsaidNeed(_ id: String) -> Self {
    Self("field '\(id)' can't be left empty because of its 'min'; say 'required', too")
  }
  static func storedSecret(_ field: String, by key: String) -> Self {
    Self("'\(key)' would store field '\(field)', which must not be kept; name the others in 'only'")
  }
  static func hiddenStamp(by id: String) -> Self {
    Self("field '\(id)' has the name of a stamp that is added to each line; give it another id")
  }
  static func plainSecret(_ type: String) -> Self {
    Self("'secret' can't be false here: '\(type.visible())' is always kept secret")
  }
}

// What a schema says and a form can't.
extension Diagnostic.Problem {
  static func notCarriedOver(_ keyword: String, _ reason: String) -> Self {
    var problem = Self("'\(keyword.visible())' is left out: \(reason)")
    problem.keyword = keyword
    return problem
  }
  static func noSchema(isForm: Bool) -> Self {
    isForm
      ? Self("this is a form file already, and no JSON Schema")
      : Self("a JSON Schema is an object, true or false")
  }
  static func renamed(_ name: String, to id: String) -> Self {
    Self("property '\(name.visible())' becomes field '\(id)'")
  }
}

// Parts of sentences.
extension Diagnostic.Problem {
  /// A sentence that may be the form's own.
  private static func quoted(_ sentence: String) -> String { sentence.visible(limit: 300) }

  private static func circle(_ names: [String]) -> String {
    names.map { $0.visible() }.joined(separator: " → ")
  }

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
    case .array: "a list"
    case .bool: "true or false"
    case .object, .string, .number, .null: words.text()
    }
  }
}
