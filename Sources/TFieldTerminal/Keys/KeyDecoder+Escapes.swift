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
    partial.append(byte)
    var (parser, bytes) = (Unicode.UTF8.ForwardParser(), partial.makeIterator())
    switch parser.parseScalar(from: &bytes) {
    case .valid(let scalar): finish(Unicode.UTF8.decode(scalar))
    case .error(let length) where length == partial.count && Self.leads.contains(partial[0]):
      state = .character
    case .error(let length):
      // The byte that is no part of it has still to be taken.
      let isByteLeft = length < partial.count
      finish("\u{FFFD}")
      if isByteLeft { take(byte) }
    case .emptyInput: break
    }
  }

  /// The bytes with which a character of more than one begins.
  private static let leads: ClosedRange<UInt8> = 0xC2...0xF4

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
