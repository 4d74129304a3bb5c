/// One thing to do about a field: to take its answer, or to find out what is wrong with it.
enum JudgingStep: Hashable, Sendable {
  case answer(Int)
  case verdict(Int)

  fileprivate var place: Int {
    switch self {
    case .answer(let index): 2 * index
    case .verdict(let index): 2 * index + 1
    }
  }
}

/// The order in which linked answers are taken and judged, so that once is enough.
///
/// An answer waits for the fields that decide whether its own field exists and what type it has;
/// its verdict also waits for the fields that it is compared with.
struct JudgingOrder: Sendable {
  let steps: [JudgingStep]

  /// The order of some fields of a form; `nil` if they wait for each other in a circle.
  init?(of fields: [Int], in form: Form) {
    var waits = Array(repeating: 0, count: 2 * form.fields.count)
    var followers: [[JudgingStep]] = Array(repeating: [], count: waits.count)
    var ready: [JudgingStep] = []
    let steps = fields.flatMap { [JudgingStep.answer($0), .verdict($0)] }
    for step in steps {
      let causes = Set(form.causes(of: step))
      waits[step.place] = causes.count
      for cause in causes { followers[cause.place].append(step) }
      if causes.isEmpty { ready.append(step) }
    }
    var next = 0
    while next < ready.count {
      for follower in followers[ready[next].place] {
        waits[follower.place] -= 1
        if waits[follower.place] == 0 { ready.append(follower) }
      }
      next += 1
    }
    guard ready.count == steps.count else { return nil }
    self.steps = ready
  }

  /// Every field of a form in the order in which answers are taken, if there is such an order.
  static func answers(to form: Form) -> [Int] {
    let linked = form.fields.indices.filter { !form.links.isAlone($0) }
    guard let order = Self(of: linked, in: form) else {
      return form.fields.indices.filter { form.links.neighbours(of: $0).isEmpty }
        + form.fields.indices.filter { !form.links.neighbours(of: $0).isEmpty }
    }
    return form.fields.indices.filter(form.links.isAlone)
      + order.steps.compactMap { if case .answer(let index) = $0 { index } else { nil } }
  }
}

extension Form {
  fileprivate func causes(of step: JudgingStep) -> [JudgingStep] {
    switch step {
    case .answer(let index):
      links.neighbours(of: index).filter { $0 != index }.map(JudgingStep.answer)
        + causes(of: fields[index].when)
        + ((fields[index].derivation?.fieldIDs ?? []) + fields[index].type.watchedIDs).compactMap(
          index(of:)
        ).filter { $0 != index }
        .map(JudgingStep.answer)
    case .verdict(let index):
      [.answer(index)] + causes(of: fields[index].required)
        + fields[index].rules.filter { $0.level == .error }.flatMap { causes(of: $0) }
    }
  }

  private func causes(of rule: Rule) -> [JudgingStep] {
    rule.fieldIDs.compactMap(index).map(JudgingStep.answer)
      + rule.validIDs.compactMap(index).map(JudgingStep.verdict)
  }

  private func causes(of condition: Condition) -> [JudgingStep] {
    condition.fieldIDs.compactMap(index).map(JudgingStep.answer)
      + condition.validIDs.compactMap(index).map(JudgingStep.verdict)
  }
}

extension Condition {
  fileprivate var validIDs: [String] {
    switch self {
    case .claim(let id, let claim): claim.row == .valid ? [id] : []
    case .all(let parts), .any(let parts): parts.flatMap(\.validIDs)
    case .not(let inner): inner.validIDs
    case .always, .never, .app: []
    }
  }
}

extension Rule {
  fileprivate var validIDs: [String] {
    if case .condition(let condition) = claim.operand { return condition.validIDs }
    return claim.operand.rules.flatMap(\.validIDs)
  }
}

/// Which fields of a form depend on which: a dependency graph over conditions, rules and types.
struct FormLinks: Sendable {
  /// For a field, the fields that its type looks at, in the type's order.
  private var neighbours: [Int: [Int]] = [:]
  private var mentioned: [Int: [Int]] = [:]
  /// For a field, the fields to judge again when it changes, in the form's order.
  private var dependents: [Int: [Int]] = [:]
  /// For a list, the fields of its entries whose numbers formulas work with, each once.
  private var columns: [Int: [String]] = [:]

  init() {}

  init(of form: Form) {
    for (index, field) in form.fields.enumerated() {
      let near = field.type.neighbours(of: field, in: form).compactMap { form.index(of: $0) }
      let named = field.mentionedIDs.compactMap { form.index(of: $0) }
      if !near.isEmpty { neighbours[index] = near }
      // A field of an entry may name one around its list, which isn't in this form.
      if !field.mentionedIDs.isEmpty { mentioned[index] = named }
      for source in Set(near + named) { dependents[source, default: []].append(index) }
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
  func columns(of list: Int) -> [String] { columns[list] ?? [] }

  /// True if the field looks at others.
  func isLinked(_ index: Int) -> Bool { neighbours[index] != nil || mentioned[index] != nil }

  /// True if the field looks at no other, and no other looks at it.
  func isAlone(_ index: Int) -> Bool { !isLinked(index) && dependents[index] == nil }
}
