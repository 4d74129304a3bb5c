import TField

/// The keys that are most useful now, as many as fit into a line.
struct KeyLine {
  private let charset: Charset
  private let language: Language
  private var items: [(item: ItemLine.Item, rank: Int)] = []

  init(for session: FormSession, isPaged: Bool, _ options: FormScreen.Options) {
    (charset, language) = (options.charset, options.language)
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
    if state.type.editor == .toggle { add(.activate, rank: 0) }
    if state.field.isSecret { add(.reveal, rank: 6) }
  }

  private mutating func add(_ command: Command, _ says: Wording? = nil, rank: Int) {
    guard let key = KeyTable.key(for: command) else { return }
    let words = (says ?? .inShort(command)).text(in: language)
    items.append((ItemLine.Item(text: "\(key.name) \(words)", deed: .key(key)), rank))
  }

  func line(in width: Int) -> ItemLine {
    ItemLine.fitting(items, in: width, charset: charset)
  }
}
