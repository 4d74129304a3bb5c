internal import TFieldJSON
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
  private var reasons: [RecordTally.Reason] = []
  /// Errors that belong behind those of the form's fields.
  private var later: [(problem: RecordProblem, field: String)] = []
  private var values: JSONValue?

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
    if !hasErrors, later.isEmpty, values == nil {
      if shown != .invalid { open(isValid: true, Self.end) }
      return
    }
    for (problem, field) in later { add(Self.text(of: problem, field: field)) }
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
      var writer = JSONWriter(.line)
      writer.value(values)
      bytes += writer.bytes
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
  /// Adds errors that were put into text before.
  mutating func add(_ text: FailureText) {
    guard !text.isEmpty else { return }
    if hasErrors { bytes.append(UInt8(ascii: ",")) } else { open(isValid: false) }
    hasErrors = true
    bytes += text.bytes
    reasons += text.reasons
  }

  /// An error of the whole record.
  mutating func add(_ problem: RecordProblem, at place: SourceLocation?) {
    add(Self.text(of: hasSecrets ? problem.withoutData : problem, field: nil, at: place))
  }

  /// An error about an id that the form doesn't have.
  mutating func addLater(_ problem: RecordProblem, field: String) {
    later.append((problem, field))
  }

  mutating func addValues(_ form: ActionSteps.Values, of fields: [FieldState]) {
    values = .object(
      fields.lazy.filter { !$0.isHidden }.map { JSONValue.Member($0.field.id, $0.json(form)) })
  }
}

extension Verdict {
  /// What is wrong with a field, as it stands in a verdict.
  func text(of failures: [FieldError], for index: Int) -> FailureText {
    var text = FailureText()
    let field = form.fields[index]
    for failure in failures {
      let wording = field.isPrivate ? failure.wording.withoutData : failure.wording
      text.add(failure.code, wording.text(), field: field.id, index: index)
    }
    return text
  }

  private static func text(
    of problem: RecordProblem, field: String?, at place: SourceLocation? = nil
  ) -> FailureText {
    var text = FailureText()
    text.add(problem.code, "\(problem)", field: field, index: nil, at: place)
    return text
  }
}

extension FailureText {
  fileprivate mutating func add(
    _ code: ErrorCode, _ message: String, field: String?, index: Int?,
    at place: SourceLocation? = nil
  ) {
    if !isEmpty { bytes.append(UInt8(ascii: ",")) }
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
      append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    self[start...].reverse()
  }
}
