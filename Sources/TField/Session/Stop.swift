/// A place where the focus can be: a field, or a button below them.
package enum Stop: Hashable, Sendable {
  case field(Int)
  case action(Int)
  /// The buttons that turn the pages of a form of pages.
  case back, next
}
