/// What deceives the eye, or whoever counts columns.
extension HostileString {
  static let bidirectional =
    list(
      .bidirectional,
      scalars: [0x61C, 0x200E, 0x200F] + Array(0x202A...0x202E) + Array(0x2066...0x2069))
    + list(
      .bidirectional,
      [
        "Trojan source": "if (admin\u{202E} \u{2066}// check\u{2069} \u{2066}) {",
        "exe": "photo\u{202E}gpj.exe",
        "unclosed": "\u{202E}\u{202E}\u{202E}abc", "closing only": "\u{202C}\u{2069}abc",
        "isolates": "\u{2067}abc\u{2069}def", "marks": "a\u{200F}1\u{200E}2",
        "deep": "\u{202B}\u{202A}\u{202B}\u{202A}\u{202B}\u{202A}x",
      ])

  static let invisible =
    list(
      .invisible,
      scalars: [
        0xAD, 0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180E, 0x180F, 0x200B, 0x200C, 0x200D,
        0x2028, 0x2029, 0x2060, 0x2061, 0x2062, 0x2063, 0x2064, 0x206A, 0x206F, 0x2800, 0x3000,
        0x3164,
        0xFE00, 0xFE0E, 0xFE0F, 0xFEFF, 0xFFA0, 0xFFF9, 0xFFFA, 0xFFFB, 0xFFFC, 0xFFFD, 0xFFFE,
        0xFFFF,
        0x1BCA0, 0x1D173, 0x1D17A, 0xE0001, 0xE0020, 0xE0041, 0xE007F, 0xE0100, 0xE01EF, 0xE000,
        0xF8FF,
        0xF0000, 0x10FFFD, 0x10FFFF, 0x378, 0xFDD0, 0x1FFFE, 0xA0, 0x1680, 0x2000, 0x200A, 0x202F,
        0x205F,
      ])
    + list(
      .invisible,
      [
        "hidden words": "ok" + tags("delete all files"), "only tags": tags("x"),
        "mark first": "\u{FEFF}abc",
        "split word": "pass\u{200B}word", "only invisible": "\u{200B}\u{200C}\u{200D}\u{2060}",
        "smuggled bytes": "a" + "\u{E0100}\u{E0101}\u{E0121}\u{E013F}",
        "joiner flood": "a" + copies("\u{200D}", 300),
        "blank that isn't": "\u{2800}\u{3164}\u{FFA0}", "spaces": "\u{2003}\u{2003}a\u{A0}",
        "interlinear": "\u{FFF9}safe\u{FFFA}evil\u{FFFB}",
        "format run": "\u{206A}\u{206B}\u{206C}x",
      ])

  static let marks = list(
    .marks,
    [
      "mark first": "\u{301}abc", "mark alone": "\u{301}", "two marks": "e\u{301}\u{301}",
      "flood": "a" + copies("\u{301}", 500),
      "Zalgo": "Z\u{310}\u{311}\u{35B}\u{33B}a\u{322}\u{31E}l\u{30D}g\u{315}o\u{327}",
      "flood on space": " " + copies("\u{336}", 200), "enclosing": "a\u{20DD}b\u{20E0}",
      "above all": "x\u{489}y\u{488}",
      "Tibetan": "ཧྐྵྨླྺྼྻྂ", "Thai": "ก\u{E47}\u{E47}\u{E47}\u{E47}", "Devanagari": "क्षत्रिय", "Tamil": "நி",
      "unordered": "a\u{315}\u{300}\u{5AE}b", "Hangul jamo": "\u{1112}\u{1161}\u{11AB}",
      "vowels": copies("\u{1161}", 40),
      "leading jamo": copies("\u{1100}", 40), "nukta": "\u{93C}\u{93C}x",
      "strike": "f\u{338}a\u{338}k\u{338}e\u{338}",
      "spacing marks": "\u{903}\u{93E}", "halfwidth voiced": "ｶ\u{FF9E}",
      "Arabic marks": "ب\u{64B}\u{64C}\u{64D}\u{651}",
      "decomposed": "e\u{301}", "composed": "é", "Angstrom": "\u{212B}", "ligature": "ﷺ",
      "long glyph": "﷽",
    ])

  static let emoji = list(
    .emoji,
    [
      "family": "👨‍👩‍👧‍👦", "astronaut": "👩🏽‍🚀", "flag": "🇩🇪", "half a flag": "🇩", "three halves": "🇩🇪🇫",
      "flag flood": copies("🇩", 101), "England": "🏴" + tags("gbeng") + "\u{E007F}",
      "keycap": "1\u{FE0F}\u{20E3}",
      "heart": "❤\u{FE0F}", "text heart": "❤\u{FE0E}", "tone alone": "🏽", "tones": "👍🏽🏿",
      "joined letters": "a\u{200D}b",
      "joiner first": "\u{200D}👩", "joiner last": "👩\u{200D}", "kiss": "👩🏻‍❤️‍💋‍👨🏿",
      "endless": copies("👩\u{200D}", 60),
      "rainbow": "🏳️‍🌈", "wide edge": copies("🀄", 79), "new": "\u{1FAE8}\u{1FADC}",
      "ambiguous": "①☎☃°±",
    ])

