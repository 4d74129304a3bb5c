/// What a type says to text that is about to be inserted, before its filter sees it.
public enum Reception: Hashable, Sendable {
  case accept
  /// Taken, with a word about what happens to it.
  case note(Wording)
  /// Not taken: the field stays as it is.
  case refuse(Wording)
}
