internal import TField

/// One row of a table after RFC 4180, taken apart into its cells, be they parted by something else.
struct CSVRow {
  /// The cells one after the other, without the quotes around them.
  private var bytes: [UInt8] = []
  private var ends: [Int] = [0]
  private let separator: UInt8

  /// Reads a row, without its line end.
  init(_ row: ArraySlice<UInt8>, _ separator: UInt8) throws(FieldError) {
    self.separator = separator
    guard (try? UTF8Span(validating: row.span)) != nil else {
      throw .record(.say("record.notUTF8"))
    }
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

  var texts: [String] { (0..<count).map { String(decoding: self[$0], as: UTF8.self) } }

  /// Takes a cell without quotes, up to what parts it from the next.
  private mutating func takePlain(
    _ row: ArraySlice<UInt8>, _ index: inout Int
  ) throws(FieldError) {
    while index < row.endIndex, row[index] != separator {
      guard row[index] != .quote else { throw .record(.say("record.quoteInCell")) }
      bytes.append(row[index])
      index += 1
    }
  }

  private mutating func takeQuoted(
    _ row: ArraySlice<UInt8>, _ index: inout Int
  ) throws(FieldError) {
    index += 1
    while index < row.endIndex {
      if row[index] == .quote {
        index += 1
        guard index < row.endIndex, row[index] != separator else { return }
        guard row[index] == .quote else { throw .record(.say("record.textAfterQuote")) }
      }
      bytes.append(row[index])
      index += 1
    }
    throw .record(.say("record.unclosedQuote"))
  }
}
