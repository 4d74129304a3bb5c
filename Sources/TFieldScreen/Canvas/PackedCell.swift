/// A cell in eight bytes: a scalar, or the number of a cluster in the canvas's table.
struct PackedCell: Hashable, Sendable {
  /// Which part of a character the cell shows.
  enum Part: UInt8, Sendable {
    case whole, leftHalf, rightHalf

    /// The cells that a terminal fills when this is sent to it.
    var width: Int {
      switch self {
      case .whole: 1
      case .leftHalf: 2
      case .rightHalf: 0
      }
    }
  }

  private static let clusterBit: UInt32 = 0x8000_0000

  private var code: UInt32
  var style: Style
  var part: Part
  /// Fills the eighth byte, so that cells can be compared by their memory.
  private let rest: UInt16 = 0

  static func blank(_ style: Style) -> Self { Self(" ", style, .whole) }

  init(_ scalar: Unicode.Scalar, _ style: Style, _ part: Part) {
    (code, self.style, self.part) = (scalar.value, style, part)
  }

  init(cluster index: Int, _ style: Style, _ part: Part) {
    code = UInt32(truncatingIfNeeded: index) | Self.clusterBit
    (self.style, self.part) = (style, part)
  }

  /// The place of the character in the canvas's table, if it doesn't fit here.
  var cluster: Int? {
    code & Self.clusterBit == 0 ? nil : Int(code & ~Self.clusterBit)
  }

  var scalar: Unicode.Scalar { Unicode.Scalar(code) ?? " " }
}
