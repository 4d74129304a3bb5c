/// Something the person is asked before the form goes on.
public enum Question: Hashable, Sendable {
  /// Leave a form in which nothing was changed?
  case leave
  /// Throw away what was typed?
  case discard
  /// Run the action at that index?
  case confirm(Int)
  /// Fill this field and the following ones with the parts of what was pasted?
  case fill([String])
}
