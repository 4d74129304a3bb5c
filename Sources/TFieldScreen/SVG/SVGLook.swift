/// How cells of one meaning look in a picture.
package struct SVGLook: Hashable, Sendable {
  /// A colour as three numbers.
  package struct Colour: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8

    package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
      (self.red, self.green, self.blue) = (red, green, blue)
    }
  }

  /// The picture's own when `nil`.
  package var foreground: Colour?
  /// The picture's own when `nil`.
  package var background: Colour?
  package var isBold = false
  package var isDim = false
  package var isUnderlined = false
  /// Whether the two colours change places.
  package var isReversed = false

  package init(_ foreground: Colour? = nil, on background: Colour? = nil) {
    (self.foreground, self.background) = (foreground, background)
  }
}

extension SVGLook.Colour: CustomStringConvertible {
  /// The colour as SVG writes it, such as `#d4d4d4`.
  package var description: String {
    "#" + [red, green, blue].map { $0 < 16 ? "0" + hex($0) : hex($0) }.joined()
  }

  private func hex(_ number: UInt8) -> String { String(number, radix: 16) }

  /// The colour made of three parts of this one and two of another: faint, and still to be read.
  func mixed(with other: Self) -> Self {
    Self(mixed(red, other.red), mixed(green, other.green), mixed(blue, other.blue))
  }

  private func mixed(_ first: UInt8, _ second: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: (3 * Int(first) + 2 * Int(second)) / 5)
  }
}
