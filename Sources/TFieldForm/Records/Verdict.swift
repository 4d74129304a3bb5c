internal import TField

/// The line about one record, as it is being written.
struct Verdict: Sendable {
  /// Everything written so far, this line and those before.
  var bytes: [UInt8] = []

  private let form: Form
  private let shown: RecordOptions.Shown?
  private let hasSecrets: Bool
  private var number = 0
  private var start = 0
  private var hasErrors = false
  /// Errors that belong behind those of the form's fields.
  private var later: [(problem: RecordProblem, field: String)] = []
  private var values: JSONValue?
  private var codes: [RecordTally.Reason] = []

  init(_ form: Form, _ options: RecordOptions) {
    self.form = form
    shown = options.shown
    hasSecrets = form.fields.contains(where: \.isPrivate)
  }

  mutating func begin(_ number: Int) {
    self.number = number
    start = bytes.count
    hasErrors = false
  }

  /// Ends the line and counts it, or takes it back if it isn't to be shown.
  mutating func end(_ tally: inout RecordTally) {
    for (problem, field) in later { write(problem.code, "\(problem)", field: field, index: nil) }
    later.removeAll(keepingCapacity: true)
    if hasErrors { tally.invalid &+= 1 }
    for code in codes { tally.count(code.code, of: code.field) }
    codes.removeAll(keepingCapacity: true)
    if shown == (hasErrors ? .valid : .invalid) {
      bytes.removeLast(bytes.count - start)
    } else {
      finish()
    }
    values = nil
  }

  private mutating func finish() {
    if hasErrors { bytes.append(UInt8(ascii: "]")) } else { open(isValid: true) }
    if let values {
      append(",\"values\":")
      var writer = JSONWriter(.line)
      writer.value(values)
      bytes += writer.bytes
    }
    append("}\n")
  }
}

extension Verdict {
  mutating func add(_ failure: FieldError, of index: Int) {
    let field = form.fields[index]
    let wording = field.isPrivate ? failure.wording.withoutData : failure.wording
    write(failure.code, wording.text(), field: field.id, index: index)
  }

  /// An error of the whole record.
  mutating func add(_ problem: RecordProblem, at place: SourceLocation?) {
    let problem = hasSecrets ? problem.withoutData : problem
    write(problem.code, "\(problem)", field: nil, index: nil, at: place)
  }

  /// An error about an id that the form doesn't have.
  mutating func addLater(_ problem: RecordProblem, field: String) {
    later.append((problem, field))
  }

  mutating func addValues(_ form: ActionSteps.Values, of fields: [FieldState]) {
    values = .object(
      fields.lazy.filter { !$0.isHidden }.map { JSONValue.Member($0.field.id, $0.json(form)) })
  }

  private mutating func write(
    _ code: ErrorCode, _ message: String, field: String?, index: Int?,
    at place: SourceLocation? = nil
  ) {
    if hasErrors { bytes.append(UInt8(ascii: ",")) } else { open(isValid: false) }
    hasErrors = true
    codes.append(RecordTally.Reason(field: index, code: code))
    append("{\"field\":")
    if let field { bytes.appendJSONText(field) } else { append("null") }
    append(",\"code\":")
    bytes.appendJSONText(code.rawValue)
    if let place { append(",\"line\":\(place.line),\"column\":\(place.column)") }
    append(",\"message\":")
    bytes.appendJSONText(message)
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func open(isValid: Bool) {
    append("{\"record\":")
    append(String(number))
    append(isValid ? ",\"valid\":true" : ",\"valid\":false,\"errors\":[")
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
