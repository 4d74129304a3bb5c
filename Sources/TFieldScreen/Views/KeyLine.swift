import TField

/// The keys that are most useful now, as many as fit into a line.
struct KeyLine {
  /// What tells which keys are useful.
  struct Occasion: Equatable {
    /// What keys act on: something open, a sheet, a field or an action.
    enum Place: Equatable {
      case opened(KeyMap.Place)
      /// A list of which several options can be taken, and whether its filter is being typed.
      case marking(isFiltering: Bool)
      case sheet, action, nowhere
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

  /// The keys of a place that are worth a word.
  init(_ place: KeyMap.Place, _ options: FormScreen.Options) {
    (charset, language) = (options.charset, options.language)
    hidden = options.isRestricted ? KeyMap.leadingOut : []
    add(place)
  }

  init(for session: FormSession, on occasion: Occasion, _ options: FormScreen.Options) {
    (charset, language) = (options.charset, options.language)
    hidden = options.isRestricted ? KeyMap.leadingOut : []
    switch occasion.place {
    case .opened(let place): add(place)
    case .marking(let isFiltering): addMarking(isFiltering: isFiltering)
    case .sheet: add(.sheet)
    case .field, .action, .nowhere: addKeys(of: session, on: occasion)
    }
  }

  /// Where one option is chosen, none is marked.
  private mutating func add(_ place: KeyMap.Place) {
    for entry in KeyMap[place].entries where entry.command != .activate {
      if let hint = entry.hint { add(entry.keys.first, hint.words, rank: hint.rank) }
    }
  }

  private mutating func addMarking(isFiltering: Bool) {
    for entry in KeyMap[.list].entries {
      guard var words = entry.hint?.words, let rank = entry.hint?.rank else { continue }
      if entry.command == .activate, isFiltering { continue }
      if entry.command == .confirm { words = .opened(isFiltering ? .mark : .done) }
      add(entry.keys.first, words, rank: rank)
    }
  }

  private mutating func addKeys(of session: FormSession, on occasion: Occasion) {
    add(.nextStop, rank: 1)
    add(.previousStop, rank: 5)
    addKeys(in: occasion.place)
    if occasion.isPaged { add(.nextSection, rank: 3) }
    if let action = session.form.defaultAction {
      add(.defaultAction, session.form.actions[action].label, rank: occasion.isPaged ? 6 : 3)
    }
    if FormProgress(session).toFix > 0 { add(.nextError, rank: 4) }
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
    case .opened, .marking, .sheet, .nowhere: break
    }
  }

  private mutating func addKeys(of editor: Editor) {
    let open = Wording.key(.short(.open))
    switch editor {
    case .toggle: add(.activate, rank: 0)
    case .choice, .choices, .entries, .table: add(KeyMap[.form].key(for: .activate), open, rank: 0)
    case .radio: add(.activate, .opened(.choose), rank: 0)
    case .checks: add(.activate, .opened(.mark), rank: 0)
    case .calendar: add(.open, rank: 0)
    case .lines:
      add(KeyMap[.text].key(for: .edit(.insert("\n"))), .opened(.newLine), rank: 0)
    case .line, .none: break
    }
  }

  private mutating func add(_ command: Command, _ says: Wording? = nil, rank: Int) {
    guard !hidden.contains(command) else { return }
    add(
      KeyMap[.form].key(for: command) ?? KeyMap[.text].key(for: command),
      says ?? .key(.short(command)), rank: rank)
  }

  private mutating func add(_ key: Key?, _ says: Wording, rank: Int) {
    guard let key else { return }
    entries.append(Entry(key: key, says: says, rank: rank))
  }

  /// The line with both names of a key that a terminal may keep for itself, where there is room.
  func line(in width: Int) -> ItemLine {
    let whole = line(namesBoth: true)
    return whole.width <= width ? whole : line(namesBoth: false).fitting(in: width)
  }

  private func line(namesBoth: Bool) -> ItemLine {
    let items = entries.map { entry in
      let other = namesBoth ? KeyMap.substitute(for: entry.key) : nil
      let names = [entry.key, other].compactMap { $0?.name(in: language) }.joined(separator: "/")
      let text = "\(names) \(entry.says.text(in: language))"
      return ItemLine.Item(text: text, deed: .key(entry.key), rank: entry.rank)
    }
    return ItemLine(items: items, charset: charset)
  }
}

extension KeyLine.Occasion {
  init(_ session: borrowing FormSession, isPaged: Bool, isSheet: Bool) {
    self.isPaged = isPaged
    place = Self.place(in: session, isSheet: isSheet)
  }

  private static func place(in session: borrowing FormSession, isSheet: Bool) -> Place {
    switch session.opened {
    case .options(let picker) where picker.isMultiple: .marking(isFiltering: picker.isFiltering)
    case .options: .opened(.list)
    case .calendar, .review, .running: .opened(session.keyPlace)
    case .entries, .entry: .sheet
    case nil where isSheet: .sheet
    case nil:
      switch session.focus {
      case .field(let index): session.fields.span[index].placeOfKeys
      case .action, .back, .next: .action
      case nil: .nowhere
      }
    }
  }
}

extension FieldState {
  fileprivate var placeOfKeys: KeyLine.Occasion.Place {
    .field(
      editor, hasSuggestions: offersList, isForEditor: isForEditor,
      isSecret: field.isSecret)
  }
}
