/// A field being filled in: its text, what is shown of its validity, and the truth about it.
///
/// Two things are kept apart: ``validity`` is what the field shows now; ``verdict`` is what
/// leaving it now would conclude. Groups and actions ask only for verdicts.
public struct FieldState: Sendable {
  public let field: Field
  /// The field's type as its surroundings have it: the day, the card beside it.
  public internal(set) var type: any FieldType { didSet { revision += 1 } }
  public internal(set) var buffer = EditBuffer() { didSet { revision += 1 } }
  public internal(set) var activity = Activity.idle { didSet { revision += 1 } }
  public internal(set) var isHidden = false { didSet { revision += 1 } }
  public internal(set) var isRequired: Bool { didSet { revision += 1 } }
  public internal(set) var isReadOnly = false { didSet { revision += 1 } }
  let timing: ErrorTiming

  /// What judging shows, and what it needs to know for the next time.
  var shown = ShownErrors() { didSet { revision += 1 } }
  /// What leaving the field now would find wrong, and when each of it is shown.
  var findings: [Finding] = []
  /// What an action said outside, until the data changes or an action is run anew.
  var outerError: FieldError? { didSet { revision += 1 } }
  public internal(set) var warning: FieldError? { didSet { revision += 1 } }
  /// What is wrong with an answer that was given whole and could not be taken as it is.
  var refusal: FieldError?
  /// What a program outside says of the value, where one is asked.
  public internal(set) var check = CheckState.idle { didSet { revision += 1 } }

  /// Something to tell the person about the last edit, once.
  public internal(set) var notice: Wording?
  /// The data that the field opened with.
  var opening = ""
  /// The data that was valid when it was last settled.
  var lastGood = ""
  /// Counts changes to what is drawn of the field.
  public internal(set) var revision = 0

  public init(_ field: Field, timing: ErrorTiming = ErrorTiming()) {
    self.field = field
    type = field.type
    isRequired = field.required.isAlways
    self.timing = timing.overridden(by: field.options)
  }
}

extension FieldState {
  /// What the field is filled in with.
  public var editor: Editor { type.editor }

  /// True for mere words, which nobody fills in.
  var isWords: Bool { Swift.type(of: field.type) == Note.self }

  package var characters: [Character] { buffer.characters }
  package var caret: Int { buffer.caret }
  package var selection: Range<Int>? { buffer.selection }
}

extension FieldState {
  /// The bare data: what was typed, never a fixed character.
  public var data: String { buffer.text }

  /// The text in the field: settled once it was left, growing while it is typed.
  public var text: String { type.text(data, isSettled: activity != .active) }

  /// The text as answers give it.
  public var settledText: String { buffer.characters.isEmpty ? "" : type.text(type.finish(data)) }

  /// Every error that is shown, in order; the first is the one to draw.
  public var errors: [FieldError] { outerError.map { [$0] + shown.errors } ?? shown.errors }

  /// What the field shows of its validity.
  public var validity: Validity { Validity(outerError ?? shown.errors.first) }

  /// Everything that leaving the field now would find wrong, shown or not.
  public var failures: [FieldError] { findings.map(\.error) }

  /// Whether leaving the field now would find nothing wrong.
  var isSound: Bool { findings.isEmpty }

  /// What leaving the field now would conclude.
  public var verdict: Validity { Validity(findings.first?.error) }

  /// Whether there is no answer in it.
  public var isBlank: Bool { buffer.characters.allSatisfy(\.isBlank) }

  /// Whether it is seen and holds an answer: neither hidden nor mere words.
  public var isAnswer: Bool { !isHidden && !isWords }

  /// What a person sees of a field.
  package enum Presence: Sendable { case hidden, words, answer }

  package var presence: Presence { isHidden ? .hidden : isWords ? .words : .answer }

  /// What the field's data means; a hidden field means nothing.
  public var typed: TypedValue {
    isHidden || buffer.characters.isEmpty ? type.typed("") : type.typed(type.finish(data))
  }

