/// Judges sets of answers one after another, as a session judges a form whose fields were all left.
///
/// An answer whose bytes are certainly good needs no ``FieldState``; any other gets one, as in a
/// session. No set of answers has an effect on the next.
///
/// ```swift
/// var evaluator = RecordEvaluator(form, today: today)
/// evaluator.begin()
/// evaluator.take("12345", for: 0)
/// evaluator.judge()
/// evaluator.failures(of: 0)  // what is wrong with the first field
/// ```
package struct RecordEvaluator: Sendable {
  /// True to take answers like pastes, and not only in the field's own writing.
  package let isLenient: Bool
  /// True to keep each field's state, and not only its errors.
  package let keepsStates: Bool
  /// What programs outside have answered; `nil`: none is asked.
  package var outsideAnswers: [OutsideRequest: OutsideAnswer]?
  /// True if an answer is wrong whose options come from a program that wasn't asked.
  package var wantsOptions = false
  /// What they must be asked before the verdicts are final.
  package internal(set) var outsideRequests: [OutsideRequest] = []

  let known: FormFacts
  /// Judges the linked fields all together; made when first needed.
  private var together: LinkedFields?

  /// The current answer to each field, if one was given.
  private var answers: [Value?]
  var states: [FieldState?]
  private var judgedInFull: [Int] = []
  /// For each rule of the form, whether the answers meet it.
  private var meetsRules: [Bool?]
  /// Whether each field is hidden, or something is wrong with it.
  private(set) var marks: [FieldMarks]
  /// The judges for the entries of lists, made when first needed.
  var judges: [Int: EntryJudge] = [:]
  private(set) var surroundings: Surroundings
  var outer: Surroundings

  package init(
    _ form: Form, today: CalendarDate, language: Language = .english, isLenient: Bool = false,
    keepingStates: Bool = false, hasSchema: Bool = false
  ) {
    let surroundings = Surroundings(today: today, language: language, hasSchema: hasSchema)
    self.init(
      FormFacts(form, surroundings), in: surroundings, isLenient: isLenient,
      keepingStates: keepingStates)
  }

  /// Uses facts about the form that are known already, among fields that aren't in it.
  init(_ known: FormFacts, in outer: Surroundings, isLenient: Bool, keepingStates: Bool) {
    self.known = known
    self.outer = outer
    surroundings = outer
    self.isLenient = isLenient
    keepsStates = keepingStates
    let count = known.fields.count
    answers = Array(repeating: nil, count: count)
    states = Array(repeating: nil, count: count)
    marks = Array(repeating: [], count: count)
    meetsRules = known.form.rules.map { _ in true }
  }
}

extension RecordEvaluator {
  package var form: Form { known.form }

  var facts: [FieldFacts] { known.fields }
}

// The answers.
extension RecordEvaluator {
  package mutating func begin() {
    for index in answers.indices {
      answers[index] = nil
      marks[index] = []
    }
    for index in judgedInFull { states[index] = nil }
    judgedInFull.removeAll(keepingCapacity: true)
    if !outer.values.isEmpty {
      surroundings.values = outer.values
    } else if !surroundings.values.isEmpty {
      surroundings.values.removeAll(keepingCapacity: true)
    }
    outsideRequests = []
  }

  package mutating func take(_ answer: Value, for index: Int) { answers[index] = answer }

  /// The fields that block an action, in order; without an action, all that are wrong.
  ///
  /// An answer that can't be kept as given is wrong, whatever the action requires.
  package func faults(blocking action: Action?) -> [Int] {
    if isGood { return [] }
    let gate = Set(GroupValidator(form, marks).faults(blocking: action))
    return form.fields.indices.filter { gate.contains($0) || isMisread($0) }
  }

  /// True if the answer has the wrong kind, or its field would turn it into another text.
  private func isMisread(_ index: Int) -> Bool {
    guard marks[index] != .hidden, let state = states[index], state.entry.origin.refusal != nil
    else {
      return false
    }
    // A switch that was given a text would be off.
    return given(to: index)?.isFault ?? false || state.settled != nil || state.editor == .toggle
  }

  package func state(of index: Int) -> FieldState? { states[index] }

  package func given(to index: Int) -> Value? { answers[index] }

  /// The value of an answer that was judged by its bytes; `nil` if there is none, and for notes.
  func plainAnswer(to index: Int) -> Value? {
    let isOwn = !facts[index].isDerived && !facts[index].blank.isWords
    return isOwn ? answers[index].map { plainValue($0, of: index, facts[index].type) } : nil
  }

