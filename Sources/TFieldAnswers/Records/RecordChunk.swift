package import TFieldJSON

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
