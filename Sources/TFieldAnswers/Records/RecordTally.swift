internal import TFieldJSON
public import TField

/// How many records were judged, and how often each field failed for each reason.
public struct RecordTally: Hashable, Sendable {
  /// A reason to fail: the field, if the form has it, and the error's code.
  public struct Reason: Hashable, Sendable {
    public var field: Int?
    public var code: ErrorCode

    public init(field: Int?, code: ErrorCode) {
      self.field = field
      self.code = code
    }
  }

  public var records = 0
  public var invalid = 0
  public var failures: [Reason: Int] = [:]

  public init() {}

  mutating func count(_ code: ErrorCode, of field: Int?) {
    failures[Reason(field: field, code: code), default: 0] += 1
  }

  /// Adds what was counted elsewhere.
  public mutating func add(_ other: Self) {
    records += other.records
    invalid += other.invalid
    failures.merge(other.failures, uniquingKeysWith: +)
  }

  /// The counts as lines: the fields in the form's order, then what belongs to none.
  public func report(on form: Form) -> [String] {
    let lines = failures.sorted { left, right in
      (left.key.field ?? .max, left.key.code.rawValue)
        < (right.key.field ?? .max, right.key.code.rawValue)
    }.map { reason, count in
      "\(reason.field.map { form.fields[$0].id } ?? "-")\t\(reason.code.rawValue.visible())\t\(count)"
    }
    return ["\(records) \(records == 1 ? "record" : "records"), \(invalid) invalid"] + lines
  }
}
