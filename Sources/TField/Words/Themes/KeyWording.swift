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
    default: "\(self)"
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
    default: "\(self)"
    }
  }
}
