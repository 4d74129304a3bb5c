// What editing keys do to the field in focus.
extension FormSession {
  /// Carries out an editing key in the focused field; false if the key should open a list.
  mutating func editField(_ edit: EditCommand) -> Bool {
    guard let index = focusedField else { return true }
    if takeBackPaste(by: edit) { return true }
    if let suggestion = linked.states[index].suggestion(takenBy: edit) {
      take(.text(suggestion), for: index)
      return true
    }
    switch linked.states[index].editor {
    case .line, .lines, .calendar: apply(edit, at: index)
    case .entries, .table: return editTable(edit, at: index)
    case .choice, .choices: return editChosen(edit, at: index)
    case .radio, .checks: editOpen(edit, at: index)
    case .toggle where edit.reply(in: linked.language) != nil:
      set(edit.reply(in: linked.language) == .yes, at: index)
    case .toggle, .none: if edit.isAboutTheWhole { apply(edit, at: index) }
    }
    return true
  }

  /// Carries out an editing key in a field whose text isn't typed.
  private mutating func editChosen(_ edit: EditCommand, at index: Int) -> Bool {
    switch edit {
    case .insert: return false
    case .move, .select: break
    case .delete, .kill: take("", for: index)
    default: apply(edit, at: index)
    }
    return true
  }

  /// Edits a table: a letter on the line that adds begins an entry, and undo brings back a deleted
  /// entry.
  private mutating func editTable(_ edit: EditCommand, at index: Int) -> Bool {
    switch edit {
    case .insert: return linked.states[index].entryCursor < linked.states[index].entryCount
    case .delete, .kill: changeEntry(by: .removeEntry)
    case .copy, .undo, .redo, .restore: apply(edit, at: index)
    case .move(.start): linked.states[index].entry.cursor.place = 0
    case .move(.end): linked.states[index].entry.cursor.place = linked.states[index].entryCount
    case .paste, .yank, .cut, .move, .select: break
    }
    return true
  }

  /// Moves, doubles or removes the entry of a table that keys act on.
  mutating func changeEntry(by command: Command) {
    guard let index = focusedField, let state = focusedState, state.editor.isEntries else { return }
    if command == .doubleEntry, !state.takesMoreEntries {
      return notice = state.type.list?.most.map { .say("list.entriesAtMost", counting: $0) }
    }
    var entries = state.data.entries
    guard !state.isReadOnly, let place = entries.carryOut(command, at: state.entryCursor) else {
      return
    }
    take(.list(entries), for: index)
    linked.states[index].entry.cursor.place = place
    if command == .removeEntry { notice = .say("list.removed", ["number": place + 1]) }
  }

  /// Edits options that are all visible: letters and arrows go to one.
  private mutating func editOpen(_ edit: EditCommand, at index: Int) {
    let type = linked.states[index].type
    switch edit {
    case .insert(let letter): linked.states[index].entry.moveOption(to: letter, as: type)
    case .move(let motion), .select(let motion):
      _ = linked.states[index].entry.moveOption(by: motion, as: type)
    case .delete, .kill: take("", for: index)
    default: apply(edit, at: index)
    }
  }

  private mutating func set(_ isOn: Bool, at index: Int) {
    if linked.states[index].typed.isOn != isOn { toggle(index) }
  }

  mutating func toggle(_ index: Int) {
    if !linked.states[index].isReadOnly { change(index) { $0.toggle(in: $1) } }
  }

  /// Chooses one of the focused field's visible options, or drops that choice.
  mutating func choose(_ place: Int) {
    guard let index = focusedField, let state = focusedState, state.editor.isOpenChoice,
      !state.isReadOnly, let options = state.type.choiceOptions?.all,
      options.indices.contains(place)
    else { return }
    linked.states[index].entry.cursor = Entry.Cursor(place: place)
    guard let value = state.entry.value(choosing: options[place].value, as: state.type) else {
      return notice = .say("list.chooseAtMost", ["count": state.type.mostChoices ?? 0])
    }
    take(value, for: index)
  }

