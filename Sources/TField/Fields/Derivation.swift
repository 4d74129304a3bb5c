/// How a field comes by its value from others.
package enum Derivation: Hashable, Sendable {
  /// Always the result of a formula; nobody types it.
  case computed(Formula)
  /// A text with others' answers, until a person types something else.
  case following(AnswerText)

  package var fieldIDs: [String] {
    switch self {
    case .computed(let formula): formula.fieldIDs
    case .following(let text): text.fieldIDs
    }
  }

  var formula: Formula? { if case .computed(let formula) = self { formula } else { nil } }
}

/// Where an initial value comes from that no form file can hold.
package enum InitialSource: Hashable, Sendable {
  case environment(String)
  case program([String])
  case day(DateLimit)
}

extension FieldState {
  /// True if the value is worked out or repeated from other fields, and never typed.
  package var isDerived: Bool { type.derivedData != nil || field.derivation?.formula != nil }

  /// The data that it holds because of others; `nil` where it is the person's own.
  var derivedData: String? { result.map { type.data(for: $0) } ?? type.derivedData }

  /// Takes the text that follows from others' answers, if it does.
  mutating func follow(in surroundings: Surroundings) {
    guard isFollowing, case .following(let text) = field.derivation else { return }
    let derived = given(text.filled(in: surroundings).text)
    guard derived.buffer.text != buffer.text || derived.buffer.form != buffer.form else { return }
    buffer.reset(to: derived.buffer.text, as: derived.buffer.form)
    (opening, lastGood) = (data, data)
    if activity != .active {
      judge(in: surroundings)
      showFailures()
      becomeInactive()
    }
  }

  /// Follows on if the value that was given is what follows from the others anyway.
  mutating func followAgain(in surroundings: Surroundings) {
    guard case .following(let text) = field.derivation, !isFollowing, !buffer.characters.isEmpty,
      given(text.filled(in: surroundings).text).buffer.text == buffer.text
    else { return }
    isFollowing = true
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
}

extension FieldState {
  /// Holds what follows from the others; another value that was given is refused.
  mutating func derive(in surroundings: Surroundings, strictly isStrict: Bool) {
    let given = data
    adapt(to: surroundings)
    guard isStrict, refusal == nil, field.derivation != nil, !given.isEmpty, given != data
    else { return }
    refusal = FieldError(.notEqual, .computed(settledText))
  }
}
