internal import TFieldJSON
internal import TField

/// Records as objects, one a line or one after another in an array.
extension RecordJudge {
  mutating func judgeLines<Stop: Error>(
    of chunk: RecordChunk, _ flush: (inout [UInt8]) throws(Stop) -> Void
  ) throws(Stop) {
    var line = chunk.place.line
    var start = 0
    let bytes = chunk.bytes
    while start < bytes.count {
      if let end = try judgePlain(bytes, from: start, flush) {
        start = end
      } else {
        let end = bytes[start...].firstIndex(of: .lineFeed) ?? bytes.count
        if !bytes[start..<end].isBlank {
          begin()
          judgeObject(in: bytes, start..<end, at: SourceLocation(line: line, column: 1))
          try self.end(flush)
        }
        start = end + 1
      }
      line &+= 1
    }
  }

  /// Judges a line that the scanner can read, and returns the index behind it.
  private mutating func judgePlain<Stop: Error>(
    _ bytes: [UInt8], from start: Int, _ flush: (inout [UInt8]) throws(Stop) -> Void
  ) throws(Stop) -> Int? {
    guard scanner != nil else { return nil }
    let end = bytes.withUnsafeBufferPointer { scan($0, from: start) }
    guard let end else { return nil }
    try self.end(flush)
    return end
  }

  /// Begins the verdict on a line, and says what is wrong with its record.
  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let behind = scanner?.scan(bytes, from: start),
      let end = bytes.lineEnd(behind), end &- start <= RecordSplitter.sizeLimit
    else { return nil }
    begin()
    judgeScanned(bytes)
    return end
  }

  /// Judges what bytes alone can't tell enough about.
  private mutating func judgeScanned(_ bytes: UnsafeBufferPointer<UInt8>) {
    let judgement = Judgement(of: answers.form)
    defer { judgement.end() }
    scanner?.settle(bytes)
    guard let open = scanner?.open, open != 0, let looked = scanner?.looked else { return }
    for index in (open | looked).indices { take(index, from: bytes) }
    if looked != 0 { judge(looked.indices) }
    for index in open.indices { addFailures(of: index) }
  }

  /// Takes what was scanned for a field.
  private mutating func take(_ index: Int, from bytes: UnsafeBufferPointer<UInt8>) {
    guard let scanner, (scanner.filled | scanner.doubtful).has(index) else {
      return given[index] = .nothing
    }
    let text = UnsafeBufferPointer(rebasing: bytes[scanner.spans[index]])
    guard scanner.arrays.has(index) else { return take(text, for: index) }
    text.joinedEntries.withUnsafeBufferPointer { take($0, for: index) }
  }

  mutating func judgeElements<Stop: Error>(
    of chunk: RecordChunk, _ flush: (inout [UInt8]) throws(Stop) -> Void
  ) throws(Stop) {
    var finder = JSONElementFinder(at: 0)
    var place = chunk.place
    var isMore = true
    while isMore {
      var range = finder.unread..<chunk.bytes.count
      isMore = false
      if case .element(let found) = finder.next(in: chunk.bytes) {
        range = found
        isMore = true
      }
      begin()
      judgeObject(in: chunk.bytes, range, at: place)
      try end(flush)
      let end = min(range.upperBound + 1, chunk.bytes.count)
      place = place.advanced(over: chunk.bytes[range.lowerBound..<end])
    }
  }

  /// Judges one record, which begins at a place of the stream.
  private mutating func judgeObject(
    in bytes: [UInt8], _ range: Range<Int>, at place: SourceLocation
  ) {
    let judgement = Judgement(of: answers.form)
    defer { judgement.end() }
    do {
      try reader.read(bytes, in: range, into: &document)
      takeMembers()
    } catch {
      let location = error.location
      let column = location.column + (location.line == 1 ? place.column - 1 : 0)
      verdict.add(
        .json(error.problem),
        at: SourceLocation(line: place.line + location.line - 1, column: column))
    }
  }

  private mutating func takeMembers() {
    var document = JSONDocument()
    swap(&document, &self.document)
    defer { swap(&document, &self.document) }
    guard document.kind(at: 0) == .object else {
      return verdict.add(.notObject(document.kind(at: 0)), at: nil)
    }
    for index in given.indices { given[index] = .nothing }
    var last: Int?
    document.forEachMember(of: 0) { key, value in
      let index = document.withText(at: key) { keys.index(of: $0, behind: last) } ?? nil
      if let index {
        last = index
        let isText = document.withText(at: value) { take($0, for: index) } != nil
        if !isText { given[index] = kinds[index].given(value, in: document) }
      } else if !options.ignoresExtra {
        verdict.addLater(.unknown, field: document.string(at: key) ?? "")
      }
    }
    judgeGiven()
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The texts of an array that was scanned, as data holds entries.
  fileprivate var joinedEntries: [UInt8] {
    let parts = split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    let texts = stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
    return Array(texts.joined(separator: Entries.separatorBytes))
  }

  /// The index behind the line that ends at `start` but for white space.
  fileprivate func lineEnd(_ start: Int) -> Int? {
    var position = start
    while position < count, self[position] != .lineFeed {
      guard self[position] == 0x20 || self[position] == .carriageReturn else { return nil }
      position &+= 1
    }
    return Swift.min(position &+ 1, count)
  }
}
