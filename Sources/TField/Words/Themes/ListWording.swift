/// What is said of choices and lists.
package enum ListWording: Hashable, Sendable {
  case notInList
  case chooseAtLeast(Int)
  case chooseAtMost(Int)
  case entriesAtLeast(Int)
  case entriesAtMost(Int)
  /// What is wrong with an entry, by its number.
  case entry(Int, Wording)
  /// What is wrong with a field of an entry, by the entry's number and the field's label.
  case entryField(Int, Wording, Wording)
  /// The entry before that has the same answers.
  case sameAs(Int)
  /// A text that is no entry of several fields.
  case noEntry
  case addEntry
  /// Adds one more to a table of entries.
  case addAnother
  case removeEntry
  /// An entry, by its number, was taken away, and undo brings it back.
  case removed(Int)
  /// The number of the entry that is open, of so many.
  case entryOf(Int, Int)
  case done
  /// A program listed no options, for a reason.
  case noOptions(because: String)
}
