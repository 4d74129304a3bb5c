package import TField

/// The keys that sequences identify by a letter or a number.
enum TerminalKeys {
  /// A key with a letter or numbers of its own, and its names in terminfo.
  struct Named {
    let base: Key.Base
    var letter: Unicode.Scalar?
    var numbers: [Int] = []
    let name: String
    /// The name with Shift; a number after it means other modifiers.
    var held: String?
  }

  static let named = [
    Named(base: .up, letter: "A", name: "kcuu1", held: "kUP"),
    Named(base: .down, letter: "B", name: "kcud1", held: "kDN"),
    Named(base: .left, letter: "D", name: "kcub1", held: "kLFT"),
    Named(base: .right, letter: "C", name: "kcuf1", held: "kRIT"),
    Named(base: .home, letter: "H", numbers: [1, 7], name: "khome", held: "kHOM"),
    Named(base: .end, letter: "F", numbers: [4, 8], name: "kend", held: "kEND"),
    Named(base: .pageUp, numbers: [5], name: "kpp", held: "kPRV"),
    Named(base: .pageDown, numbers: [6], name: "knp", held: "kNXT"),
    Named(base: .delete, numbers: [3], name: "kdch1", held: "kDC"),
    Named(base: .insert, numbers: [2], name: "kich1"),
  ]

  /// The numbers of the function keys, and with Shift; the Linux console calls the latter F13 to F20.
  private static let functions = [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24]
  static let shifted = [25, 26, 28, 29, 31, 32, 33, 34]

  /// `CSI` or `SS3` and this letter, in xterm, tmux, rxvt and the Linux console.
  static func key(letter: UInt8) -> Key? {
    switch UnicodeScalar(letter) {
    case "P"..."S": Key(.function(Int(letter) - 0x4F))
    case "Z": Key(.tab, .shift)
    case let scalar: named.first { $0.letter == scalar }.map { Key($0.base) }
    }
  }

  /// The arrows of rxvt with a modifier, which are lower-case letters.
  static func arrow(lowercase letter: UInt8) -> Key? {
    (0x61...0x64).contains(letter) ? key(letter: letter - 0x20) : nil
  }

  /// `CSI`, this number, `~`.
  static func key(number: Int) -> Key? {
    named.first { $0.numbers.contains(number) }.map { Key($0.base) }
      ?? functions.firstIndex(of: number).map { Key(.function($0 + 1)) }
      ?? shifted.firstIndex(of: number).map { Key(.function($0 + 1), .shift) }
  }

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

