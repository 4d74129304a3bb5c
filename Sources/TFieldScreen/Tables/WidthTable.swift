internal import CData

/// The kinds of all code points, as the starts of the runs in which they come.
enum WidthTable {
  /// In rising order; a code point in the upper bits, its ``CharacterWidth`` in the lower two.
  static var runs: UnsafeBufferPointer<UInt32> {
    var count = 0
    let start = tf_widths(&count)
    return UnsafeBufferPointer(start: start, count: count)
  }
}
