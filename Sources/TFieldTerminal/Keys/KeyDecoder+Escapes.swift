import TField

extension KeyDecoder {
  mutating func ground(_ byte: UInt8) {
    switch byte {
    case 0x1B: beginSequence()
    case 0x20..<0x7F: typed.unicodeScalars.append(Unicode.Scalar(byte))
    case 0x80...: character(byte)
    default: if let key = control(byte) { emit(key) }
    }
  }

  private mutating func control(_ byte: UInt8) -> Key? {
    let named = KeyStrings.isUsable(byte) ? terminfoKey([byte]) : nil
    return named ?? TerminalKeys.key(control: byte)
  }

  /// A character of more than one byte, or the `ESC` form of a control beyond ASCII.
  mutating func character(_ byte: UInt8) {
    switch assembler.feed(byte) {
    case .unfinished: state = .character
    case .scalar(let scalar): finish(scalar)
    case .invalid(let isByteLeft):
      finish("\u{FFFD}")
      if isByteLeft { take(byte) }
    }
  }

  private mutating func finish(_ scalar: Unicode.Scalar) {
    let hadAlt = isAlt
    reset()
    if (0x80..<0xA0).contains(scalar.value) {
      introduce(UInt8(scalar.value - 0x40))
    } else if hadAlt {
      emit(.alt(Character(scalar)))
    } else {
      typed.unicodeScalars.append(scalar)
    }
  }

  /// The controls beyond ASCII that begin something; the others are dropped.
  private mutating func introduce(_ byte: UInt8) {
    guard "OPX[]^_".utf8.contains(byte) else { return }
    beginSequence()
    escape(byte)
  }

  mutating func escape(_ byte: UInt8) {
    if byte == 0x1B { return escapeAgain() }
    record(byte)
    switch UnicodeScalar(byte) {
    case "[": state = .control
    case "O": state = .application
    case "]", "P", "X", "^", "_": state = .string
    // What is left of an answer whose beginning has been dropped.
    case "\\": reset()
    default: isBeginningInTerminfo() ? state = .named : withAlt(byte)
    }
  }

  /// Alt and an arrow in rxvt, or two keys.
  private mutating func escapeAgain() {
    if isAlt { emit(Key(.escape)) }
    isAlt = true
    beginSequence()
  }

  private mutating func withAlt(_ byte: UInt8) {
    if isAlt { emit(Key(.escape)) }
    reset()
    if let key = terminfoKey(sequence) {
      emit(key)
    } else if byte >= 0x80 {
      isAlt = true
      character(byte)
    } else if let key = control(byte) {
      emit(key.adding(.alt))
    } else {
      emit(.alt(Character(Unicode.Scalar(byte))))
    }
  }
}

/// Puts scalars together from bytes that may come one at a time.
struct UTF8Assembler {
  /// What a byte led to.
  enum Step: Equatable {
    case unfinished
    case scalar(Unicode.Scalar)
    /// The bytes so far were no character; this byte, if it is `true`, has still to be taken.
    case invalid(isByteLeft: Bool)
  }

  private var value: UInt32 = 0
  private var missing = 0
  /// The bytes that may come next: narrower after some first bytes, or overlong forms would pass.
  private var expected: ClosedRange<UInt8> = 0x80...0xBF

  mutating func feed(_ byte: UInt8) -> Step {
    if missing == 0 { return begin(byte) }
    guard expected.contains(byte) else {
      missing = 0
      return .invalid(isByteLeft: true)
    }
    value = value << 6 | UInt32(byte & 0x3F)
    expected = 0x80...0xBF
    missing -= 1
    guard missing == 0 else { return .unfinished }
    return Unicode.Scalar(value).map(Step.scalar) ?? .invalid(isByteLeft: false)
  }

  private mutating func begin(_ byte: UInt8) -> Step {
    expected = Self.second(after: byte)
    switch byte {
    case 0x00...0x7F: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: (value, missing) = (UInt32(byte & 0x1F), 1)
    case 0xE0...0xEF: (value, missing) = (UInt32(byte & 0x0F), 2)
    case 0xF0...0xF4: (value, missing) = (UInt32(byte & 0x07), 3)
    default: return .invalid(isByteLeft: false)
    }
    return .unfinished
  }

  private static func second(after first: UInt8) -> ClosedRange<UInt8> {
    switch first {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }
}
