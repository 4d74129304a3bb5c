/// What the text of a field means to its type.
extension FieldState {
  /// What stands in the field, read as a whole; data that nobody typed means itself.
  var reading: Parse {
    switch buffer.form {
    case .text: type.parse(buffer.text)
    case .data(let source?): type.parse(source)
    case .data(nil): .data(buffer.text)
    }
  }

  /// The reading, with its data in the form in which it is kept.
  var settledReading: Parse {
    var reading = reading
    // What comes into a table is settled entry by entry.
    if editor == .table { return reading }
    if buffer.characters.isEmpty || (isBlank && reading.data == nil) { return .data("") }
    reading.data = reading.data.map(type.finish)
    return reading
  }

  private var writing: String {
    buffer.isAsTyped ? buffer.text : buffer.source ?? type.write(buffer.text, as: .typing)
  }
}

/// A text that an edit leads to, before it is known what it means.
struct Draft {
  var text: String
  /// The data to show for it, where the field can.
  var data: String?
  /// Where the caret comes to stand, in the data or else in the text.
  var caret: Int
  /// What was typed for the data; `nil` where the data says it itself.
  var source: String?
}

extension FieldState {
  func draft(inserting text: String) -> Draft {
    let target = buffer.selection ?? buffer.caret..<buffer.caret
    let isAtEnd = target.upperBound == buffer.characters.count
    if !buffer.isAsTyped, !isAtEnd, type.template(for: buffer.text) != nil {
      return masked(inserting: text, at: target)
    }
    let before =
      target.lowerBound == buffer.characters.count ? writing : written(..<target.lowerBound)
    return draft(before + text, followedBy: written(target.upperBound...))
  }

  /// The text of a part of the buffer, as it would be typed.
  private func written(_ range: some RangeExpression<Int>) -> String {
    let part = buffer.text(in: range.relative(to: buffer.characters.indices))
    return buffer.isAsTyped ? part : type.write(part, as: .typing)
  }

  func draft(_ head: String, followedBy tail: String = "") -> Draft {
    let text = cleaned(head + tail)
    guard let data = type.parse(text).shown else {
      return Draft(text: text, caret: text.count - tail.count)
    }
    let caret = tail.isEmpty ? data.count : type.parse(cleaned(head)).shown?.count
    return Draft(text: text, data: data, caret: min(caret ?? data.count, data.count), source: text)
  }

  /// Between two slots of a mask the data gives way; what no slot takes breaks the mask.
  private func masked(inserting text: String, at target: Range<Int>) -> Draft {
    let head = buffer.text(in: 0..<target.lowerBound)
    let tail = buffer.text(in: target.upperBound..<buffer.characters.count)
    let shown = type.write(head, as: .typing)
    if let begun = type.parse(shown + text).shown ?? type.parse(head + text).shown,
      let data = type.parse(cleaned(begun + tail)).shown
    {
      return Draft(text: cleaned(begun + tail), data: data, caret: begun.count)
    }
    let rest = type.write(head + tail, as: .typing).dropFirst(shown.count)
    return Draft(text: cleaned(shown + text + rest), caret: shown.count + text.count)
  }

  func draft(removing range: Range<Int>) -> Draft {
    let head = buffer.text(in: 0..<range.lowerBound)
    let tail = buffer.text(in: range.upperBound..<buffer.characters.count)
    guard buffer.isAsTyped else { return data(head, followedBy: tail) }
    let draft = draft(head, followedBy: tail)
    // Deleting never inserts: a zero that would come with the mask waits for the next key.
    let isLonger = draft.data.map { $0.count > draft.text.count } ?? false
    return isLonger ? Draft(text: draft.text, caret: draft.text.count - tail.count) : draft
  }

  private func data(_ head: String, followedBy tail: String) -> Draft {
    let data = kept(head + tail)
    // More may be dropped from a text's end than from its middle, so the tail is the guide.
    let caret =
      data.hasSuffix(tail) ? data.count - tail.count : min(kept(head).count, head.count)
    return Draft(text: data, data: data, caret: caret)
  }

  /// What stays of data that something was taken away from.
  private func kept(_ text: String) -> String { cleaned(type.write(text, as: .remainder)) }

  /// Why a typed key isn't accepted: no such value has it, or the mask is full.
  func refusal(of key: String, for draft: Draft) -> FieldError? {
    guard let character = key.first, !buffer.isAsTyped else { return nil }
    let room = type.capacity(for: buffer.text)
    let isFull = buffer.characters.count == room
    if case .unexpected = type.parse(String(character)).state,
      !holdsWhole || (isFull && type.traits.isFixedLength && character.isLetterOrMark)
    {
      return FieldError(stranger: character, at: buffer.caret + 1, of: type.subject)
    }
    let inPlace = type.parse(buffer.text.dropLast() + key).shown
    guard type.traits.isFixedLength, draft.data == nil, isFull, inPlace?.count == room,
      draft.text.count > room, writing.last?.isWordCharacter ?? false,
      type.parse(draft.text).state.live != nil
    else { return nil }
    let isOfDigits = buffer.characters.allSatisfy(\.isASCIIDigit)
    return FieldError(.characters, .full(room, digits: isOfDigits, refused: key))
  }

  /// Whether a mask was full before it grew: a sign may begin something that means something then.
  private var holdsWhole: Bool {
    (0...buffer.characters.count).contains { count in
      type.template(for: buffer.text(in: 0..<count))?.capacity == count
    }
  }

  var room: Int { type.room(for: buffer.text) }

  /// A whole text as the field holds it: data where it means some, else as it is.
  func received(_ text: String) -> (buffer: EditBuffer, remark: FieldError?) {
    let text = cleaned(text)
    if text.count > room {
      return (EditBuffer(), FieldError(.tooLong, .say("length.pasteRefused", counting: room)))
    }
    let parse = type.parse(text)
    if let data = parse.data {
      return (EditBuffer(type.finish(data)), parse.notice.map { FieldError(.reading, $0) })
    }
    if let data = parse.shown { return (EditBuffer(data, as: .data(source: text)), nil) }
    return (EditBuffer(text, as: .text), nil)
  }

  /// The same for what a program brings: what is data already is taken as data.
  func given(_ text: String) -> (buffer: EditBuffer, remark: FieldError?) {
    let text = cleaned(text)
    return isData(text) ? (EditBuffer(type.finish(text)), nil) : received(text)
  }

  /// Whether a clean text is good data as it stands.
  func isData(_ text: String) -> Bool {
    text.count <= room && type.judge(text) == .whole
      && type.parse(type.write(text, as: .typing)).shown == text
  }
}
