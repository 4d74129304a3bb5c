import CNcurses
import TFieldScreen

/// The attributes and colour pairs of ncurses for each style.
struct TerminalColors {
  /// How ncurses writes in one style.
  struct Pen {
    var attributes: attr_t = 0
    var pair: Int16 = 0
  }

  private struct Colours: Equatable {
    var foreground: Int32 = -1
    var background: Int32 = -1
  }

  private let theme: Theme
  private let depth: ColourDepth
  /// The colours of each pair, by its number.
  private var pairs = [Colours()]

  /// Makes them for the terminal that was opened last.
  init(_ theme: Theme, isColoured: Bool) {
    self.theme = theme
    depth = isColoured ? Self.depth() : .monochrome
  }

  /// True if faint words look otherwise than those that were typed.
  var showsFaint: Bool { theme.showsFaint(in: depth, hasDim: Terminfo.string("dim") != nil) }

  /// The pen of a style, whose colours are registered with ncurses at their first use.
  mutating func pen(of style: Style) -> Pen {
    let appearance = theme.appearance(of: style, in: depth)
    return Pen(attributes: Self.bits(of: appearance.attributes), pair: pair(for: appearance))
  }

  /// Begins with colours, if there are any that leave the terminal's own ground as it is.
  private static func depth() -> ColourDepth {
    let depth = ColourDepth(colours: Terminfo.number("colors"), isDirect: Terminfo.isDirect)
    guard depth > .monochrome, start_color() == OK, use_default_colors() == OK else {
      return .monochrome
    }
    return depth
  }

  private mutating func pair(for appearance: Appearance) -> Int16 {
    let colours = Colours(
      foreground: appearance.foreground?.number(in: depth) ?? -1,
      background: appearance.background?.number(in: depth) ?? -1)
    if let known = pairs.firstIndex(of: colours) { return Int16(clamping: known) }
    let next = Int16(clamping: pairs.count)
    guard init_extended_pair(Int32(next), colours.foreground, colours.background) == OK else {
      return 0
    }
    pairs.append(colours)
    return next
  }

  private static func bits(of attributes: Appearance.Attributes) -> attr_t {
    var bits: attr_t = 0
    if attributes.contains(.bold) { bits |= tf_bold() }
    if attributes.contains(.dim) { bits |= tf_dim() }
    if attributes.contains(.reverse) { bits |= tf_reverse() }
    if attributes.contains(.underline) { bits |= tf_underline() }
    return bits
  }
}
