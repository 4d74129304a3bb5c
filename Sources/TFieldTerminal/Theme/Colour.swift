/// A colour: one of the terminal's own, one of xterm's 256, or an RGB value.
package enum Colour: Hashable, Sendable {
  /// 0 to 15 look as the person has set them; the others are the same everywhere.
  case palette(UInt8)
  case rgb(UInt8, UInt8, UInt8)

  private static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]

  package static let black = palette(0)
  package static let red = palette(1)
  package static let green = palette(2)
  package static let blue = palette(4)
  package static let magenta = palette(5)
  package static let cyan = palette(6)
  package static let white = palette(7)

  /// Reads `red`, `bright-red`, a number up to 255, or `#ff8700`.
  package init?(_ text: String) {
    let isBright = text.hasPrefix("bright-")
    let name = isBright ? String(text.dropFirst(7)) : text
    if let index = Self.names.firstIndex(of: name) {
      self = .palette(UInt8(index + (isBright ? 8 : 0)))
    } else if let number = UInt8(text), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      self = .palette(number)
    } else if text.hasPrefix("#"), text.utf8.count == 7,
      text.dropFirst().allSatisfy(\.isHexDigit), let mixed = UInt32(text.dropFirst(), radix: 16)
    {
      self = .rgb(UInt8(mixed >> 16), UInt8(mixed >> 8 & 0xFF), UInt8(mixed & 0xFF))
    } else {
      return nil
    }
  }

  /// The number of the colour, or of the nearest available one; `nil` without colours.
  func number(in depth: ColourDepth) -> Int32? {
    switch (depth, self) {
    case (.monochrome, _): nil
    case (.eight, .palette(let number)) where number < 16: Int32(number % 8)
    case (.eight, _): nearest(in: 0..<8)
    case (.sixteen, .palette(let number)) where number < 16: Int32(number)
    case (.sixteen, _): nearest(in: 0..<16)
    case (.indexed, .palette(let number)): Int32(number)
    case (.indexed, .rgb): nearest(in: 16..<256)
    case (.direct, .palette(let number)) where number < 8: Int32(number)
    case (.direct, _): mixed
    }
  }

  /// The RGB value; the darkest blues become black, because 0 to 7 mean the first eight colours.
  private var mixed: Int32 {
    let (red, green, blue) = components
    let mixed = red << 16 | green << 8 | blue
    return mixed < 8 ? 0 : Int32(mixed)
  }

  private func nearest(in numbers: Range<Int>) -> Int32? {
    let own = components
    let distance = { (number: Int) in
      let other = Self.components(of: number)
      let (r, g, b) = (own.red - other.red, own.green - other.green, own.blue - other.blue)
      // The eye sees green best, and blue least.
      return 3 * r * r + 6 * g * g + b * b
    }
    return numbers.min { distance($0) < distance($1) }.map { Int32($0) }
  }

  /// The red, green and blue parts, 0 to 255, in the default palette.
  package var components: (red: Int, green: Int, blue: Int) {
    switch self {
    case .rgb(let red, let green, let blue): (Int(red), Int(green), Int(blue))
    case .palette(let number): Self.components(of: Int(number))
    }
  }

  private static func components(of number: Int) -> (red: Int, green: Int, blue: Int) {
    switch number {
    case 7: return (229, 229, 229)
    case 8: return (127, 127, 127)
    case 0..<16:
      let level = number < 8 ? 205 : 255
      return ((number & 1) * level, (number >> 1 & 1) * level, (number >> 2 & 1) * level)
    case 232...:
      let grey = 8 + (number - 232) * 10
      return (grey, grey, grey)
    default:
      // The six steps of xterm's cube.
      let (place, steps) = (number - 16, [0, 95, 135, 175, 215, 255])
      return (steps[place / 36], steps[place / 6 % 6], steps[place % 6])
    }
  }
}

/// How many colours a terminal has.
package enum ColourDepth: Int, Comparable, Sendable {
  case monochrome, eight, sixteen, indexed, direct

  /// From terminfo: the number of colours, and whether colour numbers are RGB values.
  package init(colours: Int, isDirect: Bool = false) {
    self =
      switch colours {
      case ..<8: .monochrome
      case 1 << 24 where isDirect: .direct
      // Other RGB modes have too few bits to be worthwhile; the first eight colours are as usual.
      case _ where isDirect: .eight
      case ..<16: .eight
      case ..<256: .sixteen
      default: .indexed
      }
  }

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
