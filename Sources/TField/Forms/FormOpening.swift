/// What opens over a form, and what keys do to it there.
extension FormSession {
  /// Opens what the focused field has to open: its options, a calendar, its entries.
  mutating func open() {
    guard let index = focusedField, !fields[index].isReadOnly else { return }
    let state = fields[index]
    switch state.type.editor {
    case .choice, .radio, .choices: openOptions(of: index)
    case .calendar: openCalendar(of: index)
    case .entries: openEntries(of: index)
    case .line where !state.field.options.suggestions.isEmpty: openSuggestions(of: index)
    case .line, .lines, .toggle, .none: break
    }
  }

  private mutating func openOptions(of index: Int) {
    guard let options = fields[index].type.choiceOptions else { return }
    opened = .options(
      OptionPicker(
        options, for: index, chosen: Entries(fields[index].data).array,
        isMultiple: fields[index].type.editor == .choices))
  }

  private mutating func openSuggestions(of index: Int) {
    let options = fields[index].field.options.suggestions.map { ChoiceOption($0) }
    opened = .options(
      OptionPicker(
        ChoiceOptions(options), for: index, chosen: [fields[index].text], isMultiple: false))
  }

  private mutating func openCalendar(of index: Int) {
    guard let type = fields[index].type.calendar else { return }
    opened = .calendar(
      CalendarSheet(type, for: index, holding: fields[index].data, today: today))
  }

  private mutating func openEntries(of index: Int) {
    guard let list = fields[index].type.entryList else { return }
    opened = .entries(
      EntrySheet(
        list, for: index, titled: fields[index].field.label, data: fields[index].data,
        today: today))
    judgeEntries()
  }
}

extension FieldType {
  /// What can be chosen, if anything can.
  public var choiceOptions: ChoiceOptions? {
    (self as? Choice)?.options ?? (self as? Choices)?.options
      ?? (self as? CustomType)?.base.choiceOptions
  }

  fileprivate var calendar: CalendarDay? {
    self as? CalendarDay ?? (self as? CustomType)?.base.calendar
  }

  fileprivate var entryList: EntryList? {
    self as? EntryList ?? (self as? CustomType)?.base.entryList
  }
}

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

  /// Does what the form of entries was ended with, and judges the list anew.
  mutating func conclude(_ sheet: EntrySheet) {
    var sheet = sheet
    switch sheet.session.outcome {
    case .submitted(EntrySheet.add):
      sheet.reopen()
      sheet.addEntry()
    case .submitted: return finish(sheet)
    case .editing, .performing, .cancelled: break
    }
    opened = .entries(sheet)
    judgeEntries()
  }

  /// Judges the list as a whole with every change on its sheet.
  private mutating func judgeEntries() {
    guard case .entries(var sheet) = opened else { return }
    sheet.failure = failure(of: sheet)
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
