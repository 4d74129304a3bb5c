/// A rule that compares a value with fixed ones or with another field's.
package enum ComparisonTest: Hashable, Sendable {
  /// A number, a date or a time that isn't beyond either end.
  case range(min: TypedValue?, max: TypedValue?)
  /// A number into which that one goes without a rest.
  case multipleOf(DecimalNumber)
  case isIn([TypedValue])
  case isNotIn([TypedValue])
  /// The value of the field with that id.
  case equalTo(String)
  case notEqualTo(String)
  case before(String)
  case after(String)
}

extension ComparisonTest {
  var key: RuleTest.Key {
    switch self {
    case .range: .range
    case .multipleOf: .multipleOf
    case .isIn: .isIn
    case .isNotIn: .isNotIn
    case .equalTo: .equalTo
    case .notEqualTo: .notEqualTo
    case .before: .before
    case .after: .after
    }
  }

  /// The id of the field that it compares with.
  package var fieldID: String? {
    switch self {
    case .range, .multipleOf, .isIn, .isNotIn: nil
    case .equalTo(let id), .notEqualTo(let id), .before(let id), .after(let id): id
    }
  }

  /// Whether it has nothing to say about no text at all.
  var skipsEmpty: Bool {
    switch self {
    case .range, .multipleOf, .isIn, .isNotIn, .before, .after: true
    case .equalTo, .notEqualTo: false
    }
  }

  func isMet(by value: Surroundings.Value, in surroundings: Surroundings) -> Bool {
    switch self {
    case .range(let min, let max): value.parts.allSatisfy { $0.lies(from: min, to: max) }
    case .multipleOf(let step):
      value.parts.allSatisfy { $0.typed.number?.isMultiple(of: step) ?? !$0.isValid }
    case .isIn(let values): value.parts.allSatisfy { $0.isOne(of: values) }
    case .isNotIn(let values): !value.parts.contains { $0.isOne(of: values) }
    case .equalTo(let id): value.equals(surroundings.value(of: id))
    case .notEqualTo(let id): !value.equals(surroundings.value(of: id))
    case .before(let id): value.order(to: surroundings.value(of: id)).map { $0 < 0 } ?? true
    case .after(let id): value.order(to: surroundings.value(of: id)).map { $0 > 0 } ?? true
    }
  }

  func wording(in surroundings: Surroundings) -> Wording {
    let label = fieldID.flatMap { surroundings.value(of: $0).label }
    return switch self {
    case .range(let min, let max): .must(.range(min, max))
    case .multipleOf(let step): .must(.multiple(of: step.description))
    case .isIn(let values): .must(.oneOf(values.map(\.text)))
    case .isNotIn(let values): .mustNot(.oneOf(values.map(\.text)))
    case .equalTo: .must(.same(as: label))
    case .notEqualTo: .mustNot(.same(as: label))
    case .before: .must(.before(label))
    case .after: .must(.after(label))
    }
  }
}

extension Surroundings.Value {
  /// Whether it stands between the ends; what its type refuses has been refused already.
  fileprivate func lies(from min: TypedValue?, to max: TypedValue?) -> Bool {
    guard isValid else { return true }
    let isLowEnough = max.map { bound in typed.order(asWith: bound).map { $0 <= 0 } ?? false }
    let isHighEnough = min.map { bound in typed.order(asWith: bound).map { $0 >= 0 } ?? false }
    return isLowEnough ?? true && isHighEnough ?? true
  }

  fileprivate func isOne(of values: [TypedValue]) -> Bool {
    values.contains { equals(Self($0)) }
  }

  /// The order of two values that both mean something; else `nil`.
  fileprivate func order(to other: Self) -> Int? { typed.order(asWith: other.typed) }
}

extension Requirement {
  fileprivate static func range(_ min: TypedValue?, _ max: TypedValue?) -> Self {
    switch min ?? max {
    case .date, .month, .time: .moment(min: min?.text, max: max?.text)
    default: .number(min: min?.text, max: max?.text)
    }
  }
}
