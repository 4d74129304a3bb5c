/// A condition on the answers, for `when`, `required` and `readOnly`.
///
/// ```swift
/// Field("company", when: .answer("kind", is: "business"))
/// Field("card", required: .isOn("gift"))
/// Field("reason", when: .test("size") { $0.number("size") ?? 0 > 1 })
/// ```
public struct FieldCondition: Sendable, ExpressibleByBooleanLiteral {
  package let condition: Condition

  package init(_ condition: Condition) { self.condition = condition }

  /// Always or never.
  public init(booleanLiteral value: Bool) { self.init(value) }

  /// Always or never.
  public init(_ value: Bool) { condition = value ? .always : .never }
}

extension FieldCondition {
  /// True while the field holds that answer, or has it among its entries.
  public static func answer(_ id: String, is text: String) -> Self {
    Self(.field(id, .equals, .value(.text(text))))
  }

  /// True while the field holds one of those answers.
  public static func answer(_ id: String, isOneOf texts: [String]) -> Self {
    Self(.field(id, .isOneOf, .others(texts.map { .value(.text($0)) })))
  }

  /// True while the switch is on.
  public static func isOn(_ id: String) -> Self {
    Self(.field(id, .equals, .value(.flag(true))))
  }

  /// True while the field has an answer.
  public static func isFilled(_ id: String) -> Self { Self(.field(id, .filled)) }

  /// True while the field has no answer.
  public static func isEmpty(_ id: String) -> Self { Self(.field(id, .empty)) }

  /// True while nothing is wrong with the answer.
  public static func isValid(_ id: String) -> Self { Self(.field(id, .valid)) }

  /// True while the closure returns true for the answers of the named fields, and all of them can
  /// be read.
  public static func test(
    _ ids: String..., body: @escaping @Sendable (FormAnswers) -> Bool
  ) -> Self {
    Self(.app(ids, AppTest(body)))
  }

  /// True while all of the conditions are.
  public static func all(_ conditions: Self...) -> Self {
    Self(.all(conditions.map(\.condition)))
  }

  /// True while at least one of the conditions is.
  public static func any(_ conditions: Self...) -> Self {
    Self(.any(conditions.map(\.condition)))
  }

  /// True while the other condition is false.
  public static func not(_ other: Self) -> Self { Self(.not(other.condition)) }
}

/// A formula for a number worked out from other answers, like `compute` in form files.
///
/// It may contain field ids, numbers, `+ - * / ( )`, and `sum`, `count`, `min`, `max`, `round` and
/// `if(count >= 10, a, b)`. A minus between two ids needs spaces around it.
///
/// ```swift
/// Field("total", .currency(), compute: "round(hours * rate, 2)")
/// ```
public struct FieldFormula: Sendable, ExpressibleByStringLiteral {
  let formula: Formula

  /// Reads a formula made at run time; throws what is wrong with it, and where.
  public init(_ text: String) throws {
    do { formula = try Formula(text) } catch { throw FormulaError(text: text, fault: error) }
  }

