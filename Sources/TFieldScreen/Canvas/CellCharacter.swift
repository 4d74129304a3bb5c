/// A character as a cell holds it: a scalar and the marks that join it, five in all.
///
/// A cell of ncurses has no room for more. All are held in place, so that a whole screen is copied
/// and compared as plain numbers.
package struct CellCharacter: Hashable, Sendable {
  /// The numbers of the scalars that join the base; zero for none.
  private let joining: SIMD4<UInt32>
  package let base: Unicode.Scalar

  package init(_ base: Unicode.Scalar) { (self.base, joining) = (base, .zero) }

  package init(_ character: Character) {
    var scalars = character.unicodeScalars.makeIterator()
    base = scalars.next() ?? " "
    var joining = SIMD4<UInt32>.zero
    for place in joining.indices { joining[place] = scalars.next()?.value ?? 0 }
    self.joining = joining
  }

  /// What joins the ``base``.
  package var marks: [Unicode.Scalar] {
    if joining == .zero { return [] }
    return joining.indices.filter { joining[$0] != 0 }.compactMap { Unicode.Scalar(joining[$0]) }
  }

  var scalars: [Unicode.Scalar] { [base] + marks }
}

extension CellCharacter: ExpressibleByExtendedGraphemeClusterLiteral {
  package init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
}
