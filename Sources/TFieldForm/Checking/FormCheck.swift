internal import TField

/// Finds values, groups and actions that nothing can satisfy, and fields that nobody can see.
struct FormCheck {
  let form: Form
  let reading: Reading
  /// The groups that submit actions ask for; `nil` if one of them asks for everything.
  private let gatedGroups: Set<String>?

  init(_ form: Form, _ reading: Reading) {
    (self.form, self.reading) = (form, reading)
    let asked = form.actions.filter { $0.role == .submit }.map(\.requires)
    gatedGroups =
      asked.contains(nil) || reading.actionNodes == nil
      ? nil : Set(asked.compactMap(\.self).joined())
  }

  func run() {
    reading.checkTypes(of: form)
    checkActions(
      form.fields.filter { field in
        guard !reading.report.isFull, let place = reading.places[field.id] else { return false }
        if field.required != .never, isUngated(field) {
          reading.report.warning(.ungatedField, field.id, at: place.id)
        }
        return !isSatisfiable(field)
      })
    for entry in reading.entryScopes where !reading.report.isFull {
      reading.within(entry) { form in
        let check = FormCheck(form, reading)
        for field in form.fields { _ = check.isSatisfiable(field) }
      }
    }
  }

  /// Looks at a field for itself; false if it blocks the form for ever.
  private func isSatisfiable(_ field: Field) -> Bool {
    guard let place = reading.places[field.id] else { return true }
    if field.required == .never, field.readOnly != .always, field.needsEntries(field.type) {
      reading.report.warning(.unsaidNeed, field.id, at: place.object["min"] ?? place.id)
    }
    let isComputed = place.object["compute"] != nil
    let error = field.initial.isEmpty || isComputed ? nil : initialError(field)
    if let error {
      let node = place.object["initial"] ?? place.id
      reading.report.warning(.badInitial, Reason(error), at: node)
    }
    if field.when.isImpossible(in: form) {
      let node = place.object["when"] ?? place.id
      reading.report.warning(.unreachableField, field.id, at: node)
    } else if field.when == .always, let reason = obstacle(to: field, at: place, error) {
      reading.report.error(.unsatisfiableField, field.id, Reason(reason), at: place.id)
      return false
    }
    return true
  }

  /// What is wrong with the initial value by its type alone, if that looks at no other field.
  private func initialError(_ field: Field) -> String? {
    guard field.type.neighbours(of: field, in: form).isEmpty else { return nil }
    var alone = field
    alone.rules = []
    (alone.when, alone.required, alone.readOnly) = (.always, .never, .never)
    guard let state = FormSession(Form("", rows: [[alone]])).fields.first else { return nil }
    if state.data.isEmpty { return (state.advice?.wording ?? .fittingCharacters).text() }
    return state.verdict.error?.wording.text()
  }

  /// Whether a field that must be answered is asked for by no action.
  private func isUngated(_ field: Field) -> Bool {
    guard let gatedGroups else { return false }
    guard case .named(let group) = field.group else { return true }
    return !gatedGroups.contains(group)
  }

  /// Why a field that is always there can never be valid.
  private func obstacle(
    to field: Field, at place: FieldPlace, _ initialError: String?
  ) -> String? {
    let isFixed = field.readOnly == .always
    if isFixed, let initialError {
      return "it is read-only, and its initial value is wrong: \(initialError)"
    }
    guard field.required == .always else { return nil }
    if isFixed, field.initial.isEmpty, place.object["initial"] == nil {
      return "it is required, read-only and empty"
    }
    return contradiction(in: field)
  }

  private func contradiction(in field: Field) -> String? {
    var (least, most) = (0, field.type.capacity(for: ""))
    for rule in field.rules where rule.level == .error {
      switch (rule.claim.row, rule.claim.operand) {
      case (.minLength, .count(let count)): least = max(least, count)
      case (.maxLength, .count(let count)): most = min(most, count)
      case (.notEqualTo, .field(field.id)), (.before, .field(field.id)), (.after, .field(field.id)):
        return "its rule '\(rule.claim.row.name)' compares it with itself"
      default: break
      }
    }
    return least > most ? "it needs \(least) characters, but \(most) fit" : nil
  }
}
