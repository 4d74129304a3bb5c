/// A field being filled in: what a person did, what the judge says of that, and what is shown.
///
/// Two things are kept apart: ``validity`` is what the field shows now; ``verdict`` is what
/// leaving it now would conclude. Groups and actions ask only for verdicts.
package struct FieldState: Sendable {
  package let field: Field
  package internal(set) var entry: Entry
  package internal(set) var judged: Judged
  var shown: Shown
  package internal(set) var outside = OutsideAnswers()
  package internal(set) var activity = Activity.idle
  /// The answers that stand in its words.
  var answers: AnswerText.Answers = [:]

  package init(_ field: Field, timing: ErrorTiming = ErrorTiming()) {
    self.field = field
    entry = Entry(beginningWith: field.initial, hasEntries: field.type.editor.hasEntries)
    judged = Judged(of: field)
    shown = Shown(timing: timing.overridden(by: field.options))
  }
}

/// What the judge says of one field among those around it.
package struct Judged: Sendable {
  /// The field's type, adapted to its surroundings: today, the card number beside it.
  package internal(set) var type: any FieldType { didSet { kept = nil } }
  package internal(set) var isHidden = false
  package internal(set) var isRequired: Bool
  package internal(set) var isReadOnly = false
  /// The result of its formula; `nil` without one.
  var result: Operand?
  /// What leaving the field now would find wrong, and when each finding is shown.
  var findings: [Finding] = []
  /// The value that was judged, and how often the text had been edited by then.
  private var kept: (value: Value?, edits: Int)?

  init(of field: Field) {
    type = field.type
    isRequired = field.required == .always
  }

  mutating func keep(_ value: Value?, of entry: Entry) { kept = (value, entry.buffer.edits) }

  /// The value of an entry once its field is left, as it was judged if it is still the same; `nil`
  /// for a text that means nothing.
  func value(of entry: Entry) -> Value? {
    if let kept, kept.edits == entry.buffer.edits { return kept.value }
    return entry.settling(as: type).value
  }
}

/// What programs outside were asked about a field, and have answered.
package struct OutsideAnswers: Sendable {
  package internal(set) var check = CheckState.idle
  /// The answers that the program for its options was last given.
  var given: [String: String]?
  /// True until that program has answered.
  package internal(set) var isAwaited = false
  /// Why that program gave no options.
  var fault: FieldError?
}

extension FieldState {
  package var type: any FieldType { judged.type }
  package var isHidden: Bool { judged.isHidden }
  package var isRequired: Bool { judged.isRequired }
  package var isReadOnly: Bool { judged.isReadOnly }

  package var editor: Editor { field.editor(of: type) }

  /// True for a note, which nobody fills in.
  var isWords: Bool { Swift.type(of: field.type) == Note.self }

  package var isEmpty: Bool { entry.buffer.isEmpty }

  package var isBlank: Bool { entry.buffer.isBlank }

  package var isAnswer: Bool { !isHidden && !isWords }

  /// True if the value is worked out or repeated from other fields, and never typed.
  package var isDerived: Bool { type.derivedData != nil || field.derivation?.formula != nil }

  var isChanged: Bool { !isDerived && data != entry.origin.opening }

  /// True if a list's entry stores the field's value: an answer, and not a derived one.
  var isKept: Bool { !isDerived && !isWords && (entry.origin.wasAnswered || !data.isEmpty) }

  package var isForEditor: Bool { editor.hasLines && !isReadOnly && !field.isPrivate }

  /// True if the focus should move on: the mask is full, and the text is valid.
  var isFullAndGood: Bool {
    guard field.options.advancesWhenFull, certainError == nil, let capacity = template?.capacity
    else { return false }
    return entry.buffer.characters.count == capacity && entry.buffer.caret == capacity
  }
}

// What it holds.
extension FieldState {
  /// Its entries; or the bare data without fixed characters, or the text as typed, if it means no
  /// data.
  package var data: Value { entry.value(as: type) }

  /// Its value once it is left; `nil` for a text that means nothing.
  var settled: Value? { judged.value(of: entry) }

  package var typed: TypedValue { type.typed(isHidden ? "" : settled ?? "") }

  /// The text in the field: as it was typed, or settled once it was left.
  package var text: String {
    entry.buffer.isAsTyped
      ? entry.buffer.text : type.write(data, as: activity == .active ? .editing : .settled)
  }

  package var settledText: String {
    isEmpty ? "" : settled.map { type.text($0) } ?? entry.buffer.text
  }