  mutating func apply(_ edit: EditCommand, at index: Int) {
    var clipboard = clipboard
    let isChanged = change { $0.edit(edit, at: index, &clipboard) }
    self.clipboard = clipboard
    hear(index)
    guard isChanged, case .insert = edit, focusedField == index, linked.states[index].isFullAndGood
    else { return }
    places.next(by: 1, from: focus).map { moveFocus(to: $0) }
  }

  /// Takes data that was chosen, as one step that can be undone.
  mutating func take(_ value: Value, for index: Int) {
    let held = linked.states[index].data
    guard value != held, !value.isEmpty || !held.isEmpty, !linked.states[index].isReadOnly else {
      return
    }
    change(index) { $0.replace(with: value, in: $1) }
    hear(index)
  }

  /// Takes the suggestion drawn behind an invalid text, if that makes it valid.
  mutating func takeSuggestionMeant() {
    guard let index = focusedField, linked.states[index].certainError != nil,
      let suggestion = linked.states[index].suggestion
    else { return }
    var tried = linked
    tried.change(index) { $0.replace(with: .text(suggestion), in: $1) }
    if tried.states[index].certainError == nil { take(.text(suggestion), for: index) }
  }

  /// Selects the text of a line that the focus came to, so that typing replaces it.
  mutating func selectText() {
    guard let index = focusedField else { return }
    let state = linked.states[index]
    guard state.editor.isText, !state.editor.hasLines, !state.isReadOnly, !state.isBlank
    else { return }
    linked.states[index].entry.buffer.move(.start)
    linked.states[index].entry.buffer.move(.end, isSelecting: true)
  }

  /// Steps a number, day or time up or down; false in other fields.
  mutating func step(by step: Int) -> Bool {
    guard let index = focusedField, let data = linked.states[index].stepped(by: step, linked.today)
    else {
      return false
    }
    take(data, for: index)
    return true
  }

  /// Replaces the whole text of the focused field; returns true if it was taken.
  @discardableResult
  mutating func replaceText(with text: String) -> Bool {
    guard let index = focusedField else { return false }
    let edits = linked.states[index].entry.buffer.edits
    change(index) { $0.replaceText(with: text, in: $1) }
    hear(index)
    return linked.states[index].entry.buffer.edits != edits || notice == nil
  }

  mutating func moveInside(by step: Int) -> Bool {
    guard let index = focusedField else { return false }
    switch linked.states[index].editor {
    case .lines: return linked.states[index].entry.buffer.moveByLine(step)
    case .radio, .checks:
      let type = linked.states[index].type
      return linked.states[index].entry.moveOption(by: step > 0 ? .right : .left, as: type)
    case .entries, .table: return linked.states[index].moveEntry(by: step)
    default: return false
    }
  }
}

extension EditCommand {
  /// The reply that a letter gives, in a language or in English.
  fileprivate func reply(in language: Language) -> Reply? {
    guard case .insert(let letter) = self else { return nil }
    return Reply.allCases.first { $0.isMeant(by: letter, in: language) }
  }

  /// True if it makes sense for a value that isn't typed, such as a switch.
  fileprivate var isAboutTheWhole: Bool {
    switch self {
    case .copy, .undo, .redo, .restore: true
    case .insert, .paste, .move, .select, .delete, .kill, .yank, .cut: false
    }
  }
}

// Pasting, into one field or several.
extension FormSession {
  /// The fields that the lines of a paste can fill, from the focused one on.
  var fillable: [Int] {
    guard let field = focusedField else { return [] }
    return linked.reachable.filter { $0 >= field && !linked.states[$0].isReadOnly }
  }

