internal import TField

/// What makes no sense in a form whose every word is right: values, groups and actions that
/// nothing can satisfy, fields that nobody can see.
struct FormCheck {
  let form: Form
  let root: JSONNode
  let reading: Reading
  let session: FormSession

  init(_ form: Form, _ root: JSONNode, _ reading: Reading) {
    self.form = form
    self.root = root
    self.reading = reading
    session = FormSession(form)
  }

  func run() {
    for (index, field) in form.fields.enumerated() { check(field, at: index) }
    checkTemplates()
    checkActions()
  }

  private func node(of field: Field) -> JSONNode { reading.fieldNodes[field.id] ?? root }
}

extension FormCheck {
  private func check(_ field: Field, at index: Int) {
    if !field.initial.isEmpty, let error = initialError(field) {
      reading.report.warning(.badInitial(error), at: node(of: field))
    }
    if let reason = hiddenReason(field) {
      reading.report.warning(.unreachableField(field.id, reason), at: node(of: field))
    } else if let reason = obstacle(to: field) {
      reading.report.error(.unsatisfiableField(field.id, reason), at: node(of: field))
    }
    if field.required == .always, isUngated(index) {
      reading.report.warning(.ungatedField(field.id), at: node(of: field))
    }
  }

  /// What is wrong with the initial value by its type alone: rules may wait for other fields.
  private func initialError(_ field: Field) -> String? {
    var alone = field
    alone.rules = []
    alone.when = .always
    let state = FormSession(Form("", rows: [[alone]])).fields[0]
    if state.data.isEmpty { return (state.notice ?? .fittingCharacters).text() }
    return state.verdict.error?.wording.text()
  }

  /// Why a field can never be seen, if its condition can never hold.
  private func hiddenReason(_ field: Field) -> String? {
    field.when.isImpossible ? "its condition can never hold" : nil
  }

  /// Why a field that must be answered never can be.
  private func obstacle(to field: Field) -> String? {
    guard field.when == .always else { return nil }
    let isFixed = field.readOnly == .always
    if field.required == .always, isFixed, field.initial.isEmpty {
      return "it is required, read-only and empty"
    }
    return field.rules.lazy.compactMap { contradiction($0, in: field) }.first
  }

  private func contradiction(_ rule: Rule, in field: Field) -> String? {
    guard rule.level == .error, field.required == .always else { return nil }
    switch rule.test {
    case .comparison(.isIn(let values)) where values.isEmpty: return "'in' lists nothing"
    case .text(.minLength(let least)) where least > field.type.capacity(for: ""):
      return "'minLength' is \(least), but \(field.type.capacity(for: "")) characters fit"
    default: return nil
    }
  }

  private func isUngated(_ index: Int) -> Bool {
    let submitting = form.actions.filter { $0.role == .submit }
    guard case .named(let group) = form.fields[index].group else {
      return submitting.allSatisfy { $0.requires != nil }
    }
    return submitting.allSatisfy { !($0.requires?.contains(group) ?? true) }
  }
}

extension FormCheck {
  /// A result pattern that no text of the template's length can match.
  private func checkTemplates() {
    for type in reading.customTypes.values {
      guard let template = type.changes.template, let place = type.templateNode else { continue }
      for case .text(.pattern(let pattern)) in type.changes.result.map(\.test)
      where !template.canMatch(pattern) {
        reading.report.error(.impossiblePattern(template.pattern), at: place)
      }
    }
  }

  /// Groups and actions that a field which can never be valid blocks for ever.
  private func checkActions() {
    let broken = form.fields.filter { obstacle(to: $0) != nil }
    for field in broken {
      if case .named(let group) = field.group {
        let problem = Diagnostic.Problem.unsatisfiableGroup(group, field: field.id)
        reading.report.error(problem, at: node(of: field))
      }
      for (index, action) in form.actions.enumerated() where asks(action, for: field) {
        let problem = Diagnostic.Problem.unsatisfiableAction(action.id, field: field.id)
        reading.report.error(problem, at: actionNode(index))
      }
    }
    for (index, action) in form.actions.enumerated() { checkStorage(of: action, actionNode(index)) }
  }

  private func actionNode(_ index: Int) -> JSONNode {
    root["actions"].flatMap { $0.elements.dropFirst(index).first { _ in true } } ?? root
  }

  private func asks(_ action: Action, for field: Field) -> Bool {
    guard action.role == .submit else { return false }
    guard let groups = action.requires else { return true }
    if case .named(let group) = field.group { return groups.contains(group) }
    return false
  }

  /// A security code or a password must never be stored.
  private func checkStorage(of action: Action, _ node: JSONNode) {
    for key in ["append", "write"] {
      guard let place = node[key] else { continue }
      let stored = form.fields.first { field in
        field.type.mustNotBeStored && (action.steps.only?.contains(field.id) ?? true)
      }
      if let stored { reading.report.error(.storedSecret(stored.id, by: key), at: place) }
    }
  }
}