  private func giveAnswer(to index: Int, _ state: inout FieldState) {
    if let answer = answers[index] {
      state.entry.take(answer, strictly: !isLenient, as: state.type)
    }
    if wantsOptions, state.isPending { state.outside.fault = .unaskedOptions }
  }

  private func isUnanswered(_ index: Int) -> Bool { answers[index]?.isEmpty ?? true }
}

// The verdicts.
extension RecordEvaluator {
  /// Judges the answers to all fields, within the budget of a key or of a whole form.
  package mutating func judge(within size: Judgement.Size = .key) {
    let judgement = Judgement(form.effort, size)
    defer { judgement.end() }
    for index in known.alone where !isGoodAlone(index) {
      makeState(of: index)
      conclude(index)
    }
    if outsideAnswers != nil { return judgeTogether() }
    for step in known.order.steps {
      switch step {
      case .answer(let index): takeAnswer(to: index)
      case .verdict(let index): findFaults(of: index)
      case .rule(let number):
        meetsRules[number] = form.rules[number].isMet(in: surroundings)
      }
    }
  }

  package func failures(of index: Int) -> [FieldError] {
    guard let state = states[index], !state.isHidden else { return [] }
    return state.failures
  }

  var isGood: Bool { !marks.contains(.unsound) }

  /// True if the bytes alone tell that nothing is wrong.
  private mutating func isGoodAlone(_ index: Int) -> Bool {
    let known = facts[index]
    if isUnanswered(index), !keepsStates { return known.isFineEmpty }
    guard isPlain(index, known, known.type) else { return false }
    return rulesPass(index, known, known.type)
  }

  /// Takes the answer as the field itself does.
  private mutating func makeState(of index: Int) {
    lookAround(from: index)
    keep(filled(index, in: surroundings), of: index)
  }

  private func filled(_ index: Int, in surroundings: Surroundings) -> FieldState {
    var state = facts[index].blank
    state.fit(into: surroundings)
    if state.isDerived { state.entry.buffer.reset(to: "") } else { state.adapt(to: surroundings) }
    giveAnswer(to: index, &state)
    if state.isDerived { state.derive(in: surroundings, strictly: !isLenient) }
    return state
  }

  private static func marks(of state: FieldState) -> FieldMarks {
    state.isHidden ? .hidden : state.judged.isSound ? [] : .unsound
  }

  private mutating func conclude(_ index: Int) {
    lookAround(from: index)
    states[index]?.decideNeed(in: surroundings)
    states[index]?.findFaults(in: surroundings)
    if let state = states[index] { marks[index] = Self.marks(of: state) }
  }

  mutating func keep(_ state: FieldState, of index: Int) {
    states[index] = state
    marks[index] = Self.marks(of: state)
    judgedInFull.append(index)
  }
}

// Fields that look at others, or are looked at.
extension RecordEvaluator {
  private mutating func takeAnswer(to index: Int) {
    lookAround(from: index)
    if !facts[index].when.holds(in: surroundings) { marks[index] = .hidden }
    let type = adaptedType(of: index)
    if !isPlain(index, facts[index], type) { makeState(of: index) }
    if facts[index].isSource { surroundings.values[form.fields[index].id] = value(of: index, type) }
  }

  private mutating func findFaults(of index: Int) {
    if marks[index] == .hidden { return }
    defer { surroundings.faults = [] }
    surroundings.faults = form.links.rules(of: index).compactMap {
      form.rules[$0].fault(meetsRules[$0])
    }
    if states[index] == nil {
      lookAround(from: index)
      if isPlainlyAnswered(index) { return }
      makeState(of: index)
    }
    conclude(index)
    if facts[index].isSource, marks[index] == .unsound {
      surroundings.values[form.fields[index].id]?.isValid = false
    }
  }

  /// True if a plain answer, or a missing one, is valid.
  private func isPlainlyAnswered(_ index: Int) -> Bool {
    if isUnanswered(index),
      facts[index].needsEntries || facts[index].required.holds(in: surroundings)
    {
      return false
    }
    if surroundings.faults.contains(where: { $0.level == .error }) { return false }
    return facts[index].rules.isEmpty || rulesPass(index, facts[index], adaptedType(of: index))
  }

