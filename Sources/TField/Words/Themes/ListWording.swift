/// What is said of choices and lists.
public enum ListWording: Hashable, Sendable {
  case notInList
  case chooseAtLeast(Int)
  case chooseAtMost(Int)
  case entriesAtLeast(Int)
  case entriesAtMost(Int)
  /// What is wrong with an entry, by its number.
  case entry(Int, Wording)
  case addEntry
  case done
  /// A program listed no options, for a reason.
  case noOptions(because: String)
}
