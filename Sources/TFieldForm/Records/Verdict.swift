internal import TField

/// The line about one record, as it is being written.
struct Verdict: Sendable {
  var bytes: [UInt8] = []

  private let form: Form
  private let options: RecordOptions
  private var number = 0
  private var errors: [JSONValue] = []
  private var reasons: [RecordTally.Reason] = []
  /// Ids that the form doesn't have, which are told behind its fields.
  private var unknown: [String] = []
  private var values: JSONValue?

  init(_ form: Form, _ options: RecordOptions) { (self.form, self.options) = (form, options) }

  mutating func begin(_ number: Int) {
    self.number = number
    (errors, unknown, values) = ([], [], nil)
    reasons.removeAll(keepingCapacity: true)
  }

  /// Counts the line, and writes it if it is to be shown.
  mutating func end(_ tally: inout RecordTally) {
    for id in unknown { add(.unknown, field: id) }
    let isValid = errors.isEmpty
    if !isValid { tally.invalid += 1 }
    for reason in reasons { tally.failures[reason, default: 0] += 1 }
    if options.shown == (isValid ? .invalid : .valid) { return }
    bytes += "{\"record\":".utf8
    bytes += "\(number)".utf8
    bytes += (isValid ? ",\"valid\":true" : ",\"valid\":false").utf8
    if !isValid { append("errors", .array(errors)) }
    if let values { append("values", values) }
    bytes += "}\n".utf8
  }

  private mutating func append(_ key: String, _ value: JSONValue) {
    bytes += ",\"\(key)\":".utf8 + value.bytes(.line)
  }

  mutating func add(
    _ error: FieldError, field: String? = nil, index: Int? = nil, at place: SourceLocation? = nil
  ) {
    reasons.append(RecordTally.Reason(field: index, code: error.code))
    errors.append([
      "field": field.map(JSONValue.string) ?? .null, "code": .string(error.code.rawValue),
      "line": place.map { .integer($0.line) }, "column": place.map { .integer($0.column) },
      "message": .string(error.wording.text(in: options.language)),
    ])
  }

  mutating func addUnknown(_ id: String) { unknown.append(id) }

  mutating func add(_ failures: [FieldError], of index: Int) {
    let field = form.fields[index]
    for (place, failure) in failures.map(\.innermost) {
      let error = FieldError(failure.code, field.discreet(failure.wording))
      add(error, field: field.id + place, index: index)
    }
  }

  /// The values of all visible fields: a refused one as it was given, a secret never.
  mutating func addValues(
    _ format: ActionSteps.Values, of evaluator: RecordEvaluator, _ kinds: [AnswerKind]
  ) {
    var writer = AnswerWriter(as: format)
    writer.secrets = .null
    values = .object(
      zip(kinds.indices, kinds).compactMap { index, kind in
        guard let state = evaluator.state(of: index), !state.isHidden else { return nil }
        let given = evaluator.givenText(of: index)
        let isTaken = given.isEmpty || state.verdict.isValid && !state.isRefused
        let value = isTaken ? writer.answer(of: state)?.value ?? .null : kind.value(asGiven: given)
        return JSONValue.Member(state.field.id, state.field.isPrivate ? .null : value)
      })
  }
}
