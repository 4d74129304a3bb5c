package import TField

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
  /// What parts the cells of a table, once its header has told it.
  package var separator: UInt8? { didSet { finder = .rows(RowFinder(separator)) } }
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
      case .csv: .rows(RowFinder(nil))
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
    if awaitsHeader, case .rows = finder { finder = .rows(RowFinder(separator)) }
    seen = awaitsHeader ? 0 : max(0, seen - end)
    awaitsHeader = false
    buffer = rest
    return chunk
  }

  /// Tells of a record that is too long, of which the rest will be skipped.
  private mutating func giveUp() -> RecordChunk {
    let chunk = RecordChunk(.fault(.json(.tooLarge(limit: limit))), at: place)
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
    if !isSkipping, case .rows = finder { finder = .rows(RowFinder(separator)) }
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
  /// A table's first row has several cells, or names a field of the form. What is neither that nor
  /// an array is taken for lines, whose faults are then told one by one.
  package mutating func take(_ piece: [UInt8], isAtEnd: Bool) -> RecordFormat? {
    start += piece
    guard !isAtMark || start.dropByteOrderMark(isAtEnd) else { return nil }
    isAtMark = false
    dropSpace()
    switch start.first {
    case nil: return isAtEnd ? .jsonl : nil
    case UInt8(ascii: "["): return .json
    case UInt8(ascii: "{"): return .jsonl
    default: return firstRow(isAtEnd).map { isHeader($0) ? .csv : .jsonl }
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

  private func isHeader(_ row: ArraySlice<UInt8>) -> Bool {
    UInt8.separators.contains { separator in
      guard let cells = (try? CSVRow(row, separator))?.texts else { return false }
      return cells.count > 1 || cells.contains { form.index(of: $0) != nil }
    }
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

/// Cuts the elements out of an array of records.
extension RecordSplitter {
  /// How far the array was read.
  enum ArrayPhase {
    case before, inside
    /// The array is closed; only space may follow.
    case after
    /// Nothing more can be made of the input.
    case done
  }

  mutating func nextElements(_ isAtEnd: Bool) -> RecordChunk? {
    switch phase {
    case .before: return open(isAtEnd)
    case .inside: return elements(isAtEnd)
    case .after: return restOfArray()
    case .done:
      buffer = []
      return nil
    }
  }

  private mutating func open(_ isAtEnd: Bool) -> RecordChunk? {
    dropSpace()
    guard let first = buffer.first else {
      if isAtEnd { phase = .done }
      return nil
    }
    guard first == UInt8(ascii: "[") else { return fault(.words(.noArray)) }
    take(1)
    phase = .inside
    return elements(isAtEnd)
  }

  /// As many elements as are there; the comma behind the last one is dropped.
  private mutating func elements(_ isAtEnd: Bool) -> RecordChunk? {
    var found: Range<Int>?
    scan: while true {
      switch elementFinder.next(in: buffer) {
      case .element(let range) where isSkipping:
        isSkipping = false
        take(range.upperBound + 1)
        elementFinder.moveBack(by: range.upperBound + 1)
      case .element(let range): found = (found?.lowerBound ?? 0)..<range.upperBound
      case .end(let end):
        phase = .after
        // The bracket may have ended the last element, or stand behind nothing but space.
        let last = found?.upperBound ?? 0
        let chunk = found.map { cut($0) }
        take(min(max(end - last - (chunk == nil ? 0 : 1), 0), buffer.count))
        return chunk ?? restOfArray()
      case .more: break scan
      }
    }
    if let found { return cut(found) }
    return isAtEnd ? lastElement() : unfinished()
  }

  private mutating func cut(_ range: Range<Int>) -> RecordChunk {
    let chunk = RecordChunk(.records, Array(buffer[range]), at: place)
    let count = min(range.upperBound + 1, buffer.count)
    take(count)
    elementFinder.moveBack(by: count)
    return chunk
  }

  /// Where the input ends inside the array, its last words are judged before that is told.
  private mutating func lastElement() -> RecordChunk? {
    if isSkipping || buffer[...].isBlank { return fault(.words(.unclosedArray)) }
    let chunk = RecordChunk(.records, buffer, at: place)
    take(buffer.count)
    return chunk
  }

  private mutating func unfinished() -> RecordChunk? {
    guard isSkipping || buffer.count > limit else { return nil }
    if !isSkipping {
      let space = dropSpace()
      elementFinder.moveBack(by: space)
      if space > 0, buffer.count <= limit { return nil }
    }
    let start = place
    elementFinder.moveBack(by: buffer.count)
    take(buffer.count)
    defer { isSkipping = true }
    return isSkipping ? nil : RecordChunk(.fault(.json(.tooLarge(limit: limit))), at: start)
  }

  private mutating func restOfArray() -> RecordChunk? {
    dropSpace()
    return buffer.isEmpty ? nil : fault(.words(.afterArray))
  }

  private mutating func fault(_ problem: RecordProblem) -> RecordChunk {
    phase = .done
    return RecordChunk(.fault(problem), at: place)
  }

  /// Drops the white space at the start, and returns how much that was.
  @discardableResult private mutating func dropSpace() -> Int {
    let space = buffer.prefix(while: \.isJSONSpace).count
    take(space)
    return space
  }

  private mutating func take(_ count: Int) {
    place = place.advanced(over: buffer[..<count])
    buffer.removeFirst(count)
  }
}

/// Finds the elements of an array in a buffer that is filled little by little.
///
/// It sees brackets, quotes and commas only; whether an element is sound is for ``JSONReader`` to
/// say. Every byte is looked at once, however often ``next(in:)`` has to wait for more.
struct JSONElementFinder: Sendable {
  /// What comes next in the array.
  enum Step: Hashable, Sendable {
    /// An element, with the space around it; blank where a comma has nothing beside it.
    case element(Range<Int>)

    /// The array is closed, and this is the index after it.
    case end(Int)

    /// The buffer ends before the element does.
    case more
  }

  private var start: Int
  private var position: Int
  private var depth = 0
  private var isInText = false
  private var isAfterBackslash = false
  private var isFirst = true
  private var isClosed = false

  /// Begins at the index after the array's opening bracket.
  init(at start: Int) {
    self.start = max(0, start)
    position = self.start
  }

  /// The index of the first byte that belongs to no element that was found.
  var unread: Int { start }

  /// Follows a buffer from whose front `count` bytes were taken away.
  mutating func moveBack(by count: Int) {
    start = max(0, start - count)
    position = max(start, position - count)
  }

  /// Looks for the next element, from where the last call stopped.
  mutating func next(in bytes: [UInt8]) -> Step {
    guard !isClosed else { return .end(position) }
    while position < bytes.count {
      defer { position += 1 }
      guard endsElement(bytes[position]) else { continue }
      isClosed = bytes[position] != UInt8(ascii: ",")
      let element = start..<position
      if isClosed, isFirst, bytes[element].allSatisfy(\.isJSONSpace) { return .end(position + 1) }
      start = position + 1
      isFirst = false
      return .element(element)
    }
    return .more
  }

  private mutating func endsElement(_ byte: UInt8) -> Bool {
    guard !isInText else {
      readText(byte)
      return false
    }
    switch byte {
    case UInt8(ascii: "\""): isInText = true
    case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "]") where depth == 0: return true
    case UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
    case UInt8(ascii: ","): return depth == 0
    default: break
    }
    return false
  }

  /// A line break ends a text, so that a forgotten quote spoils one element and not all.
  private mutating func readText(_ byte: UInt8) {
    let isEnd = byte == UInt8(ascii: "\"") && !isAfterBackslash || byte == 0x0A
    isInText = !isEnd
    isAfterBackslash = isInText && byte == UInt8(ascii: "\\") && !isAfterBackslash
  }
}
