/// A claim about the answers, for `when`, `required` and `readOnly`.
///
/// ```swift
/// Field("company", when: .answer("kind", is: "business"))
/// Field("card", required: .isOn("gift"))
/// Field("reason", when: .test("size") { $0["size"] != "1" })
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

  /// True while the closure is, of the texts of the fields named.
  public static func test(
    _ ids: String..., body: @escaping @Sendable ([String: String]) -> Bool
  ) -> Self {
    Self(.app(ids, AppTest(body)))
  }

  /// True while each of them is.
  public static func all(_ conditions: Self...) -> Self {
    Self(.all(conditions.map(\.condition)))
  }

  /// True while one of them is.
  public static func any(_ conditions: Self...) -> Self {
    Self(.any(conditions.map(\.condition)))
  }

  /// True while the other isn't.
  public static func not(_ other: Self) -> Self { Self(.not(other.condition)) }
}
