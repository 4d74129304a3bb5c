/// What a person does to one field, as far as it needs nothing but the fields.
extension LinkedFields {
  /// Carries out an editing key in a field; returns true if the data changed.
  mutating func edit(_ edit: EditCommand, at index: Int, _ clipboard: inout Clipboard) -> Bool {
    let surroundings = surroundings(of: index)
    guard states[index].handle(edit, clipboard: &clipboard, in: surroundings) else { return false }
    propagate(from: index)
    return true
  }

  /// Switches a field on or off.
  mutating func toggle(_ index: Int) {
    guard !states[index].isReadOnly else { return }
    change(index) { $0.toggle(in: $1) }
  }

  /// Takes data that was chosen, as one step that can be undone.
  mutating func take(_ data: String, for index: Int) {
    guard data != states[index].data, !states[index].isReadOnly else { return }
    change(index) { $0.replace(with: data, in: $1) }
  }

  /// Takes data and gives it up again, so that undo brings it back.
  mutating func discard(_ data: String, for index: Int) {
    let before = states[index].data
    take(data, for: index)
    take(before, for: index)
  }

  /// Puts a whole text in place of another, as one undo step; returns true if it was taken.
  mutating func replaceText(of index: Int, with text: String) -> Bool {
    let edits = states[index].buffer.edits
    change(index) { $0.replaceText(with: text, in: $1) }
    return states[index].buffer.edits != edits || states[index].notice == nil
  }

  /// Settles the data of a field as leaving it would; returns what to tell about it.
  mutating func settle(_ index: Int) -> Wording? {
    change(index) { $0.settle(in: $1) }
    return states[index].notice
  }

  /// Leaves a field; returns what to tell about it.
  mutating func leave(_ index: Int) -> Wording? {
    guard states[index].activity == .active else { return nil }
    change(index) { $0.leave(in: $1) }
    askCheck(of: index)
    return states[index].notice
  }
}

// Options that stand in the open.
extension LinkedFields {
  /// The option that a motion goes to from the chosen one; `nil` at the edge.
  func option(_ index: Int, by motion: EditCommand.Motion) -> String? {
    guard let options = states[index].type.choiceOptions else { return nil }
    let chosen = options.index(of: states[index].data)
    let last = options.all.count - 1
    let place =
      switch motion {
      case .left, .wordLeft: chosen.map { $0 - 1 } ?? -1
      case .right, .wordRight: chosen.map { $0 + 1 } ?? 0
      case .start: 0
      case .end: last
      }
    return options.all.indices.contains(place) ? options.all[place].value : nil
  }

  /// What opens from a field: its options, a calendar, its entries; `nil` if nothing does.
  func overlay(of index: Int) -> Opened? {
    let state = states[index]
    guard !state.isReadOnly, !state.isHidden else { return nil }
    switch state.editor {
    case .choice, .radio, .choices:
      return state.type.choiceOptions.map {
        let chosen = Entries(state.data).array
        return .options(
          OptionPicker($0, for: index, chosen: chosen, isMultiple: state.editor == .choices))
      }
    case .calendar:
      return state.type.calendar.map {
        .calendar(CalendarSheet($0, for: index, holding: state.data, today: today))
      }
    case .entries: return state.type.entryList.map { .entries(entrySheet($0, of: index)) }
    case .line where state.offersList:
      let chosen = [state.data, state.text]
      let options = ChoiceOptions(state.offered)
      return .options(OptionPicker(options, for: index, chosen: chosen, isMultiple: false))
    case .line, .lines, .toggle, .none: return nil
    }
  }

  private func entrySheet(_ list: EntryList, of index: Int) -> EntrySheet {
    let state = states[index]
    var sheet = EntrySheet(
      list, for: index, titled: state.field.label, data: state.data, today: today,
      language: language)
    sheet.failure = state.validity.error.flatMap { $0.code == .entry ? nil : $0 }
    return sheet
  }

  /// What the list's own rules say of entries.
  func failure(of sheet: EntrySheet) -> FieldError? {
    let found = states[sheet.field].findings(
      about: sheet.data, in: surroundings(of: sheet.field))
    return found.lazy.map(\.error).first { $0.code != .entry }
  }
}
