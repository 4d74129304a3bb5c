/// What a rule asks of a value.
package indirect enum RuleTest: Hashable, Sendable {
  /// Something but white space.
  case notEmpty
  case text(TextTest)
  case characters(CharacterTest)
  case comparison(ComparisonTest)
  case list(ListTest)
  /// Every rule; what any of them finds is kept.
  case all([Rule])
  /// The first rule that passes settles it; if none does, what all of them find is kept.
  case any([Rule])
  case not(Rule)
  /// Fails while a condition on the form holds.
  case unless(Condition)
  /// What an app asks with code of its own.
  case app(AppTest<FormAnswers.Answer>)
}

extension RuleTest {
  /// The ids of the fields that it compares with.
  var fieldIDs: [String] {
    switch self {
    case .notEmpty, .text, .characters, .list, .app: []
    case .comparison(let test): test.fieldID.map { [$0] } ?? []
    case .all(let rules), .any(let rules): rules.flatMap(\.fieldIDs)
    case .not(let rule): rule.fieldIDs
    case .unless(let condition): condition.fieldIDs
    }
  }

  /// What is wrong with a value, in order; nothing if it passes.
  func failures(of value: Surroundings.Value, in surroundings: Surroundings) -> [FieldError] {
    switch self {
    case .all(let rules): return rules.flatMap { $0.failures(of: value, in: surroundings) }
    case .any(let rules): return Self.failuresOfAll(rules, value, surroundings)
    case .not(let rule): return failures(ofNot: rule, value, surroundings)
    case .notEmpty, .text, .characters, .comparison, .list, .unless, .app:
      guard let isMet = isMet(by: value, in: surroundings) else { return [.patternFault] }
      return isMet ? [] : [failure(of: value, in: surroundings)]
    }
  }

  /// The sentence for a value that fails.
  func wording(for value: Surroundings.Value, in surroundings: Surroundings) -> Wording {
    switch self {
    case .notEmpty: return .required
    case .text(let test):
      let failing = value.parts.first { test.isMet(by: $0.data) != true }
      return test.wording(for: failing?.data ?? "")
    case .characters(let test): return test.wording
    case .comparison(let test): return test.wording(in: surroundings)
    case .list(let test): return test.wording
    case .all(let rules), .any(let rules):
      guard let rule = rules.first, rules.count == 1 else { return .must(.this) }
      return rule.test.wording(for: value, in: surroundings)
    case .not(let rule): return rule.test.wording(for: value, in: surroundings).inverse
    case .unless: return .mustNot(.this)
    case .app: return .must(.this)
    }
  }
}

extension RuleTest {
  /// Whether a value meets a test that has no rules inside; `nil` if a pattern can't tell.
  private func isMet(
    by value: Surroundings.Value, in surroundings: Surroundings
  ) -> Bool? {
    if skips(value) { return true }
    return switch self {
    case .notEmpty: !value.data.isBlank
    case .text(let test): value.parts.allHold { test.isMet(by: $0.data) }
    case .characters(let test): value.parts.allSatisfy { test.isMet(by: $0.data) }
    case .comparison(let test): test.isMet(by: value, in: surroundings)
    case .list(let test): test.isMet(by: value.entries)
    case .unless(let condition): condition.truth(in: surroundings).map { !$0 }
    case .app(let test): test.body(FormAnswers.Answer(value))
    case .all, .any, .not: failures(of: value, in: surroundings).isEmpty
    }
  }

  /// Whether there is no text, and the test has nothing to say about that.
  private func skips(_ value: Surroundings.Value) -> Bool {
    guard value.data.isEmpty else { return false }
    return switch self {
    case .text(let test): test.skipsEmpty
    case .characters(let test): test.skipsEmpty
    case .comparison(let test): test.skipsEmpty
    case .all(let rules), .any(let rules): rules.allSatisfy { $0.test.skips(value) }
    case .not(let rule): rule.test.skips(value)
    case .app: true
    case .notEmpty, .list, .unless: false
    }
  }

  private func failure(
    of value: Surroundings.Value, in surroundings: Surroundings
  ) -> FieldError {
    FieldError(ErrorCode(rawValue: key), wording(for: value, in: surroundings))
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

  /// A rule that skips the value has neither passed nor failed; one that can't tell blocks.
  private func failures(
    ofNot rule: Rule, _ value: Surroundings.Value, _ surroundings: Surroundings
  ) -> [FieldError] {
    guard !skips(value) else { return [] }
    let found = rule.failures(of: value, in: surroundings)
    if let fault = found.first(where: { $0.code == .patternLimit }) { return [fault] }
    return found.isEmpty ? [failure(of: value, in: surroundings)] : []
  }
}

extension FieldError {
  fileprivate static let patternFault = Self(.patternLimit, .patternFault)
}
