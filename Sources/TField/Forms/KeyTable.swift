/// Every key and what it does: the one list behind handling, help and the manual.
public enum KeyTable {
  /// Some keys that do the same, and the words for it.
  public struct Entry: Sendable {
    public let keys: [Key]
    public let command: Command
    public let says: Wording

    init(_ keys: [Key], _ command: Command, _ says: Wording) {
      self.keys = keys
      self.command = command
      self.says = says
    }
  }

  public static let entries = moving + editing + deleting + selecting + form

  private static let commands = Dictionary(
    entries.flatMap { entry in entry.keys.map { ($0, entry.command) } },
    uniquingKeysWith: { first, _ in first })

  /// What a key does; a character that is bound to nothing is typed.
  public static func command(for key: Key) -> Command? {
    if let command = commands[key] { return command }
    guard case .character(let character) = key.base, key.modifiers.isSubset(of: .shift) else {
      return nil
    }
    return .edit(.insert(character))
  }

  private static let moving = [
    Entry([Key(.tab)], .nextStop, "next field or action"),
    Entry([Key(.tab, .shift)], .previousStop, "previous field or action"),
    Entry([Key(.enter)], .confirm, "next field; on an action: run it"),
    Entry([.control("s"), Key(.function(10))], .defaultAction, "run the main action"),
    Entry([Key(.up)], .up, "the field above"),
    Entry([Key(.down)], .down, "the field below"),
    Entry([Key(.pageUp)], .pageUp, "a screenful up"),
    Entry([Key(.pageDown)], .pageDown, "a screenful down"),
    Entry([Key(.home, .control)], .firstField, "the first field"),
    Entry([Key(.end, .control)], .lastField, "the last field"),
    Entry(
      [Key(.pageUp, .control), Key(.pageUp, .alt)], .previousSection, "the previous section"),
    Entry([Key(.pageDown, .control), Key(.pageDown, .alt)], .nextSection, "the next section"),
    Entry([Key(.function(8)), .alt("n")], .nextError, "the next error"),
    Entry([Key(.function(8), .shift), .alt("p")], .previousError, "the previous error"),
  ]

  private static let editing = [
    Entry([Key(.left), .control("b")], .edit(.move(.left)), "a character left"),
    Entry([Key(.right), .control("f")], .edit(.move(.right)), "a character right"),
    Entry([Key(.left, .control), .alt("b")], .edit(.move(.wordLeft)), "a word left"),
    Entry([Key(.right, .control), .alt("f")], .edit(.move(.wordRight)), "a word right"),
    Entry([Key(.home), .control("a")], .edit(.move(.start)), "to the start of the text"),
    Entry([Key(.end), .control("e")], .edit(.move(.end)), "to the end of the text"),
    Entry([.control("_")], .edit(.undo), "undo"),
    Entry([.alt("z")], .edit(.redo), "redo"),
    Entry([.alt("r")], .edit(.restore), "back to the initial value"),
    Entry([.control("y")], .edit(.yank), "insert what was cut or killed"),
  ]

  private static let deleting = [
    Entry([Key(.backspace), .control("h")], .edit(.delete(.left)), "delete to the left"),
    Entry([Key(.delete), .control("d")], .edit(.delete(.right)), "delete to the right"),
    Entry(
      [.control("w"), Key(.backspace, .alt)], .edit(.kill(.wordLeft)), "kill the word before"),
    Entry([.alt("d")], .edit(.kill(.wordRight)), "kill the word behind"),
    Entry([.control("u")], .edit(.kill(.start)), "kill to the start"),
    Entry([.control("k")], .edit(.kill(.end)), "kill to the end"),
  ]

  private static let selecting = [
    Entry([Key(.left, .shift)], .edit(.select(.left)), "select to the left"),
    Entry([Key(.right, .shift)], .edit(.select(.right)), "select to the right"),
    Entry(
      [Key(.left, [.shift, .control])], .edit(.select(.wordLeft)), "select a word to the left"),
    Entry(
      [Key(.right, [.shift, .control])], .edit(.select(.wordRight)), "select a word to the right"),
    Entry([Key(.home, .shift)], .edit(.select(.start)), "select to the start"),
    Entry([Key(.end, .shift)], .edit(.select(.end)), "select to the end"),
    Entry([.control("x")], .edit(.cut), "cut what is selected"),
    Entry([.alt("w")], .edit(.copy), "copy what is selected"),
  ]

  private static let form = [
    Entry([.character(" ")], .activate, "switch on or off; open a list"),
    Entry([Key(.function(4)), Key(.down, .alt)], .open, "open a list, a calendar"),
    Entry([.alt("a")], .addEntry, "in a list: add an entry"),
    Entry([.alt("x")], .removeEntry, "in a list: remove the entry"),
    Entry([Key(.up, .control)], .moveEntry(-1), "in a list: move the entry up"),
    Entry([Key(.down, .control)], .moveEntry(1), "in a list: move the entry down"),
    Entry([Key(.enter, .alt)], .nextStop, "leave text of several lines"),
    Entry([.control("o")], .openEditor, "edit text of several lines in $VISUAL or $EDITOR"),
    Entry([Key(.function(1)), .alt("h")], .help, "help"),
    Entry([.control("r")], .reveal, "show or hide a secret"),
    Entry([.control("l")], .redraw, "draw the screen again"),
    Entry([.control("z")], .suspend, "suspend"),
    Entry([Key(.escape)], .escape, "close what is open, or leave"),
    Entry([.control("c")], .interrupt, "end now"),
    Entry([.control("\\")], .quit, "end now"),
  ]
}
