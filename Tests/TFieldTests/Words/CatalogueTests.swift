import Foundation
import Testing

@testable import TField

@Suite struct CatalogueTests {
  @Test(arguments: Language.allCases)
  func `each language has each sentence with the same places`(language: Language) throws {
    let english = try CatalogueEntry.all(.english)
    let entries = try CatalogueEntry.all(language)
    #expect(entries.map(\.key) == english.map(\.key))
    for (entry, original) in zip(entries, english) {
      #expect(entry.original == original.said, "\(entry.key)")
      #expect(!entry.said.contains("\"\""), "\(entry.key)")
      let places = CatalogueEntry.places(of: original.said.joined())
      #expect(entry.places.allSatisfy { $0 == places }, "\(language) \(entry.key)")
      let forms = original.said.count == 1 || language == .japanese ? 1 : 2
      #expect(entry.said.count == forms, "\(language) \(entry.key)")
    }
  }

  /// What the sources say: whole keys, and the beginnings of those that are put together.
  private static func sources() throws -> [String] {
    let folder = CatalogueEntry.root.appending(path: "Sources")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  @Test func `the catalogues have what is said, and nothing else`() throws {
    let written = try CatalogueEntry.all(.english).map(\.key)
    #expect(Set(written).count == written.count)
    let source = try Self.sources().joined()
    let whole = Set(
      source.matches(of: /say\(\s*(?:[^"\n]*\? )?"([\w.]+)"/).map { String($0.output.1) })
    #expect(whole.count > 300 && whole.subtracting(written).isEmpty)
    let literals = Set(source.matches(of: /"([a-z]\w*\.[\w.]+)"/).map { String($0.output.1) })
    let themes = Set(written.map { $0.prefix { $0 != "." } })
    let limits = Self.spans.map { String($0.dropLast()) }
    let named = literals.filter { themes.contains($0.prefix { $0 != "." }) }
    #expect(named.subtracting(written).subtracting(limits).isEmpty)
    let begun = Set(source.matches(of: /"([a-z]\w*\.[\w.]*)\\\(/).map { String($0.output.1) })
    for key in written where !literals.contains(key) {
      #expect(
        begun.contains { key.hasPrefix($0) } || Self.spans.contains { key.hasPrefix($0) }, "\(key)")
    }
  }

  /// Keys that a limit is added to.
  private static let spans = ["length", "entries", "number", "moment"].map { "requirement.\($0)." }

  @Test func `what stands at the places of a sentence is what the catalogues name`() throws {
    let written = try CatalogueEntry.all(.english).reduce(into: [:]) { $0[$1.key] = $1.places }
    var count = 0
    for source in try Self.sources() {
      for match in source.matches(of: /say\(\s*"([\w.]+)"/) {
        let call = Self.call(in: source[match.range.lowerBound...])
        let names = call.matches(of: /[\[,]\s*"(\w+)":/).map { String($0.output.1) }
        let places = Set(names + (call.contains("counting:") ? ["count"] : []))
        let wanted = written[String(match.output.1)] ?? []
        // A counted sentence need not say the number.
        #expect(
          wanted.allSatisfy { $0.union(["count"]) == places.union(["count"]) }
            && !wanted.isEmpty, "\(call)")
        count += 1
      }
    }
    #expect(count > 300)
  }

  /// The call at the beginning of a source, without the calls in it.
  private static func call(in source: Substring) -> String {
    var (call, depth, inner) = ("", 0, [Int]())
    for character in source {
      if character == "(" {
        depth += 1
        if depth > 1 { inner.append(depth) }
      }
      if inner.isEmpty { call.append(character) }
      if character == ")" {
        if inner.last == depth { inner.removeLast() }
        depth -= 1
        if depth == 0 { break }
      }
    }
    return call
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
    let long = Sentence(key: "long", count: 3, places: [.init(name: "what", words: "{count}")])
    #expect(Self.said(long) == "a \"{count}\" \\3\n ")
    #expect(Self.said(Sentence(key: "counted", count: 0)) == "0 one")
    #expect(Self.said(Sentence(key: "counted", count: 2)) == "2 many")
  }

  @Test func `a torn catalogue says what it has`() {
    #expect(Self.said(Sentence(key: "torn")) == "no e")
    for key in ["old", "older", "missing", ""] { #expect(Self.said(Sentence(key: key)) == "") }
    for cut in 0..<Self.written.utf8.count {
      for key in ["long", "counted", "torn"] {
        _ = Self.said(Sentence(key: key, count: 2), cut: cut)
      }
    }
  }
}
