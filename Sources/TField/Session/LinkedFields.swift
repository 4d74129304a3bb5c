/// The fields of a form, each kept up to date with the fields that it looks at.
///
/// It knows nothing of focus, keys or actions: a change goes in, and every field that depends on
/// it is judged again.
struct LinkedFields: Sendable {
  var form: Form
  var states: FieldStates
  /// What is known around the form: the day, the language, the fields around a list.
  var outer: Surroundings
  /// Every field, in the order in which they take their values.
  let openingOrder: [Int]
  /// The place of each field in that order.
  private let ranks: [Int]
  var runsChecks = false { didSet { wantOptions() } }
  /// Counts how often a field came or went, so that a layout knows when it is out of date.
  var layoutVersion = 0

  /// Opens the fields: initial values are settled and judged.
  init(
    _ form: Form, in outer: Surroundings, answers: [String: String] = [:]
  ) {
    self.form = form
    self.outer = outer
    states = FieldStates(of: form)
    openingOrder = JudgingOrder.answers(to: form)
    ranks = openingOrder.enumerated().reduce(into: form.fields.map { _ in 0 }) {
      $0[$1.element] = $1.offset
    }
    let judgement = Judgement(of: form, .form)
    defer { judgement.end() }
    for index in openingOrder {
      states[index].open(with: answers[form.fields[index].id], in: surroundings(of: index))
    }
    settle(openingOrder)
    for index in form.derivedFields where answers[form.fields[index].id] != nil {
      states[index].followAgain(in: surroundings(of: index))
    }
    states.noteMarks()
    fillTexts(about: form.texts.sources)
  }

  /// Brings fields that took their values up to date with their surroundings, once.
  mutating func settle(_ indices: some Sequence<Int>) {
    let linked = indices.filter(form.links.isLinked)
    for index in linked { refresh(index) }
    propagate(from: linked)
  }
}

extension LinkedFields {
  var today: CalendarDate { outer.today }
  var language: Language { outer.language }

  /// What the field at `index` may know of the others.
  mutating func surroundings(of index: Int) -> Surroundings {
    var surroundings = outer
    guard form.links.isLinked(index) else { return surroundings }
    surroundings.neighbours = form.links.neighbours(of: index).map { value(of: $0) }
    for named in form.links.mentioned(by: index) {
      surroundings.values[states[named].field.id] = value(of: named)
    }
    return surroundings
  }

  mutating func value(of index: Int) -> Surroundings.Value {
    states.value(of: index, form.links.columns(of: index))
  }

  /// What a condition that stands in no field may know of the fields.
  func surroundings(of condition: Condition) -> Surroundings {
    var surroundings = outer
    for id in condition.fieldIDs {
      if let index = form.index(of: id) { surroundings.values[id] = states[index].value }
    }
    return surroundings
  }

  mutating func refresh(_ index: Int) {
    let old = lines(of: index)
    states[index].refresh(in: surroundings(of: index))
    if lines(of: index) != old { layoutVersion += 1 }
    showOptions(of: index)
  }

  /// What the lines of a field depend on that others may change.
  private func lines(of index: Int) -> (isHidden: Bool, saysOptional: Bool, options: Int) {
    (
      states[index].isHidden, form.requiredMark == .optional && !states[index].isRequired,
      states[index].openOptionCount
    )
  }

  /// Lets the form itself have the options that there are now, by which it is laid out.
  private mutating func showOptions(of index: Int) {
    guard !states[index].type.watchedIDs.isEmpty, let options = states[index].type.choiceOptions,
      options.all != form.fields[index].type.choiceOptions?.all
    else { return }
    form.fields[index].type = states[index].type
    layoutVersion += 1
  }

  mutating func propagate(from source: Int) { propagate(from: [source]) }

  /// Judges again the fields that depend on some, and so on from each that changed.
  ///
  /// A field waits for those that it looks at. Conditions may contradict each other for ever, so
  /// none is asked more than a few times.
  private mutating func propagate(from sources: [Int]) {
    var waiting = Turns(ranks)
    for source in sources { waiting.add(form.links.dependents(on: source)) }
    var visits: [Int: Int] = [:]
    while let rank = waiting.places.popFirst() {
      let index = openingOrder[rank]
      visits[index, default: 0] += 1
      guard visits[index, default: 0] < Self.visitsPerField else { continue }
      waiting.add(dependents(settledWith: index))
    }
    fillTexts(about: sources + visits.keys)
    if !form.listedFields.isEmpty { wantOptions() }
  }

  private static let visitsPerField = 8

  /// The places in the opening order of the fields that wait for their turn, each once and in order.
  private struct Turns {
    private let ranks: [Int]
    var places: ArraySlice<Int> = []

    init(_ ranks: [Int]) { self.ranks = ranks }

    mutating func add(_ fields: [Int]) {
      for rank in fields.map({ ranks[$0] }) {
        // Those that follow mostly come last.
        let before = places.lastIndex { $0 <= rank }
        if let before, places[before] == rank { continue }
        places.insert(rank, at: before.map { $0 + 1 } ?? places.startIndex)
      }
    }
  }

  /// Judges a field again; returns the fields to judge after it, if it changed.
  private mutating func dependents(settledWith index: Int) -> [Int] {
    if isUnaffected(index) { return [] }
    let dependents = form.links.dependents(on: index)
    let before = dependents.isEmpty ? nil : value(of: index)
    refresh(index)
    states[index].rejudge()
    return before == nil || value(of: index) == before ? [] : dependents
  }

  /// True if only its type looks at others, and makes the same of them as before.
  private mutating func isUnaffected(_ index: Int) -> Bool {
    form.links.mentioned(by: index).isEmpty
      && states[index].type.adapted(to: surroundings(of: index)) == nil
  }
}

extension LinkedFields {
  /// Lets `work` change one field in its surroundings, then judges those that depend on it.
  mutating func change<Result>(
    _ index: Int, _ work: (inout FieldState, Surroundings) -> Result
  ) -> Result {
    let result = work(&states[index], surroundings(of: index))
    propagate(from: index)
    noteTable(index)
    return result
  }

  mutating func noteTable(_ index: Int) {
    if states[index].editor == .table { layoutVersion += 1 }
  }

  /// Gives a field a value from the program: as an edit followed by leaving.
  mutating func set(_ text: String, at index: Int) {
    change(index) { $0.set(text, in: $1) }
    askOptions(of: index)
    askCheck(of: index)
  }

  mutating func turn(to day: CalendarDate) {
    guard day != today else { return }
    outer.today = day
    for index in states.indices {
      refresh(index)
      states[index].rejudge()
    }
  }

  /// The visible fields that a person can answer.
  var reachable: [Int] { states.indices(with: .answer) }
}
