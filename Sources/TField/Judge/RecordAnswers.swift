/// The answers of a record: each that is certainly good as it was given, any other in the state of
/// its field.
package struct RecordAnswers: Sendable {
  let known: FormFacts
  /// True to take answers like pastes, and not only in the field's own writing.
  package let isLenient: Bool
  /// True to keep each field's state, and not only its errors.
  private let keepsStates: Bool

  /// What programs outside have answered; `nil`: none is asked.
  package var outsideAnswers: [OutsideRequest: OutsideAnswer]?
  /// What they must be asked before the verdicts are final.
  package private(set) var outsideRequests: [OutsideRequest] = []
  /// True if an answer is wrong whose options come from a program that wasn't asked.
  package var wantsOptions = false

  /// The current answer to each field, if one was given.
  var given: [Value?]
  private(set) var states: [FieldState?]
  private var judgedInFull: [Int] = []
  /// Whether each field is hidden, or something is wrong with it.
  private(set) var marks: [FieldMarks]
  /// The judges for the entries of lists, made when first needed.
  private var judges: [Int: EntryJudge] = [:]

  init(to known: FormFacts, isLenient: Bool, keepingStates: Bool) {
    self.known = known
    self.isLenient = isLenient
    keepsStates = keepingStates
    given = Array(repeating: nil, count: known.fields.count)
    states = Array(repeating: nil, count: known.fields.count)
    marks = Array(repeating: [], count: known.fields.count)
  }

  /// Forgets the record before.
  mutating func begin() {
    for index in given.indices {
      given[index] = nil
      marks[index] = []
    }
    for index in judgedInFull { states[index] = nil }
    judgedInFull.removeAll(keepingCapacity: true)
    outsideRequests = []
  }

  /// Judges the fields that look at no other, and that no other looks at.
  mutating func judgeAlone(in surroundings: Surroundings) {
    for index in known.alone where !isGoodAlone(index, surroundings) {
      makeState(of: index, surroundings)
      conclude(index, surroundings)
    }
  }

  /// True if the bytes alone tell that nothing is wrong.
  private mutating func isGoodAlone(_ index: Int, _ surroundings: Surroundings) -> Bool {
    let facts = known.fields[index]
    if isUnanswered(index), !keepsStates { return facts.isFineEmpty }
    return isPlain(index, facts, facts.type, surroundings)
      && rulesPass(index, facts, facts.type, surroundings)
  }

  private func isUnanswered(_ index: Int) -> Bool { given[index]?.isEmpty ?? true }
}

// The steps of the judge.
extension RecordAnswers {
  /// Takes a field's answer among those that were taken before; returns what others see of it, if
  /// any look at it.
  mutating func takeAnswer(to index: Int, in surroundings: Surroundings) -> Surroundings.Known? {
    let facts = known.fields[index]
    if !facts.when.holds(in: surroundings) { marks[index] = .hidden }
    let type = facts.type(in: surroundings)
    // A program may be asked about a field, and given what another holds.
    if outsideAnswers != nil || !isPlain(index, facts, type, surroundings) {
      makeState(of: index, surroundings)
    }
    return facts.isSource ? value(of: index, type) : nil
  }

  /// Finds out what is wrong with a field whose answer was taken; true if anything is.
  mutating func findFaults(of index: Int, in surroundings: Surroundings) -> Bool {
    if marks[index] == .hidden { return false }
    if states[index] == nil {
      if isPlainlyAnswered(index, surroundings) { return false }
      makeState(of: index, surroundings)
    }
    conclude(index, surroundings)
    return marks[index] == .unsound
  }

  /// True if a plain answer, or a missing one, is valid.
  private func isPlainlyAnswered(_ index: Int, _ surroundings: Surroundings) -> Bool {
    let facts = known.fields[index]
    if isUnanswered(index), facts.needsEntries || facts.required.holds(in: surroundings) {
      return false
    }
    if surroundings.faults.contains(where: { $0.level == .error }) { return false }
    return facts.rules.isEmpty
      || rulesPass(index, facts, facts.type(in: surroundings), surroundings)
  }
}

// Answers in the states of their fields.
extension RecordAnswers {
  /// Takes the answer as the field itself does.
  private mutating func makeState(of index: Int, _ surroundings: Surroundings) {
    var state = known.fields[index].blank
    state.take(given[index], strictly: !isLenient, in: surroundings)
    if wantsOptions, state.isPending { state.outside.fault = .unaskedOptions }
    if outsideAnswers != nil { takeOptions(for: index, &state, surroundings) }
    states[index] = state
    mark(index)
    judgedInFull.append(index)
  }

  private mutating func conclude(_ index: Int, _ surroundings: Surroundings) {
    states[index]?.decideNeed(in: surroundings)
    states[index]?.findFaults(in: surroundings)
    if outsideAnswers != nil { takeCheck(of: index, surroundings) }
    mark(index)
  }

  private mutating func mark(_ index: Int) {
    guard let state = states[index] else { return }
    marks[index] = state.isHidden ? .hidden : state.judged.isSound ? [] : .unsound
  }

  /// Takes the options that a program listed, or notes that it must be asked.
  private mutating func takeOptions(
    for index: Int, _ state: inout FieldState, _ surroundings: Surroundings
  ) {
    guard !state.isBlank,
      let request = state.optionRequest(
        index,
        among: { id in
          known.form.index(of: id).flatMap { states[$0] }
        }),
      case .options(let list) = answer(to: .options(request))
    else { return }
    state.take(list, in: surroundings)
  }

