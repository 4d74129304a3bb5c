package import TField

/// The strings of one terminal's description that are keys: few, so they are searched one by one.
package struct KeyStrings: Sendable {
  private let all: [(string: [UInt8], key: Key)]

  /// Takes them in order; of two for the same string the first counts.
  package init(_ pairs: [(string: [UInt8], key: Key)]) {
    all = pairs.filter { Self.isUsable($0.string) }
  }

  /// The function keys of rxvt that mean something else in all other terminals.
  package static var rxvt: Self { Self(TerminalKeys.rxvt) }

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
