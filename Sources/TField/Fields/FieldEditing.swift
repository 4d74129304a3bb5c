/// How text gets into a field and out of it.
extension FieldState {
  mutating func handle(
    _ command: EditCommand, clipboard: inout Clipboard, in surroundings: Surroundings
  ) -> Bool {
    notice = nil
    let (before, former) = (buffer.edits, remark)
    carryOut(command, clipboard: &clipboard)
    notice = notice ?? remark.map { worded($0).wording }
    let follows = command == .restore && field.derivation != nil && !isReadOnly
    guard buffer.edits != before || follows else {
      if remark != former { judge(in: surroundings) }
      return false
    }
    changed(in: surroundings)
    if follows {
      origin.isFollowing = true
      follow(in: surroundings)
    }
    return true
  }

  private mutating func carryOut(_ command: EditCommand, clipboard: inout Clipboard) {
    switch command {
    case .move(let motion): buffer.move(motion)
    case .select(let motion): buffer.move(motion, isSelecting: true)
    case .copy: copy(to: &clipboard)
    default: if !isReadOnly { change(by: command, clipboard: &clipboard) }
    }
  }

  private mutating func change(by command: EditCommand, clipboard: inout Clipboard) {
    remark = nil
    switch command {
    case .insert(let character): insert(String(character), isTyping: true)
    case .paste(let text): insert(text)
    case .yank: insert(clipboard.text)
    case .delete(let motion): remove(buffer.selection ?? buffer.range(of: motion))
    case .kill(let motion): kill(buffer.range(of: motion), to: &clipboard)
    case .cut: if let selection = buffer.selection { kill(selection, to: &clipboard) }
    case .undo: if !buffer.undo() { notice = .say("form.nothingToUndo") }
    case .redo: if !buffer.redo() { notice = .say("form.nothingToRedo") }
    case .restore: if field.derivation == nil { take(given: origin.initial) }
    case .move, .select, .copy: break
    }
  }

  private mutating func copy(to clipboard: inout Clipboard) {
    guard let selection = buffer.selection, !field.isPrivate else { return }
    clipboard.keep(buffer.text(in: selection))
  }

  private mutating func kill(_ range: Range<Int>, to clipboard: inout Clipboard) {
    if !field.isPrivate { clipboard.keep(buffer.text(in: range)) }
    remove(range)
  }

  private mutating func remove(_ range: Range<Int>) {
    if !range.isEmpty { take(edited(removing: range)) }
  }

  mutating func take(given value: Value) {
    let (given, remark) = given(value)
    buffer.adopt(given)
    self.remark = remark
  }

  private mutating func insert(_ text: String, isTyping: Bool = false) {
    guard editor.isText else {
      self.value(pasting: text).map { take(given: $0) }
      return
    }
    let start = buffer.selection?.lowerBound ?? buffer.caret
    let cleaned = cleaned(text, behind: buffer.text(in: 0..<start).unicodeScalars.last)
    guard !cleaned.isEmpty else { return }
    let edited = edited(inserting: cleaned)
    // A space typed over the whole text would only empty the field.
    if isTyping, cleaned.isBlank, !editor.hasLines, buffer.isAllSelected { return }
    if edited.text.count > room {
      notice = .say(isTyping ? "length.full" : "length.pasteRefused", counting: room)
    } else if isTyping, let refusal = refusal(of: cleaned, for: edited) {
      remark = refusal
    } else {
      if buffer.isEmpty || buffer.isAllSelected { words = RaisedWords() }
      take(edited, isTyping: isTyping)
      let isCapital = words.note(cleaned)
      if !isTyping, edited.text == cleaned { settleWhole(edited) }
      if isTyping, cleaned.isBlank || isCapital { raiseWords(isLeft: false) }
    }
  }

  /// Begins new words in small letters with a capital, as a step that can be undone.
  mutating func raiseWords(isLeft: Bool = true) {
    guard let capitals = type.capitals, !buffer.isAsTyped else { return }
    let raised = words.raise(buffer.text, by: capitals, isLeft: isLeft)
    if raised != buffer.text { buffer.adopt(raised, caret: buffer.caret) }
  }

