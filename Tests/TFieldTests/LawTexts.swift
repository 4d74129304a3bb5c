import TestSupport

@testable import TField

/// The texts that every type is held against.
enum LawTexts {
  /// What any vector types, pastes or expects, at a length that is quick to try; and more.
  static let all = Set(
    Vector.types.flatMap { (try? Vector.all(of: $0)) ?? [] }
      .flatMap { [$0.typed, $0.text ?? "", $0.final ?? ""] }.map { String($0.prefix(40)) }
  ).union(more).sorted()

  /// Good and odd texts that no vector has.
  private static let more = [
    "ada@example.com", "x.y+z@b-c.co.uk", "jörg@bücher.example", "a@gmial.com", "AB c", "JR s",
    "x \u{200B}\u{301}y", "DİYARBAKIR", "ΟΔΟΣ", "l'aquila", "NE LA ST", "Northern Mariana Islands",
    "Armed Forces Pacific", "ǆ ǅ", "ŉ ΐ և", "\u{1100}1\u{1161}", "\u{600}1", "’s",
    "111 1\u{1F}2125550147",
  ]

  /// The good texts of a type, how they begin and end, and random ones.
  static func about(_ subject: TypeSubject, _ random: inout SeededRandom) -> [String] {
    let near = subject.good.flatMap { good in
      (0...good.count).flatMap { [String(good.prefix($0)), String(good.suffix($0))] }
    }
    let alphabet = String(repeating: subject.alphabet, count: 6) + foreign
    return near + near.map { $0 + $0 }
      + (0..<150).map { _ in random.text(of: alphabet, upTo: 24) }
      + (0..<60).map { _ in random.text(of: foreign, upTo: 8) }
  }

  private static let foreign =
    "٣９é\u{301}ßﬁ\u{0}\u{1B}\t\n\u{2028}–−…👨‍👩‍👧İ\u{200F}\u{A0}\"'’"

  /// What is long, odd or made to harm.
  static let hostile =
    ["", " ", "\u{0}", "\u{FEFF}", "\u{FFFD}", "\u{10FFFF}", "\u{202E}abc"]
    + [
      "9", "0", "-", ".", "a", "A ", "(", "%", ":", "::", "[", "@", "1.", "\u{301}", "👨‍👩‍👧",
      "٣", "９", "\u{0}\u{1B}[2J", "'", "ß", "İ", "\r\n", "e9",
    ].map { String(repeating: $0, count: 300 / max($0.count, 1)) }
    + [String(repeating: "9", count: 5_000), String(repeating: "a ", count: 2_500)]
    + ["a" + String(repeating: "\u{301}", count: 5_000), "1e999999999", "-0", "0x1p-1074"]
    + ["NaN", "-9223372036854775809", "18446744073709551616", "$(reboot)", "../../etc/passwd"]
}
