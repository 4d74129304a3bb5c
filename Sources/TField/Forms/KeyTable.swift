/// Every key and what it does: the one list behind handling, help and the manual.
public enum KeyTable {
  /// Some keys that do the same, and the words for it.
  public struct Entry: Sendable {
    public let keys: [Key]
    public let command: Command
    public let says: Wording

    init(_ keys: [Key], _ command: Command, _ says: KeyWording? = nil) {
      self.keys = keys
      self.command = command
      self.says = .key(says ?? .full(command))
    }
  }

  public static let entries = moving + editing + deleting + selecting + form

  /// What a key does; a character that is bound to nothing is typed.
  public static func command(for key: Key) -> Command? {
    // The space is the only character that does something by itself.
    if case .character(let character) = key.base, key.modifiers.isSubset(of: .shift),
      key != .character(" ")
    {
      return .edit(.insert(character))
    }
    guard let number = key.number, let place = numbers.firstIndex(of: number) else { return nil }
    return entries[entryOfNumber[place]].command
  }

  /// The commands that lead out of the form, which a restricted one doesn't have.
  package static let leadingOut: [Command] = [.openEditor, .suspend]

  /// The first key that does what a command says; not all entries are made to find it.
  package static func key(for command: Command) -> Key? {
    func key(in part: [Entry]) -> Key? { part.first { $0.command == command }?.keys.first }
    return key(in: moving) ?? key(in: form) ?? key(in: editing) ?? key(in: deleting)
      ?? key(in: selecting)
  }

  /// The numbers of all keys, which are found much sooner than the keys themselves.
  private static let numbers = entries.flatMap { $0.keys.compactMap(\.number) }
  /// The place of the entry that each of them stands in.
  private static let entryOfNumber = entries.indices.flatMap { place in
    entries[place].keys.compactMap(\.number).map { _ in place }
  }

  private static let moving = [
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
    Entry(
      [Key(.pageUp, .control), Key(.pageUp, .alt)], .previousSection),
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
    Entry(
      [.control("w"), Key(.backspace, .alt)], .edit(.kill(.wordLeft))),
    Entry([.alt("d")], .edit(.kill(.wordRight))),
    Entry([.control("u")], .edit(.kill(.start))),
    Entry([.control("k")], .edit(.kill(.end))),
  ]

  private static let selecting = [
    Entry([Key(.left, .shift)], .edit(.select(.left))),
    Entry([Key(.right, .shift)], .edit(.select(.right))),
    Entry(
      [Key(.left, [.shift, .control])], .edit(.select(.wordLeft))),
    Entry(
      [Key(.right, [.shift, .control])], .edit(.select(.wordRight))),
    Entry([Key(.home, .shift)], .edit(.select(.start))),
    Entry([Key(.end, .shift)], .edit(.select(.end))),
    Entry([.control("x")], .edit(.cut)),
    Entry([.alt("w")], .edit(.copy)),
  ]

  private static let form = [
    Entry([.character(" ")], .activate),
    Entry([Key(.function(4)), Key(.down, .alt)], .open),
    Entry([.alt("a")], .addEntry),
    Entry([.alt("x")], .removeEntry),
    Entry([Key(.up, .control)], .moveEntry(-1)),
    Entry([Key(.down, .control)], .moveEntry(1)),
    Entry([Key(.enter, .alt)], .nextStop, .leaveLines),
    Entry([.control("o")], .openEditor),
    Entry([Key(.function(1)), .alt("h")], .help),
    Entry([.control("r")], .reveal),
    Entry([.control("l")], .redraw),
    Entry([.control("z")], .suspend),
    Entry([Key(.escape)], .escape),
    Entry([.control("c")], .interrupt),
    Entry([.control("\\")], .quit),
  ]
}
