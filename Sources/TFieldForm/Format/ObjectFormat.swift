internal import CData
internal import TField

/// One key that an object of a form file may have.
package struct KeyFormat: Sendable {
  package let name: String
  let shape: Shape
  var isRequired = false
  /// The name in `Data/keys.txt` of the object that has the key.
  var object = ""
  /// Its description, if that isn't in `Data/keys.txt`.
  private var ownWords: String?

  init(_ name: String, _ shape: Shape, isRequired: Bool = false, says: String? = nil) {
    (self.name, self.shape, self.isRequired, ownWords) = (name, shape, isRequired, says)
  }

  package var says: String { ownWords ?? KeyWords.all[object]?[name]?.says ?? "" }

  /// True for a truth value, so that on a command line the key alone is enough.
  package var isFlag: Bool { shape.kinds == [.bool] }

  /// Every value that it takes, if they are few.
  package var choices: [String] { shape.choices }

  /// The default in words.
  var standard: String? { KeyWords.all[object]?[name]?.standard }

  /// The key's meaning, values and default; in brief, only unusual values.
  func summary(isBrief: Bool = false) -> String {
    let values = isBrief && !shape.isSpecial ? nil : shape.sentence
    let standard = isRequired ? "Required." : standard.map { "Default: \($0)." }
    return [says, values, standard].compactMap(\.self).joined(separator: " ")
  }

  func required(_ isRequired: Bool) -> Self {
    var key = self
    key.isRequired = isRequired
    return key
  }
}

/// Descriptions of the objects of form files and their keys; the key "" is the object itself.
private enum KeyWords {
  static let all: [String: [String: (says: String, standard: String?)]] = {
    var words: [String: [String: (says: String, standard: String?)]] = [:]
    var object = ""
    for row in DataFile.keys.rows {
      let parts = row.split(separator: "|", maxSplits: 2).map { String($0.trimmed) }
      if parts.count == 3 {
        words[object, default: [:]][parts[0]] = (parts[2], parts[1].isEmpty ? nil : parts[1])
      } else {
        object = parts.first ?? ""
        words[object] = parts.count == 2 ? ["": (parts[1], nil)] : [:]
      }
    }
    return words
  }()
}

/// A kind of object in a form file: its name and every key it may have.
final class ObjectFormat: Sendable {
  let name: String
  let keys: [KeyFormat]
  let requiredKeys: [String]

  init(_ name: String, _ keys: [KeyFormat]) {
    self.name = name
    self.keys = keys.map {
      var key = $0
      if key.object.isEmpty { key.object = name }
      return key
    }
    requiredKeys = keys.filter(\.isRequired).map(\.name)
  }

  var says: String { KeyWords.all[name]?[""]?.says ?? "" }
  var optional: ObjectFormat { ObjectFormat(name, keys.map { $0.required(false) }) }

  subscript(key: String) -> KeyFormat? { index(of: key).map { keys[$0] } }

  /// No object has enough keys to make a dictionary worthwhile.
  func index(of key: String) -> Int? { keys.firstIndex { $0.name == key } }

  /// True for `$schema`, `$comment` and names that start with `x-`, which are allowed anywhere.
  static func isIgnored(_ key: String) -> Bool {
    key == "$schema" || key == "$comment" || key.hasPrefix("x-")
  }
}

/// An object of a form file that is read key by key, by its table.
struct Spec<Target>: Sendable {
  typealias Take = @Sendable (inout Target, ObjectReader, JSONNode) -> Void

  /// A key, and what is done with its value.
  struct Row: Sendable {
    fileprivate var key: KeyFormat
    fileprivate let take: Take?
    var required: Self { Self(key: key.required(true), take: take) }
  }

  let format: ObjectFormat
  private let takes: [Take?]

  init(_ name: String, _ rows: [Row]) {
    format = ObjectFormat(name, rows.map(\.key))
    takes = rows.map(\.take)
  }

  func read(_ reader: ObjectReader, into target: inout Target) {
    for given in reader.given {
      if let index = format.index(of: given.key), let take = takes[index] {
        take(&target, reader, given.node)
      }
    }
  }
}

