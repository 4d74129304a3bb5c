package import TField

/// Cuts a stream into chunks of whole records, without keeping more than one record too many.
///
/// ```swift
/// var splitter = RecordSplitter(.jsonl)
/// splitter.append(Array("{}\n{}\n{\"a\"".utf8))
/// splitter.next()  // the two whole lines
/// ```
package struct RecordSplitter: Sendable {
  package static let sizeLimit = JSONReader.answers.size

  /// How far the stream was read.
  private enum Phase {
    /// A byte order mark may come.
    case start
    /// A table's header or an array's opening bracket is still to come.
    case opening
    /// No record has come yet.
    case first
    case inside
    /// The array is closed; only white space may follow.
    case closed
    /// Nothing more can be read from the input.
    case done
  }

  /// The position within a record.
  private enum Part {
    /// Before or outside of anything quoted.
    case open
    case plain, quoted
    /// After a backslash, or after a quote that closes a cell or is the first of two.
    case behindSign
    /// In a row whose quotes are ambiguous.
    case skipped
  }

  private var format: RecordFormat
  /// The separator of the cells of a table; `nil` until the header shows it.
  private var separator: UInt8?
  private var part = Part.open
  /// The number of open brackets in an element.
  private var depth = 0
  private let limit: Int
  /// The bytes from the first record on that wasn't returned yet.
  private var buffer: [UInt8] = []
  /// How much of the buffer was scanned.
  private var seen = 0
  /// The place of the buffer in the stream.
  private var place = SourceLocation(line: 1, column: 1)
  /// Whether the second half of CR LF may come.
  private var endedInReturn = false
  private var phase = Phase.start
  /// Whether the rest of an overlong record is being skipped.
  private var isSkipping = false

  /// Without a format, ``findFormat(for:isAtEnd:)`` must find it.
  package init(_ format: RecordFormat = .jsonl, limit: Int = sizeLimit) {
    (self.format, self.limit) = (format, limit)
  }

  /// Whether the next chunk is a table's header.
  package var awaitsHeader: Bool { format == .csv && [.start, .opening].contains(phase) }

  /// Sets the separator of cells, once the header has shown it.
  package mutating func separateCells(by separator: UInt8) { self.separator = separator }

  package mutating func append(_ bytes: [UInt8]) {
    if buffer.isEmpty { buffer = bytes } else { buffer += bytes }
  }

  /// The next chunk, or `nil` if more bytes are needed first.
  package mutating func next(isAtEnd: Bool = false) -> RecordChunk? {
    guard dropMark(isAtEnd) else { return nil }
    if endedInReturn, buffer.first == .lineFeed { drop(1) }
    switch phase {
    case .opening where format == .json:
      dropSpace()
      guard let first = buffer.first else { return nil }
      guard first == UInt8(ascii: "[") else { return end(.record(.say("record.noArray"))) }
      drop(1)
      phase = .first
    case .closed:
      dropSpace()
      if buffer.isEmpty { return nil }
      return end(.record(.say("record.afterArray")))
    case .done:
      buffer = []
      return nil
    default: break
    }
    return records(isAtEnd) ?? (phase == .closed ? next(isAtEnd: isAtEnd) : unfinished(isAtEnd))
  }

  private mutating func records(_ isAtEnd: Bool) -> RecordChunk? {
    let isHeader = awaitsHeader
    var records: [Range<Int>] = []
    var start = 0
    while phase != .closed, !(isHeader && !records.isEmpty),
      let end = nextEnd()
    {
      let record = start..<end
      start = seen
      if !isSkipping, isHeader || isRecord(record, endedBy: buffer[end]) { records.append(record) }
      isSkipping = false
      let isClosed = format == .json && buffer[end] == UInt8(ascii: "]")
      phase = isClosed ? .closed : .inside
    }
    if isAtEnd, phase != .closed, !(isHeader && !records.isEmpty) {
      let rest = start..<buffer.count
      if !isSkipping, isRecord(rest, endedBy: nil) { records.append(rest) }
      (start, seen) = (buffer.count, buffer.count)
    }
    let place = place
    let bytes = drop(start)
    guard let first = records.first else { return nil }
    return isHeader
      ? RecordChunk(.header, Array(bytes[first]), at: place)
      : RecordChunk(.records(records), bytes, at: place)
  }

  /// Whether there is a record, and not only an empty line or an empty array.
  private func isRecord(_ range: Range<Int>, endedBy byte: UInt8?) -> Bool {
    switch format {
    case .csv: !range.isEmpty
    case .jsonl: !buffer[range].isBlank
    case .json:
      !buffer[range].isBlank || byte == UInt8(ascii: ",") || byte != nil && phase != .first
    }
  }

  private mutating func unfinished(_ isAtEnd: Bool) -> RecordChunk? {
    if isAtEnd, format == .json, phase != .closed {
      return end(.record(.say("record.unclosedArray")))
    }
    guard isSkipping || buffer.count > limit else { return nil }
    if !isSkipping, format != .csv { dropSpace() }
    guard isSkipping || buffer.count > limit else { return nil }
    defer { isSkipping = true }
    let start = place
    drop(buffer.count)
    if isSkipping { return nil }
    if format == .csv { part = .skipped }
    phase = .inside
    return RecordChunk(.fault(.tooLong(limit: limit)), at: start)
  }

  private mutating func end(_ fault: FieldError) -> RecordChunk {
    phase = .done
    return RecordChunk(.fault(fault), at: place)
  }

  /// Drops a byte order mark at the very start; false if more bytes are needed to tell.
  private mutating func dropMark(_ isAtEnd: Bool) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard phase == .start else { return true }
    guard isAtEnd || buffer.count >= mark.count || !mark.starts(with: buffer) else { return false }
    if buffer.starts(with: mark) { buffer.removeFirst(mark.count) }
    phase = .opening
    return true
  }

  private mutating func dropSpace() { drop(buffer.prefix(while: \.isJSONSpace).count) }

  @discardableResult private mutating func drop(_ count: Int) -> [UInt8] {
    if count == 0 { return [] }
    let rest = Array(buffer[count...])
    buffer.removeLast(rest.count)
    defer { buffer = rest }
    place.advance(over: buffer[...])
    if endedInReturn, buffer.first == .lineFeed { place.line -= 1 }
    endedInReturn = buffer.last == .carriageReturn
    seen = max(0, seen - count)
    return buffer
  }

  /// The format, once enough bytes have come to tell; white space before it takes no memory.
  ///
  /// A table's first row has several cells, or names a field of the form. Input that is neither a
  /// table nor an array is treated as lines, so that each faulty line is reported.
  package mutating func findFormat(for form: Form, isAtEnd: Bool) -> RecordFormat? {
    guard dropMark(isAtEnd) else { return nil }
    dropSpace()
    let format: RecordFormat? =
      switch buffer.first {
      case nil: isAtEnd ? .jsonl : nil
      case UInt8(ascii: "["): .json
      case UInt8(ascii: "{"): .jsonl
      default: firstRow(isAtEnd).map { isHeader($0, of: form) ? .csv : .jsonl }
      }
    if let format { (self.format, part, depth, seen) = (format, .open, 0, 0) }
    return format
  }

  /// The first line; an overlong one is no table's header.
  private mutating func firstRow(_ isAtEnd: Bool) -> ArraySlice<UInt8>? {
    defer { seen = buffer.count }
    let end = buffer.withUnsafeBufferPointer { $0.lineEnd(in: seen..<$0.count) }
    if end < buffer.count { return buffer[..<end] }
    return isAtEnd || buffer.count > limit ? buffer[...] : nil
  }

  private func isHeader(_ row: ArraySlice<UInt8>, of form: Form) -> Bool {
    UInt8.separators.contains { separator in
      guard let cells = try? row.texts(partedBy: separator) else { return false }
      return cells.count > 1 || cells.contains { form.index(of: $0) != nil }
    }
  }
}