  /// The field as others see it.
  var value: Surroundings.Value {
    if isHidden { return .empty }
    return Surroundings.Value(
      data: settledData, of: type, isEmpty: buffer.characters.isEmpty, isValid: findings.isEmpty,
      label: field.label)
  }
}

extension FieldState {
  /// Brings everything that depends on the field's surroundings up to date.
  public mutating func refresh(in surroundings: Surroundings) {
    let before = findings
    adapt(to: surroundings)
    decideNeed(in: surroundings)
    judge(in: surroundings)
    if findings != before { revision += 1 }
  }

  /// Becomes what the field is beside those around it, or goes.
  mutating func adapt(to surroundings: Surroundings) {
    if let adapted = type.adapted(to: surroundings) { type = adapted }
    let isHidden = !field.when.holds(in: surroundings)
    if isHidden != self.isHidden { self.isHidden = isHidden }
    if let derived = type.derivedData, derived != data { buffer.reset(to: derived) }
  }

  /// Finds out whether an answer is wanted, and taken.
  mutating func decideNeed(in surroundings: Surroundings) {
    let isRequired = field.required.holds(in: surroundings)
    if isRequired != self.isRequired { self.isRequired = isRequired }
    let isReadOnly = type.derivedData != nil || field.readOnly.holds(in: surroundings)
    if isReadOnly != self.isReadOnly { self.isReadOnly = isReadOnly }
  }

  /// Finds out what is wrong with the data, without showing anything.
  mutating func judge(in surroundings: Surroundings) {
    let settled = settledData
    findFaults(with: settled, in: surroundings)
    let warning =
      settled.isBlank ? nil : warning(about: settled, in: surroundings) ?? checkWarning
    if warning != self.warning { self.warning = warning }
  }

  /// Finds out what is wrong, and not what is only doubtful.
  mutating func findFaults(in surroundings: Surroundings) {
    findFaults(with: settledData, in: surroundings)
  }

  private mutating func findFaults(with settled: String, in surroundings: Surroundings) {
    if let refusal {
      findings = [Finding(worded(refusal))]
    } else {
      findings = findings(about: settled, in: surroundings)
    }
    if findings.isEmpty, let error = checkFailure {
      findings = [Finding(isChecking ? error : worded(error))]
    }
  }

  private var settledData: String { buffer.characters.isEmpty ? "" : type.finish(data) }

  /// Everything wrong with `data`: what the type says, then what each rule says, in order.
  func findings(about data: String, in surroundings: Surroundings) -> [Finding] {
    if isRequired && data.isBlank {
      return [Finding(worded(FieldError(.required, type.requiredWording)))]
    }
    let own = data.isEmpty ? nil : type.live(data) ?? type.result(data)
    var findings: [Finding] = []
    if let own { findings.append(Finding(worded(own))) }
    guard !field.rules.isEmpty else { return findings }
    let value = Surroundings.Value(data: data, typed: type.typed(data), isValid: own == nil)
    return field.rules.lazy.filter { $0.level == .error }.reduce(into: findings) { found, rule in
      found += rule.failures(of: value, in: surroundings).map {
        Finding(worded($0), on: rule.triggers)
      }
    }
  }

  private func warning(about data: String, in surroundings: Surroundings) -> FieldError? {
    if let own = type.warning(data) { return worded(own) }
    guard !field.rules.isEmpty else { return nil }
    let value = Surroundings.Value(data: data, typed: type.typed(data), isValid: true)
    return field.rules.lazy.filter { $0.level == .warning }
      .compactMap { $0.failures(of: value, in: surroundings).first }.first.map(worded)
  }

  /// The error in the form's own words, where it has some; never with anything of a secret.
  func worded(_ error: FieldError) -> FieldError {
    let wording = field.options.messages[error.code] ?? error.wording
    return FieldError(error.code, field.isPrivate ? wording.withoutData : wording)
  }

  /// What is wrong while the data may still grow.
  var liveError: FieldError? {
    guard !buffer.characters.isEmpty, let error = type.live(data) else { return nil }
    return worded(error)
  }
}

extension FieldState {
  /// Whether the field holds anything but what it opened with.
  var isChanged: Bool { data != opening }
}
