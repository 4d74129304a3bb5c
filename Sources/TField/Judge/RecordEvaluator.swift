/// Judges the answers of one record after another, as a form that was filled in and left.
///
/// ```swift
/// var evaluator = RecordEvaluator(form, today: today)
/// evaluator.begin()
/// evaluator.take("12345", for: 0)
/// evaluator.judge()
/// evaluator.failures(of: 0)  // what is wrong with the first field
/// ```
package struct RecordEvaluator: Sendable {
  private var judge: Judge
  package var answers: RecordAnswers

  package init(
    _ form: Form, today: CalendarDate, language: Language = .english, isLenient: Bool = false,
    keepingStates: Bool = false, hasSchema: Bool = false
  ) {
    let surroundings = Surroundings(today: today, language: language, hasSchema: hasSchema)
    self.init(
      FormFacts(form, surroundings), in: surroundings, isLenient: isLenient,
      keepingStates: keepingStates)
  }

  /// Uses facts about the form that are known already, among fields that aren't in it.
  init(_ known: FormFacts, in outer: Surroundings, isLenient: Bool, keepingStates: Bool) {
    judge = Judge(by: known.order, in: outer)
    answers = RecordAnswers(to: known, isLenient: isLenient, keepingStates: keepingStates)
  }
}

// The answers.
extension RecordEvaluator {
  package var form: Form { answers.known.form }

  /// The fields around a list, for the entries of it.
  var outer: Surroundings {
    get { judge.outer }
    set { judge.outer = newValue }
  }

  package mutating func begin() {
    answers.begin()
    judge.begin()
  }

  package mutating func take(_ answer: Value, for index: Int) { answers.given[index] = answer }

  /// Judges the answers to all fields, within the budget of a key or of a whole form.
  package mutating func judge(within size: Judgement.Size = .key) {
    let judgement = Judgement(form.effort, size)
    defer { judgement.end() }
    answers.judgeAlone(in: judge.outer)
    judge.judge(&answers)
  }

  package func given(to index: Int) -> Value? { answers.given[index] }

  package func state(of index: Int) -> FieldState? { answers.states[index] }
}

// The verdicts.
extension RecordEvaluator {
  var isGood: Bool { !answers.marks.contains(.unsound) }

  package func failures(of index: Int) -> [FieldError] {
    guard let state = state(of: index), !state.isHidden else { return [] }
    return state.failures
  }

  /// The fields that block an action, in order; without an action, all that are wrong.
  ///
  /// An answer that can't be kept as given is wrong, whatever the action requires.
  package func faults(blocking action: Action?) -> [Int] {
    if isGood { return [] }
    return GroupValidator(form, answers.marks).faults(blocking: action) { index in
      state(of: index)?.isMisread(given(to: index)) ?? false
    }
  }
}

extension FieldState {
  /// True if a given answer has the wrong kind, or the field would turn it into another text.
  package func isMisread(_ given: Value?) -> Bool {
    guard !isHidden, entry.origin.refusal != nil else { return false }
    // A switch that was given a text would be off.
    return given?.isFault ?? false || settled != nil || editor == .toggle
  }
}
