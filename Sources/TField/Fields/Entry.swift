/// What a person did to one field: the text or the entries in it, where they came from, and where
/// the cursor stands.
///
/// What they mean is up to the field's type, which each reading is given: a type may look at the
/// fields around it, so an entry keeps none.
package struct Entry: Sendable {
  /// Where the value of a field came from.
  package struct Origin: Sendable {
    /// What the form begins it with, on the day of its opening.
    package internal(set) var initial: Value
    /// What the field opened with; `nil` once a secret was cleared.
    var opening: Value?
    /// The value that was valid when it was last settled.
    var lastGood: Value
    /// True while the text follows from other answers, because nobody typed another.
    var isFollowing = false
    /// True once somebody gave an answer, even if only that a switch is off.
    package internal(set) var wasAnswered = false
    /// True if the document that was given needs no answer here.
    var isExcused = false
    /// Why an answer that was given as a whole couldn't be taken unchanged.
    var refusal: FieldError?
  }

  /// The visible option, or the line of a table, that the next key works on.
  package struct Cursor: Hashable, Sendable {
    package internal(set) var place = 0
    /// The letters typed to go to that option; `nil` if nobody went to it.
    var letters: String?
  }

  package internal(set) var buffer = EditBuffer()
  package internal(set) var origin: Origin
  package internal(set) var cursor = Cursor()
  /// What was read differently from how it was written, or not accepted, until the next edit.
  var remark: FieldError? { didSet { isRemarkNew = true } }
  /// True until the field gets the focus again.
  var isRemarkNew = false
  /// A message to the person about the last edit, shown once.
  package internal(set) var notice: Wording?
  var words = RaisedWords()

  init(beginningWith initial: Value, hasEntries: Bool) {
    let empty: Value = hasEntries ? .list([]) : ""
    if hasEntries { buffer = EditBuffer(entries: []) }
    origin = Origin(initial: initial, opening: empty, lastGood: empty)
  }
}

// What it means to a type.
extension Entry {
  /// Its entries; or the bare data without fixed characters, or the text as typed, if it means no
  /// data.
  func value(as type: any FieldType) -> Value {
    switch buffer.form {
    case .entries: .list(buffer.entries)
    case .data: .text(buffer.text)
    case .text: .text(reading(as: type).data ?? buffer.text)
    }
  }

  /// The text, read as a whole; data that nobody typed stands for itself.
  func reading(as type: any FieldType) -> Parse {
    switch buffer.form {
    case .text: type.parse(buffer.text)
    case .data(let source?): type.parse(source)
    case .data(nil): .data(buffer.text)
    case .entries: Parse()
    }
  }

  /// How the text is read when the field is left, and the value that it holds then; no value for a
  /// text that means nothing.
  typealias Settling = (reading: Parse, value: Value?)

  func settling(as type: any FieldType) -> Settling {
    if buffer.form == .entries {
      // What comes into a table is settled entry by entry.
      let entries = Value.list(buffer.entries)
      return (Parse(), type.editor == .table ? entries : type.finish(entries))
    }
    var reading = reading(as: type)
    if buffer.characters.isEmpty || (buffer.isBlank && reading.data == nil) {
      reading = .data("")
    } else {
      reading.data = reading.data.map(type.finish)
    }
    return (reading, reading.data.map(Value.text))
  }

  /// The most characters that it may hold.
  func room(as type: any FieldType) -> Int { type.room(for: buffer.text) }

  /// True if the person has typed into it, or undone that.
  var wasTouched: Bool { !buffer.history.isEmpty }
}

extension FieldType {
  /// True if a text means data that nothing is wrong with.
  func isWhole(_ reading: Parse) -> Bool {
    guard let data = reading.data else { return false }
    return judge(finish(data)) == .whole
  }
}

