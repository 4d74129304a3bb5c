extension FieldState {
  /// True if a list opens beside its line of text.
  package var offersList: Bool {
    editor == .line
      && !(field.options.suggestions.isEmpty && type.suggestions.isEmpty && !type.completesPaths)
  }

  /// How many options are in sight; zero where they stand in a list.
  var openOptionCount: Int {
    editor.isOpenChoice ? type.choiceOptions?.all.count ?? 0 : 0
  }

  /// What that list offers: the form's own suggestions, or all that the type knows.
  var offered: [ChoiceOption] {
    let own = field.options.suggestions
    if !own.isEmpty { return own.map { ChoiceOption($0) } }
    let known = type.suggestions
    return known.isEmpty ? type.completions(of: data).map { ChoiceOption($0) } : known
  }
}

extension FieldType {
  fileprivate var completesPaths: Bool {
    self is PathName || (self as? CustomType)?.base.completesPaths ?? false
  }

  /// The most options that may be chosen, where there is a limit.
  package var mostChoices: Int? {
    (self as? Choices)?.most ?? (self as? CustomType)?.base.mostChoices
  }

  /// What the values are if each entry is a name and a value.
  package var pairs: PairValue? { list?.pairs }

  /// The fewest entries that it takes, if it takes any.
  package var fewestEntries: Int? {
    list?.least ?? (self as? Choices)?.least ?? (self as? CustomType)?.base.fewestEntries
  }

  /// What can be chosen, if anything can.
  package var choiceOptions: ChoiceOptions? {
    (self as? Choice)?.options ?? (self as? Choices)?.options
      ?? (self as? CustomType)?.base.choiceOptions
  }

  /// Whether its data can hold several lines, in itself or in its entries.
  var keepsLines: Bool {
    editor.hasLines || entryType?.editor.hasLines ?? false
  }

  var calendar: CalendarDay? {
    self as? CalendarDay ?? (self as? CustomType)?.base.calendar
  }
}

extension Field {
  /// True if an empty answer has too few entries, wherever it may not be left out.
  package func needsEntries(_ type: any FieldType) -> Bool {
    switch options.emptyAnswer {
    case .omitted, .written: type.fewestEntries ?? 0 > 0
    case .unanswered, .null: false
    }
  }
}