  /// A control byte: a key with Control, or a key of its own.
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

/// The key strings of one terminal: few enough to be searched one by one.
package struct KeyStrings: Sendable {
  private let all: [(string: [UInt8], key: Key)]

  /// If a string occurs twice, the first one counts.
  package init(_ pairs: [(string: [UInt8], key: Key)]) {
    all = pairs.filter { Self.isUsable($0.string) }
  }

  func key(_ string: [UInt8]) -> Key? { all.first { $0.string == string }?.key }

  /// Whether a longer key string starts with this one.
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

/// The bytes after `CSI`, and their meaning.
struct ControlSequence {
  /// More than any key has.
  private static let mostParameters = 8

  private let marker: UInt8?
  private let intermediates: [UInt8]
  private let final: UInt8
  /// The numbers between semicolons; each may have subparameters after colons.
  private let parameters: [[Int]]

  init(_ bytes: ArraySlice<UInt8>) {
    let isMarker = bytes.first.map { (0x3C...0x3F).contains($0) } ?? false
    marker = isMarker ? bytes.first : nil
    let body = bytes.dropFirst(isMarker ? 1 : 0)
    parameters = Self.numbers(in: body.prefix { (0x30...0x3B).contains($0) })
    intermediates = body.filter { (0x20...0x2F).contains($0) }
    final = body.last ?? 0
  }

  /// `nil` for reports, replies and unknown keys; the start of a paste is a paste without text.
  var input: Input? {
    if marker == UInt8(ascii: "<") { return mouse.map(Input.mouse) }
    guard marker == nil else { return nil }
    if final == UInt8(ascii: "~"), number(0) == 200 { return .paste("") }
    return key.map(Input.key)
  }

  private var key: Key? {
    // In terminals such as kitty, releases are reported as well as presses.
    if parameters.count > 1, parameters[1].count > 1, parameters[1][1] == 3 { return nil }
    // The cursor position report looks like F3 with a modifier, except for its numbers.
    let isCursor =
      !parameters.isEmpty && (number(0) != 1 || !(2...16).contains(number(1) ?? 0))
    return switch UnicodeScalar(final) {
    case "~": number(0) == 27 && parameters.count > 2 ? otherKey(number(2)) : numbered([])
    case "u": otherKey(number(0))
    case "^": numbered(.control)
    case "$": numbered(.shift)
    case "@": numbered([.control, .shift])
    case "R" where isCursor: nil
    case "a"..."d": TerminalKeys.arrow(lowercase: final)?.adding(.shift)
    default: lettered
    }
  }

  private func numbered(_ modifiers: Key.Modifiers) -> Key? {
    let isPlain = intermediates.isEmpty || final == UInt8(ascii: "$")
    guard isPlain, let number = number(0) else { return nil }
    return TerminalKeys.key(number: number)?.adding(modifiers).adding(self.modifiers)
  }

  /// `CSI A`, `CSI 1;5A`, and the old form `CSI 5A`, which only arrows have.
  private var lettered: Key? {
    guard intermediates.isEmpty, let key = TerminalKeys.key(letter: final) else { return nil }
    switch parameters.count {
    case 0: return key
    case 1:
      guard (0x41...0x44).contains(final), let code = number(0) else { return nil }
      return key.adding(Key.Modifiers(parameter: code))
    default: return number(0) == 1 ? key.adding(modifiers) : nil
    }
  }

  /// A key given by its code point, as terminals do for keys without a sequence of their own.
  private func otherKey(_ code: Int?) -> Key? {
    guard intermediates.isEmpty, let code, let value = UInt32(exactly: code),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return Key(codePoint: scalar, modifiers)
  }

  private var modifiers: Key.Modifiers { Key.Modifiers(parameter: number(1) ?? 1) }

  private var mouse: Mouse? {
    guard "Mm".utf8.contains(final), let button = number(0), let column = number(1),
      let row = number(2),
      let action = Mouse.Action(button: button, isRelease: final == UInt8(ascii: "m"))
    else { return nil }
    return Mouse(action, row: max(0, row - 1), column: max(0, column - 1))
  }

  private func number(_ index: Int) -> Int? {
    parameters.indices.contains(index) ? parameters[index].first : nil
  }

  private static func numbers(in bytes: ArraySlice<UInt8>) -> [[Int]] {
    guard !bytes.isEmpty else { return [] }
    let fields = bytes.split(
      separator: UInt8(ascii: ";"), maxSplits: mostParameters, omittingEmptySubsequences: false)
    return fields.prefix(mostParameters).map { field in
      field.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(number)
    }
  }

  /// Empty counts as zero, and large numbers are capped.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    digits.reduce(0) { min($0 * 10 + Int($1 & 0x0F), 0x110000) }
  }
}

extension Key {
  func adding(_ more: Modifiers) -> Self { Self(base, modifiers.union(more)) }

  /// A key that the terminal gives by its character; `nil` if it isn't a character.
  ///
  /// Shift is kept only if the character doesn't show it: with Control, letters are lower case.
  init?(codePoint scalar: Unicode.Scalar, _ modifiers: Modifiers) {
    switch scalar.value {
    case ..<0x20, 0x7F:
      guard let key = TerminalKeys.key(control: UInt8(scalar.value)) else { return nil }
      let isNamed = [0x09, 0x0D, 0x1B, 0x7F].contains(scalar.value)
      self = key.adding(isNamed ? modifiers : modifiers.subtracting(.shift))
    case 0x80..<0xA0, 0xE000..<0xF900: return nil
    default:
      let (character, isControl) = (Character(scalar), modifiers.contains(.control))
      let isShifted = modifiers.contains(.shift)
      let cased = isControl ? character.lowercased() : isShifted ? character.uppercased() : nil
      let shown = cased.flatMap { $0.count == 1 ? $0.first : nil } ?? character
      let keepsShift = isControl && character.isLetter
      self.init(.character(shown), keepsShift ? modifiers : modifiers.subtracting(.shift))
    }
  }
}

extension Key.Modifiers {
  /// xterm's modifier number: one more than the sum of the held keys.
  init(parameter: Int) {
    let bits = max(0, parameter - 1)
    self = []
    if bits & 1 != 0 { insert(.shift) }
    // Meta, Super and Hyper: whatever they mean, they type no text.
    if bits & 0b11_1010 != 0 { insert(.alt) }
    if bits & 4 != 0 { insert(.control) }
  }
}

extension Mouse.Action {
  /// xterm's button number; `nil` for buttons and movements without a meaning here.
  fileprivate init?(button: Int, isRelease: Bool) {
    // The terminal keeps Shift, Meta and Control for itself.
    switch (button & ~0b1_1100, isRelease) {
    case (0, false): self = .click
    case (0, true), (32, true): self = .release
    case (32, false): self = .drag
    case (64, false): self = .wheelUp
    case (65, false): self = .wheelDown
    default: return nil
    }
  }
}
