internal import TFieldJSON

/// One row of a table after RFC 4180, taken apart into its cells.
struct CSVRow {
  /// The cells one after the other, without the quotes around them.
  private var bytes: [UInt8] = []
  private var ends: [Int] = [0]

  /// Reads a row, with or without its line end.
  init(_ row: ArraySlice<UInt8>) throws(RecordProblem) {
    let row = row.withoutLineEnd
    guard row.isValidUTF8 else { throw .notUTF8 }
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

  /// Takes a cell without quotes, up to its comma.
  private mutating func takePlain(
    _ row: ArraySlice<UInt8>, _ index: inout Int
  ) throws(RecordProblem) {
    while index < row.endIndex, row[index] != .comma {
      guard row[index] != .quote else { throw .quoteInCell }
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
        guard index < row.endIndex, row[index] != .comma else { return }
        guard row[index] == .quote else { throw .textAfterQuote }
      }
      bytes.append(row[index])
      index += 1
    }
    throw .unclosedQuote
  }
}

extension UInt8 {
  static let quote = UInt8(ascii: "\"")
  static let comma = UInt8(ascii: ",")
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
