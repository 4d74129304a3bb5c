/// How text comes to change: a filter may treat a typed character, a paste and a deletion apart.
package enum Edit: Hashable, Sendable {
  /// One key press.
  case typing
  /// A whole text at once: a paste, an initial value, a value set by the program.
  case pasting
  /// Something was taken away; a filter must not add anything now.
  case deleting
}
