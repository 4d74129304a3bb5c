/// The fields of a form, each kept up to date with the fields that it looks at.
///
/// It knows nothing of focus, keys or actions: a change goes in, and every field that depends on
/// it is judged again.
struct LinkedFields: Sendable {
  let form: Form
  var states: FieldStates
  /// The answers that stand in texts of the form.
  var answers: AnswerText.Answers = [:]
  private var judge: Judge

  /// Opens the fields: initial values are settled and judged.
  init(
    _ form: Form, in outer: Surroundings, answers: [String: Value] = [:],
    strictly isStrict: Bool? = nil
  ) {
    self.form = form
    states = FieldStates(of: form)
    judge = Judge(by: JudgingOrder(of: form), in: outer)
    let judgement = Judgement(of: form, .form)
    defer { judgement.end() }
    let alone = form.fields.indices.filter(form.links.isAlone)
    for index in alone + judge.steps.compactMap(\.answered) {
      let answer = answers[form.fields[index].id]
      states[index].open(with: answer, strictly: isStrict, in: surroundings(of: index))
    }
    settle()
    for index in form.derivedFields where answers[form.fields[index].id] != nil {
      states[index].followAgain(in: surroundings(of: index))
    }
    states.noteMarks()
    fillTexts(about: form.texts.sources)
  }

  /// Updates fields that took their values to fit their surroundings.
  private mutating func settle() { judge(judge.steps, about: []) }
}

extension LinkedFields {
  /// What is known around the form: the day, the language, the fields around a list.
  var outer: Surroundings {
    get { judge.outer }
    set { judge.outer = newValue }
  }

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
    judge.surroundings(of: index, among: states)
  }

  /// What others see of a field.
  mutating func value(of index: Int) -> Surroundings.Known {
    judge.value(of: index, among: states)
  }

  /// What a condition outside of any field may know of the fields.
  func surroundings(of condition: Condition) -> Surroundings {
    var surroundings = outer
    for id in condition.fieldIDs {
      if let index = form.index(of: id) { surroundings.values[id] = states[index].value }
    }
    return surroundings
  }

  /// Judges what depends on a field, then what depends on each that changed.
  private mutating func propagate(from source: Int) {
    judge(form.links.steps(after: source), about: [source])
  }

  private mutating func judge(_ steps: [JudgingStep], about sources: [Int]) {
    let judged = judge.judge(steps, of: &states)
    fillTexts(about: judged.union(sources))
    if !form.listedFields.isEmpty { wantOptions() }
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
    if states[index].editor.isEntries { states.layoutVersion += 1 }
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
      states.takeAnswer(to: index, in: surroundings(of: index))
      states.findFaults(of: index, in: surroundings(of: index))
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
