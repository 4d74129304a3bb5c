/// The entries of a list, each a field of a form of their own that lies over the form.
package struct EntrySheet: Sendable {
  static let done = "done"
  static let add = "add"

  /// The list field that it was opened for.
  package let field: Int
  package let title: Wording
  /// The entries being filled in; its actions are Add and Done.
  package private(set) var session: FormSession
  /// What the list's own rules say of the whole.
  package internal(set) var failure: FieldError?
  private let entry: Field
  private let list: FormList
  /// The data of the list when the sheet was opened.
  let opening: String
  /// How many blank entries were added for pasted lines.
  private var spare = 0

  init(
    _ list: FormList, of state: FieldState, at field: Int, today: CalendarDate, language: Language
  ) {
    self.list = list
    self.field = field
    title = state.field.label
    opening = state.data
    var entry = list.entry.fields.first ?? Field("")
    // The entries of a secret list are secrets, too.
    if state.field.isSecret { entry.options.isSecret = true }
    self.entry = entry
    let entries = Entries(opening).array
    session = Self.session(of: entry, entries.isEmpty ? [""] : entries, today, language)
  }

  private static func session(
    of entry: Field, _ entries: [String], _ today: CalendarDate, _ language: Language
  ) -> FormSession {
    let rows = entries.enumerated().map { index, data in
      var field = entry
      field.id = String(index + 1)
      field.label = .verbatim(String(index + 1))
      field.initial = data
      return [field]
    }
    let actions = [
      Action(add, label: .list(.addEntry), requires: []), Action(done, label: .list(.done)),
    ]
    var session = FormSession(
      Form(entry.label, rows: rows, actions: actions), today: today, language: language)
    // The entries are the person's own: typing goes on behind the first, and doesn't replace it.
    session.handle(.edit(.move(.end)))
    return session
  }
}

