import Testing

@testable import TField

@Suite struct LanguageTests {
  /// Pairs of languages, each once.
  private static let pairs = Language.allCases.flatMap { one in
    Language.allCases.filter { one.rawValue < $0.rawValue }.map { (one, $0) }
  }

  @Test(arguments: pairs)
  func `no sentence is left in another language`(one: Language, other: Language) throws {
    for sample in try SampleWordings.all.get() where sample.text(in: one) == sample.text(in: other)
    {
      let text = sample.text(in: one)
      #expect(
        AlikeWordings.texts.contains(text) || AlikeWordings.isSaidAlike(text),
        "\(one) and \(other): \(text)")
    }
  }

  @Test func `Japanese is written in Japanese`() throws {
    for text in try SampleWordings.all.get().map({ $0.text(in: .japanese) })
    where !AlikeWordings.texts.contains(text) && !AlikeWordings.isSaidAlike(text) {
      #expect(text.hasJapanese, "\(text)")
    }
    for language in Language.allCases where language != .japanese {
      for sample in try SampleWordings.all.get() {
        #expect(!sample.text(in: language).hasJapanese)
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `a sentence is whole`(language: Language) throws {
    for sample in try SampleWordings.all.get() {
      let text = sample.text(in: language)
      #expect(
        !text.isEmpty && text.first != " " && text.last != " " && !text.contains("  ")
          || text.contains("\n"))
    }
  }

  @Test(arguments: [
    (["de"], Language.german), (["de-AT", "de"], .german), (["DE"], .german),
    (["en-GB", "en"], .english),
    (["it", "de"], .german), (["C"], .english), ([], .english),
    (["es"], .spanish), (["es-MX", "es"], .spanish), (["fr-CA", "fr"], .french),
    (["ja"], .japanese), (["JA-jp", "ja"], .japanese),
  ])
  func `the first language wanted that there is counts`(wanted: [String], language: Language) {
    #expect(Language(wanted: wanted) == language)
  }

  @Test func `letters that answer are told apart in every language`() {
    for language in Language.allCases {
      #expect(Set(Reply.allCases.map { $0.letter(in: language) }).count == Reply.allCases.count)
    }
  }

  @Test func `keys are named as they are printed`() {
    #expect(Key(.delete, [.shift, .control]).name(in: .german) == "Strg-Umsch-Entf")
    #expect(Key.character(" ").name(in: .german) == "Leertaste")
    #expect(Key.character("-").name(in: .german) == "-")
    #expect(Key(.function(10)).name(in: .german) == "F10")
    #expect(Key(.tab, [.shift]).name(in: .spanish) == "Mayús-Tab")
    #expect(Key(.pageDown, [.control]).name(in: .french) == "Ctrl-PgSuiv")
    #expect(Key.character(" ").name(in: .japanese) == "スペース")
    for entry in KeyMap[.form].entries {
      for key in entry.keys { #expect(key.name(in: .english) == key.name) }
    }
  }
}

extension String {
  /// True if kana, kanji or the marks between them are in it.
  fileprivate var hasJapanese: Bool {
    unicodeScalars.contains {
      (0x3000...0x9FFF).contains($0.value) || (0xFF00...0xFFEF).contains($0.value)
    }
  }
}
