import TField

extension DisplayText {
  /// The cells that a text fills, computed without laying it out.
  static func width(of text: String, in charset: Charset) -> Int {
    text.utf8.allSatisfy(\.isPlainASCII)
      ? text.utf8.count : text.reduce(0) { $0 + $1.cells(in: charset) }
  }

  /// A text in lines of at most `limit` cells, broken between words if possible.
  static func lines(of text: String, in charset: Charset, limit: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { brokenLine($0, in: charset, limit: max(1, limit)) }
  }

  private static func brokenLine(_ text: Substring, in charset: Charset, limit: Int) -> [String] {
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
      guard cells > limit else { continue }
      // A word longer than a line is cut, with at least one character per line.
      (line, filled) = ("", 0)
      for character in piece.text {
        let cells = character.cells(in: charset)
        if !line.isEmpty, filled + cells > limit {
          lines.append(line)
          (line, filled) = ("", 0)
        }
        line.append(character)
        filled += cells
      }
    }
    return lines + [line]
  }
}

/// A part of a text that stays on one line: a word, or a wide character with its punctuation.
struct TextPiece {
  private(set) var text: String
  /// Whether a space comes before it, unless a line begins there.
  let isSpaced: Bool

  static func pieces(of text: Substring) -> [Self] {
    var pieces: [Self] = []
    for word in text.split(separator: " ") {
      // French puts spaces before `?` and inside quotes, which must not become line breaks.
      if let last = pieces.indices.last,
        pieces[last].text.last == "«" || word.allSatisfy({ ":;?!».,".contains($0) })
      {
        pieces[last].text += " " + word
      } else {
        pieces += Self.pieces(ofWord: word)
      }
    }
    return pieces
  }

  private static func pieces(ofWord word: Substring) -> [Self] {
    var pieces = [Self(text: "", isSpaced: true)]
    for character in word {
      if let last = pieces[pieces.count - 1].text.last, mayBreak(between: last, and: character) {
        pieces.append(Self(text: "", isSpaced: false))
      }
      pieces[pieces.count - 1].text.append(character)
    }
    return pieces
  }

  /// A line may break next to a wide character, but never before closing punctuation or a small
  /// kana, nor after opening punctuation.
  private static func mayBreak(between before: Character, and after: Character) -> Bool {
    let isWide = { (character: Character) in
      character.unicodeScalars.first.map { !$0.isASCII && CharacterWidth(of: $0) == .wide } ?? false
    }
    guard isWide(before) || isWide(after) else { return false }
    return !closing.contains(after) && !opening.contains(before)
  }

  private static let opening: Set<Character> = Set("（「『【［｛〈《([{«")
  private static let closing: Set<Character> = Set(
    "）」』】］｝〉》)]}»、。，．・：；？！,.:;?!%～ー々…ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ")
}

/// A text in lines of a given width, stored as start indices, so that long texts cost little.
struct WrappedText: Sendable {
  let width: Int
  let characters: [Character]
  let charset: Charset
  private let starts: [Int]

  init(_ characters: [Character], width: Int, in charset: Charset) {
    (self.characters, self.width, self.charset) = (characters, width, charset)
    starts = Self.starts(of: characters, width: max(1, width), in: charset)
  }

  /// Finds where the lines begin in one pass through the text.
  private static func starts(of characters: [Character], width: Int, in charset: Charset) -> [Int] {
    var starts = [0]
    var column = 0
    // The last place to break the line, and its column.
    var place: (index: Int, column: Int)?
    func begin(at index: Int, column start: Int) {
      starts.append(index)
      (column, place) = (start, nil)
    }
    for (index, character) in characters.enumerated() {
      if character == "\n" {
        begin(at: index + 1, column: 0)
        continue
      }
      let cells = character.cells(in: charset)
      if cells > 1 { place = (index, column) }
      // One space may hang over the edge.
      if column + cells > (character == " " ? width + 1 : width), column > 0 {
        if let place, place.column > 0 {
          begin(at: place.index, column: column - place.column)
        } else {
          begin(at: index, column: 0)
        }
      }
      column += cells
      if character == " " || cells > 1 { place = (index + 1, column) }
    }
    return starts
  }

  var count: Int { starts.count }

  func range(ofLine line: Int) -> Range<Int> {
    guard starts.indices.contains(line) else { return characters.count..<characters.count }
    let isLast = line == starts.count - 1
    let end = isLast ? characters.count : starts[line + 1]
    let isBroken = !isLast && characters[end - 1] == "\n"
    return starts[line]..<(isBroken ? end - 1 : end)
  }

  /// The line of a character; the place after a soft line break belongs to the next line.
  func line(of index: Int) -> Int { (1..<starts.count).bisected { starts[$0] > index } - 1 }

  /// The column of a character in its line; a space may hang over the edge.
  func column(of index: Int) -> Int {
    let line = line(of: index)
    return min(text(ofLine: line).column(of: index - starts[line]), width)
  }

  func index(inLine line: Int, at column: Int) -> Int {
    let place = text(ofLine: line).source(at: column)
    return place.map { range(ofLine: line).lowerBound + $0 } ?? lastPlace(ofLine: line)
  }

  func lastPlace(ofLine line: Int) -> Int {
    let end = range(ofLine: line).upperBound
    let isSoft = starts.indices.contains(line + 1) && starts[line + 1] == end
    return isSoft ? max(range(ofLine: line).lowerBound, end - 1) : end
  }

  func text(ofLine line: Int) -> DisplayText {
    DisplayText(characters[range(ofLine: line)], in: charset)
  }
}

extension Range<Int> {
  /// The first number from which on the test always holds, or else the upper bound.
  func bisected(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