  /// Takes what a program said of a field, or notes that it must be asked.
  private mutating func takeCheck(of index: Int, _ surroundings: Surroundings) {
    guard let request = states[index]?.checkRequest(index),
      case .check(let answer) = answer(to: .check(request))
    else { return }
    states[index]?.outside.check = .answered(request.text, answer)
    states[index]?.findFaults(in: surroundings)
  }

  private mutating func answer(to request: OutsideRequest) -> OutsideAnswer? {
    guard let answer = outsideAnswers?[request] else {
      outsideRequests.append(request)
      return nil
    }
    return answer
  }
}

// What the answers mean.
extension RecordAnswers {
  func value(of index: Int) -> Surroundings.Known { value(of: index, known.fields[index].type) }

  private func value(of index: Int, _ type: any FieldType) -> Surroundings.Known {
    if marks[index] == .hidden { return .empty }
    let facts = known.fields[index]
    if let state = states[index] { return state.value(with: facts.columns) }
    let answer = given[index] ?? ""
    let isEmpty = answer.isEmpty
    var value = Surroundings.Known(
      data: isEmpty ? answer : plainValue(answer, facts, type), of: type,
      known.form.fields[index].rules,
      isEmpty: isEmpty, isValid: true, label: known.form.fields[index].label, isGood: !isEmpty)
    if !facts.columns.isEmpty {
      let judged = isEmpty ? nil : judges[index]?.columns
      value.columns = judged ?? Dictionary(uniqueKeysWithValues: facts.columns.map { ($0, []) })
    }
    return value
  }

  /// The value of an answer that was judged by its bytes; `nil` if there is none, and for notes.
  func plainAnswer(to index: Int) -> Value? {
    let facts = known.fields[index]
    let isOwn = !facts.isDerived && !facts.blank.isWords
    return isOwn ? given[index].map { plainValue($0, facts, facts.type) } : nil
  }

  /// What a plain answer means; a result that was worked out is data already.
  private func plainValue(_ answer: Value, _ facts: FieldFacts, _ type: any FieldType) -> Value {
    guard case .text(let text) = answer, !facts.isDerived, !text.isEmpty else { return answer }
    return .text(facts.isBare ? text : type.data(writtenAs: text.utf8.span))
  }
}

// Judging texts by their bytes, and lists by their entries, so that they need no state.
extension RecordAnswers {
  /// True if an answer itself is enough: its type calls it good, and nobody needs more.
  private mutating func isPlain(
    _ index: Int, _ facts: FieldFacts, _ type: any FieldType, _ surroundings: Surroundings
  ) -> Bool {
    guard !keepsStates else { return false }
    if facts.isDerived { return workOut(index, facts, type, surroundings) }
    guard let answer = given[index], !answer.isEmpty else { return true }
    if case .list(let entries) = answer, let list = type as? FormList, !list.isBare {
      return !answer.isLonger(than: FieldLimits.entries) && areGood(entries, index, list)
    }
    return type.isSurelyGood(answer)
  }

  private mutating func areGood(_ entries: [Value], _ index: Int, _ list: FormList) -> Bool {
    var judge = judges.removeValue(forKey: index) ?? EntryJudge(list, isLenient: false)
    let areGood = judge.areGood(entries, of: list, columns: known.fields[index].columns)
    judges[index] = judge
    return areGood
  }

  /// Stores the result of a formula as the answer; false if it isn't good, or another was given.
  private mutating func workOut(
    _ index: Int, _ facts: FieldFacts, _ type: any FieldType, _ surroundings: Surroundings
  ) -> Bool {
    guard let formula = facts.formula else { return false }
    let operand = formula.result(in: surroundings)
    if operand == .invalid || operand == .impossible { return false }
    let result = type.data(for: operand)
    if let given = given[index], !given.isEmpty {
      guard case .text(let text) = given, type.isSurelyGood(given),
        (facts.isBare ? text : type.data(writtenAs: text.utf8.span)) == result
      else { return false }
    }
    guard result.isEmpty || type.isSurelyGood(.text(result)) else { return false }
    given[index] = .text(result)
    return true
  }

  /// True if no rule finds anything wrong with a plain answer.
  private func rulesPass(
    _ index: Int, _ facts: FieldFacts, _ type: any FieldType, _ surroundings: Surroundings
  ) -> Bool {
    if facts.rules.isEmpty { return true }
    return facts.rules.pass(
      plainValue(given[index] ?? "", facts, type), as: type, in: surroundings)
  }
}

/// The facts about a form that don't depend on any answer.
final class FormFacts: Sendable {
  let form: Form
  let fields: [FieldFacts]
  let alone: [Int]
  /// The steps for the linked fields.
  let order: JudgingOrder

  init(_ form: Form, _ surroundings: Surroundings) {
    self.form = form
    let judgement = Judgement(of: form, .form)
    defer { judgement.end() }
    let fields = form.fields.indices.map { FieldFacts(of: $0, in: form, surroundings) }
    self.fields = fields
    alone = fields.indices.filter { fields[$0].isAlone }
    order = JudgingOrder(of: fields.indices.filter { !fields[$0].isAlone }, in: form)
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
    looksAround =
      !form.links.neighbours(of: index).isEmpty || !field.type.watchedIDs.isEmpty
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
  /// The type among the fields that it looks at.
  func type(in surroundings: Surroundings) -> any FieldType {
    !looksAround ? type : type.adapted(to: surroundings) ?? type
  }
}