extension Spec.Row {
  /// A key and what is done with its value; without `take`, it is read together with others.
  static func key(_ name: String, _ shape: Shape, _ take: Spec.Take? = nil) -> Self {
    Self(key: KeyFormat(name, shape), take: take)
  }

  static func answers(
    _ name: String, _ shape: Shape, _ take: @escaping @Sendable (inout Target, Wording?) -> Void
  ) -> Self {
    key(name, shape) { target, reader, _ in take(&target, reader.answerText(name)) }
  }

  static func choice<Choice: CaseIterable & RawRepresentable<String> & Sendable>(
    _ name: String, _: Choice.Type, _ take: @escaping @Sendable (inout Target, Choice) -> Void
  ) -> Self where Choice.AllCases == [Choice] {
    key(name, .anyOf(Choice.self)) { target, _, node in
      node.string.flatMap(Choice.init).map { take(&target, $0) }
    }
  }
}

/// The error codes of types and the engine; rules add their keys and their own codes.
enum MessageCodes {
  static let all = Set(own.map(\.rawValue) + (Claim.Row.rules + [.unless]).map(\.name))

  private static let own: [ErrorCode] = [
    .required, .incomplete, .tooShort, .tooLong, .characters, .kind, .checkFailed,
    .checkUnavailable, .patternLimit, .reading, .unknown, .json, .issuer, .checksum, .month, .year,
    .expired, .day, .date, .tooEarly, .tooLate, .hour, .minute, .number, .tooSmall, .tooLarge,
    .prefix, .zero, .state, .email, .url, .ipv4, .ipv6, .uuid, .hexColor, .slug, .username, .iban,
    .postalCode, .phoneIntl, .path, .weak, .notEqual, .notInList, .tooFew, .tooMany, .entry,
  ]
}

/// The allowed values of a key, for the loader, the schema and the manual.
final class Shape: Sendable {
  /// Checks a value of the right kind, and reports what is wrong with it.
  typealias Check = @Sendable (_ value: JSONNode, _ key: String, _ reading: Reading) -> Bool

  let says: String
  let kinds: [JSONKind]
  let schema: @Sendable () -> JSONValue
  private let check: Check
  /// Distinguishes shapes of the same kind.
  private let fits: @Sendable (JSONNode) -> Bool
  let element: Shape?
  /// The allowed words, if only some are.
  let choices: [String]
  /// True if the allowed values can't be guessed.
  let isSpecial: Bool
  private let ownSentence: (@Sendable () -> String?)?

  init(
    _ says: String, _ kinds: [JSONKind], _ schema: @escaping @autoclosure @Sendable () -> JSONValue,
    element: Shape? = nil, choices: [String] = [], isSpecial: Bool = false,
    check: @escaping Check = { _, _, _ in true },
    fits: @escaping @Sendable (JSONNode) -> Bool = { _ in true },
    sentence: (@Sendable () -> String?)? = nil
  ) {
    (self.says, self.kinds, self.schema, self.check) = (says, kinds, schema, check)
    (self.element, self.choices, self.isSpecial) = (element, choices, isSpecial)
    (ownSentence, self.fits) = (sentence, fits)
  }

  /// The values in a sentence; `nil` if a list of types is the better description.
  var sentence: String? {
    if let ownSentence { return ownSentence() }
    return says.prefix(1).uppercased() + says.dropFirst() + "."
  }

  /// True if the value of a key can be used; faults in it may have been reported all the same.
  func accepts(_ value: JSONNode, _ key: String, _ reading: Reading) -> Bool {
    guard kinds.contains(value.kind) else {
      return reading.reject(.expected, key, says, value.kind, at: value)
    }
    return check(value, key, reading)
  }

  func soundElements(of list: JSONNode, _ key: String, _ reading: Reading) -> [JSONNode] {
    list.elements.filter { !reading.report.isFull && accepts($0, key, reading) }
  }

  static let string = Shape("a text", [.string], ["type": "string"])

