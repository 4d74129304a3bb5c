/// What is open over a form, and takes the keys.
package indirect enum Opened: Sendable {
  case options(OptionPicker)
  case calendar(CalendarSheet)
  case entries(EntrySheet)
  case review(Review)
  case running(RunningAction)
}

/// What is shown about an action while its program runs.
package struct RunningAction: Hashable, Sendable {
  package let program: String
  package let seconds: Int
  /// The last line that the program wrote; empty if there is none.
  package let lastLine: String

  package init(program: String, seconds: Int, lastLine: String) {
    self.program = program
    self.seconds = seconds
    self.lastLine = lastLine
  }
}

/// What happens to something open after an input.
enum OverlayStep {
  case stays, closes
  /// Closes; the field takes the data and then the key, and a table moves its cursor.
  case takes(Value, then: Command? = nil, cursor: Int? = nil, notice: Wording? = nil)
  /// Closes without the changed entries; undo brings them back.
  case discards(Value)
  case runs(Int)
  case goesTo(Int)
}

extension Opened {
  var field: Int? {
    switch self {
    case .options(let picker): picker.field
    case .calendar(let calendar): calendar.field
    case .entries(let sheet): sheet.field
    case .review, .running: nil
    }
  }

  package var keyPlace: KeyMap.Place {
    switch self {
    case .options: .list
    case .calendar: .calendar
    case .entries(let sheet): sheet.keyPlace
    case .review: .review
    case .running: .running
    }
  }

  /// The form that lies over this one: the entries of a list, or one of them.
  package var form: FormSession? {
    if case .entries(let sheet) = self { sheet.session } else { nil }
  }

  /// Goes to where a letter begins a new entry of a list.
  mutating func goToAdding() {
    guard case .entries(var sheet) = self else { return }
    sheet.goToAdding()
    self = .entries(sheet)
  }

  mutating func work<Result>(_ work: (inout FormSession) -> Result) -> (Result, OverlayStep)? {
    guard case .entries(var sheet) = self else { return nil }
    defer { self = .entries(sheet) }
    return sheet.work(work)
  }

  mutating func handle(_ input: Input, at time: Duration?) -> OverlayStep {
    switch self {
    case .options(var picker):
      defer { self = .options(picker) }
      return picker.handle(input)
    case .calendar(var calendar):
      defer { self = .calendar(calendar) }
      return calendar.handle(input)
    case .entries(var sheet):
      defer { self = .entries(sheet) }
      return sheet.handle(input, at: time)
    case .review(var review):
      defer { self = .review(review) }
      return review.handle(input, at: time)
    case .running: return .stays
    }
  }

  func judged(by linked: inout LinkedFields, since before: Opened?) -> Self {
    guard case .entries(var sheet) = self, case .entries(let earlier) = before,
      sheet.number == nil, earlier.data != sheet.data
    else { return self }
    sheet.failure = linked.failure(of: sheet)
    return .entries(sheet)
  }
}

// What opens from a field.
extension Opened {
  /// The options of a field, a calendar, or its entries; `nil` if nothing opens.
  init?(from state: FieldState, at index: Int, on today: CalendarDate, in language: Language) {
    let type = state.type
    guard !state.isReadOnly, !state.isHidden, !state.isPending else { return nil }
    switch state.editor {
    case .choice, .choices:
      guard let options = type.choiceOptions else { return nil }
      self = .options(
        OptionPicker(
          options, for: index, chosen: state.data.asEntries.map(\.text),
          isMultiple: type.editor.hasEntries, most: type.mostChoices))
    case .calendar:
      guard let calendar = type.calendar else { return nil }
      self = .calendar(
        CalendarSheet(
          calendar, for: index, holding: state.data.text, today: today, in: language))
    case .line where state.offersList:
      let picker = OptionPicker(
        ChoiceOptions(Self.offers(of: state)), for: index, chosen: [state.data.text, state.text],
        isMultiple: false)
      self = .options(picker.filtered(by: state.text))
    case .entries, .table:
      guard let list = type.list else { return nil }
      self.init(entries: list, of: state, at: index)
    // Options that stand in the open need no list.
    case .radio, .checks, .line, .lines, .toggle, .none: return nil
    }
  }

