import TField

/// A text in lines of some width, broken between words where there is a place.
///
/// Lines are kept as places in the text only, so what is long costs little; what is seen of it is
/// laid out when it is drawn.
struct WrappedText: Sendable {
  let width: Int
  /// What is seen, character by character.
  let characters: [Character]
  let charset: Charset
  /// The first character of each line.
  private let starts: [Int]

  init(_ characters: [Character], width: Int, in charset: Charset) {
    (self.characters, self.width, self.charset) = (characters, width, charset)
    starts = LineBreaker.starts(of: characters, width: width, in: charset)
  }
}

extension WrappedText {
  var count: Int { starts.count }

  /// The characters of a line, without what ends it.
  func range(ofLine line: Int) -> Range<Int> {
    guard starts.indices.contains(line) else { return characters.count..<characters.count }
    let isLast = line == starts.count - 1
    let end = isLast ? characters.count : starts[line + 1]
    let isBroken = !isLast && characters[end - 1] == "\n"
    return starts[line]..<(isBroken ? end - 1 : end)
  }

  /// The line in which a character stands; behind a line that was broken softly begins the next.
  func line(of index: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return low
  }

  /// The column at which a character stands in its line; a space may hang over the edge.
  func column(of index: Int) -> Int {
    let start = starts[line(of: index)]
    let head = characters[start..<max(start, min(index, characters.count))]
    return min(head.reduce(0) { $0 + $1.cells(in: charset) }, width)
  }

  /// The place in a line that is nearest to a column.
  func index(inLine line: Int, at column: Int) -> Int {
    let range = range(ofLine: line)
    var end = 0
    let index = range.first { index in
      end += characters[index].cells(in: charset)
      return column < end
    }
    return index ?? lastPlace(ofLine: line)
  }

  /// The last place of the caret in a line.
  func lastPlace(ofLine line: Int) -> Int {
    let end = range(ofLine: line).upperBound
    let isSoft = starts.indices.contains(line + 1) && starts[line + 1] == end
    return isSoft ? max(range(ofLine: line).lowerBound, end - 1) : end
  }

  func text(ofLine line: Int) -> DisplayText {
    DisplayText(characters[range(ofLine: line)], in: charset)
  }
}

/// Finds where the lines of a text begin, going through it once.
struct LineBreaker {
  private let width: Int
  private var starts = [0]
  private var column = 0
  /// Where the line could be broken, and the column there.
  private var place: (index: Int, column: Int)?

  static func starts(
    of characters: [Character], width: Int, in charset: Charset
  ) -> [Int] {
    var breaker = Self(width: max(1, width))
    for (index, character) in characters.enumerated() {
      breaker.add(character, character.cells(in: charset), at: index)
    }
    return breaker.starts
  }

  private init(width: Int) { self.width = width }

  private mutating func add(_ character: Character, _ cells: Int, at index: Int) {
    if character == "\n" { return begin(at: index + 1, column: 0) }
    if cells > 1 { place = (index, column) }
    // One space may hang over the edge.
    let limit = character == " " ? width + 1 : width
    if column + cells > limit, column > 0 { breakLine(before: index) }
    column += cells
    if character == " " || cells > 1 { place = (index + 1, column) }
  }

  private mutating func breakLine(before index: Int) {
    if let place, place.column > 0 {
      begin(at: place.index, column: column - place.column)
    } else {
      begin(at: index, column: 0)
    }
  }

  private mutating func begin(at index: Int, column: Int) {
    starts.append(index)
    self.column = column
    place = nil
  }
}

extension Character {
  /// The cells in which the character is shown.
  func cells(in charset: Charset) -> Int {
    if let byte = utf8.first, byte < 0x80, byte >= 0x20, byte != 0x7F, utf8.count == 1 { return 1 }
    let scalars = unicodeScalars
    if charset == .unicode, let only = scalars.first, scalars.count == 1 {
      let width = CharacterWidth(of: only)
      if width == .narrow || width == .wide { return width.cells }
    }
    return DisplayText(CollectionOfOne(self), in: charset).width
  }
}
