import TField
import TFieldScreen

/// What is asked: a field, an action, or a question before the form goes on.
extension PlainDialog {
  /// Asks for what the session waits for, past everything that can't be answered.
  mutating func ask() {
    while let index = session.focusedField, session.question == nil, session.opened == nil {
      let state = session.fields[index]
      if !state.isHidden {
        introduceSection(of: index)
        sayNotes(before: index)
        guard state.isReadOnly else { return ask(for: index) }
        say(listed(state))
      }
      guard advance() else { break }
    }
    if case .review(let review) = session.opened, session.question == nil { show(review) }
    guard let question = session.question else { return askForAction() }
    ask(question)
    guard question.subject == .report else { return }
    session.answer(.close)
    explainFailure()
    ask()
  }

  /// Lists the answers, and goes on to the question about the action.
  private mutating func show(_ review: Review) {
    say("")
    say(.screen(.checkAnswers))
    for index in review.fields { say(listed(session.fields[index])) }
    session.pick(.action)
  }

  private mutating func ask(for index: Int) {
    let state = session.fields[index]
    guard collected.isEmpty else { return say("> ") }
    if hinted != index { introduce(state) }
    hinted = index
    if takesLines(state.type) { say(.plain(.severalLines)) }
    sayOptions(of: state)
    if state.editor == .table { sayEntries(of: state) }
    say(prompt(for: state))
  }

  /// What is said of a field before it is asked for the first time.
  private mutating func introduce(_ state: FieldState) {
    if let description = state.field.options.description { read(description) }
    if let hint = state.field.options.hint ?? (state.format == nil ? state.firstHint : nil) {
      say(hint)
    }
    if let placeholder = state.field.options.placeholder {
      say(.plain(.forExample(text(placeholder))))
    }
  }

  /// The words that stand on the form between the last field reached and this one.
  private mutating func sayNotes(before index: Int) {
    for place in reached..<max(index, reached) where session.fields[place].type is Note {
      if !session.fields[place].isHidden { read(session.fields[place].field.label) }
    }
    reached = max(reached, index + 1)
  }

  private mutating func sayOptions(of state: FieldState) {
    guard let options = state.type.choiceOptions else { return }
    for (index, option) in options.all.enumerated() { say("\(index + 1). \(option.listed)") }
  }

  /// Asks with a number for each button; Enter alone is the safe answer, which is the first.
  private mutating func ask(_ question: Question) {
    if question.subject != .report { read(question.sentence) }
    for line in question.lines { say(line) }
    guard question.subject != .report else { return }
    for (index, button) in question.buttons.enumerated() {
      say("\(index + 1). \(text(button.label))")
    }
    say(text(.plain(.choice)) + " [1]" + language.colon)
  }

  private mutating func askForAction() {
    section = nil
    say("")
    say(.plain(.actions))
    let standard = session.form.defaultAction
    for (index, action) in session.form.actions.enumerated() {
      let mark = index == standard ? language.inBrackets(text(.plain(.standard))) : ""
      say("\(index + 1). \(text(action.label))\(mark)")
    }
    say(text(.plain(.action)) + (standard.map { " [\($0 + 1)]" } ?? "") + language.colon)
  }

  private mutating func introduceSection(of index: Int) {
    let place = session.form.sections.firstIndex { $0.fields.contains(index) }
    guard let place, place != section else { return }
    section = place
    let part = session.form.sections[place]
    guard part.title != nil || part.description != nil else { return }
    say("")
    if let title = part.title { say(title) }
    if let description = part.description { read(description) }
  }

  /// Says a text without the marks of its Markdown.
  private mutating func read(_ wording: Wording) { say(MarkdownReader.words(of: text(wording))) }
}

extension PlainDialog {
  /// The line that asks for an answer, such as `First Name (required) [Ada]:`.
  private func prompt(for state: FieldState) -> String {
    if state.editor == .table {
      return named(state, with: [.plain(.addOrOpen(state.entryCount))]) + language.colon
    }
    let value = isToggle(state) || !state.data.isEmpty ? " [\(shownValue(of: state))]" : ""
    let form: [Wording] =
      isToggle(state) ? [.plain(.yesOrNo)] : state.format.map { [.verbatim($0)] } ?? []
    return named(state, with: form) + value + language.colon
  }

  /// The label, and what must be known of the field: `Birthday, MM/DD/YYYY, required`.
  private func named(_ state: FieldState, with others: [Wording]) -> String {
    var marks = others.map(text)
    switch session.form.requiredMark {
    case .asterisk where state.isRequired: marks.append(text(.plain(.required)))
    case .optional where !state.isRequired: marks.append(text(.plain(.optional)))
    default: break
    }
    let label = text(state.field.label), words = marks.joined(separator: language.comma)
    // A comma behind a question mark is read out as a stumble.
    if marks.isEmpty { return label }
    let isSentence = label.last.map("?!？！".contains) ?? false
    return label + (isSentence ? language.inBrackets(words) : language.comma + words)
  }

  /// A line that tells what stands in a field.
  func listed(_ state: FieldState) -> String {
    let isEmpty = state.data.isEmpty && !isToggle(state)
    let value = isEmpty ? text(.plain(.empty)) : shownValue(of: state)
    return named(state, with: state.isReadOnly ? [.plain(.readOnly)] : []) + language.colon + value
  }

  /// The value as others may see it; of a secret only what its type lets be seen.
  func shownValue(of state: FieldState) -> String {
    if state.field.isSecret {
      return state.type.mask == .nothing
        ? String(repeating: Mask.dot, count: 3) : state.type.mask.hiding(state.settledText)
    }
    if isToggle(state) { return text(state.typed.isOn ? .plain(.yes) : .plain(.no)) }
    return state.settledText
  }

  func isToggle(_ state: FieldState) -> Bool { state.editor == .toggle }
}

extension FieldState {
  /// What its type says before anything is typed: what is left is all there is to type.
  fileprivate var firstHint: Wording? {
    switch typeHint {
    case .length(.digitsLeft(let count)): .length(.enterDigits(count))
    case .length(.charactersLeft(let count)): .length(.enterCharacters(count))
    case let hint: hint
    }
  }

  /// How such a value is written, where its mask says that in letters: `MM/DD/YYYY`.
  fileprivate var format: String? {
    guard let pattern = template?.pattern else { return nil }
    let letters = pattern.filter { $0.isLetter }
    let isWords = Set(letters).count > 1 && !pattern.contains { $0.isNumber }
    return isWords ? pattern : nil
  }
}
