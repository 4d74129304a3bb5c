import TField

/// The keys that are most useful now, as many as fit into a line.
struct KeyLine {
  private let charset: Charset
  private let language: Language
  private var items: [(item: ItemLine.Item, rank: Int)] = []

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
    let open = Wording.key(.short(.open)).text(in: language)
    switch state.type.editor {
    case .toggle: add(.activate, rank: 0)
    case .choice, .choices, .entries: add(KeyTable.key(for: .activate), open, rank: 0)
    case .calendar, .radio: add(.open, rank: 0)
    case .line where !state.field.options.suggestions.isEmpty: add(.open, rank: 6)
    case .lines:
      let newLine = Wording.opened(.newLine).text(in: language)
      add(KeyTable.key(for: .confirm), newLine, rank: 0)
    case .line, .none: break
    }
    if state.field.isSecret { add(.reveal, rank: 6) }
  }

  private mutating func add(_ entries: [OpenedKeys.Entry]) {
    for entry in entries {
      if let rank = entry.rank { add(entry.keys.first, entry.says, rank: rank) }
    }
  }

  private mutating func add(_ command: Command, _ says: Wording? = nil, rank: Int) {
    let words = (says ?? .key(.short(command))).text(in: language)
    add(KeyTable.key(for: command), words, rank: rank)
  }

  private mutating func add(_ key: Key?, _ words: String, rank: Int) {
    guard let key else { return }
    items.append((ItemLine.Item(text: "\(key.name(in: language)) \(words)", deed: .key(key)), rank))
  }

  func line(in width: Int) -> ItemLine {
    ItemLine.fitting(items, in: width, charset: charset)
  }
}
