/// A field being filled in: its text, what is shown of its validity, and the truth about it.
///
/// Two things are kept apart: ``validity`` is what the field shows now; ``verdict`` is what
/// leaving it now would conclude. Groups and actions ask only for verdicts.
package struct FieldState: Sendable {
  package internal(set) var field: Field
  /// The field's type as its surroundings have it: the day, the card beside it.
  package internal(set) var type: any FieldType
  package internal(set) var buffer = EditBuffer()
  package internal(set) var activity = Activity.idle
  package internal(set) var isHidden = false
  package internal(set) var isRequired: Bool
  package internal(set) var isReadOnly = false
  let timing: ErrorTiming

  /// What judging shows, and what it needs to know for the next time.
  var shown = ShownErrors()
  /// What leaving the field now would find wrong, and when each of it is shown.
  var findings: [Finding] = []
  /// What an action said outside, until the data changes or an action is run anew.
  var outerError: FieldError?
  /// What the type, a rule or a check says that blocks nothing.
  var ownWarning: FieldError?
  /// What was read otherwise than it was written, or not accepted; it stands until the next edit.
  var remark: FieldError? { didSet { isRemarkNew = true } }
  /// True until the field gets the focus again.
  var isRemarkNew = false
  /// What is wrong with an answer that was given whole and could not be taken as it is.
  var refusal: FieldError?
  /// The option that the next key works on, where all are in sight.
  package internal(set) var optionCursor = 0
  /// The letters typed to go to that option; `nil` where nobody went to it.
  var optionSearch: String?
  package internal(set) var check = CheckState.idle

  /// The words that got their capitals, or are to stay as they are.
  var words = RaisedWords()

  /// Something to tell the person about the last edit, once.
  package internal(set) var notice: Wording?
  /// The data that the field opened with.
  var opening: String? = ""
  /// True while the text follows from other answers, because nobody typed another.
  var isFollowing = false
  /// What its formula comes to; `nil` without one.
  var result: Operand?
  /// True once somebody gave an answer, be it that a switch is off.
  package internal(set) var wasAnswered = false
  /// The answers that the program which lists its options was told last.
  var optionAnswers: [String: String]?
  /// True until that program has answered.
  package internal(set) var isAwaitingOptions = false
  /// Why that program gave no options the last time.
  var optionFault: FieldError?
  /// The data that was valid when it was last settled.
  var lastGood = ""

  package init(_ field: Field, timing: ErrorTiming = ErrorTiming()) {
    self.field = field
    type = field.type
    isRequired = field.required == .always
    self.timing = timing.overridden(by: field.options)
  }

  package var editor: Editor { field.editor(of: type) }

  /// True for mere words, which nobody fills in.
  var isWords: Bool { Swift.type(of: field.type) == Note.self }

  package var characters: [Character] { buffer.characters }
  package var caret: Int { buffer.caret }
  package var selection: Range<Int>? { buffer.selection }

  /// The bare data, never a fixed character; or the text as it was typed, where it means none.
  package var data: String { buffer.isAsTyped ? reading.data ?? buffer.text : buffer.text }

  /// The text in the field: as it was typed, or settled once it was left.
  package var text: String {
    buffer.isAsTyped
      ? buffer.text : type.write(buffer.text, as: activity == .active ? .editing : .settled)
  }

  /// The text as people are shown it once the field was left.
  package var settledText: String {
    buffer.characters.isEmpty ? "" : settledReading.data.map { type.text($0) } ?? buffer.text
  }

  /// The text as answers give it: of a choice its value, unless the field wants its label.
  package var answerText: String {
    guard !field.options.answersWithLabel, !buffer.characters.isEmpty,
      let data = settledReading.data
    else { return settledText }
    return type.write(data, as: .answer)
  }

  /// One of several entries as answers give it.
  package func answerText(of entry: String) -> String {
    guard field.options.answersWithLabel else { return entry }
    return type.choiceOptions?.label(of: entry) ?? entry
  }

  /// The mask around the data; none where the text stands as it was typed.
  package var template: Template? { buffer.isAsTyped ? nil : type.template(for: buffer.text) }

  package var isAsTyped: Bool { buffer.isAsTyped }

  package var typeHint: Wording? {
    if buffer.isAsTyped, let hint = reading.notice { return hint }
    return type.hint(data)
  }

  /// Every error that is shown, in order; the first is the one to draw.
  package var errors: [FieldError] { outerError.map { [$0] + shown.errors } ?? shown.errors }

  package var validity: Validity { Validity(outerError ?? shown.errors.first) }

  package var warning: FieldError? { ownWarning ?? optionFault.map { worded($0) } }

  /// What was read otherwise than it was written, or not accepted.
  package var readingNotice: FieldError? { remark.map { worded($0) } }

  /// The same, as far as the person did it since the field got the focus.
  package var newNotice: FieldError? { isRemarkNew ? readingNotice : nil }

  /// What there is to tell of an answer that is no error.
  package var advice: FieldError? { warning ?? readingNotice }

  /// The error for which lines stay free while the field has the focus.
  package var hiddenError: FieldError? {
    activity == .active && validity == .valid ? shown.hidden : nil
  }

  package var failures: [FieldError] { findings.map(\.error) }

  var isSound: Bool { findings.isEmpty }

  package var verdict: Validity { Validity(findings.first?.error) }

  package var isBlank: Bool { buffer.characters.allSatisfy(\.isUnseen) }

  package var isAnswer: Bool { !isHidden && !isWords }

  /// What the field's data means; a hidden field means nothing.
  package var typed: TypedValue { type.typed(isHidden ? "" : settledReading.data ?? "") }

  var value: Surroundings.Value {
    if isHidden { return .empty }
    if result == .invalid || result == .impossible {
      return Surroundings.Value(data: "", typed: .none, isValid: false, label: field.label)
    }
    guard let data = settledReading.data else {
      // Whatever the text looks like, nobody may work with what wasn't understood.
      return Surroundings.Value(
        data: buffer.text, typed: typed, isValid: false, label: field.label, text: buffer.text)
    }
    return Surroundings.Value(
      data: data, of: type, field.rules, isEmpty: buffer.characters.isEmpty,
      isValid: findings.isEmpty, label: field.label)
  }

  /// The field as others see it, with the numbers in some fields of its entries.
  func value(with columns: [String]) -> Surroundings.Value {
    var value = value
    if !columns.isEmpty, !isHidden, let list = type.formList {
      value.columns = list.numbers(in: columns, of: value.data)
    }
    return value
  }

  /// Brings everything that depends on the field's surroundings up to date.
  package mutating func refresh(in surroundings: Surroundings) {
    adapt(to: surroundings)
    decideNeed(in: surroundings)
    judge(in: surroundings)
  }

  /// Becomes what the field is beside those around it, or goes.
  mutating func adapt(to surroundings: Surroundings) {
    fit(into: surroundings)
    if let formula = field.derivation?.formula { result = formula.result(in: surroundings) }
    if let derived = derivedData, derived != data { buffer.reset(to: derived) }
    follow(in: surroundings)
  }

  /// Becomes what the field is beside those around it, whatever it holds.
  mutating func fit(into surroundings: Surroundings) {
    if let adapted = type.adapted(to: surroundings) { type = adapted }
    isHidden = !field.when.holds(in: surroundings)
  }

  mutating func decideNeed(in surroundings: Surroundings) {
    isRequired = field.required.holds(in: surroundings)
    isReadOnly = isDerived || field.readOnly.holds(in: surroundings)
  }

  /// Finds out what is wrong with the data, without showing anything.
  mutating func judge(in surroundings: Surroundings) {
    let reading = settledReading
    findFaults(with: reading, in: surroundings)
    let settled = reading.data ?? ""
    ownWarning =
      settled.isBlank
      ? missingResult : warning(about: settled, in: surroundings) ?? checkWarning
  }

  /// Finds out what is wrong, and not what is only doubtful; reads the text where nobody has.
  mutating func findFaults(with known: Parse? = nil, in surroundings: Surroundings) {
    if isForSchema(in: surroundings) {
      let data = (known ?? settledReading).data
      findings = data.map { findings(about: $0, in: surroundings) } ?? []
    } else if let refusal {
      findings = [Finding(error: worded(refusal))]
    } else {
      findings = findings(of: known ?? settledReading, in: surroundings)
    }
    if findings.isEmpty, let error = checkFailure {
      findings = [Finding(error: isChecking ? error : worded(error))]
    }
  }

  /// True if its answer, or one in its entries, could not be taken as it was given.
  package var isRefused: Bool {
    refusal != nil || type.formList?.states(of: data).joined().contains(where: \.isRefused) ?? false
  }

  /// True for an answer as it was given, where a schema says whether it is one.
  private func isForSchema(in surroundings: Surroundings) -> Bool {
    surroundings.hasSchema && !isChanged && (wasAnswered || !isBlank)
  }

  /// What is wrong with the text, or with the data that it means.
  private func findings(of reading: Parse, in surroundings: Surroundings) -> [Finding] {
    if let error = reading.state.error, !isBlank { return [Finding(error: worded(error))] }
    let found = findings(about: reading.data ?? "", in: surroundings)
    // A key that was refused is why something is missing.
    guard let remark, remark.code == .characters, found.first?.error.code == .incomplete
    else { return found }
    return [Finding(error: worded(remark))]
  }

  /// Everything wrong with `data`: what the type says, then what each rule says, in order.
  func findings(about data: String, in surroundings: Surroundings) -> [Finding] {
    let isForSchema = isForSchema(in: surroundings)
    if isRequired && data.isBlank && !isForSchema {
      let wording = missingResult?.wording ?? type.traits.required
      return [Finding(error: worded(FieldError(.required, wording)))]
    }
    let isFine =
      data.isEmpty ? isForSchema || !field.needsEntries(type) : isForSchema && type.formList == nil
    let own = isFine ? [] : type.faults(in: data)
    let findings = own.map { Finding(error: worded($0)) }
    guard !field.rules.isEmpty else { return findings }
    let value = Surroundings.Value(data: data, typed: type.typed(data), isValid: own.isEmpty)
    return field.rules.lazy.filter { $0.level == .error }.reduce(into: findings) { found, rule in
      found += rule.failures(of: value, in: surroundings).map {
        Finding(error: worded($0), triggers: rule.triggers)
      }
    }
  }

  /// Why a field is empty though everything is there that its formula needs.
  private var missingResult: FieldError? {
    result == .impossible ? FieldError(.number, .say("number.notWorkedOut")) : nil
  }

  private func warning(about data: String, in surroundings: Surroundings) -> FieldError? {
    if let own = type.warning(data) { return worded(own) }
    guard !field.rules.isEmpty else { return nil }
    let value = Surroundings.Value(data: data, typed: type.typed(data), isValid: true)
    return field.rules.lazy.filter { $0.level == .warning }
      .compactMap { $0.failures(of: value, in: surroundings).first }.first.map { worded($0) }
  }

  /// The error in the form's own words, where it has some; never with anything of a secret.
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
    guard !buffer.characters.isEmpty else { return nil }
    guard buffer.isAsTyped else {
      guard let error = type.judge(buffer.text).live else { return nil }
      // What the mask shows may be wrong, and the text as a whole right.
      return buffer.source != nil && isWhole(reading) ? nil : worded(error)
    }
    let reading = reading
    return (reading.data.flatMap { type.judge($0).live } ?? reading.state.live).map { worded($0) }
  }

  var isChanged: Bool { !isDerived && data != opening }
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
  /// Whether its own words say that it is shown on that event.
  func asks(for event: FieldEvent) -> Bool { triggers?.contains(event) ?? false }

  func isShown(on event: FieldEvent) -> Bool { triggers == nil || asks(for: event) }
}

/// What a program outside says of a field's value.
package enum CheckState: Hashable, Sendable {
  case idle
  case running(String)
  case answered(String, CheckAnswer)
}

/// The answer of an outside check; without words of its own, those of the engine are said.
package enum CheckAnswer: Hashable, Sendable {
  case fine
  case wrong(String)
  case warning(String)
  /// It couldn't be checked, for a reason.
  case unavailable(Wording)
}
