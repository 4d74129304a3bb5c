import Glibc
import Testing

@testable import TFieldScreen

@Suite struct CharacterWidthTests {
  @Test(
    arguments: [
      ("a", .narrow), ("ë", .narrow), ("─", .narrow), ("✔", .narrow), ("•", .narrow),
      ("▁", .narrow),
      ("漢", .wide), ("あ", .wide), ("한", .wide), ("Ａ", .wide), ("😀", .wide), ("\u{3000}", .wide),
      ("\u{301}", .mark), ("\u{20E3}", .mark), ("\u{1161}", .mark), ("\u{93E}", .narrow),
      ("\u{0}", .hidden), ("\u{1B}", .hidden), ("\u{7F}", .hidden), ("\u{9B}", .hidden),
      ("\u{AD}", .hidden), ("\u{200B}", .hidden), ("\u{200D}", .hidden), ("\u{202E}", .hidden),
      ("\u{2028}", .hidden), ("\u{2066}", .hidden), ("\u{FEFF}", .hidden), ("\u{E000}", .hidden),
      ("\u{FFFF}", .hidden), ("\u{E0041}", .hidden), ("\u{378}", .hidden), ("\u{3164}", .hidden),
      ("\u{10FFFF}", .hidden), ("\u{600}", .narrow), ("\u{1FAE8}", .wide), ("\u{1FADC}", .wide),
      ("\u{2630}", .wide),
    ] as [(Unicode.Scalar, CharacterWidth)])
  func `a scalar has one width`(scalar: Unicode.Scalar, width: CharacterWidth) {
    #expect(CharacterWidth(of: scalar) == width)
  }

  /// A C library with older tables gives -1 for what it doesn't know, or a width since changed.
  @Test func `a width is the one of wcwidth, where the C library is new enough`() throws {
    let locale = try #require(newlocale(LC_CTYPE_MASK, "C.UTF-8", nil))
    let before = uselocale(locale)
    defer {
      uselocale(before)
      freelocale(locale)
    }
    let wcwidth = try #require(Self.wcwidth)
    let differing = Self.drawnScalars.filter { value, cells in
      let width = wcwidth(value)
      return width != cells && width >= 0 && !Self.isChanged(value)
    }
    #expect(differing.map { String($0.value, radix: 16) } == [])
  }

  /// Widths that Unicode 16 changed: the signs of the I Ching, and an Ahom letter.
  private static func isChanged(_ value: UInt32) -> Bool {
    switch value {
    case 0x2630...0x2637, 0x268A...0x268F, 0x1D300...0x1D356, 0x1D360...0x1D376, 0x1171E: true
    default: false
    }
  }

  @Test func `the table is in order, and its runs differ from their neighbours`() {
    let runs = CharacterWidth.runs
    #expect(runs.first == 3)
    #expect(zip(runs, runs.dropFirst()).allSatisfy { $0 >> 2 < $1 >> 2 && $0 & 3 != $1 & 3 })
  }

  @Test func `the shortcut for Latin says what the table says`() {
    let expected = (0..<UInt32(0x300)).map { code in
      CharacterWidth.runs.last { $0 >> 2 <= code } ?? 0
    }
    let found = (0..<UInt32(0x300)).compactMap(Unicode.Scalar.init).map(CharacterWidth.init(of:))
    #expect(found.map { UInt32($0.rawValue) } == expected.map { $0 & 3 })
  }

  private static var drawnScalars: [(value: UInt32, cells: Int32)] {
    (0..<UInt32(0x110000)).compactMap(Unicode.Scalar.init).compactMap { scalar in
      let width = CharacterWidth(of: scalar)
      return width == .hidden ? nil : (scalar.value, Int32(width.cells))
    }
  }

  /// Glibc's headers hide the function from Swift, and the program has one of its own.
  private static var wcwidth: (@convention(c) (UInt32) -> Int32)? {
    dlsym(dlopen("libc.so.6", RTLD_LAZY), "wcwidth").map {
      unsafeBitCast($0, to: (@convention(c) (UInt32) -> Int32).self)
    }
  }

  private let LC_CTYPE_MASK = Int32(1) << LC_CTYPE
}
