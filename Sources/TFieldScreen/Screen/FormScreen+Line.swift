package import TField

// A form with one question in a single line, below a shell's prompt.
extension FormScreen {
  /// Draws question, answer and message; one column stays free, so that no terminal wraps the line.
  mutating func drawLine(of session: FormSession, on canvas: inout Canvas) {
    let room = max(1, canvas.width - 1)
    let isDone = session.outcome != .editing || viewState.isLeft
    var said = isDone ? nil : remark(inLineOf: session)
    let answer = parts(inLineOf: session, isDone: isDone)
    let answerWidth = options.width(of: answer.words)
    // Choices are shown whole if possible; typed text may be cut.
    let isChosen = session.fields.first?.editor.isText == false && answerWidth < room
    let least = isChosen ? answerWidth : min(answerWidth, max(8, room / 2))
    var point = Point(row: 0, column: 0)
    if let error = said, error.style == .error, error.width(in: options.charset) + 2 + least > room
    {
      // A long error has the line for itself until the next key; after that only its mark is shown.
      if viewState.isErrorAlone {
        point.column = canvas.write(error.line(in: options.charset), at: point, limit: room)
        canvas.cursor = point
        return
      }
      said = error.brief
    }
    let whole = DisplayText(words(ofQuestionIn: session), in: options.charset)
    if said?.style == .hint, whole.width + least + 8 > room { said = nil }
    let saidWidth = said.map { $0.width(in: options.charset) + 2 } ?? 0
    // If there isn't room for all, a hint gives way to the question, which gives way to the rest.
    let limit = max(0, room - least - (said?.style == .hint ? 0 : saidWidth))
    let question = whole.width <= limit ? whole : whole.cut(to: max(0, limit - 1))
    point.column = canvas.write(question, at: point, style: .labelFocused)
    // A cut question has lost the space at its end.
    if whole.width > limit { point.column = min(point.column + 1, limit) }
    let width = max(least, min(answerWidth, room - point.column - saidWidth))
    let window = Rect(row: 0, column: point.column, width: width, height: 1)
    answer.draw(&canvas, window)
    if let said {
      point.column = window.columns.upperBound + 2
      canvas.write(said.line(in: options.charset), at: point, limit: room - point.column)
    }
  }

  /// If the question doesn't fit in the line, moves it to lines of its own and returns them.
  package mutating func takeQuestion(outOf session: FormSession, width: Int) -> [String] {
    let room = max(1, width - 1)
    let answer = options.width(of: parts(inLineOf: session, isDone: false).words)
    let question = words(ofQuestionIn: session)
    guard options.width(of: question) + min(answer, max(8, room / 2)) > room else { return [] }
    viewState.isQuestionAbove = true
    let lines = options.lines(question, limit: room)
    return lines.map { DisplayText($0, in: options.charset).description }
  }

  /// Makes the next drawing the last one: what stays below the prompt.
  package mutating func leave() { viewState.isLeft = true }

  private func words(ofQuestionIn session: FormSession) -> String {
    if viewState.isQuestionAbove { return "" }
    let label = session.fields.first?.label.text(in: options.language) ?? ""
    return label.last.map { "?:".contains($0) } ?? true
      ? label + " " : label + options.language.colon
  }

  private func remark(inLineOf session: FormSession) -> Remark? {
    // The only question already shows why it blocks.
    if let notice = session.notice, !notice.isBlocked {
      return Remark(nil, options.text(notice), .status)
    }
    guard let state = session.focusedField.map({ session.fields[$0] }) else { return nil }
    return Remark.full(
      of: state, showsHint: state.isBlank || state.entry.buffer.isAsTyped, in: options.language)
  }

  /// The words after the question, and how to draw them in a part of the line.
  private func parts(
    inLineOf session: FormSession, isDone: Bool
  ) -> (words: String, draw: (inout Canvas, Rect) -> Void) {
    let state = session.fields.first(where: \.isAnswer)
    if isDone {
      let stop = session.buttons.first { $0 == session.focus } ?? session.buttons.first
      let dots = String(repeating: Mark.secret.character(in: options.charset), count: 8)
      // A secret leaves dots, always the same number, even one that was shown while it was typed.
      let words =
        state.map { $0.field.isPrivate ? dots : $0.answer(options) }
        ?? stop.map { options.text(session.label(of: $0)) } ?? ""
      return (words, { $0.write(words, at: $1.origin, limit: $1.width) })
    }
    let choices = choices(in: session, state)
    if let state, choices == nil {
      let text = FieldText(of: state, isRevealed: session.revealed != nil, options)
      return (
        text.shown.description + " ",
        { canvas, rect in
          let offset = text.offset(from: 0, room: rect.width - 1)
          text.draw(on: &canvas, in: rect, offset: offset, ground: .activeData)
          canvas.cursor = rect.origin.moved(columns: min(text.caret - offset, rect.width - 1))
        }
      )
    }
    let (words, focused) = choices ?? ([], 0)
    let items = words.enumerated().map { index, word in
      ItemLine.Item(text: word, target: .window, style: index == focused ? .choiceFocused : .plain)
    }
    let line = ItemLine(
      items: items, focused: items.isEmpty ? nil : focused, charset: options.charset)
    return (words.joined(separator: "  "), { line.draw(on: &$0, in: $1) })
  }

