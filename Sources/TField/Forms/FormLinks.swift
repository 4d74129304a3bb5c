/// Which fields of a form depend on which: a dependency graph over conditions, rules and types.
struct FormLinks: Sendable {
  /// For a field, the fields that its type looks at, in the type's order.
  private var neighbours: [Int: [Int]] = [:]
  private var mentioned: [Int: [Int]] = [:]
  /// For a field, the fields to judge again when it changes, in the form's order.
  private var dependents: [Int: [Int]] = [:]
  /// For a field, the rules of the form about it, and those that look at it.
  private var rules: [Int: [Int]] = [:]
  private var judging: [Int: [Int]] = [:]
  /// For a list, the fields of its entries whose numbers formulas work with, each once.
  private var columns: [Int: [String]] = [:]

  init() {}

  init(of form: Form) {
    for (index, field) in form.fields.enumerated() {
      let near = field.type.neighbours(of: field, in: form).compactMap { form.index(of: $0) }
      let named = Set(field.mentionedIDs.compactMap { form.index(of: $0) }).sorted()
      if !near.isEmpty { neighbours[index] = near }
      // A field of an entry may name one around its list, which isn't in this form.
      if !field.mentionedIDs.isEmpty { mentioned[index] = named }
      for source in Set(near + named) { dependents[source, default: []].append(index) }
    }
    for (number, rule) in form.rules.enumerated() {
      for index in Set(rule.fields.compactMap { form.index(of: $0) }) {
        rules[index, default: []].append(number)
      }
      for index in Set(rule.when.fieldIDs.compactMap { form.index(of: $0) }) {
        judging[index, default: []].append(number)
      }
    }
    for (list, ids) in Self.columns(in: form.fields) {
      if let index = form.index(of: list) { columns[index] = ids.sorted() }
    }
  }

  /// The columns that formulas use, in the form and in its entries.
  private static func columns(in fields: [Field]) -> [String: Set<String>] {
    fields.reduce(into: [:]) { found, field in
      for column in field.derivation?.formula?.columns ?? [] {
        found[column.list, default: []].insert(column.id)
      }
      guard let list = field.type.formList else { return }
      found.merge(columns(in: list.entry.fields)) { $0.union($1) }
    }
  }

  func neighbours(of index: Int) -> [Int] { neighbours[index] ?? [] }
  func mentioned(by index: Int) -> [Int] { mentioned[index] ?? [] }
  func dependents(on index: Int) -> [Int] { dependents[index] ?? [] }
  func rules(of index: Int) -> [Int] { rules[index] ?? [] }

  /// What to do again when a field changes.
  func steps(after index: Int) -> [JudgingStep] {
    dependents(on: index).flatMap { [JudgingStep.answer($0), .verdict($0)] }
      + (judging[index] ?? []).map(JudgingStep.rule)
  }
  func columns(of list: Int) -> [String] { columns[list] ?? [] }

  /// True if the field looks at others.
  func isLinked(_ index: Int) -> Bool {
    neighbours[index] != nil || mentioned[index] != nil || rules[index] != nil
  }

  /// True if a field or a rule of the form looks at it.
  func isSource(_ index: Int) -> Bool { dependents[index] != nil || judging[index] != nil }

  /// True if the field looks at no other, and no other looks at it.
  func isAlone(_ index: Int) -> Bool { !isLinked(index) && !isSource(index) }
}
