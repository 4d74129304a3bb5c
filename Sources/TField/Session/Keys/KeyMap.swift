/// The keys of one place and what they do there, for input, the hint line, F1 and the manual.
///
/// ```swift
/// KeyMap[.list].command(for: Key(.escape))  // .escape
/// ```
package struct KeyMap: Sendable {
  /// Where keys act.
  package enum Place: String, CaseIterable, Sendable {
    case form, text, table, list, calendar, sheet, review, question, help
    /// While an action runs.
    case running
  }

  /// Some keys that do the same, and the words for it.
  package struct Entry: Sendable {
    package let keys: [Key]
    package let command: Command
    /// What these keys do, if that isn't just what their command says.
    private let own: Wording?
    /// The word for the hint line; `nil` leaves the keys out of it.
    package let hint: Hint?

    init(_ keys: [Key], _ command: Command, _ summary: Wording? = nil, hint: Hint? = nil) {
      self.keys = keys
      self.command = command
      own = summary
      self.hint = hint
    }

    package var summary: Wording { own ?? .keyPhrase(command) }
  }

  /// What the hint line says about some keys.
  package struct Hint: Sendable {
    package let words: Wording
    /// The lowest rank is the last to be left out.
    package let rank: Int
  }

  package let entries: [Entry]
  /// True if a character that is bound to nothing is typed.
  private let typesText: Bool

  private init(_ entries: [Entry], typesText: Bool = false) {
    self.entries = entries
    self.typesText = typesText
  }

  package static subscript(place: Place) -> Self {
    switch place {
    case .form: form
    case .text: text
    case .table: table
    case .list: list
    case .calendar: calendar
    case .sheet: sheet
    case .review: review
    case .question: question
    case .help: help
    case .running: running
    }
  }

  /// What a key does here; a character that is bound to nothing may be typed.
  package func command(for key: Key) -> Command? {
    if let entry = entry(where: { $0.keys.contains(key) }) { return entry.command }
    guard typesText, case .character(let character) = key.base,
      key.modifiers.isSubset(of: .shift)
    else { return nil }
    return .edit(.insert(character))
  }

  /// The commands that lead out of the form, which a restricted one doesn't have.
  package static let leadingOut: [Command] = [.openEditor, .suspend]

  /// The entries; in a restricted form, without the commands that lead out of it.
  package func entries(isRestricted: Bool) -> [Entry] {
    isRestricted ? entries.filter { !Self.leadingOut.contains($0.command) } : entries
  }

  package func key(for command: Command) -> Key? {
    entry { $0.command == command }?.keys.first
  }

  private func entry(where fits: (Entry) -> Bool) -> Entry? {
    entries.first(where: fits) ?? Self.anywhere.first(where: fits)
  }
}

// What works in every place.
extension KeyMap {
  private static let anywhere = [
    Entry([.control("l")], .redraw),
    Entry([.control("z")], .suspend),
    Entry([.control("c")], .interrupt),
    Entry([.control("\\")], .quit),
  ]

  private static let f1 = [Key(.function(1)), .alt("h")]

  /// Keys that many terminals use for their own help and tabs.
  private static let oftenTaken = [
    Key(.function(1)), Key(.pageUp, .control), Key(.pageDown, .control),
  ]

  /// Another key that does the same as one that a terminal may keep for itself.
  package static func substitute(for key: Key) -> Key? {
    guard oftenTaken.contains(key) else { return nil }
    return form.entries.first { $0.keys.first == key }?.keys.last
  }
}

// The form.
extension KeyMap {
  private static let form = Self(
    ways + editing + deleting + selecting + others + anywhere, typesText: true)

  private static let text = Self(
    [
      Entry(
        [Key(.enter)], .edit(.insert("\n")), .say("opened.newLine"),
        hint: Hint(.say("opened.newLine"), 0)),
      Entry([Key(.enter, .alt)], .nextStop, .say("key.leaveLines")),
      Entry([Key(.up)], .up, .say("opened.lineAbove")),
      Entry([Key(.down)], .down, .say("opened.lineBelow")),
      Entry([.control("o")], .openEditor),
    ] + form.entries.filter { $0.command != .confirm }, typesText: true)