// For JSON only brackets, quotes and commas are examined; ``JSONReader`` checks whether a record is
// valid. In a table, a line break in quotes doesn't end a row.
extension RecordSplitter {
  /// The end of the next record; the byte that ends it counts as scanned.
  private mutating func nextEnd() -> Int? {
    while format == .jsonl, seen < buffer.count {
      let end = buffer.withUnsafeBufferPointer { $0.lineEnd(in: seen..<$0.count) }
      seen = min(end + 1, buffer.count)
      guard end < buffer.count, buffer[end] == .lineFeed else { continue }
      return end > 0 && buffer[end - 1] == .carriageReturn ? end - 1 : end
    }
    while seen < buffer.count {
      seen += 1
      // The second half of CR LF ends an empty row, which doesn't count.
      let isEnd = format == .csv ? endsRow(buffer[seen - 1]) : endsElement(buffer[seen - 1])
      if isEnd { return seen - 1 }
    }
    return nil
  }

  private mutating func endsRow(_ byte: UInt8) -> Bool {
    switch (part, byte) {
    case (.quoted, .quote): part = .behindSign
    case (.quoted, _): break
    case (.behindSign, .quote), (.open, .quote): part = .quoted
    case (_, .lineFeed), (_, .carriageReturn):
      part = .open
      return true
    case (.skipped, _): break
    case (_, _) where separator.map { $0 == byte } ?? UInt8.separators.contains(byte):
      part = .open
    default: part = .plain
    }
    return false
  }

  private mutating func endsElement(_ byte: UInt8) -> Bool {
    switch (part, byte) {
    // A line break ends a text, so that a missing quote spoils only one element.
    case (.quoted, .quote), (.quoted, .lineFeed), (.behindSign, .lineFeed): part = .open
    case (.quoted, UInt8(ascii: "\\")): part = .behindSign
    case (.quoted, _), (.behindSign, _): part = .quoted
    case (_, .quote): part = .quoted
    case (_, UInt8(ascii: "[")), (_, UInt8(ascii: "{")): depth += 1
    case (_, UInt8(ascii: "]")) where depth == 0: return true
    case (_, UInt8(ascii: "]")), (_, UInt8(ascii: "}")): depth = max(0, depth - 1)
    case (_, UInt8(ascii: ",")): return depth == 0
    default: break
    }
    return false
  }
}

/// A part of a stream with whole records.
package struct RecordChunk: Hashable, Sendable {
  /// What a chunk contains.
  package enum Content: Hashable, Sendable {
    case header
    /// The range of each record, without what ends it.
    case records([Range<Int>])
    /// Something that can't be judged, and counts as one record.
    case fault(FieldError)
  }

  package var content: Content
  package var bytes: [UInt8]
  /// The place in the stream of the byte at ``placed``, which moves on as places are requested.
  package private(set) var place: SourceLocation
  private var placed = 0

  init(_ content: Content, _ bytes: [UInt8] = [], at place: SourceLocation) {
    (self.content, self.bytes, self.place) = (content, bytes, place)
  }

  /// The place of a byte; requests must not go backwards.
  mutating func place(of index: Int) -> SourceLocation {
    place.advance(over: bytes[placed..<index])
    placed = index
    return place
  }
}

extension SourceLocation {
  fileprivate mutating func advance(over bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer { advance(over: $0.indices, in: $0) }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var isBlank: Bool { allSatisfy(\.isJSONSpace) }
}

extension UInt8 {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let quote = UInt8(ascii: "\"")
  static let separators = Array(",;\t".utf8)

  fileprivate var isJSONSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
