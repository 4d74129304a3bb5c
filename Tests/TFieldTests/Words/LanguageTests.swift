import Foundation
import TestSupport
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

@Suite struct PluralTests {
  @Test(arguments: [
    (Language.english, ["0 digits left", "1 digit left", "2 digits left"]),
    (.german, ["noch 0 Ziffern", "noch 1 Ziffer", "noch 2 Ziffern"]),
    (.spanish, ["faltan 0 dígitos", "falta 1 dígito", "faltan 2 dígitos"]),
    (.french, ["encore 0 chiffre", "encore 1 chiffre", "encore 2 chiffres"]),
    (.japanese, ["あと0桁", "あと1桁", "あと2桁"]),
  ])
  func `none, one and two are counted as people do`(language: Language, said: [String]) {
    #expect(
      (0...2).map { Wording.say("length.digitsLeft", counting: $0).text(in: language) } == said)
  }

  @Test(arguments: [
    (Language.english, "B: 2 to fix (A, A)"),
    (.german, "B: 2 zu berichtigen (A, A)"),
    (.spanish, "B: 2 por corregir (A, A)"),
    (.french, "B : 2 à corriger (A, A)"),
    (.japanese, "B：要修正2件（A、A）"),
  ])
  func `what is in the way of an action is counted and named`(language: Language, said: String) {
    let words = Wording.blocked(action: "B", by: ["A", "A"])
    #expect(words.text(in: language) == said)
  }

  @Test func `the higher number of two counts`() {
    let one = Wording.span("requirement.length", 0, 1)
    #expect(Wording.must(one).text() == "Must have 0 to 1 character")
    let several = Wording.span("requirement.entries", 1, 3)
    #expect(Wording.mustNot(several).text() == "Must not have 1 to 3 entries")
  }
}

/// A sentence of a catalogue.
struct CatalogueEntry {
  let key: String
  let original: [String]
  let said: [String]

  /// The places of each of its forms.
  var places: [Set<String>] { said.map(Self.places) }

  static func places(of text: String) -> Set<String> {
    Set(text.matches(of: /\{(\w+)\}/).map { String($0.output.1) })
  }
}

extension CatalogueEntry {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardized

  static func all(_ language: Language) throws -> [Self] {
    let file = root.appending(path: "Data/\(language.rawValue).po")
    let text = try String(contentsOf: file, encoding: .utf8)
    return try text.components(separatedBy: "\n\n").dropFirst().map { text in
      let key = try #require(text.firstMatch(of: /msgctxt "(.*)"/)).output.1
      func strings(_ word: String) throws -> [String] {
        let string = try Regex(#"(?m)^\#(word)(?:_plural|\[\d\])? ((?:".*"\n?)+)"#)
        return text.matches(of: string).map {
          String($0.output[1].substring ?? "").trimmingCharacters(in: .newlines)
        }
      }
      return Self(key: String(key), original: try strings("msgid"), said: try strings("msgstr"))
    }
  }
}

/// Each sentence of the catalogues, with values that can be found again in it.
enum SampleWordings {
  static let all = Result { try made() }

  private static func made() throws -> [Wording] {
    try CatalogueEntry.all(.english).filter { !$0.key.hasPrefix("joining") }.flatMap { entry in
      let places = entry.places.reduce(Set()) { $0.union($1) }
      let isCounted = entry.said.count > 1 || places.contains("count")
      let values = places.subtracting(["count"]).sorted().map {
        Sentence.Place(name: $0, words: "‹a›")
      }
      let counts: [Int?] = isCounted ? [1, 41] : [nil]
      return counts.map { Wording.sentence(Sentence(key: entry.key, count: $0, places: values)) }
    }
  }
}

/// What two languages write alike: names, signs, letters, and words that they share.
enum AlikeWordings {
  static let texts: Set = [
    "IBAN", "ISBN", "UUID", "un IBAN", "un ISBN", "un UUID", "‹a› s", "‹a›: ‹b›",
    // The letters that answer, and the keys that are printed alike.
    "y", "n", "y/n", "Alt", "BackSpace", "Ctrl", "Delete", "End", "Enter", "Esc", "Home", "Insert",
    "PageDown", "PageUp", "Shift", "Tab",
    // Words that two languages share.
    "Action", "Actions", "Color", "Date", "Error: ‹a›", "Fin", "Host", "Liste", "Name", "Text",
    "editor",
    "no", "April", "August", "September", "November", "Max. ‹a›", "Max. 1",
    "Max. 41", "#FF8800", "Min. 00–59", "MM/AA", "MM/YY",
  ]