  /// Leaves words alone that nobody typed here.
  mutating func spareWords(of text: String) {
    if type.capitals != nil { words.spare(text) }
  }

  private mutating func take(_ edited: EditedText, isTyping: Bool = false) {
    buffer.adopt(
      edited.data ?? edited.text, caret: edited.caret,
      as: edited.data == nil ? .text : .data(source: edited.source), isTyping: isTyping)
    if isTyping { noteWhatVanished() }
  }

  /// Turns a text that was pasted as a whole into data, if nothing is wrong with it.
  private mutating func settleWhole(_ edited: EditedText) {
    let reading = reading
    guard let data = reading.data else { return }
    if edited.data == nil {
      guard isWhole(reading) else { return }
      buffer.adopt(data, caret: data.count)
    }
    remark = reading.notice.map { FieldError(.reading, $0) }
  }

  /// Reports at once what the mask doesn't show, such as a country code.
  private mutating func noteWhatVanished() {
    guard buffer.characters.isEmpty, case let reading = reading, reading.data != nil,
      let notice = reading.notice
    else { return }
    remark = FieldError(.reading, notice)
  }

  func cleaned(_ text: String, behind previous: Unicode.Scalar? = nil) -> String {
    if let option = type.choiceOptions?.option(text) { return option }
    return Intake.cleaned(
      text, folding: type.foldsForms, keepingLines: editor.hasLines, behind: previous)
  }

  /// Adapts the field to its surroundings, and takes its first value.
  mutating func open(with value: Value?, in surroundings: Surroundings) {
    if case .day(let day) = field.options.initialSource {
      origin.initial = .text(day.day(on: surroundings.today)?.description ?? "")
    }
    origin.isFollowing = value == nil && field.derivation != nil
    origin.wasAnswered = value != nil || field.options.isAnsweredAtFirst
    adapt(to: surroundings)
    decideNeed(in: surroundings)
    origin.isFollowing
      ? judge(in: surroundings) : prefill(value ?? origin.initial, in: surroundings)
  }

  private mutating func hold(_ received: (buffer: EditBuffer, remark: FieldError?)) {
    buffer.reset(to: received.buffer)
    remark = received.remark
    spareWords(of: received.buffer.text)
  }

  /// Takes a value that nobody typed, as if edited and left, but without history.
  mutating func prefill(_ value: Value, in surroundings: Surroundings) {
    guard !value.isEmpty else { return judge(in: surroundings) }
    hold(given(value))
    origin.opening = data
    origin.lastGood = data
    judge(in: surroundings)
    showFailures()
    becomeInactive()
  }

  /// Takes a whole answer while the form is open, as a person gave it.
  mutating func set(_ value: Value, in surroundings: Surroundings) {
    hold(type.editor.hasEntries ? given(value) : received(value.text))
    changed(in: surroundings)
    if activity != .active { conclude(in: surroundings) }
  }

  /// Takes data that was chosen, not typed, as one step that can be undone.
  mutating func replace(with value: Value, in surroundings: Surroundings) {
    notice = nil
    take(given: value)
    spareWords(of: buffer.text)
    if activity == .active, type.isTypedAsShown { showWriting() }
    changed(in: surroundings)
  }

  /// Takes a whole text that was edited elsewhere, as one step that can be undone.
  mutating func replaceText(with text: String, in surroundings: Surroundings) {
    notice = nil
    let cleaned = cleaned(text)
    guard cleaned.count <= room else { return notice = .say("length.pasteRefused", counting: room) }
    let before = data
    let edited = edited(cleaned)
    take(edited)
    _ = words.note(cleaned)
    settleWhole(edited)
    if data != before { changed(in: surroundings) }
  }

  mutating func editBuffer<Result>(_ edit: (inout EditBuffer) -> Result) -> Result { edit(&buffer) }