  /// The text for answers: for a choice its value, unless the field wants its label.
  package var answerText: String {
    guard !field.options.answersWithLabel, !isEmpty, let settled else { return settledText }
    return type.write(settled, as: .answer)
  }

  package func answerText(of entry: String) -> String {
    guard field.options.answersWithLabel else { return entry }
    return type.choiceOptions?.label(of: entry) ?? entry
  }

  /// The answers of each entry with several fields, in one line; never secrets.
  package var entryTexts: [String] { type.formList?.texts(of: data) ?? [] }

  /// The mask around the data; `nil` if the text stays as it was typed.
  package var template: Template? {
    entry.buffer.isAsTyped ? nil : type.template(for: entry.buffer.text)
  }

  package var typeHint: Wording? {
    if entry.buffer.isAsTyped, let hint = entry.reading(as: type).notice { return hint }
    return type.hint(data.text)
  }

  /// The data that follows from others; `nil` if it is the person's own.
  private var derivedData: String? {
    judged.result.map { type.data(for: $0) } ?? type.derivedData
  }

  /// The number, day or time `step` further on, or the same one if that would be wrong; `nil` in a
  /// field that doesn't count.
  package func stepped(by step: Int, _ today: CalendarDate) -> Value? {
    guard !isReadOnly, editor.isText, let next = type.neighbour(of: typed, by: step, today) else {
      return nil
    }
    let settled = type.parse(next).data.flatMap { type.judge($0) == .whole ? $0 : nil }
    return settled.map(Value.text) ?? data
  }
}

// What others see of it.
extension FieldState {
  var value: Surroundings.Known {
    if isHidden { return .empty }
    if judged.result == .invalid || judged.result == .impossible {
      return Surroundings.Known(data: "", typed: .none, isValid: false, label: label)
    }
    guard let data = settled else {
      // A text that wasn't understood is no value for others, whatever it looks like.
      let text = entry.buffer.text
      return Surroundings.Known(
        data: .text(text), typed: typed, isValid: false, label: label, text: text)
    }
    return Surroundings.Known(
      data: data, of: type, field.rules, isEmpty: isEmpty, isValid: isSound, label: label)
  }

  /// Its value for others, with the numbers in the given columns of a table.
  func value(with columns: [String]) -> Surroundings.Known {
    var value = value
    if !columns.isEmpty, !isHidden, let list = type.formList {
      value.columns = list.numbers(in: columns, of: value.data)
    }
    return value
  }
}

// What is shown.
extension FieldState {
  package var errors: [FieldError] { shown.all }

  package var validity: Validity { shown.validity }

  package var warning: FieldError? { shown.warning ?? outside.fault.map { worded($0) } }

  /// What was read differently or not accepted, in the form's own words.
  package var readingNotice: FieldError? { entry.remark.map { worded($0) } }

  /// The same, if it happened since the field got the focus.
  package var newNotice: FieldError? { entry.isRemarkNew ? readingNotice : nil }

  package var advice: FieldError? { warning ?? readingNotice }

  /// The error whose lines stay free while the field has the focus.
  package var hiddenError: FieldError? {
    activity == .active && validity == .valid ? shown.hidden : nil
  }

  mutating func showFailures() { shown.showAll(judged.findings) }

  /// Shows what is found after neighbours changed, if a judgement is already shown.
  mutating func rejudge(isDue: Bool = false) {
    shown.update(judged.findings, isLeft: activity == .inactive, isDue: isDue)
  }
}

// How it opens, and takes values that nobody typed here.
extension FieldState {
  /// Adapts the field to its surroundings, and takes its first value.
  mutating func open(with value: Value?, in surroundings: Surroundings) {
    if case .day(let day) = field.options.initialSource {
      entry.origin.initial = .text(day.day(on: surroundings.today)?.description ?? "")
    }
    entry.origin.isFollowing = value == nil && field.derivation != nil
    entry.origin.wasAnswered = value != nil || field.options.isAnsweredAtFirst
    adapt(to: surroundings)
    decideNeed(in: surroundings)
    if entry.origin.isFollowing { return judge(in: surroundings) }
    prefill(value ?? entry.origin.initial, in: surroundings)
  }

  /// Takes a value that nobody typed, as if edited and left, but without history.
  mutating func prefill(_ value: Value, in surroundings: Surroundings) {
    guard !value.isEmpty else { return judge(in: surroundings) }
    entry.hold(entry.given(value, as: type), as: type)
    entry.origin.opening = data
    entry.origin.lastGood = data
    judge(in: surroundings)
    showFailures()
    becomeInactive()
  }

