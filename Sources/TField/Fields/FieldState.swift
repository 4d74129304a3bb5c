/// A field being filled in: its text, what is shown of its validity, and the truth about it.
///
/// Two things are kept apart: ``validity`` is what the field shows now; ``verdict`` is what
/// leaving it now would conclude. Groups and actions ask only for verdicts.
package struct FieldState: Sendable {
  package internal(set) var field: Field
  /// The field's type, adapted to its surroundings: today, the card number beside it.
  package internal(set) var type: any FieldType
  package internal(set) var buffer = EditBuffer()
  package internal(set) var activity = Activity.idle
  package internal(set) var isHidden = false
  package internal(set) var isRequired: Bool
  package internal(set) var isReadOnly = false

  var shown: ShownErrors
  /// What leaving the field now would find wrong, and when each finding is shown.
  var findings: [Finding] = []
  /// What was read differently from how it was written, or not accepted, until the next edit.
  var remark: FieldError? { didSet { isRemarkNew = true } }
  /// True until the field gets the focus again.
  var isRemarkNew = false
  /// Why an answer that was given as a whole couldn't be taken unchanged.
  var refusal: FieldError?
  package internal(set) var choosing = Choosing()
  package internal(set) var check = CheckState.idle

  var words = RaisedWords()

  /// A message to the person about the last edit, shown once.
  package internal(set) var notice: Wording?
  /// The result of its formula; `nil` without one.
  var result: Operand?
  package internal(set) var origin: Origin

  package init(_ field: Field, timing: ErrorTiming = ErrorTiming()) {
    self.field = field
    type = field.type
    isRequired = field.required == .always
    shown = ShownErrors(timing: timing.overridden(by: field.options))
    if type.editor.hasEntries { buffer = EditBuffer(entries: []) }
    origin = Origin(type.editor.hasEntries ? .list([]) : "")
  }

  package var editor: Editor { field.editor(of: type) }

  /// True for a note, which nobody fills in.
  var isWords: Bool { Swift.type(of: field.type) == Note.self }

  package var characters: [Character] { buffer.characters }
  package var caret: Int { buffer.caret }
  package var selection: Range<Int>? { buffer.selection }

  /// Its entries; or the bare data without fixed characters, or the text as typed, if it means no
  /// data.
  package var data: Value {
    switch buffer.form {
    case .entries: .list(buffer.entries)
    case .data: .text(buffer.text)
    case .text: .text(reading.data ?? buffer.text)
    }
  }

  /// The text in the field: as it was typed, or settled once it was left.
  package var text: String {
    buffer.isAsTyped
      ? buffer.text : type.write(data, as: activity == .active ? .editing : .settled)
  }

  package var settledText: String {
    buffer.isEmpty ? "" : settled.map { type.text($0) } ?? buffer.text
  }

  /// The text for answers: for a choice its value, unless the field wants its label.
  package var answerText: String {
    guard !field.options.answersWithLabel, !buffer.isEmpty, let settled else { return settledText }
    return type.write(settled, as: .answer)
  }

  package func answerText(of entry: String) -> String {
    guard field.options.answersWithLabel else { return entry }
    return type.choiceOptions?.label(of: entry) ?? entry
  }

  /// The mask around the data; `nil` if the text stays as it was typed.
  package var template: Template? { buffer.isAsTyped ? nil : type.template(for: buffer.text) }

  package var isAsTyped: Bool { buffer.isAsTyped }

  package var isEmpty: Bool { buffer.isEmpty }

  package var typeHint: Wording? {
    if buffer.isAsTyped, let hint = reading.notice { return hint }
    return type.hint(data.text)
  }

  /// The first one is drawn.
  package var errors: [FieldError] { shown.outer.map { [$0] + shown.errors } ?? shown.errors }

  package var validity: Validity { Validity(shown.outer ?? shown.errors.first) }

  package var warning: FieldError? { shown.warning ?? choosing.fault.map { worded($0) } }

  /// What was read differently or not accepted, in the form's own words.
  package var readingNotice: FieldError? { remark.map { worded($0) } }

  /// The same, if it happened since the field got the focus.
  package var newNotice: FieldError? { isRemarkNew ? readingNotice : nil }

  package var advice: FieldError? { warning ?? readingNotice }

  /// The error whose lines stay free while the field has the focus.
  package var hiddenError: FieldError? {
    activity == .active && validity == .valid ? shown.hidden : nil
  }

  package var failures: [FieldError] { findings.map(\.error) }

  var isSound: Bool { findings.isEmpty }

  package var verdict: Validity { Validity(findings.first?.error) }

  package var isBlank: Bool { buffer.isBlank }

  package var isAnswer: Bool { !isHidden && !isWords }

  package var typed: TypedValue { type.typed(isHidden ? "" : settled ?? "") }

  var value: Surroundings.Known {
    if isHidden { return .empty }
    if result == .invalid || result == .impossible {
      return Surroundings.Known(data: "", typed: .none, isValid: false, label: field.label)
    }
    guard let data = settled else {
      // A text that wasn't understood is no value for others, whatever it looks like.
      return Surroundings.Known(
        data: .text(buffer.text), typed: typed, isValid: false, label: field.label,
        text: buffer.text)
    }
    return Surroundings.Known(
      data: data, of: type, field.rules, isEmpty: buffer.isEmpty,
      isValid: findings.isEmpty, label: field.label)
  }

  /// Its value for others, with the numbers in the given columns of a table.
  func value(with columns: [String]) -> Surroundings.Known {
    var value = value
    if !columns.isEmpty, !isHidden, let list = type.formList {
      value.columns = list.numbers(in: columns, of: value.data)
    }
    return value
  }

  package mutating func refresh(in surroundings: Surroundings) {
    adapt(to: surroundings)
    decideNeed(in: surroundings)
    judge(in: surroundings)
  }

  /// Adapts the field to those around it, and takes a value that follows from them.
  mutating func adapt(to surroundings: Surroundings) {
    fit(into: surroundings)
    if let formula = field.derivation?.formula { result = formula.result(in: surroundings) }
    if let derived = derivedData, .text(derived) != data { buffer.reset(to: derived) }
    follow(in: surroundings)
  }

  /// Adapts type and visibility to the fields around it, and leaves the value alone.
  mutating func fit(into surroundings: Surroundings) {
    if let adapted = type.adapted(to: surroundings) { type = adapted }
    isHidden = !field.when.holds(in: surroundings)
  }

  mutating func decideNeed(in surroundings: Surroundings) {
    isRequired = field.required.holds(in: surroundings)
    isReadOnly = isDerived || field.readOnly.holds(in: surroundings)
  }

  mutating func judge(in surroundings: Surroundings) {
    let settling = settling
    findFaults(of: settling, in: surroundings)
    let value = settling.value ?? ""
    shown.warning =
      value.isBlank ? missingResult : warning(about: value, in: surroundings) ?? checkWarning
  }

  /// Finds errors but no warnings; a refused answer needn't be read for that.
  mutating func findFaults(of known: Settling? = nil, in surroundings: Surroundings) {
    let isForSchema = isForSchema(in: surroundings)
    if let refusal, !isForSchema {
      findings = [Finding(error: worded(taught(refusal)))]
    } else {
      let (reading, value) = known ?? settling
      findings =
        !isForSchema
        ? findings(of: reading, value, in: surroundings)
        : surroundings.isSchemaAlone
          ? [] : value.map { findings(about: $0, in: surroundings) } ?? []
    }
    if findings.isEmpty, let error = checkFailure(in: surroundings) {
      findings = [Finding(error: error == .beingChecked ? error : worded(error))]
    }
  }

  /// True if its answer, or one in its entries, couldn't be taken as given.
  package var isRefused: Bool {
    refusal != nil || type.formList?.states(of: data).joined().contains(where: \.isRefused) ?? false
  }

  /// True for an unchanged given answer, or one that isn't missed, if a schema decides whether it is
  /// valid.
  private func isForSchema(in surroundings: Surroundings) -> Bool {
    surroundings.hasSchema && !isChanged
      && (origin.wasAnswered || origin.isExcused || !isBlank)
  }

  /// What the type says of data; entries of a list that were given are left to the schema.
  private func faults(in data: Value, _ surroundings: Surroundings) -> [FieldError] {
    guard surroundings.hasSchema, origin.wasAnswered, let list = type as? FormList else {
      return type.faults(in: data)
    }
    return list.faults(in: data, given: Set(origin.opening?.entries ?? []))
  }

  private func findings(
    of reading: Parse, _ value: Value?, in surroundings: Surroundings
  ) -> [Finding] {
    if let error = reading.state.error, !isBlank { return [Finding(error: worded(taught(error)))] }
    let found = findings(about: value ?? "", in: surroundings)
    // A refused key explains why something is missing.
    guard let remark, remark.code == .characters, found.first?.error.code == .incomplete
    else { return found }
    return [Finding(error: worded(remark))]
  }

  /// Everything wrong with `data`: what the type says, then what each rule says, in order.
  func findings(about data: Value, in surroundings: Surroundings) -> [Finding] {
    let isForSchema = isForSchema(in: surroundings)
    if isRequired && data.isBlank && !isForSchema {
      let wording = missingResult?.wording ?? type.traits.required
      return [Finding(error: worded(FieldError(.required, wording)))]
    }
    let isFine =
      data.isEmpty ? isForSchema || !field.needsEntries(type) : isForSchema && type.formList == nil
    let own = isFine ? [] : faults(in: data, surroundings)
    let fromForm = surroundings.faults.filter { $0.level == .error }.map {
      Finding(error: worded($0.error))
    }
    let findings = own.map { Finding(error: worded($0)) }
    guard !field.rules.isEmpty else { return findings + fromForm }
    let value = Surroundings.Known(of: type, data, isValid: own.isEmpty)
    return field.rules.lazy.filter { $0.level == .error }.reduce(into: findings) { found, rule in
      found += rule.failures(of: value, in: surroundings).map {
        Finding(error: worded($0), triggers: rule.triggers)
      }
    } + fromForm
  }

  /// Why a field is empty although its formula has all that it needs.
  private var missingResult: FieldError? {
    result == .impossible ? FieldError(.number, .say("number.notWorkedOut")) : nil
  }

  private func warning(about data: Value, in surroundings: Surroundings) -> FieldError? {
    if let own = type.warning(data) { return worded(own) }
    let value = Surroundings.Known(of: type, data)
    let found = field.rules.lazy.filter { $0.level == .warning }
      .compactMap { $0.failures(of: value, in: surroundings).first }.first
    return (found ?? surroundings.faults.first { $0.level == .warning }?.error).map { worded($0) }
  }

  /// The error in the form's own words, if it has some; never with any part of a secret.
  func worded(_ error: FieldError) -> FieldError {
    let wording = field.options.messages[error.code] ?? error.wording
    var worded = error
    worded.wording = field.discreet(wording)
    return worded
  }

  /// Whether a text means data that nothing is wrong with.
  func isWhole(_ reading: Parse) -> Bool {
    guard let data = reading.data else { return false }
    return type.judge(type.finish(data)) == .whole
  }

  var liveError: FieldError? {
    if let most = type.mostChoices, data.entries.count > most {
      return type.faults(in: data).first.map { worded($0) }
    }
    guard !buffer.characters.isEmpty else { return nil }
    guard buffer.isAsTyped else {
      guard let error = type.judge(buffer.text).live else { return nil }
      // What the mask shows may be wrong, and the text as a whole right.
      return buffer.source != nil && isWhole(reading) ? nil : worded(error)
    }
    let reading = reading
    return (reading.data.flatMap { type.judge($0).live } ?? reading.state.live).map {
      worded(taught($0))
    }
  }

  /// The error; or what to write, if more is wrong than the character that it names.
  private func taught(_ error: FieldError) -> FieldError {
    guard let stranger = error.wording.stranger, let lesson = type.lesson else { return error }
    let rest = buffer.text.filter { stranger.isBlank ? !$0.isBlank : $0 != stranger }
    return isWhole(type.parse(rest)) ? error : FieldError(error.code, lesson)
  }

  var isChanged: Bool { !isDerived && data != origin.opening }
}

/// Where the value of a field came from.
package struct Origin: Sendable {
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

  init(_ empty: Value) { (opening, lastGood) = (empty, empty) }
}

/// What a field with options or entries knows besides its value.
package struct Choosing: Sendable {
  /// The visible option, or the line of a table, that the next key works on.
  package internal(set) var cursor = 0
  /// The letters typed to go to that option; `nil` if nobody went to it.
  var letters: String?
  /// The answers that the program for the options was last given.
  var answers: [String: String]?
  /// True until that program has answered.
  package internal(set) var isAwaited = false
  /// Why that program gave no options.
  var fault: FieldError?
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
