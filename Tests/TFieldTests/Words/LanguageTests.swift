import Foundation
import Testing

@testable import TField

@Suite struct LanguageTests {
  /// Pairs of languages, each once.
  private static let pairs = Language.allCases.flatMap { one in
    Language.allCases.filter { one.rawValue < $0.rawValue }.map { (one, $0) }
  }

  @Test(arguments: pairs)
  func `no sentence is left in another language`(one: Language, other: Language) {
    for sample in SampleWordings.all where sample.text(in: one) == sample.text(in: other) {
      let text = sample.text(in: one)
      #expect(
        AlikeWordings.texts.contains(text) || AlikeWordings.isSaidAlike(text),
        "\(one) and \(other): \(text)")
    }
  }

  @Test(arguments: Language.allCases)
  func `each language says the values that there are`(language: Language) {
    for sample in SampleWordings.all {
      let text = sample.text(in: language)
      for mark in SampleWordings.marks {
        #expect(sample.english.contains(mark) == text.contains(mark), "\(text): \(mark)")
      }
    }
  }

  @Test func `Japanese is written in Japanese`() {
    for sample in SampleWordings.all where !AlikeWordings.texts.contains(sample.japanese) {
      guard !AlikeWordings.isSaidAlike(sample.japanese) else { continue }
      #expect(sample.japanese.hasJapanese, "\(sample.japanese)")
    }
    for language in Language.allCases where language != .japanese {
      for sample in SampleWordings.all {
        #expect(!sample.text(in: language).hasJapanese)
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `a sentence is whole`(language: Language) {
    for sample in SampleWordings.all {
      let text = sample.text(in: language)
      #expect(
        !text.isEmpty && text.first != " " && text.last != " " && !text.contains("  ")
          || text.contains("\n"))
    }
  }

  @Test func `the samples have one of each`() throws {
    let words = try Self.declaredCases(in: "Words/Themes")
      .merging(Self.declaredCases(in: "Words/Wording.swift")) { $1 }
      .merging(Self.declaredCases(in: "Words/Label.swift")) { $1 }
      .merging(Self.declaredCases(in: "Rules/Requirement.swift")) { $1 }
    #expect(words.count == 22)
    let said = Dictionary(grouping: SampleWordings.all) { "\(type(of: $0))" }
      .mapValues { Set($0.map { String("\($0)".prefix { $0 != "(" }) }) }
    for (type, names) in words {
      let missing = Set(names).subtracting(said[type] ?? [])
      #expect(missing.isEmpty, "\(type): \(missing)")
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

  /// The names of the cases of each enum in a file or a folder of the sources.
  private static func declaredCases(in path: String) throws -> [String: [String]] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/TField/\(path)").standardizedFileURL
    let files =
      path.hasSuffix(".swift")
      ? [root]
      : try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
    var cases: [String: [String]] = [:]
    for file in files {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      var type = ""
      for line in lines {
        if let found = line.firstMatch(of: /\benum (\w+)/) { type = String(found.1) }
        guard line.hasPrefix("  case ") else { continue }
        let names = line.dropFirst(7).replacing(/\([^)]*\)/, with: "")
        cases[type, default: []] += names.split(separator: ",").map { $0.filter { $0 != " " } }
      }
    }
    return cases
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
