import TField

/// What becomes of an answer: it goes the way of a paste, and then the field is left.
extension PlainDialog {
  mutating func answer(_ line: String) {
    guard let index = session.focusedField else { return answerAction(line) }
    let state = session.fields[index]
    if state.editor == .table {
      answerTable(line, at: index)
    } else if isToggle(state) {
      answerToggle(line, at: index)
    } else if state.editor.takesSeveralLines {
      collect(line, at: index)
    } else {
      answer(line, at: index)
    }
  }

  /// An empty line keeps what is there, and a blank one empties the field.
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
    sayNotice(of: index)
    confirm(line, at: index)
    settle(index)
  }

  /// Text is pasted; what is chosen, or has entries, is set as a whole.
  private mutating func take(_ line: String, at index: Int) {
    let state = session.fields[index]
    switch state.editor {
    case .line, .lines, .calendar: session.handle(.edit(.paste(line)))
    case .choice, .radio: session.set(option(line, in: state).value, for: state.field.id)
    case .choices, .checks:
      let parts = parts(of: line).map { option($0, in: state).value }
      session.set(Entries.data(of: parts), for: state.field.id)
    case .entries:
      let parts = line.split(separator: "\n").map(String.init)
      session.set(Entries.data(of: parts), for: state.field.id)
    case .toggle, .table, .none: break
    }
  }

  /// What is wrong with a line that names no option, or more than one.
  private func mistakenOption(in line: String, of state: FieldState) -> Wording? {
    guard let options = state.type.choiceOptions, !options.all.isEmpty, !options.takesOther,
      !options.isPending, !state.field.isPrivate
    else { return nil }
    let names = state.editor == .choices || state.editor == .checks ? parts(of: line) : [line]
    return names.lazy.compactMap { option($0, in: state).problem }.first
  }

  /// As many names as a listener keeps in mind.
  private func few(_ names: [String]) -> String {
    names.prefix(8).joined(separator: "; ") + (names.count > 8 ? "; …" : "")
  }

  /// The options named in a line: between commas, or numbers between spaces.
  private func parts(of line: String) -> [String] {
    let words = line.split { $0 == " " || $0 == "," }.map { String($0) }
    if words.allSatisfy({ Int($0) != nil }) { return words }
    return line.split(separator: ",").map { String($0) }
  }

  /// The option that a number or any part of its words means, else the text itself, and what is
  /// wrong with it.
  private func option(
    _ text: String, in state: FieldState
  ) -> (value: String, problem: Wording?) {
    let text = String(text.trimmed)
    guard !text.isEmpty, let options = state.type.choiceOptions?.all else { return (text, nil) }
    if options.contains(where: { $0.value == text }) { return (text, nil) }
    if let number = Int(text), options.indices.contains(number - 1) {
      return (options[number - 1].value, nil)
    }
    let wanted = text.folded
    if options.contains(where: { $0.label.folded == wanted }) { return (text, nil) }
    let fitting = options.filter { $0.label.folded.holds(wanted) }
    if let only = fitting.first, fitting.count == 1 { return (only.value, nil) }
    return (
      text,
      fitting.isEmpty
        ? .noSuchOption(text, of: options.count)
        : .say("plain.severalOptions", ["names": few(fitting.map(\.label))])
    )
  }

  /// Says what was made of an answer, where that is not what was typed.
  private mutating func confirm(_ line: String, at index: Int) {
    let state = session.fields[index]
    let taken = state.settledText
    guard taken != line, !taken.isEmpty, !state.field.isPrivate, state.standingError == nil else {
      return
    }
    say(.say("plain.taken", ["text": taken]))
  }

  /// Says what a key told, unless leaving the field says the same.
  private mutating func sayNotice(of index: Int) {
    guard let notice = session.notice else { return }
    let warning = session.fields[index].advice.map { text($0.wording) }
    if text(notice) != warning { say(.say("plain.warning", ["sentence": text(notice)])) }
  }

  /// The field is only left if nothing is wrong with what was answered, or leaving asks again.
  mutating func settle(_ index: Int) {
    if let error = session.fields[index].standingError, error.code != .checkUnavailable {
      return complain(error.wording)
    }
    if let warning = session.fields[index].advice {
      say(.say("plain.warning", ["sentence": text(warning.wording)]))
    }
    answered = index
    advance()
    guard session.form.submitsOnEnter, session.focusedField == nil, session.opened == nil else {
      return
    }
    session.handle(.defaultAction)
    if session.outcome == .editing, !session.isAwaitingOthers { explainBlock() }
  }

  /// Keeps a value that stands there already; a wrong one, which isn't in brackets, goes away.
  private mutating func keep(_ index: Int) {
    let state = session.fields[index]
    switch state.editor {
    case .toggle, .lines, .entries, .table, .none: break
    default: if state.ownError != nil { session.empty() }
    }
    settle(index)
  }

  private mutating func answerToggle(_ line: String, at index: Int) {
    guard !line.isEmpty else { return keep(index) }
    guard let isOn = truth(of: line) else { return complain(.say("plain.answerYesOrNo")) }
    if isOn != session.fields[index].typed.isOn { session.handle(.activate) }
    settle(index)
  }

  func truth(of line: String) -> Bool? {
    if line.means(.yes, said: text(.say("question.yes")), in: language) { return true }
    return line.means(.no, said: text(.say("question.no")), in: language) ? false : nil
  }
}

