/// The entries of a list or of several choices, which bare data holds in one row.
///
/// No control character ever enters a value, so one of them can stand between two entries.
package struct Entries: Sequence, Sendable {
  static let separator: Unicode.Scalar = "\u{1F}"

  /// What stands between two entries, as UTF-8.
  package static let separatorByte: UInt8 = 0x1F

  private let data: String

  package init(_ data: String) { self.data = data }

  package func makeIterator() -> Array<String>.Iterator { array.makeIterator() }

  /// The entries in order; none in empty data.
  package var array: [String] {
    guard !data.isEmpty else { return [] }
    return data.split(separator: Character(Self.separator), omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// The bare data that holds `entries`.
  package static func data(of entries: some Sequence<String>) -> String {
    entries.joined(separator: String(Character(separator)))
  }
}

extension Span<UInt8> {
  /// The end of the entry that begins at `start`.
  func end(ofEntryAt start: Int) -> Int {
    var end = start
    while end < count, self[end] != Entries.separatorByte { end += 1 }
    return end
  }
}
