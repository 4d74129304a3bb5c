// What a person does: keys, pastes, commands.
extension FormSession {
  /// Carries out what the person did; `time` is when it came, on the clock of ``wasShown(at:)``.
  package mutating func handle(_ input: Input, at time: Duration? = nil) {
    let judgement = Judgement(of: form)
    defer { judgement.end() }
    takingBackAction { $0.carryOut(input, at: time) }
  }

  private mutating func carryOut(_ input: Input, at time: Duration?) {
    if question != nil { return ask(about: input, at: time) }
    if case .performing = outcome { return interrupt(by: input) }
    guard outcome == .editing else { return }
    notice = nil
    if let opened { return handle(input, at: time, in: opened) }
    switch input {
    case .key(let key): KeyMap[keyPlace].command(for: key).map { handle($0) }
    case .paste(let text): paste(PastedText(text))
    case .mouse: break
    }
  }

  package mutating func handle(_ key: Key) { handle(.key(key)) }

  package mutating func handle(_ command: Command) {
    guard outcome == .editing else { return }
    let judgement = Judgement(of: form)
    defer { judgement.end() }
    notice = nil
    takingBackAction { $0.carryOut(command) }
  }

  private mutating func carryOut(_ command: Command) {
    switch command {
    case .edit(.yank): paste(PastedText(clipboardText))
    case .edit(.paste(let text)): paste(text)
    case .edit(let edit): self.edit(edit)
    case .activate: activate()
    case .open: open()
    case .confirm: confirm()
    case .defaultAction: form.defaultAction.map { run($0) }
    case .reveal: isRevealing = focusedField != nil && !isRevealing
    case .openEditor: prepareForEditor()
    case .escape: leave()
    case .nextError: moveToFault(by: 1)
    case .previousError: moveToFault(by: -1)
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .nextSection where page != nil: turnPage(by: 1)
    case .previousSection where page != nil: turnPage(by: -1)
    case .nextStop, .previousStop:
      if command == .nextStop { takeSuggestionMeant() }
      places.target(of: command, from: focus).map { come(to: $0, goingOn: command.goesOn) }
    case .moveEntry, .doubleEntry: changeEntry(by: command)
    case .step(let count): if !step(by: count), count < 0 { open() }
    default:
      places.target(of: command, from: focus).map { moveFocus(to: $0, goingOn: command.goesOn) }
    }
  }

  private mutating func edit(_ edit: EditCommand) {
    guard !editField(edit), open(), var opened else { return }
    // A letter that opens a list begins its filter or an entry; the field never takes it.
    if case .insert(let character) = edit {
      opened.goToAdding()
      handle(.key(.character(character)), at: nil, in: opened)
    }
  }

  private mutating func move(by step: Int) {
    if moveInside(by: step) { return }
    places.inRow(by: step, from: focus).map { moveFocus(to: $0, goingOn: step > 0) }
  }

  private mutating func activate() {
    switch focus {
    case .field(let index) where fields[index].editor == .toggle:
      toggle(index)
    case .field(let index) where fields[index].editor.isOpenChoice:
      choose(fields[index].entry.cursor.place)
    case .field(let index) where !fields[index].editor.isText: open()
    case .field: edit(.insert(" "))
    case .action(let index): run(index)
    case .next: turnPage(by: 1)
    case .back: turnPage(by: -1)
    case nil: break
    }
  }

  private mutating func confirm() {
    if let index = attempt.reviewed, case .field = focus { return run(index) }
    takeOptionGoneTo()
    takeSuggestionMeant()
    switch focus {
    case .action(let index): run(index)
    case .next: turnPage(by: 1)
    case .back: turnPage(by: -1)
    case .field(let index) where fields[index].editor.isEntries: if !open() { handle(.nextStop) }
    case .field(let index) where fields[index].isBlank && fields[index].editor.opensFromEnter:
      if !open(), !fields[index].outside.isAwaited { handle(.nextStop) }
    case .field(let index) where index == places.lastField && form.submitsOnEnter:
      form.defaultAction.map { run($0) }
    case .field(let index) where index == places.lastField:
      buttons.first.map { moveFocus(to: $0) }
    default: handle(.nextStop)
    }
  }

