import TField

/// The keys that are most useful now, as many as fit into a line.
struct KeyLine {
  /// What tells which keys are useful.
  struct Occasion: Equatable {
    /// What keys act on: something open, a sheet, a field or an action.
    enum Place: Equatable {
      case list(isMultiple: Bool)
      case calendar, sheet, action, nowhere
      case field(Editor, hasSuggestions: Bool, isForEditor: Bool, isSecret: Bool)
    }

    let place: Place
    let isPaged: Bool
  }

  /// A key, or words of the form's own for it, and how soon it is left out.
  private struct Entry: Hashable {
    let key: Key
    let says: Wording
    let rank: Int
  }

  private let charset: Charset
  private let language: Language
  private let hidden: [Command]
  private var entries: [Entry] = []

  init(for session: FormSession, on occasion: Occasion, _ options: FormScreen.Options) {
    (charset, language) = (options.charset, options.language)
    hidden = options.isRestricted ? KeyTable.leadingOut : []
    if let opened = session.opened {
      add(OpenedKeys(for: opened, in: language).entries)
      add(.help, rank: 4)
    } else if occasion.place == .sheet {
      add(OpenedKeys.sheet(in: language))
      add(.help, rank: 4)
    } else {
      addKeys(of: session, on: occasion)
    }
  }

  private mutating func addKeys(of session: FormSession, on occasion: Occasion) {
    add(.nextStop, rank: 1)
    add(.previousStop, rank: 5)
    addKeys(in: occasion.place)
    if occasion.isPaged {
      add(.previousSection, rank: 4)
      add(.nextSection, rank: 3)
    }
    if let action = session.form.defaultAction {
      add(.defaultAction, session.form.actions[action].label, rank: occasion.isPaged ? 6 : 3)
    }
    add(.nextError, rank: 8)
    add(.help, rank: 2)
    add(.escape, rank: 4)
  }

  private mutating func addKeys(in place: Occasion.Place) {
    switch place {
    case .field(let editor, let hasSuggestions, let isForEditor, let isSecret):
      addKeys(of: editor)
      if editor == .line, hasSuggestions { add(.open, rank: 6) }
      if isForEditor { add(.openEditor, rank: 7) }
      if isSecret { add(.reveal, rank: 6) }
    case .action: add(.confirm, rank: 0)
    case .list, .calendar, .sheet, .nowhere: break
    }
  }

  private mutating func addKeys(of editor: Editor) {
    let open = Wording.key(.short(.open))
    switch editor {
    case .toggle: add(.activate, rank: 0)
    case .choice, .choices, .entries: add(KeyTable.key(for: .activate), open, rank: 0)
    case .calendar, .radio: add(.open, rank: 0)
    case .lines: add(KeyTable.key(for: .confirm), .opened(.newLine), rank: 0)
    case .line, .none: break
    }
  }

  private mutating func add(_ opened: [OpenedKeys.Entry]) {
    for entry in opened {
      if let rank = entry.rank { add(entry.keys.first, .verbatim(entry.says), rank: rank) }
    }
  }

  private mutating func add(_ command: Command, _ says: Wording? = nil, rank: Int) {
    guard !hidden.contains(command) else { return }
    add(KeyTable.key(for: command), says ?? .key(.short(command)), rank: rank)
  }

  private mutating func add(_ key: Key?, _ says: Wording, rank: Int) {
    guard let key else { return }
    entries.append(Entry(key: key, says: says, rank: rank))
  }

  func line(in width: Int) -> ItemLine {
    let items = entries.map { entry in
      let text = "\(entry.key.name(in: language)) \(entry.says.text(in: language))"
      return ItemLine.Item(text: text, deed: .key(entry.key), rank: entry.rank)
    }
    return ItemLine(items: items, charset: charset).fitting(in: width)
  }
}

extension KeyLine.Occasion {
  init(_ session: borrowing FormSession, isPaged: Bool, isSheet: Bool) {
    self.isPaged = isPaged
    place = Self.place(in: session, isSheet: isSheet)
  }

  private static func place(in session: borrowing FormSession, isSheet: Bool) -> Place {
    switch session.opened {
    case .options(let picker): .list(isMultiple: picker.isMultiple)
    case .calendar: .calendar
    case .entries: .sheet
    case nil where isSheet: .sheet
    case nil:
      switch session.focus {
      case .field(let index): session.fields.span[index].placeOfKeys
      case .action: .action
      case nil: .nowhere
      }
    }
  }
}

extension FieldState {
  fileprivate var placeOfKeys: KeyLine.Occasion.Place {
    .field(
      editor, hasSuggestions: !field.options.suggestions.isEmpty, isForEditor: isForEditor,
      isSecret: field.isSecret)
  }
}
