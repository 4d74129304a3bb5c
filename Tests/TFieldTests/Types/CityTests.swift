import Testing

@testable import TField

@Suite struct CityTests {
  @Test(arguments: [
    ("o'fallon", "O'Fallon"), ("coeur d'alene", "Coeur D'Alene"), ("st. louis ", "St. Louis"),
    ("29 palms", "Palms"), ("NEW YORK", "New York"), ("O’FALLON", "O'Fallon"),
    ("Fond du lac (wi)", "Fond Du Lac Wi"),
  ])
  func `a city is settled`(keys: String, text: String) {
    #expect(Typing(.city, keys).left().text == text)
  }
}
