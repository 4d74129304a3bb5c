import TField

/// The keys of what is open, and what they do there: for the line of keys and for help.
struct OpenedKeys {
  /// Some keys, and the words for what they do; a low rank is the last to be left out.
  struct Entry {
    let keys: [Key]
    let says: String
    /// `nil`: told in help only.
    let rank: Int?

    init(_ commands: Command..., says: String, rank: Int? = nil) {
      self.init(commands.compactMap(KeyTable.key), says: says, rank: rank)
    }

    init(_ keys: [Key], says: String, rank: Int? = nil) {
      (self.keys, self.says, self.rank) = (keys, says, rank)
    }
  }

  let entries: [Entry]

  init(for opened: Opened, in language: Language) {
    let words = { (wording: OpenedWording) in Wording.opened(wording).text(in: language) }
    let close = Entry(.escape, says: Wording.screen(.close).text(in: language), rank: 1)
    switch opened {
    case .options(let picker):
      entries = Self.list(isMultiple: picker.isMultiple, words) + [close]
    case .calendar: entries = Self.calendar(words) + [close]
    case .entries: entries = Self.sheet(in: language)
    }
  }

  private static func list(
    isMultiple: Bool, _ words: (OpenedWording) -> String
  ) -> [Entry] {
    (isMultiple ? [Entry(.activate, says: words(.mark), rank: 0)] : []) + [
      Entry(.confirm, says: words(isMultiple ? .done : .choose), rank: 0),
      Entry(.up, .down, says: words(.otherOption)),
      Entry(.pageUp, .pageDown, says: words(.tenOptions)),
      Entry(
        [Key(.home), Key(.end)], says: words(.outerOption)),
      Entry(.edit(.delete(.left)), says: words(.unfilter)),
    ]
  }

  private static func calendar(_ words: (OpenedWording) -> String) -> [Entry] {
    [
      Entry(.confirm, says: words(.choose), rank: 0),
      Entry(.edit(.move(.left)), .edit(.move(.right)), says: words(.day)),
      Entry(.up, .down, says: words(.week)),
      Entry(.pageUp, says: words(.monthBack), rank: 3),
      Entry(.pageDown, says: words(.monthOn), rank: 3),
      Entry(.previousSection, says: words(.yearBack)),
      Entry(.nextSection, says: words(.yearOn)),
      Entry([.character("t")], says: words(.today), rank: 2),
    ]
  }

  /// The keys on the sheet of a list, beyond those of every form.
  static func sheet(in language: Language) -> [Entry] {
    let short = { (command: Command) in Wording.key(.short(command)).text(in: language) }
    return [
      Entry(.addEntry, says: short(.addEntry), rank: 2),
      Entry(.removeEntry, says: short(.removeEntry), rank: 3),
      Entry(.moveEntry(-1), says: short(.moveEntry(-1)), rank: 5),
      Entry(.moveEntry(1), says: short(.moveEntry(1)), rank: 6),
      Entry(.defaultAction, says: Wording.opened(.done).text(in: language), rank: 1),
      Entry(.escape, says: Wording.opened(.rollBack).text(in: language), rank: 0),
    ]
  }
}
