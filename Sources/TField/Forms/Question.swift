/// Something the person is asked before the form goes on.
public enum Question: Hashable, Sendable {
  /// Leave a form in which nothing was changed?
  case leave
  /// Throw away what was typed?
  case discard
  /// Run the action at that index?
  case confirm(Int)
  /// Go on with that action, of which a part was done with earlier answers?
  case goOn(Int)
  /// Fill this field and the following ones with the parts of what was pasted?
  case fill([String])
  /// Go on with the draft of that time?
  case draft(String)
}
