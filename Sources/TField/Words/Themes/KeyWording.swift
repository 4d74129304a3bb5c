/// What a key does.
package enum KeyWording: Hashable, Sendable {
  /// In a word or two, for the line of keys.
  case short(Command)
  /// In a phrase, for help and the manual.
  case full(Command)
  /// Out of a text in which Enter is a new line.
  case leaveLines
}
