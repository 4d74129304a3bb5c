/// A field being filled in: its text, what is shown of its validity, and the truth about it.
///
/// Two things are kept apart: ``validity`` is what the field shows now; ``verdict`` is what
/// leaving it now would conclude. Groups and actions ask only for verdicts.
public struct FieldState: Sendable {
  public private(set) var field: Field
  /// What fields of a kind have in common until something happens to one of them.
  var storage: Storage

  public init(_ field: Field, timing: ErrorTiming = ErrorTiming()) {
    self.field = field
    storage = Storage(Parts(of: field, timing: timing.overridden(by: field.options)))
  }

  /// The same for another field of the same kind.
  func asState(of field: Field) -> Self {
    var state = self
    state.field = field
    return state
  }

  /// Whether nothing has happened yet by which it and another of its kind would differ.
  func isTwin(of other: borrowing Self) -> Bool { storage === other.storage }
}

extension FieldState {
  /// The bare data: what was typed, never a fixed character.
  public var data: String { buffer.text }

  /// The text in the field: settled once it was left, growing while it is typed.
  public var text: String { type.text(data, isSettled: activity != .active) }

  /// The text as answers give it.
  public var settledText: String { buffer.characters.isEmpty ? "" : type.text(type.finish(data)) }

  /// Every error that is shown, in order; the first is the one to draw.
  public var errors: [FieldError] { outerError.map { [$0] + judgedErrors } ?? judgedErrors }

  /// What the field shows of its validity.
  public var validity: Validity { Validity(outerError ?? judgedErrors.first) }

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
    if findings != before { revision &+= 1 }
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
    warning = settled.isBlank ? nil : warning(about: settled, in: surroundings) ?? checkWarning
  }

  /// Finds out what is wrong, and not what is only doubtful.
  mutating func findFaults(in surroundings: Surroundings) {
    findFaults(with: settledData, in: surroundings)
  }

  private mutating func findFaults(with settled: String, in surroundings: Surroundings) {
    if buffer.characters.isEmpty, let findings = plainFindings {
      self.findings = findings
      return
    }
    if let refusal {
      findings = [Finding(worded(refusal))]
    } else {
      findings = findings(about: settled, in: surroundings)
    }
    if findings.isEmpty, let error = checkFailure {
      findings = [Finding(isChecking ? error : worded(error))]
    }
  }

  /// What is wrong with an empty field where nothing special is said about that.
  private var plainFindings: [Finding]? {
    guard refusal == nil, checkFailure == nil else { return nil }
    if !isRequired { return field.rules.isEmpty ? [] : nil }
    guard case .required = type.requiredWording, field.options.messages.isEmpty else { return nil }
    return Finding.nothingButMissing
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
