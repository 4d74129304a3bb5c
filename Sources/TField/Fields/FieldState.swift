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
  package var isDerived: Bool { judged.isDerived(in: field) }

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
  package var entryTexts: [String] { type.list?.texts(of: data) ?? [] }

  /// The mask around the data; `nil` if the text stays as it was typed.
  package var template: Template? {
    entry.buffer.isAsTyped ? nil : type.template(for: entry.buffer.text)
  }

  package var typeHint: Wording? {
    if entry.buffer.isAsTyped, let hint = entry.reading(as: type).notice { return hint }
    return type.hint(data.text)
  }

  /// True if it is a line of text with a list to open.
  package var offersList: Bool {
    guard editor == .line else { return false }
    if case .path = type.nature { return true }
    return !field.options.suggestions.isEmpty || type.suggestions != nil
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
    var value = Surroundings.Known(
      data: data, of: type, field.rules, isEmpty: isEmpty, isValid: judged.isSound, label: label)
    // What was given in place of a result says nothing about the result.
    value.isRefused = entry.origin.refusal != nil && !isDerived
    return value
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

// What is wrong with it.
extension FieldState {
  package var failures: [FieldError] { judged.findings.map(\.error) }

  package var verdict: Validity { Validity(judged.findings.first?.error) }

  /// What is certainly wrong: a check that hasn't answered yet may still find nothing.
  package var certainError: FieldError? { judged.certainError }

  /// True if its verdict is an error, or an action's error still stands.
  var hasError: Bool { !judged.isSound || shown.outer != nil }

  /// True if its answer, or one in its entries, couldn't be taken as given.
  package var isRefused: Bool {
    entry.origin.refusal != nil
      || type.formList?.states(of: data).joined().contains(where: \.isRefused) ?? false
  }

  package mutating func refresh(in surroundings: Surroundings) {
    adapt(to: surroundings)
    decideNeed(in: surroundings)
    judge(in: surroundings)
  }

  /// Judges it again among others that changed, and shows that if a judgement is already shown.
  mutating func rejudge(in surroundings: Surroundings) {
    decideNeed(in: surroundings)
    judge(in: surroundings)
    rejudge()
  }

  mutating func decideNeed(in surroundings: Surroundings) {
    judged.isRequired = field.required.holds(in: surroundings)
    judged.isReadOnly = isDerived || field.readOnly.holds(in: surroundings)
  }

  mutating func judge(in surroundings: Surroundings) {
    let settling = entry.settling(as: type)
    findFaults(of: settling, in: surroundings)
    let value = settling.value ?? ""
    shown.warning =
      value.isBlank
      ? judged.missingResult
      : judged.warning(about: value, of: field, in: surroundings) ?? checkWarning
  }

  /// Finds errors but no warnings; a refused answer needn't be read for that.
  mutating func findFaults(of known: Entry.Settling? = nil, in surroundings: Surroundings) {
    let isForSchema = judged.isForSchema(entry, of: field, in: surroundings)
    if let refusal = entry.origin.refusal, !isForSchema {
      if let known { judged.keep(known.value, of: entry) }
      judged.findings = [Finding(error: field.worded(entry.taught(refusal, as: type)))]
    } else {
      let settling = known ?? entry.settling(as: type)
      judged.keep(settling.value, of: entry)
      judged.findings = judged.findings(of: entry, settling, of: field, in: surroundings)
    }
    if judged.findings.isEmpty, let error = checkFailure(in: surroundings) {
      judged.findings = [Finding(error: error == .beingChecked ? error : field.worded(error))]
    }
  }

  /// The error of an answer to the empty field, by its type and rules alone.
  package func fault(
    of value: Value, in surroundings: Surroundings = Surroundings()
  ) -> FieldError? {
    if field.rules.isEmpty, type.isSurelyGood(value) { return nil }
    let (buffer, remark) = entry.given(value, as: type)
    if let remark, remark.code == .tooLong { return remark }
    var state = self
    state.entry.buffer.reset(to: buffer)
    state.findFaults(in: surroundings)
    return state.judged.findings.first?.error
  }
}

// Its words, with the answers of now in them.
extension FieldState {
  package var label: Wording { field.label.filled(with: answers) }
  package var description: Wording? { field.options.description?.filled(with: answers) }
  package var help: Wording? { field.options.help?.filled(with: answers) }
  /// The hint that the form gives, in place of the type's own.
  package var ownHint: Wording? { field.options.hint?.filled(with: answers) }
}

// What is shown.
extension FieldState {
  package var errors: [FieldError] { shown.all }

  package var validity: Validity { shown.validity }

  package var warning: FieldError? { shown.warning ?? outside.fault.map(field.worded) }

  /// What was read differently or not accepted, in the form's own words.
  package var readingNotice: FieldError? { entry.remark.map(field.worded) }

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

// Suggestions during typing.
extension FieldState {
  /// The text that is drawn behind the typed one, while the caret stands at its end.
  ///
  /// For an unfinished text or a code, it is what leaving the field makes of it: the only possible
  /// end, or the code's name. Behind any other good text it is only an offer.
  package var suggestion: String? {
    let ways = ways
    guard certainError == nil else {
      return ways.first.flatMap { first in ways.allSatisfy { $0 == first } ? first : nil }
    }
    if type.suggestions == nil { return ways.first }
    let data = entry.settling(as: type).reading.data
    return ways.first { type.parse($0).data.map(type.finish) == data }
  }

  private var ways: LazyFilterSequence<[String]> {
    guard activity == .active, editor == .line, !isReadOnly, !field.isSecret,
      !entry.buffer.characters.isEmpty,
      entry.buffer.caret == entry.buffer.characters.count, entry.buffer.selection == nil
    else { return [String]().lazy.filter { _ in false } }
    let all = field.options.suggestions + type.completions(of: data.text)
    return all.lazy.filter { [typed = entry.buffer.characters] in $0.goesOn(from: typed) }
  }

  /// What Right or End at the end of the text takes; only Right changes what was typed.
  func suggestion(takenBy edit: EditCommand) -> String? {
    switch edit {
    case .move(.right): offersCorrection ? correction : suggestion
    case .move(.end): suggestion
    default: nil
    }
  }

  /// The text that the warning in sight asks about.
  package var correction: String? {
    guard activity == .active, editor == .line, !isReadOnly, !field.isPrivate, validity == .valid,
      !isChecking
    else { return nil }
    return shown.warning?.correction
  }

  /// True if Right takes that text: the caret stands at the end, as when the focus just came.
  package var offersCorrection: Bool {
    let buffer = entry.buffer
    return correction != nil && buffer.caret == buffer.characters.count
      && (buffer.selection == nil || buffer.isAllSelected)
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

extension String {
  /// True if this is longer than `typed`, and begins with it in any case of letters.
  func goesOn(from typed: [Character]) -> Bool {
    var rest = self[...]
    for character in typed {
      guard let own = rest.popFirst(),
        own == character || own.lowercased() == character.lowercased()
      else { return false }
    }
    return !rest.isEmpty
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
  /// Untouched, or empty and not missed.
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
