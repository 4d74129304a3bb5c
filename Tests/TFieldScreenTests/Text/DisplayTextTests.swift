import Glibc
import TestSupport
import Testing

@testable import TFieldScreen

extension String {
  /// Text of controls, marks, joiners, wide characters and whatever else there is.
  static func hostile(from random: inout some RandomNumberGenerator) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x20, 0x20...0x7E, 0x7F...0x9F, 0x300...0x36F, 0x600...0x6FF, 0x900...0x97F,
      0x1100...0x11FF, 0x2000...0x206F, 0x3000...0x30FF, 0xD7A0...0xD7FF, 0xFE00...0xFE0F,
      0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF, 0x1F3FB...0x1F3FF, 0xE0000...0xE01EF, 0...0x10FFFF,
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0...24, using: &random) {
      let range = ranges[Int.random(in: 0..<ranges.count, using: &random)]
      let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) ?? "\u{FFFD}"
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}

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

@Suite struct DisplayTextTests {
  @Test(arguments: [
    ("", "", 0), ("plain", "plain", 5), ("naïve", "naïve", 5), ("漢字", "漢字", 4),
    ("a\u{1B}[31mb", "a^[[31mb", 8), ("\u{0}\u{7F}\t", "^@^?^I", 6), ("a\r\nb", "a^M^Jb", 6),
    ("\u{9B}", "<U+009B>", 8), ("\u{202E}abc", "<U+202E>abc", 11), ("\u{E0041}", "<U+E0041>", 9),
    ("\u{FEFF}", "<U+FEFF>", 8), ("\u{10FFFF}", "<U+10FFFF>", 10), ("\u{200D}", "<U+200D>", 8),
    ("a\u{200B}b", "a<U+200B>b", 10), ("x\u{E0041}y", "x<U+E0041>y", 11),
    ("\u{FE0F}", "<U+FE0F>", 8), ("\u{378}", "<U+0378>", 8), ("🏽", "<U+1F3FD>", 9),
  ])
  func `what a terminal would obey or swallow is shown`(text: String, shown: String, width: Int) {
    let display = DisplayText(text)
    #expect(display.description == shown)
    #expect(display.width == width)
  }

  @Test(arguments: [
    ("👨‍👩‍👧", "👨", 2), ("👍🏽", "👍", 2), ("❤️", "❤", 1), ("1️⃣", "1", 1), ("🇳🇱", "NL", 2),
    ("🇳", "N", 1), ("🏳️‍🌈", "🏳", 1), ("ی\u{200C}", "ی", 1), ("क्\u{200D}", "क", 1),
    ("葛\u{E0100}", "葛", 2), ("☕︎", "☕", 2),
  ])
  func `where terminals disagree the first scalar is shown`(
    text: String, shown: String, width: Int
  ) {
    let display = DisplayText(text)
    #expect(display.description.unicodeScalars.elementsEqual(shown.unicodeScalars))
    #expect(display.width == width)
    #expect(display.glyphs.allSatisfy { $0.source == 0 })
  }

  @Test func `what hides behind a joiner is shown all the same`() {
    #expect(DisplayText("👨\u{200D}\u{E0041}").description == "👨<U+E0041>")
  }

  @Test(arguments: [
    ("e\u{301}", "e\u{301}", 1), ("\u{301}", "◌\u{301}", 1),
    ("\u{200B}\u{301}", "<U+200B>◌\u{301}", 9),
    ("각", "각", 2), ("का", "का", 2), ("กำ", "กำ", 2),
  ])
  func `marks join what stands before them, or a dotted circle`(
    text: String, shown: String, width: Int
  ) {
    let display = DisplayText(text)
    #expect(display.description.unicodeScalars.elementsEqual(shown.unicodeScalars))
    #expect(display.width == width)
  }

  @Test func `a flood of marks is cut to what a cell holds`() {
    let flood = "a" + String(repeating: "\u{301}", count: 10_000) + "b"
    let display = DisplayText(flood)
    #expect(display.width == 2)
    #expect(display.description.unicodeScalars.count == 6)
  }

