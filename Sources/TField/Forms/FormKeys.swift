/// What keys do to a form.
extension FormSession {
  /// Carries out what the person did.
  public mutating func handle(_ input: Input) {
    guard outcome == .editing else { return }
    let judgement = Judgement(of: form)
    defer { judgement.end() }
    if let opened, question == nil {
      notice = nil
      return handleOpened(opened, input)
    }
    switch input {
    case .key(let key): carryOut(key)
    case .paste(let text): if question == nil { paste(text) }
    case .mouse: break
    }
  }

  /// Carries out one key press.
  public mutating func handle(_ key: Key) { handle(.key(key)) }

  private mutating func carryOut(_ key: Key) {
    if let question { return answer(question, with: key) }
    if let command = KeyTable.command(for: key) { handle(command) }
  }

  /// Carries out a command.
  public mutating func handle(_ command: Command) {
    guard outcome == .editing else { return }
    let judgement = Judgement(of: form)
    defer { judgement.end() }
    notice = nil
    switch command {
    case .edit(let edit): self.edit(edit)
    case .activate: activate()
    case .open: open()
    case .confirm: confirm()
    case .defaultAction: form.defaultAction.map { run($0) }
    case .reveal: revealed = revealed == focusedField ? nil : focusedField
    case .openEditor: prepareForEditor()
    case .escape: question = isChanged ? .discard : .leave
    case .nextError: moveToError(by: 1)
    case .previousError: moveToError(by: -1)
    default: move(by: command)
    }
  }

  private mutating func move(by command: Command) {
    if moveInside(by: command) { return }
    guard let target = target(of: command) else { return }
    moveFocus(to: target)
  }

  private func target(of command: Command) -> Stop? {
    switch command {
    case .nextStop: stop(by: 1, from: focus)
    case .previousStop: stop(by: -1, from: focus)
    case .up: stopInRow(by: -1)
    case .down: stopInRow(by: 1)
    case .firstField: firstStop
    case .lastField: lastField.map(Stop.field)
    case .nextSection: sectionStart(by: 1)
    case .previousSection: sectionStart(by: -1)
    default: nil
    }
  }
}

extension FormSession {
  private mutating func edit(_ edit: EditCommand) {
    guard let index = focusedField else { return }
    if takeSuggestion(by: edit, at: index) { return }
    switch fields[index].editor {
    case .line, .lines, .calendar: self.edit(edit, at: index)
    case .choice, .radio, .choices, .entries: editChosen(edit, at: index)
    case .toggle, .none: if edit == .copy { self.edit(edit, at: index) }
    }
  }

  /// What editing keys do to a field whose text isn't typed: letters open and filter its list.
  private mutating func editChosen(_ edit: EditCommand, at index: Int) {
    switch edit {
    case .insert(let character) where fields[index].editor != .entries:
      open()
      handle(.character(character))
    case .move(let motion) where fields[index].editor == .radio:
      moveRadio(index, by: motion)
    case .insert, .move, .select: break
    case .delete, .kill: clear(index)
    default: self.edit(edit, at: index)
    }
  }

  private mutating func clear(_ index: Int) {
    guard !fields[index].isReadOnly else { return }
    take("", for: index)
  }

  mutating func edit(_ edit: EditCommand, at index: Int) {
    let surroundings = surroundings(of: index)
    if fields[index].handle(edit, clipboard: &clipboard, in: surroundings) {
      propagate(from: index)
      advance(from: index, after: edit)
    }
    notice = fields[index].notice
  }

  /// Moves on from a field that wants it, once its mask is full and good.
  private mutating func advance(from index: Int, after edit: EditCommand) {
    guard case .insert = edit, fields.span[index].isFullAndGood else { return }
    move(by: .nextStop)
  }

  private mutating func activate() {
    switch focus {
    case .field(let index) where fields[index].editor == .toggle: toggle(index)
    case .field(let index) where !fields[index].editor.isText: open()
    case .field: edit(.insert(" "))
    case .action(let index): run(index)
    case nil: break
    }
  }

  private mutating func toggle(_ index: Int) {
    guard !fields[index].isReadOnly else { return }
    fields[index].toggle(in: surroundings(of: index))
    propagate(from: index)
  }

  private mutating func confirm() {
    switch focus {
    case .action(let index): run(index)
    case .field(let index) where fields[index].editor.hasLines:
      edit(.insert("\n"), at: index)
    case .field(let index) where index == lastField && form.submitsOnEnter:
      form.defaultAction.map { run($0) }
    default: move(by: .nextStop)
    }
  }

  private var lastField: Int? { fields.indices.last(where: isReachable) }

  /// Whether anything differs from what the form opened with.
  public var isChanged: Bool { fields.contains(where: \.isChanged) }
}

extension FieldState {
  /// Whether it wants to be left by now: its mask is full, and what stands in it is valid.
  fileprivate var isFullAndGood: Bool {
    guard field.options.advancesWhenFull, verdict.isValid,
      let capacity = type.template(for: data)?.capacity
    else { return false }
    return buffer.characters.count == capacity && buffer.caret == capacity
  }
}
