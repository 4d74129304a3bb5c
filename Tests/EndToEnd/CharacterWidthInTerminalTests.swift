import CVTerm
import Testing

@testable import TFieldScreen

/// Our widths are those of the C library; the emulator's are of several older Unicode versions.
@Suite struct CharacterWidthInTerminalTests {
  @Test func `a terminal moves its cursor by the width that we count`() {
    let emulator = Emulator()
    let differing = Self.drawnScalars.filter { scalar in
      let width = CharacterWidth(of: scalar)
      let moved = emulator.columns(of: "a\(scalar)") - 1
      return moved != width.cells && !Self.isNewer(scalar, width) && !Self.isKnown(scalar)
    }
    #expect(differing.map { String($0.value, radix: 16) } == [])
  }

  @Test(arguments: [
    ("a", 1), ("ë", 1), ("─", 1), ("✔", 1), ("漢", 2), ("한", 2), ("😀", 2), ("e\u{301}", 1),
    ("각", 2), ("का", 2), ("👨‍👩‍👧", 2), ("👍🏽", 2), ("❤️", 1), ("🇳🇱", 2), ("\u{301}", 1),
    ("a\u{202E}b", 10), ("\u{1B}[31m", 6), ("1️⃣", 1), ("\u{200B}", 8), ("\u{E0041}", 9),
  ])
  func `what is shown of a text is as wide as we say`(text: String, width: Int) {
    let display = DisplayText(text)
    #expect(display.width == width)
    #expect(Emulator().columns(of: display.description) == width)
  }

  @Test func `an emoji newer than the C library is sent as it is`() throws {
    let folder = try FormFolder(
      rows: #"{ "id": "x" }, { "id": "a", "type": "phrase", "label": "A", "initial": "ab🫨🩷cd" }"#)
    let run = try folder.open()
    run.waitFor("cd")
    #expect(String(decoding: run.sent, as: UTF8.self).contains("ab🫨🩷cd"))
    run.send(Keys.submit)
    #expect(run.exitStatus() == 0)
    #expect(run.document?["a"] as? String == "ab🫨🩷cd")
  }

  /// The emulator's marks are those of Unicode 5.0, its wide characters those of 9.0.
  private static func isNewer(_ scalar: Unicode.Scalar, _ width: CharacterWidth) -> Bool {
    guard let age = scalar.properties.age else { return true }
    return switch width {
    case .mark: age > (5, 0)
    case .wide: age > (9, 0)
    default: false
    }
  }

  /// What Unicode has since changed its mind about, or the emulator has wrong.
  private static func isKnown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Signs that enclose digits, and one that stands beside them, were once marks.
    case 0x600...0x603, 0x6DD...0x6DE, 0x70F: true
    // Marks that were letters, and the reverse.
    case 0x1734, 0x1885...0x1886, 0x1A1B, 0xA802: true
    // Marks of East Asian letters, counted as if they were letters.
    case 0x302A...0x302D, 0x3099...0x309A: true
    // Wide since Unicode 16.
    case 0x2630...0x2637, 0x268A...0x268F, 0x1D300...0x1D356, 0x1D360...0x1D376: true
    // Not among the emoji when those became wide.
    case 0x1F93B, 0x1F946: true
    default: false
    }
  }

  private static var drawnScalars: [Unicode.Scalar] {
    (0..<UInt32(0x110000)).compactMap(Unicode.Scalar.init).filter {
      CharacterWidth(of: $0) != .hidden
    }
  }
}

/// A terminal of one row, asked where its cursor has come to.
private final class Emulator {
  private let terminal: OpaquePointer?

  init() {
    terminal = vterm_new(1, 40)
    vterm_set_utf8(terminal, 1)
    vterm_screen_reset(vterm_obtain_screen(terminal), 1)
  }

  deinit {
    vterm_free(terminal)
  }

  func columns(of text: String) -> Int {
    let bytes = Array(("\r" + text).utf8)
    bytes.withUnsafeBytes { buffer in
      _ = vterm_input_write(
        terminal, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
    }
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
    return Int(position.col)
  }
}