  /// Goes on to the next field once the focused one is answered well, else shows what is wrong.
  package mutating func goOnIfAnswered() {
    guard outcome == .editing else { return }
    notice = nil
    takeSuggestionMeant()
    guard let index = focusedField, settleField() else { return }
    if fields[index].verdict.isValid {
      handle(.nextStop)
    } else {
      show([index], goingTo: .field(index))
    }
  }

  /// In an empty choice, going to an option and then leaving the field chooses that option.
  private mutating func takeOptionGoneTo() {
    guard let state = focusedState, state.editor == .radio, state.isBlank,
      state.entry.cursor.letters != nil
    else { return }
    choose(state.entry.cursor.place)
  }

  /// Turns the page; a page with errors isn't left forwards, unless the form allows that.
  private mutating func turnPage(by step: Int) {
    guard settleField(), let target = places.page(by: step) else { return }
    let faults = step > 0 && form.navigation == .gated ? places.pageFaults : []
    guard faults.isEmpty else { return report(faults, blocking: .say("screen.next")) }
    turn(toPage: target)
  }

  /// Pastes a text, or asks whether its lines and cells should fill the following fields.
  private mutating func paste(_ text: PastedText) {
    guard !text.text.isEmpty else { return }
    if canFill(with: text) {
      question = .fill(text.parts)
    } else {
      paste(text.text)
    }
  }

  /// Leaves the form without asking, and keeps the answers; used when no more input can come.
  package mutating func cancel() {
    if outcome == .editing { close(keepingAnswers: true) }
  }

  /// Stays in the form although an end was tried, and says why.
  package mutating func stay(because reason: Wording) {
    reopen()
    notice = reason
  }

  /// Leaves at once if nothing would be lost, else asks first.
  mutating func leave() {
    if isChanged {
      question = .leave(keepingDrafts: form.keepsDrafts, rival)
    } else {
      close()
    }
  }
}

// Where the focus is, and what happens to the fields when it moves.
extension FormSession {
  /// Shows all sections together, for asking field by field in lines.
  package mutating func joinPages() {
    page = nil
    guard let focus, !places.contains(focus) else { return }
    self.focus = places.first
    enterField()
  }

  mutating func turn(toPage page: Int) {
    leaveField(goingOn: self.page.map { $0 < page } ?? true)
    self.page = page
    focus = places.first
    enterField()
    selectText()
  }

  /// Changes the fields; if that hides the focused one, the focus moves on.
  @discardableResult
  mutating func change<Result>(_ work: (inout LinkedFields) -> Result) -> Result {
    let result = work(&linked)
    guard let index = focusedField, linked.states[index].isHidden else { return result }
    isRevealing = false
    _ = linked.leave(index, goingOn: true)
    focus = places.next(by: 1, from: .field(index), around: false)
    if let page, !places.pages.contains(page) {
      self.page = places.pages.first { $0 > page } ?? places.pages.last
      focus = places.first
    }
    enterField()
    return result
  }

  mutating func change<Result>(
    _ index: Int, _ work: (inout FieldState, Surroundings) -> Result
  ) -> Result {
    change { $0.change(index, work) }
  }

  /// Moves the focus; the field that had it is left, and settled.
  ///
  /// If the person isn't going on, a field in which nothing was typed isn't marked.
  package mutating func moveFocus(
    to stop: Stop, goingOn: Bool = true, keepingErrors: Bool = false
  ) {
    guard places.contains(stop) else { return }
    if focus != stop || keepingErrors { leaveField(goingOn: goingOn) }
    // Leaving a field may have hidden the target.
    if places.contains(stop) {
      if page != nil { page = places.page(of: stop) }
      focus = stop
    }
    enterField(keepingErrors: keepingErrors)
  }

  mutating func enterField(keepingErrors: Bool = false) {
    guard let index = focusedField, linked.states[index].activity != .active else { return }
    linked.states[index].enter(keepingErrors: keepingErrors)
  }

