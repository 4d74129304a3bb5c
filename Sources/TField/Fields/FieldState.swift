/// A field being filled in: its text, what is shown of its validity, and the truth about it.
///
/// Two things are kept apart: ``validity`` is what the field shows now; ``verdict`` is what
/// leaving it now would conclude. Groups and actions ask only for verdicts.
public struct FieldState: Sendable {
  public let field: Field

  /// The field's type as its surroundings have it: the day, the card beside it.
  public private(set) var type: any FieldType
  public internal(set) var buffer = EditBuffer()
  public internal(set) var activity = Activity.idle

  /// Every error that is shown, in order; the first is the one to draw.
  public internal(set) var errors: [FieldError] = []
  public private(set) var warning: FieldError?

  /// Everything that leaving the field now would find wrong, shown or not.
  public private(set) var failures: [FieldError] = []
  /// What is wrong with an answer that was given whole and could not be taken as it is.
  var refusal: FieldError?
  public private(set) var isHidden = false
  public private(set) var isRequired = false
  public private(set) var isReadOnly = false

  /// Something to tell the person about the last edit, once.
  public internal(set) var notice: Wording?

  let timing: ErrorTiming
  /// The data that the field opened with.
  var opening = ""
  /// Whether anything was typed since the field was entered.
  var isEdited = false
  /// Whether an error was ever shown: from then on the field is judged with every edit.
  var hasFailed = false
  /// Whether the error that led here stays until the next edit.
  var keepsErrorsOnFocus = false

  public init(_ field: Field, timing: ErrorTiming = ErrorTiming()) {
    self.field = field
    self.timing = timing.overridden(by: field.options)
    type = field.type
    isRequired = field.required == .always
  }
}

extension FieldState {
  /// The bare data: what was typed, never a fixed character.
  public var data: String { buffer.text }

  /// The text in the field: settled once it was left, growing while it is typed.
  public var text: String { type.text(data, isSettled: activity != .active) }

  /// The text as answers give it.
  public var settledText: String { buffer.characters.isEmpty ? "" : type.text(type.finish(data)) }

  /// What the field shows of its validity.
  public var validity: Validity { Validity(errors.first) }

  /// What leaving the field now would conclude.
  public var verdict: Validity { Validity(failures.first) }

  /// Whether there is no answer in it.
  public var isBlank: Bool { buffer.characters.allSatisfy(\.isWhitespace) }

  /// What the field's data means; a hidden field means nothing.
  public var typed: TypedValue {
    isHidden || buffer.characters.isEmpty ? type.typed("") : type.typed(type.finish(data))
  }

  /// The field as others see it.
  var value: Surroundings.Value {
    isHidden
      ? .empty
      : Surroundings.Value(
        data: type.finish(data), typed: typed, isValid: failures.isEmpty, label: field.label)
  }
}

extension FieldState {
  /// Brings everything that depends on the field's surroundings up to date.
  public mutating func refresh(in surroundings: Surroundings) {
    type = field.type.adapted(to: surroundings)
    isHidden = !field.when.holds(in: surroundings)
    isRequired = field.required.holds(in: surroundings)
    isReadOnly = field.readOnly.holds(in: surroundings)
    judge(in: surroundings)
  }

  /// Finds out what is wrong with the data, without showing anything.
  mutating func judge(in surroundings: Surroundings) {
    let settled = buffer.characters.isEmpty ? "" : type.finish(data)
    failures =
      refusal.map { [worded($0)] } ?? failures(of: settled, triggers: nil, in: surroundings)
    warning = settled.isBlank ? nil : warning(about: settled, in: surroundings)
  }

  /// Everything wrong with `data`: what the type says, then what each rule says, in order.
  ///
  /// With an event only the rules that are judged on it.
  func failures(
    of data: String, triggers event: FieldEvent?, in surroundings: Surroundings
  ) -> [FieldError] {
    if isRequired && data.isBlank { return [worded(FieldError(.required, type.requiredWording))] }
    let own = data.isEmpty ? nil : type.live(data) ?? type.result(data)
    guard !field.rules.isEmpty else { return own.map { [worded($0)] } ?? [] }
    let value = Surroundings.Value(data: data, typed: type.typed(data), isValid: own == nil)
    let broken = field.rules.filter { $0.level == .error && $0.isJudged(on: event) }
      .flatMap { $0.failures(of: value, in: surroundings) }
    return ((own.map { [$0] } ?? []) + broken).map(worded)
  }

  private func warning(about data: String, in surroundings: Surroundings) -> FieldError? {
    if let own = type.warning(data) { return worded(own) }
    guard !field.rules.isEmpty else { return nil }
    let value = Surroundings.Value(data: data, typed: type.typed(data), isValid: true)
    return field.rules.lazy.filter { $0.level == .warning }
      .compactMap { $0.failures(of: value, in: surroundings).first }.first.map(worded)
  }

  /// The error in the form's own words, where it has some.
  func worded(_ error: FieldError) -> FieldError {
    guard let wording = field.options.messages[error.code] else { return error }
    return FieldError(error.code, wording)
  }

  /// What is wrong while the data may still grow.
  var liveError: FieldError? {
    buffer.characters.isEmpty ? nil : type.live(data).map(worded)
  }
}

extension Rule {
  /// Whether the rule belongs to a judgement on that event; `nil` asks for the whole truth.
  fileprivate func isJudged(on event: FieldEvent?) -> Bool {
    guard let event, let triggers else { return true }
    return triggers.contains(event)
  }
}

extension FieldState {
  /// Whether the field holds anything but what it opened with.
  var isChanged: Bool { data != opening }
}
