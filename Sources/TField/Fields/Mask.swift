/// How much of a secret may be shown once its field was left.
package enum Mask: Hashable, Sendable {
  case nothing
  case lastFour
}

extension Mask {
  /// The dot that stands for a character.
  package static let dot: Character = "•"
  /// What stands for a secret of whatever length, wherever it isn't being typed.
  package static let covered = "•••"

  /// `text` with a dot for each character that may not be seen.
  ///
  /// Where four may be seen, the spaces and dashes of the type's own writing keep their places; of
  /// a text that isn't whole none are.
  package func hiding(_ text: String, isWhole: Bool = true) -> String {
    guard self == .lastFour else { return String(repeating: Self.dot, count: text.count) }
    let hidden = isWhole && text.count > 4 ? text.count - 4 : text.count
    return String(
      text.enumerated().map { index, character in
        index < hidden && !character.isSeparator ? Self.dot : character
      })
  }
}

extension Character {
  fileprivate var isSeparator: Bool { self == " " || self == "-" }
}
