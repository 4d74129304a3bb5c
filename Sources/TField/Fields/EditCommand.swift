/// One thing an editing key does to the text of a field.
package enum EditCommand: Hashable, Sendable {
  /// A way through the text, from the caret.
  package enum Motion: String, Sendable {
    case left, right, wordLeft, wordRight, start, end
  }

  case insert(Character)
  case paste(String)
  case move(Motion)
  case select(Motion)
  case delete(Motion)
  case kill(Motion)
  case yank, cut, copy
  case undo, redo, restore
}
