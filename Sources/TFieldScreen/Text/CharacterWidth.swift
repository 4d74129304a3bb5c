/// How a terminal takes one scalar: the cells it fills, or that it must never be sent.
///
/// These are the widths of wcwidth by the newest Unicode files, save that what has no glyph of its
/// own is ``hidden`` here whatever its width.
package enum CharacterWidth: UInt8, Sendable {
  case narrow
  /// Drawn in the cell of the character before it.
  case mark
  case wide
  /// A control, a format character, a private or unassigned one: shown as an escape.
  case hidden

  package init(of scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    case 0x20..<0x7F: self = .narrow
    case 0xA0..<0x300: self = value == 0xAD ? .hidden : .narrow
    // Of these are frames drawn, which are most of a screen.
    case 0x2500..<0x2580: self = .narrow
    default: self = Self.inTable(value)
    }
  }

  /// The cells that the scalar fills by itself.
  package var cells: Int {
    switch self {
    case .narrow: 1
    case .wide: 2
    case .mark, .hidden: 0
    }
  }

  /// The kind of the last run that starts at or before `value`.
  private static func inTable(_ value: UInt32) -> Self {
    let key = value << 2 | 3
    let runs = WidthTable.runs
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle] <= key { low = middle } else { high = middle }
    }
    return Self(rawValue: UInt8(runs[low] & 3)) ?? .hidden
  }
}
