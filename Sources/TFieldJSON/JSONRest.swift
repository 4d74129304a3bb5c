internal import TField

/// What an object says before, between and after its gaps.
struct JSONRest {
  let object: Int
  let gaps: JSONGaps
  let cells: UnsafeMutableBufferPointer<JSONCell>

  /// The part before the gap of that number, or behind the last one.
  func part(_ number: Int) -> Range<Int> {
    let isFirst = number == 0
    let isLast = number == gaps.count
    let start = isFirst ? cells[object].start : cells[object &+ gaps[number &- 1]].end
    let end = isLast ? cells[object].end : cells[object &+ gaps[number]].start
    return Int(start)..<Int(end)
  }

  private var parts: ClosedRange<Int> { 0...gaps.count }
}

extension JSONRest {
  /// Whether another object says the same.
  func isWritten(like other: Self, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    gaps.isSame(as: other.gaps)
      && parts.allSatisfy { isPart($0, writtenLike: other, in: bytes) }
  }

  /// Whether both begin with their names, and say the same up to them.
  func begins(like other: Self, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    gaps.beginWithNames && other.gaps.beginWithNames
      && isPart(0, writtenLike: other, in: bytes) && isPart(1, writtenLike: other, in: bytes)
  }

  private func isPart(
    _ number: Int, writtenLike other: Self, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let (one, two) = (part(number), other.part(number))
    return one.count == two.count && bytes.isSame(one, two)
  }

  /// A number for it, which is another for most objects that say something else.
  func hash(in bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    NumberTable.hash(
      of: parts.reduce(NumberTable.seed) { mark, number in
        NumberTable.mark(of: UnsafeBufferPointer(rebasing: bytes[part(number)]), after: mark)
      })
  }

  /// What it does to the count of lines; `nil` where that depends on what is in its gaps.
  func lines(in bytes: UnsafeBufferPointer<UInt8>) -> JSONModel.Lines? {
    var breaks: UInt32 = 0
    var start = 0
    for number in parts {
      for position in part(number) {
        switch bytes[position] {
        case 0x0A:
          breaks &+= 1
          start = position &+ 1
        case 0x0D: return nil
        case 0x80...0xBF: start &+= 1
        default: break
        }
      }
    }
    guard breaks > 0 else { return .one(uncounted: start) }
    // A break before the last gap leaves that one in the last line.
    let last = part(gaps.count)
    return start < last.lowerBound
      ? nil : .several(breaks: breaks, columns: last.upperBound &- start)
  }
}
