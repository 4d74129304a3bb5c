internal import TField

/// The line about one record, as it is being written.
struct Verdict: Sendable {
  /// Everything written so far, this line and those before.
  var bytes: [UInt8] = []

  private let form: Form
  private let language: Language
  private let shown: RecordOptions.Shown?
  private let hasSecrets: Bool
  private var number = 0
  private var start = 0
  private var hasErrors = false
  private var reasons: [RecordTally.Reason] = []
  /// Errors that belong behind those of the form's fields.
  private var later: [(problem: RecordProblem, field: String)] = []
  private var values: JSONValue?

  init(_ form: Form, _ options: RecordOptions) {
    self.form = form
    shown = options.shown
    language = options.language
    hasSecrets = form.fields.contains(where: \.holdsPrivate)
  }

  mutating func begin(_ number: Int) {
    self.number = number
    start = bytes.count
    hasErrors = false
  }

  /// Ends the line and counts it, or takes it back if it isn't to be shown.
  mutating func end(_ tally: inout RecordTally) {
    if !hasErrors, later.isEmpty, values == nil {
      if shown != .invalid { open(isValid: true, Self.end) }
      return
    }
    for (problem, field) in later {
      add(problem.code, problem.wording.text(in: language), field: field, index: nil)
    }
    later.removeAll(keepingCapacity: true)
    if hasErrors { tally.invalid &+= 1 }
    for reason in reasons { tally.count(reason.code, of: reason.field) }
    reasons.removeAll(keepingCapacity: true)
    finish()
    if shown == (hasErrors ? .valid : .invalid) { bytes.removeLast(bytes.count - start) }
    values = nil
  }

  private static let end = Array("}\n".utf8)

  private mutating func finish() {
    if hasErrors { bytes.append(UInt8(ascii: "]")) } else { open(isValid: true) }
    if let values {
      bytes.append(text: ",\"values\":")
      bytes += values.bytes(.line)
    }
    bytes += Self.end
  }

  private static let start = Array("{\"record\":".utf8)
  private static let valid = Array(",\"valid\":true".utf8)
  private static let invalid = Array(",\"valid\":false,\"errors\":[".utf8)

  private mutating func open(isValid: Bool, _ rest: [UInt8] = []) {
    bytes += Self.start
    bytes.append(decimal: number)
    bytes += isValid ? Self.valid : Self.invalid
    bytes += rest
  }
}

extension Verdict {
  /// An error of the whole record.
  mutating func add(_ problem: RecordProblem, at place: SourceLocation?) {
    let told = hasSecrets ? problem.withoutData : problem
    add(told.code, told.wording.text(in: language), field: nil, index: nil, at: place)
  }

  /// An error about an id that the form doesn't have.
  mutating func addLater(_ problem: RecordProblem, field: String) {
    later.append((problem, field))
  }

  /// What the form's schema forbids.
  mutating func add(_ fault: SchemaInstance.Fault) {
    let field = fault.name.isEmpty ? nil : fault.name
    add(fault.error.code, fault.error.wording.text(in: language), field: field, index: nil)
  }

  /// What is wrong with a field.
  mutating func add(_ failures: [FieldError], of index: Int) {
    let field = form.fields[index]
    for (place, failure) in failures.map(\.innermost) {
      let message = field.discreet(failure.wording).text(in: language)
      add(failure.code, message, field: field.id + place, index: index)
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

extension Verdict {
  private mutating func add(
    _ code: ErrorCode, _ message: String, field: String?, index: Int?,
    at place: SourceLocation? = nil
  ) {
    if hasErrors { bytes.append(UInt8(ascii: ",")) } else { open(isValid: false) }
    hasErrors = true
    reasons.append(RecordTally.Reason(field: index, code: code))
    bytes.append(text: "{\"field\":")
    if let field { bytes.appendJSONText(field) } else { bytes.append(text: "null") }
    bytes.append(text: ",\"code\":")
    bytes.appendJSONText(code.rawValue)
    if let place { bytes.append(text: ",\"line\":\(place.line),\"column\":\(place.column)") }
    bytes.append(text: ",\"message\":")
    bytes.appendJSONText(message)
    bytes.append(UInt8(ascii: "}"))
  }
}

extension [UInt8] {
  fileprivate mutating func append(text: String) { append(contentsOf: text.utf8) }

  fileprivate mutating func append(decimal number: Int) {
    let start = count
    var rest = number.magnitude
    repeat {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    self[start...].reverse()
  }
}
