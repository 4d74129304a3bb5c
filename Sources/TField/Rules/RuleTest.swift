/// What a rule asks of a value.
public indirect enum RuleTest: Hashable, Sendable {
  case notEmpty
  case all([Rule])
  case any([Rule])
  case not(Rule)
  /// Fails while a condition on the form holds.
  case unless(Condition)
}

extension RuleTest {
  var fieldIDs: [String] {
    switch self {
    case .notEmpty: []
    case .all(let rules), .any(let rules): rules.flatMap(\.fieldIDs)
    case .not(let rule): rule.fieldIDs
    case .unless(let condition): condition.fieldIDs
    }
  }

  func failures(of value: Surroundings.Value, in surroundings: Surroundings) -> [FieldError] {
    switch self {
    case .notEmpty: value.data.isBlank ? [FieldError("notEmpty", .required)] : []
    case .all(let rules): rules.flatMap { $0.failures(of: value, in: surroundings) }
    case .any(let rules): Self.failuresOfAll(rules, value, surroundings)
    case .not(let rule):
      rule.failures(of: value, in: surroundings).isEmpty ? [FieldError("not", .required)] : []
    case .unless(let condition):
      condition.holds(in: surroundings) ? [FieldError("rule", .required)] : []
    }
  }

  private static func failuresOfAll(
    _ rules: [Rule], _ value: Surroundings.Value, _ surroundings: Surroundings
  ) -> [FieldError] {
    var failures: [FieldError] = []
    for rule in rules {
      let own = rule.failures(of: value, in: surroundings)
      if own.isEmpty { return [] }
      failures += own
    }
    return failures
  }
}
