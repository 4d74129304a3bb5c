internal import TField

/// Formulas and texts with answers: what they are made of must be there, and fit.
extension Reading {
  func checkDerivations(in form: Form) {
    for (field, other) in form.isNested ? AnswerPaths(of: form).clashes : [] {
      let (one, two) = (form.fields[field].id, form.fields[other].id)
      guard let place = places[one] else { continue }
      report.error(.pathClash(one, with: two), at: place.object["path"] ?? place.id)
    }
    for field in form.fields
    where field.type.choiceOptions?.program?.with.contains(field.id) ?? false {
      guard let place = places[field.id] else { continue }
      report.error(
        .derivationCycle([field.id, field.id]), at: place.object["options"] ?? place.id)
    }
    CycleCheck(
      form, self, edges: { $0.waits { $0.derivation?.fieldIDs ?? [] } },
      problem: Diagnostic.Problem.derivationCycle
    ).run()
  }

  /// Outside of `sum`, `min` and `max` a formula wants a number of each field.
  func check(_ formula: Formula, at node: JSONNode, isListed: Bool) {
    switch formula {
    case .number: break
    case .field(let id): check(id, at: node, isListed: isListed)
    case .column(let id, let column):
      if !isListed {
        report.error(.notComputable("\(id).\(column)", wanted: "single number: sum it"), at: node)
      }
      check(column, of: id, at: node)
    case .negative(let inner): check(inner, at: node, isListed: false)
    case .operation(let left, _, let right):
      check(left, at: node, isListed: false)
      check(right, at: node, isListed: false)
    case .call(.count, let arguments):
      for case .field(let id) in arguments { checkList(id, at: node) }
    case .call(let function, let arguments):
      for argument in arguments { check(argument, at: node, isListed: function != .round) }
    }
  }

  private func check(_ id: String, at node: JSONNode, isListed: Bool) {
    guard let place = scope.place(of: id), let entry = place.entry, entry.holds != .number else {
      return
    }
    if isListed, place.type.entryType?.isNumeric ?? false { return }
    report.error(.notComputable(id, wanted: "number"), at: node)
  }

  private func checkList(_ id: String, at node: JSONNode) {
    guard let entry = scope.place(of: id)?.entry, entry.holds != .entries else { return }
    report.error(.notComputable(id, wanted: "list"), at: node)
  }

  /// A column must be a number in each entry of the list.
  private func check(_ column: String, of id: String, at node: JSONNode) {
    guard let place = scope.place(of: id) else { return }
    guard let form = place.type.formList?.entry else {
      return report.error(.notComputable(id, wanted: "list of fields"), at: node)
    }
    guard let index = form.index(of: column) else {
      let guess = suggestion(for: column, among: form.fields.map(\.id))
      return report.error(.unknownField(column, didYouMean: guess), at: node)
    }
    guard !form.fields[index].type.isNumeric else { return }
    report.error(.notComputable("\(id).\(column)", wanted: "number"), at: node)
  }
}

extension Field {
  /// The ids that `own` finds in the field, and in the entries of its list, beyond these.
  func waits(for own: (Field) -> [String]) -> [String] {
    guard let entry = type.formList?.entry else { return own(self) }
    return own(self)
      + entry.fields.flatMap { $0.waits(for: own) }.filter { entry.index(of: $0) == nil }
  }
}
