package import TField

/// What of a draft still fits a form, which may have changed since.
package struct DraftFit: Hashable, Sendable {
  /// A value that was left out.
  package enum Dropped: Hashable, Sendable {
    /// There is no such field any more, by its id.
    case missing(String)
    /// The field has become private, by its label.
    case secret(Wording)
    /// The field takes other values now, by its label.
    case unfit(Wording)
  }

  /// The values to open the form with, by id.
  package private(set) var answers: [String: String] = [:]
  /// The fields for which it has another answer than the form has by itself, by their ids.
  package private(set) var fields: Set<String> = []
  /// In the order of the draft.
  package private(set) var dropped: [Dropped] = []
  /// Where to go on.
  package let focus: String?

  package init(of draft: Draft, to form: Form, today: CalendarDate) {
    focus = draft.focus.flatMap { form.index(of: $0) == nil ? nil : $0 }
    let known = draft.values.filter { form.index(of: $0.id) != nil }
    let wanted = Dictionary(known.map { ($0.id, $0.data) }) { first, _ in first }
    let session = FormSession(form, today: today, answers: wanted)
    for value in draft.values { sort(value, session) }
    let untouched = FormSession(form, today: today).fields
    let changed = untouched.filter { (answers[$0.field.id] ?? $0.data) != $0.data }
    fields = Set(changed.map(\.field.id))
  }

  private mutating func sort(_ value: Draft.Value, _ session: FormSession) {
    guard let index = session.form.index(of: value.id) else {
      return dropped.append(.missing(value.id))
    }
    let state = session.fields[index]
    let label = state.field.label
    if !session.form.mayKeep(state.field) {
      dropped.append(.secret(label))
    } else if [state.data, state.type.write(state.data, as: .file)].contains(value.data)
      || state.data == state.type.finish(value.data)
    {
      answers[value.id] = value.data
      let strangers = state.type.formList?.strangers(in: value.data) ?? []
      dropped += strangers.map { .missing(value.id + "." + $0) }
    } else if !state.isDerived {
      dropped.append(.unfit(label))
    }
  }
}

extension DraftFit {
  /// What is told about the values that were left out; `nil` if none was.
  package var notice: Wording? {
    guard !dropped.isEmpty else { return nil }
    let values = dropped.prefix(5).map(\.wording) + (dropped.count > 5 ? ["…"] : [])
    return .draft(.dropped(values, isFormChanged: true))
  }
}

extension DraftFit.Dropped {
  /// What is told about it.
  fileprivate var wording: Wording {
    switch self {
    case .missing(let id): .draft(.missing(id.visible()))
    case .secret(let label): .draft(.secret(label))
    case .unfit(let label): .draft(.unfit(label))
    }
  }
}
