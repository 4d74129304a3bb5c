/// A part of a text that stays on one line: a word, or a wide character with the marks that it keeps.
struct TextPiece {
  private(set) var text: String
  /// Whether a space stands in front of it, unless a line begins there.
  let isSpaced: Bool

  static func pieces(of text: Substring) -> [Self] {
    var pieces: [Self] = []
    for word in text.split(separator: " ") {
      if let last = pieces.indices.last, keeps(pieces[last].text, word) {
        pieces[last].text += " " + word
      } else {
        pieces += Self.pieces(ofWord: word)
      }
    }
    return pieces
  }

  /// Whether the space between two words holds them together: French sets spaces before `?` and
  /// inside of quotes.
  private static func keeps(_ before: String, _ word: Substring) -> Bool {
    before.last == "«" || word.allSatisfy { ":;?!».,".contains($0) }
  }

  private static func pieces(ofWord word: Substring) -> [Self] {
    var pieces = [Self(text: "", isSpaced: true)]
    var before: Character?
    for character in word {
      if let last = before, mayBreak(between: last, and: character) {
        pieces.append(Self(text: "", isSpaced: false))
      }
      pieces[pieces.count - 1].text.append(character)
      before = character
    }
    return pieces
  }

  /// A line may break on either side of a wide character, but never before a closing mark or a
  /// small kana, and never behind an opening mark.
  private static func mayBreak(between before: Character, and after: Character) -> Bool {
    guard before.isWide || after.isWide else { return false }
    return !closing.contains(after) && !opening.contains(before)
  }

  private static let opening: Set<Character> = Set("（「『【［｛〈《([{«")
  private static let closing: Set<Character> = Set(
    "）」』】］｝〉》)]}»、。，．・：；？！,.:;?!%～ー々…ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ")
}

extension Character {
  fileprivate var isWide: Bool {
    guard let first = unicodeScalars.first, !first.isASCII else { return false }
    return CharacterWidth(of: first) == .wide
  }
}
