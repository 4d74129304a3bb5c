/// A cell in four bytes, so that a whole screen stays in the fastest memory: a scalar, or the
/// number of a cluster in the canvas's table; the style; the part.
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

  /// Twenty-one bits hold every scalar; the next tells that they number a cluster.
  private static let codeMask: UInt32 = 0x1F_FFFF
  private static let clusterBit: UInt32 = 0x20_0000
  private static let partShift: UInt32 = 22
  private static let styleShift: UInt32 = 24
  /// More clusters than this can't be told apart.
  static let mostClusters = Int(codeMask)

  private var bits: UInt32

  static func blank(_ style: Style) -> Self { Self(" ", style, .whole) }

  init(_ scalar: Unicode.Scalar, _ style: Style, _ part: Part) {
    self.init(scalar.value, style, part)
  }

  init(cluster index: Int, _ style: Style, _ part: Part) {
    let code = UInt32(truncatingIfNeeded: index) & Self.codeMask
    self.init(code | Self.clusterBit, style, part)
  }

  private init(_ code: UInt32, _ style: Style, _ part: Part) {
    bits =
      code | UInt32(part.rawValue) << Self.partShift | UInt32(style.rawValue) << Self.styleShift
  }

  var style: Style {
    get { Style(rawValue: UInt8(truncatingIfNeeded: bits >> Self.styleShift)) ?? .plain }
    set {
      let others = bits & (1 << Self.styleShift - 1)
      bits = others | UInt32(newValue.rawValue) << Self.styleShift
    }
  }

  var part: Part {
    Part(rawValue: UInt8(truncatingIfNeeded: bits >> Self.partShift & 3)) ?? .whole
  }

  func hasSameStyle(as other: Self) -> Bool { difference(from: other) >> Self.styleShift == 0 }

  /// Whether the style is all that differs.
  func differsOnlyInStyle(from other: Self) -> Bool {
    difference(from: other) & (1 << Self.styleShift - 1) == 0
  }

  /// Zero if the cells are the same.
  func difference(from other: Self) -> UInt32 { bits ^ other.bits }

  /// The place of the character in the canvas's table, if it doesn't fit here.
  var cluster: Int? {
    bits & Self.clusterBit == 0 ? nil : Int(bits & Self.codeMask)
  }

  var scalar: Unicode.Scalar { Unicode.Scalar(bits & Self.codeMask) ?? " " }
}
