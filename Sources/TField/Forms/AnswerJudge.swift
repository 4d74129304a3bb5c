/// Judges whole answers to a form, one set after another, as a session would once all is left.
///
/// Fields that look at no other and that no other looks at can be judged one by one; the others
/// together with all that they look at. What was judged before never matters.
///
/// ```swift
/// var judge = AnswerJudge(form, today: today)
/// judge.judge(judge.order) { _ in .text("") }
/// judge.failures(of: 0)  // what is wrong with an empty answer to the first field
/// ```
public struct AnswerJudge: Sendable {
  /// One thing to do about a field: to take its answer, or to find out what is wrong with it.
  public enum Step: Hashable, Sendable {
    case answer(Int)
    case verdict(Int)
  }

  public let form: Form
  public let today: CalendarDate
  /// Whether every answer is taken as a paste, and not only the field's own writing.
  public let isLenient: Bool
  /// The steps for the fields that aren't alone; `nil` where they wait for each other in a circle.
  public let steps: [Step]?
  /// The fields as they were last judged.
  public private(set) var fields: [FieldState]

  /// What programs outside have said of values; `nil`: none is asked.
  public var checkAnswers: [FormSession.CheckRequest: CheckAnswer]?
  /// What they have to be asked before the last verdicts are the last word.
  public private(set) var checkRequests: [FormSession.CheckRequest] = []

  private let blank: [FieldState]
  private var values: [Surroundings.Value?]
  private var isWanted: [Bool]
  /// Who finds out where circles come to rest.
  private var circles: LinkedFields?

  public init(_ form: Form, today: CalendarDate, isLenient: Bool = false) {
    self.form = form
    self.today = today
    self.isLenient = isLenient
    let linked = form.fields.indices.filter { !form.links.isAlone($0) }
    steps = JudgingOrder(of: linked, in: form)?.steps
    blank = form.fields.map { FieldState($0, timing: form.timing) }
    fields = blank
    values = Array(repeating: nil, count: blank.count)
    isWanted = Array(repeating: false, count: blank.count)
    if steps == nil {
      circles = LinkedFields(form, today: today)
    }
  }
}

extension AnswerJudge {
  /// Every field.
  public var order: [Int] { Array(form.fields.indices) }

  /// The fields that aren't alone.
  public var linked: [Int] { form.fields.indices.filter { !form.links.isAlone($0) } }

  /// Whether the field can be judged without any other.
  public func isAlone(_ index: Int) -> Bool { form.links.isAlone(index) }

  /// The fields that a field looks at.
  public func sources(of index: Int) -> [Int] {
    Array(form.links.neighbours(of: index)) + form.links.mentioned(by: index)
  }

  /// What is wrong with the field as it was last judged; nothing if it is hidden.
  public func failures(of index: Int) -> [FieldError] {
    let field = fields[index]
    return field.isHidden ? [] : field.failures
  }

  /// Judges the answers to some fields: alone, or with all that they look at.
  public mutating func judge(_ indices: [Int], _ answer: (Int) -> GivenAnswer) {
    checkRequests = []
    let judgement = Judgement(of: form)
    defer { judgement.end() }
    for index in indices where form.links.isAlone(index) {
      carryOut(.answer(index), answer)
      carryOut(.verdict(index), answer)
    }
    guard let steps else { return judgeCircles(indices.filter { !isAlone($0) }, answer) }
    for index in indices { isWanted[index] = true }
    for step in steps where isWanted[step.field] { carryOut(step, answer) }
    for index in indices { isWanted[index] = false }
  }

  private mutating func carryOut(_ step: Step, _ answer: (Int) -> GivenAnswer) {
    switch step {
    case .answer(let index): take(answer(index), for: index)
    case .verdict(let index): findFaults(of: index)
    }
  }

  private mutating func take(_ answer: GivenAnswer, for index: Int) {
    let surroundings = surroundings(of: index)
    values[index] = nil
    fields[index] = blank[index]
    fields[index].adapt(to: surroundings)
    fields[index].take(answer, strictly: !isLenient)
    if fields[index].type.derivedData != nil { fields[index].adapt(to: surroundings) }
  }

  private mutating func findFaults(of index: Int) {
    guard !fields[index].isHidden else { return }
    let surroundings = surroundings(of: index)
    fields[index].decideNeed(in: surroundings)
    fields[index].findFaults(in: surroundings)
    if let check = fields[index].field.options.check { ask(check, about: index, surroundings) }
    values[index]?.isValid = fields[index].verdict.isValid
  }
}

// What the others hold.
extension AnswerJudge {
  private mutating func surroundings(of index: Int) -> Surroundings {
    guard form.links.isLinked(index) else { return Surroundings(today: today) }
    var surroundings = Surroundings(today: today)
    for near in form.links.neighbours(of: index) { surroundings.neighbours.append(value(of: near)) }
    for named in form.links.mentioned(by: index) {
      surroundings.values[form.fields[named].id] = value(of: named)
    }
    return surroundings
  }

  private mutating func value(of index: Int) -> Surroundings.Value {
    if let value = values[index] { return value }
    let value = fields[index].value
    values[index] = value
    return value
  }
}

// What programs outside say.
extension AnswerJudge {
  /// Takes the answer about a value that is good so far, or notes that it is wanted.
  private mutating func ask(
    _ check: OutsideCheck, about index: Int, _ surroundings: Surroundings
  ) {
    guard let known = checkAnswers, let text = fields[index].textToCheck else { return }
    let request = FormSession.CheckRequest(
      field: index, text: text, check: check, isPrivate: form.fields[index].isPrivate)
    guard let answer = known[request] else { return checkRequests.append(request) }
    fields[index].check = .answered(text, answer)
    fields[index].findFaults(in: surroundings)
  }
}

extension FieldState {
  /// The text that a program is asked about: that of a good answer.
  fileprivate var textToCheck: String? {
    isHidden || isBlank || !verdict.isValid ? nil : settledText
  }
}

// Fields in circles, which settle together.
extension AnswerJudge {
  private mutating func judgeCircles(_ indices: [Int], _ answer: (Int) -> GivenAnswer) {
    guard !indices.isEmpty, var linked = circles else { return }
    circles = nil
    for index in indices { linked.states[index] = blank[index] }
    for index in linked.openingOrder where !isAlone(index) {
      linked.refresh(index)
      linked.states[index].take(answer(index), strictly: !isLenient)
      linked.refresh(index)
    }
    linked.settle(indices.sorted())
    for index in indices { askCircles(about: index, &linked) }
    for index in indices { fields[index] = linked.states[index] }
    circles = linked
  }

  private mutating func askCircles(about index: Int, _ linked: inout LinkedFields) {
    guard let known = checkAnswers, let check = form.fields[index].options.check,
      let text = linked.states[index].textToCheck
    else { return }
    let request = FormSession.CheckRequest(
      field: index, text: text, check: check, isPrivate: form.fields[index].isPrivate)
    guard let answer = known[request] else { return checkRequests.append(request) }
    linked.states[index].check = .answered(text, answer)
    linked.refresh(index)
    linked.propagate(from: index)
  }
}

extension AnswerJudge.Step {
  /// The field that it is about.
  public var field: Int {
    switch self {
    case .answer(let index), .verdict(let index): index
    }
  }
}