// Values that come whole from outside, and not key by key.
extension Entry {
  /// A value from outside as the field holds it; a text may be data already.
  func given(_ value: Value, as type: any FieldType) -> (buffer: EditBuffer, remark: FieldError?) {
    guard type.editor.hasEntries else {
      let text = type.cleaned(value.text)
      return isData(text, as: type)
        ? (EditBuffer(type.finish(text)), nil) : received(text, as: type)
    }
    let room = room(as: type)
    guard !value.isLonger(than: room) else { return (EditBuffer(entries: []), .tooLong(room)) }
    return (EditBuffer(entries: type.finish(type.taken(value)).entries), nil)
  }

  /// A whole text as the field holds it: as data if it means any, else unchanged.
  func received(_ text: String, as type: any FieldType) -> (buffer: EditBuffer, remark: FieldError?)
  {
    let text = type.cleaned(text)
    let room = room(as: type)
    if text.count > room { return (EditBuffer(), .tooLong(room)) }
    let parse = type.parse(text)
    if let data = parse.data {
      return (EditBuffer(type.finish(data)), parse.notice.map { FieldError(.reading, $0) })
    }
    if let data = parse.shown { return (EditBuffer(data, as: .data(source: text)), nil) }
    return (EditBuffer(text, as: .text), nil)
  }

  private func isData(_ text: String, as type: any FieldType) -> Bool {
    text.count <= room(as: type) && type.judge(text) == .whole
      && type.parse(type.write(text, as: .typing)).shown == text
  }

  /// Takes such a value as one step that can be undone.
  mutating func take(given value: Value, as type: any FieldType) {
    let (given, remark) = given(value, as: type)
    buffer.adopt(given)
    self.remark = remark
  }

  /// Takes it without history.
  mutating func hold(_ received: (buffer: EditBuffer, remark: FieldError?), as type: any FieldType)
  {
    buffer.reset(to: received.buffer)
    remark = received.remark
    spareWords(as: type)
  }

  /// Takes an answer as a paste would; if strict, only in the field's own writing.
  mutating func take(_ answer: Value, strictly isStrict: Bool, as type: any FieldType) {
    origin.wasAnswered = true
    if case .fault(let error, _) = answer {
      origin.refusal = error
    } else if type.editor.hasEntries {
      takeEntries(answer, strictly: isStrict, as: type)
    } else if isStrict, !answer.isEmpty {
      return origin.opening = .text(takeStrictly(answer.text, as: type))
    } else if !answer.isEmpty {
      takeLeniently(answer.text, as: type)
    }
    origin.opening = value(as: type)
  }

  private mutating func takeEntries(
    _ answer: Value, strictly isStrict: Bool, as type: any FieldType
  ) {
    if let list = type.formList {
      let settled = list.settled(answer, strictly: isStrict)
      return buffer.reset(to: EditBuffer(entries: settled.entries))
    }
    let (given, remark) = given(answer, as: type)
    buffer.reset(to: given)
    // White space alone counts as no answer.
    if given.isEmpty, answer.isBlank { return }
    if remark != nil || isStrict && !type.writes(answer, as: given.entries) {
      origin.refusal = remark ?? FieldError(.characters, .fittingCharacters)
    }
  }

  /// Refuses a text that means one thing as data and another as a paste.
  private mutating func takeLeniently(_ text: String, as type: any FieldType) {
    let (pasted, remark) = received(text, as: type)
    // Blanks where none can stand are no answer.
    if text.isBlank, pasted.isAsTyped { return }
    let (given, _) = given(.text(text), as: type)
    buffer.reset(to: given)
    if remark?.code == .tooLong { origin.refusal = remark }
    guard !pasted.isAsTyped, pasted.text != given.text else { return }
    let texts = [pasted, given].map { type.text($0.text) }
    origin.refusal = FieldError(
      .number,
      .say(
        "reading.ambiguous", ["one": texts[0], "other": texts[1]], discreetly: .fittingCharacters))
  }