  /// The entries of a list, ready to open; entries of several fields open one at a time: the
  /// current one, or a new one.
  private init?(entries list: FormList, of state: FieldState, at index: Int) {
    if state.entryCursor == state.entryCount, !state.takesMoreEntries { return nil }
    var sheet = EntrySheet(list, of: state, at: index)
    if let number = sheet.number {
      sheet.show(state.errors.filter { $0.entry?.number == number })
    } else {
      sheet.failure = state.validity.error.flatMap { $0.code == .entry ? nil : $0 }
    }
    self = .entries(sheet)
  }

  /// What a line of text offers: the form's own suggestions first, then all that the type knows.
  private static func offers(of state: FieldState) -> [ChoiceOption] {
    let type = state.type
    let own = state.field.options.suggestions
    let completed = own.isEmpty ? type.completions(of: state.data.text) : []
    let known = type.suggestions?() ?? completed.map { ChoiceOption($0) }
    if own.isEmpty { return known }
    let meant = Set(own.map { type.parse($0).data ?? $0 })
    return own.map { ChoiceOption($0) } + known.filter { !meant.contains($0.value) }
  }
}

extension Field {
  /// True if an empty answer would count as a list with too few entries.
  package func needsEntries(_ type: any FieldType) -> Bool {
    switch options.emptyAnswer {
    case .omitted, .written: type.fewestEntries ?? 0 > 0
    case .unanswered, .null: false
    }
  }
}

/// A month that is open to choose a day from.
package struct CalendarSheet: Sendable {
  package let field: Int
  /// The day under the highlight; its month is the one shown.
  package private(set) var day: CalendarDate
  package let today: CalendarDate
  package let first: CalendarDate?
  package let last: CalendarDate?
  /// The day on which a week begins, from 1 for Monday.
  package let firstWeekday: Int

  init(
    _ type: CalendarDay, for field: Int, holding data: String, today: CalendarDate,
    in language: Language
  ) {
    self.field = field
    firstWeekday = language.firstWeekday
    self.today = today
    first = type.min?.day(on: today)
    last = type.max?.day(on: today)
    day = today
    if case .date(let date) = type.typed(data) { day = date }
    day = allowed(day)
  }

  package func isAllowed(_ day: CalendarDate) -> Bool { allowed(day) == day }

  private func allowed(_ day: CalendarDate) -> CalendarDate {
    let lower = first.map { max($0, day) } ?? day
    return last.map { min($0, lower) } ?? lower
  }

  /// The weeks of the month shown; the days of other months are missing.
  package var weeks: [[CalendarDate?]] {
    let days = (1...CalendarDate.days(inMonth: day.month, of: day.year)).map {
      CalendarDate(year: day.year, month: day.month, day: $0)
    }
    let lead = days.first.flatMap(\.self).map(daysIntoWeek) ?? 0
    let cells = Array(repeating: nil, count: lead) + days
    return stride(from: 0, to: cells.count, by: 7).map { start in
      let week = Array(cells[start..<min(start + 7, cells.count)])
      return week + Array(repeating: nil, count: 7 - week.count)
    }
  }

  private func daysIntoWeek(_ day: CalendarDate) -> Int { (day.weekday + 7 - firstWeekday) % 7 }

  /// Takes an input; the step carries the chosen day in ISO form.
  mutating func handle(_ input: Input) -> OverlayStep {
    guard case .key(let key) = input else { return .stays }
    switch KeyMap[.calendar].command(for: key) {
    case .escape: return .closes
    case .confirm: return .takes(.text(day.description))
    case .edit(.move(.left)): move(days: -1)
    case .edit(.move(.right)): move(days: 1)
    case .up: move(days: -7)
    case .down: move(days: 7)
    case .pageUp: move(months: -1)
    case .pageDown: move(months: 1)
    case .previousSection: move(months: -12)
    case .nextSection: move(months: 12)
    case .edit(.move(.start)): move(days: -daysIntoWeek(day))
    case .edit(.move(.end)): move(days: 6 - daysIntoWeek(day))
    case .edit(.insert("t")): day = allowed(today)
    default: break
    }
    return .stays
  }

  private mutating func move(days: Int = 0, months: Int = 0) {
    day = allowed(day.adding(months: months).adding(days: days))
  }
}
