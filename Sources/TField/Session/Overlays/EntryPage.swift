/// One entry of a list, opened as a page of its own: a form with the buttons Done and Remove.
package struct EntryPage: Sendable {
  static let done = "entry-done"
  private static let remove = "entry-remove"

  /// The list field that it was opened for.
  package let field: Int
  /// What the list is called.
  package let title: Wording
  /// The entry's number, counted from zero; a fresh one comes behind the last.
  package let number: Int
  /// The fields of the entry being filled in.
  package private(set) var session: FormSession
  /// The entries of the list when the page was opened.
  private let entries: [String]

  init(_ list: FormList, for field: Int, titled title: Wording, data: String, number: Int) {
    (self.field, self.title) = (field, title)
    entries = Entries(data).array
    self.number = min(max(number, 0), entries.count)
    let entry = entries.indices.contains(number) ? entries[number] : nil
    session = Self.session(of: list, entry.map { EntryData($0) ?? EntryData() })
  }

  /// The form of an entry; only a fresh one has the initial values of its fields.
  private static func session(of list: FormList, _ entry: EntryData?) -> FormSession {
    var form = list.entry
    form.keepsDrafts = false
    form.actions = [Action(done, label: .list(.done))]
    guard let entry else { return FormSession(form, in: list.outer, answers: [:]) }
    form.actions.append(Action(remove, label: .list(.removeEntry), requires: []))
    let given = form.fields.map { ($0.id, entry[$0.id]?.text ?? "") }
    var session = FormSession(
      form, in: list.outer, answers: Dictionary(given) { first, _ in first })
    for index in session.fields.indices {
      let isKnown = entry[session.fields[index].field.id] != nil
      session.focused.linked.states[index].wasAnswered = isKnown
    }
    return session
  }

  /// How many entries there are, with a fresh one.
  package var count: Int { max(entries.count, number + 1) }

  private var isFresh: Bool { number == entries.count }
}

extension EntryPage {
  /// Takes an input: Esc for the page, all others for the form on it.
  mutating func handle(_ input: Input, at time: Duration?) -> OverlayStep {
    if case .key(let key) = input, !session.hasOverlay,
      KeyMap[.form].command(for: key) == .escape
    {
      return leave()
    }
    session.handle(input, at: time)
    return conclude()
  }

  /// Lets whoever draws the entry work on its form.
  mutating func work<Result>(_ work: (inout FormSession) -> Result) -> (Result, OverlayStep) {
    let result = work(&session)
    return (result, conclude())
  }

  /// Notes that the person could see what the form asks now.
  mutating func wasShown(at time: Duration) { session.wasShown(at: time) }

  /// Shows what is wrong with the entry, and goes to the first of it.
  mutating func showFaults() { session.validate() }

  /// Puts what an action said outside on the fields of the entry.
  mutating func show(_ errors: [(id: String, message: String)]) {
    let known = session.focused.linked.showOuterErrors(errors).known
    known.min().map { session.focused.move(to: .field($0), keepingErrors: true) }
  }

  /// Closes an unchanged entry at once, and asks about a changed one.
  private mutating func leave() -> OverlayStep {
    guard session.isChanged else { return .closes }
    session.question = .leaveEntry
    return .stays
  }

  /// Does what the form was ended with; an entry that is kept may still be wrong.
  private func conclude() -> OverlayStep {
    switch session.outcome {
    case .submitted(Self.remove):
      .takesEntry(dataWithout, cursor: number, .list(.removed(number + 1)))
    case .cancelled where !session.keepsAnswers: .discards(data)
    case .submitted, .cancelled: .takesEntry(data, cursor: isFresh ? count : number, nil)
    case .editing, .performing: .stays
    }
  }
}

extension EntryPage {
  /// The data of the list with the entry as the page has it; one without any answer isn't added.
  var data: String {
    var changed = entries
    if isFresh {
      if session.fields.contains(where: { !$0.isBlank && !$0.isDerived }) { changed.append(entry) }
    } else {
      changed[number] = entry
    }
    return Entries.data(of: changed)
  }

  private var dataWithout: String {
    var changed = entries
    if !isFresh { changed.remove(at: number) }
    return Entries.data(of: changed)
  }

  private var entry: String {
    var entry = EntryData()
    for (index, state) in session.fields.enumerated() {
      let data = session.dataWithOpened(index)
      if state.isKept || !data.isEmpty, !state.isDerived { entry.add(state.field.id, .data(data)) }
    }
    return entry.text
  }
}

extension EntryData.Content {
  /// What was given, taken or not.
  fileprivate var text: String {
    switch self {
    case .data(let data): data
    case .fault(_, let given): given
    }
  }
}

extension FormSession {
  /// What a field holds, with what is being filled in on an open page or sheet of its entries.
  package func dataWithOpened(_ index: Int) -> String {
    switch opened {
    case .entry(let page) where page.field == index: page.data
    case .entries(let sheet) where sheet.field == index: sheet.data
    default: fields[index].data
    }
  }
}

// The table of entries.
extension FieldState {
  /// How many entries the list has.
  package var entryCount: Int { Entries(data).array.count }

  /// True if the list may have one more entry.
  package var takesMoreEntries: Bool {
    !isReadOnly && (type.formList?.most.map { entryCount < $0 } ?? true)
  }

  /// The line of the table that keys act on; behind the entries stands the one that adds one.
  package var entryCursor: Int {
    min(max(optionCursor, 0), max(0, entryCount - (takesMoreEntries ? 0 : 1)))
  }

  /// The data without the entry that keys act on; `nil` if they act on none.
  var dataWithoutEntry: String? {
    var entries = Entries(data).array
    guard entries.indices.contains(entryCursor), !isReadOnly else { return nil }
    entries.remove(at: entryCursor)
    return Entries.data(of: entries)
  }
}