  /// True if the lines of a text may each fill a field of their own.
  func canFill(with text: PastedText) -> Bool {
    guard let state = focusedState, !state.isReadOnly, text.parts.count > 1 else { return false }
    return (state.editor == .line || state.editor == .calendar) && fillable.count > 1
  }

  /// Pastes a text into the focused field; if it isn't taken unchanged, it stays in the clipboard.
  @discardableResult
  mutating func paste(_ text: String) -> Bool {
    guard let index = focusedField else { return false }
    let edits = linked.states[index].entry.buffer.edits
    apply(.paste(text), at: index)
    let isTaken = linked.states[index].entry.buffer.edits != edits
    if !isTaken, notice == nil { notice = .say("form.notPasted") }
    if notice != nil { keep([text]) }
    return isTaken
  }

  /// Fills a field with each part, from the focused one on.
  ///
  /// The first goes in at the caret, the others replace what is in their fields. Parts that no
  /// field takes are reported, and kept in the clipboard.
  mutating func fill(with parts: [String]) {
    var left: [String] = []
    var isSecret = false
    pasted = PastedFields()
    for (number, part) in parts.enumerated() {
      if number > 0 {
        guard let next = fillable.first(where: { $0 > focusedField ?? 0 }) else {
          left += parts[number...]
          break
        }
        moveFocus(to: .field(next))
      }
      if let index = focusedField {
        pasted.fields.append((index, linked.states[index].entry.buffer, ""))
      }
      guard !(number == 0 ? paste(part) : replaceText(with: part)) else { continue }
      left.append(part)
      isSecret = isSecret || (focusedState?.field.isPrivate ?? false)
    }
    for place in pasted.fields.indices {
      pasted.fields[place].data = linked.states[pasted.fields[place].field].data
    }
    guard !left.isEmpty else { return }
    if !isSecret { clipboard.keep(left.joined(separator: "\n")) }
    notice = .say(!isSecret ? "form.partsKept" : "form.partsLeft", counting: left.count)
  }

  /// Undoes or redoes a paste into several fields, if none changed since; a secret that was undone
  /// stays away.
  private mutating func takeBackPaste(by edit: EditCommand) -> Bool {
    guard edit == (pasted.isTakenBack ? .redo : .undo),
      pasted.fields.contains(where: { $0.field == focusedField }),
      pasted.fields.allSatisfy({ linked.states[$0.field].data == $0.data })
    else { return false }
    pasted.isTakenBack.toggle()
    for (place, (field, buffer, _)) in pasted.fields.enumerated() {
      pasted.fields[place].buffer = linked.states[field].entry.buffer
      change(field) {
        $0.entry.buffer = buffer
        $0.changed(in: $1)
      }
      pasted.fields[place].data = linked.states[field].data
    }
    pasted.fields.removeAll { linked.states[$0.field].field.isPrivate }
    return true
  }

  /// Keeps pasted text for Ctrl-Y, unless it was meant for a secret.
  mutating func keep(_ parts: [String]) {
    guard let state = focusedState, !state.field.isPrivate else { return }
    clipboard.keep(parts.joined(separator: "\n"))
  }
}

/// A paste that filled several fields, undone and redone in one step.
struct PastedFields {
  /// For each field, the text that undo or redo brings back, and the data it has now.
  var fields: [(field: Int, buffer: EditBuffer, data: Value)] = []
  var isTakenBack = false
}

/// A text that was pasted, and the lines and cells in it.
struct PastedText {
  let text: String
  /// The lines and cells that hold anything.
  let parts: [String]

  init(_ text: String) {
    var parts: [String] = []
    var rest = text[...]
    // `split` would hold the whole text a second time.
    while !rest.isEmpty {
      let end = rest.firstIndex { $0.isNewline || $0 == "\t" } ?? rest.endIndex
      if !rest[..<end].isBlank { parts.append(String(rest[..<end])) }
      rest = rest[end...].dropFirst()
    }
    self.text = text
    self.parts = parts
  }
}
