/// A place in a text file, as editors count it: both numbers from 1, columns in Unicode scalars.
package struct SourceLocation: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourceLocation: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  package var description: String { "\(line):\(column)" }
}

extension SourceLocation {
  /// Finds the location of `offset` by reading everything before it.
  ///
  /// A line ends in LF, CR LF or CR. A byte order mark at the start takes no column, and neither
  /// does a byte that continues a UTF-8 sequence.
  init(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    self.init(line: 1, column: 1)
    advance(from: 0, to: offset, in: bytes)
  }

  fileprivate mutating func advance(
    from start: Int, to end: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    var position = start == 0 && bytes.startsWithByteOrderMark ? 3 : start
    while position < min(end, bytes.count) {
      let next = position + 1
      switch bytes[position] {
      case 0x0D where next < bytes.count && bytes[next] == 0x0A: break
      case 0x0A, 0x0D: self = SourceLocation(line: line + 1, column: 1)
      case 0x80...0xBF: break
      default: column += 1
      }
      position = next
    }
  }
}

/// Finds many locations in one document without reading it from the start each time.
package struct LocationIndex: Sendable {
  private static let step = 4096

  private let document: JSONDocument
  /// The location of every 4096th byte.
  private var marks: [SourceLocation] = []

  package init(_ document: JSONDocument) {
    self.document = document
    var place = SourceLocation(line: 1, column: 1)
    document.withSource { bytes in
      for start in stride(from: 0, through: bytes.count, by: Self.step) {
        marks.append(place)
        place.advance(from: start, to: start + Self.step, in: bytes)
      }
    }
  }

  /// The location of the byte at `offset`.
  package func location(of offset: Int) -> SourceLocation {
    let mark = min(max(0, offset) / Self.step, marks.count - 1)
    var place = marks[mark]
    document.withSource { place.advance(from: mark * Self.step, to: offset, in: $0) }
    return place
  }
}
