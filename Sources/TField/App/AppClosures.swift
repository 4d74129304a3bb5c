// The tfield program needs none of this, and tasks would make it a tenth larger.
#if !TFIELD_PROGRAM
  /// A check written by an app: returns what is wrong with an answer, or `nil`.
  package typealias AppCheck = AppClosure<@Sendable (FormAnswers) async throws -> String?>

  /// A closure of an app that lists options for the answers that they depend on.
  package typealias AppOptions = AppClosure<
    @Sendable (FormAnswers) async throws -> [ChoiceOption]
  >

  /// A closure that carries out an action of an app; if it throws, the form stays open.
  package typealias AppAction = AppClosure<@Sendable (FormAnswers) async throws -> Void>

  /// Errors that an action's closure throws to have them shown at the fields.
  ///
  /// ```swift
  /// throw FormErrors([.field("email", "Taken")])
  /// ```
  public struct FormErrors: Error, Sendable {
    /// One of the errors.
    public struct Fault: Sendable {
      package let id: String?
      package let message: String

      /// An error about the answer of the field with that id.
      public static func field(_ id: String, _ message: String) -> Self {
        Self(id: id, message: message)
      }

      /// An error about the form as a whole.
      public static func form(_ message: String) -> Self { Self(id: nil, message: message) }
    }

    package let faults: [Fault]

    /// Errors, in the order in which they are shown.
    public init(_ faults: [Fault]) { self.faults = faults }
  }

  extension Action {
    /// A button that does something: the form stays open until the closure is done.
    ///
    /// ```swift
    /// Action("order", label: "Order now") { answers in
    ///   guard try await isKnown(answers["email"]) else {
    ///     throw FormErrors([.field("email", "Nobody has this address")])
    ///   }
    /// }
    /// ```
    /// Esc cancels its task, and the form doesn't wait for it any more. ``FormErrors`` are shown at
    /// their fields, any other error below the form; then the person can try again.
    public init(
      _ id: String, label: String? = nil, requires: [String]? = nil, confirm: String? = nil,
      file: StaticString = #fileID, line: UInt = #line,
      perform body: @escaping @Sendable (FormAnswers) async throws -> Void
    ) {
      self.init(
        id, label: label, requires: requires, confirm: confirm, file: file, line: line)
      steps.app = AppAction(body)
    }
  }

  extension Field {
    /// Adds a check that may take its time; the closure returns what is wrong, or `nil`.
    ///
    /// ```swift
    /// Field("name", .username).check { await isTaken($0.text("name")) ? "It is taken" : nil }
    /// ```
    /// It gets the answers of all visible fields, and runs when its own field is left and otherwise
    /// valid. An error that it throws is shown, and
    /// blocks as any other error does.
    public func check(
      _ body: @escaping @Sendable (FormAnswers) async throws -> String?
    ) -> Self {
      var field = self
      var check = OutsideCheck(run: [])
      check.app = AppCheck(body)
      field.options.check = check
      return field
    }
  }

  extension FieldKind {
    /// A choice of one option from a closure, which runs again when an answer in `with` changes.
    ///
    /// ```swift
    /// Field("city", .choice(with: ["country"]) { await cities(in: $0.text("country")) })
    /// ```
    public static func choice(
      with ids: [String] = [], other: Bool = false,
      options: @escaping @Sendable (FormAnswers) async throws -> [ChoiceOption]
    ) -> Self {
      Self(
        Choice(
          ChoiceOptions(
            [], takesOther: other, program: OptionProgram(AppOptions(options), with: ids),
            isPending: true), style: .list))
    }

    /// A choice of several options from a closure, asked again when an answer in `with` changes.
    public static func choices(
      with ids: [String] = [], min: Int = 0, max: Int? = nil,
      options: @escaping @Sendable (FormAnswers) async throws -> [ChoiceOption]
    ) -> Self {
      Self(
        Choices(
          ChoiceOptions(
            [], program: OptionProgram(AppOptions(options), with: ids), isPending: true),
          min: min, max: max, style: .list))
    }
  }

  extension Form {
    /// True if closures of the app check answers, list options or carry out actions.
    package var asksApp: Bool {
      checks.contains { $0.app != nil } || optionPrograms.contains { $0.app != nil }
        || actions.contains { $0.steps.app != nil }
    }
  }

  extension FormSession {
    /// The answers so far, for the closure that checks one of them.
    package var answersToCheck: FormAnswers { FormAnswers(of: self, action: "") }

    /// The answers that a closure lists options for.
    package func answers(for program: OptionProgram) -> FormAnswers {
      let answers = program.with.map { id in
        FormAnswers.Answer(form.index(of: id).map { fields[$0].value } ?? .empty, id: id)
      }
      return FormAnswers(answers, action: "", isPart: true)
    }

    /// The action that a closure is carrying out, with the answers for it.
    package var performed: (action: Action, answers: FormAnswers)? {
      guard case .performing(let id) = outcome,
        let action = form.actions.first(where: { $0.id == id }), action.steps.app != nil
      else { return nil }
      return (action, FormAnswers(of: self, action: id))
    }
  }
#endif
