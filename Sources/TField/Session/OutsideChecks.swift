/// Outside checks: which programs to ask, and what to do with their answers.
///
/// The core only says what to ask; whoever shows the form runs the programs.
extension LinkedFields {
  /// The checks that are wanted now; any other running check can be given up.
  var checkRequests: [FormSession.CheckRequest] {
    checkedFields.compactMap { index in
      guard case .running(let text) = states[index].outside.check,
        text == states[index].settledText,
        let check = states[index].field.options.check
      else { return nil }
      return FormSession.CheckRequest(
        field: index, text: text, check: check, isPrivate: states[index].field.isPrivate)
    }
  }

  /// Takes an answer, unless it is about an older text.
  mutating func answer(_ request: FormSession.CheckRequest, _ answer: CheckAnswer) {
    guard states.indices.contains(request.field),
      states[request.field].outside.check == .running(request.text)
    else { return }
    change(request.field) { $0.take(answer, about: request.text, in: $1) }
  }

  /// Asks about a field that was left, changed and is otherwise valid.
  mutating func askCheck(of index: Int) {
    guard runsChecks, !states[index].isHidden else { return }
    states[index].wantCheck(in: surroundings(of: index))
  }

  /// Asks again for missing options if an answer waits for them.
  mutating func askOptions(of index: Int) {
    guard !states[index].isBlank, states[index].lacksOptions else { return }
    wantOptions(again: index)
  }

  /// Asks about every field that an action needs and that wasn't asked about yet; `again`: also
  /// where nobody could tell.
  mutating func askChecks(before action: Action, again: Bool) {
    let gate = Set(GroupValidator(self).fields(gating: action))
    for index in checkedFields
    where gate.contains(index) && (again || states[index].judged.awaitsCheck) {
      askCheck(of: index)
    }
    guard again else { return }
    for index in form.listedFields where gate.contains(index) { askOptions(of: index) }
  }

  var isChecking: Bool {
    checkedFields.contains { states[$0].isChecking } || !optionRequests.isEmpty
  }

  private var checkedFields: [Int] {
    runsChecks ? form.checkedFields.filter { !states[$0].isHidden } : []
  }
}

extension FormSession {
  /// A program to be asked about a field's value.
  package struct CheckRequest: Hashable, Sendable {
    package let field: Int
    package let text: String
    package let check: OutsideCheck
    package let isPrivate: Bool
  }
}

// What an action said of the answers.
extension LinkedFields {
  /// Puts errors on visible fields; returns those fields, and lines for all other errors.
  mutating func showOuterErrors(
    _ errors: [(id: String, message: String)]
  ) -> (known: [Int], others: [String]) {
    var (known, others): ([Int], [String]) = ([], [])
    for error in errors {
      if let index = form.field(named: error.id), states[index].isAnswer {
        states[index].shown.outer = .outer(error.message)
        known.append(index)
      } else if let (index, fault) = entryFault(error), states[index].shown.outer == nil {
        states[index].shown.outer = fault
        known.append(index)
      } else {
        others.append(line(of: error))
      }
    }
    return (known, others)
  }

  /// An error about a field in an entry of a list, by its place: `lines[0].price`.
  private func entryFault(_ error: (id: String, message: String)) -> (Int, FieldError)? {
    guard let place = EntryPlace(error.id), let index = form.field(named: place.list),
      states[index].isAnswer, let list = states[index].type.formList,
      place.number < states[index].entryCount
    else { return nil }
    let id = place.rest.prefix { $0 != "[" }
    let label = list.entry.index(of: String(id)).map { list.entry.fields[$0].label }
    return (
      index,
      FieldError(
        .outer(error.message), inEntry: place.number, place.rest.isEmpty ? nil : place.rest,
        label ?? (place.rest.isEmpty ? nil : .verbatim(place.rest)))
    )
  }

  private func line(of error: (id: String, message: String)) -> String {
    error.message.isBlank ? error.id : "\(error.id): \(error.message)"
  }

  mutating func forgetOuterErrors() {
    for index in states.indices where states[index].shown.outer != nil {
      states[index].shown.outer = nil
    }
  }
}

/// Where a field of an entry stands: the list, the entry's number, and the rest of the place.
struct EntryPlace {
  let list: String
  let number: Int
  let rest: String

