/// What a key does.
package enum KeyWording: Hashable, Sendable {
  /// In a word or two, for the line of keys.
  case short(Command)
  /// In a phrase, for help and the manual.
  case full(Command)
  /// Out of a text in which Enter is a new line.
  case leaveLines
}

extension KeyWording: Translated {
  var sentence: Sentence {
    switch self {
    case .short(.edit): "key.short.edit"
    case .short(let command): Sentence("key.short.\(command.name)")
    case .full(let command): Sentence("key.full.\(command.name)")
    case .leaveLines: "key.leaveLines"
    }
  }
}

extension Command {
  /// Its name in the catalogues.
  fileprivate var name: String {
    switch self {
    case .edit(let edit): edit.name
    case .step(let step): step < 0 ? "less" : "more"
    case .moveEntry(let step): step < 0 ? "entryUp" : "entryDown"
    case .interrupt, .quit: "end"
    case .nextStop: "nextStop"
    case .previousStop: "previousStop"
    case .confirm: "confirm"
    case .defaultAction: "defaultAction"
    case .up: "up"
    case .down: "down"
    case .firstField: "firstField"
    case .lastField: "lastField"
    case .nextSection: "nextSection"
    case .previousSection: "previousSection"
    case .pageUp: "pageUp"
    case .pageDown: "pageDown"
    case .nextError: "nextError"
    case .previousError: "previousError"
    case .activate: "activate"
    case .open: "open"
    case .addEntry: "addEntry"
    case .removeEntry: "removeEntry"
    case .doubleEntry: "doubleEntry"
    case .help: "help"
    case .openEditor: "openEditor"
    case .reveal: "reveal"
    case .redraw: "redraw"
    case .suspend: "suspend"
    case .escape: "escape"
    }
  }
}

extension EditCommand {
  fileprivate var name: String {
    switch self {
    case .move(let motion): "move.\(motion.rawValue)"
    case .select(let motion): "select.\(motion.rawValue)"
    case .delete(let motion): "delete.\(motion.rawValue)"
    case .kill(let motion): "kill.\(motion.rawValue)"
    case .insert: "insert"
    case .paste: "paste"
    case .yank: "yank"
    case .cut: "cut"
    case .copy: "copy"
    case .undo: "undo"
    case .redo: "redo"
    case .restore: "restore"
    }
  }
}
