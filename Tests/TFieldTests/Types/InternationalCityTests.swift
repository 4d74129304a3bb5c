import TestSupport
import Testing

@testable import TField

@Suite struct InternationalCityTests {
  @Test(arguments: [
    ("l'aquila", "L'Aquila"), ("xi'an", "Xi'an"),
    (
      "frankfurt/main (süd) & co",
      "Frankfurt/Main (Süd) & Co"
    ),
    ("Rio de janeiro", "Rio de Janeiro"), ("rio de janeiro", "Rio De Janeiro"),
    ("αθηνα", "Αθηνα"), ("القاهرة", "القاهرة"), ("कोलकाता", "कोलकाता"), ("12!? x", "12!? x"),
  ])
  func `a city of any script is settled`(keys: String, text: String) {
    #expect(Typing(.internationalCity, keys).left().text == text)
  }
}
