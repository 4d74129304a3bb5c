package import TField

/// Turns the bytes from a terminal, which may arrive in pieces, into input.
///
/// It knows the sequences of xterm, tmux, rxvt and the Linux console, and those from terminfo.
/// Unknown sequences are swallowed whole, so none of them is ever typed into a field. A control
/// byte ends any sequence and is a key itself, so Ctrl-C works even in the middle of rubbish. The
/// decoder has no clock: if nothing comes for ``pendingTimeout``, the caller calls ``timeOut()``.
package struct KeyDecoder: Sendable {
  /// What the decoder waits for, which decides how long.
  package enum Timeout: Hashable, Sendable {
    /// Whether `ESC` was a key or the start of a sequence, decided after ESCDELAY.
    case escape
    /// The rest of a sequence, dropped after 600 ms.
    case sequence
    /// The end of a paste: after two seconds the person is told that it isn't over.
    case paste
  }

  /// The position of the next byte in a sequence.
  private enum State: Hashable, Sendable {
    case ground, escape, named
    case control, console, application, oldMouse(left: Int)
    case string, stringEscape, paste
  }

  private static let pasteMark = Array("\u{1B}[200~".utf8)

  /// The most bytes kept of a sequence; the rest is swallowed, however long it is.
  static let longestKnown = 64

  private var state = State.ground
  /// The bytes of the sequence, cut after one more than the limit.
  private var sequence: [UInt8] = []
  /// Whether a second `ESC` came before the sequence, which is Alt in rxvt.
  private var isAlt = false
  /// The first bytes of an incomplete character.
  private var partial: [UInt8] = []
  private var paste = PasteCollector()
  /// Whether the wait for the end of a paste timed out; it may never come.
  package private(set) var isPasteStalled = false
  private let readStrings: @Sendable () -> KeyStrings
  /// The terminfo strings, loaded when the first key is more than a character.
  private lazy var strings = readStrings()
  private var typed = ""
  private var inputs: [Input] = []

  /// Adds the strings from terminfo.
  package init(strings: @escaping @Sendable () -> KeyStrings = { KeyStrings([]) }) {
    readStrings = strings
  }

  /// What to wait for before calling ``timeOut()``; `nil` if everything is decoded.
  package var pendingTimeout: Timeout? {
    switch state {
    case .ground: nil
    case .escape: .escape
    case .paste: isPasteStalled ? nil : .paste
    // What follows the start mark of a paste must never be taken for keys.
    case .control where sequence.count > 2 && Self.pasteMark.starts(with: sequence): nil
    default: .sequence
    }
  }

  /// Decodes these bytes, together with what was left over from the last ones.
  ///
  /// Scalars that form one character are one key if they come together. During a paste everything
  /// is pasted, except that a lone Ctrl-C after a long silence ends it and isn't a key.
  package mutating func feed(_ bytes: some Collection<UInt8>) -> [Input] {
    if isPasteStalled, !bytes.isEmpty, bytes.allSatisfy({ $0 == 0x03 }) {
      paste.keepMatched()
      finishPaste()
    } else {
      isPasteStalled = false
      for byte in bytes { take(byte) }
    }
    return drain()
  }

  /// Decodes what was left over, now that nothing more has come.
  package mutating func timeOut() -> [Input] {
    switch state {
    case .ground: return []
    case .escape, .stringEscape:
      if isAlt, state == .escape { emit(Key(.escape)) }
      emit(Key(.escape))
    case .paste:
      isPasteStalled = true
      return []
    default: break
    }
    reset()
    return drain()
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground where partial.isEmpty: ground(byte)
    case .ground: character(byte)
    case .escape: escape(byte)
    case .paste: if paste.feed(byte) { finishPaste() }
    default: inSequence(byte)
    }
  }

  private mutating func drain() -> [Input] {
    flush()
    defer { inputs = [] }
    return inputs
  }
}

extension KeyDecoder {
  private mutating func emit(_ key: Key) { emit(.key(key)) }

  private mutating func emit(_ input: Input) {
    flush()
    inputs.append(input)
  }

  private mutating func record(_ byte: UInt8) {
    if sequence.count <= Self.longestKnown { sequence.append(byte) }
  }

  private mutating func reset() {
    state = .ground
    isAlt = false
    partial = []
  }

