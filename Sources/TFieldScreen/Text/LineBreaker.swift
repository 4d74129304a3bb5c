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
