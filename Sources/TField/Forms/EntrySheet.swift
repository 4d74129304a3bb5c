/// The entries of a list, each a field of a form of their own that lies over the form.
public struct EntrySheet: Sendable {
  static let done = "done"
  static let add = "add"

  /// The list field that it was opened for.
  public let field: Int
  public let title: Wording
  /// The entries being filled in; its actions are Add and Done.
  public private(set) var session: FormSession
  /// What the list's own rules say of the whole.
  public internal(set) var failure: FieldError?
  private let list: EntryList
  /// What the entries were when the sheet was opened, for who rolls back.
  let opening: String

  init(_ list: EntryList, for field: Int, titled title: Wording, data: String, today: CalendarDate)
  {
    self.list = list
    self.field = field
    self.title = title
    opening = data
    let entries = Entries(data).array
    session = Self.session(of: list, entries.isEmpty ? [""] : entries, today)
  }

  private static func session(
    of list: EntryList, _ entries: [String], _ today: CalendarDate
  ) -> FormSession {
    let rows = entries.enumerated().map { index, data in
      var field = list.entry
      field.id = String(index + 1)
      field.label = .verbatim(String(index + 1))
      field.initial = data
      return [field]
    }
    let actions = [
      Action(add, label: .list(.addEntry), requires: []), Action(done, label: .list(.done)),
    ]
    var session = FormSession(Form(list.entry.label, rows: rows, actions: actions), today: today)
    session.makesRoomForLines = true
    return session
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
  mutating func addEntry() {
    guard canGrow else { return session.notice = .list(.entriesAtMost(list.most ?? 0)) }
    let place = session.focusedField.map { $0 + 1 } ?? session.fields.count
    rebuild(focusing: place) { $0.insert("", at: place) }
  }

  /// Gives each pasted line that found no entry one of its own, as far as the list takes more.
  mutating func takeLinesLeft() {
    let lines = session.linesLeft
    session.linesLeft = []
    let count = session.fields.count
    let taken = lines.prefix(max(0, (list.most ?? Self.most) - count))
    guard !taken.isEmpty else { return }
    rebuild(focusing: count + taken.count - 1) { $0 += taken }
    if taken.count < lines.count { session.notice = .form(.partsLeft(lines.count - taken.count)) }
  }

  /// More entries than anyone looks through, few enough for a form.
  private static let most = 1_000

  /// Takes the focused entry away; the last one is only emptied.
  mutating func removeEntry() {
    guard let place = session.focusedField else { return }
    rebuild(focusing: min(place, session.fields.count - 2)) { entries in
      entries.remove(at: place)
      if entries.isEmpty { entries = [""] }
    }
  }

  /// Moves the focused entry up or down among the others.
  mutating func moveEntry(by step: Int) {
    guard let place = session.focusedField, session.fields.indices.contains(place + step) else {
      return
    }
    rebuild(focusing: place + step) { $0.swapAt(place, place + step) }
  }

  private mutating func rebuild(focusing place: Int, _ change: (inout [String]) -> Void) {
    var entries = entries
    change(&entries)
    session = Self.session(of: list, entries, session.today)
    session.moveFocus(to: .field(max(place, 0)))
  }

  /// Lets the form of entries take a key.
  mutating func handle(_ input: Input) { session.handle(input) }

  /// Lets whoever draws the entries work on their form.
  mutating func change<Result>(_ change: (inout FormSession) -> Result) -> Result {
    change(&session)
  }

  /// Turns the end of the inner form back into editing.
  mutating func reopen() { session.outcome = .editing }

  /// Takes entries without text away, shows every one that is wrong, and goes to the first.
  @discardableResult
  mutating func validate() -> Bool {
    let filled = entries.filter { !$0.isEmpty }
    guard !filled.isEmpty else { return true }
    if filled.count < session.fields.count {
      rebuild(focusing: min(session.focusedField ?? 0, filled.count - 1)) { $0 = filled }
    }
    return session.validate()
  }
}
