import TestSupport
import Testing

@testable import TField

@Suite struct CityTests {
  @Test(arguments: [
    ("o'fallon", "O'Fallon"), ("coeur d'alene", "Coeur D'Alene"), ("st. louis ", "St. Louis"),
    ("29 palms", "29 palms"), ("NEW YORK", "NEW YORK"), ("o’fallon", "O’Fallon"),
    ("Fond du lac (wi)", "Fond Du Lac (wi)"),
  ])
  func `a city is settled`(keys: String, text: String) {
    #expect(Typing(.city, keys).left().text == text)
  }
}