  private static let table = Self(
    entryKeys + [Entry([Key(.delete)], .edit(.delete(.right)), .keyPhrase(.removeEntry))]
      + form.entries.filter { $0.command != .edit(.delete(.right)) }, typesText: true)

  private static let entryKeys = [
    Entry([Key(.up, .control)], .moveEntry(-1), hint: Hint(.keyWord(.moveEntry(-1)), 5)),
    Entry([Key(.down, .control)], .moveEntry(1), hint: Hint(.keyWord(.moveEntry(1)), 6)),
    Entry([.control("d")], .doubleEntry, hint: Hint(.keyWord(.doubleEntry), 7)),
  ]

  private static let ways = [
    Entry([Key(.tab)], .nextStop),
    Entry([Key(.tab, .shift)], .previousStop),
    Entry([Key(.enter)], .confirm),
    Entry([.control("s"), Key(.function(10))], .defaultAction),
    Entry([Key(.up)], .up),
    Entry([Key(.down)], .down),
    Entry([Key(.pageUp)], .pageUp),
    Entry([Key(.pageDown)], .pageDown),
    Entry([Key(.home, .control)], .firstField),
    Entry([Key(.end, .control)], .lastField),
    Entry([Key(.pageUp, .control), Key(.pageUp, .alt)], .previousSection),
    Entry([Key(.pageDown, .control), Key(.pageDown, .alt)], .nextSection),
    Entry([Key(.function(8)), .alt("n")], .nextError),
    Entry([Key(.function(8), .shift), .alt("p")], .previousError),
  ]

  private static let editing = [
    Entry([Key(.left), .control("b")], .edit(.move(.left))),
    Entry([Key(.right), .control("f")], .edit(.move(.right))),
    Entry([Key(.left, .control), .alt("b")], .edit(.move(.wordLeft))),
    Entry([Key(.right, .control), .alt("f")], .edit(.move(.wordRight))),
    Entry([Key(.home), .control("a")], .edit(.move(.start))),
    Entry([Key(.end), .control("e")], .edit(.move(.end))),
    Entry([.control("_")], .edit(.undo)),
    Entry([.alt("z")], .edit(.redo)),
    Entry([.alt("r")], .edit(.restore)),
    Entry([.control("y")], .edit(.yank)),
  ]

  private static let deleting = [
    Entry([Key(.backspace), .control("h")], .edit(.delete(.left))),
    Entry([Key(.delete), .control("d")], .edit(.delete(.right))),
    Entry([.control("w"), Key(.backspace, .alt)], .edit(.kill(.wordLeft))),
    Entry([.alt("d")], .edit(.kill(.wordRight))),
    Entry([.control("u")], .edit(.kill(.start))),
    Entry([.control("k")], .edit(.kill(.end))),
  ]

  private static let selecting = [
    Entry([Key(.left, .shift)], .edit(.select(.left))),
    Entry([Key(.right, .shift)], .edit(.select(.right))),
    Entry([Key(.left, [.shift, .control])], .edit(.select(.wordLeft))),
    Entry([Key(.right, [.shift, .control])], .edit(.select(.wordRight))),
    Entry([Key(.home, .shift)], .edit(.select(.start))),
    Entry([Key(.end, .shift)], .edit(.select(.end))),
    Entry([.control("x")], .edit(.cut)),
    Entry([.alt("w")], .edit(.copy)),
  ]

  private static let others = [
    Entry([.character(" ")], .activate),
    Entry([Key(.function(4))], .open),
    Entry([Key(.up, .alt)], .step(1)),
    Entry([Key(.down, .alt)], .step(-1)),
    Entry(f1, .help),
    Entry([.control("r")], .reveal),
    Entry([Key(.escape)], .escape),
  ]
}

