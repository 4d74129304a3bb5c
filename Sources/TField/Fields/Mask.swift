/// How much of a secret may be shown once its field was left.
public enum Mask: Hashable, Sendable {
  case nothing
  case lastFour
}

extension Mask {
  /// The dot that stands for a character.
  public static let dot: Character = "•"

  /// `text` with dots for whatever may not be seen; spaces and dashes keep their places.
  public func hiding(_ text: String) -> String {
    let characters = Array(text)
    let hidden = self == .lastFour && characters.count > 4 ? characters.count - 4 : characters.count
    return String(
      characters.enumerated().map { index, character in
        index < hidden && !character.isSeparator ? Self.dot : character
      })
  }
}

extension Character {
  fileprivate var isSeparator: Bool { self == " " || self == "-" }
}
