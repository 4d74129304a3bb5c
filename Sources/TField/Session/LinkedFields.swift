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
  private let ranks: [Int]
  var runsChecks = false { didSet { wantOptions() } }
  /// Counts how often a field came or went, so that a layout knows when it is out of date.
  var layoutVersion = 0

  /// Opens the fields: initial values are settled and judged.
  init(
    _ form: Form, in outer: Surroundings, answers: [String: Value] = [:]
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

  /// Updates fields that took their values to fit their surroundings, once.
  mutating func settle(_ indices: some Sequence<Int>) {
    let linked = indices.filter(form.links.isLinked)
    for index in linked { refresh(index) }
    propagate(from: linked)
  }
}

extension LinkedFields {
  var today: CalendarDate { outer.today }
  var language: Language { outer.language }

  mutating func surroundings(of index: Int) -> Surroundings {
    var surroundings = outer
    guard form.links.isLinked(index) else { return surroundings }
    surroundings.neighbours = form.links.neighbours(of: index).map { value(of: $0) }
    for named in form.links.mentioned(by: index) {
      surroundings.values[states[named].field.id] = value(of: named)
    }
    return surroundings
  }

  mutating func value(of index: Int) -> Surroundings.Known {
    states.value(of: index, form.links.columns(of: index))
  }

  /// What a condition outside of any field may know of the fields.
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

  /// What the lines of a field depend on, as far as other fields can change it.
  private func lines(of index: Int) -> (isHidden: Bool, saysOptional: Bool, options: Int) {
    (
      states[index].isHidden, form.requiredMark == .optional && !states[index].isRequired,
      states[index].openOptionCount
    )
  }

  /// Copies the current options into the form, since the layout reads them there.
  private mutating func showOptions(of index: Int) {
    guard !states[index].type.watchedIDs.isEmpty, let options = states[index].type.choiceOptions,
      options.all != form.fields[index].type.choiceOptions?.all
    else { return }
    form.fields[index].type = states[index].type
    layoutVersion += 1
  }

  mutating func propagate(from source: Int) { propagate(from: [source]) }

  /// Judges the fields that depend on some, then those that depend on each that changed.
  ///
  /// A field waits for those that it looks at. Conditions may contradict each other forever, so
  /// none is judged more than a few times.
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

  /// The fields that wait for their turn, as places in the opening order, sorted and each once.
  private struct Turns {
    private let ranks: [Int]
    var places: ArraySlice<Int> = []

    init(_ ranks: [Int]) { self.ranks = ranks }

    mutating func add(_ fields: [Int]) {
      for rank in fields.map({ ranks[$0] }) {
        // New ones mostly belong at the end.
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

  /// True if only its type looks at others, and their values don't change that type.
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

  mutating func set(_ value: Value, at index: Int) {
    change(index) { $0.set(value, in: $1) }
    askOptions(of: index)
    askCheck(of: index)
  }

  mutating func excuse(allBut lacking: Set<Int>) {
    let excused = reachable.filter { !states[$0].origin.wasAnswered && !lacking.contains($0) }
    for index in excused {
      states[index].origin.isExcused = true
      change(index) { $0.judge(in: $1) }
    }
  }

  mutating func turn(to day: CalendarDate) {
    guard day != today else { return }
    outer.today = day
    for index in states.indices {
      refresh(index)
      states[index].rejudge()
    }
  }

  var reachable: [Int] { states.indices(with: .answer) }
}

extension LinkedFields {
  /// Carries out an editing key in a field; returns true if the data changed.
  mutating func edit(_ edit: EditCommand, at index: Int, _ clipboard: inout Clipboard) -> Bool {
    let surroundings = surroundings(of: index)
    defer { noteTable(index) }
    guard states[index].handle(edit, clipboard: &clipboard, in: surroundings) else { return false }
    propagate(from: index)
    return true
  }

  /// Leaves a field; returns what to tell about it.
  mutating func leave(_ index: Int) -> Wording? {
    guard states[index].activity == .active else { return nil }
    change(index) { $0.leave(in: $1) }
    askCheck(of: index)
    return states[index].notice
  }

  /// What the list's own rules say about a sheet's entries; a duplicate is named.
  mutating func failure(of sheet: EntrySheet) -> FieldError? {
    guard sheet.number == nil else { return nil }
    let found = states[sheet.field].findings(
      about: sheet.data, in: surroundings(of: sheet.field))
    guard let error = found.lazy.map(\.error).first(where: { $0.code != .entry }) else {
      return nil
    }
    guard error.code.rawValue == Claim.Row.unique.name,
      let place = sheet.data.entries.firstRepeated
    else { return error }
    return FieldError(error, inEntry: place)
  }
}
