/// Which fields of a form depend on which: a dependency graph over conditions, rules and types.
struct FormLinks: Sendable {
  /// What links one field to others.
  private struct Links {
    /// The fields that its type looks at, in the type's order.
    var neighbours: [Int] = []
    var mentioned: [Int] = []
    /// True if it names a field, perhaps one around its list, which isn't in this form.
    var namesOthers = false
    /// The fields to judge again when it changes, in the form's order.
    var dependents: [Int] = []
    /// The rules of the form about it, and those that look at it.
    var rules: [Int] = []
    var judging: [Int] = []
    /// For a list, the fields of its entries whose numbers formulas work with, each once.
    var columns: [String] = []
  }

  /// The links of each field that has some; the first are those of a field that is alone.
  private var links = [Links()]
  /// For each field, the place of its links.
  private var places: [Int] = []

  init() {}

  init(of form: Form) {
    places = form.fields.map { _ in 0 }
    for (index, field) in form.fields.enumerated() {
      let near = field.type.neighbours(of: field, in: form).compactMap { form.index(of: $0) }
      let ids = field.mentionedIDs
      let named = Set(ids.compactMap { form.index(of: $0) }).sorted()
      if !near.isEmpty || !ids.isEmpty {
        let place = place(of: index)
        links[place].neighbours = near
        links[place].mentioned = named
        links[place].namesOthers = !ids.isEmpty
      }
      for source in Set(near + named) { links[place(of: source)].dependents.append(index) }
    }
    for (number, rule) in form.rules.enumerated() {
      for index in Set(rule.fields.compactMap { form.index(of: $0) }) {
        links[place(of: index)].rules.append(number)
      }
      for index in Set(rule.when.fieldIDs.compactMap { form.index(of: $0) }) {
        links[place(of: index)].judging.append(number)
      }
    }
    for (list, ids) in Self.columns(in: form.fields) {
      if let index = form.index(of: list) { links[place(of: index)].columns = ids.sorted() }
    }
  }

  /// The place of a field's links, which it gets here if it has none yet.
  private mutating func place(of index: Int) -> Int {
    if places[index] == 0 {
      places[index] = links.count
      links.append(Links())
    }
    return places[index]
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

  func neighbours(of index: Int) -> [Int] { links[places[index]].neighbours }
  func mentioned(by index: Int) -> [Int] { links[places[index]].mentioned }
  func rules(of index: Int) -> [Int] { links[places[index]].rules }
  func columns(of list: Int) -> [String] { links[places[list]].columns }

  /// What to do again when a field changes.
  func steps(after index: Int) -> [JudgingStep] {
    let own = links[places[index]]
    return own.dependents.flatMap { [JudgingStep.answer($0), .verdict($0)] }
      + own.judging.map(JudgingStep.rule)
  }

  /// True if the field looks at others.
  func isLinked(_ index: Int) -> Bool {
    let place = places[index]
    return links[place].namesOthers || !links[place].neighbours.isEmpty
      || !links[place].rules.isEmpty
  }

  /// True if a field or a rule of the form looks at it.
  func isSource(_ index: Int) -> Bool {
    let place = places[index]
    return !links[place].dependents.isEmpty || !links[place].judging.isEmpty
  }

  /// True if the field looks at no other, and no other looks at it.
  func isAlone(_ index: Int) -> Bool { !isLinked(index) && !isSource(index) }
}
