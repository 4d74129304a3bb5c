internal import TField

/// The line about one record, as it is being written.
struct Verdict: Sendable {
  /// Everything written so far, this line and those before.
  var bytes: [UInt8] = []

  private let form: Form
  private let language: Language
  private let shown: RecordOptions.Shown?
  private var number = 0
  private var start = 0
  private var hasErrors = false
  private var reasons: [RecordTally.Reason] = []
  /// Ids that the form doesn't have, which are told behind its fields.
  private var unknown: [String] = []
  private var values: JSONValue?

  init(_ form: Form, _ options: RecordOptions) {
    self.form = form
    shown = options.shown
    language = options.language
  }

  mutating func begin(_ number: Int) {
    self.number = number
    start = bytes.count
    hasErrors = false
  }

  /// Ends the line and counts it, or takes it back if it isn't to be shown.
  mutating func end(_ tally: inout RecordTally) {
    if !hasErrors, unknown.isEmpty, values == nil {
      if shown != .invalid { open(isValid: true, Self.end) }
      return
    }
    for id in unknown { add(.unknown, field: id) }
    unknown.removeAll(keepingCapacity: true)
    if hasErrors { tally.invalid &+= 1 }
    for reason in reasons { tally.count(reason.code, of: reason.field) }
    reasons.removeAll(keepingCapacity: true)
    if hasErrors { bytes.append(UInt8(ascii: "]")) } else { open(isValid: true) }
    if let values {
      bytes.append(text: ",\"values\":")
      bytes += values.bytes(.line)
    }
    bytes += Self.end
    if shown == (hasErrors ? .valid : .invalid) { bytes.removeLast(bytes.count - start) }
    values = nil
  }

  private static let end = Array("}\n".utf8)

  private static let start = Array("{\"record\":".utf8)
  private static let valid = Array(",\"valid\":true".utf8)
  private static let invalid = Array(",\"valid\":false,\"errors\":[".utf8)

  private mutating func open(isValid: Bool, _ rest: [UInt8] = []) {
    bytes += Self.start
    bytes.append(text: "\(number)")
    bytes += isValid ? Self.valid : Self.invalid
    bytes += rest
  }
}

extension Verdict {
  /// An error of a field, or of the whole record.
  mutating func add(
    _ error: FieldError, field: String? = nil, index: Int? = nil, at place: SourceLocation? = nil
  ) {
    if hasErrors { bytes.append(UInt8(ascii: ",")) } else { open(isValid: false) }
    hasErrors = true
    reasons.append(RecordTally.Reason(field: index, code: error.code))
    bytes.append(text: "{\"field\":")
    if let field { bytes.appendJSONText(field) } else { bytes.append(text: "null") }
    bytes.append(text: ",\"code\":")
    bytes.appendJSONText(error.code.rawValue)
    if let place { bytes.append(text: ",\"line\":\(place.line),\"column\":\(place.column)") }
    bytes.append(text: ",\"message\":")
    bytes.appendJSONText(error.wording.text(in: language))
    bytes.append(UInt8(ascii: "}"))
  }

  mutating func addUnknown(_ id: String) { unknown.append(id) }

  /// What is wrong with a field.
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
    values = .object(
      zip(kinds.indices, kinds).compactMap { index, kind in
        guard let state = evaluator.state(of: index), !state.isHidden else { return nil }
        return JSONValue.Member(
          state.field.id, Self.value(of: state, format, given: evaluator.givenText(of: index), kind)
        )
      })
  }

  private static func value(
    of state: FieldState, _ format: ActionSteps.Values, given: String, _ kind: AnswerKind
  ) -> JSONValue {
    if state.field.isPrivate { return .null }
    if given.isEmpty || state.verdict.isValid && !state.isRefused {
      var writer = AnswerWriter(as: format)
      writer.secrets = .null
      return writer.answer(of: state)?.value ?? .null
    }
    return kind.value(asGiven: given)
  }
}

extension [UInt8] {
  fileprivate mutating func append(text: String) { append(contentsOf: text.utf8) }
}
