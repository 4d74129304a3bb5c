/// Judges the fields of a form among each other, in the order in which they depend on each other.
///
/// It knows what may be known of a field and when, and whether the answers meet the rules of the
/// form; the fields themselves say what is wrong with them. A form being filled in and a record are
/// judged by the same steps: a record all at once, a form also only where something changed.
///
/// ```swift
/// var judge = Judge(by: JudgingOrder(of: form), in: Surroundings(today: today))
/// judge.judge(&answers)
/// ```
struct Judge: Sendable {
  private let order: JudgingOrder
  /// What is known around the form: the day, the language, the fields around a list.
  var outer: Surroundings { didSet { forget() } }
  /// The same for the field that is judged now, with all fields that others look at.
  private(set) var surroundings: Surroundings
  /// For each rule of the form, whether the answers meet it; `nil` if that can't be told.
  private var meetsRules: [Bool?]
  /// For each field of a form being filled in, the version whose value is known.
  private var knownVersions: [Int] = []

  init(by order: JudgingOrder, in outer: Surroundings) {
    self.order = order
    self.outer = outer
    surroundings = outer
    meetsRules = order.rules.map { _ in true }
  }

  var steps: [JudgingStep] { order.steps }

  /// Forgets what the fields hold.
  private mutating func forget() {
    surroundings = outer
    knownVersions = []
  }

  /// Collects the fields that a field's type looks at, in the type's order.
  private mutating func lookAround(from index: Int) {
    let neighbours = order.links.neighbours(of: index)
    if neighbours.isEmpty, surroundings.neighbours.isEmpty { return }
    surroundings.neighbours.removeAll(keepingCapacity: true)
    for near in neighbours {
      surroundings.neighbours.append(surroundings.values[order.ids[near]] ?? .empty)
    }
  }

  /// Collects what the rules of the form say of a field.
  private mutating func hearRules(about index: Int) {
    let rules = order.links.rules(of: index)
    if rules.isEmpty, surroundings.faults.isEmpty { return }
    surroundings.faults = rules.compactMap { order.rules[$0].fault(meetsRules[$0]) }
  }

  /// Judges a rule of the form; true if that changes what it says.
  private mutating func judge(rule number: Int) -> Bool {
    let isMet = order.rules[number].isMet(in: surroundings)
    defer { meetsRules[number] = isMet }
    return meetsRules[number] != isMet
  }
}

// A record, or an entry of a list.
extension Judge {
  /// Forgets the record before.
  mutating func begin() {
    if !outer.values.isEmpty {
      surroundings.values = outer.values
    } else if !surroundings.values.isEmpty {
      surroundings.values.removeAll(keepingCapacity: true)
    }
  }

  /// Judges all answers, each once.
  mutating func judge(_ answers: inout RecordAnswers) {
    for step in order.steps {
      switch step {
      case .answer(let index):
        lookAround(from: index)
        if let value = answers.takeAnswer(to: index, in: surroundings) {
          surroundings.values[order.ids[index]] = value
        }
      case .verdict(let index):
        lookAround(from: index)
        hearRules(about: index)
        if answers.findFaults(of: index, in: surroundings) {
          surroundings.values[order.ids[index]]?.isValid = false
        }
        if !surroundings.faults.isEmpty { surroundings.faults = [] }
      case .rule(let number): _ = judge(rule: number)
      }
    }
  }
}

// A form being filled in, whose fields change one by one.
extension Judge {
  /// What a field may know now.
  mutating func surroundings(of index: Int, among states: FieldStates) -> Surroundings {
    guard order.links.isLinked(index) else { return outer }
    for near in order.links.neighbours(of: index) { know(near, among: states) }
    for named in order.links.mentioned(by: index) { know(named, among: states) }
    lookAround(from: index)
    hearRules(about: index)
    return surroundings
  }