  /// The number, day or time `step` further on, or the same one if that would be wrong; `nil` in a
  /// field that doesn't count.
  package func stepped(by step: Int, _ today: CalendarDate) -> Value? {
    guard !isReadOnly, editor.isText, let next = type.neighbour(of: typed, by: step, today) else {
      return nil
    }
    let settled = type.parse(next).data.flatMap { type.judge($0) == .whole ? $0 : nil }
    return settled.map(Value.text) ?? data
  }

  /// True if the person has typed into it, or undone that.
  var wasTouched: Bool { !buffer.history.isEmpty }
}

extension FieldType {
  /// The text of the value `step` further on; `nil` for types that don't count.
  fileprivate func neighbour(of value: TypedValue, by step: Int, _ today: CalendarDate) -> String? {
    switch value {
    case .none:
      // An empty field of plain numbers is stepped to zero.
      if case .number(_, counts: true) = nature { "0" } else { calendar.map { _ in "\(today)" } }
    case .number(let number), .amount(let number, _): number.plus(DecimalNumber(step))?.description
    case .date(let date): date.adding(days: step).description
    case .time(let hour, let minute):
      TypedValue(minuteOfDay: (hour * 60 + minute + step + 1440) % 1440).text
    default: nil
    }
  }
}

/// What the text of a field means to its type.
extension FieldState {
  /// The field's text, read as a whole; data that nobody typed stands for itself.
  var reading: Parse {
    switch buffer.form {
    case .text: type.parse(buffer.text)
    case .data(let source?): type.parse(source)
    case .data(nil): .data(buffer.text)
    case .entries: Parse()
    }
  }

  /// How the text is read when the field is left, and the value that it holds then.
  typealias Settling = (reading: Parse, value: Value?)

  var settling: Settling {
    let reading = settledReading
    return (reading, value(of: reading))
  }

  /// Its value once it is left; `nil` for a text that means nothing.
  var settled: Value? { settling.value }

  private func value(of reading: Parse) -> Value? {
    guard buffer.form == .entries else { return reading.data.map(Value.text) }
    // What comes into a table is settled entry by entry.
    return editor == .table ? data : type.finish(data)
  }

  var settledReading: Parse {
    var reading = reading
    if buffer.form == .entries { return reading }
    if buffer.characters.isEmpty || (isBlank && reading.data == nil) { return .data("") }
    reading.data = reading.data.map(type.finish)
    return reading
  }

