/// What is switched on beside the screen while a form is open, and off when it is left.
struct TerminalModes: Hashable, Sendable {
  private(set) var on: [UInt8] = []
  private(set) var off: [UInt8] = []
  /// Whether text can be handed to the clipboard of the person's desk.
  let hasClipboard: Bool

  /// Takes the name in TERM, and how to ask terminfo for a string.
  ///
  /// Modes are switched on where terminfo has them or the name is known; `isGuess` tells that the
  /// entry is another terminal's, and so says nothing.
  init(
    _ name: TerminalName, isGuess: Bool, usesMouse: Bool, terminfo: (String) -> [UInt8]?
  ) {
    func has(_ string: String) -> Bool { !isGuess && terminfo(string) != nil }
    hasClipboard = has("Ms") || name.knowsClipboard
    if let keypad = terminfo("smkx"), let usual = terminfo("rmkx") {
      on += keypad
      off += usual
    }
    if has("BE") || name.knowsPasteAndMouse { add("2004") }
    // Clicks and drags, and places beyond column 223.
    if usesMouse, has("XM") || name.knowsPasteAndMouse { ["1002", "1006"].forEach { add($0) } }
  }

  private mutating func add(_ number: String) {
    on += "\u{1B}[?\(number)h".utf8
    off = "\u{1B}[?\(number)l".utf8 + off
  }

  /// What hands text to the clipboard; `nil` where that can't be, or would be too much for it.
  func clipboard(_ text: String) -> [UInt8]? {
    guard hasClipboard, text.utf8.count <= 74_994 else { return nil }
    return Array("\u{1B}]52;c;\(base64(text.utf8))\u{7}".utf8)
  }

  private func base64(_ bytes: some Sequence<UInt8>) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    var (bits, count) = (0, 0)
    for byte in bytes {
      bits = (bits << 8 | Int(byte)) & 0xFFFF
      count += 8
      while count >= 6 {
        count -= 6
        result.append(letters[bits >> count & 63])
      }
    }
    if count > 0 { result.append(letters[bits << (6 - count) & 63]) }
    while result.count % 4 != 0 { result.append(UInt8(ascii: "=")) }
    return String(decoding: result, as: UTF8.self)
  }
}