  /// A formula written in the source; one that can't be read is a mistake, and ends the program.
  public init(stringLiteral text: String) {
    do {
      try self.init(text)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

/// What is wrong with a formula, as one sentence.
private struct FormulaError: Error, CustomStringConvertible {
  let text: String
  let fault: Formula.Fault

  var description: String {
    "'\(text)' isn't a formula: \(fault.reason) at character \(fault.position)"
  }
}

/// Rules named as in form files; each takes a message that replaces its own.
extension Rule {
  /// At least one character that isn't white space.
  public static func notEmpty(_ message: String? = nil) -> Self { Self(.notEmpty, message) }
  /// At least that many characters.
  public static func minLength(_ count: Int, _ message: String? = nil) -> Self {
    Self(.minLength, message, .count(count))
  }
  /// At most that many characters.
  public static func maxLength(_ count: Int, _ message: String? = nil) -> Self {
    Self(.maxLength, message, .count(count))
  }
  /// The same as the answer of another field.
  public static func equalTo(_ id: String, _ message: String? = nil) -> Self {
    Self(.equalTo, message, .field(id))
  }
  /// Not the same as the answer of another field.
  public static func notEqualTo(_ id: String, _ message: String? = nil) -> Self {
    Self(.notEqualTo, message, .field(id))
  }
  /// One of these texts.
  public static func `in`(_ texts: [String], _ message: String? = nil) -> Self {
    Self(.isIn, message, .others(texts.map { .value(.text($0)) }))
  }
  /// None of these texts.
  public static func notIn(_ texts: [String], _ message: String? = nil) -> Self {
    Self(.isNotIn, message, .others(texts.map { .value(.text($0)) }))
  }
  /// A number that is a multiple of another.
  public static func multipleOf(_ step: DecimalNumber, _ message: String? = nil) -> Self {
    Self(.multipleOf, message, .step(step))
  }
  /// A list with at least `min` and at most `max` entries.
  public static func count(min: Int? = nil, max: Int? = nil, _ message: String? = nil) -> Self {
    Self(.count, message, .span(min: min, max: max))
  }
  /// Only digits.
  public static func digitsOnly(_ message: String? = nil) -> Self { Self(.digitsOnly, message) }
  /// Only letters.
  public static func lettersOnly(_ message: String? = nil) -> Self { Self(.lettersOnly, message) }
  /// Only letters and digits.
  public static func alphanumeric(_ message: String? = nil) -> Self { Self(.alphanumeric, message) }
  /// Before the day, or less than the number, of another field.
  public static func before(_ id: String, _ message: String? = nil) -> Self {
    Self(.before, message, .field(id))
  }
  /// After the day, or more than the number, of another field.
  public static func after(_ id: String, _ message: String? = nil) -> Self {
    Self(.after, message, .field(id))
  }
  /// No two entries of a list are the same.
  public static func unique(_ message: String? = nil) -> Self { Self(.unique, message) }

  private init(_ row: Claim.Row, _ message: String?, _ operand: Claim.Operand = .nothing) {
    self.init(row, operand, message: message.map { .verbatim($0) })
  }
}

/// A closure that an app wrote; two are equal if they are the same one.
package struct AppClosure<Body: Sendable>: Hashable, Sendable {
  private final class Identity: Sendable {}

  private let identity = Identity()
  package let body: Body

  package init(_ body: Body) { self.body = body }

  package static func == (one: Self, other: Self) -> Bool { one.identity === other.identity }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

package typealias AppTest = AppClosure<@Sendable (FormAnswers) -> Bool>

extension Field {
  /// Adds a rule: `message` is shown while the closure returns false for the field's answer and
  /// those of the fields named.
  ///
  /// ```swift
  /// Field("toppings", .choices(["ham", "cheese"]))
  ///   .rule("No cheese on a vegan order", with: "vegan") {
  ///     !($0.list("toppings").contains("cheese") && $0.isOn("vegan"))
  ///   }
  /// ```
  /// The closure isn't asked about an empty answer, nor while one of the others can't be read.
  public func rule(
    _ message: String, level: Rule.Level = .error, with ids: String...,
    isMet: @escaping @Sendable (FormAnswers) -> Bool
  ) -> Self {
    var field = self
    field.rules.append(
      Rule(
        .app, .app(own: id, others: ids, AppTest(isMet)), message: .verbatim(message),
        code: "rule", level: level))
    return field
  }

  /// Shows the field only while the closure returns true for the answers of the named fields.
  ///
  /// ```swift
  /// Field("company").when("kind") { $0.text("kind") == "business" }
  /// ```
  public func when(
    _ ids: String..., test: @escaping @Sendable (FormAnswers) -> Bool
  ) -> Self {
    var field = self
    field.when = field.when.and(.app(ids, AppTest(test)))
    return field
  }
}
