import TField

/// The keys that are most useful now, as many as fit into a line.
struct KeyLine: Equatable {
  /// A key, or words of the form's own for it, and how soon it is left out.
  private struct Entry: Hashable {
    let key: Key
    let says: Wording
    let rank: Int
  }

  private let charset: Charset
  private let language: Language
  private var entries: [Entry] = []

  init(
    for session: FormSession, isPaged: Bool, isSheet: Bool, _ options: FormScreen.Options
  ) {
    (charset, language) = (options.charset, options.language)
    if let opened = session.opened {
      add(OpenedKeys(for: opened, in: language).entries)
      add(.help, rank: 4)
    } else if isSheet {
      add(OpenedKeys.sheet(in: language))
      add(.help, rank: 4)
    } else {
      addKeys(of: session, isPaged: isPaged)
    }
  }

  private mutating func addKeys(of session: FormSession, isPaged: Bool) {
    add(.nextStop, rank: 1)
    add(.previousStop, rank: 5)
    if let index = session.focusedField { addKeys(of: session.fields[index]) }
    if case .action = session.focus { add(.confirm, rank: 0) }
    if isPaged {
      add(.previousSection, rank: 4)
      add(.nextSection, rank: 3)
    }
    if let action = session.form.defaultAction {
      add(.defaultAction, session.form.actions[action].label, rank: isPaged ? 6 : 3)
    }
    add(.nextError, rank: 8)
    add(.help, rank: 2)
    add(.escape, rank: 4)
  }

  private mutating func addKeys(of state: FieldState) {
    let open = Wording.key(.short(.open))
    switch state.type.editor {
    case .toggle: add(.activate, rank: 0)
    case .choice, .choices, .entries: add(KeyTable.key(for: .activate), open, rank: 0)
    case .calendar, .radio: add(.open, rank: 0)
    case .line where !state.field.options.suggestions.isEmpty: add(.open, rank: 6)
    case .lines:
      add(KeyTable.key(for: .confirm), .opened(.newLine), rank: 0)
      if state.isForEditor { add(.openEditor, rank: 7) }
    case .line, .none: break
    }
    if state.field.isSecret { add(.reveal, rank: 6) }
  }

  private mutating func add(_ opened: [OpenedKeys.Entry]) {
    for entry in opened {
      if let rank = entry.rank { add(entry.keys.first, .verbatim(entry.says), rank: rank) }
    }
  }

  private mutating func add(_ command: Command, _ says: Wording? = nil, rank: Int) {
    add(KeyTable.key(for: command), says ?? .key(.short(command)), rank: rank)
  }

  private mutating func add(_ key: Key?, _ says: Wording, rank: Int) {
    guard let key else { return }
    entries.append(Entry(key: key, says: says, rank: rank))
  }

  func line(in width: Int) -> ItemLine {
    let items = entries.map { entry in
      let text = "\(entry.key.name(in: language)) \(entry.says.text(in: language))"
      return (item: ItemLine.Item(text: text, deed: .key(entry.key)), rank: entry.rank)
    }
    return ItemLine.fitting(items, in: width, charset: charset)
  }
}
