extension Condition {
  /// True if the two conditions plainly can't hold at the same time.
  package func excludes(_ other: Self) -> Bool {
    switch (self, other) {
    case (.never, _), (_, .never): true
    case (.any(let parts), _): parts.allSatisfy { $0.excludes(other) }
    case (_, .any(let parts)): parts.allSatisfy { excludes($0) }
    case (.all(let parts), _): parts.contains { $0.excludes(other) }
    case (_, .all(let parts)): parts.contains { excludes($0) }
    case (.not(.any(let parts)), _): parts.contains { Self.not($0).excludes(other) }
    case (_, .not(.any(let parts))): parts.contains { excludes(.not($0)) }
    case (.not(let inner), _) where inner == other: true
    case (_, .not(let inner)) where inner == self: true
    case (.field(let id, let test), .field(let otherID, let otherTest)):
      id == otherID && test.excludes(otherTest)
    default: false
    }
  }

  /// The fields that must hold a value for it to be true.
  var wantedIDs: [String] {
    switch self {
    case .field(let id, .equals(.value(let value))) where value != .flag(false): [id]
    case .all(let parts): parts.flatMap(\.wantedIDs)
    default: []
    }
  }

  /// What a condition says where one field's value is known: true, false, or `nil` for unknown.
  package func truth(where id: String, equals text: String, in form: Form) -> Bool? {
    switch self {
    case .always: true
    case .never: false
    case .field(id, .equals(.value(let value))): value.text == text
    case .field(let other, let test): test.truth(of: other, where: id, equals: text, in: form)
    case .all(let parts): parts.allHold { $0.truth(where: id, equals: text, in: form) }
    case .any(let parts): parts.anyHolds { $0.truth(where: id, equals: text, in: form) }
    case .not(let inner): inner.truth(where: id, equals: text, in: form).map { !$0 }
    case .app: nil
    }
  }
}

extension Condition.Test {
  fileprivate func excludes(_ other: Self) -> Bool {
    switch (self, other) {
    case (.equals(.value(let value)), .equals(.value(let otherValue))): value != otherValue
    case (.isFilled, .isEmpty), (.isEmpty, .isFilled): true
    default: false
    }
  }

  /// A field that is hidden is empty, so it equals nothing.
  fileprivate func truth(
    of other: String, where id: String, equals text: String, in form: Form
  ) -> Bool? {
    guard other != id, let index = form.index(of: other) else { return nil }
    let isThere = form.fields[index].when.truth(where: id, equals: text, in: form)
    guard isThere == false else { return nil }
    switch self {
    case .isEmpty, .isValid: return true
    case .equals(.value(let value)): return value == .flag(false)
    default: return false
    }
  }
}