  /// Without a letter beside the values, there is nothing to translate.
  static func isSaidAlike(_ text: String) -> Bool { !text.contains { $0.isLetter && $0 != "a" } }
}

@Suite struct SecretWordingTests {
  /// What no sentence says by itself.
  private static let canaries = ["ß", "語", "Ω", "☃", "Ж", "zqxj"]

  private static let texts =
    canaries
    + canaries.flatMap { ["a\($0)b", "\($0)@gmial.com", "a@b.\($0)", "12\($0)", "\($0):/"] }

  private static let subjects =
    TypeCatalogue.subjects + [
      TypeSubject("list of emails", FormList(of: Field("entry", .email))),
      TypeSubject("list of words", FormList(of: Field("entry", .phrase, rules: [chosen]))),
    ]

  private static let chosen = Rule(.characters, .characters(.scalars(["a"..."f"])))

  private static let rules =
    [
      chosen, Rule(.not, .rules([chosen])), Rule(.all, .rules([chosen])),
      Rule(.any, .rules([chosen])), .in(["x"]), .equalTo("other"),
      Rule(.characters, .characters(.digit), level: .warning),
    ]
    + Claim.Row.rules.filter { if case .yes? = $0.takes { true } else { false } }
    .map { Rule($0) }

  private static func field(_ type: any FieldType, _ rules: [Rule]) -> Field {
    var options = FieldOptions()
    options.isSecret = true
    return Field("tested", type, rules: rules, options: options)
  }

  /// Everything that the form says once a text was given, typed or pasted, and left.
  private static func sentences(about text: String, in field: Field) -> [String] {
    var typed = Typing(field)
    typed.type(text)
    var pasted = Typing(field)
    pasted.paste(text)
    var given = Typing(field)
    given.set(text)
    return [typed, pasted, given].flatMap { typing in
      [typing, typing.left()].flatMap { said(in: $0) }
    }
  }

  private static func said(in typing: Typing) -> [String] {
    let field = typing.field
    let live = field.entry.liveError(as: field.type).map(field.field.worded)
    let others = [field.warning, live].compactMap(\.self)
    let notices = [field.entry.notice, typing.session.notice].compactMap(\.self)
    let errors = field.errors + field.failures + others
    return (errors.map(\.wording) + notices).map { $0.text() }
  }

  @Test(arguments: subjects)
  func `no sentence about a secret says what was typed`(subject: TypeSubject) {
    for rules in [[], Self.rules] {
      let field = Self.field(subject.type, rules)
      for text in Self.texts {
        let said = Self.sentences(about: text, in: field)
        let leaked = Self.canaries.filter { canary in said.contains { $0.contains(canary) } }
        #expect(leaked.isEmpty, "\(text): \(said)")
      }
    }
  }

  @Test func `what isn't secret is named`() {
    let sentences = Self.sentences(about: "a☃", in: Field("tested", rules: [Self.chosen]))
    #expect(sentences.contains { $0.contains("☃") })
  }

  @Test func `a single letter isn't said either`() {
    let field = Self.field(StateCode(), [])
    #expect(Self.sentences(about: "Q", in: field).allSatisfy { !$0.contains("Q") })
  }
}
