/// How keys and pastes change the text of a field.
extension Entry {
  /// Carries out an editing key, as far as its field lets anybody change it.
  mutating func carryOut(
    _ command: EditCommand, clipboard: inout Clipboard, in field: Field, as type: any FieldType,
    isReadOnly: Bool
  ) {
    switch command {
    case .move(let motion): buffer.move(motion)
    case .select(let motion): buffer.move(motion, isSelecting: true)
    case .copy: copy(from: field, to: &clipboard)
    default: if !isReadOnly { change(by: command, clipboard: &clipboard, in: field, as: type) }
    }
  }

  private mutating func change(
    by command: EditCommand, clipboard: inout Clipboard, in field: Field, as type: any FieldType
  ) {
    remark = nil
    switch command {
    case .insert(let character): insert(String(character), isTyping: true, as: type)
    case .paste(let text): insert(text, as: type)
    case .yank: insert(clipboard.text, as: type)
    case .delete(let motion): remove(buffer.selection ?? buffer.range(of: motion), as: type)
    case .kill(let motion): kill(buffer.range(of: motion), from: field, to: &clipboard, as: type)
    case .cut:
      if let selection = buffer.selection {
        kill(selection, from: field, to: &clipboard, as: type)
      }
    case .undo: if !buffer.undo() { notice = .say("form.nothingToUndo") }
    case .redo: if !buffer.redo() { notice = .say("form.nothingToRedo") }
    case .restore: if field.derivation == nil { take(given: origin.initial, as: type) }
    case .move, .select, .copy: break
    }
  }

  private func copy(from field: Field, to clipboard: inout Clipboard) {
    guard let selection = buffer.selection, !field.isPrivate else { return }
    clipboard.keep(buffer.text(in: selection))
  }

  private mutating func kill(
    _ range: Range<Int>, from field: Field, to clipboard: inout Clipboard, as type: any FieldType
  ) {
    if !field.isPrivate { clipboard.keep(buffer.text(in: range)) }
    remove(range, as: type)
  }

  private mutating func remove(_ range: Range<Int>, as type: any FieldType) {
    if !range.isEmpty { take(edited(removing: range, as: type), as: type) }
  }

  private mutating func insert(_ text: String, isTyping: Bool = false, as type: any FieldType) {
    guard type.editor.isText else {
      if let value = value(pasting: text, as: type) { take(given: value, as: type) }
      return
    }
    let start = buffer.selection?.lowerBound ?? buffer.caret
    let cleaned = type.cleaned(text, behind: buffer.text(in: 0..<start).unicodeScalars.last)
    guard !cleaned.isEmpty else { return }
    let edited = edited(inserting: cleaned, as: type)
    let room = room(as: type)
    // A space typed over the whole text would only empty the field.
    if isTyping, cleaned.isBlank, !type.editor.hasLines, buffer.isAllSelected { return }
    if edited.text.count > room {
      notice = .say(isTyping ? "length.full" : "length.pasteRefused", counting: room)
    } else if isTyping, let refusal = refusal(of: cleaned, for: edited, as: type) {
      remark = refusal
    } else {
      if buffer.isEmpty || buffer.isAllSelected { words = RaisedWords() }
      take(edited, isTyping: isTyping, as: type)
      let isCapital = words.note(cleaned)
      if !isTyping, edited.text == cleaned { settleWhole(edited, as: type) }
      if isTyping, cleaned.isBlank || isCapital { raiseWords(isLeft: false, as: type) }
    }
  }

  /// Takes a whole text that was edited elsewhere, as one step that can be undone; false if it is
  /// too long.
  mutating func replaceText(with text: String, as type: any FieldType) -> Bool {
    let cleaned = type.cleaned(text)
    let room = room(as: type)
    guard cleaned.count <= room else {
      notice = .say("length.pasteRefused", counting: room)
      return false
    }
    let edited = edited(cleaned, as: type)
    take(edited, as: type)
    _ = words.note(cleaned)
    settleWhole(edited, as: type)
    return true
  }

