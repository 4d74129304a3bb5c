extension JSONParser {
  /// Skips space, and notes where lines begin.
  mutating func skipSpace() {
    while true {
      switch byte {
      case 0x20: skipBlanks()
      case 0x09: position &+= 1
      case 0x0A, 0x0D: skipLineBreak()
      default: return
      }
    }
  }

  private mutating func skipBlanks() {
    position &+= 1
    while let word = word(at: position), word == 0x2020_2020_2020_2020 { position &+= 8 }
    while byte == 0x20 { position &+= 1 }
  }

  private mutating func skipLineBreak() {
    position &+= byte == 0x0D && byte(at: position &+ 1) == 0x0A ? 2 : 1
    line &+= 1
    shift = position
    addLandmark()
  }

  /// Lets columns after this point leave out bytes that only continue a character.
  mutating func discount(_ continuations: Int) {
    shift &+= continuations
    addLandmark()
  }

  mutating func addLandmark() {
    guard position &- lastLandmark >= JSONLandmark.distance || shift == 3 else { return }
    lastLandmark = position
    tape.landmarks.append(
      JSONLandmark(
        offset: UInt32(truncatingIfNeeded: position), line: line,
        shift: UInt32(truncatingIfNeeded: shift)))
  }

  /// The eight bytes from `offset` on, the first one lowest, if there are so many.
  func word(at offset: Int) -> UInt64? { bytes.word(at: offset) }
}
