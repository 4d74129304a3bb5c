/// A place in a text file, as editors count it: both numbers from 1, columns in Unicode scalars.
public struct SourceLocation: Hashable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourceLocation: Comparable {
  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  public var description: String { "\(line):\(column)" }
}

extension SourceLocation {
  /// Finds the place of `offset` by reading everything before it.
  ///
  /// A line ends in LF, CR LF or CR. A byte order mark at the start takes no column, and neither
  /// does a byte that continues a UTF-8 sequence.
  init(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    self.init(line: 1, column: 1)
    let end = min(max(offset, 0), bytes.count)
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard start < end else { return }
    for position in start..<end { advance(past: position, in: bytes) }
  }

  private mutating func advance(past position: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let next = position &+ 1
    switch bytes[position] {
    case 0x0D where next < bytes.count && bytes[next] == 0x0A: break
    case 0x0A, 0x0D: self = SourceLocation(line: line &+ 1, column: 1)
    case 0x80...0xBF: break
    default: column &+= 1
    }
  }
}