  /// Begins new words in small letters with a capital, as a step that can be undone.
  mutating func raiseWords(isLeft: Bool = true, as type: any FieldType) {
    guard let capitals = type.capitals, !buffer.isAsTyped else { return }
    let raised = words.raise(buffer.text, by: capitals, isLeft: isLeft)
    if raised != buffer.text { buffer.adopt(raised, caret: buffer.caret) }
  }

  /// Leaves words alone that nobody typed here.
  mutating func spareWords(as type: any FieldType) {
    if type.capitals != nil { words.spare(buffer.text) }
  }

  private mutating func take(_ edited: EditedText, isTyping: Bool = false, as type: any FieldType) {
    buffer.adopt(
      edited.data ?? edited.text, caret: edited.caret,
      as: edited.data == nil ? .text : .data(source: edited.source), isTyping: isTyping)
    if isTyping { noteWhatVanished(as: type) }
  }

  /// Turns a text that was pasted as a whole into data, if nothing is wrong with it.
  private mutating func settleWhole(_ edited: EditedText, as type: any FieldType) {
    let reading = reading(as: type)
    guard let data = reading.data else { return }
    if edited.data == nil {
      guard type.isWhole(reading) else { return }
      buffer.adopt(data, caret: data.count)
    }
    remark = reading.notice.map { FieldError(.reading, $0) }
  }

  /// Reports at once what the mask doesn't show, such as a country code.
  private mutating func noteWhatVanished(as type: any FieldType) {
    guard buffer.characters.isEmpty, case let reading = reading(as: type), reading.data != nil,
      let notice = reading.notice
    else { return }
    remark = FieldError(.reading, notice)
  }

  /// Turns a text into the data that it means, and data into its final form.
  mutating func settle(as type: any FieldType) {
    let (reading, value) = settling(as: type)
    if buffer.form == .entries {
      buffer.adopt(EditBuffer(entries: value?.entries ?? []))
    } else if let settled = reading.data {
      if settled != buffer.text || buffer.isAsTyped { buffer.adopt(settled, caret: settled.count) }
      if let notice = reading.notice { remark = FieldError(.reading, notice) }
    } else if !buffer.isAsTyped {
      let settled = type.finish(buffer.text)
      if settled != buffer.text { buffer.adopt(settled, caret: settled.count) }
    }
  }

  /// Shows the name for a code, so that the person goes on typing in what they see.
  mutating func showWriting(as type: any FieldType) {
    guard !buffer.isAsTyped, !buffer.isEmpty else { return }
    let shown = type.text(buffer.text)
    buffer.adopt(shown, caret: shown.count, as: .text)
  }

  /// Forgets what a secret was before it was cleared: no undo brings it back.
  mutating func forgetSecret(as type: any FieldType) {
    buffer.forgetHistory()
    words = RaisedWords()
    if origin.opening?.isEmpty == false { origin.opening = nil }
    origin.lastGood = value(as: type)
  }
}

/// The result of an edit, before it is known what the text means.
struct EditedText {
  var text: String
  /// The data to show for it, if the field can.
  var data: String?
  /// The place of the caret, in the data or else in the text.
  var caret: Int
  /// What was typed for the data; `nil` if the data shows that itself.
  var source: String?
}

// What an edit would make of the text.
extension Entry {
  func edited(inserting text: String, as type: any FieldType) -> EditedText {
    let target = buffer.selection ?? buffer.caret..<buffer.caret
    let isAtEnd = target.upperBound == buffer.characters.count
    if !buffer.isAsTyped, !isAtEnd, type.template(for: buffer.text) != nil {
      return masked(inserting: text, at: target, as: type)
    }
    let before =
      target.lowerBound == buffer.characters.count
      ? writing(as: type) : written(..<target.lowerBound, as: type)
    return edited(before + text, followedBy: written(target.upperBound..., as: type), as: type)
  }

  /// The text that typing goes on from.
  private func writing(as type: any FieldType) -> String {
    buffer.isAsTyped ? buffer.text : buffer.source ?? type.write(buffer.text, as: .typing)
  }

  private func written(_ range: some RangeExpression<Int>, as type: any FieldType) -> String {
    let part = buffer.text(in: range.relative(to: buffer.characters.indices))
    return buffer.isAsTyped ? part : type.write(part, as: .typing)
  }