extension PlainDialog {
  /// Keeps a line until an empty one ends them all.
  private mutating func collect(_ line: String, at index: Int) {
    guard line.isEmpty else { return collected.append(line) }
    let lines = collected
    collected = []
    answer(lines.joined(separator: "\n"), at: index)
  }

  /// Goes on to the stop after this one; false if there is none.
  @discardableResult
  mutating func advance() -> Bool {
    guard let focus = session.focus, let place = session.stops.firstIndex(of: focus) else {
      return false
    }
    let rest = session.stops[(place + 1)...]
    guard let next = rest.first else { return false }
    session.moveFocus(to: next.isAction ? .action(session.form.defaultAction ?? 0) : next)
    return true
  }

  private mutating func answerAction(_ line: String) {
    let line = String(line.trimmed).lowercased()
    let actions = session.form.actions
    let named = actions.indices.filter { text(actions[$0].label).lowercased().hasPrefix(line) }
    let index = line.isEmpty ? standardAction : named.count == 1 ? named.first : nil
    let number = Int(line) ?? index.map { $0 + 1 }
    let count = actions.count
    guard count > 0 else { return complain(.say("plain.noAction")) }
    guard let number, (1...count).contains(number) else {
      return complain(.chooseAction(of: count))
    }
    session.moveFocus(to: .action(number - 1))
    session.handle(.confirm)
    explainBlock()
  }

  /// What came of waiting: an answer that was refused, an action that was blocked or failed.
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
      say(.say("plain.warning", ["sentence": text(warning.wording)]))
    }
  }

  /// A blocked action has led back to the first field that fails.
  mutating func explainBlock() {
    guard let notice = session.notice else { return }
    guard notice != .say("form.waitingForChecks") else { return say(notice) }
    complain(notice)
    section = nil
    if session.question == nil { explainFailure() }
  }

  /// Says what is wrong with the field that is asked for next.
  mutating func explainFailure() {
    guard let state = session.focusedField.map({ session.fields[$0] }),
      let error = state.standingError
    else { return }
    hinted = session.focusedField
    optionsSaid = nil
    complain(
      .verbatim(text(state.field.label) + language.colon + text(spoken(error.wording))))
  }

  mutating func answerQuestion(_ line: String) {
    guard let question = session.asked else { return }
    if let word = question.word { return answer(question, about: word, line) }
    guard let answer = answer(to: question, in: line) else {
      return complain(.chooseAction(of: question.buttons.count))
    }
    give(answer)
  }

  /// Takes the word without which an action isn't carried out; an empty line goes back.
  private mutating func answer(_ question: Question, about word: String, _ line: String) {
    let line = String(line.trimmed)
    guard line == word || line.isEmpty else {
      return complain(.say("screen.typeWord", ["word": word]))
    }
    (line == word ? question.buttons.last : question.buttons.first).map {
      give($0.answer, typing: line)
    }
  }

  /// Gives an answer, and says what the session tells.
  private mutating func give(_ answer: Question.Answer, typing word: String = "") {
    if session.question == nil {
      session.confirm(answer, typing: word)
    } else {
      session.answer(answer)
    }
    guard let notice = session.notice else { return }
    if notice.isBlocked {
      explainBlock()
    } else {
      say(.say("plain.warning", ["sentence": text(notice)]))
    }
  }

  /// The answer that a number or a button's words give; an empty line gives the safe one.
  private func answer(to question: Question, in line: String) -> Question.Answer? {
    let line = line.filter { !$0.isWhitespace }.lowercased()
    if line.isEmpty { return question.safeAnswer }
    if let number = Int(line) {
      let place = number - 1
      return question.buttons.indices.contains(place) ? question.buttons[place].answer : nil
    }
    return question.buttons.first {
      text($0.label).lowercased().filter { !$0.isWhitespace } == line
    }?.answer
  }
}

extension FormSession {
  /// Takes everything out of the focused field.
  fileprivate mutating func empty() {
    handle(.edit(.move(.start)))
    handle(.edit(.select(.end)))
    handle(.edit(.delete(.left)))
  }
}

extension String {
  /// Whether it gives a reply, by its letter or its word, in a language or in English.
  fileprivate func means(_ reply: Reply, said word: String, in language: Language) -> Bool {
    let said = lowercased().filter { !$0.isWhitespace }
    let letters = [reply.letter(in: language), reply.rawValue].map { String($0) }
    return said == word || letters.contains(said) || said == "\(reply)"
  }
}

extension Stop {
  fileprivate var isAction: Bool { if case .action = self { true } else { false } }
}

extension FieldState {
  /// What the form itself finds wrong; what others said of an answer may change with the next try.
  var ownError: FieldError? {
    guard let error = verdict.error, error.code != .checkFailed, error.code != .checkUnavailable
    else { return nil }
    return error
  }

  /// What keeps the answer from being taken: what its rules say, or what others said of it.
  var standingError: FieldError? { verdict.error ?? validity.error }
}
