// What a person does: keys, pastes, commands.
extension FormSession {
  /// Carries out what the person did; `time` is when it came, on the clock of ``wasShown(at:)``.
  package mutating func handle(_ input: Input, at time: Duration? = nil) {
    let judgement = Judgement(of: form)
    defer { judgement.end() }
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
      places.target(of: command, from: focus).map { moveFocus(to: $0) }
      selectPrefill()
    case .moveEntry, .doubleEntry: changeEntry(by: command)
    case .step(let count): if !step(by: count), count < 0 { open() }
    default: places.target(of: command, from: focus).map { moveFocus(to: $0) }
    }
  }

  private mutating func edit(_ edit: EditCommand) {
    guard !editField(edit), open(), var opened else { return }
    // A letter typed on a list that opens begins its filter or an entry: what is open takes it, never
    // the field.
    if case .insert(let character) = edit {
      opened.goToAdding()
      handle(.key(.character(character)), at: nil, in: opened)
    }
  }

  private mutating func move(by step: Int) {
    if moveInside(by: step) { return }
    places.inRow(by: step, from: focus).map { moveFocus(to: $0) }
  }

  private mutating func activate() {
    switch focus {
    case .field(let index) where fields[index].editor == .toggle:
      change { $0.toggle(index) }
    case .field(let index) where fields[index].editor.isOpenChoice:
      choose(fields[index].optionCursor)
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
    case .field(let index) where fields[index].editor == .table: if !open() { handle(.nextStop) }
    case .field(let index) where fields[index].isBlank && fields[index].editor.opensFromEnter:
      if !open(), !fields[index].isAwaitingOptions { handle(.nextStop) }
    case .field(let index) where index == places.lastField && form.submitsOnEnter:
      form.defaultAction.map { run($0) }
    case .field(let index) where index == places.lastField:
      buttons.first.map { moveFocus(to: $0) }
    default: handle(.nextStop)
    }
  }

  /// Whoever goes to an option of an empty choice, and then on, means that option.
  private mutating func takeOptionGoneTo() {
    guard let state = focusedState, state.editor == .radio, state.isBlank,
      state.optionSearch != nil
    else { return }
    choose(state.optionCursor)
  }

  /// Turns the page; one with faults isn't left forwards, unless the form lets people go freely.
  private mutating func turnPage(by step: Int) {
    guard settleField(), let target = places.page(by: step) else { return }
    let faults = step > 0 && form.navigation == .gated ? places.pageFaults : []
    guard faults.isEmpty else { return report(faults, blocking: .say("screen.next")) }
    turn(toPage: target)
  }

  /// Several lines or cells may fill the following fields instead of the focused one.
  private mutating func paste(_ text: PastedText) {
    guard !text.text.isEmpty else { return }
    if canFill(with: text) {
      question = .fill(text.parts)
    } else {
      paste(text.text)
    }
  }

  /// Leaves the form without asking, whatever is open, as when no more input can come.
  package mutating func cancel() {
    if outcome == .editing { close() }
  }

  /// Stays in a form that can't be left so, and says why.
  package mutating func stay(because reason: Wording) {
    reopen()
    notice = reason
  }

  /// Leaves at once where nothing would be lost, else asks first.
  mutating func leave() {
    if isChanged {
      question = .leave(keepingDrafts: form.keepsDrafts)
    } else {
      close()
    }
  }
}