  /// Takes a whole answer while the form is open, as a person gave it.
  mutating func set(_ value: Value, in surroundings: Surroundings) {
    let received =
      type.editor.hasEntries ? entry.given(value, as: type) : entry.received(value.text, as: type)
    entry.hold(received, as: type)
    changed(in: surroundings)
    if activity != .active { conclude(in: surroundings) }
  }

  /// Adapts the field to those around it, and takes a value that follows from them.
  mutating func adapt(to surroundings: Surroundings) {
    fit(into: surroundings)
    if let formula = field.derivation?.formula {
      judged.result = formula.result(in: surroundings)
    }
    if let derived = derivedData, .text(derived) != data { entry.buffer.reset(to: derived) }
    follow(in: surroundings)
  }

  /// Adapts type and visibility to the fields around it, and leaves the value alone.
  mutating func fit(into surroundings: Surroundings) {
    if let adapted = type.adapted(to: surroundings) { judged.type = adapted }
    judged.isHidden = !field.when.holds(in: surroundings)
  }

  private mutating func follow(in surroundings: Surroundings) {
    guard entry.origin.isFollowing, case .following(let text) = field.derivation else { return }
    let derived = entry.given(.text(text.text(in: surroundings)), as: type).buffer
    guard derived.text != entry.buffer.text || derived.form != entry.buffer.form else { return }
    entry.buffer.reset(to: derived)
    entry.origin.opening = data
    entry.origin.lastGood = data
    if activity != .active {
      judge(in: surroundings)
      showFailures()
      becomeInactive()
    }
  }

  /// Follows the others again if the given value is what they lead to anyway.
  mutating func followAgain(in surroundings: Surroundings) {
    guard case .following(let text) = field.derivation, !entry.origin.isFollowing,
      !entry.buffer.characters.isEmpty,
      entry.given(.text(text.text(in: surroundings)), as: type).buffer.text == entry.buffer.text
    else { return }
    entry.origin.isFollowing = true
  }

  /// Takes the value that follows from the others; a different given value is refused.
  mutating func derive(in surroundings: Surroundings, strictly isStrict: Bool) {
    let given = data
    adapt(to: surroundings)
    guard isStrict, entry.origin.refusal == nil, field.derivation != nil, !given.isEmpty,
      given != data
    else { return }
    entry.origin.refusal = FieldError(.notEqual, .computed(settledText))
  }
}

// What a person does to it.
extension FieldState {
  /// Enters the field; with `keepingErrors`, shown errors stay until the next edit.
  mutating func enter(keepingErrors: Bool = false) {
    activity = .active
    entry.isRemarkNew = false
    if type.isTypedAsShown, !isReadOnly { entry.showWriting(as: type) }
    if editor.isOpenChoice { entry.goToChosen(as: type) }
    shown.enter(judged.findings, keepingErrors: keepingErrors)
    entry.spareWords(as: type)
  }

  /// Carries out an editing key; true if the data changed.
  mutating func handle(
    _ command: EditCommand, clipboard: inout Clipboard, in surroundings: Surroundings
  ) -> Bool {
    entry.notice = nil
    let edits = entry.buffer.edits
    let former = entry.remark
    entry.carryOut(
      command, clipboard: &clipboard, in: field, as: type, isReadOnly: judged.isReadOnly)
    entry.notice = entry.notice ?? readingNotice?.wording
    let follows = command == .restore && field.derivation != nil && !isReadOnly
    guard entry.buffer.edits != edits || follows else {
      if entry.remark != former { judge(in: surroundings) }
      return false
    }
    changed(in: surroundings)
    if follows {
      entry.origin.isFollowing = true
      follow(in: surroundings)
    }
    return true
  }

  /// Takes data that was chosen, not typed, as one step that can be undone.
  mutating func replace(with value: Value, in surroundings: Surroundings) {
    entry.notice = nil
    entry.take(given: value, as: type)
    entry.spareWords(as: type)
    if activity == .active, type.isTypedAsShown, !isReadOnly { entry.showWriting(as: type) }
    changed(in: surroundings)
  }

  /// Takes a whole text that was edited elsewhere, as one step that can be undone.
  mutating func replaceText(with text: String, in surroundings: Surroundings) {
    entry.notice = nil
    let before = data
    if entry.replaceText(with: text, as: type), data != before { changed(in: surroundings) }
  }