  static let rightToLeft = list(
    .rightToLeft,
    [
      "Hebrew": "שלום עולם", "Arabic": "مرحبا بالعالم", "mixed": "abc אבג 123",
      "digits": "٠١٢٣٤٥٦٧٨٩",
      "Persian digits": "۰۱۲۳", "Syriac": "ܫܠܡܐ", "NKo": "ߒߞߏ", "Thaana": "ދިވެހި",
      "brackets": "א(ב)ג[ד]",
      "number signs": "\u{600}1\u{601}2\u{6DD}3", "presentation forms": "ﻼﻻﻺ", "Adlam": "𞤀𞤣𞤤𞤢𞤥",
    ])

  static let lookalikes = list(
    .lookalike,
    [
      "Cyrillic": "раураl.com", "Greek": "ΡΑΥΡΑL", "fullwidth": "ａｄｍｉｎ", "mathematical": "𝐚𝐝𝐦𝐢𝐧",
      "dotless": "pınk", "long s": "paſsword", "fractions": "⅓¾", "roman": "ⅳⅷ",
      "Kelvin": "\u{212A}ey",
      "fullwidth digits": "４２４２４２４２", "Devanagari digits": "४२४२", "superscripts": "x²³",
      "circled": "①②③",
      "sharp s": "ẞß", "Turkish": "Iıİi", "final sigma": "ΟΔΥΣΣΕΥΣ ς", "ligatures": "ﬁﬂﬃ",
      "minus": "−12", "dashes": "‐‑‒–—―",
      "quotes": "“”‘’«»", "comma": "1‚000", "slash": "a∕b⁄c", "colon": "http\u{A789}//x",
      "dots": "a․b…c", "at": "a＠b.c",
    ])

  /// What is no UTF-8, or would be only by a careless reader.
  static let brokenUTF8: [Self] =
    ([
      ("FF", [0xFF]), ("FE FF", [0xFE, 0xFF]), ("continuation alone", [0x80]),
      ("continuations", [0x80, 0xBF, 0x80]),
      ("half of two", [0xC3]), ("half of three", [0xE2, 0x82]),
      ("half of four", [0xF0, 0x9F, 0x98]),
      ("half, then text", [0xE2, 0x82, 0x61]), ("overlong NUL", [0xC0, 0x80]),
      ("overlong slash", [0xC0, 0xAF]),
      ("overlong slash of three", [0xE0, 0x80, 0xAF]),
      ("overlong of four", [0xF0, 0x80, 0x80, 0xAF]),
      ("overlong escape", [0xC0, 0x9B, 0x5B, 0x32, 0x4A]), ("high surrogate", [0xED, 0xA0, 0x80]),
      ("low surrogate", [0xED, 0xB0, 0x80]),
      ("pair of surrogates", [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80]),
      ("beyond the last", [0xF4, 0x90, 0x80, 0x80]),
      ("five bytes", [0xF8, 0x88, 0x80, 0x80, 0x80]),
      ("six bytes", [0xFC, 0x84, 0x80, 0x80, 0x80, 0x80]), ("Latin-1", [0x63, 0x61, 0x66, 0xE9]),
      ("C1 as a byte", [0x9B, 0x32, 0x4A]), ("OSC as a byte", [0x9D, 0x30, 0x3B, 0x78, 0x9C]),
      ("UTF-16", [0xFF, 0xFE, 0x61, 0x00, 0x62, 0x00]),
      ("UTF-16 the other way", [0xFE, 0xFF, 0x00, 0x61]),
      ("UTF-32", [0xFF, 0xFE, 0x00, 0x00, 0x61, 0x00, 0x00, 0x00]),
      ("UTF-7", Array("+AGEAYg-".utf8)),
      ("Shift-JIS", [0x83, 0x5C, 0x82, 0xA0]), ("Big5", [0xA5, 0x5C]),
      ("EBCDIC", [0xC8, 0x85, 0x93, 0x93, 0x96]),
      ("quote after a lead", [0xC2, 0x22]), ("newline after a lead", [0xE2, 0x0A]),
      ("escape after a lead", [0xF0, 0x1B, 0x5B, 0x32, 0x4A]),
      ("lead flood", [UInt8](repeating: 0xF0, count: 100)), ("all bytes", Array(0...255)),
    ] as [(String, [UInt8])]).map { Self(.brokenUTF8, $0.0, $0.1) }

  /// Text in the characters of a language tag, which nobody sees.
  private static func tags(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0xE0000) }))
  }

  private static func copies(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }
}