  /// Takes the field's own writing, else keeps the text and why it is refused; returns the data.
  private mutating func takeStrictly(_ text: String, as type: any FieldType) -> String {
    let cleaned = type.cleaned(text)
    let parse = isData(cleaned, as: type) ? .data(cleaned) : type.parse(cleaned)
    // White space alone counts as no answer.
    if parse.data?.isEmpty ?? true, text.isBlank { return value(as: type).text }
    if let data = parse.data, type.writes(text, as: data) {
      let settled = type.finish(data)
      buffer.reset(to: settled)
      return settled
    }
    buffer.reset(to: cleaned, as: .text)
    origin.refusal = parse.state.error ?? FieldError(.characters, .fittingCharacters)
    return parse.data ?? cleaned
  }
}

extension FieldError {
  fileprivate static func tooLong(_ most: Int) -> Self {
    Self(.tooLong, .say("length.pasteRefused", counting: most))
  }
}

// Options that are always visible, and the lines of a table: keys act on the one at the cursor.
extension Entry {
  mutating func goToOption(_ place: Int) { cursor = Cursor(place: place, letters: "") }

  /// Moves to another option, without choosing it; false at the edge.
  mutating func moveOption(by motion: EditCommand.Motion, as type: any FieldType) -> Bool {
    let last = (type.choiceOptions?.all.count ?? 0) - 1
    let place =
      switch motion {
      case .left, .wordLeft: cursor.place - 1
      case .right, .wordRight: cursor.place + 1
      case .start: 0
      case .end: last
      }
    guard (0...max(last, 0)).contains(place) else { return false }
    goToOption(place)
    return true
  }

  /// Moves to the option that begins with the letters typed so far; if none does, to the next one
  /// that begins with the last letter, wrapping around.
  mutating func moveOption(to letter: Character, as type: any FieldType) {
    let labels = (type.choiceOptions?.all ?? []).map(\.label.folded)
    let begun = cursor.letters ?? ""
    let word = begun + String(letter).folded
    if !begun.isEmpty, let place = labels.firstIndex(where: { $0.hasPrefix(word) }) {
      return cursor = Cursor(place: place, letters: word)
    }
    let wanted = String(letter).folded
    let places = labels.indices.filter { labels[$0].hasPrefix(wanted) }
    guard let place = places.first(where: { $0 > cursor.place }) ?? places.first else { return }
    cursor = Cursor(place: place, letters: wanted)
  }

  /// Goes to the option that is chosen, or else to the first.
  mutating func goToChosen(as type: any FieldType) {
    let chosen = value(as: type).asEntries.first?.text
    cursor = Cursor(place: chosen.flatMap { type.choiceOptions?.index(of: $0) } ?? 0)
  }

  /// The value with an option chosen, or dropped where several can be; `nil` if that is too many.
  func value(choosing option: String, as type: any FieldType) -> Value? {
    guard type.editor == .checks else { return .text(option) }
    let chosen = value(as: type).texts
    if chosen.contains(option) { return Value(chosen.filter { $0 != option }) }
    if let most = type.mostChoices, chosen.count >= most { return nil }
    return Value(chosen + [option])
  }

  /// The value with a pasted text as an answer, or its lines as further entries; `nil` if it fits
  /// nowhere.
  func value(pasting text: String, as type: any FieldType) -> Value? {
    let pasted: Value
    switch type.editor {
    case .choice, .radio: pasted = .text(type.parse(type.cleaned(text)).data ?? "")
    case .choices, .checks: pasted = type.taken(.text(text))
    case .entries: pasted = type.taken(Value(PastedText(text).parts))
    default: return nil
    }
    guard !pasted.isEmpty else { return nil }
    let value =
      type.editor.hasEntries
      ? type.taken(.list(value(as: type).entries + pasted.entries)) : pasted
    switch type.faults(in: value).first?.code {
    case nil, .tooFew?, .entry?: return value
    default: return nil
    }
  }
}
