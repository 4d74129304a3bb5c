/// The answers of a submitted form, in the form's order.
///
/// ```swift
/// for answer in answers { print(answer.label, answer.text) }
/// let size = answers["size"]
/// let order = try answers.decode(Order.self)
/// ```
public struct FormAnswers: Hashable, Sendable {
  /// One answer, of a field that was visible.
  public struct Answer: Identifiable, Hashable, Sendable {
    /// The id of its field.
    public let id: String
    /// What the form calls its field.
    public let label: String
    /// The text as the form shows it; of a choice the value.
    public let text: String
    /// What the text means: a number, a day, a truth value.
    public let typed: TypedValue
    /// The answers in each entry of a list whose entries have several fields.
    public let entries: [FormAnswers]
    /// The names that lead to its value in a type of an app.
    let path: [String]
    /// Each entry of a list, or each thing chosen of several, as an answer of its own.
    let parts: [Self]

    /// The entries of a list, or what was chosen of several; else the text alone, if there is any.
    public var list: [String] {
      if case .entries(let entries) = typed { return entries }
      return text.isEmpty ? [] : [text]
    }

    /// True if one of ``list`` is that text.
    public func contains(_ entry: String) -> Bool { list.contains(entry) }
  }

  private let all: [Answer]
  /// The id of the action that ended the form.
  public let action: String

  init(_ all: [Answer], action: String) {
    self.all = all
    self.action = action
  }
}

extension FormAnswers {
  /// The answers so far, of each visible field.
  init(of session: FormSession, action: String) {
    let fields = session.fields.filter(\.isAnswer)
    self.init(fields.map { Answer($0, in: session.language) }, action: action)
  }
}

extension FormAnswers: RandomAccessCollection {
  /// The place of the first answer.
  public var startIndex: Int { 0 }
  /// The place behind the last answer.
  public var endIndex: Int { all.count }
  /// The answer at a place.
  public subscript(position: Int) -> Answer { all[position] }
}

extension FormAnswers {
  /// The text of the field with that id; `nil` if there is none, or it was hidden.
  public subscript(id: String) -> String? { answer(id)?.text }

  /// The answer of the field with that id.
  public func answer(_ id: String) -> Answer? { all.first { $0.id == id } }

  /// Every text by its id.
  public var texts: [String: String] {
    Dictionary(all.map { ($0.id, $0.text) }) { first, _ in first }
  }
}

extension FormSession {
  /// The answers, if the form was submitted; else `nil`.
  public var submittedAnswers: FormAnswers? {
    guard case .submitted(let action) = outcome else { return nil }
    return FormAnswers(of: self, action: action)
  }
}

extension FormAnswers.Answer {
  init(_ state: FieldState, in language: Language = .english) {
    id = state.field.id
    path = state.field.answerPath
    label = state.field.label.text(in: language)
    text = state.answerText
    guard let list = state.type.formList else {
      (typed, entries, parts) = (state.typed, [], Self.parts(of: state, label))
      return
    }
    entries = list.states(of: state.data).map { entry in
      FormAnswers(entry.filter(\.isAnswer).map { Self($0, in: language) }, action: "")
    }
    (typed, parts) = (.entries(state.entryTexts), [])
  }

  private static func parts(of state: FieldState, _ label: String) -> [Self] {
    guard case .entries(let entries) = state.typed else { return [] }
    let part = { (text: String, typed: TypedValue) in
      Self(
        id: state.field.id, label: label, text: text, typed: typed, entries: [],
        path: state.field.answerPath, parts: [])
    }
    if let type = state.type.entryType {
      return Entries(state.data).map { type.finish($0) }.map { part(type.text($0), type.typed($0)) }
    }
    let options = state.type.choiceOptions
    return entries.map { part($0, options?.typed(of: $0) ?? .text($0)) }
  }

  /// What a rule of an app judges: an answer that isn't given yet.
  init(_ value: Surroundings.Value, id: String = "") {
    self.id = id
    label = value.label?.text() ?? id
    text = value.text.isEmpty ? value.data : value.text
    typed = value.typed
    (entries, path, parts) = ([], [id], [])
  }
}

/// What is to be said of answers that were judged without a screen.
public struct FormEvaluation: Sendable {
  /// Something wrong with an answer.
  public struct Fault: Hashable, Sendable {
    /// The id of the field.
    public let id: String
    /// What is wrong in one word, the same in every language, such as `required`.
    public let code: String
    /// What is wrong, in a sentence.
    public let message: String
  }

  /// What is wrong, in the form's order.
  public let faults: [Fault]
  /// The answers as the form understood them.
  public let answers: FormAnswers

  /// True if nothing is wrong.
  public var isValid: Bool { faults.isEmpty }
}

extension Form {
  /// Judges answers, by the ids of their fields, as the form's first action would.
  ///
  /// ```swift
  /// let evaluation = form.evaluate(["name": "Ada", "size": "21"])
  /// for fault in evaluation.faults { print(fault.id, fault.message) }
  /// ```
  /// Without `today`, no day is too early or too late for today. Async checks aren't asked.
  public func evaluate(
    _ answers: [String: String], today: CalendarDate = .unknown, language: Language = .english
  ) -> FormEvaluation {
    let session = FormSession(self, today: today, language: language, answers: answers)
    let action = submitAction(nil)
    let faults = GroupValidator(session).faults(blocking: action).flatMap { index in
      session.fields[index].failures.map { error in
        FormEvaluation.Fault(
          id: fields[index].id, code: error.code.rawValue,
          message: error.wording.text(in: language))
      }
    }
    return FormEvaluation(
      faults: faults, answers: FormAnswers(of: session, action: action?.id ?? ""))
  }
}