  private mutating func beginSequence() {
    state = .escape
    sequence = [0x1B]
  }

  private mutating func flush() {
    guard !typed.isEmpty else { return }
    for character in typed { inputs.append(.key(.character(character))) }
    typed = ""
  }

  private mutating func finishPaste() {
    emit(.paste(paste.text))
    paste = PasteCollector()
    isPasteStalled = false
    reset()
  }
}

// A byte outside of a sequence, and the first byte after `ESC`.
extension KeyDecoder {
  private mutating func ground(_ byte: UInt8) {
    switch byte {
    case 0x1B: beginSequence()
    case 0x20..<0x7F: typed.unicodeScalars.append(Unicode.Scalar(byte))
    case 0x80...: character(byte)
    default: if let key = control(byte) { emit(key) }
    }
  }

  private mutating func control(_ byte: UInt8) -> Key? {
    let named = KeyStrings.isUsable(byte) ? strings.key([byte]) : nil
    return named ?? TerminalKeys.key(control: byte)
  }

  /// Handles a character of several bytes, or a C1 control, which stands for an `ESC` sequence.
  private mutating func character(_ byte: UInt8) {
    partial.append(byte)
    var (parser, bytes) = (Unicode.UTF8.ForwardParser(), partial.makeIterator())
    switch parser.parseScalar(from: &bytes) {
    case .valid(let scalar): finish(Unicode.UTF8.decode(scalar))
    // The character goes on.
    case .error(let length) where length == partial.count && Self.leads.contains(partial[0]): break
    case .error(let length):
      // The last byte isn't part of the character and must still be handled.
      let isByteLeft = length < partial.count
      finish("\u{FFFD}")
      if isByteLeft { take(byte) }
    case .emptyInput: break
    }
  }

  /// The first bytes of characters with several bytes.
  private static let leads: ClosedRange<UInt8> = 0xC2...0xF4

  private mutating func finish(_ scalar: Unicode.Scalar) {
    let hadAlt = isAlt
    reset()
    if (0x80..<0xA0).contains(scalar.value) {
      let byte = UInt8(scalar.value - 0x40)
      // C1 controls that start no sequence are dropped.
      guard "OPX[]^_".utf8.contains(byte) else { return }
      beginSequence()
      escape(byte)
    } else if hadAlt {
      emit(.alt(Character(scalar)))
    } else {
      typed.unicodeScalars.append(scalar)
    }
  }

  private mutating func escape(_ byte: UInt8) {
    if byte == 0x1B {
      // Alt and an arrow in rxvt, or two keys.
      if isAlt { emit(Key(.escape)) }
      isAlt = true
      return beginSequence()
    }
    record(byte)
    switch UnicodeScalar(byte) {
    case "[": state = .control
    case "O": state = .application
    case "]", "P", "X", "^", "_": state = .string
    // The rest of a terminal's reply whose start was dropped.
    case "\\": reset()
    default: strings.goOn(after: sequence) ? state = .named : withAlt(byte)
    }
  }