  /// The name of a form, a field or an action: ASCII, so that it can name a variable.
  static let id = Shape(
    "a text", [.string], ["type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$"])

  /// A text that must not be empty, such as a group's name or a path.
  static let name = Shape("a text", [.string], somethingSchema, check: saysSomething)

  static let date = Shape(
    "a day such as 2026-11-21, today, today+30d or today-18y", [.string], ["type": "string"],
    isSpecial: true)

  /// A text that people see: a string, or a map of languages to strings.
  static let text = wording(["type": "string"]) { _, _, _ in true }

  /// A text that people see and that must not be blank.
  static let label = wording(somethingSchema, saysSomething)

  private static let somethingSchema: JSONValue = ["type": "string", "pattern": "\\S"]

  private static let saysSomething: Check = { value, key, reading in
    (value.string ?? "").contains { !$0.isWhitespace } || reading.reject(.emptyText, key, at: value)
  }

  private static func wording(_ text: JSONValue, _ check: @escaping Check) -> Shape {
    let languages = "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"
    let versions: JSONValue = [
      "type": "object", "minProperties": 1, "additionalProperties": false,
      "patternProperties": .object([.init(languages, text), .init(FormSchema.ignoredKeys, true)]),
    ]
    return Shape(
      "a text, or an object of language and text", [.string, .object], ["anyOf": [text, versions]]
    ) { value, key, reading in
      if value.kind == .string { return check(value, key, reading) }
      let versions = value.namedMembers
      if versions.isEmpty { return reading.reject(.emptyText, key, at: value) }
      return versions.map { reading.isVersion($0, key) && check($0.value, key, reading) }
        .allSatisfy { $0 }
    }
  }

  static func oneOf(_ choices: [String]) -> Shape {
    Shape(
      "a text", [.string], ["enum": .texts(choices)], choices: choices, isSpecial: true
    ) { value, key, reading in
      let text = value.string ?? ""
      if choices.contains(text) { return true }
      let guess = Synonym.value(for: text, of: key) ?? Suggestion.nearest(to: text, among: choices)
      return reading.reject(.unknownValue, key, text, Guess(guess, else: choices), at: value)
    } sentence: {
      "One of \(choices.joined(separator: ", "))."
    }
  }

  static func anyOf<Choice: CaseIterable & RawRepresentable<String> & Sendable>(
    _: Choice.Type
  ) -> Shape where Choice.AllCases == [Choice] {
    .oneOf(Choice.allCases.map(\.rawValue))
  }

  static let bool = Shape("true or false", [.bool], ["type": "boolean"])

  /// `true`, for keys where `false` would be pointless.
  static let yes = Shape("true", [.bool], ["const": true]) { value, key, reading in
    value.bool == true
      || reading.reject(.badValue, key, "true; leave it out otherwise", "false", at: value)
  }

  static let null = Shape("null", [.null], ["type": "null"])
  static let number = Shape("a number", [.number], ["type": "number"], check: isPlainNumber)

  private static let isPlainNumber: Check = { value, key, reading in
    guard let text = value.numberText, DecimalNumber(text) == nil else { return true }
    let wanted = "a plain number of at most \(DecimalNumber.mostDigits) digits"
    return reading.reject(.badValue, key, wanted, text, at: value)
  }

  static func integer(_ range: ClosedRange<Int>) -> Shape {
    let fits = { @Sendable (value: JSONNode) in value.integer.map(range.contains) ?? false }
    return Shape(
      "a whole number", [.number],
      [
        "type": "integer", "minimum": .integer(range.lowerBound),
        "maximum": range.upperBound < .max ? .integer(range.upperBound) : nil,
      ],
      check: { value, key, reading in
        fits(value) || reading.reject(.outOfRange, key, range, value.sourceText, at: value)
      }, fits: fits, sentence: { range.sentence })
  }

