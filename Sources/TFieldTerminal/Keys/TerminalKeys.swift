package import TField

/// The keys that terminals name by a letter or a number in their sequences.
enum TerminalKeys {
  /// `CSI` or `SS3` and this letter, in xterm, tmux, rxvt and the Linux console.
  static func key(letter: UInt8) -> Key? {
    switch UnicodeScalar(letter) {
    case "A": Key(.up)
    case "B": Key(.down)
    case "C": Key(.right)
    case "D": Key(.left)
    case "F": Key(.end)
    case "H": Key(.home)
    case "P"..."S": Key(.function(Int(letter) - 0x4F))
    case "Z": Key(.tab, .shift)
    default: nil
    }
  }

  /// The arrows of rxvt with a modifier, which are letters in lower case.
  static func arrow(lowercase letter: UInt8) -> Key? {
    (0x61...0x64).contains(letter) ? key(letter: letter - 0x20) : nil
  }

  /// `CSI`, this number, `~`.
  ///
  /// The function keys from 13 on are what the Linux console sends for Shift-F1 and so on.
  static func key(number: Int) -> Key? {
    switch number {
    case 1, 7: Key(.home)
    case 2: Key(.insert)
    case 3: Key(.delete)
    case 4, 8: Key(.end)
    case 5: Key(.pageUp)
    case 6: Key(.pageDown)
    case 11...15: Key(.function(number - 10))
    case 17...21: Key(.function(number - 11))
    case 23...24: Key(.function(number - 12))
    case 25...26: Key(.function(number - 24), .shift)
    case 28...29: Key(.function(number - 25), .shift)
    case 31...34: Key(.function(number - 26), .shift)
    default: nil
    }
  }

  /// `SS3` and this letter on the keypad.
  static func keypad(letter: UInt8) -> Key? {
    switch letter {
    case UInt8(ascii: "M"): Key(.enter)
    case UInt8(ascii: "I"): Key(.tab)
    case UInt8(ascii: " "): .character(" ")
    case UInt8(ascii: "X"): .character("=")
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      .character(Character(UnicodeScalar(letter - 0x40)))
    default: nil
    }
  }

  /// A byte that is no printable character, pressed with Control or having a key of its own.
  static func key(control byte: UInt8) -> Key? {
    switch byte {
    case 0x09: Key(.tab)
    case 0x0A, 0x0D: Key(.enter)
    case 0x1B: Key(.escape)
    case 0x7F: Key(.backspace)
    case 0x00: .control(" ")
    case 0x01...0x1A: .control(Character(UnicodeScalar(byte | 0x60)))
    case 0x1C...0x1F: .control(Character(UnicodeScalar(byte | 0x40)))
    default: nil
    }
  }
}

/// The strings of one terminal's description that are keys: few, so they are searched one by one.
package struct KeyStrings: Sendable {
  private let all: [(string: [UInt8], key: Key)]

  /// Takes them in order; of two for the same string the first counts.
  package init(_ pairs: [(string: [UInt8], key: Key)]) {
    all = pairs.filter { Self.isUsable($0.string) }
  }

  /// Shift-F3 to Shift-F10 of rxvt, which mean something else in all other terminals.
  package static var rxvt: Self {
    Self(
      zip([25, 26, 28, 29, 31, 32, 33, 34], 3...10).map { number, function in
        (Array("\u{1B}[\(number)~".utf8), Key(.function(function), .shift))
      })
  }

  static func + (first: Self, second: Self) -> Self { Self(first.all + second.all) }

  func key(_ string: [UInt8]) -> Key? { all.first { $0.string == string }?.key }

  /// Whether a longer one begins like this.
  func goOn(after string: [UInt8]) -> Bool {
    all.contains { $0.string.count > string.count && $0.string.starts(with: string) }
  }

  /// Only control bytes and strings that begin with `ESC` can be keys.
  static func isUsable(_ string: [UInt8]) -> Bool {
    guard string.count > 1 else { return string.first.map(isUsable) ?? false }
    return string[0] == 0x1B && string[1] != 0x1B && string.count <= KeyDecoder.longestKnown
  }

  static func isUsable(_ byte: UInt8) -> Bool {
    byte < 0x20 && ![0x09, 0x0D, 0x1B].contains(byte) || byte == 0x7F
  }
}
