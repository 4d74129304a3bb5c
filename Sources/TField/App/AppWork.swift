// The program of the same name has no use for tasks, which would make it a tenth larger.
#if !TFIELD_PROGRAM
  /// A check that an app wrote as an async closure; two are equal if they are the same one.
  package final class AppCheck: Hashable, Sendable {
    /// What is wrong with an answer, or `nil`.
    package let body: @Sendable (FormAnswers.Answer) async throws -> String?

    init(_ body: @escaping @Sendable (FormAnswers.Answer) async throws -> String?) {
      self.body = body
    }

    package static func == (one: AppCheck, other: AppCheck) -> Bool { one === other }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// Options that an app gives by an async closure; two are equal if they are the same one.
  package final class AppOptions: Hashable, Sendable {
    /// The options, by the answers that they depend on.
    package let body: @Sendable ([String: String]) async throws -> [ChoiceOption]

    init(_ body: @escaping @Sendable ([String: String]) async throws -> [ChoiceOption]) {
      self.body = body
    }

    package static func == (one: AppOptions, other: AppOptions) -> Bool { one === other }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  extension Field {
    /// The field with a check that may take its time: what the closure returns is what is wrong.
    ///
    /// ```swift
    /// Field("name", .username).check { await isTaken($0.text) ? "This name is taken" : nil }
    /// ```
    /// It runs when the field is left and otherwise valid. An error that it throws is shown, and
    /// blocks as any other error does.
    public func check(
      _ body: @escaping @Sendable (FormAnswers.Answer) async throws -> String?
    ) -> Self {
      var field = self
      var check = OutsideCheck(run: [])
      check.app = AppCheck(body)
      field.options.check = check
      return field
    }
  }

  extension FieldKind {
    /// One of the options that a closure gives, asked again when an answer in `with` changes.
    ///
    /// ```swift
    /// Field("city", .choice(with: ["country"]) { await cities(in: $0["country"] ?? "") })
    /// ```
    public static func choice(
      with ids: [String] = [], other: Bool = false,
      options: @escaping @Sendable ([String: String]) async throws -> [ChoiceOption]
    ) -> Self {
      Self(
        Choice(
          ChoiceOptions(
            [], takesOther: other, program: OptionProgram(AppOptions(options), with: ids),
            isPending: true), style: .list))
    }

    /// Several of the options that a closure gives, asked again when an answer in `with` changes.
    public static func choices(
      with ids: [String] = [], min: Int = 0, max: Int? = nil,
      options: @escaping @Sendable ([String: String]) async throws -> [ChoiceOption]
    ) -> Self {
      Self(
        Choices(
          ChoiceOptions(
            [], program: OptionProgram(AppOptions(options), with: ids), isPending: true),
          min: min, max: max, style: .list))
    }
  }

  extension Form {
    /// True if closures of the app check answers or give options.
    package var asksApp: Bool {
      checks.contains { $0.app != nil } || optionPrograms.contains { $0.app != nil }
    }
  }

  extension FormSession {
    /// The answer that a check is about.
    package func answer(for request: CheckRequest) -> FormAnswers.Answer {
      FormAnswers.Answer(fields[request.field])
    }
  }
#endif
