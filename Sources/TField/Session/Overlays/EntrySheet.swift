/// The entries of a list, open over the form: plain ones on one sheet, each as a field; an entry of
/// several fields on its own page.
package struct EntrySheet: Sendable {
  private static let done = "done"
  private static let add = "add"
  private static let remove = "remove"

  package let field: Int
  package let title: Wording
  /// On a page, the entry's number from zero; a new entry comes after the last.
  package let number: Int?
  /// The form to fill in: a field for each entry, or the fields of one entry.
  package private(set) var session: FormSession
  /// What the list's own rules say about all entries.
  package internal(set) var failure: FieldError?
  private let list: FormList
  private let isSecret: Bool
  private let opening: [Value]
  /// How many blank entries were added for pasted lines.
  private var spare = 0

  init(_ list: FormList, of state: FieldState, at field: Int) {
    self.list = list
    self.field = field
    title = state.label
    isSecret = state.field.isSecret
    opening = state.data.entries
    guard list.isBare else {
      let number = state.entryCursor
      self.number = number
      session = Self.page(of: list, number < opening.count ? opening[number] : nil)
      return
    }
    number = nil
    session = Self.sheet(of: list, opening.isEmpty ? [""] : opening, areSecret: isSecret)
    if state.entryCursor < opening.count {
      session.moveFocus(to: .field(state.entryCursor))
      // The person wrote these entries: typing continues them, and doesn't replace them.
      session.moveToEnd()
    } else if !opening.isEmpty {
      addEntry(at: opening.count)
    }
  }

  private static func sheet(
    of list: FormList, _ entries: [Value], areSecret: Bool
  ) -> FormSession {
    let rows = entries.enumerated().map { index, data in
      list.entry.fields.prefix(1).map { entry in
        var field = entry
        field.id = String(index + 1)
        field.label = .verbatim(String(index + 1))
        field.initial = data
        if areSecret { field.options.isSecret = true }
        return field
      }
    }
    let actions = [
      Action(add, label: .say("list.addEntry"), requires: []),
      Action(done, label: .say("list.done")),
    ]
    return FormSession(Form("", rows: rows, actions: actions), in: list.outer, answers: [:])
  }

  /// The form of an entry; only a fresh one has the initial values of its fields.
  private static func page(of list: FormList, _ entry: Value?) -> FormSession {
    var form = list.entry
    form.keepsDrafts = false
    form.actions = [Action(done, label: .say("list.done"))]
    guard let entry else { return FormSession(form, in: list.outer, answers: [:]) }
    form.actions.append(Action(remove, label: .say("list.removeEntry"), requires: []))
    let given = form.fields.map { ($0.id, entry[$0.id]?.asGiven ?? "") }
    var session = FormSession(
      form, in: list.outer, answers: Dictionary(given) { first, _ in first })
    for index in session.fields.indices {
      let isKnown = entry[session.fields[index].field.id] != nil
      session.linked.states[index].entry.origin.wasAnswered = isKnown
    }
    return session
  }

  /// How many entries there are, or which of them is open.
  package var count: Wording {
    number.map { .say("list.entryOf", ["number": $0 + 1, "total": max(opening.count, $0 + 1)]) }
      ?? .say("opened.entries", counting: session.fields.count)
  }

  var keyPlace: KeyMap.Place { number == nil ? .sheet : .form }
}

extension EntrySheet {
  mutating func handle(_ input: Input, at time: Duration?) -> OverlayStep {
    if case .key(let key) = input, !session.hasOverlay {
      let command = KeyMap[keyPlace].command(for: key)
      switch command {
      case .escape: return leave()
      case _ where number != nil: session.handle(input, at: time)
      case .defaultAction: return finish()
      case .addEntry: addEntry()
      case .doubleEntry: if let place = session.focusedField { addEntry(entries[place]) }
      case .removeEntry?, .moveEntry?: command.map { changeEntry(by: $0) }
      case .confirm where takes(key): if !confirm(input, at: time) { return finish() }
      default:
        if takes(key) { addEntry() }
        session.handle(input, at: time)
      }
    } else {
      if case .paste(let text) = input, !session.hasOverlay {
        if isAtAdding { addEntry() }
        makeRoom(for: text)
      }
      session.handle(input, at: time)
    }
    return conclude()
  }

