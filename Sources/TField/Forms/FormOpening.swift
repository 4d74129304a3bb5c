/// What opens over a form.
extension FormSession {
  /// Opens what the focused field has to open: its options, a calendar, its entries.
  mutating func open() {
    guard let index = focusedField, !fields[index].isReadOnly else { return }
    let state = fields[index]
    switch state.editor {
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
        isMultiple: fields[index].editor == .choices))
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
    var sheet = EntrySheet(
      list, for: index, titled: fields[index].field.label, data: fields[index].data, today: today)
    sheet.failure = fields[index].validity.error.flatMap { $0.code == .entry ? nil : $0 }
    opened = .entries(sheet)
  }
}

extension FieldType {
  /// What can be chosen, if anything can.
  public var choiceOptions: ChoiceOptions? {
    (self as? Choice)?.options ?? (self as? Choices)?.options
      ?? (self as? CustomType)?.base.choiceOptions
  }

  /// Whether its data can hold several lines, in itself or in its entries.
  var keepsLines: Bool {
    editor.hasLines || (editor == .entries && entryList?.entry.type.editor.hasLines ?? false)
  }

  fileprivate var calendar: CalendarDay? {
    self as? CalendarDay ?? (self as? CustomType)?.base.calendar
  }

  var entryList: EntryList? {
    self as? EntryList ?? (self as? CustomType)?.base.entryList
  }
}
