package import TField

/// Which JSON values or cells can be an answer to a field, and what they mean.
package final class AnswerKind: Sendable {
  enum Kind {
    case text, number, flag
    /// Plain entries; if distinct, no two may be the same.
    case entries(AnswerKind?, areDistinct: Bool)
    case range(FieldKind.RangeKind)
    /// Entries with several fields.
    case table(AnswerPlaces, areNamed: Bool)
    /// One of several values that aren't all texts.
    case option(ChoiceOptions)
    case pairs(PairValue)
    /// An object around other answers.
    case object
    case json
  }

  let kind: Kind
  /// True if a number or a truth value must not be given as a text.
  let isStrict: Bool
  private let takesNull: Bool

  /// The kind of answer of a field; a strict kind takes no text for a number.
  package convenience init(
    _ field: Field, ignoringUnknown: Bool = false, isStrict: Bool = false,
    kinds: SchemaKinds? = nil
  ) {
    self.init(
      field.type, holdsObject: field.holdsObject, ignoringUnknown: ignoringUnknown,
      isStrict: isStrict, takesNull: !isStrict || field.options.emptyAnswer == .null,
      kinds: kinds?.inside(field.id))
  }

  package init(
    _ type: any FieldType, holdsObject: Bool = false, ignoringUnknown: Bool = false,
    isStrict: Bool = false, takesNull: Bool = true, kinds: SchemaKinds? = nil
  ) {
    (self.isStrict, self.takesNull) = (isStrict, takesNull)
    kind =
      if let list = type.formList {
        .table(
          AnswerPlaces(
            list.entry, ignoringUnknown: ignoringUnknown, isStrict: isStrict, kinds: kinds),
          areNamed: list.areNamed)
      } else {
        holdsObject ? .object : Self.kind(of: type, isStrict)
      }
  }

  private static func kind(of type: any FieldType, _ isStrict: Bool) -> Kind {
    if type.isJSON { return .json }
    if let pairs = type.pairs { return .pairs(pairs) }
    if let range = type.builtIn as? IntegerRange { return .range(range.kind) }
    let entry = type.entryType ?? type.choiceOptions.map { Choice($0, style: .list) }
    let kind = { entry.map { AnswerKind($0, isStrict: isStrict, takesNull: !isStrict) } }
    switch type.editor {
    case .toggle: return .flag
    case .choices, .checks: return .entries(kind(), areDistinct: true)
    case .entries: return .entries(kind(), areDistinct: false)
    default:
      if let options = type.choiceOptions, options.areTyped || isStrict { return .option(options) }
      return type.isNumeric ? .number : .text
    }
  }

  /// What a JSON value means here; `nil` if it is of the wrong kind.
  package func value(of node: JSONNode) -> Value? { read(node).flatMap(flag) }

  /// What a JSON value means here, or why it can't be an answer.
  func answer(_ node: JSONNode) -> Value {
    read(node)
      ?? .fault(
        .wrongKind(wanted(insteadOf: node.kind)), given: .text(node.sourceText))
  }

  private func read(_ node: JSONNode) -> Value? {
    switch (kind, node.kind) {
    case (.text, .string): return node.string.map(Value.text)
    case (.json, .null) where !isStrict: return ""
    case (.json, _): return .text(JSONValue(node).pretty)
    case (_, .null): return takesNull ? "" : nil
    case (.table, .string) where isStrict || node.string != "": return nil
    case (.pairs(let kind), .object): return Self.pairs(node, kind)
    case (.pairs, _): return nil
    case (.object, .object): return "true"
    case (.object, .bool): return node.bool == true ? "true" : ""
    case (.object, _): return nil
    case (.option(let options), _): return Self.option(node, options, isStrict).map(Value.text)
    case (.flag, .string) where !isStrict:
      let given = Value.text(node.string ?? "")
      return flag(given) ?? given
    case (_, .string): return isStrict ? nil : node.string.map(Value.text)
    case (.number, .number):
      let given = node.numberText
      // The given text keeps its zeros; the field counts only significant places.
      let plain = given?.plainNumber
      let number = isStrict ? plain.flatMap { DecimalNumber($0)?.description } ?? plain : given
      return (number?.unmistakable).map(Value.text)
    case (.flag, .bool): return node.bool == true ? "true" : ""
    case (.entries(let entry, let areDistinct), .array):
      return entries(of: node, entry, areDistinct)
    case (.table(let places, let areNamed), let found)
    where found == (areNamed ? .object : .array):
      return .list(places.entries(of: node))
    case (.range(let kind), .object): return Self.range(node, kind).map(Value.text)
    default: return nil
    }
  }

  /// The option's value for a JSON value; unless strict, any text is returned as it is.
  private static func option(
    _ value: JSONNode, _ options: ChoiceOptions, _ isStrict: Bool
  ) -> String? {
    switch value.kind {
    case .string:
      let text = value.string ?? ""
      guard isStrict else { return text }
      let isValue = options.takes(text) && options.typed(of: text) == .text(text)
      return isValue ? text : nil
    case .number:
      let number = DecimalNumber(value.numberText?.plainNumber ?? "")
      return number.flatMap { options.value(meaning: .number($0)) }
    case .bool: return value.bool.flatMap { options.value(meaning: .flag($0)) }
    case .array, .object, .null: return nil
    }
  }

  /// A switch takes only true and false.
  func flag(_ value: Value) -> Value? {
    guard case .flag = kind else { return value }
    return switch value.text {
    case "true": "true"
    case "false", "": ""
    default: nil
    }
  }

  private func entries(
    of array: JSONNode, _ entry: AnswerKind?, _ areDistinct: Bool
  ) -> Value? {
    var entries: [Value] = []
    for element in array.elements {
      guard !element.isNull,
        let value = entry.map({ $0.read(element) }) ?? element.string.map(Value.text)
      else { return nil }
      entries.append(value)
    }
    if isStrict, areDistinct, Set(entries).count < entries.count { return nil }
    return .list(entries)
  }

  private static func pairs(_ object: JSONNode, _ kind: PairValue) -> Value? {
    var entries: [String] = []
    for member in object.members {
      let (name, value) = (member.key, member.value)
      let text: String? =
        switch kind {
        case .text: value.string
        case .number: value.numberText?.plainNumber
        case .truth: value.bool.map { "\($0)" }
        }
      guard let text, !name.isEmpty, !name.utf8.contains(UInt8(ascii: "=")) else { return nil }
      entries.append(name + "=" + text)
    }
    return Value(entries)
  }

  private static func range(_ object: JSONNode, _ kind: FieldKind.RangeKind) -> String? {
    guard let lower = object["lower"]?.numberText, let upper = object["upper"]?.numberText,
      object["closed"].map(\.bool) ?? true == (kind == .closed)
    else { return nil }
    return lower + (kind == .closed ? "..." : "..<") + upper
  }
}