  static func list(
    _ element: Shape, says: String = "a list", mayBeEmpty: Bool = true
  ) -> Shape {
    let schema = { @Sendable () -> JSONValue in
      ["type": "array", "minItems": mayBeEmpty ? nil : 1, "items": element.schema()]
    }
    return Shape(says, [.array], schema(), element: element) { value, key, reading in
      _ = element.soundElements(of: value, key, reading)
      let isEmpty = value.elements.isEmpty
      return mayBeEmpty || !isEmpty || reading.reject(.emptyList, key, at: value)
    }
  }

  static func some(_ element: Shape, says: String = "a list") -> Shape {
    list(element, says: says, mayBeEmpty: false)
  }

  static func object(_ format: @escaping @Sendable () -> ObjectFormat) -> Shape {
    Shape(
      "an object", [.object], FormSchema.reference(FormSchema.name(of: format())),
      fits: { value in format().keys.contains { value[$0.name] != nil } })
  }

  /// A map with free keys, such as error codes or type names; its sound members are used.
  static func map(_ element: Shape) -> Shape {
    let schema = { @Sendable () -> JSONValue in
      [
        "type": "object", "patternProperties": FormSchema.ignored,
        "additionalProperties": element.schema(),
      ]
    }
    return Shape("an object", [.object], schema()) { value, _, reading in
      for member in value.namedMembers where !reading.report.isFull {
        _ = element.accepts(member.value, member.key, reading)
      }
      return true
    }
  }

  static func either(_ shapes: [Shape], says: String) -> Shape {
    Shape(says, shapes.flatMap(\.kinds), ["anyOf": .array(shapes.map { $0.schema() })]) {
      value, key, reading in
      let possible = shapes.filter { $0.kinds.contains(value.kind) }
      let shape = possible.count == 1 ? possible.first : possible.first { $0.fits(value) }
      return shape?.accepts(value, key, reading)
        ?? reading.reject(.badValue, key, says, value.sourceText, at: value)
    }
  }

  static let anything = Shape(
    "anything", [.object, .array, .string, .number, .bool, .null], [:], sentence: { nil })

  static let options = Shape.either(
    [
      .some(.either([.string, .object { FormFormat.option }], says: "an option")),
      .object { FormFormat.optionSource },
    ], says: "a list of options, or { \"file\": … } or { \"run\": … }")

  static let condition = Shape("a condition: an object", [.object], reference("condition"))
  static let rule = Shape("a rule: an object", [.object], reference("rule"))
  static let rules = Shape.list(.rule, says: "a list of rules")
  static let field = Shape("a field: an object", [.object], reference("field"))
  static let flagOrCondition = Shape.either(
    [.bool, .condition], says: "true, false or a condition")

  static let row = Shape(
    "a field, or a list of fields", [.object, .array],
    ["anyOf": [field.schema(), ["type": "array", "items": field.schema()]]])

  static let operand = Shape(
    "a text, a number, true, false or a field", [.string, .number, .bool, .object],
    reference("operand"), check: isPlainNumber)

  static let operands = Shape.some(.operand, says: "a list of values")

  private static func reference(_ name: String) -> JSONValue { FormSchema.reference(name) }
}

extension Reading {
  /// Reports a fault in a value, which then isn't used.
  fileprivate func reject(
    _ problem: Diagnostic.Problem.Name, _ parts: any Told..., at node: JSONNode
  ) -> Bool {
    report.error(problem, of: parts, at: node)
    return false
  }

  fileprivate func isVersion(_ member: JSONMember, _ key: String) -> Bool {
    guard Self.isLanguage(member.key) else {
      let wanted = "languages such as 'en' or 'de-AT'"
      return reject(.badValue, key, wanted, member.key, at: member.keyNode)
    }
    return member.value.kind == .string
      || reject(.expected, member.key, "a text", member.value.kind, at: member.value)
  }
}

extension ClosedRange<Int> {
  /// The range in words; `nil` if it has only one number.
  fileprivate var sentence: String? {
    switch (lowerBound, upperBound) {
    case (Int.min, Int.max): "A whole number."
    case (_, Int.max): "A whole number from \(lowerBound)."
    case (let lower, let upper) where lower == upper: nil
    default: "A whole number from \(lowerBound) to \(upperBound)."
    }
  }
}
