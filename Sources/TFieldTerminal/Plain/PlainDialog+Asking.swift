import TField
import TFieldScreen

/// Asking for a field, an action, or an answer to a question.
extension PlainDialog {
  /// Asks for the next stop, skipping everything that can't be answered.
  mutating func ask() {
    while let index = session.focusedField, session.question == nil, session.opened == nil {
      let state = session.fields[index]
      if !state.isHidden {
        sayNotes(before: index)
        introduceSection(of: index)
        guard state.isReadOnly else { return ask(for: index) }
        say(listed(state))
      }
      guard advance() else { break }
    }
    let review = if case .review(let review) = session.opened { review } else { nil as Review? }
    if let review, !isReviewing {
      say("")
      say(.say("screen.checkAnswers"))
      for index in review.fields { say(listed(session.fields[index])) }
    }
    isReviewing = review != nil
    guard let question = session.asked else { return askForAction() }
    guard question.subject == .report else { return ask(question) }
    for line in question.lines { say(line) }
    session.answer(.close)
    explainFailure()
    ask()
  }

  private mutating func ask(for index: Int) {
    let state = session.fields[index]
    guard collected.isEmpty else { return say("> ") }
    if hinted != index { introduce(state) }
    hinted = index
    if state.editor.takesSeveralLines {
      say(.say(state.editor == .entries ? "plain.entriesInLines" : "plain.severalLines"))
    }
    sayOptions(of: state, at: index)
    if state.editor == .table {
      for (number, text) in state.entryTexts.enumerated() { say("\(number + 1). \(text)") }
    }
    say(prompt(for: state))
  }

  private mutating func introduce(_ state: FieldState) {
    if let description = state.description { read(description) }
    // A wrong initial value; Enter alone doesn't keep it.
    if !state.data.isEmpty, state.editor != .toggle, let error = state.ownError {
      say(listed(state))
      return complain(error.wording)
    }
    if let hint = state.ownHint
      ?? (state.format(in: language) == nil ? state.firstHint : nil)
    {
      say(hint)
    }
    if let placeholder = state.field.options.placeholder {
      say(.say("plain.forExample", ["text": text(placeholder)]))
    }
  }

  /// Reads out the notes and read-only fields between the last field reached and this one.
  private mutating func sayNotes(before index: Int) {
    for place in reached..<max(index, reached) where !session.fields[place].isHidden {
      let state = session.fields[place]
      guard state.type is Note || state.isReadOnly else { continue }
      introduceSection(of: place)
      if state.type is Note { read(state.label) } else { say(listed(state)) }
    }
    reached = max(reached, min(index + 1, session.fields.count))
  }

  /// Lists the options each time the field is reached, but not after every mistake.
  private mutating func sayOptions(of state: FieldState, at index: Int) {
    guard optionsSaid != index, let options = state.type.choiceOptions else { return }
    optionsSaid = index
    if state.editor == .choices || state.editor == .checks { say(.say("plain.severalChoices")) }
    for (index, option) in options.all.enumerated() { say("\(index + 1). \(option.listed)") }
  }

  /// Asks with a numbered list of buttons; Enter alone chooses the first, which is safe.
  private mutating func ask(_ question: Question) {
    read(question.sentence)
    for line in question.lines { say(line) }
    if let word = question.word {
      return say(text(.say("plain.typeWord", ["word": word])) + language.colon)
    }
    for (index, button) in question.buttons.enumerated() {
      say("\(index + 1). \(text(button.label))")
    }
    say(text(.say("plain.choice")) + " [1]" + language.colon)
  }

  private mutating func askForAction() {
    sayNotes(before: session.fields.count)
    section = nil
    optionsSaid = nil
    say("")
    say(.say("plain.actions"))
    let standard = standardAction
    for (index, action) in session.actions.enumerated() {
      let mark = index == standard ? language.inBrackets(text(.say("plain.standard"))) : ""
      say("\(index + 1). \(text(action.label))\(mark)")
    }
    say(text(.say("plain.action")) + (standard.map { " [\($0 + 1)]" } ?? "") + language.colon)
  }

  /// The action that an empty line runs: the one in focus, if the form has a main action.
  var standardAction: Int? {
    guard let main = session.form.defaultAction else { return nil }
    return if case .action(let index) = session.focus { index } else { main }
  }

  private mutating func introduceSection(of index: Int) {
    let place = session.form.sections.firstIndex { $0.fields.contains(index) }
    guard let place, place != section else { return }
    section = place
    let part = session.sections[place]
    guard part.title != nil || part.description != nil else { return }
    say("")
    if let title = part.title { say(step(of: place) + text(title)) }
    if let description = part.description { read(description) }
  }

