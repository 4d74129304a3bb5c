internal import TFieldJSON

/// How a field was read whose type has numbers, so that what says the same with others is read as it.
final class NumberedReader {
  private(set) var reader: ObjectReader
  /// Which of the reader's values stand in the gaps of such fields, names aside.
  private let places: [Int]

  /// `nil` if the type has no numbers, or some stand where the reader knows nothing of, as in notes.
  init?(_ reader: ObjectReader) {
    let (node, gaps) = (reader.node, reader.node.gaps)
    self.reader = reader
    let numbers = (0..<gaps.count).filter { !gaps.isName($0) }
    places = numbers.compactMap { gap in
      reader.values.firstIndex { $0.index == node.value(inGap: gap)?.index }
    }
    guard places.count == numbers.count,
      places.contains(where: { reader.values[$0].part == .type })
    else { return nil }
  }

  /// Reads another field of the file; `false` if a number of its type needs a second glance, or
  /// another one isn't that of `known`.
  func move(to node: JSONNode, elseLike known: JSONNode) -> Bool {
    guard reader.node.shared === node.shared, node.shared === known.shared else { return false }
    let gaps = node.gaps
    var numbers = places.makeIterator()
    for gap in 0..<gaps.count where !gaps.isName(gap) {
      guard let place = numbers.next(), let number = node.value(inGap: gap) else { return false }
      let isFine =
        reader.values[place].part == .type
        ? reader.isSound(number, at: place)
        : number.sourceText == known.value(inGap: gap)?.sourceText
      guard isFine else { return false }
      reader.values[place].index = number.index
    }
    reader.node = node
    return true
  }
}
