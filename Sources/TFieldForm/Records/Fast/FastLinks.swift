internal import TField

/// What fields that look at each other make of certain values: which of them are there, which
/// have to be filled, and whether good values go together.
struct FastLinks: Sendable {
  /// What a field asks of others.
  private struct Plan {
    var when = FastCondition.certain(true)
    var required = FastCondition.certain(false)
    var tests: [FastTest] = []
    /// Whether nothing is wrong with it if it holds nothing and needn't.
    var isGoodEmpty = true
    /// Whether bytes say what it holds at all: what is shown of another field stands in no record.
    var isKnown = true
  }

  /// The fields that aren't alone.
  let fields: UInt64
  private let steps: [AnswerJudge.Step]
  private var plans: [Plan] = []
  /// For each field all that it looks at, that these look at, and so on.
  private var sources: [UInt64] = []

  /// `nil` for forms that are too large, or whose fields wait for each other in a circle.
  init?(_ judge: AnswerJudge, _ recipes: FastFields) {
    let form = judge.form
    guard let steps = judge.steps, form.fields.count <= FastScanner.mostFields else { return nil }
    self.steps = steps
    fields = judge.linked.reduce(0) { $0 | .bit($1) }
    var bare = AnswerJudge(form.unlinked, today: judge.today)
    bare.judge(bare.order) { _ in .text("") }
    for (index, field) in form.fields.enumerated() {
      sources.append(judge.allSources(of: index))
      guard fields.has(index) else {
        plans.append(Plan())
        continue
      }
      let tests = FastTest.all(of: field, at: index, in: form, recipes)
      plans.append(
        Plan(
          when: FastCondition(field.when, in: form, recipes),
          required: FastCondition(field.required, in: form, recipes), tests: tests,
          isGoodEmpty: bare.failures(of: index).isEmpty,
          isKnown: field.type.derivedData == nil))
    }
  }
}

extension FastLinks {
  /// The fields of a record that bytes can't tell enough about.
  func doubtful(_ record: FastScanner, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var facts = FastFacts(
      bytes: bytes, filled: record.filled, unknown: record.doubtful & fields)
    var gone: UInt64 = 0
    for step in steps {
      switch step {
      case .answer(let index): place(index, &facts, &gone, record)
      case .verdict(let index):
        if gone.has(index) || isGood(index, facts, record) { facts.good |= .bit(index) }
      }
    }
    return fields & ~facts.good
  }

  /// Those fields, and all that they look at.
  func withSources(_ indices: UInt64) -> UInt64 {
    var all = indices
    var rest = indices
    while rest != 0 {
      all |= sources[rest.trailingZeroBitCount]
      rest &= rest &- 1
    }
    return all
  }

  /// Finds out whether a field is there; one that isn't holds nothing.
  private func place(
    _ index: Int, _ facts: inout FastFacts, _ gone: inout UInt64, _ record: FastScanner
  ) {
    guard plans[index].isKnown, let isThere = plans[index].when.truth(facts, record) else {
      return facts.unknown |= .bit(index)
    }
    guard !isThere else { return }
    facts.unknown &= ~.bit(index)
    facts.filled &= ~.bit(index)
    gone |= .bit(index)
  }

  private func isGood(_ index: Int, _ facts: FastFacts, _ record: FastScanner) -> Bool {
    switch facts.isFilled(index) {
    case nil: false
    case false?:
      plans[index].isGoodEmpty && plans[index].required.truth(facts, record) == false
        && plans[index].tests.allSatisfy { $0.passesEmpty(facts, record) }
    case true?: plans[index].tests.allSatisfy { $0.passes(index, facts, record) }
    }
  }
}

extension Form {
  /// The form with fields that are always there, never required, and judged by themselves.
  fileprivate var unlinked: Form {
    Form(
      title,
      rows: fields.map { field in
        var field = field
        field.when = .always
        field.required = .never
        field.rules.removeAll { !$0.fieldIDs.isEmpty }
        return [field]
      })
  }
}

extension AnswerJudge {
  /// Everything that a field looks at, near or far, as bits.
  fileprivate func allSources(of index: Int) -> UInt64 {
    var seen: UInt64 = 0
    var waiting = sources(of: index)
    while let next = waiting.popLast() {
      guard !seen.has(next) else { continue }
      seen |= .bit(next)
      waiting += sources(of: next)
    }
    return seen
  }
}