  @Test(arguments: [
    ("ë", "e"), ("e\u{308}", "e"), ("\u{308}", "<U+0308>"), ("ß", "ss"), ("Ł", "L"),
    ("漢", "<U+6F22>"),
    ("👨‍👩‍👧", "<U+1F468>"),
    ("🇳🇱", "NL"), ("~!", "~!"), ("\u{1B}", "^["), ("•", "<U+2022>"),
  ])
  func `in ASCII letters lose their accents, all else is an escape`(text: String, shown: String) {
    let display = DisplayText(text, in: .ascii)
    #expect(display.description == shown)
    #expect(display.width == shown.utf8.count)
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""),
    ("abcdef", -3, ""), ("漢字漢", 5, "漢字…"), ("漢字漢", 4, "漢…"), ("", 0, ""),
    ("a\u{1B}b", 3, "a^…"), ("abc", Int.max, "abc"), ("abc", Int.min, ""),
  ])
  func `text too long ends in an ellipsis`(text: String, limit: Int, shown: String) {
    let cut = DisplayText(text).cut(to: limit)
    #expect(cut.description == shown)
    #expect(cut.width <= max(0, limit))
  }

  @Test func `in ASCII a tilde is the ellipsis`() {
    #expect(DisplayText("abcdef", in: .ascii).cut(to: 4).description == "abc~")
  }

  @Test(arguments: [
    ("abcdef", 0, 3, "abc"), ("abcdef", 2, 3, "cde"), ("abcdef", 4, 9, "ef"), ("abcdef", 9, 3, ""),
    ("abcdef", -2, 3, "abc"), ("abcdef", 0, 0, ""), ("abcdef", 0, -1, ""),
    ("漢字漢", 1, 3, " 字"), ("漢字漢", 1, 4, " 字 "), ("漢字漢", 0, 1, " "),
    ("abc", Int.max, Int.max, ""), ("abc", Int.min, Int.max, "abc"), ("abc", 1, Int.min, ""),
  ])
  func `a window shows a part, never half a character`(
    text: String, column: Int, width: Int, shown: String
  ) {
    #expect(DisplayText(text).window(from: column, width: width).description == shown)
  }

  @Test func `columns lead to characters and back`() {
    let text = DisplayText("a漢\u{7}🇳🇱b")
    #expect((0...5).map(text.column(of:)) == [0, 1, 3, 5, 7, 8])
    #expect((0...8).map(text.source(at:)) == [0, 1, 1, 2, 2, 3, 3, 4, nil])
    #expect(text.source(at: -1) == 0)
    #expect(text.column(of: -1) == 0 && text.column(of: .max) == 8)
  }

  @Test func `no text has a glyph that a terminal obeys or counts otherwise`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededRandom(seed: seed)
    for _ in 0..<2000 {
      let display = DisplayText(String.hostile(from: &random))
      #expect(display.glyphs.allSatisfy { $0.isFitForTerminals }, "seed \(seed)")
      #expect(display.width == display.glyphs.reduce(0) { $0 + $1.width }, "seed \(seed)")
    }
  }

  @Test func `text is laid out as its characters are, one by one`() {
    var random = SeededRandom()
    for _ in 0..<500 {
      let text = Bool.random(using: &random) ? "plain ASCII" : String.hostile(from: &random)
      let (whole, single) = (DisplayText(text), DisplayText(Array(text)))
      #expect(whole == single, "\(text.debugDescription), seed \(random.seed)")
    }
  }
}

extension DisplayText.Glyph {
  /// One scalar with a width, and at most four that have none.
  fileprivate var isFitForTerminals: Bool {
    let widths = character.scalars.map(CharacterWidth.init(of:))
    return (widths.first == .narrow || widths.first == .wide) && widths.first?.cells == width
      && widths.dropFirst().allSatisfy { $0 == .mark } && widths.count <= 5
  }
}
