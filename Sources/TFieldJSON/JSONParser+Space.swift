extension JSONParser {
  /// Skips space, notes where lines begin, and returns the byte after it, or 0 at the end.
  ///
  /// Between two tokens there is mostly nothing, one blank, or a line break and an indentation.
  @inline(__always)
  mutating func skipSpace() -> UInt8 {
    let first = byte
    guard first <= 0x20 else { return first }
    if first == 0x0A {
      beginLine(after: 1)
      position = bytes.endOfBlanks(from: position)
    } else if first == 0x20 {
      position &+= 1
    }
    let next = byte
    return next > 0x20 ? next : skipMoreSpace()
  }

  @inline(never)
  private mutating func skipMoreSpace() -> UInt8 {
    while true {
      switch byte {
      case 0x20: position = bytes.endOfBlanks(from: position)
      case 0x09: position &+= 1
      case 0x0A: beginLine(after: 1)
      case 0x0D: beginLine(after: byte(at: position &+ 1) == 0x0A ? 2 : 1)
      case let byte: return byte
      }
    }
  }

  /// Moves to the line that begins behind a break of some bytes.
  @inline(__always)
  private mutating func beginLine(after count: Int) {
    position &+= count
    line &+= 1
    shift = position
    if position >= nextLandmark { markLine() }
  }

  /// Lets columns after this point leave out bytes that only continue a character.
  mutating func discount(_ continuations: Int) {
    shift &+= continuations
    if position >= nextLandmark { markLine() }
  }

  /// Counts the lines of what was taken over, which ends at the position.
  mutating func pass(_ lines: JSONModel.Lines) {
    switch lines {
    case .one(let uncounted): shift &+= uncounted
    case .several(let breaks, let columns):
      line &+= breaks
      shift = position &- columns
    }
    if position >= nextLandmark { markLine() }
  }

  /// Puts a landmark at the position.
  @inline(never)
  mutating func markLine() {
    nextLandmark = position &+ JSONLandmark.distance
    landmarks.append(
      JSONLandmark(
        offset: UInt32(truncatingIfNeeded: position), line: line,
        shift: UInt32(truncatingIfNeeded: shift)))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The end of the blanks that begin at `start`.
  @inline(__always)
  fileprivate func endOfBlanks(from start: Int) -> Int {
    var position = start
    while let word = word(at: position) {
      let others = word ^ 0x2020_2020_2020_2020
      guard others == 0 else { return position &+ others.trailingZeroBitCount &>> 3 }
      position &+= 8
    }
    while position < count, self[position] == 0x20 { position &+= 1 }
    return position
  }
}
