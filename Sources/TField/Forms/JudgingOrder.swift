/// One thing to do about a field: to take its answer, or to find out what is wrong with it.
enum JudgingStep: Hashable, Sendable {
  case answer(Int)
  case verdict(Int)
}

/// The order in which a form's linked answers are taken and judged, so that once is enough.
///
/// A field's answer waits for whatever decides whether the field is there and what its type makes
/// of it; the verdict on it waits for what it is compared with, too.
struct JudgingOrder: Sendable {
  let steps: [JudgingStep]

  /// The order of some fields of a form; `nil` where they wait for each other in a circle.
  init?(of fields: [Int], in form: Form) {
    let steps = fields.flatMap { [JudgingStep.answer($0), .verdict($0)] }
    var waits: [JudgingStep: Int] = [:]
    var followers: [JudgingStep: [JudgingStep]] = [:]
    for step in steps {
      let causes = Set(form.causes(of: step))
      waits[step] = causes.count
      for cause in causes { followers[cause, default: []].append(step) }
    }
    var ready = steps.filter { waits[$0] == 0 }
    var next = 0
    while next < ready.count {
      for follower in followers[ready[next]] ?? [] {
        waits[follower, default: 0] -= 1
        if waits[follower] == 0 { ready.append(follower) }
      }
      next += 1
    }
    guard ready.count == steps.count else { return nil }
    self.steps = ready
  }
}

extension Form {
  /// What has to be done before a step.
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
  /// The ids of the fields whose validity it speaks of.
  fileprivate var validIDs: [String] {
    switch self {
    case .field(let id, .isValid): [id]
    case .always, .never, .field, .app: []
    case .all(let parts), .any(let parts): parts.flatMap(\.validIDs)
    case .not(let inner): inner.validIDs
    }
  }
}

extension Rule {
  fileprivate var validIDs: [String] {
    switch test {
    case .notEmpty, .text, .characters, .comparison, .list, .app: []
    case .all(let rules), .any(let rules): rules.flatMap(\.validIDs)
    case .not(let rule): rule.validIDs
    case .unless(let condition): condition.validIDs
    }
  }
}
