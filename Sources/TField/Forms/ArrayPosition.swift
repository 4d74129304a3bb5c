/// A place in an array, as one key of the path that leads to an answer.
///
/// The key begins with a control character, which no key that a form file gives may hold.
package struct ArrayPosition: Hashable, Sendable {
  package let index: Int

  package init(_ index: Int) { self.index = index }

  /// `nil` for the key of an object.
  package init?(key: String) {
    guard key.unicodeScalars.first == Self.mark, let index = Int(key.dropFirst()) else {
      return nil
    }
    self.index = index
  }

  package var key: String { "\(Self.mark)\(index)" }

  private static let mark: Unicode.Scalar = "\u{1}"

  /// The keys of a path as people write them: `address.lines[0]`.
  package static func written(_ path: [String]) -> String {
    path.reduce("") { text, key in
      if let place = Self(key: key) { return "\(text)[\(place.index)]" }
      return text.isEmpty ? key : text + "." + key
    }
  }
}
