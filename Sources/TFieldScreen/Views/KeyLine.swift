import TField

/// The keys that are most useful now, as many as fit into a line.
struct KeyLine {
  /// What tells which keys are useful.
  struct Occasion: Hashable {
    /// What keys act on: something open, a sheet, a field or an action.
    enum Place: Hashable {
      case opened(KeyMap.Place)
      /// A list of which several options can be taken, and whether its filter is being typed.
      case marking(isFiltering: Bool)
      case action, nowhere
      case field(Editor, hasSuggestions: Bool, isForEditor: Bool, isSecret: Bool)
    }

    let place: Place
    let isPaged: Bool
    /// The words for the main action, if there is one.
    let action: String?
    let hasErrors: Bool
  }

  /// A key, what it does, and how soon it is left out.
  private struct Entry {
    let key: Key
    let says: String
    let rank: Int
  }

  private let charset: Charset
  private let language: Language
  private let hidden: [Command]
  private var entries: [Entry] = []

  init(_ occasion: Occasion, _ options: FormScreen.Options) {
    (charset, language) = (options.charset, options.language)
    hidden = options.isRestricted ? KeyMap.leadingOut : []
    switch occasion.place {
    case .opened(let place): add(place)
    case .marking(let isFiltering): addMarking(isFiltering: isFiltering)
    case .field, .action, .nowhere: addKeys(on: occasion)
    }
  }

  /// Those of a place that are worth a word.
  init(_ place: KeyMap.Place, _ options: FormScreen.Options) {
    self.init(
      Occasion(place: .opened(place), isPaged: false, action: nil, hasErrors: false), options)
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

  private mutating func addKeys(on occasion: Occasion) {
    add(.nextStop, rank: 1)
    add(.previousStop, rank: 5)
    addKeys(in: occasion.place)
    if occasion.isPaged { add(.nextSection, rank: 3) }
    if let action = occasion.action {
      add(.defaultAction, .verbatim(action), rank: occasion.isPaged ? 6 : 3)
    }
    if occasion.hasErrors { add(.nextError, rank: 4) }
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
    case .opened, .marking, .nowhere: break
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
    entries.append(Entry(key: key, says: says.text(in: language), rank: rank))
  }

  /// The line with both names of a key that a terminal may keep for itself, where there is room.
  func line(in width: Int) -> ItemLine {
    let whole = line(namesBoth: true)
    return whole.width <= width ? whole : line(namesBoth: false).fitting(in: width)
  }

  /// The line as it is drawn in so many cells.
  func block(width: Int) -> Canvas {
    var block = Canvas(width: width, height: 1, charset: charset)
    line(in: width).draw(on: &block, in: block.bounds)
    return block
  }

  private func line(namesBoth: Bool) -> ItemLine {
    let items = entries.map { entry in
      let other = namesBoth ? KeyMap.substitute(for: entry.key) : nil
      let names = [entry.key, other].compactMap { $0?.name(in: language) }.joined(separator: "/")
      return ItemLine.Item(
        text: "\(names) \(entry.says)", target: .key(entry.key), rank: entry.rank)
    }
    return ItemLine(items: items, charset: charset)
  }
}

extension KeyLine.Occasion {
  init(_ session: FormSession, isPaged: Bool, isSheet: Bool, in language: Language) {
    place = Self.place(in: session, isSheet: isSheet)
    self.isPaged = isPaged
    action = session.form.defaultAction.map {
      session.form.actions[$0].label.text(in: language)
    }
    hasErrors = FormProgress(session).toFix > 0
  }

  private static func place(in session: FormSession, isSheet: Bool) -> Place {
    switch session.opened {
    case .options(let picker) where picker.isMultiple: .marking(isFiltering: picker.isFiltering)
    case .options: .opened(.list)
    case .calendar, .review, .running: .opened(session.keyPlace)
    case .entries, .entry: .opened(.sheet)
    case nil where isSheet: .opened(.sheet)
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
      editor, hasSuggestions: offersList, isForEditor: isForEditor, isSecret: field.isSecret)
  }
}
