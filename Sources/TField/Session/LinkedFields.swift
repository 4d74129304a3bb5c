/// The fields of a form, each kept up to date with the fields that it looks at.
///
/// It knows nothing of focus, keys or actions: a change goes in, and every field that depends on
/// it is judged again.
struct LinkedFields: Sendable {
  let form: Form
  var states: FieldStates
  /// The answers that stand in texts of the form.
  var answers: AnswerText.Answers = [:]
  /// What is known around the form: the day, the language, the fields around a list.
  var outer: Surroundings
  /// Every field, in the order in which they take their values.
  let openingOrder: [Int]
  private let order: JudgingOrder
  /// The place of each step in that order.
  private let places: [JudgingStep: Int]
  /// For each rule of the form, whether the answers meet it; `nil` if that can't be told.
  private var meetsRules: [Bool?]
  /// Counts how often a field came or went, so that a layout knows when it is out of date.
  var layoutVersion = 0

  /// Opens the fields: initial values are settled and judged.
  init(
    _ form: Form, in outer: Surroundings, answers: [String: Value] = [:]
  ) {
    self.form = form
    self.outer = outer
    states = FieldStates(of: form)
    order = JudgingOrder(of: form)
    openingOrder =
      form.fields.indices.filter(form.links.isAlone) + order.steps.compactMap(\.answered)
    places = Dictionary(uniqueKeysWithValues: zip(order.steps, order.steps.indices))
    meetsRules = form.rules.map { _ in true }
    let judgement = Judgement(of: form, .form)
    defer { judgement.end() }
    for index in openingOrder {
      states[index].open(with: answers[form.fields[index].id], in: surroundings(of: index))
    }
    settle()
    for index in form.derivedFields where answers[form.fields[index].id] != nil {
      states[index].followAgain(in: surroundings(of: index))
    }
    states.noteMarks()
    fillTexts(about: form.texts.sources)
  }

  /// Updates fields that took their values to fit their surroundings.
  mutating func settle() { work(through: order.steps, about: []) }
}

extension LinkedFields {
  var today: CalendarDate { outer.today }
  var language: Language { outer.language }

  var runsChecks: Bool {
    get { outer.runsChecks }
    set {
      outer.runsChecks = newValue
      for index in form.checkedFields { change(index) { $0.refresh(in: $1) } }
      wantOptions()
    }
  }

