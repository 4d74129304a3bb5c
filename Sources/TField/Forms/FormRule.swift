/// A claim about several fields: while its condition holds, they have an error or a warning.
public struct FormRule: Sendable {
  package var when: Condition
  package var fields: [String]
  package var level: Rule.Level
  package var message: Wording
  package var code: ErrorCode

  package init(
    when: Condition, fields: [String], level: Rule.Level = .error, message: Wording,
    code: ErrorCode = "rule"
  ) {
    self.when = when
    self.fields = fields
    self.level = level
    self.message = message
    self.code = code
  }

  /// The same claim as a rule of one of its fields.
  var asRule: Rule { Rule(.unless(when), message: message, code: code, level: level) }
}
