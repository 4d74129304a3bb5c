import TestSupport
import Testing

@testable import TField

@Suite struct ByteIndexTests {
  private func place(of text: String, among texts: [String]) -> Int? {
    ByteIndex(texts).place(of: Array(text.utf8).span)
  }

  @Test func `a text is found at its first place, whatever the order`() {
    let texts = ["b", "ab", "", "zz", "ba", "Zz", "a b", "ab", "é"]
    for text in texts { #expect(place(of: text, among: texts) == texts.firstIndex(of: text)) }
  }

  @Test(arguments: ["abc", "c", "z", "A", "aa", "zzz", "e\u{301}"])
  func `no other text is found`(text: String) {
    #expect(place(of: text, among: ["b", "ab", "a", "zz", "ba", "é"]) == nil)
    #expect(place(of: text, among: []) == nil)
  }
}

@Suite struct PlainNumberTests {
  private func plainNumber(_ text: String) -> PlainNumber? { PlainNumber(Array(text.utf8).span) }

  @Test(arguments: [
    ("0", 0, 0), ("12", 12_000_000, 0), ("-7", -7_000_000, 0), ("12.50", 12_500_000, 2),
    ("0.000001", 1, 6), ("99999999999", 99_999_999_999_000_000, 0),
  ])
  func `a plain number is read exactly`(text: String, millionths: Int, places: Int) throws {
    let number = try #require(plainNumber(text))
    #expect(number.millionths == millionths && number.places == places)
  }

  @Test(arguments: [
    "", "-", ".", "1.", ".5", "01", "-0", "-0.0", "+1", "1e3", "1.2.3", " 1", "1 ", "٣", "0x1",
    "0.0000001", "9999999999999",
  ])
  func `nothing else is a plain number`(text: String) {
    #expect(plainNumber(text) == nil)
  }

  @Test func `it lies where the exact number lies`() throws {
    var random = SeededRandom()
    for _ in 0..<3000 {
      let texts = (0..<2).map { _ in random.text(of: "0123456789.-", upTo: 9) }
      guard let number = plainNumber(texts[0]),
        let exact = DecimalNumber(texts[0]),
        let bound = DecimalNumber(texts[1])
      else { continue }
      let note: Comment = "\(texts), seed \(random.seed)"
      let isShort = bound.scale <= 6
      #expect(number.lies(from: bound, to: nil) == (isShort && bound <= exact), note)
      #expect(number.lies(from: nil, to: bound) == (isShort && exact <= bound), note)
    }
    let number = try #require(plainNumber("5"))
    #expect(number.lies(from: DecimalNumber(Int.min), to: DecimalNumber(Int.max)))
    #expect(!number.lies(from: DecimalNumber(Int.max), to: nil))
  }
}