extension String {
  /// The number with a leading zero if its point could be taken for a thousands separator.
  fileprivate var unmistakable: String {
    let digits = drop { $0 == "-" }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 3, parts[0].utf8.count <= 3,
      !parts[0].hasPrefix("0")
    else { return self }
    return prefix(count - digits.count) + "0" + digits
  }
}

extension FieldType {
  var isJSON: Bool { builtIn is JSONText }

  /// The built-in type at the bottom of a form's own types.
  var builtIn: any FieldType { (self as? CustomType)?.base.builtIn ?? self }

  package var isNumeric: Bool {
    switch typed("1") {
    case .number, .amount: true
    default: false
    }
  }

  var isOperand: Bool {
    if case .flag = typed("1") { return true }
    return isNumeric || choiceOptions?.areNumbers ?? false
  }
}

/// What an answer should have been, and what was given instead.
extension AnswerKind {
  package func wanted(insteadOf found: JSONKind) -> Wording {
    switch (kind, found) {
    case (.entries, .array), (.range, .object), (.pairs, .object), (.option, _):
      wanted
    default: .kind(wanted, insteadOf: found.words)
    }
  }

  package var wanted: Wording {
    switch kind {
    case .text: .say("value.string")
    case .number: .say(isStrict ? "value.number" : "value.numberOrText")
    case .flag: .say("value.truth")
    case .entries(_, areDistinct: true) where isStrict: .say("value.distinctTexts")
    case .entries(let entry, _):
      if case .number? = entry?.kind {
        .say(isStrict ? "value.numbers" : "value.numbersOrTexts")
      } else {
        .say("value.texts")
      }
    case .table(_, areNamed: true): .say("value.object")
    case .table(let entries, _): .say(entries.takesValues ? "value.array" : "value.entries")
    case .range(.closed): .say("value.range")
    case .option: .say("value.option")
    case .object: .say("value.object")
    case .json: .say("value.json")
    case .pairs(.text): .say("value.textsByName")
    case .pairs(.number): .say("value.numbersByName")
    case .pairs(.truth): .say("value.truthsByName")
    case .range(.halfOpen): .say("value.openRange")
    }
  }

