package import TField

/// A stretch of records, whole ones, as it was cut from a stream.
package struct RecordChunk: Hashable, Sendable {
  /// What was cut.
  package enum Content: Hashable, Sendable {
    /// The row that names a table's columns.
    case header
    case records
    /// Something that can't be judged, and counts as one record.
    case fault(RecordProblem)
  }

  package var content: Content
  package var bytes: [UInt8]
  /// Where it begins in the stream.
  package var place: SourceLocation

  package init(_ content: Content, _ bytes: [UInt8] = [], at place: SourceLocation) {
    self.content = content
    self.bytes = bytes
    self.place = place
  }
}

extension SourceLocation {
  /// The place behind some text that begins here; lines end in a line feed.
  func advanced(over bytes: some Sequence<UInt8>) -> Self {
    var place = self
    for byte in bytes {
      if byte == .lineFeed {
        place = SourceLocation(line: place.line + 1, column: 1)
      } else if byte & 0xC0 != 0x80 {
        place.column &+= 1
      }
    }
    return place
  }
}

extension ArraySlice<UInt8> {
  /// Whether there is nothing but white space.
  var isBlank: Bool { allSatisfy(\.isJSONSpace) }
}

/// Finds out how records are written, by the look of what comes first.
///
/// White space before it is let go as it comes, so that any amount of it takes no memory.
package struct FormatGuess: Sendable {
  private let form: Form
  /// What came so far, from the first record on.
  package private(set) var start: [UInt8] = []
  /// Where that begins in the stream.
  package private(set) var place = SourceLocation(line: 1, column: 1)
  private var isAtMark = true
  /// How much of the first line was looked through for its end.
  private var seen = 0

  package init(for form: Form) { self.form = form }

  /// The format, once enough has come to tell.
  ///
  /// A table's first row names a field of the form. What is neither that nor an array is taken for
  /// lines, whose faults are then told one by one.
  package mutating func take(_ piece: [UInt8], isAtEnd: Bool) -> RecordFormat? {
    start += piece
    guard !isAtMark || start.dropByteOrderMark(isAtEnd) else { return nil }
    isAtMark = false
    dropSpace()
    switch start.first {
    case nil: return isAtEnd ? .jsonl : nil
    case UInt8(ascii: "["): return .json
    case UInt8(ascii: "{"): return .jsonl
    default: return firstRow(isAtEnd).map { namesField($0) ? .csv : .jsonl }
    }
  }

  private mutating func dropSpace() {
    guard seen == 0 else { return }
    let space = start.prefix(while: \.isJSONSpace)
    place = place.advanced(over: space)
    start.removeFirst(space.count)
  }

  /// The first line; one that is too long is no table's head.
  private mutating func firstRow(_ isAtEnd: Bool) -> ArraySlice<UInt8>? {
    defer { seen = start.count }
    if let end = start[seen...].firstIndex(where: \.endsLine) { return start[...end] }
    return isAtEnd || start.count > RecordSplitter.sizeLimit ? start[...] : nil
  }

  private func namesField(_ row: ArraySlice<UInt8>) -> Bool {
    (try? CSVRow(row).texts)?.contains { form.index(of: $0) != nil } ?? false
  }
}

extension [UInt8] {
  /// Drops a byte order mark at the very start; false where it can't be told yet.
  mutating func dropByteOrderMark(_ isAtEnd: Bool) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard isAtEnd || count >= mark.count || !mark.starts(with: self) else { return false }
    if starts(with: mark) { removeFirst(mark.count) }
    return true
  }
}