  /// True if the list itself acts on a key, and not the form.
  package func takes(_ key: Key) -> Bool {
    switch KeyMap[keyPlace].command(for: key) {
    case let command where number != nil: return command == .escape
    case .help: return false
    case .confirm: return session.focusedField != nil && session.keyPlace != .text
    case nil: break
    default: return true
    }
    guard isAtAdding, case .edit(.insert) = KeyMap[.form].command(for: key) else { return false }
    return true
  }

  /// Goes to the button that adds an entry, unless the list has no entry yet.
  mutating func goToAdding() {
    if number == nil, !opening.isEmpty { session.moveFocus(to: .action(0)) }
  }

  /// True on the button that adds an entry, where typing begins one.
  private var isAtAdding: Bool { number == nil && session.focus == .action(0) && canGrow }

  /// Enter adds the next entry, or goes on where there can't be one; false if the list is done.
  private mutating func confirm(_ input: Input, at time: Duration?) -> Bool {
    guard let place = session.focusedField else { return true }
    if session.fields[place].isBlank, session.fields[place].editor.isText { return false }
    session.handle(input, at: time)
    guard !session.hasOverlay, !session.fields[place].isBlank else { return true }
    if canGrow {
      addEntry(at: place + 1)
    } else if session.focusedField == nil {
      session.moveFocus(to: .action(1))
    }
    return true
  }

  mutating func work<Result>(_ work: (inout FormSession) -> Result) -> (Result, OverlayStep) {
    let result = work(&session)
    return (result, conclude())
  }

  /// Goes to an entry that the list's rules refuse, unless the focused one is equal to it.
  mutating func go(to number: Int) {
    let entries = entries
    guard entries.indices.contains(number),
      session.focusedField.map({ entries[$0] == entries[number] }) != true
    else { return }
    session.moveFocus(to: .field(number))
  }

  /// Shows the entry's errors on its fields, with those of an action, and goes to the first.
  mutating func show(_ faults: [FieldError]) {
    if !faults.isEmpty { session.validate() }
    let known = session.linked.showOuterErrors(faults.compactMap(\.saidOutside)).known
    known.min().map { session.moveFocus(to: .field($0), keepingErrors: true) }
  }

  /// Handles the end of its form; an entry of several fields may still be wrong.
  private mutating func conclude() -> OverlayStep {
    switch session.outcome {
    case .submitted(Self.add):
      session.reopen()
      addEntry()
    case .submitted(Self.remove):
      let place = number ?? 0
      let rest = Array(opening.prefix(place) + opening.dropFirst(place + 1))
      return .takes(.list(rest), cursor: place, notice: .say("list.removed", ["number": place + 1]))
    case .cancelled where !session.keepsAnswers: return .discards(data)
    case .submitted, .cancelled: return finish()
    case .editing where session.question == nil: takeSpareEntriesAway()
    case .editing, .performing: break
    }
    return .stays
  }

  /// Closes at once if nothing changed, else asks.
  private mutating func leave() -> OverlayStep {
    let isChanged = number == nil ? data != .list(opening) : session.isChanged
    guard isChanged else { return .closes }
    session.question = number == nil ? .leaveEntries : .leaveEntry
    return .stays
  }

  /// Done: a sheet stays open while an entry or the list itself is wrong.
  private mutating func finish() -> OverlayStep {
    if let number { return .takes(data, cursor: number < opening.count ? number : number + 1) }
    session.reopen()
    _ = session.settleField()
    return validate() ? .takes(data) : .stays
  }
}

extension EntrySheet {
  /// The list with what was filled in, without empty entries.
  var data: Value { .list(entries.filter { !$0.isEmpty }) }

  /// The entries with what was filled in; a new page without any answer adds none.
  private var entries: [Value] {
    guard let number else { return session.fields.map { $0.type.finish($0.data) } }
    let isAdded = session.fields.contains { !$0.isBlank && !$0.isDerived }
    let own = number < opening.count || isAdded ? [entry] : []
    return opening.prefix(number) + own + opening.dropFirst(number + 1)
  }

  private var entry: Value {
    .row(
      session.fields.indices.compactMap { index in
        let (state, data) = (session.fields[index], session.dataWithOpened(index))
        guard state.isKept || !data.isEmpty, !state.isDerived else { return nil }
        return Value.Member(state.field.id, unchanged(state, data) ?? data)
      })
  }

