package import TField

/// The output line about one record, as it is being written.
struct RecordLine: Sendable {
  var bytes: [UInt8] = []

  private let form: Form
  private let options: RecordOptions
  private var number = 0
  private var errors: [JSONValue] = []
  private var reasons: [RecordTally.Reason] = []
  /// Ids that the form doesn't have, listed after its fields.
  private var unknown: [String] = []
  private var values: JSONValue?

  init(_ form: Form, _ options: RecordOptions) { (self.form, self.options) = (form, options) }

  mutating func begin(_ number: Int) {
    self.number = number
    (errors, unknown, values) = ([], [], nil)
    reasons.removeAll(keepingCapacity: true)
  }

  /// Counts the record, and writes its line if it is to be shown.
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

  /// The values of all visible fields where answers have them: a refused value as it was given, a
  /// secret never.
  mutating func addValues(
    _ format: ActionSteps.Values, of evaluator: RecordEvaluator, _ kinds: [AnswerKind],
    isInstance: Bool
  ) {
    var writer = AnswerWriter(as: format)
    writer.secrets = .null
    (writer.omitsEmpty, writer.keepsGivenLists) = (isInstance, isInstance)
    values = .nested(
      zip(kinds.indices, kinds).compactMap { index, kind in
        guard let state = evaluator.state(of: index), state.isAnswer, state.field.hasAnswer else {
          return nil
        }
        let given = evaluator.given(to: index) ?? ""
        let isTaken = given.isEmpty || state.verdict.isValid && !state.isRefused
        let value = isTaken ? writer.answer(of: state)?.value : kind.json(asGiven: given)
        return value.map { (state.field.answerPath, state.field.isPrivate ? .null : $0) }
      })
  }
}

/// How records are judged and which verdicts are written.
package struct RecordOptions: Hashable, Sendable {
  /// Which verdicts are written.
  package enum Shown: String, CaseIterable, Sendable {
    case valid, invalid
  }

  /// The form of the values written with each verdict; `nil` for none.
  package var values: ActionSteps.Values?
  /// `nil` for all.
  package var shown: Shown?
  /// Whether values are taken like pasted text, which may be repaired.
  package var isLenient = false
  /// Whether unknown ids are ignored.
  package var ignoresExtra = false
  /// The action by whose groups records are judged; `nil` for the default one.
  package var action: String?
  /// Whether every visible field is judged, whatever an action requires.
  package var judgesAll = false
  /// Whether the form's programs are asked about values.
  package var runsChecks = false
  package var language = Language.english

  package init() {}
}

/// How many records were judged, and how often each field failed for each reason.
package struct RecordTally: Hashable, Sendable {
  /// A reason for failure: the field, if the form has it, and the error code.
  package struct Reason: Hashable, Sendable {
    package var field: Int?
    package var code: ErrorCode
  }

  package var records = 0
  package var invalid = 0
  package var failures: [Reason: Int] = [:]

  package init() {}

  /// The counts as lines: fields in the form's order, then reasons without a field.
  package func report(on form: Form) -> [String] {
    let lines = failures.sorted { left, right in
      (left.key.field ?? .max, left.key.code.rawValue)
        < (right.key.field ?? .max, right.key.code.rawValue)
    }.map { reason, count in
      "\(reason.field.map { form.fields[$0].id } ?? "-")\t\(reason.code.rawValue.visible())\t\(count)"
    }
    return ["\(records) \(records == 1 ? "record" : "records"), \(invalid) invalid"] + lines
  }
}

/// The format of records: an object per line, one array of objects, or a table.
package enum RecordFormat: String, CaseIterable, Sendable {
  case jsonl, json, csv
}

extension FieldError {
  static func wrongKind(_ wanted: Wording) -> Self {
    Self(.kind, .say("record.wrongKind", ["wanted": wanted]))
  }

  static let unknown = Self(.unknown, .say("record.unknown"))

  static func record(_ words: Wording) -> Self { Self(.json, words) }

  package static func tooLong(limit: Int) -> Self {
    Self(.json, .verbatim("\(JSONError.Problem(.tooLarge, limit.asSize))"))
  }
}
