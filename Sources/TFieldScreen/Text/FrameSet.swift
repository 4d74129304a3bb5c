/// The characters of which a frame is drawn.
///
/// State is never told by colour alone, so each kind differs in ASCII as well.
package struct FrameSet: Hashable, Sendable {
  /// What a frame says about what is inside.
  package enum Kind: CaseIterable, Sendable {
    /// Rounded and light: a field at rest, a section.
    case thin
    /// The field that has the focus.
    case heavy
    /// A dialog, or whatever stands in front of the rest.
    case double
    /// Something that can't be reached now.
    case dashed
  }

  package let horizontal: Unicode.Scalar
  package let vertical: Unicode.Scalar
  package let topLeft: Unicode.Scalar
  package let topRight: Unicode.Scalar
  package let bottomLeft: Unicode.Scalar
  package let bottomRight: Unicode.Scalar

  package init(_ kind: Kind, in charset: Charset) {
    self.init(charset == .unicode ? Self.unicode(kind) : Self.ascii(kind))
  }

  /// Takes the six scalars in the order of the properties.
  private init(_ characters: [Unicode.Scalar]) {
    let at = { (index: Int) in characters.indices.contains(index) ? characters[index] : "+" }
    (horizontal, vertical) = (at(0), at(1))
    (topLeft, topRight, bottomLeft, bottomRight) = (at(2), at(3), at(4), at(5))
  }

  private static func unicode(_ kind: Kind) -> [Unicode.Scalar] {
    switch kind {
    case .thin: ["─", "│", "╭", "╮", "╰", "╯"]
    case .heavy: ["━", "┃", "┏", "┓", "┗", "┛"]
    case .double: ["═", "║", "╔", "╗", "╚", "╝"]
    case .dashed: ["╌", "╎", "╭", "╮", "╰", "╯"]
    }
  }

  private static func ascii(_ kind: Kind) -> [Unicode.Scalar] {
    switch kind {
    case .thin: ["-", "|", "+", "+", "+", "+"]
    case .heavy: ["=", "#", "#", "#", "#", "#"]
    case .double: ["=", "|", "+", "+", "+", "+"]
    case .dashed: [".", ":", ".", ".", ".", "."]
    }
  }
}