  /// The answer as it was given, even if it was refused then, unless somebody changed it.
  private func unchanged(_ state: FieldState, _ data: Value) -> Value? {
    guard let number, opening.indices.contains(number), data == state.entry.origin.opening else {
      return nil
    }
    return opening[number][state.field.id]
  }

  private var canGrow: Bool { list.most.map { session.fields.count < $0 } ?? true }

  /// Adds an entry at a place, else after the focused one or at the end.
  private mutating func addEntry(_ entry: Value = "", at place: Int? = nil) {
    guard canGrow else {
      return session.notice = .say("list.entriesAtMost", counting: list.most ?? 0)
    }
    let place = place ?? session.focusedField.map { $0 + 1 } ?? session.fields.count
    rebuild(focusing: place) { $0.insert(entry, at: place) }
  }

  /// Adds blank entries for the lines of a text that is about to be pasted.
  private mutating func makeRoom(for text: String) {
    guard number == nil, let place = session.focusedField else { return }
    let lines = PastedText(text).parts.count
    let wanted = min(place + lines, list.most ?? Self.most)
    let missing = wanted - session.fields.count
    guard lines > 1, missing > 0 else { return }
    spare = missing
    rebuild(focusing: place) { $0 += repeatElement("", count: missing) }
    session.moveToEnd()
  }

  /// Removes entries that were added for pasted lines and stayed blank.
  private mutating func takeSpareEntriesAway() {
    guard spare > 0 else { return }
    let blank = min(spare, entries.reversed().prefix(while: \.isEmpty).count)
    spare = 0
    guard blank > 0 else { return }
    let (place, notice) = (session.focusedField ?? 0, session.notice)
    rebuild(focusing: min(place, session.fields.count - blank - 1)) { $0.removeLast(blank) }
    session.notice = notice
  }

  /// More entries than anyone looks through, few enough for a form.
  private static let most = 1_000

  /// Moves or removes the focused entry; the last one is only emptied.
  private mutating func changeEntry(by command: Command) {
    var changed = entries
    guard let place = session.focusedField, let next = changed.carryOut(command, at: place) else {
      return
    }
    rebuild(focusing: min(next, changed.count - 1)) { entries in
      _ = entries.carryOut(command, at: place)
      if entries.isEmpty { entries = [""] }
    }
  }

  private mutating func rebuild(focusing place: Int, _ change: (inout [Value]) -> Void) {
    _ = session.settleField()
    var entries = entries
    change(&entries)
    let clipboard = session.clipboard
    session = Self.sheet(of: list, entries, areSecret: isSecret)
    session.clipboard = clipboard
    session.moveFocus(to: .field(max(place, 0)))
  }

  /// Removes empty entries, shows every wrong one, and goes to the first.
  private mutating func validate() -> Bool {
    let filled = entries.filter { !$0.isEmpty }
    guard !filled.isEmpty else { return true }
    if filled.count < session.fields.count {
      rebuild(focusing: min(session.focusedField ?? 0, filled.count - 1)) { $0 = filled }
    }
    return session.validate()
  }
}

extension [Value] {
  /// Moves, doubles or removes an entry; returns the new place of the cursor, `nil` if nothing was
  /// done.
  mutating func carryOut(_ command: Command, at place: Int) -> Int? {
    guard indices.contains(place) else { return nil }
    switch command {
    case .moveEntry(let step) where indices.contains(place + step):
      swapAt(place, place + step)
      return place + step
    case .doubleEntry:
      insert(self[place], at: place + 1)
      return place + 1
    case .removeEntry:
      remove(at: place)
      return place
    default: return nil
    }
  }
}

extension Value {
  /// What was given, valid or not.
  fileprivate var asGiven: Self { if case .fault(_, let given) = self { given } else { self } }
}

extension FormSession {
  /// Puts the caret behind the text, so that typing goes on with it.
  fileprivate mutating func moveToEnd() {
    if focusedState?.editor.isText ?? false { handle(.edit(.move(.end))) }
  }

  /// What a field holds, with what is being filled in on its open page or sheet.
  package func dataWithOpened(_ index: Int) -> Value {
    if case .entries(let sheet) = opened, sheet.field == index { return sheet.data }
    return fields[index].data
  }
}
