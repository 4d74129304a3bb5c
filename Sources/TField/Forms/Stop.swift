/// A place where the focus can be: a field, or an action below them.
public enum Stop: Hashable, Sendable {
  case field(Int)
  case action(Int)
}
