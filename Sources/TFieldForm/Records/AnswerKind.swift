internal import TField

/// What kinds of JSON values, beside text and null, can be an answer to a field.
enum AnswerKind: Sendable {
  case text, number, flag

  init(_ type: any FieldType) {
    switch type.typed("1") {
    case .number, .amount: self = .number
    default: self = type.editor == .toggle ? .flag : .text
    }
  }

  /// What the value at an index is for the field, if it isn't a text.
  func answer(_ value: Int, in document: JSONDocument) -> RecordJudge.Given {
    let kind = document.kind(at: value)
    switch (self, kind) {
    case (_, .null): return .nothing
    case (.number, .number): return .answer(.text(document.numberText(at: value) ?? ""))
    case (.flag, .bool): return .answer(.text(document.bool(at: value) == true ? "true" : ""))
    default:
      let problem = RecordProblem.wrongKind(kind)
      return .answer(.unusable(FieldError(problem.code, .verbatim("\(problem)"))))
    }
  }
}
