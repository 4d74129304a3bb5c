import TestSupport
import Testing

@testable import TField

@Suite struct CharacterTestTests {
  @Test(arguments: [
    (CharacterTest.digitsOnly, "0123", true), (.digitsOnly, "12a", false), (.digitsOnly, "", true),
    (.digitsOnly, "٣", false), (.digitsOnly, "1️⃣", false),
    (.lettersOnly, "éЖ漢", true), (.lettersOnly, "a b", false), (.lettersOnly, "", true),
    (.alphanumeric, "é1", true), (.alphanumeric, "a_1", false), (.alphanumeric, "", true),
    (.ascii, "a~1", true), (.ascii, "é", false), (.ascii, "", true),
    (.atLeastOneDigit, "a1", true), (.atLeastOneDigit, "a٣", false), (.atLeastOneDigit, "", false),
    (.atLeastOneLetter, "1é", true), (.atLeastOneLetter, "12", false),
    (.atLeastOneLetter, "", false),
    (.atLeastOneUppercaseLetter, "aÉ", true), (.atLeastOneUppercaseLetter, "aé", false),
    (.atLeastOneUppercaseLetter, "", false),
    (.atLeastOneLowercaseLetter, "Aé", true), (.atLeastOneLowercaseLetter, "AÉ", false),
    (.atLeastOneLowercaseLetter, "", false),
    (.atLeastOneSpecialCharacter, "a!", true), (.atLeastOneSpecialCharacter, "a é1", false),
    (.atLeastOneSpecialCharacter, "", false),
    (.noSpecialCharacters, "José 1", true), (.noSpecialCharacters, "a_b", false),
    (.noSpecialCharacters, "", true),
  ])
  func `characters are judged`(test: CharacterTest, text: String, passes: Bool) {
    #expect(RuleTest.characters(test).codes(for: .text(text)) == (passes ? [] : [test.rawValue]))
  }

  @Test func `of a list every entry is judged`() {
    let test = RuleTest.characters(.atLeastOneDigit)
    #expect(test.codes(for: .entries(["a1", "2"])) == [])
    #expect(test.codes(for: .entries(["a1", "b"])) == ["atLeastOneDigit"])
  }

  @Test(arguments: [
    (CharacterTest.digitsOnly, "a", "Must have only digits"),
    (.atLeastOneUppercaseLetter, "a", "Must have a capital letter"),
    (.noSpecialCharacters, "!", "Must not have a special character"),
  ])
  func `a sentence says what to do`(test: CharacterTest, text: String, sentence: String) {
    #expect(RuleTest.characters(test).sentences(about: .text(text)) == [sentence])
  }
}