  /// Reads `lines[0].price`; `nil` for anything else.
  init?(_ text: String) {
    guard let open = text.firstIndex(of: "["), let close = text.firstIndex(of: "]"), open < close,
      let number = Int(text[text.index(after: open)..<close]), number >= 0
    else { return nil }
    let rest = text[text.index(after: close)...]
    guard rest.isEmpty || rest.first == "." else { return nil }
    list = String(text[..<open])
    self.number = number
    self.rest = String(rest.dropFirst())
  }
}

extension FieldError {
  fileprivate static func outer(_ message: String) -> Self {
    Self(.checkFailed, message.isBlank ? .say("form.notAccepted") : .verbatim(message))
  }

  /// What an action reported about a field inside the entry.
  var saidOutside: (id: String, message: String)? {
    guard case .inEntry(_, let id?, let error)? = entry, error.code == .checkFailed else {
      return nil
    }
    return (id, error.wording.text())
  }
}

/// What programs outside were asked about a field, and have answered.
package struct OutsideAnswers: Sendable {
  package internal(set) var check = CheckState.idle
  /// The answers that the program for its options was last given.
  var given: [String: String]?
  /// True until that program has answered.
  package internal(set) var isAwaited = false
  /// Why that program gave no options.
  var fault: FieldError?
}

/// What a program outside says of a field's value.
package enum CheckState: Hashable, Sendable {
  case idle
  case running(String)
  case answered(String, CheckAnswer)
}

/// The answer of an outside check; an empty text means the engine's own words.
package enum CheckAnswer: Hashable, Sendable {
  case fine
  case wrong(String)
  case warning(String)
  case unavailable(Wording)
}

extension FieldState {
  package var isChecking: Bool { outside.check == .running(settledText) || outside.isAwaited }

  /// True if nothing but the check itself speaks against the value.
  private var isOtherwiseValid: Bool {
    failures.allSatisfy { $0.code == .checkUnavailable || $0.code == .checkFailed }
  }

  /// True if only a program outside has something against the value, or knows what may be chosen.
  package var isLeftToPrograms: Bool {
    !isBlank && (isOtherwiseValid || type.choiceOptions?.program != nil)
  }

  mutating func wantCheck(in surroundings: Surroundings) {
    guard field.options.check != nil, !isBlank, isOtherwiseValid else { return }
    switch outside.check {
    case .running(settledText): return
    case .answered(settledText, .fine), .answered(settledText, .wrong),
      .answered(settledText, .warning):
      return
    default: outside.check = .running(settledText)
    }
    judge(in: surroundings)
  }

  mutating func take(_ answer: CheckAnswer, about text: String, in surroundings: Surroundings) {
    outside.check = .answered(text, answer)
    judge(in: surroundings)
    rejudge(isDue: isAnswerDue(in: surroundings))
  }

  /// True if the answer is an error to show at once, as if it had come when the field was left.
  private func isAnswerDue(in surroundings: Surroundings) -> Bool {
    guard let failure = checkFailure(in: surroundings),
      judged.findings.first?.error == field.worded(failure)
    else { return false }
    return switch shown.timing.validate {
    case .touched, .change, .blur: activity != .active || !shown.timing.hides(on: .focus)
    case .submit: false
    }
  }

  /// What the check says of this very value; until it has answered, nobody may take the value.
  func checkFailure(in surroundings: Surroundings) -> FieldError? {
    if let fault = outside.isAwaited ? .beingChecked : outside.fault {
      let takesOther = type.choiceOptions?.takesOther ?? false
      return isBlank || takesOther ? nil : fault
    }
    guard field.options.check != nil, !isBlank else { return nil }
    switch outside.check {
    case .running(settledText): return .beingChecked
    case .answered(settledText, .wrong(let message)):
      return FieldError(
        .checkFailed, message.isEmpty ? .say("form.notAccepted") : .verbatim(message))
    case .answered(settledText, .unavailable):
      return FieldError(.checkUnavailable, .say("form.notChecked"))
    case .answered(settledText, _): return nil
    case .idle, .running, .answered: return surroundings.runsChecks ? .beingChecked : nil
    }
  }

  var checkWarning: FieldError? {
    guard case .answered(settledText, .warning(let message)) = outside.check else { return nil }
    return FieldError(.checkFailed, message.isEmpty ? .say("form.worthALook") : .verbatim(message))
  }
}