  mutating func leaveField(goingOn: Bool) {
    isRevealing = false
    guard let index = focusedField else { return }
    if let said = change({ $0.leave(index, goingOn: goingOn) }) { notice = said }
  }

  /// Settles the focused field, as leaving it would; false if there is something to tell.
  mutating func settleField() -> Bool {
    guard let index = focusedField else { return true }
    change(index) { $0.settle(in: $1) }
    guard let said = linked.states[index].entry.notice else { return true }
    notice = said
    return false
  }

  mutating func show(_ faults: [Int], goingTo target: Stop?) {
    for index in faults { linked.states[index].showFailures() }
    if let target { go(toFault: target) }
  }

  /// Goes to a field with an error; the error stays visible until the next edit.
  private mutating func go(toFault target: Stop) { come(to: target, keepingErrors: true) }

  /// Moves the focus and selects the text of a line that it comes to.
  private mutating func come(
    to stop: Stop, goingOn: Bool = false, keepingErrors: Bool = false
  ) {
    let isNew = stop != focus
    moveFocus(to: stop, goingOn: goingOn, keepingErrors: keepingErrors)
    if isNew { selectText() }
  }

  /// Goes to the next known error, wrapping around; doesn't look for new ones.
  mutating func moveToFault(by step: Int) {
    guard let target = places.fault(by: step, from: focus) else {
      return notice = .say("screen.noErrors")
    }
    go(toFault: target)
  }

  /// Shows the notice that the last change of a field left.
  mutating func hear(_ index: Int) { notice = linked.states[index].entry.notice }
}

// What programs and the mouse do.
extension FormSession {
  /// Gives a field a value from the program: as an edit followed by leaving.
  public mutating func set(_ text: String, for id: String) {
    set(.text(text), for: id)
  }

  package mutating func set(_ value: Value, for id: String) {
    guard let index = form.index(of: id) else { return }
    takingBackAction { session in session.change { $0.set(value, at: index) } }
  }

  /// Changes to another day, as when midnight passes while the form is open.
  ///
  /// An action that is running keeps the day on which it began.
  package mutating func turn(to day: CalendarDate) {
    if outcome == .editing { change { $0.turn(to: day) } }
  }

  package mutating func answer(_ request: OutsideRequest, _ answer: OutsideAnswer) {
    switch (request, answer) {
    case (.check(let request), .check(let answer)): change { $0.answer(request, answer) }
    case (.options(let request), .options(let list)): change { $0.take(list, for: request) }
    default: break
    }
    runWaitingAction()
  }

  /// Judges every visible field and shows what is wrong; true if nothing is.
  @discardableResult
  public mutating func validate(focusFirstFailed: Bool = true) -> Bool {
    let failed = GroupValidator(self).faults(blocking: nil)
    show(failed, goingTo: focusFirstFailed ? failed.first.map(Stop.field) : nil)
    return failed.isEmpty
  }

  package mutating func go(to stop: Stop, goingOn: Bool = true) {
    guard isPointable else { return }
    notice = nil
    if stop != focus { moveFocus(to: stop, goingOn: goingOn) }
  }

  /// Puts the caret in the focused field before the character at `index`, or as near as possible.
  package mutating func placeCaret(at index: Int, isSelecting: Bool = false) {
    guard isPointable, let focusedField else { return }
    linked.states[focusedField].entry.buffer.moveCaret(to: index, isSelecting: isSelecting)
  }

  package mutating func choose(at place: Int) {
    guard isPointable else { return }
    notice = nil
    guard let field = focusedField, fields[field].editor.isEntries else {
      return takingBackAction { $0.choose(place) }
    }
    linked.states[field].entry.cursor.place = place
    open()
  }

  /// Moves up or down inside text of several lines or among visible options; false at their edge.
  package mutating func moveInside(by command: Command) -> Bool {
    guard isPointable, command == .up || command == .down else { return false }
    return moveInside(by: command == .down ? 1 : -1)
  }

  private var isPointable: Bool { outcome == .editing && !hasOverlay }
}