  private var writing: String {
    buffer.isAsTyped ? buffer.text : buffer.source ?? type.write(buffer.text, as: .typing)
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

extension FieldState {
  func edited(inserting text: String) -> EditedText {
    let target = buffer.selection ?? buffer.caret..<buffer.caret
    let isAtEnd = target.upperBound == buffer.characters.count
    if !buffer.isAsTyped, !isAtEnd, type.template(for: buffer.text) != nil {
      return masked(inserting: text, at: target)
    }
    let before =
      target.lowerBound == buffer.characters.count ? writing : written(..<target.lowerBound)
    return edited(before + text, followedBy: written(target.upperBound...))
  }

  private func written(_ range: some RangeExpression<Int>) -> String {
    let part = buffer.text(in: range.relative(to: buffer.characters.indices))
    return buffer.isAsTyped ? part : type.write(part, as: .typing)
  }

  func edited(_ head: String, followedBy tail: String = "") -> EditedText {
    let text = cleaned(head + tail)
    guard let data = type.parse(text).shown else {
      return EditedText(text: text, caret: text.count - tail.count)
    }
    let caret = tail.isEmpty ? data.count : type.parse(cleaned(head)).shown?.count
    let place = min(caret ?? data.count, data.count)
    return EditedText(text: text, data: data, caret: place, source: text)
  }

  /// Text between two slots moves the data on; text that no slot takes breaks the mask.
  private func masked(inserting text: String, at target: Range<Int>) -> EditedText {
    let head = buffer.text(in: 0..<target.lowerBound)
    let tail = buffer.text(in: target.upperBound..<buffer.characters.count)
    let shown = type.write(head, as: .typing)
    if let begun = type.parse(shown + text).shown ?? type.parse(head + text).shown,
      let data = type.parse(cleaned(begun + tail)).shown
    {
      return EditedText(text: cleaned(begun + tail), data: data, caret: begun.count)
    }
    let rest = type.write(head + tail, as: .typing).dropFirst(shown.count)
    return EditedText(text: cleaned(shown + text + rest), caret: shown.count + text.count)
  }

  func edited(removing range: Range<Int>) -> EditedText {
    let head = buffer.text(in: 0..<range.lowerBound)
    let tail = buffer.text(in: range.upperBound..<buffer.characters.count)
    guard buffer.isAsTyped else { return data(head, followedBy: tail) }
    let edited = edited(head, followedBy: tail)
    // Deleting never inserts: a zero that would come with the mask waits for the next key.
    let isLonger = edited.data.map { $0.count > edited.text.count } ?? false
    return isLonger ? EditedText(text: edited.text, caret: edited.text.count - tail.count) : edited
  }

  private func data(_ head: String, followedBy tail: String) -> EditedText {
    let data = kept(head + tail)
    // More may be dropped from the end than from the middle, so count from the tail.
    let caret =
      data.hasSuffix(tail) ? data.count - tail.count : min(kept(head).count, head.count)
    return EditedText(text: data, data: data, caret: caret)
  }

  private func kept(_ text: String) -> String { cleaned(type.write(text, as: .remainder)) }

  /// Why a typed key isn't accepted: no such value has the character, or the mask is full.
  func refusal(of key: String, for edited: EditedText) -> FieldError? {
    guard let character = key.first, !buffer.isAsTyped else { return nil }
    let room = type.capacity(for: buffer.text)
    let isFull = buffer.characters.count == room
    let isFixed = type.traits.isFixedLength && type.template(for: "") != nil
    if case .unexpected = type.parse(String(character)).state,
      !holdsWhole || (isFull && isFixed && character.isLetterOrMark)
    {
      return FieldError(stranger: character, at: buffer.caret + 1, of: type.subject)
    }
    guard isFixed, edited.data == nil, isFull,
      type.parse(buffer.text.dropLast() + key).shown?.count == room,
      edited.text.count > room, writing.last?.isWordCharacter ?? false,
      type.parse(edited.text).state.live != nil
    else { return nil }
    let isOfDigits = buffer.characters.allSatisfy(\.isASCIIDigit)
    return FieldError(.characters, .full(room, digits: isOfDigits, refused: key))
  }

  /// True if a mask was full before it grew; then a sign may begin something more.
  private var holdsWhole: Bool {
    (0...buffer.characters.count).contains { count in
      type.template(for: buffer.text(in: 0..<count))?.capacity == count
    }
  }

  var room: Int { type.room(for: buffer.text) }

  /// A value from outside as the field holds it; a text may be data already.
  func given(_ value: Value) -> (buffer: EditBuffer, remark: FieldError?) {
    guard type.editor.hasEntries else {
      let text = cleaned(value.text)
      return isData(text) ? (EditBuffer(type.finish(text)), nil) : received(text)
    }
    guard !value.isLonger(than: room) else { return (EditBuffer(entries: []), .tooLong(room)) }
    return (EditBuffer(entries: type.finish(type.taken(value)).entries), nil)
  }

  /// A whole text as the field holds it: as data if it means any, else unchanged.
  func received(_ text: String) -> (buffer: EditBuffer, remark: FieldError?) {
    let text = cleaned(text)
    if text.count > room { return (EditBuffer(), .tooLong(room)) }
    let parse = type.parse(text)
    if let data = parse.data {
      return (EditBuffer(type.finish(data)), parse.notice.map { FieldError(.reading, $0) })
    }
    if let data = parse.shown { return (EditBuffer(data, as: .data(source: text)), nil) }
    return (EditBuffer(text, as: .text), nil)
  }

  func isData(_ text: String) -> Bool {
    text.count <= room && type.judge(text) == .whole
      && type.parse(type.write(text, as: .typing)).shown == text
  }
}

extension FieldError {
  fileprivate static func tooLong(_ most: Int) -> Self {
    Self(.tooLong, .say("length.pasteRefused", counting: most))
  }
}
