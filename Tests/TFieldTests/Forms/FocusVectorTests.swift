import Testing

@testable import TField

/// The recorded ways of the focus.
@Suite struct FocusVectorTests {
  @Test func `the focus goes where it was seen to go`() throws {
    try FocusVector.check(
      "formview_focus", count: 12
    ) { $0.differences() }
  }
}

/// Fields in order, where the focus is, what is done, and where it is then.
struct FocusVector: NamedVector {
  let name: String
  let fields: [String]
  let fails: [String]?
  let focused: String?
  let action: String
  let focusOnFirstFailedField: Bool?
  let expect_focus: String?
  let expect_valid: Bool?
}

extension FocusVector {
  /// No field has the focus while the form's action has it.
  func differences() -> [String] {
    let failing = Set(fails ?? [])
    let rows = fields.map { [Field($0, required: failing.contains($0) ? .always : .never)] }
    var session = FormSession(Form("Focus", rows: rows))
    session.moveFocus(to: focused.flatMap(session.form.index).map(Stop.field) ?? .action(0))
    let isValid = carryOut(in: &session)
    let id = session.focusedField.map { session.fields[$0].field.id }
    let shown = session.fields.filter { !$0.errors.isEmpty }.map(\.field.id)
    return [
      id == expect_focus ? nil : "focus: \(id ?? "none")",
      difference("valid", isValid, expect_valid),
      difference("shown", Set(shown), action == "validate" ? failing : nil),
    ].compactMap(\.self)
  }

  private func carryOut(in session: inout FormSession) -> Bool? {
    guard action == "validate" else {
      session.handle(Key(.enter))
      return nil
    }
    return session.validate(focusFirstFailed: focusOnFirstFailedField ?? true)
  }
}