  /// The step of a section in a form with pages: `Step 2 of 4: `.
  private func step(of section: Int) -> String {
    session.pages.firstIndex(of: section).map {
      text(.say("screen.step", ["step": $0 + 1, "total": session.pages.count])) + language.colon
    } ?? ""
  }

  private mutating func read(_ wording: Wording) { say(MarkdownReader.words(of: text(wording))) }
}

extension PlainDialog {
  /// The line that asks for an answer, such as `First Name, required [Ada]:`.
  ///
  /// The brackets show what Enter alone keeps, so never a wrong value.
  private func prompt(for state: FieldState) -> String {
    var marks: [Wording] = []
    if state.editor == .table {
      marks.append(.say(state.entryCount == 0 ? "plain.addFirst" : "plain.addOrOpen"))
    }
    if state.editor == .toggle { marks.append(.say("plain.yesOrNo")) }
    if let format = state.format(in: language) { marks.append(.verbatim(format)) }
    switch session.form.requiredMark {
    case .asterisk where state.isRequired: marks.append(.say("plain.required"))
    case .optional where !state.isRequired: marks.append(.say("plain.optional"))
    default: break
    }
    let hasValue = state.editor == .toggle || !state.data.isEmpty && state.editor != .table
    let label = named(state, with: marks)
    guard hasValue, state.ownError == nil else { return leadingUp(label) }
    return label + " [\(shownValue(of: state))]" + language.colon
  }

  /// The label and what to know about the field: `Birthday, MM/DD/YYYY, required`.
  private func named(_ state: FieldState, with marks: [Wording]) -> String {
    let label = text(state.label)
    if marks.isEmpty { return label }
    let words = marks.map(text).joined(separator: language.comma)
    // A screen reader stumbles over a comma after a question mark.
    return label + (label.isAsking ? language.inBrackets(words) : language.comma + words)
  }

  /// A text with a colon after it; a question needs none.
  private func leadingUp(_ text: String) -> String {
    text + (!text.isAsking ? language.colon : language == .japanese ? "" : " ")
  }

  func listed(_ state: FieldState) -> String {
    let isEmpty = state.data.isEmpty && state.editor != .toggle
    let missing = state.isDerived ? state.warning?.wording : nil
    let value = isEmpty ? text(missing ?? .say("plain.empty")) : shownValue(of: state)
    return leadingUp(named(state, with: state.isReadOnly ? [.say("plain.readOnly")] : [])) + value
  }

  /// The value as it may be shown; of a secret, only what its type reveals.
  func shownValue(of state: FieldState) -> String {
    if state.field.isSecret { return state.coveredText }
    if state.editor == .toggle {
      return String((state.typed.isOn ? Reply.yes : .no).letter(in: language))
    }
    return state.settledText
  }
}

extension FieldState {
  /// The type's first hint, reworded because nothing is typed yet and all is still to be typed.
  fileprivate var firstHint: Wording? {
    guard let hint = typeHint, let sentence = hint.sentence else { return typeHint }
    // What is left in a block of text is its limit, and not asked for.
    if case .lines = editor { return hint }
    let kind: Wording
    switch (sentence.key, type.subject.sentence?.key) {
    case ("length.digitsLeft", _): return .say("length.enterDigits", counting: sentence.count)
    case ("length.charactersLeft", _):
      return .say("length.enterCharacters", counting: sentence.count)
    case (let key, _) where !key.hasPrefix("number."): return hint
    case (_, "subject.wholeNumber"): kind = .say("number.enterWholeNumber")
    case (_, "subject.number"), (_, "subject.percentage"): kind = .say("number.enterNumber")
    case (_, "subject.amount"): kind = .say("number.enterAmount")
    default: return hint
    }
    // Limits alone don't say that a number is wanted.
    return kind == hint
      ? hint : .say("plain.enter", ["kind": kind, "limits": Wording.continued(hint)])
  }

  /// The format of a value, if letters can describe it: `MM/DD/YYYY`.
  fileprivate func format(in language: Language) -> String? {
    if let hint = type.hint("")?.sentence, hint.key.hasPrefix("date.incomplete") {
      return hint.words(at: "pattern").text(in: language)
    }
    guard let pattern = type.template(for: "")?.pattern else { return nil }
    let letters = pattern.filter { $0.isLetter }
    let isWords = Set(letters).count > 1 && !pattern.contains { $0.isNumber }
    return isWords ? pattern : nil
  }
}

extension String {
  fileprivate var isAsking: Bool { last.map("?!？！".contains) ?? false }
}
