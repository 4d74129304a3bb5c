import Foundation
import Testing

@testable import TField

@Suite struct CatalogueTests {
  /// A sentence of a catalogue.
  private struct Entry {
    let key: String
    let original: [String]
    let said: [String]

    /// The places of each of its forms.
    var places: [Set<String>] { said.map(Self.places) }

    static func places(of text: String) -> Set<String> {
      Set(text.matches(of: /\{\w+\}/).map { String($0.output) })
    }
  }

  private static func file(_ language: Language) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Data/\(language.rawValue).po")
    return try String(contentsOf: root, encoding: .utf8)
  }

  private static func entries(_ language: Language) throws -> [Entry] {
    try file(language).components(separatedBy: "\n\n").dropFirst().map { text in
      let key = try #require(text.firstMatch(of: /msgctxt "(.*)"/)).output.1
      func strings(_ word: String) throws -> [String] {
        let string = try Regex(#"(?m)^\#(word)(?:_plural|\[\d\])? ((?:".*"\n?)+)"#)
        return text.matches(of: string).map {
          String($0.output[1].substring ?? "").trimmingCharacters(in: .newlines)
        }
      }
      return Entry(key: String(key), original: try strings("msgid"), said: try strings("msgstr"))
    }
  }

  /// The keys of a sentence and of all that stands at its places.
  private static func keys(_ words: any Sayable) -> [String] {
    switch words {
    case let words as Wording: keys(words.words)
    case let words as any Translated: keys(words.sentence)
    case let words as Several: words.words.flatMap(keys)
    case let sentence as Sentence: [sentence.key] + sentence.places.flatMap { keys($1) }
    default: []
    }
  }

  @Test(arguments: Language.allCases)
  func `each language has each sentence with the same places`(language: Language) throws {
    let english = try Self.entries(.english)
    let entries = try Self.entries(language)
    #expect(entries.map(\.key) == english.map(\.key))
    for (entry, original) in zip(entries, english) {
      #expect(entry.original == original.said, "\(entry.key)")
      #expect(!entry.said.contains("\"\""), "\(entry.key)")
      let places = Entry.places(of: original.said.joined())
      #expect(entry.places.allSatisfy { $0 == places }, "\(language) \(entry.key)")
      let forms = original.said.count == 1 || language == .japanese ? 1 : 2
      #expect(entry.said.count == forms, "\(language) \(entry.key)")
    }
  }

  @Test func `the catalogues have what is said, and nothing else`() throws {
    let joining = ["joining.comma", "joining.colon", "joining.or", "joining.brackets"]
    let said = Set(SampleWordings.all.flatMap(Self.keys) + joining)
    let written = try Self.entries(.english).map(\.key)
    #expect(said.subtracting(written).isEmpty)
    #expect(Set(written).subtracting(said).isEmpty)
    #expect(Set(written).count == written.count)
  }

  @Test func `what stands at the places of a sentence is what the catalogues name`() throws {
    let written = try Self.entries(.english).reduce(into: [:]) { $0[$1.key] = $1.places }
    for sentence in SampleWordings.all.compactMap({ ($0 as? any Translated)?.sentence }) {
      let places =
        sentence.places.map { "{\($0.key)}" } + (sentence.count == nil ? [] : ["{count}"])
      #expect(written[sentence.key]?.allSatisfy { $0 == Set(places) } ?? false, "\(sentence.key)")
    }
  }

  private static let written = """
    msgid ""
    msgstr ""
    "Plural-Forms: nplurals=2; plural=n>1;\\n"

    # msgctxt "old"
    #~ msgctxt "older"
    msgctxt "long"
    msgid "x"
    msgstr ""
    "a \\"{what}\\" \\\\{count}\\n"
    "{other} {"

    msgctxt "counted"
    msgid "x"
    msgid_plural "y"
    msgstr[0] "{count} "
    "one"
    msgstr[1] "{count} many"

    msgctxt "torn"
    msgid "x"
    msgstr "no e
    """

  private static func said(_ sentence: Sentence, cut: Int = 0) -> String {
    Array(written.utf8.dropLast(cut)).withUnsafeBufferPointer {
      Catalogue(of: $0).text(of: sentence, in: $0, .french)
    }
  }

  @Test func `strings go on over lines, and have escapes and places`() {
    let long = Sentence("long", counting: 3, ["what": "{count}"])
    #expect(Self.said(long) == "a \"{count}\" \\3\n ")
    #expect(Self.said(Sentence("counted", counting: 0)) == "0 one")
    #expect(Self.said(Sentence("counted", counting: 2)) == "2 many")
  }

  @Test func `a torn catalogue says what it has`() {
    #expect(Self.said("torn") == "no e")
    for key in ["old", "older", "missing", ""] { #expect(Self.said(Sentence(key)) == "") }
    for cut in 0..<Self.written.utf8.count {
      for key in ["long", "counted", "torn"] { _ = Self.said(Sentence(key, counting: 2), cut: cut) }
    }
  }
}
