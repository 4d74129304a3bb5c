/// Finds where the rows of a table end; a line break between quotes ends none.
///
/// Lines end in a line feed, a carriage return, or both.
struct RowFinder: Sendable {
  /// Where in a row the position is.
  private enum Place {
    case cellStart, plain, quoted
    /// Behind a quote that closes a cell, or is the first of two.
    case behindQuote
  }

  private var place = Place.cellStart

  /// The indices behind the first and the last row that ends in a part of `bytes`, if any does.
  mutating func ends(in bytes: [UInt8], _ range: Range<Int>) -> (first: Int, last: Int)? {
    var ends: (first: Int, last: Int)?
    for index in range where endsRow(bytes[index]) && !bytes[...].isPair(at: index) {
      ends = (ends?.first ?? index + 1, index + 1)
    }
    return ends
  }

  /// The index behind the row that begins at `start`, if it ends.
  mutating func nextEnd(in bytes: [UInt8], from start: Int) -> Int? {
    for index in start..<max(start, bytes.count)
    where endsRow(bytes[index]) && !bytes[...].isPair(at: index) { return index + 1 }
    return nil
  }

  private mutating func endsRow(_ byte: UInt8) -> Bool {
    switch (place, byte) {
    case (.quoted, .quote): place = .behindQuote
    case (.quoted, _): break
    case (.behindQuote, .quote), (.cellStart, .quote): place = .quoted
    case (_, .comma): place = .cellStart
    case (_, .lineFeed), (_, .carriageReturn):
      place = .cellStart
      return true
    default: place = .plain
    }
    return false
  }
}
