/// The fields of a form, each kept up to date with the fields that it looks at.
///
/// It knows nothing of focus, keys or actions: a change goes in, and every field that depends on
/// it is judged again.
struct LinkedFields: Sendable {
  var form: Form
  var states: FieldStates
  /// What is known around the form: the day, the language, the fields around a list.
  private(set) var outer: Surroundings
  /// Whether programs outside are asked about values, where the form names some.
  var runsChecks = false { didSet { wantOptions() } }
  /// Counts how often a field came or went, so that a layout knows when it is out of date.
  var layoutVersion = 0

  /// Opens the fields: initial values are settled and judged.
  init(
    _ form: Form, in outer: Surroundings, answers: [String: String] = [:]
  ) {
    self.form = form
    self.outer = outer
    states = FieldStates(form.fields.map { FieldState($0, timing: form.timing) })
    let judgement = Judgement(of: form, .form)
    defer { judgement.end() }
    let indices = states.indices
    for index in indices where !form.links.isLinked(index) { open(index, answers) }
    for index in openingOrder where form.links.isLinked(index) { open(index, answers) }
    settle(indices)
    for index in form.derivedFields where answers[form.fields[index].id] != nil {
      states[index].followAgain(in: surroundings(of: index))
    }
    fillTexts()
  }

  private mutating func open(_ index: Int, _ answers: [String: String]) {
    let field = form.fields[index]
    states[index].open(with: answers[field.id], in: surroundings(of: index))
  }

  /// Fields that look at others take their values after those.
  var openingOrder: [Int] {
    let indices = states.indices
    return indices.filter { form.links.neighbours(of: $0).isEmpty }
      + indices.filter { !form.links.neighbours(of: $0).isEmpty }
  }

  /// Brings fields that took their values up to date with their surroundings, once.
  mutating func settle(_ indices: some Sequence<Int>) {
    let linked = indices.filter(form.links.isLinked)
    for index in linked { refresh(index) }
    for index in linked { propagate(from: index) }
  }
}

extension LinkedFields {
  var today: CalendarDate { outer.today }
  /// The language of the person.
  var language: Language { outer.language }

  /// What the field at `index` may know of the others.
  func surroundings(of index: Int) -> Surroundings {
    var surroundings = outer
    guard form.links.isLinked(index) else { return surroundings }
    surroundings.neighbours = form.links.neighbours(of: index).map { states[$0].value }
    for named in form.links.mentioned(by: index) {
      surroundings.values[states[named].field.id] = states[named].value
    }
    return surroundings
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
  private struct Lines: Equatable {
    let isHidden: Bool
    let saysOptional: Bool
    let optionCount: Int
  }

  private func lines(of index: Int) -> Lines {
    Lines(
      isHidden: states[index].isHidden,
      saysOptional: form.requiredMark == .optional && !states[index].isRequired,
      optionCount: states[index].openOptionCount)
  }

  /// Lets the form itself have the options that there are now, by which it is laid out.
  private mutating func showOptions(of index: Int) {
    guard !states[index].type.watchedIDs.isEmpty, let options = states[index].type.choiceOptions,
      options.all != form.fields[index].type.choiceOptions?.all
    else { return }
    form.fields[index].type = states[index].type
    layoutVersion += 1
  }

  /// Judges again the fields that depend on the one at `source`, and so on from each that changed.
  ///
  /// Conditions may contradict each other for ever, so no field is asked more than a few times.
  mutating func propagate(from source: Int) {
    var waiting: [Int] = []
    for index in form.links.dependents(on: source) { waiting += dependents(settledWith: index) }
    var visits: [Int: Int] = [:]
    while let index = waiting.popLast() {
      visits[index, default: 0] += 1
      guard visits[index, default: 0] < Self.visitsPerField else { continue }
      waiting += dependents(settledWith: index)
    }
    if form.texts.depend(on: source, visits.keys) { fillTexts() }
    if !form.listedFields.isEmpty { wantOptions() }
  }

  private static let visitsPerField = 8

  /// Judges a field again; returns the fields to judge after it, if it changed.
  private mutating func dependents(settledWith index: Int) -> [Int] {
    if isUnaffected(index) { return [] }
    let dependents = form.links.dependents(on: index)
    let before = dependents.isEmpty ? nil : states[index].value
    refresh(index)
    states[index].rejudge()
    return before == nil || states[index].value == before ? [] : dependents
  }

  /// True if only its type looks at others, and makes the same of them as before.
  private func isUnaffected(_ index: Int) -> Bool {
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

  /// A table is as high as it has entries.
  mutating func noteTable(_ index: Int) {
    if states[index].editor == .table { layoutVersion += 1 }
  }

  /// Gives a field a value from the program: as an edit followed by leaving.
  mutating func set(_ text: String, at index: Int) {
    change(index) { $0.set(text, in: $1) }
    askCheck(of: index)
  }

  /// Changes to another day, as when midnight passes while the form is open.
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

  /// True if anything differs from what the form opened with.
  var isChanged: Bool { states.isChanged }

  /// How often the text of any field was changed.
  var edits: Int { states.edits }
}
