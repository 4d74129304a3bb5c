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

  var calendar: CalendarDay? {
    self as? CalendarDay ?? (self as? CustomType)?.base.calendar
  }

  var entryList: EntryList? {
    self as? EntryList ?? (self as? CustomType)?.base.entryList
  }
}
