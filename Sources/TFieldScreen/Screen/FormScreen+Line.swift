package import TField

// The questions of a form, asked one after the other in a line below a shell's prompt. What a
// question opens, such as a list, stands in the rows below that line.
extension FormScreen {
  private static let mostMessageLines = 3

  /// Begins the question in focus; returns the lines above it: its description, and the question
  /// itself if the line has no room for it.
  package mutating func begin(in session: inout FormSession, width: Int) -> [String] {
    viewState = ViewState()
    viewState.asked = session.focusedField
    openList(in: &session)
    let room = max(1, width - 1)
    let field = asked(in: session) ?? session.fields.first
    let about = field?.description.map { options.lines(options.text($0), limit: room) } ?? []
    let answer = options.width(of: parts(inLineOf: session, isDone: false).words)
    let question = words(ofQuestionIn: session)
    viewState.isQuestionAbove =
      options.width(of: question) + min(answer, max(8, room / 2)) > room
    let asked = viewState.isQuestionAbove ? options.lines(question, limit: room) : []
    return (about + asked).map { DisplayText($0, in: options.charset).description }
  }

  /// True if the focus has gone on to another question, so that the line of this one is done.
  package func hasLeftQuestion(of session: FormSession) -> Bool {
    options.isInLine && session.outcome == .editing && session.focusedField != viewState.asked
  }

  /// What stays below the prompt, however the questions were left: a line for each.
  package mutating func farewell(of session: FormSession, width: Int) -> Canvas {
    viewState.isLeft = true
    guard !options.isInLine else { return canvas(for: session, width: width, height: 1) }
    var options = options
    options.isInLine = true
    let lines = session.fields.indices.filter { session.fields[$0].isAnswer }.map { index in
      var screen = Self(options)
      screen.viewState.asked = index
      return screen.farewell(of: session, width: width)
    }
    return lines.dropFirst().reduce(lines.first ?? Canvas(width: width, height: 1)) { $0.above($1) }
  }

  /// Draws the line and the rows below; one column stays free, so that no terminal wraps a line.
  mutating func line(of session: FormSession, width: Int, height: Int) -> Canvas {
    var canvas = Canvas(width: width, height: max(1, height), charset: options.charset)
    let isDone = session.outcome != .editing || viewState.isLeft
    let aside = isDone ? nil : aside(of: session)
    let area = Rect(rows: 1..<canvas.height, columns: 0..<max(1, width - 1))
    let isBeside = drawLine(of: session, isDone, aside, on: &canvas, room: area.width)
    var end = 1
    if let aside, !isBeside, !aside.isHint {
      let lines = aside.lines(in: options.charset, limit: area.width)
      canvas.write(lines, in: area)
      end = min(canvas.height, end + lines.count)
    }
    if !isDone {
      end = drawBelow(
        of: session, on: &canvas, in: Rect(rows: end..<canvas.height, columns: area.columns))
    }
    return canvas.rows(0..<end)
  }

  /// Draws question and answer, and what is said beside them if there is room; returns whether there
  /// is.
  private func drawLine(
    of session: FormSession, _ isDone: Bool, _ aside: Aside?, on canvas: inout Canvas, room: Int
  ) -> Bool {
    let answer = parts(inLineOf: session, isDone: isDone)
    let answerWidth = options.width(of: answer.words)
    // Choices are shown whole if possible; typed text may be cut.
    let isChosen = asked(in: session)?.editor.isText == false && answerWidth < room
    let least = isChosen ? answerWidth : min(answerWidth, max(8, room / 2))
    let whole = DisplayText(words(ofQuestionIn: session), in: options.charset)
    let limit = max(0, room - least)
    let question = whole.width <= limit ? whole : whole.cut(to: max(0, limit - 1))
    var point = Point(row: 0, column: 0)
    point.column = canvas.write(question, at: point, style: .labelFocused)
    // A cut question has lost the space at its end.
    if whole.width > limit { point.column = min(point.column + 1, limit) }
    let width = max(least, min(answerWidth, room - point.column))
    answer.draw(&canvas, Rect(row: 0, column: point.column, width: width, height: 1))
    guard let aside else { return true }
    let start = point.column + answerWidth + 2
    guard whole.width <= limit, start + aside.width(in: options.charset) <= room else {
      return false
    }
    canvas.write(aside.line(in: options.charset), at: Point(row: 0, column: start))
    return true
  }

