internal import TField
internal import TFieldAnswers

/// Answers that are an instance of the schema that a form was made of.
struct GivenInstance {
  private(set) var form: Form
  private let answers: [String: String]
  private static let hasNoPlace = Wording.verbatim(
    "there is no place for this beside the other answers")

  /// What an instance leaves out stays out, whatever default the schema has.
  ///
  /// Without a person to complete it, an instance is taken as whole.
  init(of form: Form, _ answers: [String: String], isWhole: Bool = true) {
    self.form = form
    self.answers = answers
    for (index, field) in form.fields.enumerated() where answers[field.id] == nil {
      if isWhole || field.required != .always { self.form.clearInitial(at: index) }
    }
  }

  /// What is wrong with the answers beside the values themselves, by field.
  func faults(in session: FormSession) -> [(field: Field, error: FieldError)] {
    let places = Set(session.fields.filter { !$0.isHidden }.map(\.field.answerPath))
    return session.fields.compactMap { state in
      let field = state.field
      if state.isHidden {
        let isLost = answers[field.id].map { !$0.isEmpty } ?? false
        let hasPlace = !field.hasAnswer || places.contains(field.answerPath)
        return isLost && !hasPlace ? (field, FieldError(.unknown, Self.hasNoPlace)) : nil
      }
      if field.options.emptyAnswer.isWritten, answers[field.id] == nil {
        return (field, FieldError(.required, .required))
      }
      let isTooEmpty = answers[field.id] == "" && state.type.fewestEntries ?? 0 > 0
      if isTooEmpty { return (field, FieldError(.required, .required)) }
      return Self.fault(inEntriesOf: state).map { (field, $0) }
    }
  }

  /// An answer that an entry of a list lacks, though an empty one would do, or one without a place.
  private static func fault(inEntriesOf state: FieldState) -> FieldError? {
    guard let list = state.type.formList else { return nil }
    for (number, entry) in list.states(of: state.data).enumerated() {
      let places = Set(entry.filter { !$0.isHidden }.map(\.field.answerPath))
      for inner in entry where inner.field.hasAnswer {
        let error: FieldError?
        if inner.isHidden {
          let isLost = !inner.data.isEmpty && !places.contains(inner.field.answerPath)
          error = isLost ? FieldError(.unknown, Self.hasNoPlace) : nil
        } else {
          let isMissing = inner.field.options.emptyAnswer.isWritten && !inner.wasAnswered
          error = isMissing ? FieldError(.required, .required) : fault(inEntriesOf: inner)
        }
        let (id, label) = (inner.field.id, inner.field.label)
        if let error { return FieldError(error, inEntry: number, id, label) }
      }
    }
    return nil
  }
}
