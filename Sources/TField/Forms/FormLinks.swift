/// Which fields of a form depend on which: an index over conditions, rules and types.
struct FormLinks: Sendable {
  /// For a field, the fields that its type looks at, in the type's order.
  private var neighbours = NumberLists()
  /// For a field, the fields that its conditions and rules mention.
  private var mentioned = NumberLists()
  /// For a field, the fields to be judged again when it changes.
  private var dependents = NumberLists()

  init() {}

  init(of form: Form) {
    var sources = NumberLists()
    for (index, model) in form.models.enumerated() {
      // What the first field of a kind looks at without finding it, the others don't find either.
      if model < index, !isLinked(model) { continue }
      let field = form.fields[index]
      let nearIDs = field.type.neighbours(of: field, in: form)
      if nearIDs.isEmpty && !field.mentionsAny { continue }
      let near = nearIDs.compactMap(form.index)
      let named = field.mentionedIDs.compactMap(form.index)
      neighbours.append(near, of: index)
      mentioned.append(named, of: index)
      sources.append(Set(near + named), of: index)
    }
    dependents = sources.inverse
  }

  /// Whether no field looks at any other.
  var isEmpty: Bool { neighbours.isEmpty && mentioned.isEmpty }

  func neighbours(of index: Int) -> ArraySlice<Int> { neighbours[index] }
  func mentioned(by index: Int) -> ArraySlice<Int> { mentioned[index] }
  func dependents(on index: Int) -> ArraySlice<Int> { dependents[index] }

  /// Whether the field looks at others at all.
  func isLinked(_ index: Int) -> Bool { !neighbours[index].isEmpty || !mentioned[index].isEmpty }

  /// Whether it looks at no other, and no other looks at it.
  func isAlone(_ index: Int) -> Bool { !isLinked(index) && dependents[index].isEmpty }
}