  /// Collects the fields that the field's type looks at, in the type's order.
  private mutating func lookAround(from index: Int) {
    if facts[index].neighbours.isEmpty, surroundings.neighbours.isEmpty { return }
    surroundings.neighbours.removeAll(keepingCapacity: true)
    for near in facts[index].neighbours {
      surroundings.neighbours.append(surroundings.values[form.fields[near].id] ?? .empty)
    }
  }

  private func adaptedType(of index: Int) -> any FieldType {
    let type = facts[index].type
    return !facts[index].looksAround ? type : type.adapted(to: surroundings) ?? type
  }

  func value(of index: Int) -> Surroundings.Known { value(of: index, facts[index].type) }

  private func value(of index: Int, _ type: any FieldType) -> Surroundings.Known {
    if marks[index] == .hidden { return .empty }
    let columns = facts[index].columns
    if let state = states[index] { return state.value(with: columns) }
    let answer = answers[index] ?? ""
    let isEmpty = answer.isEmpty
    var value = Surroundings.Known(
      data: isEmpty ? answer : plainValue(answer, of: index, type), of: type,
      form.fields[index].rules,
      isEmpty: isEmpty, isValid: true, label: form.fields[index].label, isGood: !isEmpty)
    if !columns.isEmpty {
      let judged = isEmpty ? nil : judges[index]?.columns
      value.columns = judged ?? Dictionary(uniqueKeysWithValues: columns.map { ($0, []) })
    }
    return value
  }
}

/// Judging texts by their bytes, and lists by their entries, so that they need no state.
extension RecordEvaluator {
  /// True if an answer itself is enough: its type calls it good, and nobody needs more.
  mutating func isPlain(
    _ index: Int, _ known: FieldFacts, _ type: any FieldType
  ) -> Bool {
    guard !keepsStates else { return false }
    if known.isDerived { return workOut(index, known, type) }
    switch answers[index] {
    case nil: return true
    case .text(let text)?: return text.isEmpty || type.isPlainlyGood(text.utf8.span)
    case .list(let entries)?:
      if entries.isEmpty { return true }
      guard type.editor.hasEntries, !Value.list(entries).isLonger(than: FieldLimits.entries) else {
        return false
      }
      guard let list = type as? FormList, !list.isBare else {
        return type.isPlainlyGood(.list(entries))
      }
      return areGood(entries, index, list)
    case .row?, .fault?: return false
    }
  }

  private mutating func areGood(_ entries: [Value], _ index: Int, _ list: FormList) -> Bool {
    var judge = judges.removeValue(forKey: index) ?? EntryJudge(list, isLenient: false)
    let areGood = judge.areGood(entries, of: list, columns: facts[index].columns)
    judges[index] = judge
    return areGood
  }

  /// Stores the result of a formula as the answer; false if it isn't good, or another was given.
  private mutating func workOut(
    _ index: Int, _ known: FieldFacts, _ type: any FieldType
  ) -> Bool {
    guard let formula = known.formula else { return false }
    let operand = formula.result(in: surroundings)
    if operand == .invalid || operand == .impossible { return false }
    let result = type.data(for: operand)
    if let given = answers[index], !given.isEmpty {
      guard case .text(let text) = given, type.isPlainlyGood(text.utf8.span),
        known.data(writtenAs: text, type) == result
      else { return false }
    }
    guard result.isEmpty || type.isPlainlyGood(result.utf8.span) else { return false }
    answers[index] = .text(result)
    return true
  }

  /// True if no rule finds anything wrong with a plain answer.
  func rulesPass(_ index: Int, _ known: FieldFacts, _ type: any FieldType) -> Bool {
    if known.rules.isEmpty { return true }
    let value = plainValue(answers[index] ?? "", of: index, type)
    return known.rules.pass(value, as: type, in: surroundings)
  }

  /// What a plain answer means; a result that was worked out is data already.
  private func plainValue(_ answer: Value, of index: Int, _ type: any FieldType) -> Value {
    guard case .text(let text) = answer, !facts[index].isDerived, !text.isEmpty else {
      return answer
    }
    return .text(facts[index].data(writtenAs: text, type))
  }
}

