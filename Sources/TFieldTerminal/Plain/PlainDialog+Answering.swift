import TField

/// Handling an answer: it is pasted into the field, and then the field is left.
extension PlainDialog {
  mutating func answer(_ line: String) {
    guard let index = session.focusedField else { return answerAction(line) }
    switch session.fields[index].editor {
    case .table: answerTable(line, at: index)
    case .toggle: answerToggle(line, at: index)
    case .lines, .entries: collect(line, at: index)
    default: answer(line, at: index)
    }
  }

  /// An empty line keeps the value, and a blank one clears the field.
  private mutating func answer(_ line: String, at index: Int) {
    guard !line.isEmpty else { return keep(index) }
    if let problem = mistakenOption(in: line, of: session.fields[index]) {
      return complain(problem)
    }
    let before = session
    session.empty()
    let isBlank = line.allSatisfy(\.isWhitespace)
    if !isBlank { take(line, at: index) }
    guard isBlank || !session.fields[index].data.isEmpty else {
      let reason = session.notice == .say("form.notPasted") ? nil : session.notice
      session = before
      return complain(reason ?? .say("plain.nothingTaken"))
    }
    // The notice of a key is told, unless leaving the field says the same.
    if let notice = session.notice,
      text(notice) != session.fields[index].advice.map({ text($0.wording) })
    {
      warn(notice)
    }
    confirm(line, at: index)
    settle(index)
  }

  /// Text is pasted; choices and entries are set as a whole.
  private mutating func take(_ line: String, at index: Int) {
    let state = session.fields[index]
    switch state.editor {
    case .line, .lines, .calendar: session.handle(.edit(.paste(line)))
    case .choice, .radio: session.set(option(line, in: state).value, for: state.field.id)
    case .choices, .checks, .entries:
      let parts =
        state.editor == .entries
        ? line.split(separator: "\n").map(String.init)
        : parts(of: line).map { option($0, in: state).value }
      session.set(Value(parts), for: state.field.id)
    case .toggle, .table, .none: break
    }
  }

  /// What is wrong with a line that names no option, or is ambiguous.
  private func mistakenOption(in line: String, of state: FieldState) -> Wording? {
    guard let options = state.type.choiceOptions, !options.all.isEmpty, !options.takesOther,
      !options.isPending, !state.field.isPrivate
    else { return nil }
    let names = state.editor == .choices || state.editor == .checks ? parts(of: line) : [line]
    return names.lazy.compactMap { option($0, in: state).problem }.first
  }

  /// The options named in a line: separated by commas, or numbers separated by spaces.
  private func parts(of line: String) -> [String] {
    let words = line.split { $0 == " " || $0 == "," }.map { String($0) }
    if words.allSatisfy({ Int($0) != nil }) { return words }
    return line.split(separator: ",").map { String($0) }
  }

  /// The option given by a number or a part of its label, or else the text and its problem.
  private func option(
    _ text: String, in state: FieldState
  ) -> (value: String, problem: Wording?) {
    let text = String(text.trimmed)
    guard !text.isEmpty, let options = state.type.choiceOptions?.all else { return (text, nil) }
    if let named = options.first(where: { $0.value == text || $0.label == text }) {
      return (named.value, nil)
    }
    if let number = Int(text), options.indices.contains(number &- 1) {
      return (options[number - 1].value, nil)
    }
    let wanted = text.folded
    if options.contains(where: { $0.label.folded == wanted }) { return (text, nil) }
    let fitting = options.filter { $0.label.folded.holds(wanted) }
    if let only = fitting.first, fitting.count == 1 { return (only.value, nil) }
    if fitting.isEmpty { return (text, .noSuchOption(text, of: options.count)) }
    // As many names as a listener can remember.
    let names = fitting.prefix(8).map(\.label) + (fitting.count > 8 ? ["…"] : [])
    return (text, .say("plain.severalOptions", ["names": names.joined(separator: "; ")]))
  }

  /// Says what was made of an answer if it isn't what was typed.
  private mutating func confirm(_ line: String, at index: Int) {
    let state = session.fields[index]
    let taken = state.settledText
    if taken != line, !taken.isEmpty, !state.field.isPrivate, state.standingError == nil {
      say(.say("plain.taken", ["text": taken]))
    }
  }

  /// Leaves the field if its answer is fine; otherwise it is asked for again.
  mutating func settle(_ index: Int) {
    if let error = session.fields[index].standingError, error.code != .checkUnavailable {
      return complain(error.wording)
    }
    if let warning = session.fields[index].advice { warn(warning.wording) }
    answered = index
    advance()
    guard session.form.submitsOnEnter, session.focusedField == nil, session.opened == nil else {
      return
    }
    session.handle(.defaultAction)
    if session.outcome == .editing, !session.isAwaitingOthers { explainBlock() }
  }

  /// Keeps the current value; a wrong one, which isn't shown in brackets, is cleared.
  private mutating func keep(_ index: Int) {
    let state = session.fields[index]
    let isChosenOrTyped = ![.toggle, .table, .none].contains(state.editor)
    if isChosenOrTyped, !state.editor.takesSeveralLines, state.ownError != nil { session.empty() }
    settle(index)
  }