  private func edited(
    _ head: String, followedBy tail: String = "", as type: any FieldType
  ) -> EditedText {
    let text = type.cleaned(head + tail)
    guard let data = type.parse(text).shown else {
      return EditedText(text: text, caret: text.count - tail.count)
    }
    let caret = tail.isEmpty ? data.count : type.parse(type.cleaned(head)).shown?.count
    let place = min(caret ?? data.count, data.count)
    return EditedText(text: text, data: data, caret: place, source: text)
  }

  /// Text inserted between two slots shifts the data behind it; if no slot takes it, the field shows
  /// all of the text as it was typed.
  private func masked(
    inserting text: String, at target: Range<Int>, as type: any FieldType
  ) -> EditedText {
    let head = buffer.text(in: 0..<target.lowerBound)
    let tail = buffer.text(in: target.upperBound..<buffer.characters.count)
    let shown = type.write(head, as: .typing)
    if let begun = type.parse(shown + text).shown ?? type.parse(head + text).shown,
      let data = type.parse(type.cleaned(begun + tail)).shown
    {
      return EditedText(text: type.cleaned(begun + tail), data: data, caret: begun.count)
    }
    let rest = type.write(head + tail, as: .typing).dropFirst(shown.count)
    return EditedText(text: type.cleaned(shown + text + rest), caret: shown.count + text.count)
  }

  private func edited(removing range: Range<Int>, as type: any FieldType) -> EditedText {
    let head = buffer.text(in: 0..<range.lowerBound)
    let tail = buffer.text(in: range.upperBound..<buffer.characters.count)
    guard buffer.isAsTyped else { return Self.data(head, followedBy: tail, as: type) }
    let edited = edited(head, followedBy: tail, as: type)
    // Deleting never inserts: a zero that would come with the mask waits for the next key.
    let isLonger = edited.data.map { $0.count > edited.text.count } ?? false
    return isLonger ? EditedText(text: edited.text, caret: edited.text.count - tail.count) : edited
  }

  private static func data(
    _ head: String, followedBy tail: String, as type: any FieldType
  ) -> EditedText {
    let kept = { (text: String) in type.cleaned(type.write(text, as: .remainder)) }
    let data = kept(head + tail)
    // More may be dropped from the end than from the middle, so count from the tail.
    let caret = data.hasSuffix(tail) ? data.count - tail.count : min(kept(head).count, head.count)
    return EditedText(text: data, data: data, caret: caret)
  }

  /// Why a typed key isn't accepted: no such value has the character, or the mask is full.
  private func refusal(
    of key: String, for edited: EditedText, as type: any FieldType
  ) -> FieldError? {
    guard let character = key.first, !buffer.isAsTyped else { return nil }
    let room = type.capacity(for: buffer.text)
    let isFull = buffer.characters.count == room
    let isFixed = type.traits.isFixedLength && type.template(for: "") != nil
    if case .unexpected = type.parse(String(character)).state,
      !holdsWhole(as: type) || (isFull && isFixed && character.isLetterOrMark)
    {
      return FieldError(stranger: character, at: buffer.caret + 1, of: type.subject)
    }
    guard isFixed, edited.data == nil, isFull,
      type.parse(buffer.text.dropLast() + key).shown?.count == room,
      edited.text.count > room, writing(as: type).last?.isWordCharacter ?? false,
      type.parse(edited.text).state.live != nil
    else { return nil }
    let isOfDigits = buffer.characters.allSatisfy(\.isASCIIDigit)
    return FieldError(.characters, .full(room, digits: isOfDigits, refused: key))
  }

  /// True if a mask was full before it grew; then a sign may begin something more.
  private func holdsWhole(as type: any FieldType) -> Bool {
    (0...buffer.characters.count).contains { count in
      type.template(for: buffer.text(in: 0..<count))?.capacity == count
    }
  }
}

extension FieldType {
  /// A text without anything that no value of the type may hold.
  func cleaned(_ text: String, behind previous: Unicode.Scalar? = nil) -> String {
    if let option = choiceOptions?.option(text) { return option }
    return Intake.cleaned(
      text, folding: foldsForms, keepingLines: editor.hasLines, behind: previous)
  }
}