// Fields that programs outside are asked about.
extension RecordEvaluator {
  private mutating func judgeTogether() {
    var linked = together ?? LinkedFields(form, in: outer)
    together = nil
    linked.outer = outer
    for index in known.linked { linked.states[index] = facts[index].blank }
    for index in linked.openingOrder where !facts[index].isAlone {
      linked.refresh(index)
      giveAnswer(to: index, &linked.states[index])
      linked.refresh(index)
    }
    linked.settle()
    for index in known.linked where facts[index].isDerived {
      // A given value is compared with the final result.
      let filled = filled(index, in: linked.surroundings(of: index))
      linked.states[index].entry.origin.refusal = filled.entry.origin.refusal
      linked.refresh(index)
      linked.propagate(from: index)
    }
    for index in known.linked where outsideAnswers != nil { ask(about: index, &linked) }
    for index in known.linked { keep(linked.states[index], of: index) }
    together = linked
  }

  /// Takes what programs have answered about a field, or notes that they must be asked.
  private mutating func ask(about index: Int, _ linked: inout LinkedFields) {
    if !linked.states[index].isBlank, let request = linked.optionRequest(of: index),
      case .options(let list) = answer(to: .options(request))
    {
      linked.take(list, for: request)
    }
    guard let request = request(about: linked.states[index], index),
      case .check(let answer) = answer(to: .check(request))
    else { return }
    linked.states[index].outside.check = .answered(request.text, answer)
    linked.refresh(index)
    linked.propagate(from: index)
  }

  private mutating func answer(to request: OutsideRequest) -> OutsideAnswer? {
    guard let answer = outsideAnswers?[request] else {
      outsideRequests.append(request)
      return nil
    }
    return answer
  }

  private func request(about state: FieldState, _ index: Int) -> FormSession.CheckRequest? {
    guard let check = state.field.options.check, !state.isHidden, !state.isBlank,
      state.verdict.isValid
    else { return nil }
    return FormSession.CheckRequest(
      field: index, text: state.settledText, check: check, isPrivate: state.field.isPrivate)
  }
}

/// The facts about a form that don't depend on any answer.
final class FormFacts: Sendable {
  let form: Form
  let fields: [FieldFacts]
  let alone: [Int]
  let linked: [Int]
  /// The steps for the linked fields.
  let order: JudgingOrder

  init(_ form: Form, _ surroundings: Surroundings) {
    self.form = form
    let judgement = Judgement(of: form, .form)
    defer { judgement.end() }
    let fields = form.fields.indices.map { FieldFacts(of: $0, in: form, surroundings) }
    self.fields = fields
    alone = fields.indices.filter { fields[$0].isAlone }
    linked = fields.indices.filter { !fields[$0].isAlone }
    order = JudgingOrder(of: linked, in: form)
  }
}

/// The facts about a field that don't depend on any answer.
final class FieldFacts: Sendable {
  /// The type as it is today, without any neighbours.
  let type: any FieldType
  let blank: FieldState
  let when: Condition
  let required: Condition
  let rules: PlainRules
  let neighbours: [Int]
  let looksAround: Bool
  /// True if others look at it.
  let isSource: Bool
  /// True if it looks at no other, no other looks at it, and no program is asked about it.
  let isAlone: Bool
  let isBare: Bool
  /// True if even an empty answer must have entries.
  let needsEntries: Bool
  let isDerived: Bool
  /// What its data comes from, if that is a formula.
  let formula: Formula?
  let columns: [String]
  /// True if it is valid without an answer; only asked of a field that is alone.
  let isFineEmpty: Bool

  init(of index: Int, in form: Form, _ surroundings: Surroundings) {
    let field = form.fields[index]
    var blank = FieldState(field, timing: form.timing)
    blank.adapt(to: surroundings)
    self.blank = blank
    type = blank.type
    blank.decideNeed(in: surroundings)
    blank.findFaults(in: surroundings)
    isFineEmpty = blank.isHidden || blank.failures.isEmpty
    // Copied here, because reading them from a whole field or state copies all of it.
    when = field.when
    required = field.required
    rules = PlainRules(field.rules)
    neighbours = Array(form.links.neighbours(of: index))
    looksAround = !neighbours.isEmpty || !field.type.watchedIDs.isEmpty
    isSource = form.links.isSource(index)
    needsEntries = field.needsEntries(type)
    isDerived = blank.isDerived
    formula = field.derivation?.formula
    columns = form.links.columns(of: index)
    isAlone =
      form.links.isAlone(index) && field.options.check == nil
      && field.type.choiceOptions?.program == nil
    isBare = type.isBare
  }
}

extension FieldFacts {
  func data(writtenAs text: String, _ type: any FieldType) -> String {
    isBare ? text : type.data(writtenAs: text.utf8.span)
  }
}