  mutating func toggle(in surroundings: Surroundings) {
    entry.buffer.adopt(typed.isOn ? "" : Toggle.on, caret: 0)
    changed(in: surroundings)
  }

  mutating func changed(in surroundings: Surroundings) {
    entry.origin.isFollowing = false
    entry.origin.wasAnswered = true
    if field.isPrivate, data.isEmpty { entry.forgetSecret(as: type) }
    judge(in: surroundings)
    let live = shown.isLive(isBlank: isBlank) ? liveError : nil
    shown.change(judged.findings, isBlank: isBlank, live: live)
  }

  mutating func leave(in surroundings: Surroundings) {
    if activity == .active { conclude(in: surroundings) }
  }

  private mutating func conclude(in surroundings: Surroundings) {
    settle(in: surroundings)
    shown.leave(judged.findings, isBlank: isBlank)
    becomeInactive()
  }

  /// Puts the data into its final form; without a change there is no step to undo.
  mutating func settle(in surroundings: Surroundings) {
    entry.notice = nil
    if !isEmpty {
      if activity == .active { entry.raiseWords(as: type) }
      entry.settle(as: type)
      judge(in: surroundings)
    }
    if let failure = certainError {
      if field.options.invalid == .revert { revert(because: failure, in: surroundings) }
    } else {
      entry.origin.lastGood = data
    }
  }

  /// Puts the last good value back in place of a bad one, and says why.
  private mutating func revert(because failure: FieldError, in surroundings: Surroundings) {
    guard data != entry.origin.lastGood else { return }
    entry.take(given: entry.origin.lastGood, as: type)
    judge(in: surroundings)
    shown.errors = []
    entry.notice = .say("form.putBack", ["reason": failure.wording])
  }

  private mutating func becomeInactive() {
    shown.freeLines()
    // A selection belongs to the focus.
    entry.buffer.moveCaret(to: entry.buffer.caret)
    activity = isEmpty && errors.isEmpty && !isRequired ? .idle : .inactive
  }
}

// The table of entries.
extension FieldState {
  package var entryCount: Int { entry.buffer.entries.count }

  package var takesMoreEntries: Bool {
    !isReadOnly && (type.list?.most.map { entryCount < $0 } ?? true)
  }

  /// The line of the table that keys act on; the one after the entries adds an entry.
  package var entryCursor: Int {
    min(max(entry.cursor.place, 0), max(0, entryCount - (takesMoreEntries ? 0 : 1)))
  }

  /// Moves to another line of a table; false at the edge.
  mutating func moveEntry(by step: Int) -> Bool {
    let place = entryCursor + step
    entry.cursor.place = place
    entry.cursor.place = entryCursor
    return entry.cursor.place == place
  }
}

extension FieldType {
  func data(for result: Operand) -> String {
    let number = result.number
    let rounded = places.map { places in number.flatMap { $0.rounded(to: places) } } ?? number
    return rounded.map { finish($0.description) } ?? ""
  }

  /// How many digits a number of this type keeps behind its point; `nil`: any number.
  private var places: Int? { if case .number(let places, _) = nature { places } else { nil } }

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

/// Whether a field is untouched, being filled in, or left.
package enum Activity: Hashable, Sendable {
  /// Untouched, or empty and optional.
  case idle
  case active
  /// Was left, or holds a value that nobody typed here.
  case inactive
}

/// What a field shows of its validity now; ``FieldState/verdict`` says what is true.
package enum Validity: Hashable, Sendable {
  case valid
  case invalid(FieldError)

  package var isValid: Bool { self == .valid }

  package var error: FieldError? { if case .invalid(let error) = self { error } else { nil } }

  init(_ error: FieldError?) { self = error.map(Self.invalid) ?? .valid }
}

/// One thing wrong with a field, and the events on which it is shown.
struct Finding: Hashable, Sendable {
  let error: FieldError
  /// `nil`: as the field or the form says.
  var triggers: Set<FieldEvent>?
  func asks(for event: FieldEvent) -> Bool { triggers?.contains(event) ?? false }

  func isShown(on event: FieldEvent) -> Bool { triggers == nil || asks(for: event) }
}

/// What a program outside says of a field's value.
package enum CheckState: Hashable, Sendable {
  case idle
  case running(String)
  case answered(String, CheckAnswer)
}

/// The answer of an outside check; an empty text means the engine's own words.
package enum CheckAnswer: Hashable, Sendable {
  case fine
  case wrong(String)
  case warning(String)
  case unavailable(Wording)
}
