/// A character as a cell holds it: a scalar and the marks that join it, five in all.
///
/// A cell of ncurses has no room for more. All are held in place, so that a whole screen is copied
/// and compared as plain numbers.
package struct CellCharacter: Hashable, Sendable {
  private static let none: Unicode.Scalar = "\0"

  package let base: Unicode.Scalar
  private let first, second, third, fourth: Unicode.Scalar

  package init(_ base: Unicode.Scalar) {
    self.base = base
    (first, second, third, fourth) = (Self.none, Self.none, Self.none, Self.none)
  }

  package init(_ character: Character) {
    var scalars = character.unicodeScalars.makeIterator()
    base = scalars.next() ?? " "
    first = scalars.next() ?? Self.none
    second = scalars.next() ?? Self.none
    third = scalars.next() ?? Self.none
    fourth = scalars.next() ?? Self.none
  }

  /// What joins the ``base``.
  package var marks: [Unicode.Scalar] {
    first == Self.none ? [] : [first, second, third, fourth].filter { $0 != Self.none }
  }

  var scalars: [Unicode.Scalar] { [base] + marks }
}

extension CellCharacter: ExpressibleByExtendedGraphemeClusterLiteral {
  package init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
}
