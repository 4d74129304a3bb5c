/// What a person does to one field, as far as it needs nothing but the fields.
extension LinkedFields {
  /// Carries out an editing key in a field; returns true if the data changed.
  mutating func edit(_ edit: EditCommand, at index: Int, _ clipboard: inout Clipboard) -> Bool {
    let surroundings = surroundings(of: index)
    defer { noteTable(index) }
    guard states[index].handle(edit, clipboard: &clipboard, in: surroundings) else { return false }
    propagate(from: index)
    return true
  }

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
  mutating func choose(_ place: Int, of index: Int) -> Wording? {
    guard let options = states[index].type.choiceOptions?.all, options.indices.contains(place),
      !states[index].isReadOnly
    else { return nil }
    (states[index].optionCursor, states[index].optionSearch) = (place, nil)
    let value = options[place].value
    guard states[index].editor == .checks else {
      take(value, for: index)
      return nil
    }
    var chosen = Entries(states[index].data).array
    if let known = chosen.firstIndex(of: value) {
      chosen.remove(at: known)
    } else if let most = states[index].type.mostChoices, chosen.count >= most {
      return .say("list.chooseAtMost", ["count": most])
    } else {
      chosen.append(value)
    }
    take(Entries.data(of: chosen), for: index)
    return nil
  }

  mutating func goToOption(_ place: Int, of index: Int) {
    (states[index].optionCursor, states[index].optionSearch) = (place, "")
  }

  /// Moves to another option, without choosing it; false at the edge.
  mutating func moveOption(of index: Int, by motion: EditCommand.Motion) -> Bool {
    let last = (states[index].type.choiceOptions?.all.count ?? 0) - 1
    let cursor = states[index].optionCursor
    let place =
      switch motion {
      case .left, .wordLeft: cursor - 1
      case .right, .wordRight: cursor + 1
      case .start: 0
      case .end: last
      }
    guard (0...max(last, 0)).contains(place) else { return false }
    goToOption(place, of: index)
    return true
  }

  /// Moves to the option that begins with the letters typed in a row; where none does, to the next
  /// one that begins with the last of them, around the end.
  mutating func moveOption(of index: Int, to letter: Character) {
    let labels = (states[index].type.choiceOptions?.all ?? []).map(\.label.folded)
    let begun = states[index].optionSearch ?? ""
    let cursor = states[index].optionCursor
    let word = begun + String(letter).folded
    if !begun.isEmpty, let place = labels.firstIndex(where: { $0.hasPrefix(word) }) {
      (states[index].optionCursor, states[index].optionSearch) = (place, word)
      return
    }
    let wanted = String(letter).folded
    let places = labels.indices.filter { labels[$0].hasPrefix(wanted) }
    guard let place = places.first(where: { $0 > cursor }) ?? places.first else { return }
    (states[index].optionCursor, states[index].optionSearch) = (place, wanted)
  }

  /// What opens from a field: its options, a calendar, its entries; `nil` if nothing does.
  func overlay(of index: Int) -> Opened? {
    let state = states[index]
    guard !state.isReadOnly, !state.isHidden, !state.isPending else { return nil }
    switch state.editor {
    case .choice, .radio, .choices, .checks:
      return state.type.choiceOptions.map {
        let chosen = Entries(state.data).array
        return .options(
          OptionPicker(
            $0, for: index, chosen: chosen, isMultiple: state.type.editor.hasEntries,
            most: state.type.mostChoices))
      }
    case .calendar:
      return state.type.calendar.map {
        .calendar(CalendarSheet($0, for: index, holding: state.data, today: today))
      }
    case .line where state.offersList:
      let chosen = [state.data, state.text]
      let options = ChoiceOptions(state.offered)
      let picker = OptionPicker(options, for: index, chosen: chosen, isMultiple: false)
      return .options(picker.filtered(by: state.text))
    case .entries, .table: return state.type.list.flatMap { sheet($0, of: index) }
    case .line, .lines, .toggle, .none: return nil
    }
  }

  /// The entries of a list; those of several fields open one by one: that which keys act on, or a
  /// fresh one.
  private func sheet(_ list: FormList, of index: Int) -> Opened? {
    let state = states[index]
    if !list.isBare, state.entryCursor == state.entryCount, !state.takesMoreEntries { return nil }
    var sheet = EntrySheet(list, of: state, at: index)
    if let number = sheet.number {
      sheet.show(state.errors.filter { $0.entry?.number == number })
    } else {
      sheet.failure = state.validity.error.flatMap { $0.code == .entry ? nil : $0 }
    }
    return .entries(sheet)
  }

  /// Moves to another line of a table; false at the edge.
  mutating func moveEntry(of index: Int, by step: Int) -> Bool {
    let place = states[index].entryCursor + step
    states[index].optionCursor = place
    let isThere = states[index].entryCursor == place
    if !isThere { states[index].optionCursor = states[index].entryCursor }
    return isThere
  }

  /// What the list's own rules say of the entries on a sheet; where one stands there twice, which.
  mutating func failure(of sheet: EntrySheet) -> FieldError? {
    guard sheet.number == nil else { return nil }
    let found = states[sheet.field].findings(
      about: sheet.data, in: surroundings(of: sheet.field))
    guard let error = found.lazy.map(\.error).first(where: { $0.code != .entry }) else {
      return nil
    }
    guard error.code.rawValue == Claim.Row.unique.name,
      let place = Entries(sheet.data).array.firstRepeated
    else { return error }
    return FieldError(error, inEntry: place)
  }
}
