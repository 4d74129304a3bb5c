/// The text last killed or cut, shared by the fields of a form.
package struct Clipboard: Sendable {
  package private(set) var text = ""

  package init() {}

  /// Keeps `text`, unless it is empty: an empty kill must not lose what was kept.
  package mutating func keep(_ text: String) {
    if !text.isEmpty { self.text = text }
  }
}
