package import TField

/// Makes input from the bytes that a terminal sends.
///
/// It knows the forms of xterm, tmux, rxvt and the Linux console, and whatever terminfo adds.
/// Sequences may come in pieces. What is no key, such as a report, an answer or something unknown,
/// is taken whole, so none of it is ever typed into a field. A control byte ends any sequence that
/// isn't finished and is a key itself, so Ctrl-C works even in the middle of rubbish.
///
/// Reading has no clock. When ``pendingTimeout`` isn't `nil` and nothing comes for that long, the caller
/// says so with ``timeOut()``.
package struct KeyDecoder: Sendable {
  /// What the decoder waits for, and so how long it should.
  package enum Timeout: Hashable, Sendable {
    /// Whether `ESC` was a key or the start of a sequence: ESCDELAY.
    case escape
    /// The rest of a sequence: 600 ms, then it is dropped.
    case sequence
    /// The end of a paste: after two seconds the person has to know that it isn't over.
    case paste
  }

  /// Where in a sequence the next byte stands.
  enum State: Hashable, Sendable {
    case ground, character, escape, named
    case control, console, application, oldMouse(left: Int)
    case string, stringEscape, paste
  }

  private static let pasteMark = Array("\u{1B}[200~".utf8)

  /// More of a sequence isn't kept: it is swallowed, however long it is.
  static let longestKnown = 64

  var state = State.ground
  /// The bytes of the sequence so far, or the first of them.
  private(set) var sequence: [UInt8] = []
  /// Whether there was more of it.
  private var isCut = false
  /// Whether a second `ESC` stood before the sequence, as rxvt has it for Alt.
  var isAlt = false
  /// The bytes so far of a character that has more than one.
  var partial: [UInt8] = []
  private var paste = PasteCollector()
  /// Whether the end of a paste has been waited for in vain, and perhaps never comes.
  package private(set) var isPasteStalled = false
  private let readStrings: @Sendable () -> KeyStrings
  /// What the terminal's description adds, read when the first key is more than a character.
  private lazy var strings = readStrings()
  var typed = ""
  private var inputs: [Input] = []

  /// Adds the strings of one terminal's description to what is known anyway.
  ///
  /// For a terminal whose name begins with rxvt, put ``KeyStrings/rxvt`` before them.
  package init(strings: @escaping @Sendable () -> KeyStrings = { KeyStrings([]) }) {
    readStrings = strings
  }

  /// What to wait for before calling ``timeOut()``; `nil` if all that came has been understood.
  package var pendingTimeout: Timeout? {
    switch state {
    case .ground, .character: nil
    case .escape: .escape
    case .paste: isPasteStalled ? nil : .paste
    // What comes after the mark of a paste must never be taken for keys.
    case .control where sequence.count > 2 && Self.pasteMark.starts(with: sequence): nil
    default: .sequence
    }
  }

  /// The input in these bytes, together with what was left of the last ones.
  ///
  /// Scalars that form one character are one key if they come together. Until a paste has its end all
  /// is pasted, except that Ctrl-C, alone after a long silence, is that end and no key.
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

  /// The input in what was left, now that no more has come.
  package mutating func timeOut() -> [Input] {
    switch state {
    case .ground, .character: return []
    case .escape, .stringEscape: emitEscapes()
    case .paste:
      isPasteStalled = true
      return []
    default: break
    }
    reset()
    return drain()
  }

  mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: ground(byte)
    case .character: character(byte)
    case .escape: escape(byte)
    case .paste: pasted(byte)
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
  mutating func emit(_ key: Key) {
    flush()
    inputs.append(.key(key))
  }

  mutating func emit(_ mouse: Mouse) {
    flush()
    inputs.append(.mouse(mouse))
  }

  /// Adds a byte to the sequence.
  mutating func record(_ byte: UInt8) {
    if sequence.count < Self.longestKnown { sequence.append(byte) } else { isCut = true }
  }

  /// Forgets the sequence.
  mutating func reset() {
    state = .ground
    isAlt = false
    partial = []
  }

  mutating func beginSequence() {
    state = .escape
    sequence = [0x1B]
    isCut = false
  }

  /// The whole sequence, unless it is longer than any that means something.
  var known: [UInt8]? { isCut ? nil : sequence }

  mutating func terminfoKey(_ string: [UInt8]) -> Key? { strings.key(string) }

  /// Whether terminfo has a longer string that begins like this.
  mutating func isBeginningInTerminfo() -> Bool { strings.goOn(after: sequence) }

  mutating func flush() {
    guard !typed.isEmpty else { return }
    for character in typed { inputs.append(.key(.character(character))) }
    typed = ""
  }

  mutating func emitEscapes() {
    if isAlt, state == .escape { emit(Key(.escape)) }
    emit(Key(.escape))
  }

  private mutating func finishPaste() {
    flush()
    inputs.append(.paste(paste.text))
    paste = PasteCollector()
    isPasteStalled = false
    reset()
  }

  mutating func pasted(_ byte: UInt8) {
    if paste.feed(byte) { finishPaste() }
  }
}

/// Gathers the bytes of a bracketed paste until the terminal says that it is over.
struct PasteCollector {
  /// More than the longest text of a field holds; what comes after is dropped.
  static let mostBytes = 2 << 20

  private static let end: [UInt8] = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// How much of ``end`` the last bytes were.
  private var matched = 0

  /// What was pasted, with one replacement character for each part that is no UTF-8.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Takes one byte; `true` when it ended the paste.
  mutating func feed(_ byte: UInt8) -> Bool {
    if byte == Self.end[matched] {
      matched += 1
    } else {
      keepMatched()
      // Only its first byte is an escape, so no shorter match can be hidden in a failed one.
      matched = byte == Self.end[0] ? 1 : 0
      if matched == 0 { keep(byte) }
    }
    return matched == Self.end.count
  }

  /// Counts the beginning of an end that never came as pasted.
  mutating func keepMatched() {
    for byte in Self.end.prefix(matched) { keep(byte) }
    matched = 0
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < Self.mostBytes { bytes.append(byte) }
  }
}
