/// How many colours a terminal has.
package enum ColourDepth: Int, Comparable, Sendable {
  case monochrome, eight, sixteen, indexed, direct

  /// Takes what terminfo says: the number of colours, and whether each number is a mixture itself.
  package init(colours: Int, isDirect: Bool = false) {
    self =
      switch colours {
      case ..<8: .monochrome
      case 1 << 24 where isDirect: .direct
      // Other mixtures have too few bits to be worth the trouble; the first eight are as usual.
      case _ where isDirect: .eight
      case ..<16: .eight
      case ..<256: .sixteen
      default: .indexed
      }
  }

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