  func json(asGiven value: Value) -> JSONValue {
    switch (kind, value) {
    case (.table(let places, _), .fault) where places.holdsPrivate: .null
    case (_, .fault(_, .text(let text))): .string(text)
    case (_, .fault(_, let given)): json(asGiven: given)
    case (.pairs(let kind), .list): Answer.pairs(value.texts, kind)
    case (.entries, _): .array(value.asEntries.map { .string($0.text) })
    case (.table(let places, _), .list(let entries)): places.json(asGiven: entries)
    default: .string(value.text)
    }
  }

  /// Why a value can't be an answer, and where in it; `nil` if it can.
  package func objection(to value: Value, in id: String) -> Wording? {
    if case .table(let places, _) = kind { places.objection(to: value, at: id) } else { nil }
  }

  /// What a cell, a variable or a word means; lists and ranges may be JSON.
  package func value(ofCell cell: String) -> Value? {
    var value: Value? = .text(cell)
    if mayBeJSON(cell.utf8), let root = try? JSONReader.answers.read(Array(cell.utf8)).root {
      value = self.value(of: root)
    }
    if case .table = kind { return value == .text(cell) && !cell.isEmpty ? nil : value }
    return value.flatMap(flag)
  }

  /// What a cell of a record means, or why it can't be an answer.
  func answer(cell: ArraySlice<UInt8>) -> Value {
    let text = String(decoding: cell, as: UTF8.self)
    let isTable = if case .table = kind { !cell.isEmpty } else { false }
    guard isTable || mayBeJSON(cell) else { return .text(text) }
    if let value = value(ofCell: text) { return value }
    let fault = Value.fault(.wrongKind(wanted), given: .text(text))
    return isTable ? .list([fault]) : fault
  }

  private func mayBeJSON(_ cell: some Sequence<UInt8>) -> Bool {
    switch (kind, cell.first { $0 != UInt8(ascii: " ") }) {
    case (.entries, UInt8(ascii: "[")), (.table, UInt8(ascii: "[")), (.table, UInt8(ascii: "{")),
      (.range, UInt8(ascii: "{")):
      true
    default: false
    }
  }
}

extension String {
  /// A JSON number of at most 400 places in plain digits: `1.5e3` is `1500`, and `5.0` is `5`.
  package var plainNumber: String {
    guard utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }) else {
      return self
    }
    let parts = split(maxSplits: 1) { $0 == "e" || $0 == "E" }
    guard let number = parts.first, let exponent = parts.count > 1 ? Int(parts[1]) : 0,
      (-400...400).contains(exponent)
    else { return self }
    if exponent != 0 { return ExactNumber(self).plain }
    let sides = number.split(separator: ".", maxSplits: 1)
    let isWhole = sides.count == 2 && sides[1].allSatisfy { $0 == "0" }
    return String(isWhole ? sides[0] : number)
  }
}
