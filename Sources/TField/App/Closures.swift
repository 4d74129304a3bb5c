/// A test that an app wrote as a closure; two are equal if they are the same one.
package struct AppTest<Input: Sendable>: Hashable, Sendable {
  private final class Identity: Sendable {}

  private let identity = Identity()
  let body: @Sendable (Input) -> Bool

  package init(_ body: @escaping @Sendable (Input) -> Bool) { self.body = body }

  package static func == (one: Self, other: Self) -> Bool { one.identity === other.identity }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

extension Field {
  /// The field with one more rule: `message` is shown while the closure is false of an answer.
  ///
  /// ```swift
  /// Field("toppings", .choices(["ham", "cheese"]))
  ///   .rule("No cheese on a vegan order") { !$0.contains("cheese") }
  /// ```
  /// An empty answer isn't asked about.
  public func rule(
    _ message: String, level: Rule.Level = .error,
    _ isMet: @escaping @Sendable (FormAnswers.Answer) -> Bool
  ) -> Self {
    var field = self
    field.rules.append(
      Rule(.app, .app(AppTest(isMet)), message: .verbatim(message), code: "rule", level: level))
    return field
  }

  /// The field, shown only while the closure is true of the answers of the fields named.
  ///
  /// ```swift
  /// Field("company").when("kind") { $0["kind"] == "business" }
  /// ```
  public func when(
    _ ids: String..., test: @escaping @Sendable ([String: String]) -> Bool
  ) -> Self {
    var field = self
    field.when = field.when.and(.app(ids, AppTest(test)))
    return field
  }
}