// What opens over the form.
extension KeyMap {
  private static let list = Self(
    [
      Entry(
        [.character(" ")], .activate, .say("opened.markOrSpace"), hint: Hint(.say("opened.mark"), 1)
      ),
      Entry([.alt(" ")], .edit(.insert(" ")), .say("opened.space")),
      Entry(
        [Key(.enter)], .confirm, .say("opened.chooseMatch"), hint: Hint(.say("opened.choose"), 0)),
      Entry(
        [.control("s"), Key(.function(4)), Key(.down, .alt)], .defaultAction, .say("opened.done")),
      Entry([Key(.tab)], .nextStop, .say("opened.chooseAndMoveOn")),
      Entry([Key(.up)], .up, .say("opened.optionAbove")),
      Entry([Key(.down)], .down, .say("opened.optionBelow")),
      Entry([Key(.pageUp)], .pageUp, .say("opened.tenUp")),
      Entry([Key(.pageDown)], .pageDown, .say("opened.tenDown")),
      Entry([Key(.home), Key(.home, .control)], .firstField, .say("opened.firstOption")),
      Entry([Key(.end), Key(.end, .control)], .lastField, .say("opened.lastOption")),
      Entry([Key(.backspace), .control("h")], .edit(.delete(.left)), .say("opened.unfilter")),
      Entry([.control("u"), .control("w")], .edit(.kill(.start)), .say("opened.unfilterAll")),
      Entry([Key(.escape)], .escape, .say("screen.close"), hint: Hint(.say("screen.close"), 2)),
      Entry(f1, .help, hint: Hint(.keyWord(.help), 4)),
    ], typesText: true)

  private static let calendar = Self([
    Entry(
      [Key(.enter), .character(" "), .control("s"), Key(.function(4))], .confirm,
      .say("opened.choose"), hint: Hint(.say("opened.choose"), 0)),
    Entry([Key(.left), .control("b")], .edit(.move(.left)), .say("opened.dayBefore")),
    Entry([Key(.right), .control("f")], .edit(.move(.right)), .say("opened.dayAfter")),
    Entry([Key(.up)], .up, .say("opened.weekBefore")),
    Entry([Key(.down)], .down, .say("opened.weekAfter")),
    Entry([Key(.home), .control("a")], .edit(.move(.start)), .say("opened.weekStart")),
    Entry([Key(.end), .control("e")], .edit(.move(.end)), .say("opened.weekEnd")),
    Entry(
      [Key(.pageUp)], .pageUp, .say("opened.monthBack"), hint: Hint(.say("opened.monthBack"), 3)),
    Entry(
      [Key(.pageDown)], .pageDown, .say("opened.monthOn"), hint: Hint(.say("opened.monthOn"), 3)),
    Entry([Key(.pageUp, .control), Key(.pageUp, .alt)], .previousSection, .say("opened.yearBack")),
    Entry([Key(.pageDown, .control), Key(.pageDown, .alt)], .nextSection, .say("opened.yearOn")),
    Entry(
      [.character("t")], .edit(.insert("t")), .say("opened.today"),
      hint: Hint(.say("opened.today"), 2)),
    Entry([Key(.escape)], .escape, .say("screen.close"), hint: Hint(.say("screen.close"), 1)),
    Entry(f1, .help, hint: Hint(.keyWord(.help), 4)),
  ])

  /// The keys of the list itself; all others belong to the form of its entries.
  private static let sheet = Self(
    [
      Entry([Key(.enter)], .confirm, .keyPhrase(.addEntry)),
      Entry([.alt("a")], .addEntry, hint: Hint(.keyWord(.addEntry), 2)),
      Entry([.alt("x")], .removeEntry, hint: Hint(.keyWord(.removeEntry), 3)),
    ] + entryKeys + [
      Entry(
        [.control("s"), Key(.function(10))], .defaultAction, .say("opened.done"),
        hint: Hint(.say("opened.done"), 1)),
      Entry(
        [Key(.escape)], .escape, .say("opened.rollBack"), hint: Hint(.say("opened.rollBack"), 0)),
      Entry(f1, .help, hint: Hint(.keyWord(.help), 4)),
    ])

