internal import TField

// Values, groups and actions that nothing can satisfy, and fields that nobody can see.
extension Reading {
  func check(_ form: Form) {
    checkTypes(of: form)
    let asked = form.actions.filter { $0.role == .submit }.map(\.requires)
    // Without an action that asks for everything, a field outside its groups is never asked for.
    let hasGates = !asked.contains(nil) && actionNodes != nil
    let gated = Set(asked.compactMap(\.self).joined().map(Field.Group.named))
    let broken = form.fields.filter { field in
      guard !report.isFull, let place = places[field.id] else { return false }
      if field.required != .never, hasGates, !gated.contains(field.group) {
        report.warning(.ungatedField, field.id, at: place.id)
      }
      return !isSatisfiable(field, in: form)
    }
    checkActions(of: form, broken)
    for entry in entryScopes where !report.isFull {
      within(entry) { form in
        for field in form.fields { _ = isSatisfiable(field, in: form) }
      }
    }
  }

  /// Looks at a field for itself; false if it blocks the form for ever.
  private func isSatisfiable(_ field: Field, in form: Form) -> Bool {
    guard let place = places[field.id] else { return true }
    if field.required == .never, field.readOnly != .always, field.needsEntries(field.type) {
      report.warning(.unsaidNeed, field.id, at: place.object["min"] ?? place.id)
    }
    let isComputed = place.object["compute"] != nil
    let error = field.initial.isEmpty || isComputed ? nil : initialError(field, in: form)
    if let error {
      report.warning(.badInitial, Reason(error), at: place.object["initial"] ?? place.id)
    }
    if field.when.isImpossible(in: form) {
      report.warning(.unreachableField, field.id, at: place.object["when"] ?? place.id)
    } else if field.when == .always, let reason = obstacle(to: field, at: place, error) {
      report.error(.unsatisfiableField, field.id, Reason(reason), at: place.id)
      return false
    }
    return true
  }

  /// What is wrong with the initial value by its type alone, if that looks at no other field.
  private func initialError(_ field: Field, in form: Form) -> String? {
    guard field.type.neighbours(of: field, in: form).isEmpty else { return nil }
    var alone = field
    alone.rules = []
    (alone.when, alone.required, alone.readOnly) = (.always, .never, .never)
    guard let state = FormSession(Form("", rows: [[alone]])).fields.first else { return nil }
    if state.data.isEmpty { return (state.advice?.wording ?? .fittingCharacters).text() }
    return state.verdict.error?.wording.text()
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
