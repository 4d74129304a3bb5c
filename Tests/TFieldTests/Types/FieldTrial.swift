@testable import TField

/// One field of a type, typed or pasted into and then left, for the tests of types.
struct FieldTrial {
  private(set) var session: FormSession

  init(_ type: some FieldType, typing keys: String) {
    session = FormSession(Form("Trial", rows: [[Field("trial", type)], [Field("next")]]))
    for key in keys { session.handle(.character(key)) }
  }

  init(_ type: some FieldType, pasting text: String) {
    self.init(type, typing: "")
    session.handle(.paste(text))
  }

  var field: FieldState { session.fields[0] }
  var data: String { field.data }
  var text: String { field.text }

  /// What is wrong while it is typed.
  var live: ErrorCode? { data.isEmpty ? nil : field.type.live(data)?.code }

  /// What leaving would find wrong.
  var verdict: ErrorCode? { field.verdict.error?.code }

  /// The text once the field was left.
  var left: String { field.settledText }

  /// The same field after Backspace.
  func deleting(_ count: Int = 1) -> Self {
    var trial = self
    for _ in 0..<count { trial.session.handle(Key(.backspace)) }
    return trial
  }
}
