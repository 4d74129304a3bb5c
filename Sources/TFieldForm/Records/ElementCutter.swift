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
    guard first == UInt8(ascii: "[") else { return fault(.noArray) }
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
    if isSkipping || buffer[...].isBlank { return fault(.unclosedArray) }
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
    return isSkipping ? nil : RecordChunk(.fault(.tooLong(limit: limit)), at: start)
  }

  private mutating func restOfArray() -> RecordChunk? {
    dropSpace()
    return buffer.isEmpty ? nil : fault(.afterArray)
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
