import Testing

@testable import TField

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
    (Language.english, "B: 1 missing (A), 2 to fix (A, A)"),
    (.german, "B: 1 fehlt (A), 2 zu berichtigen (A, A)"),
    (.spanish, "B: 1 falta (A), 2 por corregir (A, A)"),
    (.french, "B : 1 à remplir (A), 2 à corriger (A, A)"),
    (.japanese, "B：未入力1件（A）、要修正2件（A、A）"),
  ])
  func `parts of a sentence are counted each by itself`(language: Language, said: String) {
    let words = Wording.blocked(action: "B", missing: ["A"], wrong: ["A", "A"])
    #expect(words.text(in: language) == said)
  }

  @Test func `the higher number of two counts`() {
    let one = Requirement.length(min: 0, max: 1)
    #expect(Wording.must(one).text() == "Must have 0 to 1 character")
    let several = Requirement.entries(min: 1, max: 3)
    #expect(Wording.mustNot(several).text() == "Must not have 1 to 3 entries")
  }
}