  private mutating func answerToggle(_ line: String, at index: Int) {
    guard !line.isEmpty else { return keep(index) }
    guard let isOn = truth(of: line) else { return complain(.say("plain.answerYesOrNo")) }
    if isOn != session.fields[index].typed.isOn { session.handle(.activate) }
    settle(index)
  }

  /// Whether a line means yes or no: a letter or a word, in the language or in English.
  func truth(of line: String) -> Bool? {
    let said = line.lowercased().filter { !$0.isWhitespace }
    let reply = [Reply.yes, .no].first { reply in
      let letters = [reply.letter(in: language), reply.rawValue].map { String($0) }
      return (letters + [text(.say("question.\(reply)")), "\(reply)"]).contains(said)
    }
    return reply.map { $0 == .yes }
  }
}

extension PlainDialog {
  /// Collects lines until an empty one ends the answer.
  private mutating func collect(_ line: String, at index: Int) {
    guard line.isEmpty else { return collected.append(line) }
    let lines = collected
    collected = []
    answer(lines.joined(separator: "\n"), at: index)
  }

  @discardableResult
  mutating func advance() -> Bool {
    let stops = session.stops
    guard let focus = session.focus, let place = stops.firstIndex(of: focus),
      var next = stops[(place + 1)...].first
    else { return false }
    if case .action = next { next = .action(session.form.defaultAction ?? 0) }
    session.moveFocus(to: next)
    return true
  }

  private mutating func answerAction(_ line: String) {
    let line = String(line.trimmed).lowercased()
    let actions = session.actions
    let named = actions.indices.filter { text(actions[$0].label).lowercased().hasPrefix(line) }
    let index = line.isEmpty ? standardAction : named.count == 1 ? named.first : nil
    if actions.isEmpty { return complain(.say("plain.noAction")) }
    guard let index = Int(line).map({ $0 &- 1 }) ?? index, actions.indices.contains(index) else {
      return complain(.chooseAction(of: actions.count))
    }
    session.moveFocus(to: .action(index))
    session.handle(.confirm)
    explainBlock()
  }

  /// Tells the result of waiting: a refused answer, or a blocked or failed action.
  mutating func explainWaiting() {
    if let notice = session.notice, notice != .say("form.waitingForChecks") {
      return explainBlock()
    }
    guard let index = answered else { return }
    answered = nil
    if let error = session.fields[index].verdict.error {
      session.moveFocus(to: .field(index))
      complain(error.wording)
    } else if let warning = session.fields[index].advice {
      warn(warning.wording)
    }
  }

  /// Explains why an action is blocked; the focus has moved to the first field at fault.
  mutating func explainBlock() {
    guard let notice = session.notice else { return }
    guard notice != .say("form.waitingForChecks") else { return say(notice) }
    complain(notice)
    section = nil
    if session.question == nil { explainFailure() }
  }

  mutating func explainFailure() {
    guard let state = session.focusedField.map({ session.fields[$0] }),
      let error = state.standingError
    else { return }
    hinted = session.focusedField
    optionsSaid = nil
    complain(
      .verbatim(text(state.label) + language.colon + text(spoken(error.wording))))
  }

  mutating func answerQuestion(_ line: String) {
    guard let question = session.asked else { return }
    guard let word = question.word else {
      guard let answer = answer(to: question, in: line) else {
        return complain(.chooseAction(of: question.buttons.count))
      }
      return give(answer)
    }
    // Without the word the action isn't performed; an empty line goes back.
    let line = String(line.trimmed)
    let isWord = question.isWord(line)
    guard isWord || line.isEmpty else {
      return complain(.say("screen.typeWord", ["word": word]))
    }
    let button = isWord ? question.buttons.last : question.buttons.first
    if let button { give(button.answer, typing: line) }
  }

  private mutating func give(_ answer: Question.Answer, typing word: String = "") {
    if session.question == nil {
      session.confirm(answer, typing: word)
    } else {
      session.answer(answer)
    }
    guard let notice = session.notice else { return }
    if notice.isBlocked { explainBlock() } else { warn(notice) }
  }

  /// The answer chosen by a button's number or label; an empty line chooses the safe one.
  private func answer(to question: Question, in line: String) -> Question.Answer? {
    let line = line.filter { !$0.isWhitespace }.lowercased()
    if line.isEmpty { return question.safeAnswer }
    let names = question.buttons.map { text($0.label).lowercased().filter { !$0.isWhitespace } }
    let place = Int(line).map { $0 &- 1 } ?? names.firstIndex(of: line)
    return place.flatMap { names.indices.contains($0) ? question.buttons[$0].answer : nil }
  }
}

extension FormSession {
  fileprivate mutating func empty() {
    handle(.edit(.move(.start)))
    handle(.edit(.select(.end)))
    handle(.edit(.delete(.left)))
  }
}

extension FieldState {
  /// The form's own error; errors from outside may change with the next try.
  var ownError: FieldError? {
    verdict.error.flatMap { [.checkFailed, .checkUnavailable].contains($0.code) ? nil : $0 }
  }

  /// The error that keeps the answer from being taken, from the rules or from outside.
  var standingError: FieldError? { verdict.error ?? validity.error }
}