  /// The field that is asked for; `nil` if only a button is to be chosen.
  private func asked(in session: FormSession) -> FieldState? {
    let index = viewState.asked ?? session.fields.firstIndex(where: \.isAnswer)
    return index.map { session.fields[$0] }
  }

  /// True if there is nothing to answer, and one button to go on.
  private func isOnlyTold(_ session: FormSession) -> Bool {
    asked(in: session) == nil && session.buttons.count == 1
  }

  private func words(ofQuestionIn session: FormSession) -> String {
    if viewState.isQuestionAbove { return "" }
    let field = asked(in: session) ?? session.fields.first
    let label = field?.label.text(in: options.language) ?? ""
    if isOnlyTold(session) { return label + " " }
    return label.last.map { "?:".contains($0) } ?? true
      ? label + " " : label + options.language.colon
  }

  /// The words after the question, and how to draw them in a part of the line.
  private func parts(
    inLineOf session: FormSession, isDone: Bool
  ) -> (words: String, draw: (inout Canvas, Rect) -> Void) {
    let state = asked(in: session)
    if isDone, isOnlyTold(session) { return ("", { _, _ in }) }
    if isDone {
      let stop = session.buttons.first { $0 == session.focus } ?? session.buttons.first
      let dots = String(repeating: Mark.secret.character(in: options.charset), count: 8)
      // A secret leaves dots, always the same number, even one that was shown while it was typed.
      let words =
        state.map { $0.field.isPrivate ? dots : $0.lineAnswer(options) }
        ?? stop.map { options.text(session.label(of: $0)) } ?? ""
      return (words, { $0.write(words, at: $1.origin, limit: $1.width) })
    }
    if case .options(let picker) = session.opened { return typed(picker.filter) }
    if case .lines? = state?.editor { return ("", { _, _ in }) }
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

  /// The filter of a list with the caret behind it.
  private func typed(
    _ filter: String
  ) -> (words: String, draw: (inout Canvas, Rect) -> Void) {
    let text = DisplayText(filter, in: options.charset)
    return (
      filter + " ",
      { canvas, rect in
        let seen = text.window(
          from: max(0, text.width + 1 - rect.width), width: max(0, rect.width - 1))
        canvas.write(seen, at: rect.origin)
        canvas.cursor = rect.origin.moved(columns: seen.width)
      }
    )
  }

  private func choices(
    in session: FormSession, _ state: FieldState?
  ) -> (words: [String], focused: Int)? {
    guard let state else {
      let words = session.buttons.map { "[ \(options.text(session.label(of: $0))) ]" }
      return (words, session.buttons.firstIndex { $0 == session.focus } ?? 0)
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
}

extension FieldState {
  /// The answer in one line: of several lines the first, with a sign that there are more.
  fileprivate func lineAnswer(_ options: FormScreen.Options) -> String {
    if editor.isEntries, !field.isPrivate {
      return entryTexts.joined(separator: options.language.comma)
    }
    let lines = answer(options).split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    guard lines.count > 1, case .lines = editor else {
      return lines.joined(separator: options.language.comma)
    }
    return "\(lines[0]) \(Mark.ellipsis.character(in: options.charset))"
  }
}

// What is said of the answer, and which keys are useful.
extension FormScreen {
  /// Words beside the answer, or below it if they have no room there.
  struct Aside {
    fileprivate let remark: Remark
    /// Keys that are useful now.
    fileprivate var keys = ""

    /// Hints give way where there is no room.
    fileprivate var isHint: Bool { remark.style == .hint || remark.style == .progress }

    fileprivate func width(in charset: Charset) -> Int { line(in: charset).width(in: charset) }

    fileprivate func line(in charset: Charset) -> Line {
      var line = remark.line(in: charset)
      if !keys.isEmpty { line.append(keys, .keys, at: line.width(in: charset) + 2, in: charset) }
      return line
    }

    fileprivate func lines(in charset: Charset, limit: Int) -> [Line] {
      let whole = line(in: charset)
      if whole.width(in: charset) <= limit { return [whole] }
      let lines = remark.lines(in: charset, limit: limit).prefix(FormScreen.mostMessageLines)
      return lines + (keys.isEmpty ? [] : [Line(keys, .keys)])
    }
  }

  private func aside(of session: FormSession) -> Aside? {
    if session.question != nil { return nil }
    if case .options(let picker) = session.opened { return aside(of: picker, session) }
    guard let remark = remark(inLineOf: session) else { return nil }
    let state = session.focusedField.map { session.fields[$0] }
    var useful: [(Command, Wording)] = []
    if state?.offersCorrection ?? false {
      useful = [(.edit(.move(.right)), .say("key.short.take"))]
    } else if state?.editor == .calendar || state?.offersList ?? false {
      useful = [(.open, .keyWord(.open))]
    }
    return Aside(remark: remark, keys: keys(useful, .form))
  }

  private func aside(of picker: OptionPicker, _ session: FormSession) -> Aside {
    if let refusal = picker.refusal {
      return Aside(remark: Remark(.invalid, options.text(refusal), .error))
    }
    if picker.filter.isEmpty, let remark = remark(inLineOf: session), remark.style != .hint {
      return Aside(remark: remark)
    }
    let count = Wording.say(
      "opened.matches", ["count": picker.matches.count, "total": picker.options.all.count])
    guard picker.isMultiple else {
      return Aside(remark: Remark(nil, options.text(count), .progress))
    }
    let useful: [(Command, Wording)] =
      picker.isFiltering
      ? [(.confirm, .say("opened.mark"))]
      : [(.activate, .say("opened.mark")), (.confirm, .say("opened.done"))]
    let chosen = picker.chosen.count
    let marked = picker.most.map { Wording.say("screen.chosen", counting: chosen, ["most": $0]) }
    let words = options.text(marked ?? .say("opened.marked", counting: chosen))
    return Aside(remark: Remark(nil, words, .progress), keys: keys(useful, .list))
  }

  private func keys(_ useful: [(command: Command, words: Wording)], _ place: KeyMap.Place) -> String
  {
    useful.compactMap { command, words in
      KeyMap[place].key(for: command).map {
        "\($0.name(in: options.language)) \(options.text(words))"
      }
    }.joined(separator: "  ")
  }

  private func remark(inLineOf session: FormSession) -> Remark? {
    // A single question already shows why it blocks.
    if let notice = session.notice, !notice.isBlocked {
      return Remark(nil, options.text(notice), .status)
    }
    guard let state = session.focusedField.map({ session.fields[$0] }) else { return nil }
    return Remark.full(
      of: state, showsHint: state.isBlank || state.entry.buffer.isAsTyped, in: options.language)
  }
}

// The rows below the line.
extension FormScreen {
  /// Draws what is open, or the lines of a text; returns the end of the rows that took.
  private mutating func drawBelow(
    of session: FormSession, on canvas: inout Canvas, in area: Rect
  ) -> Int {
    let start = area.rows.lowerBound
    if let question = session.question { return draw(question, on: &canvas, in: area) }
    switch session.opened {
    case .options(let picker):
      let view = OptionListView(picker, in: area, options)
      viewState.listScroll.top = view.top(viewState.listScroll)
      let caret = canvas.cursor
      view.drawOptions(on: &canvas, top: viewState.listScroll.top)
      // Typing goes on in the line above.
      canvas.cursor = caret
      return start + view.height
    case .calendar(let calendar):
      let size = CalendarSheet.size(options)
      let rect = Rect(
        row: start, column: 0, width: min(size.width, area.width),
        height: min(size.height, area.height))
      canvas.draw(calendar, beside: nil, in: rect, options)
      return rect.rows.upperBound
    case .entries, .review, .running: return start
    case nil:
      viewState.listScroll.isFollowing = true
      return drawText(of: session, on: &canvas, in: area)
    }
  }

  private func draw(_ question: Question, on canvas: inout Canvas, in area: Rect) -> Int {
    let rows = question.buttonRows(options, area.width, lines: area.height)
    let text = options.markdown(question.sentence, style: .plain, limit: area.width)
      .prefix(max(0, area.height - rows.count))
    canvas.write(text, in: area)
    let first = area.rows.lowerBound + text.count
    for (row, line) in zip(first..<max(first, area.rows.upperBound), rows) {
      line.draw(on: &canvas, in: Rect(rows: row..<row + 1, columns: area.columns))
    }
    return min(area.rows.upperBound, first + rows.count)
  }

  /// Draws as many lines of a text as there are, up to half of the screen, and its keys below.
  private mutating func drawText(
    of session: FormSession, on canvas: inout Canvas, in area: Rect
  ) -> Int {
    guard let field = session.focusedField, area.height > 0,
      let content = content(inLineOf: field, session)
    else { return area.rows.lowerBound }
    let most = min(max(1, canvas.height / 2), max(1, area.height - 1))
    let rect = Rect(
      row: area.rows.lowerBound, column: 0, width: area.width - 1,
      height: min(content.lineCount, most))
    let previous = viewState.textScroll.field == field ? viewState.textScroll.offset : 0
    let offset = content.offset(from: previous, in: rect)
    viewState.textScroll = (field, offset)
    content.draw(on: &canvas, in: rect, offset: offset, ground: .activeData)
    canvas.cursor = content.caretPoint(in: rect, offset: offset)
    let end = rect.rows.upperBound
    guard end < area.rows.upperBound else { return end }
    var useful: [(Command, Wording)] = [
      (.defaultAction, .say("opened.done")), (.escape, .keyWord(.escape)),
    ]
    if session.fields[field].isForEditor, !options.isRestricted {
      useful.append((.openEditor, .keyWord(.openEditor)))
    }
    canvas.write(
      keys(useful, .text), at: Point(row: end, column: 0), limit: area.width, style: .keys)
    return end + 1
  }

  /// The lines of a text as they are wrapped below the line; `nil` for other fields.
  func content(inLineOf field: Int, _ session: FormSession) -> FieldContent? {
    let state = session.fields[field]
    guard case .lines = state.editor else { return nil }
    let shown = state.shownLines(isRevealed: session.revealed == field, in: options.charset)
    let text = WrappedText(shown, width: max(1, drawn.bounds.width - 2), in: options.charset)
    return .text(
      text, caret: state.entry.buffer.caret, selection: state.entry.buffer.selection ?? 0..<0)
  }
}

// Keys in the line.
extension FormScreen {
  mutating func pressInLine(_ key: Key, in session: inout FormSession) -> Request? {
    let command = KeyMap[session.keyPlace].command(for: key)
    if let request = Request(asked: command) { return request }
    if session.question != nil {
      answer(.key(key), in: &session)
    } else if session.opened != nil {
      pressInList(key, in: &session)
    } else if let command {
      return perform(inLine: command, key, in: &session)
    }
    return nil
  }

  private mutating func perform(
    inLine command: Command, _ key: Key, in session: inout FormSession
  ) -> Request? {
    let editor = session.focusedField.map { session.fields[$0].editor }
    switch (command, editor) {
    case (_, .lines?): return performInText(command, key, in: &session)
    case (.escape, _): session.cancel()
    case (.confirm, .line?) where isDoubtful(session),
      (.defaultAction, .line?) where isDoubtful(session):
      viewState.doubted = session.focusedField.map { session.fields[$0].data }
      session.placeCaret(at: .max)
    case (.confirm, .radio?), (.defaultAction, .radio?):
      if let field = session.focusedField {
        session.choose(at: session.fields[field].entry.cursor.place)
      }
      takeAnswer(by: command, in: &session)
    case (.confirm, nil): if seen.focus == session.focus { session.handle(.confirm) }
    case (.confirm, _), (.defaultAction, _): takeAnswer(by: command, in: &session)
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
        takeAnswer(by: .confirm, in: &session)
      }
    case (.edit(.move), .toggle?): session.handle(.activate)
    // A suggestion after the text is accepted; there is no next field.
    case (.nextStop, .line?): session.handle(.edit(.move(.end)))
    case (.up, .line?), (.up, .calendar?): session.handle(.step(1))
    case (.down, .line?), (.down, .calendar?): session.handle(.step(-1))
    case (.edit, _), (.activate, _), (.open, _), (.step, _), (.reveal, _): session.handle(command)
    default: break
    }
    return nil
  }

  /// A text of several lines: Enter begins a line, and Ctrl-S is done.
  private mutating func performInText(
    _ command: Command, _ key: Key, in session: inout FormSession
  ) -> Request? {
    switch command {
    case .up, .down: _ = moveInside(by: command == .down ? 1 : -1, in: &session)
    case .edit(let edit):
      viewState.textGoalColumn = nil
      if !moveInLine(by: edit, in: &session) { session.handle(command) }
    case .activate, .reveal: session.handle(command)
    case .openEditor:
      session.handle(command)
      return session.textForEditor.map(Request.edit)
    case .defaultAction: takeAnswer(by: .confirm, in: &session)
    case .nextStop where key.modifiers == .alt: takeAnswer(by: .confirm, in: &session)
    // What was written isn't lost by one key.
    case .escape: if session.isChanged { session.handle(.escape) } else { session.cancel() }
    default: break
    }
    return nil
  }

  /// A list that is the question itself is answered by Enter, and left by Esc.
  private mutating func pressInList(_ key: Key, in session: inout FormSession) {
    guard case .options(let picker) = session.opened, let field = session.focusedField,
      !session.fields[field].editor.isText
    else { return session.handle(.key(key), at: inputTime) }
    viewState.listScroll.isFollowing = true
    let command = KeyMap[.list].command(for: key)
    switch command {
    case .escape: session.cancel()
    // These keys only open and close a list.
    case .defaultAction where KeyMap[.form].command(for: key) != .defaultAction: return
    case .confirm where picker.isMultiple && picker.isFiltering:
      session.handle(.key(key), at: inputTime)
    case .confirm, .defaultAction, .nextStop:
      guard picker.isMultiple || picker.highlighted != nil,
        let done = KeyMap[.list].key(for: .defaultAction)
      else { return }
      session.handle(.key(done), at: inputTime)
      takeAnswer(by: command == .defaultAction ? .defaultAction : .confirm, in: &session)
    default:
      session.handle(.key(key), at: inputTime)
      if session.opened == nil { takeAnswer(by: .confirm, in: &session) }
    }
  }

  /// Opens the list of a question that can only be answered from it.
  private func openList(in session: inout FormSession) {
    guard session.outcome == .editing, session.opened == nil, session.question == nil,
      let field = session.focusedField, field == viewState.asked,
      session.fields[field].editor.opensFromEnter, session.outsideRequests.isEmpty
    else { return }
    session.handle(.open)
  }

  /// Ends the form with the answer to its last question; another answer leads to the next.
  private func takeAnswer(by command: Command, in session: inout FormSession) {
    let isList = session.focusedField.map { session.fields[$0].editor.opensFromEnter } ?? false
    if command == .defaultAction || isList && isLast(session) {
      session.handle(.defaultAction)
    } else if isLast(session) {
      session.handle(command)
    } else {
      session.goOnIfAnswered()
    }
    openList(in: &session)
  }

  private func isLast(_ session: FormSession) -> Bool {
    session.focusedField == session.fields.lastIndex(where: \.isAnswer)
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
