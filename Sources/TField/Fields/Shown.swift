/// What a field tells of its validity, and when: errors come and go by the timing of its form.
///
/// Hiding comes first, then checking. What is wrong is found elsewhere, and handed in as findings.
struct Shown: Sendable {
  let timing: ErrorTiming
  var errors: [FieldError] = []
  /// The error that an action reported, until the data changes or an action runs again.
  var outer: FieldError?
  /// The warning of the type, a rule or a check.
  var warning: FieldError?
  private(set) var isEdited = false
  /// True once leaving or an action found an answer wrong: from then on every edit is judged fully.
  private(set) var hasFailed = false
  /// The error that is hidden while the field has the focus; its lines stay free until it is left.
  private(set) var hidden: FieldError?
  /// True if errors kept on entering go with the next edit, even if nothing else hides them.
  private var isHidingDue = false

  init(timing: ErrorTiming) { self.timing = timing }
}

extension Shown {
  /// The first one is drawn.
  var all: [FieldError] { outer.map { [$0] + errors } ?? errors }

  var validity: Validity { Validity(outer ?? errors.first) }

  /// The field gets the focus; with `keepingErrors`, shown errors stay until the next edit.
  mutating func enter(_ findings: [Finding], keepingErrors: Bool) {
    isEdited = false
    isHidingDue = keepingErrors && timing.hides(on: .focus)
    let first = errors.first
    if !keepingErrors {
      if timing.hides(on: .focus) {
        errors = []
      } else if timing.validate == .touched {
        errors.removeAll(where: \.isAboutMissingText)
      }
      check(findings, on: .focus)
    }
    hidden = errors.isEmpty ? first : nil
  }

  /// True if an edit shows only what no further typing can mend.
  func isLive(isBlank: Bool) -> Bool { timing.validate == .touched && (isBlank || !hasFailed) }

  /// The data changed; `live` is what no further typing can mend, if that is all to be shown.
  mutating func change(_ findings: [Finding], isBlank: Bool, live: FieldError?) {
    isEdited = true
    outer = nil
    hidden = hidden ?? (hasFailed ? errors.first : nil)
    // Emptying a field starts over.
    if isBlank { hasFailed = false }
    if timing.hides(on: .change) || isHidingDue { errors = [] }
    isHidingDue = false
    if isLive(isBlank: isBlank) {
      errors = live.map { [$0] } ?? []
    } else if timing.validate == .touched {
      // Don't report something as missing that the person is about to type.
      show(errors(findings, on: .change).filter { !$0.isAboutMissingText })
    }
    check(findings, on: .change)
  }

  /// The field is left; one that is spared is not judged.
  mutating func leave(_ findings: [Finding], isBlank: Bool, isSpared: Bool) {
    if timing.hides(on: .blur) { errors = [] }
    if isSpared { return }
    if timing.validate == .touched, isEdited || isBlank || hasFailed || hidden != nil {
      show(errors(findings, on: .blur))
    }
    check(findings, on: .blur)
  }

  /// The lines of a hidden error needn't stay free any more.
  mutating func freeLines() { hidden = nil }

  /// Shows every error; one that blocks is never hidden, even if no rule asks for this event.
  mutating func showAll(_ findings: [Finding]) {
    let found = errors(findings, on: .submit)
    show(found.isEmpty ? certain(findings) { _ in true } : found)
  }

  /// Shows what is found after neighbours changed, if a judgement is already shown.
  ///
  /// An error that a neighbour mended goes in every mode, since no edit here could hide it. Rules
  /// with triggers of their own wait for these, unless they are shown already.
  mutating func update(_ findings: [Finding], isLeft: Bool, isDue: Bool = false) {
    let isTouched = timing.validate == .touched && (hasFailed || isLeft)
    let seen = errors
    guard isDue || isTouched || !seen.isEmpty else { return }
    errors = certain(findings) { $0.triggers == nil || seen.contains($0.error) }
    hasFailed = hasFailed || !errors.allSatisfy(\.isAboutMissingText)
  }

  private mutating func check(_ findings: [Finding], on event: FieldEvent) {
    if timing.validate != .touched, timing.judges(on: event) { show(errors(findings, on: event)) }
    if errors.isEmpty { show(findings.filter { $0.asks(for: event) }.map(\.error)) }
  }

  /// The errors to show on that event; rules with triggers of their own wait for these.
  private func errors(_ findings: [Finding], on event: FieldEvent) -> [FieldError] {
    certain(findings) { $0.isShown(on: event) }
  }

  /// Only in `touched` mode does finding nothing clear the errors; else they go by being hidden.
  private mutating func show(_ found: [FieldError]) {
    if timing.validate == .touched || !found.isEmpty { errors = found }
    hasFailed = hasFailed || !found.allSatisfy(\.isAboutMissingText)
  }

  /// The certain errors: a check that still runs is no error yet.
  private func certain(_ findings: [Finding], where isShown: (Finding) -> Bool) -> [FieldError] {
    findings.filter { $0.error != .beingChecked && isShown($0) }.map(\.error)
  }
}