extension EntrySheet {
  /// Takes an input: the list's own keys first, all others go to the form of the entries.
  mutating func handle(_ input: Input, at time: Duration?) -> OverlayStep {
    if case .key(let key) = input, !session.hasOverlay {
      switch KeyMap[.sheet].command(for: key) {
      case .escape: return leave()
      case .defaultAction: return finish()
      case .addEntry: addEntry()
      case .removeEntry: removeEntry()
      case .doubleEntry: doubleEntry()
      case .moveEntry(let step): moveEntry(by: step)
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

  /// True if the list itself acts on a key, and not the form of its entries.
  package func takes(_ key: Key) -> Bool {
    switch KeyMap[.sheet].command(for: key) {
    case .help: return false
    case .confirm: return session.focusedField != nil && session.keyPlace != .text
    case nil: break
    default: return true
    }
    guard isAtAdding, case .edit(.insert) = KeyMap[.form].command(for: key) else { return false }
    return true
  }

  /// True on the button that adds an entry, where what is typed begins one.
  private var isAtAdding: Bool { session.focus == .action(0) && canGrow }

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

  /// Lets whoever draws the entries work on their form.
  mutating func work<Result>(_ work: (inout FormSession) -> Result) -> (Result, OverlayStep) {
    let result = work(&session)
    return (result, conclude())
  }

  /// Goes to an entry that the list's rules refuse, unless keys act on its like.
  mutating func go(to number: Int) {
    let entries = entries
    guard entries.indices.contains(number),
      session.focusedField.map({ entries[$0] == entries[number] }) != true
    else { return }
    session.moveFocus(to: .field(number))
  }

  /// Notes that the person could see what its form asks now.
  mutating func wasShown(at time: Duration) { session.wasShown(at: time) }

  /// Does what the form of the entries was ended with.
  private mutating func conclude() -> OverlayStep {
    switch session.outcome {
    case .submitted(Self.add):
      session.reopen()
      addEntry()
    case .submitted: return finish()
    case .cancelled: return session.keepsAnswers ? finish() : .discards(data)
    case .editing where session.question == nil: takeSpareEntriesAway()
    case .editing, .performing: break
    }
    return .stays
  }

  /// Closes an unchanged list at once, and asks about a changed one.
  private mutating func leave() -> OverlayStep {
    guard data != opening else { return .closes }
    session.question = .leaveEntries
    return .stays
  }

  /// Done: the sheet stays open while an entry or the list itself is wrong.
  private mutating func finish() -> OverlayStep {
    session.reopen()
    _ = session.focused.settle()
    return validate() ? .takes(data) : .stays
  }
}

extension EntrySheet {
  /// The data of the list as the sheet has it; an entry without text is none.
  var data: String { Entries.data(of: entries.filter { !$0.isEmpty }) }

  private var entries: [String] {
    session.fields.map { $0.type.finish($0.data) }
  }

  private var canGrow: Bool { list.most.map { session.fields.count < $0 } ?? true }

  /// Adds an entry behind the focused one, or at the end.
  private mutating func addEntry() {
    guard canGrow else { return session.notice = .list(.entriesAtMost(list.most ?? 0)) }
    addEntry(at: session.focusedField.map { $0 + 1 } ?? session.fields.count)
  }

  private mutating func addEntry(_ entry: String = "", at place: Int) {
    rebuild(focusing: place) { $0.insert(entry, at: place) }
  }

  /// Adds the focused entry once more behind it.
  private mutating func doubleEntry() {
    guard canGrow else { return session.notice = .list(.entriesAtMost(list.most ?? 0)) }
    if let place = session.focusedField { addEntry(entries[place], at: place + 1) }
  }

  /// Adds blank entries for the lines of a text that is about to be pasted.
  private mutating func makeRoom(for text: String) {
    guard let place = session.focusedField else { return }
    let lines = PastedText(text).parts.count
    let wanted = min(place + lines, list.most ?? Self.most)
    let missing = wanted - session.fields.count
    guard lines > 1, missing > 0 else { return }
    spare = missing
    rebuild(focusing: place) { $0 += repeatElement("", count: missing) }
    session.handle(.edit(.move(.end)))
  }

  /// Takes entries away that were added for pasted lines and stayed blank.
  private mutating func takeSpareEntriesAway() {
    let blank = min(spare, entries.reversed().prefix(while: \.isEmpty).count)
    spare = 0
    guard blank > 0 else { return }
    let (place, notice) = (session.focusedField ?? 0, session.notice)
    rebuild(focusing: min(place, session.fields.count - blank - 1)) { $0.removeLast(blank) }
    session.notice = notice
  }

  /// More entries than anyone looks through, few enough for a form.
  private static let most = 1_000

  /// Takes the focused entry away; the last one is only emptied.
  private mutating func removeEntry() {
    guard let place = session.focusedField else { return }
    rebuild(focusing: min(place, session.fields.count - 2)) { entries in
      entries.remove(at: place)
      if entries.isEmpty { entries = [""] }
    }
  }

  /// Moves the focused entry up or down among the others.
  private mutating func moveEntry(by step: Int) {
    guard let place = session.focusedField, session.fields.indices.contains(place + step) else {
      return
    }
    rebuild(focusing: place + step) { $0.swapAt(place, place + step) }
  }

  private mutating func rebuild(focusing place: Int, _ change: (inout [String]) -> Void) {
    _ = session.focused.settle()
    var entries = entries
    change(&entries)
    let clipboard = session.focused.clipboard
    session = Self.session(of: entry, entries, session.today, session.language)
    session.focused.clipboard = clipboard
    session.moveFocus(to: .field(max(place, 0)))
  }

  /// Takes entries without text away, shows every one that is wrong, and goes to the first.
  private mutating func validate() -> Bool {
    let filled = entries.filter { !$0.isEmpty }
    guard !filled.isEmpty else { return true }
    if filled.count < session.fields.count {
      rebuild(focusing: min(session.focusedField ?? 0, filled.count - 1)) { $0 = filled }
    }
    return session.validate()
  }
}
