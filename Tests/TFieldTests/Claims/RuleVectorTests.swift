import TestSupport
import Testing

@testable import TField

@Suite struct RuleVectorTests {
  @Test func `no vector is missing`() {
    #expect(RuleVectors.passes.count == 107)
    #expect(RuleVectors.errors.count == 79)
  }

  @Test(arguments: RuleVectors.passes)
  func `a rule passes or fails`(vector: PassVector) throws {
    let rule = try #require(Self.rule(of: vector), "\(vector.rule) is no rule")
    let surroundings = Surroundings(values: ["other": vector.arg?.asField ?? .empty])
    let failures = rule.failures(of: .text(vector.value), in: surroundings)
    let isMet = vector.pass.map { $0 == failures.isEmpty } ?? !failures.isEmpty
    #expect(isMet)
  }

  @Test(arguments: RuleVectors.errors)
  func `an expression finds errors in order`(vector: ErrorVector) throws {
    let rule = try #require(
      ValidatorExpressions.rules[vector.validator], "\(vector.validator) is no expression")
    let found = rule.failures(of: vector.value?.asField ?? .empty, in: Surroundings())
      .map { $0.wording.text() }
    #expect(found == vector.errors)
  }

  private static func rule(of vector: PassVector) -> Rule? {
    switch vector.rule {
    case "notRecurringPincode": Rule(.notRecurringDigits, .count(4))
    case "minLength": vector.arg?.count.map { Rule(.minLength, .count($0)) }
    case "maxLength": vector.arg?.count.map { Rule(.maxLength, .count($0)) }
    case "regex":
      vector.arg?.text.map { source in
        Rule(.pattern, .pattern(Pattern(source, matcher: FoundationMatcher(source: source))))
      }
    case "equalTo": Rule(.equalTo, .field("other"))
    default:
      Claim.Row.rules.first { $0.name == vector.rule }.map { Rule($0) }
    }
  }
}
