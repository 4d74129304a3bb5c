/// What a key does; ``KeyMap`` says which key does what.
package enum Command: Hashable, Sendable {
  /// An edit of the focused field's text.
  case edit(EditCommand)
  case nextStop, previousStop
  /// Enter: on to the next field, or the action under the focus.
  case confirm
  case defaultAction, up, down, firstField, lastField, nextSection, previousSection
  case pageUp, pageDown, nextError, previousError
  /// Space: a switch, a list; in text a space.
  case activate
  case open
  /// One more or one less in a number, a day, a time.
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
