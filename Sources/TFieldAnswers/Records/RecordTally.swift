internal import TFieldJSON
package import TField

/// How many records were judged, and how often each field failed for each reason.
package struct RecordTally: Hashable, Sendable {
  /// A reason to fail: the field, if the form has it, and the error's code.
  package struct Reason: Hashable, Sendable {
    package var field: Int?
    package var code: ErrorCode

    package init(field: Int?, code: ErrorCode) {
      self.field = field
      self.code = code
    }
  }

  package var records = 0
  package var invalid = 0
  package var failures: [Reason: Int] = [:]

  package init() {}

  mutating func count(_ code: ErrorCode, of field: Int?) {
    failures[Reason(field: field, code: code), default: 0] += 1
  }

  /// The counts as lines: the fields in the form's order, then what belongs to none.
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
