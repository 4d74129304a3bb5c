internal import TFieldJSON

/// Cuts the elements out of an array of records.
struct ElementCutter: Sendable {
  /// How far the array was read.
  private enum Phase {
    case before, inside
    /// The array is closed; only space may follow.
    case after
    /// Nothing more can be made of the input.
    case done
  }

  private var phase = Phase.before
  private var finder = JSONElementFinder(at: 0)
  private var isSkipping = false

  mutating func next(
    _ buffer: inout [UInt8], _ place: inout SourceLocation, limit: Int, _ isAtEnd: Bool
  ) -> RecordChunk? {
    switch phase {
    case .before: return open(&buffer, &place, limit, isAtEnd)
    case .inside: return elements(&buffer, &place, limit, isAtEnd)
    case .after: return rest(&buffer, &place)
    case .done:
      buffer = []
      return nil
    }
  }

  private mutating func open(
    _ buffer: inout [UInt8], _ place: inout SourceLocation, _ limit: Int, _ isAtEnd: Bool
  ) -> RecordChunk? {
    let space = buffer.prefix(while: \.isJSONSpace).count
    take(space, of: &buffer, &place)
    guard let first = buffer.first else {
      if isAtEnd { phase = .done }
      return nil
    }
    guard first == UInt8(ascii: "[") else { return fault(.noArray, place) }
    take(1, of: &buffer, &place)
    phase = .inside
    return elements(&buffer, &place, limit, isAtEnd)
  }

  /// As many elements as are there; the comma behind the last one is dropped.
  private mutating func elements(
    _ buffer: inout [UInt8], _ place: inout SourceLocation, _ limit: Int, _ isAtEnd: Bool
  ) -> RecordChunk? {
    var found: Range<Int>?
    scan: while true {
      switch finder.next(in: buffer) {
      case .element(let range) where isSkipping:
        isSkipping = false
        take(range.upperBound + 1, of: &buffer, &place)
        finder.moveBack(by: range.upperBound + 1)
      case .element(let range): found = (found?.lowerBound ?? 0)..<range.upperBound
      case .end(let end):
        phase = .after
        // The bracket may have ended the last element, or stand behind nothing but space.
        let last = found?.upperBound ?? 0
        let chunk = found.map { cut($0, &buffer, &place) }
        take(min(max(end - last - (chunk == nil ? 0 : 1), 0), buffer.count), of: &buffer, &place)
        return chunk ?? rest(&buffer, &place)
      case .more: break scan
      }
    }
    if let found { return cut(found, &buffer, &place) }
    return isAtEnd ? last(&buffer, &place) : unfinished(&buffer, &place, limit)
  }

  private mutating func cut(
    _ range: Range<Int>, _ buffer: inout [UInt8], _ place: inout SourceLocation
  ) -> RecordChunk {
    let chunk = RecordChunk(.records, Array(buffer[range]), at: place)
    let count = min(range.upperBound + 1, buffer.count)
    take(count, of: &buffer, &place)
    finder.moveBack(by: count)
    return chunk
  }

  /// Where the input ends inside the array, its last words are judged before that is told.
  private mutating func last(
    _ buffer: inout [UInt8], _ place: inout SourceLocation
  ) -> RecordChunk? {
    let isBlank = isSkipping || buffer.allSatisfy(\.isJSONSpace)
    guard isBlank else {
      let chunk = RecordChunk(.records, buffer, at: place)
      take(buffer.count, of: &buffer, &place)
      return chunk
    }
    return fault(.unclosedArray, place)
  }

  private mutating func unfinished(
    _ buffer: inout [UInt8], _ place: inout SourceLocation, _ limit: Int
  ) -> RecordChunk? {
    guard isSkipping || buffer.count > limit else { return nil }
    if !isSkipping, dropSpace(&buffer, &place), buffer.count <= limit { return nil }
    let start = place
    finder.moveBack(by: buffer.count)
    take(buffer.count, of: &buffer, &place)
    defer { isSkipping = true }
    return isSkipping ? nil : RecordChunk(.fault(.tooLong(limit: limit)), at: start)
  }

  /// Drops the white space before an element.
  private mutating func dropSpace(_ buffer: inout [UInt8], _ place: inout SourceLocation) -> Bool {
    let space = buffer.prefix(while: \.isJSONSpace).count
    finder.moveBack(by: space)
    take(space, of: &buffer, &place)
    return space > 0
  }

  private mutating func rest(
    _ buffer: inout [UInt8], _ place: inout SourceLocation
  ) -> RecordChunk? {
    take(buffer.prefix(while: \.isJSONSpace).count, of: &buffer, &place)
    return buffer.isEmpty ? nil : fault(.afterArray, place)
  }

  private mutating func fault(_ problem: RecordProblem, _ place: SourceLocation) -> RecordChunk {
    phase = .done
    return RecordChunk(.fault(problem), at: place)
  }

  private func take(
    _ count: Int, of buffer: inout [UInt8], _ place: inout SourceLocation
  ) {
    place = place.advanced(over: buffer[..<count])
    buffer.removeFirst(count)
  }
}
