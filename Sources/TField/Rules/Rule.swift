/// One claim that a field's value must meet, beside what its type asks.
public struct Rule: Hashable, Sendable {
  /// Whether a failing rule blocks.
  public enum Level: String, CaseIterable, Sendable {
    case error, warning
  }

  package var test: RuleTest
  /// Instead of the test's own sentence.
  package var message: Wording?
  /// Instead of the test's own code.
  package var code: ErrorCode?
  package var level: Level
  /// When it is judged for showing; `nil`: as the field or the form says.
  package var triggers: Set<FieldEvent>?

  package init(
    _ test: RuleTest, message: Wording? = nil, code: ErrorCode? = nil, level: Level = .error,
    on triggers: Set<FieldEvent>? = nil
  ) {
    self.test = test
    self.message = message
    self.code = code
    self.level = level
    self.triggers = triggers
  }
}

extension Rule {
  /// The ids of the fields that it compares with.
  package var fieldIDs: [String] { test.fieldIDs }

  /// What is wrong with a value by this rule, in order; nothing if it passes.
  ///
  /// A pattern that can't tell is the form's fault, whatever the rule calls a failure.
  package func failures(
    of value: Surroundings.Value, in surroundings: Surroundings
  ) -> [FieldError] {
    test.failures(of: value, in: surroundings).map { failure in
      failure.code == .patternLimit
        ? failure : FieldError(code ?? failure.code, message ?? failure.wording)
    }
  }
}