extension FieldError {
  /// Blocks a value until its check has answered; it is shown as waiting, not as an error.
  static let beingChecked = Self(.checkUnavailable, .say("form.beingChecked"))

  /// Stands for the options of a program that may not be asked.
  static let unaskedOptions = Self(.checkUnavailable, .say("list.unaskedOptions"))
}

/// A program that is asked for options.
package struct OptionRequest: Hashable, Sendable {
  package let field: Int
  package let program: OptionProgram
  package let answers: [String: String]
}

/// A question for a program outside.
package enum OutsideRequest: Hashable, Sendable {
  case check(FormSession.CheckRequest)
  case options(OptionRequest)
}

/// The program's answer.
package enum OutsideAnswer: Sendable {
  case check(CheckAnswer)
  case options(OptionList)
}

extension LinkedFields {
  /// The option lists that are wanted now; any other running program can be given up.
  var optionRequests: [OptionRequest] {
    guard runsChecks else { return [] }
    return form.listedFields.filter { states[$0].outside.isAwaited }.compactMap(optionRequest)
  }

  func optionRequest(of index: Int) -> OptionRequest? {
    states[index].optionRequest(index) { id in form.index(of: id).map { states[$0] } }
  }

  /// Asks again for each list whose program was given other answers.
  mutating func wantOptions(again index: Int? = nil) {
    guard runsChecks else { return }
    for listed in form.listedFields {
      guard let request = optionRequest(of: listed),
        states[listed].outside.given != request.answers || index == listed
      else { continue }
      states[listed].outside.given = request.answers
      states[listed].outside.isAwaited = true
      states[listed].refresh(in: surroundings(of: listed))
    }
  }

  /// Takes the options that were listed, unless they are about older answers.
  mutating func take(_ options: OptionList, for request: OptionRequest) {
    guard states.indices.contains(request.field), optionRequest(of: request.field) == request
    else { return }
    change(request.field) { $0.take(options, in: $1) }
    states.layoutVersion += 1
  }
}

/// What a program listed, or why it didn't.
package enum OptionList: Sendable {
  case options([ChoiceOption])
  case failed(Wording)
}

extension FieldState {
  /// What to ask the program that knows the options of the field at that place in its form.
  func optionRequest(_ index: Int, among states: (String) -> FieldState?) -> OptionRequest? {
    guard !isHidden, let program = type.choiceOptions?.program else { return nil }
    var answers: [String: String] = [:]
    for id in program.with { answers[id] = states(id).map { $0.isHidden ? "" : $0.answerText } }
    return OptionRequest(field: index, program: program, answers: answers)
  }

  /// What to ask the check of the field at that place; `nil` unless its value is valid otherwise.
  func checkRequest(_ index: Int) -> FormSession.CheckRequest? {
    guard let check = field.options.check, !isHidden, !isBlank, verdict.isValid else { return nil }
    return FormSession.CheckRequest(
      field: index, text: settledText, check: check, isPrivate: field.isPrivate)
  }

  /// True while the options aren't known yet.
  var isPending: Bool { type.choiceOptions?.isPending ?? false }

  /// True if its program failed, or wasn't asked.
  var lacksOptions: Bool { outside.fault != nil || isPending }

  mutating func take(_ list: OptionList, in surroundings: Surroundings) {
    outside.isAwaited = false
    outside.fault = nil
    switch list {
    case .options(let options):
      judged.type = type.listing(options)
      adapt(to: surroundings)
      // An answer that came before its options may be a label.
      let known = entry.given(data, as: type).buffer
      if known.text != entry.buffer.text || known.entries != entry.buffer.entries {
        entry.buffer.reset(to: known)
        if !shown.isEdited { entry.origin.opening = data }
      }
    case .failed(let reason): outside.fault = FieldError(.checkUnavailable, reason)
    }
    judge(in: surroundings)
    rejudge(isDue: !isBlank && activity != .active)
  }
}

extension FieldType {
  /// The same type with other options, where it has some at all.
  fileprivate func listing(_ options: [ChoiceOption]) -> any FieldType {
    switch self {
    case let choice as Choice: choice.with { $0.options = choice.options.listing(options) }
    case let choices as Choices: choices.with { $0.options = choices.options.listing(options) }
    case let custom as CustomType: custom.with { $0.base = custom.base.listing(options) }
    default: self
    }
  }
}