  private mutating func withAlt(_ byte: UInt8) {
    if isAlt { emit(Key(.escape)) }
    reset()
    if let key = strings.key(sequence) {
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

// The bytes of a sequence.
extension KeyDecoder {
  /// Handles a byte inside a sequence; a control byte is a key and ends an unfinished sequence.
  private mutating func inSequence(_ byte: UInt8) {
    switch state {
    case .string: return string(byte)
    case .stringEscape: return stringEscape(byte)
    // xterm's original mouse report: button, column and row; we never ask for it.
    case .oldMouse(let left) where byte >= 0x20:
      if left > 1 { state = .oldMouse(left: left - 1) } else { reset() }
      return
    case _ where !(0x20..<0x7F).contains(byte):
      reset()
      return take(byte)
    default: break
    }
    record(byte)
    switch state {
    case .control: takeControl(byte)
    // Old terminals put a modifier between `SS3` and its letter.
    case .application where (0x30...0x39).contains(byte) || byte == UInt8(ascii: ";"): break
    case .named where strings.key(sequence) == nil && strings.goOn(after: sequence): break
    default: finish()
    }
  }

  private mutating func takeControl(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "$") where isShiftedInRxvt: finish()
    case 0x20..<0x40: break
    case UInt8(ascii: "[") where sequence.count == 3: state = .console
    case UInt8(ascii: "M") where sequence.count == 3 && strings.key(sequence) == nil:
      state = .oldMouse(left: 3)
    default: finish()
    }
  }

  /// `CSI 3 $`, which by the standard would need one more byte.
  private var isShiftedInRxvt: Bool {
    let number = sequence.dropFirst(2).dropLast()
    return (1...2).contains(number.count) && number.allSatisfy { (0x30...0x39).contains($0) }
  }

  private mutating func string(_ byte: UInt8) {
    switch byte {
    case 0x07: reset()
    case 0x1B: state = .stringEscape
    // By the standard, line ends and the like are part of the string.
    case 0x00..<0x08, 0x0E..<0x20, 0x7F:
      reset()
      take(byte)
    default: break
    }
  }

  /// The end of the string, or the start of something else if the string was never ended.
  private mutating func stringEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\\"): reset()
    case 0x00..<0x1B, 0x1C..<0x20, 0x7F:
      emit(Key(.escape))
      reset()
      take(byte)
    default:
      isAlt = false
      beginSequence()
      take(byte)
    }
  }

  private mutating func finish() {
    let (whole, from, hadAlt) = (sequence, state, isAlt)
    reset()
    // A sequence that was cut has no meaning.
    if whole.count > Self.longestKnown { return }
    let own = input(of: whole, from)
    switch own {
    case .paste: state = .paste
    case .mouse(let mouse): emit(.mouse(mouse))
    case .key, nil:
      guard let key = key(whole, own) else { return }
      emit(hadAlt ? key.adding(.alt) : key)
    }
  }

  /// Terminfo takes precedence, except for modifiers: it calls Shift-F1 a thirteenth function key.
  private mutating func key(_ whole: [UInt8], _ own: Input?) -> Key? {
    let named = strings.key(whole)
    guard case .key(let key) = own else { return named }
    if case .function(13...) = named?.base { return key }
    return whole.contains(UInt8(ascii: ";")) ? key : named ?? key
  }

  private func input(of whole: [UInt8], _ state: State) -> Input? {
    let body = whole.dropFirst(2)
    switch state {
    case .control: return ControlSequence(body).input
    case .application: return applicationKey(body).map(Input.key)
    case .console:
      // The first five function keys of the Linux console.
      let number = Int(body.last ?? 0) - 0x40
      return (1...5).contains(number) ? .key(Key(.function(number))) : nil
    default: return nil
    }
  }

  /// `SS3 P`, or with modifiers `SS3 5 P` and `SS3 1;5 P`.
  private func applicationKey(_ body: ArraySlice<UInt8>) -> Key? {
    guard let letter = body.last else { return nil }
    let key = TerminalKeys.key(letter: letter) ?? TerminalKeys.keypad(letter: letter)
    if body.count == 1 { return key ?? TerminalKeys.arrow(lowercase: letter)?.adding(.control) }
    let last = body.dropLast().reversed().prefix { $0 != UInt8(ascii: ";") }
    guard last.count == 1, let digit = last.first else { return nil }
    return key?.adding(Key.Modifiers(parameter: Int(digit) - 0x30))
  }
}

/// Collects the bytes of a bracketed paste until the end mark.
struct PasteCollector {
  /// More than the longest text of a field; the rest is dropped.
  static let mostBytes = 2 << 20

  private static let end: [UInt8] = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// How many bytes of ``end`` the last bytes match.
  private var matched = 0

  /// The pasted text, with a replacement character for each invalid part.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Takes one byte; true if it ended the paste.
  mutating func feed(_ byte: UInt8) -> Bool {
    if byte == Self.end[matched] {
      matched += 1
    } else {
      keepMatched()
      // Only the first byte of the mark is `ESC`, so a failed match contains no shorter one.
      matched = byte == Self.end[0] ? 1 : 0
      if matched == 0 { keep(byte) }
    }
    return matched == Self.end.count
  }

  /// Adds the start of an end mark to the paste, because the rest never came.
  mutating func keepMatched() {
    for byte in Self.end.prefix(matched) { keep(byte) }
    matched = 0
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < Self.mostBytes { bytes.append(byte) }
  }
}
