/// One thing to do: to take a field's answer, to find out what is wrong with it, or to find out
/// whether the answers meet one of the form's rules.
enum JudgingStep: Hashable, Sendable {
  case answer(Int)
  case verdict(Int)
  case rule(Int)

  /// The field whose answer it takes.
  var answered: Int? { if case .answer(let index) = self { index } else { nil } }

  /// The field that it is about.
  var field: Int? {
    switch self {
    case .answer(let index), .verdict(let index): index
    case .rule: nil
    }
  }

  /// The place in the natural order, which decides where nothing else does.
  fileprivate var place: (Int, Int) {
    switch self {
    case .answer(let index): (index, 0)
    case .verdict(let index): (index, 1)
    case .rule(let number): (.max, number)
    }
  }
}

/// The order in which linked answers are taken and judged, so that once is enough.
///
/// An answer waits for the fields that decide whether its own field exists and what type it has;
/// its verdict also waits for the fields that it is compared with, and for the rules of the form
/// about it. Two fields may each be compared with the other: their answers wait for no verdict.
package final class JudgingOrder: Sendable {
  let steps: [JudgingStep]
  /// The place of each step.
  let places: [JudgingStep: Int]
  /// The fields that wait for each other, each circle once; no form that is used has one.
  package let circles: [[Int]]
  let links: FormLinks
  let ids: [String]
  let rules: [FormRule]
  /// For each rule of the form, the fields that its condition looks at.
  let ruleSources: [[Int]]
  /// For each of them, the fields that it speaks of.
  let ruleFields: [[Int]]

  /// The order of the fields that look at others or are looked at, and of the form's rules.
  package convenience init(of form: Form) {
    self.init(of: form.fields.indices.filter { !form.links.isAlone($0) }, in: form)
  }

  init(of fields: [Int], in form: Form) {
    let wanted =
      fields.flatMap { [JudgingStep.answer($0), .verdict($0)] }
      + form.rules.indices.map(JudgingStep.rule)
    var circles: [[Int]] = []
    var known: Set<Set<Int>> = []
    steps = wanted.sorted { step in
      Array(Set(form.causes(of: step))).sorted { $0.place > $1.place }
    } circle: { steps in
      var path: [Int] = []
      for field in steps.compactMap(\.field) where path.last != field { path.append(field) }
      if path.count < 2, let field = path.first { path.append(field) }
      if path.first != path.last, let first = path.first { path.append(first) }
      if known.insert(Set(path)).inserted { circles.append(path) }
    }
    places = Dictionary(uniqueKeysWithValues: zip(steps, steps.indices))
    self.circles = circles
    links = form.links
    ids = form.fields.map(\.id)
    rules = form.rules
    ruleSources = form.rules.map { $0.when.fieldIDs.compactMap(form.index) }
    ruleFields = form.rules.map { $0.fields.compactMap(form.index) }
  }
}

extension Sequence where Element: Hashable {
  /// The elements and all that they wait for, each after those it waits for.
  ///
  /// Elements that wait for each other are passed to `circle`, each circle once.
  package func sorted(waits: (Element) -> [Element], circle: ([Element]) -> Void) -> [Element] {
    var sorted: [Element] = []
    var finished: Set<Element> = []
    for start in self where !finished.contains(start) {
      // The position of each element in the path, and what each still waits for.
      var ways = [waits(start)]
      var path = [start]
      var positions = [start: 0]
      while let last = path.last {
        guard let next = ways[ways.count - 1].popLast() else {
          finished.insert(last)
          sorted.append(last)
          positions[last] = nil
          path.removeLast()
          ways.removeLast()
          continue
        }
        if let place = positions[next] {
          circle(path[place...] + [next])
        } else if !finished.contains(next) {
          positions[next] = path.count
          path.append(next)
          ways.append(waits(next))
        }
      }
    }
    return sorted
  }
}

extension Form {
  fileprivate func causes(of step: JudgingStep) -> [JudgingStep] {
    switch step {
    case .answer(let index):
      let field = fields[index]
      let near = links.neighbours(of: index).filter { $0 != index }
      let named = ((field.derivation?.fieldIDs ?? []) + field.type.watchedIDs)
        .compactMap(self.index)
      return (near + named).map(JudgingStep.answer)
        + verdicts(field.type.watchedVerdicts) + causes(of: field.when)
    case .verdict(let index):
      let field = fields[index]
      let rules = field.rules.filter { $0.level == .error }
      return [.answer(index)] + causes(of: field.required)
        + rules.flatMap(\.fieldIDs).compactMap(self.index).map(JudgingStep.answer)
        + verdicts(rules.flatMap(\.verdictIDs))
        + links.rules(of: index).filter { self.rules[$0].level == .error }.map(JudgingStep.rule)
    case .rule(let number): return causes(of: rules[number].when)
    }
  }

  private func causes(of condition: Condition) -> [JudgingStep] {
    condition.fieldIDs.compactMap(index).map(JudgingStep.answer) + verdicts(condition.verdictIDs)
  }

  private func verdicts(_ ids: [String]) -> [JudgingStep] {
    ids.compactMap(index).map(JudgingStep.verdict)
  }
}

extension FieldType {
  /// The fields whose verdicts its options or its entries look at.
  fileprivate var watchedVerdicts: [String] {
    let conditions =
      choiceOptions?.conditions ?? formList?.entry.fields.flatMap { [$0.when, $0.required] } ?? []
    return conditions.flatMap(\.verdictIDs)
      + (formList?.entry.fields.flatMap(\.type.watchedVerdicts) ?? [])
  }
}

extension Rule {
  fileprivate var verdictIDs: [String] {
    if case .condition(let condition) = claim.operand { return condition.verdictIDs }
    return claim.operand.rules.flatMap(\.verdictIDs)
  }
}

extension Condition {
  /// The fields whose verdicts it asks for.
  fileprivate var verdictIDs: [String] {
    switch self {
    case .claim(let id, let claim): claim.row == .valid ? [id] : []
    case .all(let parts), .any(let parts): parts.flatMap(\.verdictIDs)
    case .not(let inner): inner.verdictIDs
    case .always, .never, .app: []
    }
  }
}