  private static let review = Self([
    Entry(
      [Key(.enter), .character(" ")], .confirm, .say("opened.chooseAnswer"),
      hint: Hint(.say("opened.choose"), 0)),
    Entry([Key(.up), Key(.left)], .up, .say("opened.answerAbove")),
    Entry([Key(.down), Key(.right)], .down, .say("opened.answerBelow")),
    Entry([Key(.tab)], .nextStop, .say("opened.answerBelow")),
    Entry([Key(.tab, .shift)], .previousStop, .say("opened.answerAbove")),
    Entry([Key(.pageUp)], .pageUp, .say("opened.tenUp")),
    Entry([Key(.pageDown)], .pageDown, .say("opened.tenDown")),
    Entry([Key(.home)], .firstField, .say("opened.firstAnswer")),
    Entry([Key(.end)], .lastField, .say("opened.lastAnswer")),
    Entry([Key(.escape)], .escape, .say("opened.backToForm"), hint: Hint(.say("screen.back"), 1)),
  ])

  private static let question = Self([
    Entry(
      [Key(.enter)], .confirm, .say("opened.pressButton"), hint: Hint(.say("opened.choose"), 0)),
    Entry(
      [Key(.tab), Key(.right)], .nextStop, .say("opened.nextButton"),
      hint: Hint(.keyWord(.nextStop), 2)),
    Entry([Key(.left), Key(.tab, .shift)], .previousStop, .say("opened.previousButton")),
    Entry([Key(.up)], .up, .say("opened.previousButton")),
    Entry([Key(.down)], .down, .say("opened.nextButton")),
    Entry([Key(.pageUp)], .pageUp, .keyPhrase(.pageUp)),
    Entry([Key(.pageDown)], .pageDown, .keyPhrase(.pageDown)),
    Entry([Key(.escape)], .escape, .say("opened.safeAnswer"), hint: Hint(.say("screen.close"), 1)),
  ])

  private static let help = Self([
    Entry([Key(.up)], .up, .say("opened.lineAbove")),
    Entry([Key(.down)], .down, .say("opened.lineBelow")),
    Entry([Key(.pageUp)], .pageUp),
    Entry([Key(.pageDown), .character(" ")], .pageDown),
    Entry([Key(.home)], .firstField, .say("opened.firstLine")),
    Entry([Key(.end)], .lastField, .say("opened.lastLine")),
    Entry(
      [Key(.escape), Key(.enter)] + f1, .escape, .say("screen.close"),
      hint: Hint(.say("screen.close"), 0)),
  ])

  private static let running = Self([
    Entry([Key(.escape)], .escape, .say("opened.stop"), hint: Hint(.say("opened.stop"), 0))
  ])
}

extension KeyMap.Hint {
  fileprivate init(_ words: Wording, _ rank: Int) { self.init(words: words, rank: rank) }
}

/// What a key is about, for help.
package enum KeyTopic: String, Sendable {
  case field
  case moving, editing, leaving
}

extension Command {
  /// True if it goes on to what follows, and not back.
  var goesOn: Bool {
    [.nextStop, .confirm, .down, .pageDown, .lastField, .nextSection].contains(self)
  }

  package var topic: KeyTopic {
    switch self {
    case .edit(.insert), .activate, .open, .step, .reveal, .openEditor: .field
    case .addEntry, .removeEntry, .doubleEntry, .moveEntry: .field
    case .edit(.move), .nextStop, .previousStop, .confirm, .up, .down, .firstField, .lastField,
      .nextSection, .previousSection, .pageUp, .pageDown, .nextError, .previousError:
      .moving
    case .edit: .editing
    case .defaultAction, .help, .redraw, .suspend, .escape, .interrupt, .quit: .leaving
    }
  }
}

/// What a key does; ``KeyMap`` says which key does what.
package enum Command: Hashable, Sendable {
  case edit(EditCommand)
  case nextStop, previousStop
  /// Enter: on to the next field, or the action under the focus.
  case confirm
  case defaultAction, up, down, firstField, lastField, nextSection, previousSection
  case pageUp, pageDown, nextError, previousError
  /// Space: a switch, a list; in text a space.
  case activate
  case open
  /// Steps a number, a day or a time up or down.
  case step(Int)
  /// On the sheet of a list; the last two in a table, too.
  case addEntry, removeEntry
  case doubleEntry
  case moveEntry(Int)
  case help
  /// The text under the focus, in an editor of the person's own.
  case openEditor
  case reveal, redraw, suspend, escape, interrupt, quit
}