  mutating func surroundings(of index: Int) -> Surroundings {
    var surroundings = outer
    guard form.links.isLinked(index) else { return surroundings }
    surroundings.neighbours = form.links.neighbours(of: index).map { value(of: $0) }
    for named in form.links.mentioned(by: index) {
      surroundings.values[states[named].field.id] = value(of: named)
    }
    surroundings.faults = form.links.rules(of: index).compactMap {
      form.rules[$0].fault(meetsRules[$0])
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
    let options = watchedOptions(of: index)
    states[index].refresh(in: surroundings(of: index))
    if lines(of: index) != old || watchedOptions(of: index) != options { layoutVersion += 1 }
  }

  /// What the lines of a field depend on, as far as other fields can change it.
  private func lines(of index: Int) -> (isHidden: Bool, saysOptional: Bool, options: Int) {
    (
      states[index].isHidden, form.requiredMark == .optional && !states[index].isRequired,
      states[index].editor.isOpenChoice ? states[index].type.choiceOptions?.all.count ?? 0 : 0
    )
  }

  /// The options of a field whose options depend on other fields.
  private func watchedOptions(of index: Int) -> [ChoiceOption]? {
    states[index].type.choiceOptions.flatMap { $0.watchedIDs.isEmpty ? nil : $0.all }
  }

  mutating func propagate(from source: Int) { propagate(from: [source]) }

  /// Judges what depends on some fields, then what depends on each that changed.
  private mutating func propagate(from sources: [Int]) {
    work(through: sources.flatMap(form.links.steps), about: sources)
  }

  /// Takes steps in the form's order, and those that follow from them: each once.
  private mutating func work(through steps: [JudgingStep], about sources: [Int]) {
    var waiting = Turns(places)
    _ = waiting.add(steps)
    var late: Set<Int> = []
    var changes = 0
    // For each field, how many changes there had been when it was judged.
    var judged: [Int: Int] = [:]
    while let place = waiting.places.popFirst() {
      switch order.steps[place] {
      case .rule(let number):
        guard judge(rule: number) else { continue }
        changes += 1
        late.formUnion(waiting.add(verdicts(about: number), place))
      case .answer(let index), .verdict(let index):
        if judged[index] == nil, isUnaffected(index) { continue }
        if judged[index] != changes {
          judged[index] = changes
          if judge(index) {
            changes += 1
            late.formUnion(waiting.add(form.links.steps(after: index), place))
          }
        }
        // What is shown waits for the verdict.
        if case .verdict = order.steps[place] { states[index].rejudge() }
      }
    }
    // These were judged before a step behind them changed. Only their warnings, and whether they
    // are read-only, can be out of date: no other field sees those.
    for index in late.sorted() {
      refresh(index)
      states[index].rejudge()
    }
    fillTexts(about: sources + judged.keys)
    if !form.listedFields.isEmpty { wantOptions() }
  }

  /// The steps that wait for their turn, as places in the order, sorted and each once.
  private struct Turns {
    private let known: [JudgingStep: Int]
    var places: ArraySlice<Int> = []

    init(_ known: [JudgingStep: Int]) { self.known = known }

    /// Adds steps; returns the fields whose verdicts stand before a place, where they were taken.
    mutating func add(_ steps: [JudgingStep], _ place: Int = -1) -> [Int] {
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

  /// Judges a rule of the form again; true if that changes what it says.
  private mutating func judge(rule number: Int) -> Bool {
    let rule = form.rules[number]
    let isMet = rule.isMet(in: surroundings(of: rule.when))
    defer { meetsRules[number] = isMet }
    return meetsRules[number] != isMet
  }

  private func verdicts(about rule: Int) -> [JudgingStep] {
    form.rules[rule].fields.compactMap(form.index).map(JudgingStep.verdict)
  }

  /// Judges a field again; true if that changes what others see of it.
  private mutating func judge(_ index: Int) -> Bool {
    let before = form.links.isSource(index) ? value(of: index) : nil
    refresh(index)
    return before != nil && value(of: index) != before
  }

  /// True if only its type looks at others, and their values don't change that type.
  private mutating func isUnaffected(_ index: Int) -> Bool {
    form.links.mentioned(by: index).isEmpty && form.links.rules(of: index).isEmpty
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
    if states[index].editor.isEntries { layoutVersion += 1 }
  }

  /// Takes a whole answer; what is worked out from others stays as it is.
  mutating func set(_ value: Value, at index: Int) {
    if states[index].isDerived { return }
    change(index) { $0.set(value, in: $1) }
    askOptions(of: index)
    askCheck(of: index)
  }

  mutating func excuse(allBut lacking: Set<Int>) {
    let excused = reachable.filter { !states[$0].entry.origin.wasAnswered && !lacking.contains($0) }
    for index in excused {
      states[index].entry.origin.isExcused = true
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
    settle()
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
  mutating func leave(_ index: Int, goingOn: Bool) -> Wording? {
    guard states[index].activity == .active else { return nil }
    change(index) { $0.leave(goingOn: goingOn, in: $1) }
    askCheck(of: index)
    return states[index].entry.notice
  }

  /// What the list's own rules say about a sheet's entries; a duplicate is named.
  mutating func failure(of sheet: EntrySheet) -> FieldError? {
    guard sheet.number == nil else { return nil }
    let surroundings = surroundings(of: sheet.field)
    let state = states[sheet.field]
    let found = state.judged.findings(
      about: sheet.data, in: state.entry, of: state.field, in: surroundings)
    guard let error = found.lazy.map(\.error).first(where: { $0.code != .entry }) else {
      return nil
    }
    guard error.code.rawValue == Claim.Row.unique.name,
      let place = sheet.data.entries.firstRepeated
    else { return error }
    return FieldError(error, inEntry: place)
  }
}
