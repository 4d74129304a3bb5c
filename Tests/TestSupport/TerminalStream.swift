internal import TFieldScreen

/// Reads what a program sent to a terminal, and finds whatever it should never send.
///
/// Known are printable text, a few movements, and the sequences that describe an xterm's screen;
/// all else could do something that nobody asked for, or be something that nobody sees.
public struct TerminalStream {
  /// What the bytes may be.
  public enum Allowance: Sendable {
    /// A drawn screen.
    case drawing
    /// Lines of text, as in a log.
    case lines
    /// Lines of what another program reads, where what is only not seen must be as it was.
    case data
  }

  /// The numbers of the private modes: keypad, wrapping, cursor, screen, mouse, paste.
  private static let modes: Set = ["1", "7", "12", "25", "1049", "1002", "1006", "2004"]
  private static let movements: Set<Unicode.Scalar> = ["\u{8}", "\t", "\n", "\r"]

  /// Arabic and other number signs, which are seen although they count as format characters.
  private static let visibleFormats =
    Set<UInt32>([0x6DD, 0x70F, 0x8E2, 0x110BD, 0x110CD]).union(0x600...0x605).union(0x890...0x891)

  /// Before a copied text on its way to the clipboard, and what it is written in.
  private static let clipboard = "]52;c;"
  private static let base64 = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=".utf8)

  /// The first few of what isn't known.
  public let strange: [String]

  public init(_ bytes: [UInt8], as allowance: Allowance = .drawing) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      self.strange = ["no UTF-8: " + Self.aroundFirstFault(of: bytes)]
      return
    }
    var strange: [String] = []
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst(), strange.count < 10 {
      if scalar == "\u{1B}", allowance == .drawing {
        let sequence = Self.sequence(from: &rest)
        if !Self.isKnown(sequence) { strange.append("ESC \(sequence)") }
      } else if !Self.isText(scalar, allowance), !Self.isMovement(scalar, allowance) {
        strange.append("U+" + String(scalar.value, radix: 16, uppercase: true))
      }
    }
    self.strange = strange
  }

  public init(_ text: String, as allowance: Allowance = .lines) {
    self.init(Array(text.utf8), as: allowance)
  }

  /// The bytes around those that are no UTF-8, which are found where they were repaired.
  private static func aroundFirstFault(of bytes: [UInt8]) -> String {
    let repaired = String(decoding: bytes, as: UTF8.self).utf8
    let fault = zip(bytes, repaired).enumerated().first { $1.0 != $1.1 }?.offset ?? bytes.count
    let part = bytes[max(0, fault - 40)..<min(bytes.count, fault + 8)]
    return "\(fault) of \(bytes.count) … "
      + part.map { String($0, radix: 16) }.joined(separator: " ")
  }

  private static func isMovement(_ scalar: Unicode.Scalar, _ allowance: Allowance) -> Bool {
    allowance == .drawing ? movements.contains(scalar) : scalar == "\n"
  }

  private static func isText(_ scalar: Unicode.Scalar, _ allowance: Allowance) -> Bool {
    switch scalar.properties.generalCategory {
    case .format where allowance == .data: !scalar.properties.isBidiControl
    case .privateUse where allowance == .data, .unassigned where allowance == .data: true
    // The Unicode of the program may be newer than that of this toolchain.
    case .unassigned: CharacterWidth(of: scalar) != .hidden
    case .control, .surrogate, .privateUse, .lineSeparator, .paragraphSeparator: false
    case .format: visibleFormats.contains(scalar.value)
    default: allowance == .data || !scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// What follows an escape, up to its end.
  private static func sequence(from rest: inout Substring.UnicodeScalarView) -> String {
    guard let first = rest.popFirst() else { return "" }
    var sequence = String(first)
    if first == "]" {
      // Ended by a bell, or by the next escape.
      while let next = rest.first, next != "\u{1B}" {
        rest.removeFirst()
        if next == "\u{7}" { break }
        sequence.unicodeScalars.append(next)
      }
      return sequence
    }
    let isLong = first == "[" || first == "(" || first == ")"
    while isLong, let next = rest.popFirst() {
      sequence.unicodeScalars.append(next)
      if first != "[" || (0x40..<0x7F).contains(next.value) { break }
    }
    return sequence
  }

  private static func isKnown(_ sequence: String) -> Bool {
    // Which charset and keypad; one line up; the cursor kept and put back while lines are scrolled.
    if ["(B", "=", ">", "M", "7", "8"].contains(sequence) { return true }
    if sequence.hasPrefix(clipboard) {
      return sequence.utf8.dropFirst(clipboard.utf8.count).allSatisfy(base64.contains)
    }
    guard sequence.hasPrefix("["), let final = sequence.last else { return false }
    let body = sequence.dropFirst().dropLast()
    if body.hasPrefix("?") {
      return "hl".contains(final) && modes.contains(String(body.dropFirst()))
    }
    guard body.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x3B }) else { return false }
    if final == "t" { return body == "22;0;0" || body == "23;0;0" }
    if final == "l" { return body == "4" }
    // Scrolling by some lines.
    if final == "S" || final == "T" { return !body.contains(";") }
    return "ABCDGHJKLMPX@dmrb".contains(final)
  }
}