  /// What others see of a field now.
  mutating func value(of index: Int, among states: FieldStates) -> Surroundings.Known {
    know(index, among: states)
    return surroundings.values[order.ids[index]] ?? .empty
  }

  /// Notes what a field holds, if it changed since that was noted.
  private mutating func know(_ index: Int, among states: FieldStates) {
    if knownVersions.isEmpty { knownVersions = states.indices.map { _ in -1 } }
    guard knownVersions[index] != states.versions[index] else { return }
    knownVersions[index] = states.versions[index]
    surroundings.values[order.ids[index]] = states[index].value(
      with: order.links.columns(of: index))
  }

  /// Takes some steps in their order, and those that follow from them; returns the fields that were
  /// judged.
  ///
  /// Each step is taken at most once, since only steps behind it are added: two fields that are
  /// compared with each other can't keep the judge going.
  mutating func judge(
    _ steps: some Sequence<JudgingStep>, of states: inout FieldStates
  ) -> Set<Int> {
    var waiting = Waiting(order.places)
    _ = waiting.add(steps)
    var judged: Set<Int> = []
    var late: Set<Int> = []
    while let place = waiting.places.popFirst() {
      let step = order.steps[place]
      if let index = step.field {
        if !judged.contains(index), isUnaffected(index, states) { continue }
        judged.insert(index)
      }
      late.formUnion(waiting.add(changes(by: step, of: &states), behind: place))
    }
    // A warning, or whether a field can be edited, may depend on a later step. These fields are
    // judged once more; what others see of them stays the same.
    for index in late.sorted() { findFaults(of: index, &states) }
    return judged
  }

  /// Takes a step; returns those that follow from what it changed.
  private mutating func changes(
    by step: JudgingStep, of states: inout FieldStates
  ) -> [JudgingStep] {
    guard let index = step.field else { return rulesChanges(by: step, states) }
    let isSource = order.links.isSource(index)
    let before = isSource ? value(of: index, among: states) : nil
    if case .answer = step {
      states.takeAnswer(to: index, in: surroundings(of: index, among: states))
    } else {
      findFaults(of: index, &states)
    }
    let isChanged = isSource && value(of: index, among: states) != before
    return isChanged ? order.links.steps(after: index) : []
  }

  private mutating func rulesChanges(by step: JudgingStep, _ states: FieldStates) -> [JudgingStep] {
    guard case .rule(let number) = step else { return [] }
    for source in order.ruleSources[number] { know(source, among: states) }
    guard judge(rule: number) else { return [] }
    return order.ruleFields[number].map(JudgingStep.verdict)
  }

  private mutating func findFaults(of index: Int, _ states: inout FieldStates) {
    states.findFaults(of: index, in: surroundings(of: index, among: states))
  }

  /// True if only its type looks at others, and their values don't change that type.
  private mutating func isUnaffected(_ index: Int, _ states: FieldStates) -> Bool {
    order.links.mentioned(by: index).isEmpty && order.links.rules(of: index).isEmpty
      && states[index].type.adapted(to: surroundings(of: index, among: states)) == nil
  }

  /// The steps that wait for their turn, as places in the order, sorted and each once.
  private struct Waiting {
    private let known: [JudgingStep: Int]
    var places: ArraySlice<Int> = []

    init(_ known: [JudgingStep: Int]) { self.known = known }

    /// Adds steps behind a place; returns the fields whose verdicts stand before it.
    mutating func add(_ steps: some Sequence<JudgingStep>, behind place: Int = -1) -> [Int] {
      var passed: [Int] = []
      for step in steps {
        guard let own = known[step] else { continue }
        guard own > place else {
          if case .verdict(let index) = step { passed.append(index) }
          continue
        }
        // New ones mostly belong at the end.
        let before = places.lastIndex { $0 <= own }
        if let before, places[before] == own { continue }
        places.insert(own, at: before.map { $0 + 1 } ?? places.startIndex)
      }
      return passed
    }
  }
}
