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
