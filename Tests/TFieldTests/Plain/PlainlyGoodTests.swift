@_spi(_Unicode) import Swift
import TestSupport
import Testing

@testable import TField

/// What a type says of bytes is what it says of the text.
@Suite struct PlainlyGoodTests {
  /// Types that no bytes alone tell anything of, or that have no good text here.
  private static let silent = [
    "ipv6", "note", "display", "confirm", "confirm email", "custom words", "custom set",
    "custom currency", "path",
  ]

  private func isPlainlyGood(_ bytes: [UInt8], as subject: TypeSubject) -> Bool {
    subject.type.isPlainlyGood(bytes.span)
  }

  private func texts(of subject: TypeSubject, _ random: inout SeededRandom) -> [String] {
    let near = subject.good.flatMap { good in
      (0..<5).map { _ in good + random.text(of: subject.alphabet, upTo: 2) }
    }
    let written = subject.good.map { subject.type.text(subject.type.finish($0)) }
    let words = (0..<100).map { _ in random.text(of: "aAbzB éñЖжλΩ林가 -'.09", upTo: 7) }
    let digits = (0..<200).map { _ in random.text(of: "0123456789", upTo: 16) }
    let signs = (0..<100).map { _ in random.text(of: "0123456789/-.: ()+$%#AaPMtrue", upTo: 14) }
    return LawTexts.all + LawTexts.about(subject, &random) + LawTexts.hostile + near + written
      + words + digits + signs + Self.shaped.map { shape in random.filling(shape) }
  }

  /// Writings in which random digits are often good.
  private static let shaped =
    [
      "(###) ###-####", "2026-1#-1#T0#:0#", "##/##/####", "##/##", "##:##", "##:## PM",
      "2026/1#/1#", "2026-1#-1#", "1#.1#.2026", "1#/1#/2026", "####-##-##", "####/##/##",
      "##.##.####", "12/1#/2026 1#:##", "2026-1#-1# 1#:##", "1#.12.2026 0#:##", "1112202# 10:##",
      "###-##-####", "#####-####", "4### #### #### ####", "3### ###### #####", "$#.##", "##.##%",
      "-##.##", "#...##", "#..<##", "+44 207 ### ####", "+49########", "+01212555####", "AB-####",
      "SW#A #AA", "#.#.#.##", "DE## #### #### #### #### ##", "https://h#.a#/x#", "a#@b#.co",
      "12/##/2026", "ab##", "true",
    ].flatMap { Array(repeating: $0, count: 20) }

  @Test(arguments: TypeCatalogue.subjects, [Language.english, .german])
  func `plainly good is read the same, has no fault and is finished`(
    subject: TypeSubject, language: Language
  ) {
    var random = SeededRandom()
    var found = 0
    var subject = subject
    let surroundings = Surroundings(today: Typing.today, language: language)
    subject.type = subject.type.adapted(to: surroundings) ?? subject.type
    for text in texts(of: subject, &random)
    where isPlainlyGood(Array(text.utf8), as: subject) {
      found += 1
      for isStrict in [true, false] {
        var state = FieldState(Field("x"))
        state.judged.type = subject.type
        state.entry.take(.text(text), strictly: isStrict, as: state.type)
        state.findFaults(in: surroundings)
        let note: Comment = "\(text.debugDescription), seed \(random.seed)"
        #expect(state.failures == [] && !state.isBlank, note)
        #expect(subject.type.finish(state.data) == state.data, note)
        #expect(subject.type.parse(text).data == state.data.text, note)
        #expect(subject.type.data(writtenAs: text.utf8.span) == state.data.text, note)
        #expect(!subject.type.isBare || text == state.data.text, note)
      }
    }
    #expect(found > 0 || Self.silent.contains(subject.name), "seed \(random.seed)")
  }

  @Test func `bytes that are no UTF-8 are never plainly good`() {
    for bytes: [UInt8] in [
      [0xC3], [0xC3, 0x41], [0xE4, 0xB8], [0xE0, 0x83, 0x80], [0xFF], [0x80], [0xED, 0xA0, 0x80],
    ] {
      for subject in TypeCatalogue.subjects {
        #expect(!isPlainlyGood(bytes, as: subject), "\(bytes) as \(subject)")
        #expect(
          !isPlainlyGood(Array("Ab ".utf8) + bytes, as: subject), "\(bytes) as \(subject)")
      }
    }
  }

  @Test func `plain letters are letters, the same in every normal form, and stand alone`() {
    var random = SeededRandom()
    let letters = (0x80...0xFFFF as ClosedRange<UInt32>).filter(PlainLetters.contains)
      .compactMap(Unicode.Scalar.init)
    #expect(letters.count > 30_000)
    for letter in letters {
      let text = String(letter)
      #expect(Character(letter).isLetterOrMark, "\(letter)")
      #expect(Array(text._nfc) == [letter], "\(letter)")
      let beside = text + String(letters.randomElement(using: &random) ?? "a")
      #expect(beside.count == 2 && Array(beside._nfc).count == 2, "\(letter), seed \(random.seed)")
      let count = Array(text.utf8).span.plainCount
      #expect(count == 1)
    }
  }

  @Test func `a rule that bytes pass finds nothing in the text`() {
    var random = SeededRandom()
    let rules = [
      Rule.minLength(3), .maxLength(3), Rule(.characters, .characters(.digit)),
      Rule(.characters, .characters(.letter)),
      Rule(.characters, .characters(.scalars(["a"..."c", "é"..."é"]))),
      Rule(.all, .rules([.minLength(1), .maxLength(4)])),
      Rule(.any, .rules([.maxLength(1), Rule(.characters, .characters(.alphanumeric))])),
      Rule(.all, .rules([.minLength(2), .notEmpty()])),
    ]
    for rule in rules {
      var found = 0
      for _ in 0..<500 {
        let text = random.text(of: "abc12é\u{301}👨‍👩‍👧林 ", upTo: 5)
        guard PlainRules([rule]).pass(.text(text), as: Phrase()) else { continue }
        found += 1
        let value = Surroundings.Known(data: .text(text), typed: .text(text), isValid: true)
        #expect(
          rule.failures(of: value, in: Surroundings()) == [],
          "\(rule.claim.row) on \(text.debugDescription), seed \(random.seed)")
      }
      #expect(found > 0)
    }
  }

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

extension SeededRandom {
  /// The text with a random digit for each `#`.
  fileprivate mutating func filling(_ shape: String) -> String {
    String(shape.map { $0 == "#" ? "0123456789".randomElement(using: &self) ?? "0" : $0 })
  }
}
