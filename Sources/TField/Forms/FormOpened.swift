/// What keys do to what is open over a form.
extension FormSession {
  /// Lets what is open take the input.
  mutating func handleOpened(_ opened: Opened, _ input: Input) {
    switch opened {
    case .options(var picker): handle(input, in: &picker)
    case .calendar(var calendar): handle(input, in: &calendar)
    case .entries(var sheet): handle(input, in: &sheet)
    }
  }

  /// Takes the data that was chosen, as one step that can be undone.
  mutating func take(_ data: String, for index: Int) {
    opened = nil
    guard data != fields[index].data else { return }
    fields[index].replace(with: data, in: surroundings(of: index))
    propagate(from: index)
    if let said = fields[index].notice { notice = said }
  }
}

// The options.
extension FormSession {
  private mutating func handle(_ input: Input, in picker: inout OptionPicker) {
    guard case .key(let key) = input else { return }
    switch KeyTable.command(for: key) {
    case .escape: return opened = nil
    case .confirm, .nextStop: return finish(picker, isOn: key.base == .tab)
    case .activate where picker.isMultiple: picker.toggle()
    case .activate where picker.filter.isEmpty: return finish(picker, isOn: false)
    case .activate: picker.type(" ")
    case .up: picker.move(by: -1)
    case .down: picker.move(by: 1)
    case .pageUp: picker.move(by: -10)
    case .pageDown: picker.move(by: 10)
    case .edit(.move(.start)), .firstField: picker.moveToEnd(false)
    case .edit(.move(.end)), .lastField: picker.moveToEnd(true)
    case .edit(.insert(let character)): picker.type(character)
    case .edit(.delete(.left)): picker.eraseLast()
    case .edit(.kill): picker.eraseAll()
    case .defaultAction, .open: return finish(picker, isOn: false)
    default: break
    }
    opened = .options(picker)
  }

  mutating func finish(_ picker: OptionPicker, isOn: Bool) {
    if picker.isMultiple {
      take(Entries.data(of: picker.values), for: picker.field)
    } else if let option = picker.highlighted {
      take(option.value, for: picker.field)
    }
    opened = nil
    if isOn { handle(.nextStop) }
  }
}

// The calendar.
extension FormSession {
  private mutating func handle(_ input: Input, in calendar: inout CalendarSheet) {
    guard case .key(let key) = input else { return }
    switch KeyTable.command(for: key) {
    case .escape: return opened = nil
    case .confirm, .activate, .defaultAction, .open: return finish(calendar)
    case .edit(.move(.left)): calendar.move(days: -1)
    case .edit(.move(.right)): calendar.move(days: 1)
    case .up: calendar.move(days: -7)
    case .down: calendar.move(days: 7)
    case .pageUp: calendar.move(months: -1)
    case .pageDown: calendar.move(months: 1)
    case .previousSection: calendar.move(months: -12)
    case .nextSection: calendar.move(months: 12)
    case .edit(.move(.start)): calendar.move(days: 1 - calendar.day.weekday)
    case .edit(.move(.end)): calendar.move(days: 7 - calendar.day.weekday)
    case .edit(.insert("t")): calendar.moveToToday()
    default: break
    }
    opened = .calendar(calendar)
  }

  mutating func finish(_ calendar: CalendarSheet) {
    let index = calendar.field
    take(fields[index].received(calendar.day.description).data, for: index)
  }
}

// The entries.
extension FormSession {
  private mutating func handle(_ input: Input, in sheet: inout EntrySheet) {
    if case .key(let key) = input, sheet.session.opened == nil, sheet.session.question == nil {
      switch KeyTable.command(for: key) {
      case .escape: return opened = nil
      case .defaultAction: return finish(sheet)
      case .addEntry: sheet.addEntry()
      case .removeEntry: sheet.removeEntry()
      case .moveEntry(let step): sheet.moveEntry(by: step)
      default: sheet.handle(input)
      }
    } else {
      sheet.handle(input)
    }
    conclude(sheet)
  }

  /// Does what the form of entries was ended with, and judges the list anew if one has changed.
  mutating func conclude(_ sheet: EntrySheet) {
    var sheet = sheet
    switch sheet.session.outcome {
    case .submitted(EntrySheet.add):
      sheet.reopen()
      sheet.addEntry()
    case .submitted: return finish(sheet)
    case .editing, .performing, .cancelled: sheet.takeLinesLeft()
    }
    if case .entries(let before) = opened, before.data != sheet.data {
      sheet.failure = failure(of: sheet)
    }
    opened = .entries(sheet)
  }

  private func failure(of sheet: EntrySheet) -> FieldError? {
    let data = sheet.data
    let found = fields[sheet.field].findings(about: data, in: surroundings(of: sheet.field))
    return found.lazy.map(\.error).first { $0.code != .entry }
  }

  /// Done: the sheet stays open while an entry or the list itself is wrong.
  private mutating func finish(_ sheet: EntrySheet) {
    var sheet = sheet
    sheet.reopen()
    sheet.failure = failure(of: sheet)
    guard sheet.validate(), sheet.failure == nil else { return opened = .entries(sheet) }
    take(sheet.data, for: sheet.field)
  }
}
