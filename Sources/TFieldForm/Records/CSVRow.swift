/// One row of a table after RFC 4180, taken apart into its cells.
struct CSVRow {
  private(set) var cells: [String] = []

  /// Reads a row, with or without its line end.
  init(_ bytes: ArraySlice<UInt8>) throws(RecordProblem) {
    var rest = bytes.withoutLineEnd
    var hasMore = true
    while hasMore {
      let cell =
        rest.first == .quote ? try Self.quoted(from: &rest) : try Self.plain(from: &rest)
      guard let text = String(validating: cell, as: UTF8.self) else { throw .notUTF8 }
      cells.append(text)
      hasMore = rest.popFirst() != nil
    }
  }

  /// Takes a cell without quotes off the front, up to its comma.
  private static func plain(
    from rest: inout ArraySlice<UInt8>
  ) throws(RecordProblem) -> [UInt8] {
    let cell = rest.prefix { $0 != .comma }
    guard !cell.contains(.quote) else { throw .quoteInCell }
    rest.removeFirst(cell.count)
    return Array(cell)
  }

  private static func quoted(
    from rest: inout ArraySlice<UInt8>
  ) throws(RecordProblem) -> [UInt8] {
    var cell: [UInt8] = []
    rest.removeFirst()
    while let end = rest.firstIndex(of: .quote) {
      cell += rest[..<end]
      rest = rest[(end + 1)...]
      guard rest.first == .quote else {
        guard rest.isEmpty || rest.first == .comma else { throw .textAfterQuote }
        return cell
      }
      cell.append(.quote)
      rest.removeFirst()
    }
    throw .unclosedQuote
  }
}

extension UInt8 {
  static let quote = UInt8(ascii: "\"")
  static let comma = UInt8(ascii: ",")
}

extension ArraySlice<UInt8> {
  /// The bytes without a line feed, or carriage return and line feed, at the end.
  var withoutLineEnd: Self {
    guard last == .lineFeed else { return self }
    let line = dropLast()
    return line.last == .carriageReturn ? line.dropLast() : line
  }
}
