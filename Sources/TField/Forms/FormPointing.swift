/// What a person does by pointing: only who draws the form knows where things stand.
extension FormSession {
  /// Goes to the stop that was pointed at.
  public mutating func go(to stop: Stop) {
    guard isPointable else { return }
    notice = nil
    if stop != focus { moveFocus(to: stop) }
  }

  /// Puts the caret in the focused field before the character at `index`, or as near as can be.
  public mutating func placeCaret(at index: Int, isSelecting: Bool = false) {
    guard isPointable, let field = focusedField else { return }
    fields[field].buffer.moveCaret(to: index, isSelecting: isSelecting)
  }

  /// Takes one of the options that the focused field has in sight.
  public mutating func choose(at place: Int) {
    guard isPointable, let field = focusedField, fields[field].editor == .radio,
      !fields[field].isReadOnly, let options = fields[field].type.choiceOptions?.all,
      options.indices.contains(place)
    else { return }
    take(options[place].value, for: field)
  }

  private var isPointable: Bool { outcome == .editing && question == nil && opened == nil }
}

// What is open.
extension FormSession {
  /// Takes a match of the open list, or marks it where several can be taken.
  public mutating func pick(at place: Int) {
    guard outcome == .editing, question == nil, case .options(var picker) = opened,
      picker.matches.indices.contains(place)
    else { return }
    picker.highlight(at: place)
    guard picker.isMultiple else { return finish(picker, isOn: false) }
    picker.toggle()
    opened = .options(picker)
  }

  /// Takes a day of the open calendar, if it may be chosen.
  public mutating func pick(_ day: CalendarDate) {
    guard outcome == .editing, question == nil, case .calendar(var calendar) = opened,
      calendar.isAllowed(day)
    else { return }
    calendar.select(day)
    finish(calendar)
  }

  /// Lets whoever draws the open sheet of a list work on the form of its entries.
  @discardableResult
  public mutating func workOnEntries<Result>(
    _ work: (inout FormSession) -> Result
  ) -> Result? {
    guard outcome == .editing, question == nil, case .entries(var sheet) = opened else {
      return nil
    }
    notice = nil
    let result = sheet.change(work)
    conclude(sheet)
    return result
  }
}
