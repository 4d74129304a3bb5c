package import TField

/// Which JSON values or cells can be an answer to a field, and the text they mean.
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
  package convenience init(_ field: Field, ignoringUnknown: Bool = false, isStrict: Bool = false) {
    self.init(
      field.type, holdsObject: field.holdsObject, ignoringUnknown: ignoringUnknown,
      isStrict: isStrict, takesNull: !isStrict || field.options.emptyAnswer == .null)
  }

  package init(
    _ type: any FieldType, holdsObject: Bool = false, ignoringUnknown: Bool = false,
    isStrict: Bool = false, takesNull: Bool = true
  ) {
    (self.isStrict, self.takesNull) = (isStrict, takesNull)
    kind =
      if let list = type.formList {
        .table(
          AnswerPlaces(list.entry, ignoringUnknown: ignoringUnknown, isStrict: isStrict),
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

  /// The text that a JSON value means here; `nil` if the value is of the wrong kind.
  package func text(of value: JSONNode) -> String? {
    var bytes: [UInt8] = []
    guard appendText(of: value, to: &bytes) else { return nil }
    return flag(String(decoding: bytes, as: UTF8.self))
  }

  /// Appends the text that a JSON value means; if it is wrong, appends its source and returns why.
  func append(_ value: JSONNode, to bytes: inout [UInt8]) -> FieldError? {
    let start = bytes.count
    if appendText(of: value, to: &bytes) { return nil }
    bytes.removeSubrange(start...)
    bytes += value.sourceText.utf8
    return .wrongKind(wanted(insteadOf: value.kind))
  }

  private func appendText(of value: JSONNode, to bytes: inout [UInt8]) -> Bool {
    if case .text = kind, value.appendText(to: &bytes) { return true }
    let text: String?
    switch (kind, value.kind) {
    case (.json, .null) where !isStrict: text = ""
    case (.json, _): text = JSONValue(value).pretty
    case (_, .null): text = takesNull ? "" : nil
    case (.table, .string) where isStrict || value.string != "": return false
    case (.pairs(let kind), .object): return append(pairsOf: value, kind, to: &bytes)
    case (.pairs, _): text = nil
    case (.object, .object): text = "true"
    case (.object, .bool): text = value.bool == true ? "true" : ""
    case (.object, _): text = nil
    case (.option(let options), _): text = Self.option(value, options, isStrict)
    case (_, .string):
      if isStrict { return false }
      guard case .flag = kind, let given = value.string else { return value.appendText(to: &bytes) }
      text = flag(given) ?? given
    case (.number, .number):
      let given = value.numberText
      // The given text keeps its zeros; the field counts only significant places.
      let plain = given?.plainNumber
      let number = isStrict ? plain.flatMap { DecimalNumber($0)?.description } ?? plain : given
      text = number?.unmistakable
    case (.flag, .bool): text = value.bool == true ? "true" : ""
    case (.entries(let entry, let areDistinct), .array):
      return append(entriesOf: value, entry, areDistinct, to: &bytes)
    case (.table(let entries, let areNamed), let found)
    where found == (areNamed ? .object : .array):
      entries.append(entriesOf: value, to: &bytes)
      return true
    case (.range(let kind), .object): text = Self.range(value, kind)
    default: text = nil
    }
    if let text { bytes += text.utf8 }
    return text != nil
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
  func flag(_ text: String) -> String? {
    guard case .flag = kind else { return text }
    return switch text {
    case "true": "true"
    case "false", "": ""
    default: nil
    }
  }

  /// In an entry, a separator is replaced by another control character that no field takes.
  private func append(
    entriesOf array: JSONNode, _ entry: AnswerKind?, _ areDistinct: Bool, to bytes: inout [UInt8]
  ) -> Bool {
    var areAll = true
    let whole = bytes.count
    for (index, element) in array.elements.enumerated() {
      if index > 0 { bytes.append(Entries.separatorByte) }
      let start = bytes.count
      let isTaken = entry?.appendText(of: element, to: &bytes) ?? element.appendText(to: &bytes)
      if element.isNull || !isTaken { areAll = false }
      for index in start..<bytes.count where bytes[index] == Entries.separatorByte {
        bytes[index] = 0x1E
      }
    }
    if !areAll || !isStrict || !areDistinct { return areAll }
    let entries = bytes[whole...].split(
      separator: Entries.separatorByte, omittingEmptySubsequences: false)
    return Set(entries).count == entries.count
  }

  private func append(
    pairsOf object: JSONNode, _ kind: PairValue, to bytes: inout [UInt8]
  ) -> Bool {
    let members = object.members
    let entries = members.compactMap { member -> String? in
      let (name, value) = (member.key, member.value)
      let text: String? =
        switch kind {
        case .text: value.string
        case .number: value.numberText?.plainNumber
        case .truth: value.bool.map { "\($0)" }
        }
      guard let text, !name.isEmpty, !name.utf8.contains(UInt8(ascii: "=")),
        !(name + text).utf8.contains(Entries.separatorByte)
      else { return nil }
      return name + "=" + text
    }
    bytes += Entries.data(of: entries).utf8
    return entries.count == members.count
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

  func value(asGiven text: String) -> JSONValue {
    switch kind {
    case .entries: .array(Entries(text).map(JSONValue.string))
    case .table(let entries, _): entries.value(asGiven: text)
    default: .string(text)
    }
  }

  /// Why a text can't be an answer, and where in it; `nil` if it can.
  package func objection(to text: String, in id: String) -> Wording? {
    if case .table(let entries, _) = kind { entries.objection(to: text, at: id) } else { nil }
  }

  /// The text that a cell, a variable or a word means; lists and ranges may be JSON.
  package func text(ofCell cell: String) -> String? {
    var text: String? = cell
    if mayBeJSON(cell.utf8), let root = try? JSONReader(allowsNUL: true).read(Array(cell.utf8)).root
    {
      text = self.text(of: root)
    }
    if case .table = kind { return text == cell && !cell.isEmpty ? nil : text }
    return text.flatMap(flag)
  }

  /// Appends the text that a cell means; if it is wrong, appends the cell and returns why.
  func append(_ cell: ArraySlice<UInt8>, to bytes: inout [UInt8]) -> FieldError? {
    let isTable = if case .table = kind { !cell.isEmpty } else { false }
    guard isTable || mayBeJSON(cell) else {
      bytes += cell
      return nil
    }
    if let text = text(ofCell: String(decoding: cell, as: UTF8.self)) {
      bytes += text.utf8
      return nil
    }
    let error = FieldError.wrongKind(wanted)
    if isTable {
      EntryData.add(error, given: cell, to: &bytes)
      return nil
    }
    bytes += cell
    return error
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
