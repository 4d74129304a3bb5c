package import TField

/// The answers of a form that was left unfinished, as they are kept for another time.
///
/// What is private, such as a card's number or a password, is never part of it.
package struct Draft: Hashable, Sendable {
  /// What one field held.
  package struct Value: Hashable, Sendable {
    package let id: String
    /// The bare data, in a form that every language reads alike.
    package let data: String
  }

  /// The form's id.
  package let form: String
  /// Where the form's file was, for people.
  package let path: String
  /// In seconds since 1970.
  package let saved: Int
  /// The field that had the focus.
  package let focus: String?
  /// The id of the filled form, if it has one.
  package internal(set) var stamp: String?
  /// In the order of the form.
  package let values: [Value]
}

extension Draft {
  /// What a session holds now.
  package init(of session: FormSession, path: String, saved: Int, stamp: String? = nil) {
    let form = session.form
    self.init(
      form: form.id, path: path, saved: saved,
      focus: session.focusedField.map { form.fields[$0].id }, stamp: stamp,
      values: Self.values(of: session))
  }

  /// What is worth keeping of a session: all that isn't private, and not empty from the start.
  package static func values(of session: FormSession) -> [Value] {
    let fields = session.fields.span
    var values: [Value] = []
    // Most fields of a long form are empty, and that is told the soonest.
    for index in fields.indices
    where !fields[index].characters.isEmpty || !fields[index].field.initial.isEmpty
      || session.opened != nil
    {
      if let value = value(of: index, in: session) { values.append(value) }
    }
    return values
  }

  private static func value(of index: Int, in session: FormSession) -> Value? {
    let state = session.fields[index]
    let data = session.dataWithOpened(index)
    guard session.form.mayKeep(state.field), !state.isDerived,
      !data.isEmpty || !state.field.initial.isEmpty
    else { return nil }
    let kept = state.type.formList?.withoutPrivate(data) ?? data
    return Value(id: state.field.id, data: state.type.write(kept, as: .file))
  }
}

extension Form {
  /// Whether a field's value may lie on a disk between two runs.
  func mayKeep(_ field: Field) -> Bool {
    !field.isPrivate && !(field.type is Note)
  }
}
