package import TField

/// How records are judged and which verdicts are told.
package struct RecordOptions: Hashable, Sendable {
  /// Which verdicts are written.
  package enum Shown: String, CaseIterable, Sendable {
    case valid, invalid
  }

  /// The form of the values written with each verdict; `nil`: none.
  package var values: ActionSteps.Values?
  /// `nil`: all.
  package var shown: Shown?
  /// Whether values are taken as pastes, which may be repaired.
  package var isLenient = false
  /// Whether ids that the form doesn't have are passed over.
  package var ignoresExtra = false
  /// The action by whose groups records are judged; `nil`: the default one.
  package var action: String?
  /// Whether every visible field is judged, whatever an action requires.
  package var judgesAll = false
  /// Whether the programs that the form names are asked about values.
  package var runsChecks = false
  package var language = Language.english

  package init() {}
}

/// How many records were judged, and how often each field failed for each reason.
package struct RecordTally: Hashable, Sendable {
  /// A reason to fail: the field, if the form has it, and the error's code.
  package struct Reason: Hashable, Sendable {
    package var field: Int?
    package var code: ErrorCode
  }

  package var records = 0
  package var invalid = 0
  package var failures: [Reason: Int] = [:]

  package init() {}

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

/// How records are written: an object a line, one array of objects, or a table.
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
