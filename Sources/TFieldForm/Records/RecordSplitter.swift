/// Cuts a stream into chunks of whole records, and never keeps more than one record too many.
///
/// ```swift
/// var splitter = RecordSplitter(.jsonl)
/// splitter.append(Array("{}\n{}\n{\"a\"".utf8))
/// splitter.next()  // the two whole lines
/// ```
package struct RecordSplitter: Sendable {
  /// The most bytes of one record.
  package static let sizeLimit = 4 << 20

  /// How the format at hand ends its records.
  private enum Finder {
    case lines
    case rows(RowFinder)
    case elements
  }

  private var finder: Finder
  let limit: Int
  var buffer: [UInt8] = []
  /// How much of the buffer was looked through.
  private var seen = 0
  var place = SourceLocation(line: 1, column: 1)
  private var isAtStart = true
  /// Whether the next chunk is the row that names a table's columns.
  package private(set) var awaitsHeader: Bool
  /// Whether what comes is the rest of a record that is too long.
  var isSkipping = false
  var phase = ArrayPhase.before
  var elementFinder = JSONElementFinder(at: 0)

  /// Cuts a stream from its first byte on.
  package init(_ format: RecordFormat, limit: Int = sizeLimit) {
    self.limit = limit
    awaitsHeader = format == .csv
    finder =
      switch format {
      case .jsonl: .lines
      case .csv: .rows(RowFinder())
      case .json: .elements
      }
  }

  /// Goes on where a guess of the format stopped.
  package init(_ format: RecordFormat, after guess: FormatGuess) {
    self.init(format)
    place = guess.place
    isAtStart = false
    append(guess.start)
  }

  package mutating func append(_ bytes: [UInt8]) {
    if buffer.isEmpty { buffer = bytes } else { buffer += bytes }
  }

  /// The next chunk, or `nil` where more has to be appended first.
  package mutating func next(isAtEnd: Bool = false) -> RecordChunk? {
    guard !isAtStart || buffer.dropByteOrderMark(isAtEnd) else { return nil }
    isAtStart = false
    if case .elements = finder { return nextElements(isAtEnd) }
    if isSkipping, !skip(isAtEnd) { return nil }
    if let end = nextEnd(isAtEnd) { return cut(at: end) }
    if buffer.count > limit { return isBlank ? drop(buffer.count) : giveUp() }
    return isAtEnd && !buffer.isEmpty ? cut(at: buffer.count) : nil
  }

  /// The end of the last whole record; of a table's head where that is still to come.
  private mutating func nextEnd(_ isAtEnd: Bool) -> Int? {
    let start = seen
    seen = buffer.count
    switch finder {
    case .rows(var rows):
      // It may be the first half of an end.
      if !isAtEnd, buffer.last == .carriageReturn { seen -= 1 }
      let ends = rows.ends(in: buffer, start..<max(start, seen))
      finder = .rows(rows)
      return awaitsHeader ? ends?.first : ends?.last
    default: return buffer[start...].lastIndex(of: .lineFeed).map { $0 + 1 }
    }
  }

  private mutating func cut(at end: Int) -> RecordChunk {
    let rest = Array(buffer[end...])
    buffer.removeLast(rest.count)
    let chunk = RecordChunk(awaitsHeader ? .header : .records, buffer, at: place)
    move(over: buffer[...])
    if awaitsHeader, case .rows = finder { finder = .rows(RowFinder()) }
    seen = awaitsHeader ? 0 : max(0, seen - end)
    awaitsHeader = false
    buffer = rest
    return chunk
  }

  /// Tells of a record that is too long, of which the rest will be skipped.
  private mutating func giveUp() -> RecordChunk {
    let chunk = RecordChunk(.fault(.tooLong(limit: limit)), at: place)
    isSkipping = true
    awaitsHeader = false
    drop(buffer.count)
    return chunk
  }

  /// Skips to the next line, of a table too: nobody can tell which quotes of such a row count.
  private mutating func skip(_ isAtEnd: Bool) -> Bool {
    let end = lineEnd
    drop(end.map { $0 + 1 } ?? buffer.count)
    isSkipping = end == nil
    if !isSkipping, case .rows = finder { finder = .rows(RowFinder()) }
    return !isSkipping
  }

  /// Where the line ends; only those of tables may do so in a carriage return.
  private var lineEnd: Int? {
    guard case .rows = finder else { return buffer.firstIndex(of: .lineFeed) }
    return buffer.indices.first { buffer[$0].endsLine && !buffer[...].isPair(at: $0) }
  }

  /// Whether nothing but white space has come of a line so far.
  private var isBlank: Bool {
    if case .lines = finder { buffer[...].isBlank } else { false }
  }

  @discardableResult private mutating func drop(_ count: Int) -> RecordChunk? {
    move(over: buffer[..<count])
    buffer.removeFirst(count)
    seen = 0
    return nil
  }

  private mutating func move(over bytes: ArraySlice<UInt8>) {
    let lines = bytes.lineEnds
    place.line += lines
    place.column = lines > 0 ? 1 : place.column + bytes.count
  }
}

extension ArraySlice<UInt8> {
  /// How many lines end in it; counted without a closure, so that many bytes are at once.
  var lineEnds: Int {
    withUnsafeBufferPointer { bytes in
      var (feeds, returns) = (0, 0)
      for byte in bytes {
        feeds &+= byte == .lineFeed ? 1 : 0
        returns &+= byte == .carriageReturn ? 1 : 0
      }
      if returns == 0 { return feeds }
      var pairs = 0
      for (one, next) in zip(bytes, bytes.dropFirst()) {
        pairs &+= one == .carriageReturn && next == .lineFeed ? 1 : 0
      }
      return feeds + returns - pairs
    }
  }

  /// Whether a carriage return there and the line feed behind it are one line end.
  func isPair(at index: Int) -> Bool {
    self[index] == .carriageReturn && index + 1 < endIndex && self[index + 1] == .lineFeed
  }
}
