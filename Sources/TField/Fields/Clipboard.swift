/// The text last killed or cut, shared by the fields of a form.
public struct Clipboard: Sendable {
  public private(set) var text = ""

  public init() {}

  /// Keeps `text`, unless it is empty: an empty kill must not lose what was kept.
  public mutating func keep(_ text: String) {
    if !text.isEmpty { self.text = text }
  }
}
