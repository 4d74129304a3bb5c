@_spi(_Unicode) import Swift

/// Cleans every text on its way into a field, whether typed, pasted or given.
///
/// It makes NFC, turns tabs and line breaks into one space, drops every other control character and
/// all that is never seen, and bounds the scalars of a grapheme. What a type keeps of the rest is
/// its own business.
enum Intake {
  static let scalarsPerGrapheme = 16

  /// `text` without anything that no value may hold, as it goes in behind another scalar.
  static func cleaned(
    _ text: String, folding: Bool, keepingLines: Bool = false,
    behind previous: Unicode.Scalar? = nil
  ) -> String {
    if isClean(text) { return text }
    var result = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { last = scalar }
      if scalar.isLineOrTab {
        // CRLF is one line break, and in one line all breaks in a row are one space.
        let isSame = keepingLines ? scalar == "\n" && last == "\r" : last?.isLineOrTab ?? false
        if !isSame { result.append(keepingLines && scalar != "\t" ? "\n" : " ") }
      } else if !scalar.isMeaningless(behind: result.last ?? previous) {
        result.append(folding ? scalar.folded : scalar)
      }
    }
    let kept = String(result)
    // Nothing composes in ASCII, and a copy of a long paste costs memory.
    if kept.utf8.allSatisfy({ $0 < 0x80 }) { return kept }
    return bounded(String(String.UnicodeScalarView(kept._nfc)))
  }

  /// Whether every character is plain, and may stand anywhere as it is.
  static func isClean(_ text: String) -> Bool { text.utf8.span.allPlain() }

  private static func bounded(_ text: String) -> String {
    guard text.contains(where: { $0.unicodeScalars.count > scalarsPerGrapheme }) else {
      return text
    }
    return text.reduce(into: "") {
      $0.unicodeScalars.append(contentsOf: $1.unicodeScalars.prefix(scalarsPerGrapheme))
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isLineOrTab: Bool {
    switch self {
    case "\t", "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// True for a control character, and for what is never seen: a mark of direction, a place where a
  /// line may break, a joiner where nothing is to be joined.
  fileprivate func isMeaningless(behind previous: Self?) -> Bool {
    switch value {
    case 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFB:
      true
    case 0x200C, 0x200D: !(previous?.mayBeJoined ?? false)
    default: properties.generalCategory == .control
    }
  }

  /// True for emoji, and for letters and marks of scripts that join or part them by a sign.
  private var mayBeJoined: Bool {
    if value < 0x530 || properties.isWhitespace { return false }
    return properties.isEmoji || properties.isVariationSelector || Character(self).isLetterOrMark
  }

  /// The plain twin of another script's digit, a full-width form, an unusual space or dash.
  fileprivate var folded: Unicode.Scalar {
    switch value {
    case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFEE0) ?? self
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: " "
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63: "-"
    default:
      properties.numericType == .decimal
        ? properties.numericValue.flatMap { Unicode.Scalar(0x30 + UInt32($0)) } ?? self : self
    }
  }
}

// Answers that come whole from outside, and not key by key.
extension FieldState {
  /// Takes an answer as a paste would; if strict, only in the field's own writing.
  mutating func take(_ answer: Value, strictly isStrict: Bool) {
    origin.wasAnswered = true
    if case .fault(let error, _) = answer {
      refusal = error
    } else if type.editor.hasEntries {
      takeEntries(answer, strictly: isStrict)
    } else if isStrict, !answer.isEmpty {
      return origin.opening = .text(takeStrictly(answer.text))
    } else if !answer.isEmpty {
      takeLeniently(answer.text)
    }
    origin.opening = data
  }

  private mutating func takeEntries(_ answer: Value, strictly isStrict: Bool) {
    if let list = type.formList {
      let settled = list.settled(answer, strictly: isStrict)
      return buffer.reset(to: EditBuffer(entries: settled.entries))
    }
    let (given, remark) = given(answer)
    buffer.reset(to: given)
    // Blanks where none can stand are no answer.
    if given.isEmpty, answer.isBlank { return }
    if remark != nil || isStrict && !type.writes(answer, as: given.entries) {
      refusal = remark ?? FieldError(.characters, .fittingCharacters)
    }
  }

  /// Refuses a text that means one thing as data and another as a paste.
  private mutating func takeLeniently(_ text: String) {
    let (pasted, remark) = received(text)
    // Blanks where none can stand are no answer.
    if text.isBlank, pasted.isAsTyped { return }
    let (given, _) = given(.text(text))
    buffer = given
    if remark?.code == .tooLong { refusal = remark }
    guard !pasted.isAsTyped, pasted.text != given.text else { return }
    let texts = [pasted, given].map { type.text($0.text) }
    refusal = FieldError(
      .number,
      .say(
        "reading.ambiguous", ["one": texts[0], "other": texts[1]], discreetly: .fittingCharacters))
  }

  /// Takes the field's own writing, else keeps the text and why it is refused; returns the data.
  private mutating func takeStrictly(_ text: String) -> String {
    let cleaned = cleaned(text)
    let parse = isData(cleaned) ? .data(cleaned) : type.parse(cleaned)
    // Blanks where none can stand are no answer.
    if parse.data?.isEmpty ?? true, text.isBlank { return data.text }
    if let data = parse.data, type.writes(text, as: data) {
      let settled = type.finish(data)
      buffer.reset(to: settled)
      return settled
    }
    buffer.reset(to: cleaned, as: .text)
    refusal = parse.state.error ?? FieldError(.characters, .fittingCharacters)
    return parse.data ?? cleaned
  }
}

extension FieldType {
  /// True if `text` is a proper writing of the data that pasting it gives.
  ///
  /// Fixed characters, and spaces and dashes between the others, may vary where there are fixed
  /// characters, or no mask and none of these in the data. So may the case of letters, and zeros
  /// that go without saying. A space or a dash at an end must stay what it is.
  func writes(_ text: String, as data: String) -> Bool {
    let settled = finish(data)
    if text == settled { return true }
    let value = typed(settled)
    let formatted = value.isNumeric ? write(settled, as: .answer) : self.text(settled)
    if text == formatted || isPlain(value, text) { return true }
    // A dash in a number is a sign, and a space in it parts two numbers.
    let isNumber = value.isNumeric
    let fixed = Set((template(for: data)?.elements ?? []).filter(\.isFixed).map(\.placeholder))
    let hasParts = template(for: data) != nil || data.contains(where: \.isPart)
    let partsVary = !isNumber && (!fixed.isEmpty || !hasParts)
    func significant(_ text: some StringProtocol) -> [Character] {
      text.map(\.plain).filter { !fixed.contains($0) && !(partsVary && $0.isPart) }
    }
    func isEndRight(_ end: (String) -> Character?) -> Bool {
      let own = end(text)?.plain
      return isNumber || own?.isPart != true || own == end(settled) || own == end(formatted)
    }
    guard isEndRight(\.first), isEndRight(\.last) else { return false }
    let given = significant(isNumber && text.hasPrefix("+") ? text.dropFirst() : text[...])
    return text == data
      || [data, formatted].contains { given.isWriting(of: significant($0)) }
  }

  /// True if no entry was lost or changed; chosen options may come in any order.
  fileprivate func writes(_ given: Value, as taken: [Value]) -> Bool {
    let texts = given.asEntries.map(\.text)
    guard let entryType else {
      let isWhole =
        texts.count == taken.count && texts.allSatisfy { Intake.cleaned($0, folding: false) == $0 }
      return isWhole || text(.list(taken)) == texts.first
    }
    return texts.count == taken.count
      && Swift.zip(texts, taken).allSatisfy { entryType.writes($0, as: $1.text) }
  }

  /// Whether `text` is what plain answers say for a day, a time, a switch or a number.
  private func isPlain(_ value: TypedValue, _ text: String) -> Bool {
    switch value {
    case .date, .month, .time, .flag: value.text == text
    case .number, .amount: value.number.map { DecimalNumber(text) == $0 } ?? false
    default: false
    }
  }
}

extension TypedValue {
  fileprivate var isNumeric: Bool {
    switch self {
    case .number, .amount, .range: true
    default: false
    }
  }
}

extension Character {
  fileprivate var isPart: Bool { self == " " || self == "-" }

  fileprivate var plain: Character {
    guard singleByte == nil, let scalar = unicodeScalars.first, unicodeScalars.count == 1 else {
      return self
    }
    return switch scalar.properties.generalCategory {
    case .spaceSeparator: " "
    case .dashPunctuation: "-"
    default: self == "’" ? "'" : self
    }
  }
}

extension [Character] {
  /// True if this differs from the data only in case, or in zeros that nobody need write.
  fileprivate func isWriting(of data: [Character]) -> Bool {
    var rest = self[...]
    for character in data {
      if let next = rest.first, next == character || next.lowercased() == character.lowercased() {
        rest.removeFirst()
      } else if character != "0" {
        return false
      }
    }
    return rest.isEmpty
  }
}
