import TField

extension KeyDecoder {
  /// Takes a byte after an introducer; a control byte is a key and ends what isn't finished.
  mutating func inSequence(_ byte: UInt8) {
    switch state {
    case .string: return string(byte)
    case .stringEscape: return stringEscape(byte)
    // The button, column and row of the mouse as xterm first reported them, which is never asked for.
    case .oldMouse(let left) where byte >= 0x20:
      if left > 1 { state = .oldMouse(left: left - 1) } else { reset() }
      return
    case _ where !(0x20..<0x7F).contains(byte): return abandon(before: byte)
    default: break
    }
    record(byte)
    switch state {
    case .control: control(byte)
    // Old terminals put a modifier between `SS3` and its letter.
    case .application where (0x30...0x39).contains(byte) || byte == UInt8(ascii: ";"): break
    case .named where terminfoKey(sequence) == nil && isBeginningInTerminfo(): break
    default: finish()
    }
  }

  private mutating func abandon(before byte: UInt8) {
    reset()
    take(byte)
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "$") where isShiftedInRxvt: finish()
    case 0x20..<0x40: break
    case UInt8(ascii: "[") where sequence.count == 3: state = .console
    case UInt8(ascii: "M") where sequence.count == 3 && terminfoKey(sequence) == nil:
      state = .oldMouse(left: 3)
    default: finish()
    }
  }

  /// `CSI 3 $`, where the standard would want one more byte.
  private var isShiftedInRxvt: Bool {
    guard let number = known?.dropFirst(2).dropLast() else { return false }
    return !number.isEmpty && number.count < 3 && number.allSatisfy { (0x30...0x39).contains($0) }
  }

  private mutating func string(_ byte: UInt8) {
    switch byte {
    case 0x07: reset()
    case 0x1B: state = .stringEscape
    // Line ends and the like belong to it, by the standard.
    case 0x00..<0x08, 0x0E..<0x20, 0x7F: abandon(before: byte)
    default: break
    }
  }

  /// Either the end of the string, or the beginning of what came after one without an end.
  private mutating func stringEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\\"): reset()
    case 0x00..<0x1B, 0x1C..<0x20, 0x7F:
      emit(Key(.escape))
      abandon(before: byte)
    default:
      isAlt = false
      beginSequence()
      take(byte)
    }
  }

  private mutating func finish() {
    let (whole, from, hadAlt) = (known, state, isAlt)
    reset()
    guard let whole else { return }
    let own = meaning(of: whole, from)
    switch own {
    case .pasteStart: state = .paste
    case .mouse(let mouse): emit(mouse)
    case .key, .nothing:
      guard let key = key(whole, own) else { return }
      emit(hadAlt ? key.adding(.alt) : key)
    }
  }

  /// Terminfo knows best, except that it has no modifiers: there Shift-F1 is a thirteenth key.
  private mutating func key(_ whole: [UInt8], _ own: ControlSequence.Meaning) -> Key? {
    let named = terminfoKey(whole)
    guard case .key(let key) = own else { return named }
    if case .function(13...) = named?.base { return key }
    return whole.contains(UInt8(ascii: ";")) ? key : named ?? key
  }

  private func meaning(of whole: [UInt8], _ state: State) -> ControlSequence.Meaning {
    let body = whole.dropFirst(2)
    var key: Key?
    switch state {
    case .control: return ControlSequence(body).meaning
    case .application: key = applicationKey(body)
    case .console:
      // The first five function keys of the Linux console.
      let number = Int(body.last ?? 0) - 0x40
      if (1...5).contains(number) { key = Key(.function(number)) }
    default: break
    }
    return key.map(ControlSequence.Meaning.key) ?? .nothing
  }

  private func applicationKey(_ body: some BidirectionalCollection<UInt8>) -> Key? {
    guard let letter = body.last else { return nil }
    if body.count > 1 { return modified(letter, body.dropLast()) }
    return TerminalKeys.key(letter: letter) ?? TerminalKeys.keypad(letter: letter)
      ?? TerminalKeys.arrow(lowercase: letter)?.adding(.control)
  }

  /// `SS3 5 P`, or `SS3 1;5 P`.
  private func modified(_ letter: UInt8, _ digits: some BidirectionalCollection<UInt8>) -> Key? {
    let last = digits.reversed().prefix { $0 != UInt8(ascii: ";") }
    guard last.count == 1, let digit = last.first else { return nil }
    let key = TerminalKeys.key(letter: letter) ?? TerminalKeys.keypad(letter: letter)
    return key?.adding(Key.Modifiers(parameter: Int(digit) - 0x30))
  }
}
