extension DisplayText {
  /// The cells that a text fills, without laying it out where that can be helped.
  static func width(of text: String, in charset: Charset) -> Int {
    text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
      ? text.utf8.count : Self(text, in: charset).width
  }

  /// A text in lines of at most `limit` cells, broken between words where there is a place.
  static func lines(of text: String, in charset: Charset, limit: Int) -> [String] {
    guard limit > 0 else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { brokenLine($0, in: charset, limit: limit) }
  }

  private static func brokenLine(
    _ text: Substring, in charset: Charset, limit: Int
  ) -> [String] {
    if width(of: String(text), in: charset) <= limit { return [String(text)] }
    var lines: [String] = []
    var (line, filled) = ("", 0)
    for piece in TextPiece.pieces(of: text) {
      let cells = width(of: piece.text, in: charset)
      let gap = piece.isSpaced ? 1 : 0
      if !line.isEmpty, filled + gap + cells <= limit {
        line += (piece.isSpaced ? " " : "") + piece.text
        filled += gap + cells
        continue
      }
      if !line.isEmpty { lines.append(line) }
      (line, filled) = (piece.text, cells)
      if cells > limit { (line, filled) = cut(line, in: charset, limit: limit, into: &lines) }
    }
    return lines + [line]
  }

  /// Cuts a word that is longer than a line, at least a character a line; gives what is left.
  private static func cut(
    _ word: String, in charset: Charset, limit: Int, into lines: inout [String]
  ) -> (rest: String, width: Int) {
    var (line, filled) = ("", 0)
    for character in word {
      let cells = character.cells(in: charset)
      if !line.isEmpty, filled + cells > limit {
        lines.append(line)
        (line, filled) = ("", 0)
      }
      line.append(character)
      filled += cells
    }
    return (line, filled)
  }
}

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