  private func choices(
    in session: FormSession, _ state: FieldState?
  ) -> (words: [String], focused: Int)? {
    guard let state else {
      let words = session.buttons.map { "[ \(options.text(session.label(of: $0))) ]" }
      return (words, session.buttons.firstIndex { $0 == session.focus } ?? 0)
    }
    if case .options(let picker) = session.opened {
      // The filter, and then the matches from the highlighted one on.
      let found = picker.matches.dropFirst(picker.highlight).prefix(9)
      let typed = picker.filter.isEmpty ? [] : [picker.filter + ": "]
      return (typed + found.map { picker.options.all[$0].listed }, typed.count)
    }
    if state.editor == .toggle {
      let words = ["question.yes", "question.no"].map { "[ \(options.text(.say($0))) ]" }
      return (words, state.typed.isOn ? 0 : 1)
    }
    guard state.editor.isOpenChoice else { return nil }
    let chosen = state.editor == .checks ? state.data.texts : nil
    let words = state.type.choiceOptions?.all.map { option in
      chosen.map { "[\($0.contains(option.value) ? "x" : " ")] \(option.label)" }
        ?? " \(option.label) "
    }
    return (words ?? [], state.entry.cursor.place)
  }

  mutating func pressInLine(_ key: Key, in session: inout FormSession) -> Request? {
    let command = KeyMap[session.opened == nil ? .form : .list].command(for: key)
    if let request = Request(asked: command) { return request }
    viewState.isErrorAlone = command == .confirm || command == .defaultAction
    if session.opened != nil {
      session.handle(.key(key), at: inputTime)
      return nil
    }
    let editor = session.focusedField.map { session.fields[$0].editor }
    switch (command, editor) {
    case (.escape, _): session.cancel()
    case (.confirm, .radio?), (.defaultAction, .radio?):
      if let field = session.focusedField {
        session.choose(at: session.fields[field].entry.cursor.place)
      }
      session.handle(.defaultAction)
    case (.confirm, .line?) where isDoubtful(session),
      (.defaultAction, .line?) where isDoubtful(session):
      viewState.doubted = session.focusedField.map { session.fields[$0].data }
      session.placeCaret(at: .max)
    case (.confirm, nil): if seen.focus == session.focus { session.handle(.confirm) }
    case (.confirm, _): session.handle(.confirm)
    case (.nextStop, nil), (.edit(.move(.right)), nil), (.down, nil), (.previousStop, nil),
      (.edit(.move(.left)), nil), (.up, nil):
      session.handle(.nextStop)
    case (.nextStop, .radio?), (.nextStop, .checks?), (.down, .radio?), (.down, .checks?):
      session.handle(.edit(.move(.right)))
    case (.previousStop, .radio?), (.previousStop, .checks?), (.up, .radio?), (.up, .checks?):
      session.handle(.edit(.move(.left)))
    case (.edit(.insert(let letter)), nil): press(letter, in: &session)
    case (.edit(.insert(let letter)), .toggle?):
      session.handle(.edit(.insert(letter)))
      if Reply.allCases.contains(where: { $0.isMeant(by: letter, in: options.language) }) {
        session.handle(.defaultAction)
      }
    case (.edit(.move), .toggle?): session.handle(.activate)
    // A suggestion after the text is accepted; there is no next field.
    case (.nextStop, .line?): session.handle(.edit(.move(.end)))
    case (.up, .line?), (.up, .calendar?): session.handle(.step(1))
    case (.down, .line?), (.down, .calendar?): session.handle(.step(-1))
    case (.up, _), (.down, _), (.nextStop, _), (.previousStop, _), (.help, _), (.openEditor, _),
      (.open, .calendar?):
      break
    case (let command?, _): session.handle(command)
    case (nil, _): break
    }
    return nil
  }

  /// True if the answer may be meant otherwise, and nobody has confirmed it yet.
  private func isDoubtful(_ session: FormSession) -> Bool {
    guard let state = session.focusedField.map({ session.fields[$0] }) else { return false }
    return state.correction != nil && viewState.doubted != state.data
  }

  private func press(_ letter: Character, in session: inout FormSession) {
    for reply in Reply.allCases where reply.isMeant(by: letter, in: options.language) {
      guard let index = session.form.actions.firstIndex(where: { $0.id == "\(reply)" }) else {
        continue
      }
      session.go(to: .action(index))
      session.handle(.confirm)
    }
  }
}
