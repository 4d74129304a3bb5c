import TField

/// One row of a table after RFC 4180, taken apart into its cells, be they parted by something else.
struct CSVRow {
  /// The cells one after the other, without the quotes around them.
  private var bytes: [UInt8] = []
  private var ends: [Int] = [0]
  private let separator: UInt8

  /// Reads a row, with or without its line end.
  init(_ row: ArraySlice<UInt8>, _ separator: UInt8) throws(RecordProblem) {
    self.separator = separator
    let row = row.withoutLineEnd
    guard row.isValidUTF8 else { throw .words(.notUTF8) }
    bytes.reserveCapacity(row.count)
    var index = row.startIndex
    var hasMore = true
    while hasMore {
      let isQuoted = index < row.endIndex && row[index] == .quote
      if isQuoted { try takeQuoted(row, &index) } else { try takePlain(row, &index) }
      ends.append(bytes.count)
      hasMore = index < row.endIndex
      index += 1
    }
  }

  var count: Int { ends.count - 1 }

  subscript(number: Int) -> ArraySlice<UInt8> { bytes[ends[number]..<ends[number + 1]] }

  /// The cells as texts.
  var texts: [String] { (0..<count).map { String(decoding: self[$0], as: UTF8.self) } }

  /// Takes a cell without quotes, up to what parts it from the next.
  private mutating func takePlain(
    _ row: ArraySlice<UInt8>, _ index: inout Int
  ) throws(RecordProblem) {
    while index < row.endIndex, row[index] != separator {
      guard row[index] != .quote else { throw .words(.quoteInCell) }
      bytes.append(row[index])
      index += 1
    }
  }

  private mutating func takeQuoted(
    _ row: ArraySlice<UInt8>, _ index: inout Int
  ) throws(RecordProblem) {
    index += 1
    while index < row.endIndex {
      if row[index] == .quote {
        index += 1
        guard index < row.endIndex, row[index] != separator else { return }
        guard row[index] == .quote else { throw .words(.textAfterQuote) }
      }
      bytes.append(row[index])
      index += 1
    }
    throw .words(.unclosedQuote)
  }
}

extension UInt8 {
  static let quote = UInt8(ascii: "\"")
  /// What may stand between the cells of a table.
  static let separators = Array(",;\t".utf8)
}

extension ArraySlice<UInt8> {
  /// The bytes without a line feed, carriage return, or both, at the end.
  var withoutLineEnd: Self {
    let line = last == .lineFeed ? dropLast() : self
    return line.last == .carriageReturn ? line.dropLast() : line
  }
}

extension ArraySlice<UInt8> {
  fileprivate var isValidUTF8: Bool {
    var decoder = UTF8()
    var bytes = makeIterator()
    while true {
      switch decoder.decode(&bytes) {
      case .scalarValue: continue
      case .emptyInput: return true
      case .error: return false
      }
    }
  }
}

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
  /// What parts cells; `nil` in a header, which tells it.
  private let separator: UInt8?

  init(_ separator: UInt8?) { self.separator = separator }

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
    case (_, _) where separator.map { $0 == byte } ?? UInt8.separators.contains(byte):
      place = .cellStart
    case (_, .lineFeed), (_, .carriageReturn):
      place = .cellStart
      return true
    default: place = .plain
    }
    return false
  }
}
